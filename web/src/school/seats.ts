/** What players are called where nobody sits: by the letters of records. */
export const SEATS: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
