/** Composing a declaration by oneself, right or wrong: one item after the other. */
import type { Item } from '../../told/danish.ts'
import type { Courts, Kings } from '../../wire/messages.ts'

export const FULLNESS = ['half', 'full', 'overfull'] as const
export const COURT_RANKS = ['K', 'Q', 'C', 'J'] as const
export const COURT_SUITS = ['S', 'H', 'D', 'C'] as const

export type Fullness = (typeof FULLNESS)[number]
export type CourtSuit = (typeof COURT_SUITS)[number]
/** What an item is about; a letter is a suit. */
export type Subject = 'taroks' | 'matadors' | 'kings' | CourtSuit | 'laid'

/** What the form holds while an item is put together. */
export interface Draft {
  subject: Subject
  number: number
  withPagat: boolean
  fullness: Fullness
  /** The missing court's rank, or of kings the missing king's suit. */
  missing: string
  /** A laid card that is named. */
  card: string
}

export const isSuit = (subject: Subject): subject is CourtSuit => (COURT_SUITS as readonly string[]).includes(subject)

/** What can be missing from a half suit or from half kings, as the draft names it. */
export const missable = (subject: Subject): readonly string[] => (isSuit(subject) ? COURT_RANKS : COURT_SUITS)

export function itemOf(draft: Draft): Item {
  switch (draft.subject) {
    case 'taroks':
      return { item: 'taroks', number: draft.number, with_pagat: draft.withPagat }
    case 'matadors':
      return { item: 'matadors', number: draft.number }
    case 'laid':
      return { item: 'laid', card: draft.card }
    case 'kings':
      return withMissing({ item: 'kings', fullness: draft.fullness }, `${draft.missing}K`)
    default:
      return withMissing(
        { item: 'courts', fullness: draft.fullness, suit: draft.subject },
        `${draft.subject}${draft.missing}`,
      )
  }
}

/** Only of a half suit the missing card is named. */
const withMissing = <Group extends Courts | Kings>(group: Group, card: string): Group =>
  group.fullness === 'half' ? { ...group, missing: card } : group

/** Two items that speak of the same thing: the one said later takes the place of the other. */
function sameThing(one: Item, other: Item): boolean {
  if (one.item === 'courts' && other.item === 'courts') return one.suit === other.suit
  if (one.item === 'laid' && other.item === 'laid') return one.card === other.card
  return one.item === other.item
}

export function withItem(items: readonly Item[], item: Item): Item[] {
  const place = items.findIndex((other) => sameThing(other, item))
  return place < 0 ? [...items, item] : items.map((other, index) => (index === place ? item : other))
}
