import { describe, expect, test } from 'vitest'
import { VERSIONS, contrast, palette, valueOf } from '../scripts/stylesheet.ts'

const INDICES = ['--card-spade', '--card-heart', '--card-diamond', '--card-club', '--card-ink']

describe.each(VERSIONS)('$data-theme, $data-suits colours, $data-contrast contrast', (version) => {
  const colours = palette(version)
  const colour = (name: string) => valueOf(colours, name)

  test.each(INDICES)('%s is legible on the face', (name) => {
    const least = version['data-contrast'] === 'high' ? 7 : 4.5
    expect(contrast(colour(name), colour('--card-face'))).toBeGreaterThanOrEqual(least)
  })

  test('suits that should differ in colour do', () => {
    const distinct = new Set(INDICES.slice(0, 4).map(colour))
    expect(distinct.size).toBe(version['data-suits'] === 'four' ? 4 : 2)
  })

  test('the back can be told from a face', () => {
    expect(contrast(colour('--card-back'), colour('--card-back-line'))).toBeGreaterThanOrEqual(4.5)
  })
})

test('the measure of contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
