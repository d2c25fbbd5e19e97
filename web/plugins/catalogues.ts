/** The catalogues of words as modules: `virtual:words` fetches the words of a language, all of them in one piece. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** They live beside the Python that shares them. */
const FOLDER = resolve(import.meta.dirname, '../../src/tarock/words')

/** What the page says; the sentences of rule books, of advice and of the arena stay on the server. */
const NAMES = [
  /^browser/,
  /^(?:cards|citing|declarations|faults|koenigrufen|koenigrufen_terminal|levels|payments|phrases|reasons|referee)\.ftl$/,
  /^(?:report|server|table_mode|terminal)\.ftl$/,
]

const ALL = 'virtual:words'
const ONE = `${ALL}/`

/** A language is a folder of catalogues. */
export const languages = (folder = FOLDER): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && catalogues(join(folder, entry.name)).length > 0)
    .map(({ name }) => name)
    .sort()

/** The paths of the catalogues in a folder that the page reads. */
export const catalogues = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && NAMES.some((name) => name.test(file)))
    .sort()
    .map((file) => join(folder, file))

/** A catalogue without its comments, which are for translators. */
export const withoutComments = (text: string): string => text.replaceAll(/^#.*\n+/gm, '')

export function wordsPlugin(): Plugin {
  return {
    name: 'tarock-words',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const ways = languages().map((language) => `${language}: () => import(${JSON.stringify(ONE + language)})`)
        return `export default { ${ways.join(', ')} }`
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined
      const files = catalogues(join(FOLDER, id.slice(ONE.length + 1)))
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
