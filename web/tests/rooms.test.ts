import { importX } from 'eslint-plugin-import-x'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { ROOMS, faultsIn, roomsIn, zonesOf } from '../rooms.js'

const WEB = new URL('..', import.meta.url).pathname.replace(/\/$/, '')
const SOURCE = `${WEB}/src`

const linter = new ESLint({
  cwd: WEB,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      plugins: { 'import-x': importX },
      rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesOf(ROOMS, SOURCE) }] },
    },
  ],
})

async function refused(room: string, imported: string): Promise<boolean> {
  const [result] = await linter.lintText(`import '${imported}'\n`, { filePath: `${SOURCE}/${room}/new.ts` })
  return (result?.messages ?? []).some(({ ruleId }) => ruleId === 'import-x/no-restricted-paths')
}

describe('the walls between rooms', () => {
  test.each([
    ['cards', '../words/names.ts'],
    ['words', '../preferences.svelte.ts'],
    ['wire', '../table/table.svelte.ts'],
    ['told', '../preferences.svelte.ts'],
    ['start', '../table/rows.ts'],
    ['house', '../start/quick.ts'],
    ['table/danish', '../../replay/course.ts'],
  ])('%s may not import %s', async (room, imported) => {
    expect(await refused(room, imported)).toBe(true)
  })

  test.each([
    ['words', '../cards/pack.ts'],
    ['words', './names.ts'],
    ['table/danish', '../rows.ts'],
    ['table/danish', '../../told/told.ts'],
    ['start', '../preferences.svelte.ts'],
  ])('%s may import %s', async (room, imported) => {
    expect(await refused(room, imported)).toBe(false)
  })
})

describe('the list of rooms', () => {
  test('names every folder, inner rooms first', () => {
    expect(faultsIn(ROOMS, roomsIn(SOURCE))).toEqual([])
  })

  test('says what is wrong with it', () => {
    expect(faultsIn({ cards: [] }, ['cards', 'poker'])).toEqual([
      'poker is a new room: say in ROOMS what it may import',
    ])
    expect(faultsIn({ cards: [], poker: [] }, ['cards'])).toEqual(['poker is not there any more'])
    expect(faultsIn({ cards: ['words'], words: ['cards'] }, ['cards', 'words'])).toEqual([
      'cards stands before words, which it may import',
    ])
  })
})
