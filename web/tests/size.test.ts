import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { build } from 'vite'

const MOST = 40 * 1024

test('all cards together are at most 40 KB, compressed as they are sent', { timeout: 60_000 }, async () => {
  const built = await build({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'src/cards/card.ts', preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('Expected one bundle.')
  const code = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  const size = gzipSync(code).length
  console.info(`The cards are ${code.length} bytes, ${size} compressed.`)
  expect(code).toContain('M0')
  expect(size).toBeLessThanOrEqual(MOST)
})
