/** Danish Tarok: what is to be read from its deals. */
import type { DanishStep, DanishTable } from '../wire/messages.ts'
import { type Game, NOTHING } from './game.ts'

export const danish: Game = {
  ...NOTHING,
  sittingOut: ({ sitting_out }: DanishTable) => sitting_out ?? [],
  roles: ({ roles }: DanishTable, seat) => roles?.[seat] ?? [],
  declared: ({ declared }: DanishTable, seat) => declared[seat],
  seen: ({ phase, shows }: DanishTable, seat) => (phase === 'play' ? (shows?.[seat] ?? []) : []),
  lying: ({ lying }: DanishTable) => lying,
  payments: ({ payments }: DanishTable) => payments ?? [],
  cups: ({ cups_now }: DanishTable) => cups_now,
  isAsked: ({ ruling }: DanishTable) => Boolean(ruling),
  aside: ({ skat }: DanishStep) => [['web-replay-skat', skat ?? []]],
  turned: ({ skat }: DanishTable) => ['web-faults-skat', skat ?? []],
}
