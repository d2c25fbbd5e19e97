/** Finding one's way in a rule book: a rule by its citation, the rules that a house has changed. */
import type { RuleBookShown, RuleShown } from '../wire/messages.ts'

export const rulesIn = (book: RuleBookShown): RuleShown[] => book.sections.flatMap((section) => section.rules)

/** The name of a rule's place on the page: `#rule-skat` in an address. */
export const anchorOf = (key: string): string => `rule-${key}`

/** The key of the rule that an address points to. */
export function keyInHash(hash: string): string | undefined {
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor.startsWith('rule-') ? anchor.slice('rule-'.length) : undefined
}

/** The single places that a citation names, as in “Møller, Udspil, l.643-644; Selve spillet, l.1963”. */
const placesIn = (citation: string): string[] =>
  citation
    .split(';')
    .map((place) => place.trim())
    .filter(Boolean)

/**
 * The rule that a citation, such as that of a refusal, stands for.
 *
 * A rule that is cited exactly so comes before one that cites it beside others, and that before one that shares a place.
 */
export function ruleFor(book: RuleBookShown, citation: string): RuleShown | undefined {
  const wanted = citation.trim()
  if (!wanted) return undefined
  const rules = rulesIn(book)
  const places = placesIn(wanted)
  return (
    rules.find((rule) => rule.source === wanted) ??
    rules.find((rule) => rule.source.includes(wanted)) ??
    rules.find((rule) => places.some((place) => placesIn(rule.source).includes(place)))
  )
}

const saidBy = (rule: RuleShown): string => JSON.stringify([rule.text, rule.table ?? [], rule.source])

/** The keys of the rules that are not as the book has them: another text, other figures, or the house's own source. */
export function changedRules(house: RuleBookShown, book: RuleBookShown): Set<string> {
  const before = new Map(rulesIn(book).map((rule) => [rule.key, saidBy(rule)]))
  return new Set(
    rulesIn(house)
      .filter((rule) => before.get(rule.key) !== saidBy(rule))
      .map((rule) => rule.key),
  )
}
