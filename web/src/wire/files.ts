/** Files that somebody chooses: refused by their size before they are read. */
import { Refusal } from './api.ts'

/** So many bytes may they have together; the server takes no more. */
export const LARGEST_FILE = 5_000_000

/** The text of some files, one after the other; throws a refusal if they are too large. */
export async function textOf(files: Iterable<File>): Promise<string> {
  const all = [...files]
  if (all.reduce((sum, file) => sum + file.size, 0) > LARGEST_FILE) throw new Refusal('too-long')
  return (await Promise.all(all.map((file) => file.text()))).join('\n')
}
