/** Four cavalls: hussar, musketeer, postilion and riding master, each with a horse of its own. */
import { both, disc, dots, flat, lines, moved, shape } from '../draw.ts'
import type { Suit } from '../pack.ts'
import { blush, eye, fist, frontal, profile, slender } from './face.ts'
import { archedHorse, frontHorse, lowHorse, risingHorse } from './horse.ts'

const RIDER = 0.86

/** Of spades: a hussar in blue with gold braid, on a black horse. */
const hussar = [
  shape('blue', 'M-22 8C-32 11-42 18-46 32L-56 66H14V20C8 12 0 9-8 8Z'),
  lines(
    'M-30 20C-22 24-10 24-2 19M-33 29C-22 33-10 33 0 28M-35 38C-22 42-10 42 2 37M-37 47C-22 51-10 51 2 46',
    2.4,
    'gold',
  ),
  lines('M-16 20V58', 1),
  dots('gold', 1.7, [-16, 23.4], [-16, 32.4], [-16, 41.4], [-16, 50.4]),
  shape('red', 'M-26 9-25 14C-19 17-11 17-5 14L-4 9Z'),
  moved(
    -15,
    -6,
    both(shape('line', 'M8-9C13-8 14 0 12.6 6L9 6Z')) +
      frontal +
      blush([-7, 4.6], [7, 4.6]) +
      eye(-4.6, -1.2, 1) +
      eye(5, -1.2, 1) +
      flat('line', 'M-8.6-4C-6-6.4-3.6-6-1.4-4.2-4-4.4-6-4.2-8.6-2.6ZM8.6-4C6-6.4 3.6-6 1.4-4.2 4-4.4 6-4.2 8.6-2.6Z') +
      lines('M.6-2 2 4C1.4 5.4 0 5.4-1 5', 1) +
      flat('line', 'M0 7.6C-4 6-8 8-13 4-12.6 9.6-6 12 0 9.6 6 12 12.6 9.6 13 4 8 8 4 6 0 7.6Z') +
      lines('M-2.4 12Q0 13 2.4 12', 1) +
      // The shako and its plume
      shape('red', 'M8-29C6-38 14-44 20-42 18-40 19-37 17-34 15-31 12-28 10-26Z') +
      lines('M10-28C11-34 14-38 17-40', 0.9) +
      shape('night', 'M-12.6-8-14-28C-6-32 6-32 14-28L12.6-8C5-11.4-5-11.4-12.6-8Z') +
      lines('M-13.6-25C-6-29 6-29 13.6-25', 2, 'gold') +
      lines('M-12-16C-6-8 4-9 12-18', 1.6, 'gold') +
      shape('gold', 'M0-24 3.4-20.6 0-15.6-3.4-20.6Z') +
      shape('line', 'M-13-8C-5-11.6 5-11.6 13-8 6-6-6-6-13-8Z'),
    0,
    RIDER,
  ),
  moved(0, -5, archedHorse('night', 'line', 'red')),
  fist(-6, 46, -60),
].join('')

/** Of hearts: a musketeer under a great white plume; her grey will not stand still. */
const musketeer = [
  shape('red', 'M-22 10C-34 12-44 20-48 34L-56 66H12V22C6 13 0 11-8 10Z'),
  lines('M-40 50C-38 40-36 34-32 28M-28 58C-28 46-27 38-24 32', 1),
  shape('linen', 'M-25 8C-33 10-38 14-40 20-32 27-20 29-14 22-8 29 2 27 8 19 4 13-1 10-5 8Z'),
  lines('M-36 20C-30 24-20 25-15 19-10 25-2 24 5 18', 0.8),
  shape('brown', 'M-17-22C-32-20-34-4-33 10-31 16-27 17-24 14L-6 14C-3 17 2 15 3 9 4-6 0-21-17-22Z'),
  lines('M-30-2C-31 4-30 9-28 12M0-2C1 4 0 9-2 12', 0.9),
  moved(
    -15,
    -5,
    slender +
      blush([-5.6, 5], [6, 5]) +
      eye(-4, -0.6, 1) +
      eye(5.2, -0.6, 1) +
      lines('M-7.4-4.4C-5-6-3-5.6-1-4.4M2.4-4.4C4.4-5.6 6.4-6 8.4-4.4', 1.2) +
      lines('M1-1.4 2.6 4C2 5.2.6 5.2-.4 4.8', 0.9) +
      flat('red', 'M-2.6 9C-1.4 8 0 8.2.8 8.6 1.6 8.2 2.8 8.2 4 9 2.6 11-1.2 11-2.6 9Z'),
    0,
    RIDER,
  ),
  // The hat and its plume
  shape('red', 'M-38-9C-34-13-30-14-27-14-28-24-24-31-15-31S-1-25-2-15C2-15 8-16 12-20 12-12 4-8-4-8-14-8-28-14-38-9Z'),
  lines('M-27-15C-20-13-10-13-2-15.6', 2.2, 'gold'),
  shape(
    'linen',
    'M-22-17C-26-28-20-39-8-41 0-42 6-40 12-41 10-38 12-36 16-34 12-33 12-30 14-28 9-29 7-26 7-23 2-26-2-24-4-22-10-26-18-24-22-17Z',
  ),
  lines('M-21-20C-18-30-10-34 8-35M-12-39-11-33M-3-41-4-34.6M-9-25-7-31M0-25 1-33', 0.9),
  moved(-6, 0, risingHorse('linen', 'silver', 'blue')),
  fist(-8, 48, -50),
].join('')

const HORN = 'M-2 6C-10 8-14 15-7 19-1 21 3 13-5 10-12 7-18 6-24 2.4'

/** Of diamonds: the postilion in his red coat sounds the horn. */
const postilion = [
  shape('red', 'M-4 12C-16 14-26 22-30 36L-38 66H38V28C30 18 20 13 10 11Z'),
  shape('gold', 'M-8 13-16 21-2 36 3 17ZM8 12 20 17 10 34 3 17Z'),
  lines('M3 18V60', 1),
  dots('gold', 1.6, [-1, 40], [-1, 48], [8, 38], [8, 46]),
  lines('M-24 54C-23 46-21 42-18 38M26 44C26 38 25 34 23 30', 1),
  moved(
    8,
    -3,
    shape('skin', 'M-2 8-3 22H10L10 4Z') +
      shape('gold', 'M6-12C14-12 16-2 13 8 11 12 8 12 6 9Z') +
      profile('L-12.4 3.6C-13 5-12 5.8-10 5.6') +
      blush([-4, 5.6]) +
      flat('linen', 'M-7.8-.8Q-5-3.4-2.4-.8-5 1-7.8-.8Z') +
      dots('line', 1.4, [-5.8, -1]) +
      lines('M-8.4-.6Q-5-3.8-2-.6', 1.2) +
      lines('M-8.6-4.6C-6-6.6-3.4-6.4-1.4-5', 1.2) +
      // The tall hat with its cockade
      shape('night', 'M-10-11-9-32C-2-35 8-35 15-31L13-9C6-12-4-13-10-11Z') +
      shape('night', 'M-16-10C-10-15 12-14 19-6 8-9-6-11-16-10Z') +
      lines('M-9.6-15C-2-17.6 7-17 13.4-13.4', 2.2, 'gold') +
      shape('linen', 'M9-20C7-30 10-38 17-41 16-38 19-36 18-32 17-27 14-22 11-19Z') +
      lines('M10-21C11-28 13-33 15.6-37', 0.8) +
      disc('red', 9.6, -19.6, 3.4) +
      dots('linen', 1.4, [9.6, -19.6]),
    0,
    0.92,
  ),
  moved(-9, -5, lowHorse('copper', 'brown', 'night'), 0, 0.92),
  // The horn
  lines(HORN, 5),
  lines(HORN, 2.6, 'gold'),
  shape('gold', 'M-22-.4C-25-1-28-4-29-8-32-3-32 7-30 11-28 8-25 6-21 5.6Z'),
  fist(-4, 19, 50),
].join('')

/** Of clubs: the riding master in brown under a cocked hat; his white horse looks at you. */
const master = [
  shape('brown', 'M-24 6C-36 9-44 16-48 30L-56 66H34V36C26 18 10 9-6 6Z'),
  lines('M-42 52C-41 42-39 36-35 28', 1),
  shape('linen', 'M-24 7C-20 12-18 16-17 24-14 16-10 11-7 7Z'),
  lines('M-20 9C-18 14-13 14-10 9', 0.9),
  shape('copper', 'M-25 7-32 16-26 19-29 25-19 44C-18 30-19 18-25 7ZM-6 7 2 14-4 19-2 24-14 44C-16 30-13 17-6 7Z'),
  dots('gold', 1.7, [-27, 34], [-26, 44], [-10, 40]),
  lines('M-42 58-34 4', 3.2),
  lines('M-42 58-34 4', 1.4, 'gold'),
  shape(
    'green',
    'M-34 8C-38 5-39 0-37-4-33 0-32 4-34 8ZM-35.4 16C-31 15-28 11-28 7-32 8-35 12-35.4 16ZM-37 24C-42 22-43 17-42 14-38 16-37 20-37 24ZM-38 30C-34 29-31 26-30 22-34 23-37 26-38 30Z',
  ),
  fist(-40, 38, 6),
  moved(
    -16,
    -7,
    both(shape('gold', 'M7-10C14-9 15-1 13 5 11 7 9 6 8 4Z')) +
      frontal +
      blush([-6.6, 5], [6.6, 5]) +
      eye(-4.8, -1, 0.2) +
      eye(4.8, -1, 0.2) +
      lines('M-8.4-5C-6-6.8-4-6.4-2-5M2-5C4-6.4 6-6.8 8.4-5', 1.3) +
      lines('M-.4-1.6-1.6 4.4C-1 5.4.6 5.4 1.4 4.8', 1) +
      lines('M-4 9.4C-2 10.6 2 10.6 4.4 8.6', 1.2) +
      // The cocked hat
      shape('night', 'M-22-6C-20-16-12-28 1-28S20-16 23-6C16-11 8-12 0-12S-15-11-22-6Z') +
      lines('M-22-6C-15-13-8-15 0-15S16-13 23-6', 2.2, 'gold') +
      lines('M5-26 10-14', 2.2, 'gold') +
      disc('red', 9.6, -15, 2.6),
    0,
    RIDER,
  ),
  frontHorse('linen', 'silver', 'red'),
].join('')

export const CAVALLS: Record<Suit, string> = { S: hussar, H: musketeer, D: postilion, C: master }
