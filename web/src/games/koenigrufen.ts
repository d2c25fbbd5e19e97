/** Königrufen: what is to be read from its deals. */
import type { KoenigrufenStep, KoenigrufenTable } from '../wire/messages.ts'
import { type Badge, type Game, NOTHING } from './game.ts'

/** Until the auction is over the declarer is whoever has bid most. */
function badges({ phase, declarer, forehand, partner }: KoenigrufenTable, seat: number): Badge[] {
  const isSettled = phase !== 'auction'
  const found: Badge[] = []
  if (declarer === seat && isSettled) found.push('declarer')
  if (forehand === seat && !isSettled) found.push('forehand')
  if (partner === seat && declarer !== seat) found.push('partner')
  return found
}

const roles = ({ declarer, partner }: KoenigrufenTable, seat: number): Badge[] => [
  ...(declarer === seat ? (['declarer'] as const) : []),
  ...(partner === seat ? (['partner'] as const) : []),
]

export const koenigrufen: Game = {
  ...NOTHING,
  badges,
  roles,
  seen: ({ phase, shows }: KoenigrufenTable, seat) => (phase === 'play' ? (shows?.[seat] ?? []) : []),
  isAsked: ({ ruling }: KoenigrufenTable) => Boolean(ruling),
  aside: ({ talon, laid }: KoenigrufenStep) => [
    ['web-replay-talon', talon],
    ['web-replay-laid', laid ?? []],
  ],
  turned: ({ laid }: KoenigrufenTable) => ['web-faults-laid', laid ?? []],
  losable: ({ losable }: KoenigrufenTable) => losable ?? [],
  ruleOf: () => 'renonce',
}
