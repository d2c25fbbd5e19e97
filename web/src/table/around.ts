/** Where the seats of a deal sit, seen from the reader: both games go counter-clockwise, so the next sits to the right. */

export type Side = 'bottom' | 'right' | 'top' | 'left'

const SIDES: Record<number, readonly Side[]> = {
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
}

/** The side of a seat among those who play; a spectator sits where the first seat does. */
export function sideOf(seat: number, playing: readonly number[], you: number | null): Side {
  const from = Math.max(0, you === null ? 0 : playing.indexOf(you))
  const steps = (playing.indexOf(seat) - from + playing.length) % playing.length
  return SIDES[playing.length]?.[steps] ?? 'top'
}

/** The other seats from left to right as they sit around the table. */
export function others(playing: readonly number[], you: number | null): number[] {
  const order: readonly Side[] = ['left', 'top', 'right']
  return playing
    .filter((seat) => sideOf(seat, playing, you) !== 'bottom')
    .toSorted((a, b) => order.indexOf(sideOf(a, playing, you)) - order.indexOf(sideOf(b, playing, you)))
}
