/** By night: the black cat, and the moon. */
import { both, dots, flat, lines, moved, shape, twinkle } from '../draw.ts'
import { below, sky } from './scene.ts'

/** XIII: the black cat on the ridge. */
export const cat = [
  sky('night'),
  flat('gold', 'M43 4A30 30 0 1 1 42.9 4Z'),
  flat('copper', 'M22 30a3.4 3.4 0 1 0 .1 0ZM64 40a3 3 0 1 0 .1 0ZM62 22a2.4 2.4 0 1 0 .1 0ZM40 8a2.4 2.4 0 1 0 .1 0Z'),
  flat('linen', `${twinkle(10, 12, 3)}${twinkle(76, 10, 3)}${twinkle(8, 46, 2.6)}${twinkle(78, 52, 2.6)}`),
  shape('red', 'M0 96V78L43 66 86 78V96Z'),
  lines('M4 86q5 5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0M-2 94q5 5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0', 1),
  shape('brown', 'M64 54H78V80L64 76Z'),
  shape('brown', 'M62 50H80V55H62Z'),
  lines('M56 68C66 70 70 60 64 56 60 52 58 58 61 59', 6.4),
  moved(
    43,
    0,
    shape(
      'line',
      'M-10 69C-16 60-12 50-8 44-12 40-13 34-12 28L-13 17-6 23C-2 21.6 2 21.6 6 23L13 17 12 28C13 34 12 40 8 44 14 50 18 60 14 69 8 73-6 73-10 69Z',
    ) +
      both(flat('gold', 'M2.4 31C4 27.6 8 27.6 9.6 30 8 34 4 34.4 2.4 31Z') + dots('line', 1.3, [6, 30.8])) +
      flat('blush', 'M-1.6 36H1.6L0 38Z') +
      lines('M0 38V40M-3 41Q-1 42 0 40 1 42 3 41', 0.9, 'silver') +
      both(lines('M5 38 15 36M5 39.4 15 40.6', 0.7, 'silver')) +
      lines('M-4 58V70M5 58V70', 0.9, 'silver'),
  ),
].join('')

const STARS = [
  [8, 8, 3.4],
  [20, 5, 2.4],
  [66, 6, 2.6],
  [78, 10, 3.4],
  [10, 24, 2.4],
  [79, 28, 2.6],
  [6, 40, 3],
  [80, 44, 3.2],
  [12, 54, 2.4],
  [74, 58, 2.4],
  [33, 4, 2.2],
  [53, 5, 2.2],
  [20, 15, 2],
  [68, 18, 2],
  [15, 34, 2],
  [72, 38, 2],
  [4, 58, 2],
  [83, 60, 2],
  [3, 16, 2],
  [84, 19, 2],
  [17, 45, 2],
] as const

/** XXI: the Mond, with twenty-one stars about it, over the sea. */
export const moon = [
  sky('night'),
  flat('linen', STARS.map(([x, y, r]) => twinkle(x, y, r)).join('')),
  below('blue', 'M0 70H86'),
  flat('gold', 'M28 74H58L54 77H32ZM24 80H62L57 83H30ZM32 86H54L50 89H37ZM26 91H60L56 94H31Z'),
  shape('blue', 'M43 9A28 28 0 1 1 42.9 9Z'),
  // The bright half has the face
  shape(
    'gold',
    'M43 9C46 14 44 19 42 23L41 28 36 38C35.4 40 37 41 40 41L38.6 44.6 41 46 38.8 48.6C38.6 52 41 54 44 54.6 45 58 44.6 62 43 65A28 28 0 0 0 43 9Z',
  ),
  flat('blush', 'M48 44a4.6 4.6 0 1 0 .1 0Z'),
  lines('M44 31Q50 27 55 32M43 26Q50 21 57 26', 1.7),
  flat('linen', 'M45 33Q50 28.6 55 33 50 36.4 45 33Z'),
  dots('line', 1.9, [49, 32.4]),
  lines('M45 33Q50 28 55.6 33.4', 1.2),
  lines('M41 46Q45 47.6 48 45', 1.2),
  lines('M62 22C66 30 66 44 62 52M57 17C59 19 60 20 61 22M58 57C60 55 61 54 62 52', 1, 'copper'),
  lines('M6 80q4-3 8 0M70 78q4-3 8 0M66 90q4-3 8 0t8 0M4 91q4-3 8 0', 1.1, 'sky'),
].join('')
