/** From a token to a picture. */
import { drawnBack } from './back.ts'
import { HEIGHT, WIDTH, colour } from './draw.ts'
import { courtCard } from './courts/double.ts'
import { numberCard } from './numbers.ts'
import { parseCard } from './pack.ts'
import type { CardStyle } from './style.ts'
import { skusCard, tarokCard } from './taroks/tarok.ts'

function face(token: string, style: CardStyle): string {
  const card = parseCard(token)
  switch (card.kind) {
    case 'court':
      return courtCard(card.suit, card.court, style)
    case 'pips':
      return numberCard(card.suit, card.pips, style)
    case 'tarok':
      return tarokCard(card.number, style)
    case 'skus':
      return skusCard(style)
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const PAPER =
  `<rect x=".6" y=".6" width="${WIDTH - 1.2}" height="${HEIGHT - 1.2}" rx="7"` +
  ` fill="${colour('face')}" stroke="${colour('edge')}" stroke-width="1.2"/>`

/** A sheet of paper with round corners; a title makes it an image with a name, without one it is decoration. */
function sheet(drawing: string, title: string | undefined): string {
  const role = title ? 'role="img"' : 'aria-hidden="true"'
  const name = title ? `<title>${escaped(title)}</title>` : ''
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" class="playing-card" ${box} ${role}>${name}${PAPER}${drawing}</svg>`
}

/** The card with this token, as SVG text; its title, in the player's language, comes from the caller. */
export const card = (token: string, style: CardStyle, title?: string): string => sheet(face(token, style), title)

/** A card seen from behind. */
export const back = (title?: string): string => sheet(drawnBack(), title)
