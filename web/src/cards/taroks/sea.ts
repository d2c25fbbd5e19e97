/** By the sea: three sails, the lighthouse with five beams, the ferry. */
import { disc, dots, flat, lines, moved, shape } from '../draw.ts'
import { below, sky } from './scene.ts'

const WAVES = lines('M4 80q4-4 8 0t8 0M40 86q4-4 8 0t8 0M62 78q4-4 8 0t8 0M16 91q4-4 8 0t8 0', 1.1, 'linen')

const boat = (x: number, y: number, size: number, sail: string): string =>
  moved(
    x,
    y,
    lines('M0-38V6', 1.6) +
      sail +
      shape('brown', 'M-16 4H18C16 11 12 14 8 14H-8C-12 13-15 9-16 4Z') +
      lines('M-14 8H16', 0.9),
    0,
    size,
  )

const WHITE = shape('linen', 'M1.6-37C12-24 16-12 16 0H1.6Z') + shape('linen', 'M-1.6-32C-4-18-8-8-14 0H-1.6Z')
const RED =
  shape('red', 'M1.6-37C12-24 16-12 16 0H1.6Z') +
  shape('linen', 'M-1.6-32C-4-18-8-8-14 0H-1.6Z') +
  lines('M4-12H13.4', 1.6, 'linen')
const GOLD = shape('gold', 'M1.6-37C12-24 16-12 16 0H1.6Z') + shape('gold', 'M-1.6-32C-4-18-8-8-14 0H-1.6Z')

/** III: three boats on the sound. */
export const sails = [
  sky('sky'),
  disc('gold', 66, 20, 9),
  flat('linen', 'M8 22C10 16 18 16 20 20 26 18 30 22 28 26H8C4 26 4 22 8 22Z'),
  below('green', 'M0 56C14 50 30 54 44 56 60 52 74 52 86 56'),
  below('blue', 'M0 60H86'),
  boat(18, 60, 0.62, GOLD),
  boat(66, 66, 0.8, WHITE),
  boat(38, 74, 1.15, RED),
  WAVES,
].join('')

const BEAM = 'M0 0 46-5V5Z'

/** V: five beams over the skerry. */
export const lighthouse = [
  sky('night'),
  ...[-20, 12, 168, 200, -90].map((turn) => moved(43, 22, flat('gold', BEAM), turn)),
  below('blue', 'M0 76H86'),
  shape('brown', 'M14 84C18 76 26 72 34 72H54C62 74 68 78 74 84 58 90 30 90 14 84Z'),
  shape('linen', 'M35 32H51L56 74H30Z'),
  flat('red', 'M34.2 40H51.9L53 50H32.9ZM31.7 60H54.3L55.5 70H30.5Z'),
  lines('M35 32H51L56 74H30Z'),
  shape('line', 'M40 66C40 61 46 61 46 66V74H40Z'),
  shape('gold', 'M37.6 16H48.4V28H37.6Z'),
  lines('M41 16V28M45 16V28', 0.9),
  shape('silver', 'M32 28H54V32.6H32Z'),
  shape('red', 'M35.6 16C36 8 50 8 50.4 16Z'),
  disc('gold', 43, 8.4, 1.8),
  lines('M4 84q4-4 8 0M68 90q4-4 8 0t8 0M24 92q4-4 8 0t8 0', 1.1, 'linen'),
].join('')

/** XX: the ferry between the islands. */
export const ferry = [
  sky('panel-tarok'),
  disc('gold', 18, 40, 12),
  lines('M0 58H86'),
  flat(
    'silver',
    'M47 20C42 14 50 8 56 12 58 4 70 4 72 10 80 8 86 14 84 20 78 24 74 20 70 22 64 26 60 22 56 24 52 26 49 24 47 20Z',
  ),
  below('blue', 'M0 66C10 63 18 66 26 65S44 63 54 65 74 67 86 64'),
  shape('red', 'M37 24H49L47 44H39Z'),
  shape('line', 'M37 24H49L48.4 30H37.6Z'),
  lines('M22 48V24M22 26 12 48M66 50V26M66 28 78 56', 0.9),
  shape('red', 'M22 24H32V31H22Z'),
  lines('M22 27.4H32M25.4 24V31', 1.3, 'linen'),
  shape('linen', 'M18 44H66V56H18Z'),
  dots('line', 1.7, [24, 50], [30, 50], [36, 50], [42, 50], [48, 50], [54, 50], [60, 50]),
  shape('linen', 'M52 36H64V44H52Z'),
  shape('night', 'M2 55H84C82 66 78 74 72 80H16C8 74 4 66 2 55Z'),
  lines('M5 61H81.6', 1.8, 'gold'),
  lines('M10 72H78', 2.2, 'red'),
  flat('sky', 'M0 80C6 76 10 76 14 79S24 83 30 79 42 76 46 79 56 83 62 79 72 76 78 79L86 80V96H0Z'),
  lines('M0 80C6 76 10 76 14 79S24 83 30 79 42 76 46 79 56 83 62 79 72 76 78 79L86 80'),
  lines('M8 88q4-4 8 0t8 0M44 90q4-4 8 0t8 0', 1.1, 'linen'),
  lines('M62 8q3-3 5 0 2-3 5 0M28 12q3-3 5 0 2-3 5 0M16 20q2.4-2.4 4 0 1.6-2.4 4 0', 1.1),
].join('')
