/** Calls and doublings of Königrufen, as panels speak of them. */
import type { Call, Doubling, KoenigrufenAct, KoenigrufenTable } from '../wire/messages.ts'
import type { Voice } from './voice.ts'

export const LEVELS = ['kontra', 're', 'sub'] as const

export type Speak = Extract<KoenigrufenAct, { do: 'speak' }>
export type Target = NonNullable<Speak['doubles']>[number]

/** What was called, in the case that a sentence needs. */
export function calledText(call: Call, voice: Voice): string {
  if (!call.card) return voice.words('k-called-fourth')
  return voice.words('k-called-card', { suit: call.card.slice(0, 1), rank: call.card.slice(1) })
}

/** How often a target has been doubled already, and by whom. */
export function doublingOf(target: Target, table: KoenigrufenTable): Doubling | undefined {
  return table.doubled?.find((entry) =>
    typeof target === 'number'
      ? entry.opponent === target
      : target === 'game'
        ? !entry.target
        : entry.target?.item === target,
  )
}
