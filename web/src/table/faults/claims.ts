/** Pointing out a fault, and what was judged: the forms of table mode, made from what the table says can be claimed. */
import type { OwnDeal } from '../../games/deal.ts'
import { gameOf } from '../../games/games.ts'
import { sentence } from '../../told/sentence.ts'
import type { Voice } from '../../told/voice.ts'
import type { Claimable, DanishClaimFault, KoenigrufenClaimFault, Line, VerdictShown } from '../../wire/messages.ts'
import { termsOf } from '../../words/families.ts'

export type ClaimFault = DanishClaimFault | KoenigrufenClaimFault

/** The seats that play this deal: only they can be at fault. */
export function playersOf(deal: OwnDeal, seats: number): number[] {
  const out = gameOf(deal).sittingOut(deal)
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat))
}

/** The numbers of the tricks to which a seat has played. */
export function tricksOf(deal: OwnDeal, seat: number): number[] {
  const tricks = [...(deal.tricks ?? []), ...(deal.trick ? [deal.trick] : [])]
  return tricks.filter(({ plays }) => plays?.some(([player]) => player === seat)).map(({ number }) => number)
}

/** A claim as it is sent; a dealer's fault is the dealer's, and only some faults happen in a trick. */
export function claimOf(claimable: Claimable, seat: number, trick: number | null, dealer: number): ClaimFault {
  return {
    do: 'claim-fault',
    kind: claimable.kind,
    seat: claimable.dealers ? dealer : seat,
    trick: claimable.in_trick ? trick : null,
  } as ClaimFault
}

/** What a claim is about, as a form lists it. */
export const claimName = ({ kind }: Claimable, voice: Voice): string =>
  voice.words(`${termsOf(voice.family).fault}-${kind}`, { trick: 0 })

/** A verdict in words: who pointed out what, how it was judged, and what was found. */
export function verdictTexts(
  { lines = [] }: VerdictShown,
  voice: Voice,
): { claim: string; judged: string; found: string[] } {
  const textsOf = (kind: Line['kind']): string[] =>
    lines.filter((line) => line.kind === kind).map((line) => sentence(line, voice))
  return { claim: textsOf('word').join(' '), judged: textsOf('consequence').join(' '), found: textsOf('fault') }
}

/** A verdict in one line: what was found, or what was pointed out in vain. */
export function shortText(verdict: VerdictShown, voice: Voice): string {
  const { claim, judged, found } = verdictTexts(verdict, voice)
  return found.length > 0 ? found.join('; ') : `${claim} ${judged}`
}
