/** What was ruled, in words: the fault by its name, and what the referee wrote beside it. */
import type { HallRuling } from '../../wire/messages.ts'
import type { Words } from '../../words/catalogue.ts'
import { hyphenated } from '../../words/names.ts'

/** A fault as the books call it; one that no catalogue knows bears its id. */
export function faultName(fault: string, say: Words): string {
  const key = `fault-${hyphenated(fault)}`
  return say.has(key) ? say(key) : fault
}

export function rulingText(ruling: HallRuling, say: Words): string {
  const { round, table, by, text = '', fault = '', offender = 0 } = ruling
  const whose = fault && offender ? `${faultName(fault, say)} (${offender})` : fault && faultName(fault, say)
  const said = [whose, text].filter(Boolean).join(', ')
  return by
    ? say('hall-ruling', { round, table, by, text: said })
    : say('hall-ruling-desk', { round, table, text: said })
}
