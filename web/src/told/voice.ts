/** Sentences about the seats of a deal, told to one reader: names by seat, and who is reading. */
import type { Values, Words } from '../words/catalogue.ts'
import type { Family } from '../words/families.ts'
import { bonusName, cardName, cardSign, cardSigns, contractName, listed } from '../words/names.ts'

/** Of whom a verb speaks: the reader, the reader and others, somebody else, or several others. */
export type Person = 'you' | 'you_all' | 'other' | 'others'

export class Voice {
  constructor(
    readonly words: Words,
    readonly family: Family,
    readonly names: readonly string[],
    /** The seat of the reader; a spectator has none. */
    readonly you: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.you ? this.words('play-you') : (this.names[seat] ?? '')
  }

  /** A message about what a seat does: `$you` and `$name` are filled in. */
  about(key: string, seat: number, values: Values = {}): string {
    return this.words(key, { you: seat === this.you ? 'yes' : 'no', name: this.names[seat] ?? '', ...values })
  }

  /** In which person and number a verb speaks of so many, these seats among them. */
  person(seats: readonly number[], count: number): Person {
    if (this.you !== null && seats.includes(this.you)) return count === 1 ? 'you' : 'you_all'
    return count === 1 ? 'other' : 'others'
  }

  listed(names: Iterable<string>): string {
    return listed([...names], this.words)
  }

  /** Several seats as a sentence lists them, the reader last, as people speak of themselves. */
  seats(seats: readonly number[]): string {
    const inOrder = [...seats.filter((seat) => seat !== this.you), ...seats.filter((seat) => seat === this.you)]
    return this.listed(new Set(inOrder.map((seat) => this.name(seat))))
  }

  suit(token: string): string {
    return this.words(`suit-${token}`)
  }

  card(token: string): string {
    return cardSign(token, this.words, this.family)
  }

  /** A card in full, for those who hear it. */
  cardInFull(token: string): string {
    return cardName(token, this.words, this.family)
  }

  cards(tokens: readonly string[]): string {
    return cardSigns(tokens, this.words, this.family)
  }

  contract(bid: { contract: string; bird?: string | null }): string {
    return contractName(bid, this.words)
  }

  bonus(item: string): string {
    return bonusName(item, this.words)
  }
}

/** The same for the ear, which can make nothing of “♠K” or “T21”. */
export class SpokenVoice extends Voice {
  static of({ words, family, names, you }: Voice): SpokenVoice {
    return new SpokenVoice(words, family, names, you)
  }

  override card(token: string): string {
    return this.cardInFull(token)
  }

  override cards(tokens: readonly string[]): string {
    return tokens.map((token) => this.cardInFull(token)).join(', ')
  }
}
