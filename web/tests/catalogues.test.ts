import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogues, languages, withoutComments } from '../plugins/catalogues.ts'
import { loadReadings, loadWords, wordsFrom } from '../src/words/catalogue.ts'
import { LANGUAGES } from '../src/words/language.ts'

const FOLDER = new URL('../../src/tarock/words', import.meta.url).pathname

test('the page speaks every language that has catalogues', () => {
  expect(languages()).toEqual([...LANGUAGES].sort())
})

test('each language has the same catalogues, and rule books stay on the server', () => {
  const names = LANGUAGES.map((language) => catalogues(join(FOLDER, language)).map((path) => basename(path)))
  expect(new Set(names.map((each) => each.join())).size).toBe(1)
  expect(names[0]).toContain('browser_table.ftl')
  expect(names[0]).not.toContain('rulebook.ftl')
  expect(names[0]).not.toContain('advice.ftl')
})

describe('comments', () => {
  test('are left out, and messages stay', () => {
    expect(withoutComments('# For translators.\n\na = A\n## More\nb =\n    B # no comment\n')).toBe(
      'a = A\nb =\n    B # no comment\n',
    )
  })

  test.each(LANGUAGES)('are all that is left out of the %s catalogue', async (language) => {
    const words = await loadWords(language)
    const whole = catalogues(join(FOLDER, language)).map((path) => readFileSync(path, 'utf8'))
    const keys = [...whole.join('\n').matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key = '']) => key)
    const plain = wordsFrom(language, whole.join('\n'))
    expect(keys.length).toBeGreaterThan(500)
    expect(keys.filter((key) => plain.has(key) !== words.has(key))).toEqual([])
  })
})

test.each(LANGUAGES)('the %s readings are fetched apart from the other words', async (language) => {
  const [words, readings] = [await loadWords(language), await loadReadings(language)]
  expect([words.has('reading-B-07'), readings.has('reading-B-07')]).toEqual([false, true])
  expect(readings('reading-B-07')).toMatch(/^[A-Z].*\.$/)
})
