/** What somebody challenges others to, and what is asked of the server about it. */
import { post } from '../wire/api.ts'
import type { ChallengeShown, RulesetShown, Settings } from '../wire/messages.ts'
import type { Session } from '../wire/session.ts'

/** How long a move may take: seconds at the table, or days by correspondence; nothing: as long as one likes. */
export const TIMES = {
  free: {},
  quick: { think: 15 },
  usual: { think: 45 },
  calm: { think: 120 },
  day: { days: 1 },
  days: { days: 3 },
} as const satisfies Record<string, Pick<Settings, 'think' | 'days'>>

export type Time = keyof typeof TIMES

/** The smallest table of a book, all of whose chairs are for people. */
export function challengeSettings(book: RulesetShown, time: Time): Settings {
  const players = Math.min(...book.tables.map((size) => size.players))
  return { ruleset: book.id, chairs: Array.from({ length: players }, () => ({})), ...TIMES[time] }
}

export const linkOf = ({ id }: ChallengeShown): string => `${location.origin}/challenge/${id}`

export type Deed = 'accept' | 'decline' | 'begin' | 'withdraw'

export function act(challenge: ChallengeShown, deed: Deed, session: Session): Promise<ChallengeShown> {
  const path = `/api/meeting/challenges/${challenge.id}`
  if (deed === 'accept' || deed === 'decline') return post(`${path}/answer`, { accepted: deed === 'accept' }, session)
  return post(`${path}/${deed}`, {}, session)
}

/** What can be done with a challenge by who sees it. */
export function deedsFor({ yours, answer, people, table, is_over }: ChallengeShown): Deed[] {
  if (table || is_over) return []
  if (yours)
    return people.some((each, at) => at > 0 && each.answer === 'accepted') ? ['begin', 'withdraw'] : ['withdraw']
  return answer === 'accepted' ? ['decline'] : ['accept', ...(answer === 'asked' ? (['decline'] as const) : [])]
}
