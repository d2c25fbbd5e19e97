/** People: the juggler, the waltz, the harlequin. */
import { type Paint, type Point, disc, dots, flat, lines, moved, shape, twinkle } from '../draw.ts'
import { below, sky } from './scene.ts'

/** I: the pagat, the little juggler who wants the last trick. */
export const juggler = [
  sky('panel-diamond'),
  shape(
    'sky',
    'M0 0H86V8C80 16 76 16 72 8 68 16 62 16 58 8 54 16 48 16 43 8 38 16 32 16 28 8 24 16 18 16 14 8 10 16 6 16 0 8Z',
  ),
  flat('red', 'M14 0H28V8C24 15 18 15 14 8ZM43 0H58V8C54 15 48 15 43 8ZM72 0H86V8C80 15 76 15 72 8Z'),
  lines('M0 8C6 16 10 16 14 8 18 16 24 16 28 8 32 16 38 16 43 8 48 16 54 16 58 8 62 16 68 16 72 8 76 16 80 16 86 8'),
  below('brown', 'M0 84H86'),
  // The balls
  lines('M18 44C20 16 66 16 68 44', 0.8, 'silver'),
  disc('red', 20, 35, 4.4),
  disc('gold', 30, 24, 4.4),
  disc('green', 43, 20, 4.4),
  disc('blue', 56, 24, 4.4),
  disc('red', 66, 35, 4.4),
  // Legs
  shape('red', 'M35 66H44L42 84H34Z'),
  shape('blue', 'M43 66H52L54 84H46Z'),
  shape('line', 'M42 88H27C27 84 31 82 34 82H42ZM46 88H61C61 84 57 82 54 82H46Z'),
  // Arms
  shape('blue', 'M36 48C28 50 22 52 17 48L20 44C25 46 29 44 35 42Z'),
  shape('red', 'M50 48C58 50 64 52 69 48L66 44C61 46 57 44 51 42Z'),
  disc('skin', 17.6, 45, 3.4),
  disc('skin', 68.4, 45, 3.4),
  // Doublet, half and half
  shape('red', 'M43 42H36C34 52 33 62 30 70L35 67 39 71 43 67Z'),
  shape('blue', 'M43 42H50C52 52 53 62 56 70L51 67 47 71 43 67Z'),
  dots('gold', 1.4, [43, 47], [43, 53], [43, 59]),
  shape('linen', 'M34 42 38 39H48L52 42 48 45 43 42.6 38 45Z'),
  // Head
  disc('skin', 43, 34, 6.6),
  dots('line', 0.9, [40.8, 33], [45.2, 33]),
  lines('M40.4 36.4Q43 38.8 45.6 36.4', 1),
  shape('gold', 'M35.6 32C36 25 50 25 50.4 32 46 29.6 40 29.6 35.6 32Z'),
  shape('red', 'M48 27C53 25 56 28 55 32 53 30 50 30 48.6 29Z'),
  // Table with cups and die
  shape('green', 'M62 66H86V84H62Z'),
  shape('gold', 'M64 66 66 57H73L75 66ZM77 66 79 58H85L86 66Z'),
].join('')

/** XVI: two by two; the waltz. */
export const waltz = [
  sky('night'),
  // The chandelier
  lines('M43 0V10', 1.2, 'gold'),
  lines('M26 12C30 20 56 20 60 12M34 12C37 17 49 17 52 12', 1.6, 'gold'),
  flat('linen', 'M25 6h2.4v6H25ZM33 6h2.4v6H33ZM50.6 6H53v6h-2.4ZM58.6 6H61v6h-2.4Z'),
  flat('gold', `${twinkle(26.2, 4, 3)}${twinkle(34.2, 4, 3)}${twinkle(51.8, 4, 3)}${twinkle(59.8, 4, 3)}`),
  below('gold', 'M0 82C20 78 66 78 86 82'),
  lines('M8 92 18 81M30 94 34 80M56 94 52 80M78 92 68 81', 0.8, 'brown'),
  // He
  shape('line', 'M48 48 62 50 66 84H60L56 66 54 84H47Z'),
  shape('line', 'M58 44C64 52 68 62 68 72L60 64Z'),
  shape('line', 'M46 36C52 32 58 34 60 40L60 56H47Z'),
  flat('linen', 'M47 36 50 48 53 36Z'),
  disc('skin', 52, 27, 6.2),
  shape('brown', 'M47 24C48 18 58 18 59 25 59 29 57 30 56 28 54 26 51 25 47 24Z'),
  lines('M46.6 30.4C48 29.6 49 29.8 50 31', 1.4, 'brown'),
  dots('line', 0.8, [48.6, 26.8]),
  // She
  shape('linen', 'M30 50C22 62 8 74 6 84 18 90 44 88 54 82 50 70 44 58 41 50Z'),
  lines('M30 56C26 66 20 76 16 86M36 58C36 68 36 78 38 87M14 78C26 84 40 82 52 78', 1),
  dots('red', 1.7, [14, 79], [24, 82], [35, 82], [46, 80]),
  shape('red', 'M29 38H42L41 51H30Z'),
  shape('skin', 'M31 38C33 35 38 35 41 38Z'),
  disc('skin', 36, 28, 6),
  shape('copper', 'M41 25C38 20 30 20 29 27 29 32 31 34 32 32 33 28 37 26 41 25Z'),
  disc('copper', 28, 25, 4),
  dots('red', 1.7, [31.4, 21.6]),
  dots('line', 0.8, [39.4, 28]),
  lines('M38.4 31.4Q40 32 41 31', 0.9),
  // Arms
  shape('line', 'M50 38C44 42 38 46 31 48L32 52C40 52 48 49 54 45Z'),
  disc('linen', 31, 49.6, 2.6),
  lines('M56 40 74 34', 5.4),
  lines('M40 40C50 42 62 38 73 33', 4.2),
  lines('M40 40C50 42 62 38 73 33', 2.2, 'skin'),
  disc('linen', 74, 33, 3),
].join('')

/** The patches of his coat. */
const patches = (paint: Paint, ...at: Point[]): string =>
  flat(paint, at.map(([x, y]) => `M${x} ${y - 6}l4 6-4 6-4-6Z`).join(''))

/** The skus: a harlequin with his lute, at home in no suit. */
export const harlequin = [
  sky('panel-heart'),
  flat('gold', 'M43 46 0 20V0H12ZM43 46 30 0H56ZM43 46 74 0H86V20ZM43 46 86 38V62ZM43 46 0 38V62Z'),
  below('green', 'M0 84C24 78 62 78 86 84'),
  // Legs, one lifted in the dance
  shape('gold', 'M38 62 47 64 44 88H37Z'),
  shape('linen', 'M44 62 52 60C60 64 66 70 68 76L60 84 55 80 60 75C56 72 50 70 44 70Z'),
  patches('red', [41, 70], [40.6, 82]),
  patches('blue', [54, 66], [63, 75]),
  shape('line', 'M45 91H29C27 87 31 85 35 86L37 85H45ZM55 79 62 85 58 91C54 92 51 90 52 87Z'),
  // Doublet
  shape('linen', 'M31 40C36 36 50 36 55 40L54 66C48 70 38 70 32 66Z'),
  flat('gold', 'M31 40C34 37.6 39 37 43 37V69C39 69 35 68 32 66Z'),
  patches('red', [37, 46], [37, 60]),
  patches('blue', [49, 46], [49, 60]),
  lines('M31 40C36 36 50 36 55 40L54 66C48 70 38 70 32 66Z'),
  // The lute
  moved(
    44,
    56,
    shape('brown', 'M-20 0C-20-9-10-11-2-7L4-3V3L-2 7C-10 11-20 9-20 0Z') +
      disc('line', -9, 0, 3) +
      shape('copper', 'M4-2H28V2H4Z') +
      shape('line', 'M28-2 36 4 34 7 27 2Z') +
      lines('M-16-1H28M-16 1H28', 0.6, 'linen') +
      lines('M-16-3.4V3.4', 1.6),
    -22,
  ),
  shape('blue', 'M32 41C24 46 22 54 28 60L33 58C31 53 33 50 37 47Z'),
  disc('skin', 31, 60, 3.6),
  shape('red', 'M54 41C61 43 66 47 67 51L63 53C60 51 56 49 52 48Z'),
  disc('skin', 65, 51.6, 3.6),
  // The ruff
  shape(
    'linen',
    'M30 38C28 34 32 32 35 33 38 30 48 30 51 33 54 32 58 34 56 38 53 42 49 39 47 41 45 43 41 43 39 41 37 39 33 42 30 38Z',
  ),
  lines('M36 34 37 38M43 34V40M50 34 49 38', 0.8),
  // Head, mask and cap
  disc('skin', 43, 25, 9),
  shape('line', 'M33.6 23C37 20.6 40 21.6 43 23.4 46 21.6 49 20.6 52.4 23 52 28 46 28.6 43 26 40 28.6 34 28 33.6 23Z'),
  dots('linen', 1.4, [38.6, 24.4], [47.4, 24.4]),
  lines('M39 30Q43 33.6 47 30', 1.3),
  shape('red', 'M43 20C38 19 35 20 33 22 28 16 20 15 15 20 16 10 28 4 43 8Z'),
  shape('blue', 'M43 20C48 19 51 20 53 22 58 16 66 15 71 20 70 10 58 4 43 8Z'),
  shape('gold', 'M36 20C36 12 39 4 43-1 47 4 50 12 50 20 46 18 40 18 36 20Z'),
  disc('gold', 14, 22, 3),
  disc('gold', 72, 22, 3),
  disc('gold', 43, -1, 3),
].join('')
