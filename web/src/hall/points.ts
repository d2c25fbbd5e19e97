/** Points as people write them: a sign, a true minus, and at most two places. */
import type { Words } from '../words/catalogue.ts'
import { signed, writtenFigure } from '../words/names.ts'

export const pointsText = (points: number, say: Words): string =>
  writtenFigure(signed(Math.round(points * 100) / 100), say)
