/** In town: the great wheel, skittles, the clock tower, the coffee house, the fiddle, the railway. */
import { type Point, disc, dots, flat, lines, moved, shape } from '../draw.ts'
import { around, below, sky } from './scene.ts'

const GONDOLA =
  shape('red', 'M-6-4H6V5H-6Z') +
  shape('red', 'M-6-4C-4-7 4-7 6-4Z') +
  flat('linen', 'M-4-2.4H-.8V1.6H-4ZM.8-2.4H4V1.6H.8Z')

const SPOKES = around(8, 43, 44, 32)
const RIM = around(8, 43, 44, 30)

/** Every point of the rim is tied to the third after it. */
const STAY_WIRES = RIM.map(([x, y], at) => `M${x} ${y}L${(RIM[(at + 3) % 8] ?? [x, y]).join(' ')}`).join('')

/** VIII: eight cabins of the great wheel. */
export const wheel = [
  sky('panel-diamond'),
  flat('linen', 'M2 20C4 14 12 14 14 18 20 16 24 20 22 24H2ZM66 10C68 6 74 6 76 9 80 8 84 12 82 15H66Z'),
  below('green', 'M0 84H86'),
  shape('green', 'M0 84C0 74 8 72 12 76 16 70 26 72 26 84ZM60 84C60 74 68 70 72 76 78 72 86 76 86 84Z'),
  lines(SPOKES.map(([x, y]) => `M43 44L${x} ${y}`).join(''), 1),
  lines(STAY_WIRES, 0.6),
  `<circle fill="none" cx="43" cy="44" r="32" stroke-width="2.6"/>`,
  `<circle fill="none" cx="43" cy="44" r="26" stroke-width="1"/>`,
  shape('silver', 'M41 44 22 86H28L43 50 58 86H64L45 44Z'),
  disc('gold', 43, 44, 4.6),
  ...SPOKES.map(([x, y]) => moved(x, y + 3, GONDOLA)),
  shape('linen', 'M34 78H52V90H34Z'),
  shape('red', 'M31 78 43 71 55 78Z'),
  shape('line', 'M40 90V82H46V90Z'),
].join('')

const PIN =
  shape(
    'linen',
    'M-2.6-15C-4-19-2.4-22 0-22S4-19 2.6-15C2-12 5-8 5-2 5 4 3.4 7 3 9H-3C-3.4 7-5 4-5-2-5-8-2-12-2.6-15Z',
  ) + flat('red', 'M-2.6-13H2.6L3.4-10.4H-3.4Z')
const PINS: Point[] = [
  [43, 34],
  [30, 43],
  [56, 43],
  [18, 53],
  [43, 53],
  [68, 53],
  [30, 64],
  [56, 64],
  [43, 76],
]

/** IX: all nine. */
export const skittles = [
  sky('green'),
  flat('panel-diamond', 'M20 22H66L86 96H0Z'),
  lines('M20 22H66M20 22 0 96M66 22 86 96'),
  lines('M36 22 28 96M50 22 58 96', 0.8, 'brown'),
  shape('brown', 'M8 4H78V22H8Z'),
  lines('M8 10H78M8 16H78M22 4V10M50 4V10M36 10V16M64 10V16M22 16V22M50 16V22', 0.9),
  ...PINS.map(([x, y]) => moved(x, y, PIN, 0, 0.9)),
  disc('night', 70, 84, 9),
  dots('linen', 1.4, [67, 79], [72, 78], [70, 83]),
].join('')

const TOWER = [
  shape('linen', 'M26 32H60V86H26Z'),
  lines('M26 64H60', 1),
  shape('line', 'M39 86V76C39 71 47 71 47 76V86Z'),
  shape('brown', 'M22 28H64V33H22Z'),
  shape('red', 'M24 28C28 18 36 14 38 8H48C50 14 58 18 62 28Z'),
  shape('linen', 'M39 8V3H47V8Z'),
  shape('red', 'M37 3 43-5 49 3Z'),
  disc('linen', 43, 48, 15),
  dots('line', 1.1, ...around(12, 43, 48, 12)),
  lines('M43 49V37.6', 2),
  lines('M43 49V41', 3.4),
  dots('line', 1.8, [43, 48]),
].join('')

/** XII: noon from the clock tower. */
export const clockTower = [
  sky('sky'),
  below('green', 'M0 76C14 62 28 70 43 66S72 60 86 74'),
  shape('red', 'M2 82H20V70L11 62 2 70ZM66 84H84V72L75 63 66 72Z'),
  flat('linen', 'M3 70H19V82H3ZM67 72H83V84H67Z'),
  lines('M2.6 70H19.4V82H2.6ZM66.6 72H83.4V84H66.6Z'),
  flat('night', 'M8 74h6v8H8ZM72 75h6v9h-6Z'),
  moved(0, 8, TOWER),
  lines('M8 16q2.4-3 4 0 1.6-3 4 0M66 14q2.4-3 4 0 1.6-3 4 0M72 22q2.4-3 4 0 1.6-3 4 0', 1.1),
].join('')

/** XV: three o'clock in the coffee house. */
export const coffee = [
  sky('panel-heart'),
  flat('red', 'M0 0H10V96H0ZM20 0H30V96H20ZM40 0H50V96H40ZM60 0H70V96H60ZM80 0H86V96H80Z'),
  shape('brown', 'M0 46H86V52H0Z'),
  disc('gold', 64, 22, 15),
  disc('linen', 64, 22, 12),
  lines('M64 12.4V14.4M64 29.6V31.6M54.4 22H56.4M71.6 22H73.6', 1.2),
  lines('M64 22V14M64 22H70', 1.8),
  // The newspaper on its holder
  moved(
    22,
    32,
    shape('linen', 'M-14-18H12L14 20H-14Z') +
      lines('M-10-13H8M-10-8H-2M-10-4H-2M-10 0H-2M-10 4H-2M2-4H9M2 0H9M2 4H9.6M-10 9H9.6M-10 13H10', 0.9) +
      flat('silver', 'M1.6-10.4H8.6V-6.4H1.6Z') +
      shape('brown', 'M-17-22H-13.4V24H-17Z'),
    -8,
  ),
  // The marble table
  shape('silver', 'M-4 68H90V80H-4Z'),
  lines('M6 72C16 70 20 77 30 74M50 77C60 72 70 76 84 72', 0.8, 'linen'),
  below('brown', 'M0 80H86'),
  lines('M8 84.6H40V96M8 84.6V96M46 84.6H78V96M46 84.6V96', 0.9),
  shape('silver', 'M12 68C24 63 64 63 76 68 66 75 24 75 12 68Z'),
  shape('linen', 'M28 44H60C60 56 56 65 50 68H38C32 65 28 56 28 44Z'),
  lines('M60 48C69 46 69 59 57 60', 4.2),
  lines('M60 48C69 46 69 59 57 60', 1.8, 'linen'),
  shape('linen', 'M27 44C27 38 34 38 36 40 38 34 48 34 50 39 54 37 61 38 61 44 56 48 32 48 27 44Z'),
  flat('brown', 'M31 45C38 48 50 48 57 45 52 49.4 36 49.4 31 45Z'),
  lines('M36 56C40 60 48 60 52 56', 1.4, 'gold'),
  lines('M38 32C34 27 41 24 38 18M47 32C43 26 50 22 47 15', 1.4, 'silver'),
  shape('gold', 'M66 64 78 60.6 79 63 67 66.4Z'),
].join('')

/** XVIII: the fiddle that plays on until the wine is gone. */
export const fiddle = [
  sky('green'),
  flat('linen', 'M10 10 40 2 52 42 22 52Z'),
  lines('M10 10 40 2 52 42 22 52Z'),
  lines('M14 17 40 10M16 22 42 15M18 30 44 23M20 35 45.4 28', 0.8),
  dots('line', 2, [20, 19.4], [28, 20], [36, 15], [24, 32], [34, 27]),
  lines('M22 19V11M30 20V12M38 15V7M26 32V24M36 27V19', 1),
  // The bow
  lines('M6 84 74 20', 2.6),
  lines('M9 86.6 77 23', 0.9, 'linen'),
  moved(
    50,
    58,
    shape(
      'copper',
      'M0-26C9-26 13-20 12-14 11-9 7-8 7-4 7 0 15 2 16 12 17 22 10 28 0 28S-17 22-16 12C-15 2-7 0-7-4-7-8-11-9-12-14-13-20-9-26 0-26Z',
    ) +
      shape('line', 'M-2.6 4-2-44H2L2.6 4Z') +
      shape('line', 'M-3.6 26 0 12 3.6 26Z') +
      shape('brown', 'M-3-44C-5-50 0-54 3-51 5-49 3-46 1-47L3-44Z') +
      lines('M-7-40 7-38M-7-43 7-41', 2.2) +
      lines('M-1.4-40V16M1.4-40V16', 0.6, 'linen') +
      shape('linen', 'M-5 8H5V10.4H-5Z') +
      lines('M-9 4C-6.6 6-10 11-7.4 13.6M9 4C6.6 6 10 11 7.4 13.6', 1.4),
    24,
    1,
  ),
  shape('sky', 'M8 62H22L20 74C19 78 17 79 16 79V88H20V91H10V88H14V79C13 79 11 78 10 74Z'),
  flat('gold', 'M9.4 68H20.6L19.6 74C18.6 77 11.4 77 10.4 74Z'),
].join('')

const WHEELS = [
  [24, 63, 5],
  [38, 63, 5],
  [52, 61, 7],
  [70, 61, 7],
] as const

const ENGINE = [
  shape('red', 'M56 40H84V60H56Z'),
  shape('sky', 'M62 44H70V51H62ZM74 44H82V51H74Z'),
  shape('line', 'M53 35H88V40H53Z'),
  shape('green', 'M18 44H57V60H18C14 58 14 46 18 44Z'),
  lines('M30 44V60M44 44V60', 1.6, 'gold'),
  shape('line', 'M20 44 18 30H30L28 44Z'),
  shape('gold', 'M16 27H32V31.4H16Z'),
  shape('gold', 'M36 44C36 37 44 37 44 44Z'),
  disc('gold', 15, 51, 3),
  shape('red', 'M10 60H84V63.6H10L6 68H2Z'),
  ...WHEELS.map(([x, y, r]) => disc('night', x, y, r) + disc('gold', x, y, 1.6)),
  lines('M24 63H38L52 61', 1.8, 'silver'),
].join('')

/** XIX: the first railway over the mountains. */
export const railway = [
  sky('panel-heart'),
  shape('sky', 'M0 48 20 20 34 38 56 12 86 48V96H0Z'),
  flat('linen', 'M56 12 45 25 52 25 57 31 63 24 67 25ZM20 20 13 30 19 29 24 34 27 29Z'),
  lines('M0 48 20 20 34 38 56 12 86 48'),
  below('green', 'M0 84C20 80 60 84 86 80'),
  shape('brown', 'M0 66H86V96H76V86C76 78 62 78 62 86V96H50V86C50 78 36 78 36 86V96H24V86C24 78 10 78 10 86V96H0Z'),
  lines('M0 71H86', 1),
  flat(
    'silver',
    'M24 27C20 22 26 18 29 21 32 17 38 20 36 25 33 29 27 30 24 27ZM40 19C36 13 43 8 48 12 52 7 59 11 56 17 52 22 44 23 40 19ZM62 11C58 4 66-1 72 3 77-2 87 2 84 9 79 15 68 16 62 11Z',
  ),
  moved(0, 6, ENGINE, 0, 0.92),
].join('')
