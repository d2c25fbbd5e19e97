/** Who holds this phone, as far as an event knows: the number stays in this browser. */
import type { HallPublic, HallRow, HallSeating } from '../../wire/messages.ts'

const PLACE = 'tarock.hall.number '

type NumberShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keptNumber = (event: string, shelf: NumberShelf = localStorage): number =>
  Number(shelf.getItem(PLACE + event) ?? 0)

export function keepNumber(event: string, number: number, shelf: NumberShelf = localStorage): void {
  if (number) shelf.setItem(PLACE + event, String(number))
  else shelf.removeItem(PLACE + event)
}

/** The number that the code on somebody's tag names: `?number=17`. */
export const numberIn = (search: string): number => Number(new URLSearchParams(search).get('number') ?? 0) || 0

export interface Mine {
  row: HallRow | undefined
  /** The table of this round, where one sits oneself or for somebody else. */
  seating: HallSeating | undefined
  /** From 1; the first deals first. */
  place: number
  /** Whom one plays for, if not oneself. */
  playsFor: number
  hasBye: boolean
}

/** What an event has to say to one number. */
export function mineIn(shown: HallPublic, number: number): Mine {
  const sits = ({ players }: HallSeating): number =>
    players.findIndex((player) => (player.played_by ? player.played_by === number : player.number === number))
  const seating = (shown.tables ?? []).find((table) => sits(table) >= 0)
  const place = seating ? sits(seating) + 1 : 0
  const sitting = seating?.players[place - 1]
  return {
    row: shown.standings?.find((row) => row.number === number),
    seating,
    place,
    playsFor: sitting && sitting.number !== number ? sitting.number : 0,
    hasBye: (shown.byes ?? []).some((bye) => bye.number === number),
  }
}
