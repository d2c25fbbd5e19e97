/** House rules as files, which may be mailed to the club and read by the terminal. */
import { idFor } from './shelf.ts'
import { headOf, readText } from './text.ts'

/** Lets the browser save a text under a name. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/toml' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

export const fileName = (name: string): string => `${idFor(name)}.toml`

/** A ruleset out of a file; one that does not say its name bears that of the file. */
export function fromFile(file: string, text: string): { name: string; text: string } {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return { name: headOf(readText(plain).data).name || file.replace(/\.toml$/i, ''), text: plain }
}
