/** The ground behind a court: its suit sign, small and faint, again and again. */
import { HEIGHT, WIDTH, colour } from '../draw.ts'
import type { Suit } from '../pack.ts'

/** Signs of four units, each drawn in steps from where it begins, so that they can be set anywhere. */
const TINY: Record<Suit, string> = {
  S: 'c.6 1 2 1.6 2 2.8 0 1.2-1.2 1.3-1.7.6l.5 1.2h-1.6l.5-1.2c-.5.7-1.7.6-1.7-.6 0-1.2 1.4-1.8 2-2.8z',
  H: 'c.4-1.4 2.2-1.2 2 .2-.1 1-1.2 1.7-2 2.6-.8-.9-1.9-1.6-2-2.6-.2-1.4 1.6-1.6 2-.2z',
  D: 'l1.6 2.2-1.6 2.2-1.6-2.2z',
  C: 'a1 1 0 1 1 1.7.7 1 1 0 1 1-.5 1l.4 1.3h-1.2l.4-1.3a1 1 0 1 1-.5-1 1 1 0 0 1-.3-.7z',
}

const STEP = 12

/** Every second row is set off by half a step. */
const PLACES = Array.from({ length: Math.floor(HEIGHT / STEP) - 1 }, (_, row) => {
  const [left, y] = [row % 2 ? STEP : STEP / 2, (row + 1) * STEP - 4]
  return Array.from({ length: Math.floor(WIDTH / STEP) }, (_, column) => `M${left + column * STEP} ${y}`)
}).flat()

export function wallpaper(suit: Suit): string {
  const signs = PLACES.map((place) => place + TINY[suit]).join('')
  return `<path fill="${colour('line')}" stroke="none" opacity="var(--card-wallpaper)" d="${signs}"/>`
}
