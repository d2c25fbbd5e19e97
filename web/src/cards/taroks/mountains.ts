/** In the mountains: edelweiss, the hut under seven stars, the skier. */
import { type Point, disc, dots, flat, lines, moved, shape, twinkle } from '../draw.ts'
import { below, sky } from './scene.ts'

const PETAL = shape('linen', 'M0-6C-8-14-8-24 0-34 8-24 8-14 0-6Z') + lines('M0-10V-26', 0.9, 'silver')
const SMALL_PETAL = shape('linen', 'M0-4C-4-9-4-15 0-21 4-15 4-9 0-4Z')

const FLORETS: Point[] = [
  [43, 40],
  [38, 37],
  [48, 37],
  [38, 43.6],
  [48, 43.6],
  [43, 34],
  [43, 46],
]

/** VI: the edelweiss with its six leaves. */
export const edelweiss = [
  sky('sky'),
  shape('silver', 'M0 70 18 44 28 56 48 30 62 52 72 42 86 62V96H0Z'),
  flat('linen', 'M48 30 40 41 45 45 49 41 54 46 57 44ZM18 44 12 53 18 55 23 50Z'),
  lines('M0 70 18 44 28 56 48 30 62 52 72 42 86 62'),
  below('green', 'M0 84C20 76 60 76 86 82'),
  lines('M43 50C42 66 46 78 44 94', 4),
  lines('M43 50C42 66 46 78 44 94', 1.8, 'green'),
  shape('green', 'M44 84C54 82 62 74 64 66 54 68 46 74 44 84ZM43 78C34 76 28 70 26 62 35 64 42 69 43 78Z'),
  moved(43, 40, [30, 90, 150, 210, 270, 330].map((turn) => moved(0, 0, SMALL_PETAL, turn)).join('')),
  moved(43, 40, [0, 60, 120, 180, 240, 300].map((turn) => moved(0, 0, PETAL, turn)).join('')),
  ...FLORETS.map(([x, y]) => disc('gold', x, y, 3)),
].join('')

const SEVEN = [
  [10, 14, 4],
  [24, 8, 3.4],
  [36, 18, 4],
  [52, 8, 4.4],
  [64, 20, 3.4],
  [76, 10, 4.4],
  [80, 30, 3.4],
] as const

const FIR = shape('green', 'M0-30 8-16H4L11-4H6L13 8H-13L-6-4H-11L-4-16H-8Z') + shape('brown', 'M-2 8H2V14H-2Z')

/** VII: a light in the hut, seven stars above. */
export const hut = [
  sky('night'),
  flat('linen', SEVEN.map(([x, y, r]) => twinkle(x, y, r)).join('')),
  shape('blue', 'M0 66 22 28 34 46 54 20 86 62V96H0Z'),
  flat('linen', 'M22 28 14 42 20 40 24 46 29 39ZM54 20 43 34 50 33 55 42 60 33 66 35Z'),
  lines('M0 66 22 28 34 46 54 20 86 62'),
  below('linen', 'M0 72C18 64 40 72 60 68S80 70 86 72'),
  moved(12, 70, FIR, 0, 0.8),
  moved(76, 74, FIR),
  shape('brown', 'M26 60H60V82H26Z'),
  lines('M26 66H60M26 71H60M26 76H60', 0.9),
  shape('gold', 'M30 64H40V73H30Z'),
  lines('M35 64V73M30 68.6H40', 1),
  shape('line', 'M47 82V66H56V82Z'),
  shape('brown', 'M52 44H57V54H52Z'),
  shape('linen', 'M20 61 43 43 66 61 63 64.6 43 49.6 23 64.6Z'),
  lines('M54.6 42C50 36 60 34 56 28', 1.3, 'silver'),
  flat('gold', 'M28 82H42L46 90H22Z'),
].join('')

/** XVII: down the slope. */
export const skier = [
  sky('sky'),
  disc('gold', 16, 16, 8),
  shape('silver', 'M0 48 26 18 40 34 58 12 86 40V96H0Z'),
  flat('linen', 'M26 18 15 31 21 31 26 36 31 27ZM58 12 44 29 52 28 57 35 63 27 70 28Z'),
  lines('M0 48 26 18 40 34 58 12 86 40'),
  below('linen', 'M0 44C20 50 40 66 56 76S76 88 86 90'),
  moved(10, 42, FIR, 0, 0.7),
  moved(74, 66, FIR, 0, 0.95),
  lines('M0 60C14 64 24 72 34 80M0 68C12 72 20 78 28 86', 1.1, 'silver'),
  // Skis and poles
  lines('M14 62 64 90C68 92 71 91 72 88', 3.6),
  lines('M14 62 64 90C68 92 71 91 72 88', 1.6, 'gold'),
  lines('M54 52 36 82M33 78 39 82', 1.4),
  // Legs, bent at the knee
  shape('night', 'M30 56C38 54 46 58 50 64L46 78 50 82 44 82 38 78 41 68C36 68 31 66 28 63Z'),
  // Body, arm and head
  shape('red', 'M28 60C26 50 32 42 42 36L52 42C48 50 44 58 38 64Z'),
  lines('M34 48 44 54', 1, 'linen'),
  shape('red', 'M43 41C50 44 54 48 57 52L53 56C48 54 43 51 39 48Z'),
  disc('line', 56, 54, 3),
  disc('skin', 52, 33, 6.4),
  shape('green', 'M45.6 31C46 24 56 22 58.6 30 54 32 50 33 45.6 31Z'),
  disc('linen', 50, 23.4, 2.6),
  lines('M53 31.4H58', 2.6),
  shape('gold', 'M46 37C50 41 54 41 56 39L58 42C53 46 47 44 44 41ZM45 40C38 38 32 40 26 36 30 42 36 45 43 44Z'),
  dots('silver', 1.4, [18, 74], [12, 70], [22, 80], [8, 78]),
].join('')
