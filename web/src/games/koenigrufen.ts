/** Königrufen: what is to be read from its deals. */
import type { KoenigrufenStep, KoenigrufenTable } from '../wire/messages.ts'
import { type Game, NOTHING } from './game.ts'

export const koenigrufen: Game = {
  ...NOTHING,
  roles: ({ roles }: KoenigrufenTable, seat) => roles?.[seat] ?? [],
  seen: ({ phase, shows }: KoenigrufenTable, seat) => (phase === 'play' ? (shows?.[seat] ?? []) : []),
  isAsked: ({ ruling }: KoenigrufenTable) => Boolean(ruling),
  aside: ({ talon, laid }: KoenigrufenStep) => [
    ['web-replay-talon', talon],
    ['web-replay-laid', laid ?? []],
  ],
  turned: ({ laid }: KoenigrufenTable) => ['web-faults-laid', laid ?? []],
  losable: ({ losable }: KoenigrufenTable) => losable ?? [],
}
