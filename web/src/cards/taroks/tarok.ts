/** A tarok: its number above and below, and between them a scene of its own. */
import { HEIGHT, WIDTH, colour, outlined, twice } from '../draw.ts'
import { numeralHeight, skusIndex, tarokIndex } from '../indices.ts'
import type { CardStyle } from '../style.ts'
import { geese, grapes, harvest, storks, windmill } from './country.ts'
import { edelweiss, hut, skier } from './mountains.ts'
import { cat, moon } from './night.ts'
import { harlequin, juggler, waltz } from './people.ts'
import { SCENE } from './scene.ts'
import { ferry, lighthouse, sails } from './sea.ts'
import { clockTower, coffee, fiddle, railway, skittles, wheel } from './town.ts'

/** Most scenes count to their number: two storks, four sails, nine skittles, the hands at three on the XV. */
const SCENES: readonly string[] = [
  juggler,
  storks,
  sails,
  windmill,
  lighthouse,
  edelweiss,
  hut,
  wheel,
  skittles,
  grapes,
  geese,
  clockTower,
  cat,
  harvest,
  coffee,
  waltz,
  skier,
  fiddle,
  railway,
  ferry,
  moon,
]

const MARGIN = 7

function picture(scene: string, size: CardStyle['index']): string {
  const top = numeralHeight(size) + 2 * MARGIN - 1
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * top]
  const place = `x="${MARGIN}" y="${top}" width="${width}" height="${height}"`
  const box = `viewBox="0 0 ${SCENE.width} ${SCENE.height}" preserveAspectRatio="xMidYMid slice"`
  return (
    `<svg ${place} ${box}>${outlined(scene)}</svg>` +
    `<rect ${place} rx="1.5" fill="none" stroke="${colour('frame')}" stroke-width="1.6"/>`
  )
}

export function tarokCard(number: number, style: CardStyle): string {
  const scene = SCENES[number - 1]
  if (scene === undefined) throw new RangeError(`Expected a tarok from 1 to ${SCENES.length}, but got ${number}.`)
  return picture(scene, style.index) + twice(tarokIndex(number, style))
}

export const skusCard = (style: CardStyle): string => picture(harlequin, style.index) + twice(skusIndex(style.index))
