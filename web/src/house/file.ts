/** House rules as files, which may be mailed to the club and read by the terminal. */
import { idFor } from '../shelf/shelf.ts'
import { headOf, readText } from '../shelf/text.ts'

export const fileName = (name: string): string => `${idFor(name)}.toml`

/** A ruleset out of a file; one that does not say its name bears that of the file. */
export function fromFile(file: string, text: string): { name: string; text: string } {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return { name: headOf(readText(plain).data).name || file.replace(/\.toml$/i, ''), text: plain }
}
