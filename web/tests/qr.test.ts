import { expect, test } from 'vitest'
import { drawQr, rowPath } from '../src/shell/qr.ts'

test('each run of dark modules is one rectangle', () => {
  expect(rowPath([false, true, true, false, true], 3)).toBe('M1 3h2v1H1zM4 3h1v1H4z')
  expect(rowPath([false, false], 0)).toBe('')
})

test('a code has four light modules on every side, and its three corners', () => {
  const { size, path } = drawQr('https://tarock.example/table/Abc_123-xyz')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, width]) => [Number(x), Number(y), Number(width)] as const,
  )
  expect(Math.min(...runs.map(([x]) => x))).toBe(4)
  expect(Math.min(...runs.map(([, y]) => y))).toBe(4)
  expect(Math.max(...runs.map(([x, , width]) => x + width))).toBe(size - 4)
  expect(Math.max(...runs.map(([, y]) => y))).toBe(size - 5)
  expect(runs.filter(([, y, width]) => y === 4 && width === 7).map(([x]) => x)).toEqual([4, size - 11])
  expect(runs).toContainEqual([4, size - 5, 7])
})
