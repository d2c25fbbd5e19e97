import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES, type Page, fileOf, readRoute } from '../src/pages.ts'

test.each([
  ['/', 'start', {}],
  ['/table/abc-1', 'table', { table: 'abc-1' }],
  ['/table/abc/replay/1.2.1', 'deal', { table: 'abc', deal: '1.2.1' }],
  ['/rules/danish-hjoerring', 'book', { ruleset: 'danish-hjoerring' }],
  ['/house', 'house', {}],
  ['/house/', 'missing', {}],
  ['/table/a/b', 'missing', {}],
])('%s is the page %s', (path, page, names) => {
  expect(readRoute(path)).toEqual({ page, names })
})

test('every page but the first has a file of its own', () => {
  const pages = Object.keys(PAGES) as Page[]
  const files = pages.flatMap((page) => fileOf(page) ?? [])
  expect(files.length).toBe(pages.length - 1)
  for (const file of files) expect(existsSync(new URL(`../src/${file}.svelte`, import.meta.url)), file).toBe(true)
  expect(fileOf('missing')).toBeUndefined()
})
