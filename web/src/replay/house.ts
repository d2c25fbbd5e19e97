/** House rulesets of this browser, for records that were played by them: the server itself knows only the books. */
import type { House } from '../shelf/shelf.ts'
import type { Replay } from '../wire/messages.ts'
import { headOf, readText } from '../shelf/text.ts'

/** The text of the house ruleset that a record names, if it stands on the shelf. */
export const houseFor = (record: string, houses: readonly House[]): string | undefined =>
  houses.find(({ text }) => record.includes(`[Rules "${headOf(readText(text).data).id}"]`))?.text

/** The name of the house by whose rules a deal was played; empty where it was a book's. */
export const houseName = ({ house }: Replay): string => (house ? headOf(readText(house).data).name : '')
