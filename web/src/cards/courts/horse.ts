/** The horses of the cavalls: coat, mane and bridle are the rider's choice, the bearing is the horse's own. */
import { both, disc, dots, flat, lines, shape } from '../draw.ts'
import type { Paint } from '../draw.ts'

type Horse = (coat: Paint, mane: Paint, bridle: Paint) => string

const strap = (d: string, paint: Paint): string => lines(d, 3.4) + lines(d, 1.6, paint)

const sideEye = (x: number, y: number): string =>
  flat('linen', `M${x - 2.6} ${y + 0.4}q2.4-3.4 5.2 0-2.6 2.4-5.2 0Z`) +
  dots('line', 1.4, [x + 0.5, y]) +
  lines(`M${x - 3} ${y + 0.4}q2.6-3.8 5.8 0`, 1.2)

/** The neck bent, the chin drawn in. */
export const archedHorse: Horse = (coat, mane, bridle) =>
  [
    shape(
      coat,
      'M-4 62C-4 40-6 20 2 6 5 0 8-3 12-4L13-13 17.4-5.6 22-13 22-3.4C26 4 29 14 30 24 30.6 30 28 33 24 32.6 21 32.4 19.4 30 19 27 17 24 15 21 13.6 18 13 28 18 42 26 62Z',
    ),
    shape(
      mane,
      'M12-4C4-7-1 1-3 6-8 10-6 15-8 20-12 25-8 29-10 35-13 40-8 44-10 50-12 55-8 60-6 64L0 62C-1 44-1 24 5 10 7 4 10 0 12-4Z',
    ),
    lines('M0 12C-2 17-2 21-3 25M-3 32C-4 38-4 42-4 47', 0.9, 'silver'),
    shape(mane, 'M14-7C19-6 22-1 21.6 5 18 3 15-1 14-7Z'),
    strap('M11 1C13 8 14 13 14.4 18M14.4 18C19 17 24 16 28 17M17-4C20 0 24 2 26 4', bridle),
    disc('gold', 14.4, 18, 2.2),
    disc('gold', 25.6, 16.6, 2),
    lines('M24.4 26C22 27 20.6 27 19 26.6M27.4 23l1 1.6', 1.1, 'silver'),
    sideEye(18.6, 6.6),
    lines('M14.4 20C8 28 0 38-6 45', 1.8, bridle),
  ].join('')

/** The head thrown up. */
export const risingHorse: Horse = (coat, mane, bridle) =>
  [
    shape(
      coat,
      'M-6 62C-4 44-2 26 2 14 4 7 6 2 9-1L7-10 12.6-5.4 15.6-13 17.6-4.6C23-4 29-3 33-3.6 37-3.6 39 0 37.4 3 36.6 5.6 33 6.6 30 6.6L31 9.6C27 12 23 12.4 20 12.6 18 24 20 40 28 62Z',
    ),
    shape(
      mane,
      'M9-1C0-3-4 5-2 11-8 13-9 19-6 23-12 26-11 32-8 35-14 40-11 45-8 47-12 52-10 58-7 62L1 60C0 42 2 26 5 14 6 8 8 3 9-1Z',
    ),
    lines('M2 8C0 13 0 16 1 19M-2 24C-2 29-2 32-1 36M-4 42V50', 0.9),
    shape(mane, 'M9-7C13-8 18-6 20-2 17 0 12-1 9-7Z'),
    strap('M8 3C13 6 17 9 20 12.6M24-3.6C25 1 25 6 24 12M17-4.4C14 0 10 2 8 3', bridle),
    disc('gold', 24.6, 9, 2),
    disc('gold', 9, 3.6, 2),
    lines('M30 6.6C28 6.4 27 6 26 5.2M34 .2l1.6.8', 1.1),
    sideEye(18, 2.2),
    lines('M24 12C16 26 4 38-7 46', 1.8, bridle),
  ].join('')

/** Turned to the left, the head low, listening to the horn. */
export const lowHorse: Horse = (coat, mane, bridle) =>
  [
    shape(
      coat,
      'M10 62C10 50 6 40-4 34-10 30-15 28-19 27L-20 20-24.4 25.4-29.6 20.6-29 29C-34 35-39 43-42 51-43.4 56-41 59.4-37 59-34 58.6-32 56-31 53-28 52-24 50-21 47-20 54-22 60-26 68Z',
    ),
    shape(
      mane,
      'M-22 27C-16 22-8 24-3 29 3 30 7 34 8 39 13 42 15 47 14 53L12 64 6 62C7 50 2 42-6 37-12 33-18 31-22 27Z',
    ),
    lines('M-8 30C-4 32-2 34 0 37M4 38C7 41 8 45 8 49', 0.9),
    shape(mane, 'M-21 25C-27 26-31 31-31 37-27 36-23 31-21 25Z'),
    strap('M-20 31C-20 37-20 42-21 46M-21 46C-26 44-33 42-38 43', bridle),
    disc('gold', -21, 45.6, 2.2),
    disc('gold', -35.6, 42.6, 2),
    lines('M-36 53C-34 54-32.6 54-31 53.4M-40 50l-.8 1.6', 1.1),
    sideEye(-28.4, 37),
  ].join('')

/** Face to face. */
export const frontHorse: Horse = (coat, mane, bridle) => {
  const half = [
    shape(mane, 'M3-2C14 2 16 16 14 30 16 40 13 50 15 60H3Z'),
    shape(coat, 'M3 0 6.6-11 11 2C11 5 10 7 9 9Z'),
    flat('blush', 'M5.6-1 7-6.4 8.8 2Z'),
  ].join('')
  const face = [
    shape(
      coat,
      'M0-1C6-1 9.6 3 10.4 10 10.6 18 7.6 26 7.4 34 9 38 8.6 44 5 47 2 48.4-2 48.4-5 47-8.6 44-9 38-7.4 34-7.6 26-10.6 18-10.4 10-9.6 3-6-1 0-1Z',
    ),
    shape(mane, 'M-4-3C0-6 6-4 7 1 6 8 3 14 0 17-1 12-5 6-4-3Z'),
    lines('M1-1C2 4 1.6 9 .4 13', 0.9),
    strap(
      'M-10 11C-9 18-7.6 24-7.4 29M10 11C9 18 7.6 24 7.4 29M-7.6 29C-3 31 3 31 7.6 29M-10.4 6C-4 3 4 3 10.4 6',
      bridle,
    ),
    both(
      flat('line', 'M3.6 14C4.6 11 7.2 11 8.6 13 8 16.4 5.2 17 3.6 14Z') +
        dots('linen', 0.8, [5.6, 13]) +
        flat('line', 'M3 38.6C4.6 37 6.4 38 6.4 40.4 5 42 3.6 41.4 3 38.6Z'),
    ),
    both(disc('gold', 7.8, 28.6, 1.8)),
    lines('M-4 44.6Q0 46 4 44.6', 1),
  ].join('')
  const neck = shape(coat, 'M-9 4C-14 20-16 40-20 66H20C16 40 14 20 9 4Z')
  return `<g transform="translate(14 -11) scale(1.12)">${neck}${both(half)}${face}</g>`
}
