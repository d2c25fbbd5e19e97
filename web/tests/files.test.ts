/** Files that somebody chooses. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../src/wire/api.ts'
import { LARGEST_FILE, textOf } from '../src/wire/files.ts'

const file = (text: string, size = text.length): File => {
  const made = new File([text], 'evening.tarock')
  Object.defineProperty(made, 'size', { value: size })
  return made
}

test('several files are one text', async () => {
  expect(await textOf([file('one'), file('two')])).toBe('one\ntwo')
})

test('what is too large together is refused, and none of it is read', async () => {
  const files = [file('one', LARGEST_FILE), file('two', 1)]
  const reads = files.map((each) => vi.spyOn(each, 'text'))
  await expect(textOf(files)).rejects.toEqual(new Refusal('too-long'))
  for (const read of reads) expect(read).not.toHaveBeenCalled()
})

test('the server takes as much', () => {
  const server = readFileSync(new URL('../../src/tarock/rulesets/files.py', import.meta.url), 'utf8')
  expect(/LARGEST_FILE: Final = ([\d_]+)/.exec(server)?.[1]?.replaceAll('_', '')).toBe(String(LARGEST_FILE))
})
