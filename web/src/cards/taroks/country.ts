/** In the country: storks, the windmill, the vineyard, wild geese, the harvest. */
import { type Point, disc, dots, flat, lines, moved, shape } from '../draw.ts'
import { around, below, sky } from './scene.ts'

const stork = [
  lines('M-2 18V32M3 18V32', 1.5, 'red'),
  shape('linen', 'M-4-6C-6-14 0-18 4-15 6-12 2-8 4-2 10 2 16 8 18 16 8 20-4 22-9 14-11 6-6 2-4-6Z'),
  shape('line', 'M4 8C10 8 17 12 20 19 13 21 5 19 0 14Z'),
  shape('red', 'M-2-15-20-10.6-3-11.6Z'),
  dots('line', 1, [0.6, -13.4]),
].join('')

/** II: two storks on the roof. */
export const storks = [
  sky('sky'),
  disc('gold', 70, 18, 8),
  shape('green', 'M0 62C16 54 30 60 43 58S72 54 86 60V96H0Z'),
  moved(24, 26, `<g transform="scale(-1 1)">${stork}</g>`),
  moved(58, 30, stork, 0, 0.94),
  shape(
    'brown',
    'M8 58C10 54 16 58 20 56 26 54 30 58 36 56 42 54 48 58 54 56 60 54 64 58 70 56 76 55 80 58 77 61 74 69 60 72 43 72S12 69 8 58Z',
  ),
  lines('M4 60 22 66M12 66 30 60M22 70 46 62M34 63 58 69M50 68 74 60M62 62 82 62M66 69 78 65M30 66 18 62', 1),
  shape('red', 'M30 67H56V84H30Z'),
  lines('M30 73H56M30 79H56M39 67V73M48 73V79M39 79V84M48 67V70', 0.9, 'linen'),
  shape('gold', 'M0 96 14 80C30 76 56 76 72 80L86 96Z'),
  lines('M16 84 10 92M26 82 22 94M36 81 34 94M50 81 52 94M60 82 64 94M70 84 76 92', 0.9, 'brown'),
].join('')

const SAIL =
  shape('linen', 'M1.4-4 3-36H12L9.6-5Z') +
  lines('M2.4-12H10.6M2-20H11M2.6-28H11.4M6.4-5 7.6-36', 0.8) +
  lines('M0 0 1.6-38', 2)

/** IV: four sails in the west wind. */
export const windmill = [
  sky('panel-heart'),
  flat(
    'linen',
    'M4 26C6 19 16 19 18 24 24 21 30 26 27 31H4C0 31 0 26 4 26ZM62 15C64 10 71 10 73 14 78 12 82 16 80 20H62C58 20 58 16 62 15Z',
  ),
  below('gold', 'M0 72C20 64 40 70 60 66 70 64 80 66 86 68'),
  lines('M4 84C14 80 20 84 28 80M60 78C68 74 76 78 82 75M62 90C70 86 76 90 84 87', 1, 'brown'),
  shape('red', 'M31 40H55L61 78H25Z'),
  flat('linen', 'M38 52h6v8h-6Z'),
  lines('M38 52h6v8h-6ZM41 52v8M38 56h6', 0.9),
  shape('line', 'M39 78V70C39 66 47 66 47 70V78Z'),
  shape('brown', 'M22 64H64V68.4H22Z'),
  lines('M25 68V78M61 68V78', 1.1),
  shape('green', 'M30 41C30 27 36 22 43 22S56 27 56 41Z'),
  moved(43, 35, [18, 108, 198, 288].map((turn) => moved(0, 0, SAIL, turn)).join('') + disc('gold', 0, 0, 3)),
].join('')

const GRAPES: Point[] = [
  [27, 42],
  [38, 40],
  [49, 40],
  [60, 43],
  [32, 52],
  [43, 51],
  [54, 53],
  [38, 62],
  [49, 63],
  [43, 73],
]

/** X: ten grapes, and the hills they grew on. */
export const grapes = [
  sky('panel-diamond'),
  below('green', 'M0 62C20 48 36 58 50 54 64 50 74 56 86 50'),
  lines('M2 72 22 58M8 82 34 58M18 92 46 58M84 62 70 54M84 74 60 56M80 88 52 58', 1.1, 'gold'),
  lines('M43 4C44 14 42 22 43 34M43 20C52 14 60 18 64 12 66 8 70 10 69 13', 2.4),
  lines('M43 4C44 14 42 22 43 34', 1, 'brown'),
  shape(
    'green',
    'M42 24C36 30 30 26 29 32 23 31 17 33 12 28 16 25 14 20 18 18 18 12 25 12 28 15 32 9 38 13 38 18 42 18 44 22 42 24Z',
  ),
  lines('M41 24C34 22 26 22 18 26M32 22 28 16M28 23 28 30', 0.9),
  shape('green', 'M46 26C50 32 56 29 58 34 63 32 69 33 73 28 69 26 70 21 66 20 65 15 58 16 57 19 52 16 49 20 49 23Z'),
  lines('M47 26C54 24 62 24 68 27M56 24.6 58 19M59 25 60 31', 0.9),
  ...GRAPES.map(([x, y]) => disc('blue', x, y, 6.8)),
  dots('sky', 1.6, ...GRAPES.map(([x, y]): Point => [x - 2.2, y - 2.4])),
].join('')

const GOOSE =
  shape('linen', 'M1 0C-1-6-6-10-12-10-10-6-7-2-4 1Z') +
  shape('linen', 'M-12 2C-6-1 0-1.4 4-.6L10-3C12-4 14-3 15-2L12-.6 6 2.6C1 5-6 5-12 2Z') +
  shape('silver', 'M-1 1C-2-4 0-9 4-12 6-8 6-3 3 1Z')
const GEESE: Point[] = [
  [70, 38],
  [58, 31],
  [46, 24],
  [34, 18],
  [23, 12],
  [12, 7],
  [57, 43],
  [45, 46],
  [33, 49],
  [21, 53],
  [10, 57],
]

/** XI: eleven wild geese on their way. */
export const geese = [
  sky('panel-heart'),
  disc('red', 60, 62, 15),
  below('copper', 'M0 66C16 60 26 66 42 65S72 60 86 64'),
  below('green', 'M0 78C20 70 34 80 52 76S76 72 86 76'),
  shape('sky', 'M10 80C24 76 40 82 58 80 66 82 60 88 44 88S16 88 10 80Z'),
  lines('M20 82H36M32 85H48', 1, 'linen'),
  lines('M69 96 66 76M73 96 72 74M77 96 79 77M8 96 5 84M12 96 13 82', 1.3),
  shape('brown', 'M64.4 68h3.4v9h-3.4ZM70.4 66h3.4v9h-3.4ZM77.6 69h3.4v9h-3.4ZM3.4 77h3v8h-3ZM11.4 75h3v8h-3Z'),
  ...GEESE.map(([x, y]) => moved(x, y, GOOSE, 0, 0.62)),
].join('')

const SHEAF = [
  shape(
    'gold',
    'M-11-26C-9-16-5-8-4 0-6 8-10 14-13 20H13C10 14 6 8 4 0 5-8 9-16 11-26 6-22 3-26 0-22-3-26-6-22-11-26Z',
  ),
  lines('M-6-22C-4-14-2-8-1-2M6-22C4-14 2-8 1-2M0-20V-4M-2 6-6 18M2 6 6 18M0 6V18', 0.9, 'brown'),
  shape('red', 'M-6-3H6V3H-6Z'),
].join('')

const OUTER_ENDS = around(14, 43, 27, 24)
const RAYS = around(14, 43, 27, 17)
  .map((from, at) => `M${from.join(' ')}L${OUTER_ENDS[at]?.join(' ')}`)
  .join('')

/** XIV: harvest under a sun of fourteen rays. */
export const harvest = [
  sky('sky'),
  lines(RAYS, 2.6, 'gold'),
  disc('gold', 43, 27, 13),
  lines('M38 25q2-2 4 0M45 25q2-2 4 0M38.6 30.6q4.4 4 8.8 0', 1.2),
  below('green', 'M0 56C20 46 36 54 52 50S76 48 86 54'),
  below('gold', 'M0 68C24 60 50 66 86 62'),
  lines('M6 74H16M30 72H40M58 70H68M74 78H84M2 88H10M42 90H50', 1.1, 'brown'),
  moved(18, 74, SHEAF, 0, 0.78),
  moved(70, 72, SHEAF, 0, 0.7),
  moved(43, 78, SHEAF, 0, 0.92),
].join('')
