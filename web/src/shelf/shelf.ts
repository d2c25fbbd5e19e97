/** The house rulesets that a browser keeps, as data. */

export interface House {
  /** Names it in this browser; the id of the ruleset itself stands in its text. */
  id: string
  name: string
  /** The ruleset as TOML, whether or not it can be played yet. */
  text: string
}

const isHouse = (value: unknown): value is House =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'text'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

/** What was kept, as far as it can be read. */
export function readShelf(kept: string | null): House[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter(isHouse) : []
  } catch {
    return [] // something else has been written there; it is nobody's ruleset
  }
}

/** A name as an id of a ruleset: “Tarok hjemme hos os” is `tarok-hjemme-hos-os`. */
export function idFor(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'house'
}

/** The first of `house`, `house-2`, `house-3`, … that is not taken. */
export function freeId(wanted: string, taken: Iterable<string>): string {
  const names = new Set(taken)
  let id = wanted
  for (let number = 2; names.has(id); number++) id = `${wanted}-${number}`
  return id
}
