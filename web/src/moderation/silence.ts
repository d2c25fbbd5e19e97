/** Whom this reader does not want to hear at a table, in this browser alone; a block, which the server keeps, goes further. */
const key = (table: string): string => `tarock-silent-${table}`

/** The names of those whose words are not shown. */
export function silentAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return [] // somebody else has written there
  }
}

export function keepSilent(table: string, names: readonly string[]): void {
  if (names.length > 0) localStorage.setItem(key(table), JSON.stringify(names))
  else localStorage.removeItem(key(table))
}
