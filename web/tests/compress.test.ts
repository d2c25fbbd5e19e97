import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from '../plugins/compress.ts'

let folder = ''

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tarock-compress-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a text is written in both forms beside itself, and reads the same', () => {
  mkdirSync(join(folder, 'assets'))
  const path = join(folder, 'assets', 'index.js')
  const text = 'console.info("tarok")\n'.repeat(50)
  writeFileSync(path, text)
  expect(compressFolder(folder).sort()).toEqual([`${path}.br`, `${path}.gz`])
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text)
})

test('what does not become smaller stays alone, and nothing is compressed twice', () => {
  writeFileSync(
    join(folder, 'noise.png'),
    Uint8Array.from({ length: 400 }, (_, index) => (index * index * 7919 + index * 104_729) >> 3),
  )
  writeFileSync(join(folder, 'page.html'), '<p>tarok</p>'.repeat(40))
  expect(compressFolder(folder)).toHaveLength(2)
  expect(compressFolder(folder)).toHaveLength(2)
})
