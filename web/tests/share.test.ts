/** Records in addresses, and the fingerprint of a text. */
import { expect, test } from 'vitest'
import { packDeal, sha256, stepOf, unpackDeal, withStep } from '../src/score/share.ts'

const RECORD = '[Rules "danish-hjoerring"]\n[Names "A=Åge B=Bo C=Cai"]\n\n1. S1 X S8\n'.repeat(20)

test('a deal survives its way through an address, with its step and its house rules', async () => {
  const house = 'id = "ours"\nextends = "danish-hjoerring"\n'
  for (const deal of [
    { record: RECORD, step: 0 },
    { record: RECORD, step: 17, house },
  ])
    expect(await unpackDeal(await packDeal(deal))).toEqual(deal)
})

test('a packed deal is short, and made of letters that an address may hold', async () => {
  const fragment = await packDeal({ record: RECORD, step: 3 })
  expect(fragment).toMatch(/^#d=[\w-]+&s=3$/)
  expect(fragment.length).toBeLessThan(RECORD.length / 4)
})

test('links that were given out before are still opened', async () => {
  const raw = new Response(RECORD).body?.pipeThrough(new CompressionStream('deflate-raw'))
  const letters = Buffer.from(await new Response(raw).arrayBuffer()).toString('base64url')
  expect(await unpackDeal(`#r=${letters}`)).toEqual({ record: RECORD, step: 0 })
})

test.each(['', '#top', '#s=4', '#r=!', '#r=abc', '#d=abc', '#d='])('%s holds no record', async (fragment) => {
  expect(await unpackDeal(fragment)).toBeUndefined()
})

test('a record that was cut off or has lost a letter is not taken for a whole one', async () => {
  const fragment = await packDeal({ record: RECORD })
  for (const cut of [1, 2, 8, 40]) expect(await unpackDeal(fragment.slice(0, -cut))).toBeUndefined()
  const at = 30
  expect(await unpackDeal(fragment.slice(0, at) + fragment.slice(at + 1))).toBeUndefined()
  const other = fragment[at] === 'A' ? 'B' : 'A'
  expect(await unpackDeal(fragment.slice(0, at) + other + fragment.slice(at + 1))).toBeUndefined()
})

test('a full stop behind a link does no harm', async () => {
  expect(await unpackDeal(`${await packDeal({ record: RECORD, step: 5 })}.`)).toEqual({ record: RECORD, step: 5 })
})

test('the step changes and everything else in the address stays', () => {
  expect(withStep('#d=abc&s=3', 4)).toBe('#d=abc&s=4')
  expect(withStep('#d=abc&h=xyz&s=3', 0)).toBe('#d=abc&h=xyz')
  expect(withStep('', 7)).toBe('#s=7')
  expect(stepOf('#s=7')).toBe(7)
  expect(stepOf('#s=x')).toBe(0)
})

test('the fingerprint is SHA-256 (FIPS 180-2, appendix B.1)', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
