/** Pointing out a fault, and what was judged: the forms of table mode, made from what the table says can be claimed. */
import * as danish from '../../told/danish.ts'
import * as koenigrufen from '../../told/koenigrufen.ts'
import type { Deal } from '../../told/told.ts'
import type { Voice } from '../../told/voice.ts'
import type { Claimable, DanishClaimFault, KoenigrufenClaimFault, Verdict } from '../../wire/messages.ts'
import { capital, hyphenated } from '../../words/names.ts'

export type ClaimFault = DanishClaimFault | KoenigrufenClaimFault
type Found = NonNullable<Verdict['faults']>[number]

/** The seats that play this deal: only they can be at fault. */
export function playersOf(deal: Deal, seats: number): number[] {
  const out = deal.family === 'danish' ? (deal.sitting_out ?? []) : []
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.includes(seat))
}

/** The numbers of the tricks to which a seat has played. */
export function tricksOf(deal: Deal, seat: number): number[] {
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
  voice.words(`${voice.family === 'danish' ? 'play' : 'k'}-fault-${kind}`, { trick: 0 })

/** Who pointed out what; nobody did where the cards showed it. */
export function claimText(verdict: Verdict, voice: Voice): string {
  if (verdict.claimant === null) return ''
  const [told, fault] = voice.family === 'danish' ? ['play-told', 'play-fault'] : ['k-told', 'k-fault']
  return voice.about(`${told}-claims-fault`, verdict.claimant, {
    whose: voice.whose(verdict.seat),
    fault: voice.words(`${fault}-${verdict.kind}`, { trick: 0 }),
  })
}

/** How it was judged; cards thrown together speak for themselves. */
export const verdictText = (verdict: Verdict, voice: Voice): string =>
  voice.family === 'danish' ? danish.verdictText(verdict, voice) : koenigrufen.verdictText(verdict, voice)

/** What was found: whose fault it is, what, and in which trick; those who share one are named together. */
export function foundTexts(faults: readonly Found[], voice: Voice): string[] {
  const seats = new Map<string, number[]>()
  for (const [kind, seat, trick] of faults)
    seats.set(`${kind} ${trick}`, [...(seats.get(`${kind} ${trick}`) ?? []), seat])
  return [...seats].map(([fault, who]) => {
    const [kind = '', trick] = fault.split(' ')
    return foundText(kind, who, Number(trick), voice)
  })
}

function foundText(kind: string, seats: readonly number[], trick: number, voice: Voice): string {
  const key = `${voice.family === 'danish' ? '' : 'k-'}fault-${hyphenated(kind)}`
  const when = trick > 0 ? voice.words('moment-trick', { trick }) : voice.words('moment-before-play')
  return voice.words('referee-heading', {
    name: capital(voice.seats(seats)),
    what: voice.words(key, { trick: 0 }),
    when,
  })
}

/** A verdict in one line: what was found, or what was pointed out in vain. */
export function shortText(verdict: Verdict, voice: Voice): string {
  const found = foundTexts(verdict.faults ?? [], voice)
  return found.length > 0 ? found.join('; ') : `${claimText(verdict, voice)} ${verdictText(verdict, voice)}`
}
