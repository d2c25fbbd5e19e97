/** How a hand is laid out in rows, so that every card can be seen and touched without scrolling. */
import { WIDTH } from '../cards/draw.ts'

export interface Layout {
  /** The width of a card. */
  card: number
  /** How much of a covered card is seen. */
  strip: number
  /** How much of a row is seen that lies behind another. */
  behind: number
  rows: string[][]
}

/** A strip that is easily touched, and the least that is still legible. */
const ROOMY = 34
const LEAST = 24
/** So low the table above the hand can be, and so much of the rest a card may take, which is 1.6 times as high as wide. */
const ABOVE = 200
const SHARE = 4.4

/** By so much a card is lifted that may be played, over the row behind it. */
const LIFTED = 8

/** The room that the sign in a corner takes, on a card that is 100 wide. */
interface Corner {
  width: number
  height: number
}

const USUAL: Corner = { width: 0, height: 0 }

const groupOf = (token: string): string => (token === 'X' ? 'T' : token.slice(0, 1))

/** Lays the cards of a hand, sorted already, into as few rows as leave each card a strip of its own. */
export function layout(cards: readonly string[], width: number, height: number, sign: Corner = USUAL): Layout {
  const most = Math.max(124, height / 7.5)
  const card = Math.round(Math.min(most, Math.max(56, width / 5.4), Math.max(56, (height - ABOVE) / SHARE)))
  const seen = Math.ceil((card * sign.width) / WIDTH)
  const least = Math.max(cards.length > 20 ? LEAST + 3 : ROOMY, seen)
  const perRow = Math.max(1, Math.floor((width - card) / least) + 1)
  const rows = split(cards, Math.ceil(cards.length / perRow))
  const longest = Math.max(1, ...rows.map((row) => row.length))
  const strip = longest > 1 ? Math.min(card * 0.92, (width - card) / (longest - 1)) : card
  const behind = Math.max(card * 0.74, (card * sign.height) / WIDTH + LIFTED)
  return { card, strip: Math.max(Math.min(LEAST, strip), strip), behind, rows }
}

/** Rows of about the same length, ending with a suit where one ends nearby. */
function split(cards: readonly string[], number: number): string[][] {
  const rows: string[][] = []
  let from = 0
  for (let left = number; left > 0; left -= 1) {
    const even = from + Math.ceil((cards.length - from) / left)
    const to = left === 1 ? cards.length : (nearby(cards, even) ?? even)
    rows.push(cards.slice(from, to))
    from = to
  }
  return rows.filter((row) => row.length > 0)
}

/** The end of a suit at most one card before the even end of a row: a row grows no longer than need be. */
function nearby(cards: readonly string[], even: number): number | undefined {
  return [even, even - 1].find((at) => at > 0 && groupOf(cards[at - 1] ?? '') !== groupOf(cards[at] ?? ''))
}
