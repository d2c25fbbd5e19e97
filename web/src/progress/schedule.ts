/** After how many days something is asked again, box by box. */
export const WAITS: readonly number[] = [1, 3, 7, 21, 60]
