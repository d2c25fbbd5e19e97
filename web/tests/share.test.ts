/** Records in addresses, and the fingerprint of a text. */
import { expect, test } from 'vitest'
import { packRecord, sha256, unpackRecord } from '../src/score/share.ts'

const RECORD = '[Rules "danish-hjoerring"]\n[Names "A=Åge B=Bo C=Cai"]\n\n1. S1 X S8\n'.repeat(20)

test('a record survives its way through an address', async () => {
  expect(await unpackRecord(await packRecord(RECORD))).toBe(RECORD)
})

test('a packed record is short, and made of letters that an address may hold', async () => {
  const fragment = await packRecord(RECORD)
  expect(fragment).toMatch(/^#r=[\w-]+$/)
  expect(fragment.length).toBeLessThan(RECORD.length / 4)
})

test.each(['', '#top', '#r=!', '#r=abc'])('%s holds no record', async (fragment) => {
  expect(await unpackRecord(fragment)).toBeUndefined()
})

test('a record that was cut off is not taken for a whole one', async () => {
  expect(await unpackRecord((await packRecord(RECORD)).slice(0, -8))).toBeUndefined()
})

test('the fingerprint is SHA-256 (FIPS 180-2, appendix B.1)', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
