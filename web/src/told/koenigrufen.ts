/** Königrufen in words: bids, calls, announcements, and what follows from them. */
import type {
  Call,
  Doubling,
  KoenigrufenAct,
  KoenigrufenClaimFault,
  KoenigrufenTable,
  KoenigrufenTrick,
  Verdict,
} from '../wire/messages.ts'
import type { Values } from '../words/catalogue.ts'
import type { Voice } from './voice.ts'

export const LEVELS = ['kontra', 're', 'sub'] as const

export type Speak = Extract<KoenigrufenAct, { do: 'speak' }>
export type Target = NonNullable<Speak['doubles']>[number]

/** What was called, in the case that a sentence needs. */
export function calledText(call: Call, voice: Voice): string {
  if (!call.card) return voice.words('k-called-fourth')
  return voice.words('k-called-card', { suit: call.card.slice(0, 1), rank: call.card.slice(1) })
}

export const faultText = ({ kind, trick }: Pick<KoenigrufenClaimFault, 'kind' | 'trick'>, voice: Voice): string =>
  voice.words(`k-fault-${kind}`, { trick: trick ?? 0 })

/** What somebody has said or done, other than play a card. */
export function deed(seat: number, act: KoenigrufenAct, table: KoenigrufenTable, voice: Voice): string {
  const told = (key: string, values: Values = {}): string => voice.about(`k-told-${key}`, seat, values)
  switch (act.do) {
    case 'vorhand':
    case 'pass-forehand':
    case 'pass':
      return told(act.do)
    case 'bid':
      return `${told('bid', { contract: voice.contract(act) })} ${announced(seat, act.announces, voice)}`.trim()
    case 'hold':
      return told('hold', { contract: table.best ? voice.contract(table.best) : '' })
    case 'call':
      return told('call', { called: calledText(act, voice) })
    case 'take':
      return told('take', { half: act.half })
    case 'concede':
      return act.bird ? told('concede-bird', { bird: voice.bonus(act.bird) }) : told('concede')
    case 'lay':
      return told('lay', { number: act.cards.length })
    case 'speak':
      return spoken(seat, act, table, voice)
    case 'play':
      return voice.about('play-told-plays', seat, { card: voice.card(act.card) })
    case 'claim-fault':
      return told('claims-fault', { whose: voice.whose(act.seat), fault: faultText(act, voice) })
    case 'claim-lost':
      return told('claims-lost', { item: voice.bonus(act.item) })
    case 'correct':
      return told('corrects', { card: voice.card(act.card) })
    case 'expose':
      return told('exposes', { card: voice.card(act.card) })
    case 'talk':
      return told('talks')
    case 'throw-in':
      return told('throws-in')
    case 'stop':
      return told('stops')
    case 'play-on':
      return told('plays-on')
    case 'strike':
      return told('strikes')
    case 'agree':
      return told('agrees')
  }
}

const announced = (seat: number, items: readonly string[] | undefined, voice: Voice): string =>
  items?.length
    ? voice.about('k-told-announce', seat, { items: voice.listed(items.map((item) => voice.bonus(item))) })
    : ''

/** A turn of the round before play. */
function spoken(seat: number, act: Speak, table: KoenigrufenTable, voice: Voice): string {
  const doubles = (act.doubles ?? []).map((target) => doubledText(seat, target, table, voice))
  const said = [announced(seat, act.announces, voice), ...doubles].filter(Boolean)
  if (said.length > 0) return said.join(' ')
  const opens = table.said?.find((each) => each.act.do === 'speak')
  return voice.about(opens?.seat === seat && opens.act === act ? 'k-told-lie' : 'k-told-good', seat)
}

function doubledText(seat: number, target: Target, table: KoenigrufenTable, voice: Voice): string {
  const entry = doublingOf(target, table)
  const level = LEVELS[Math.max(0, entry?.by.indexOf(seat) ?? 0)] ?? 'kontra'
  const items = typeof target === 'number' ? `${voice.bonus('game')} (${voice.name(target)})` : voice.bonus(target)
  return voice.about('k-told-double', seat, { level, items })
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

export function playText(trick: KoenigrufenTrick, index: number, voice: Voice): string {
  const [seat, card] = trick.plays?.[index] ?? [0, 'X']
  return voice.about(index === 0 ? 'play-told-leads' : 'play-told-plays', seat, { card: voice.card(card) })
}

/** How a claim was judged; cards thrown together speak for themselves. */
export function verdictText(verdict: Verdict, voice: Voice): string {
  if (verdict.claimant !== null) return voice.words(verdict.upheld ? 'k-told-upheld' : 'k-told-not-upheld')
  if (verdict.kind !== 'cards') return ''
  return voice.words('k-told-wrong-number', { names: voice.seats((verdict.faults ?? []).map(([, seat]) => seat)) })
}

/** What an act led to, beyond itself: the end of the auction, the talon, open hands, verdicts. */
export function* consequences(before: KoenigrufenTable, after: KoenigrufenTable, voice: Voice): Generator<string> {
  if (before.phase === 'auction' && after.phase !== 'auction') yield auctionEnd(after, voice)
  const talon = after.talon ?? []
  if (talon.length > 0 && !before.talon?.length) {
    const middle = talon.length / 2
    yield voice.words('k-told-talon', {
      first: voice.cards(talon.slice(0, middle)),
      second: voice.cards(talon.slice(middle)),
    })
  }
  if (after.laid_open?.length && !before.laid_open?.length)
    yield voice.words('k-told-lay-open', { cards: voice.cards(after.laid_open) })
  if (after.open_hands && !before.open_hands) yield voice.words('k-told-ouvert')
  const turned = (after.turned ?? []).slice(before.turned?.length ?? 0)
  if (turned.length > 0) yield voice.words('kplay-turned', { cards: voice.cards(turned) })
  const judged = (after.verdicts ?? [])
    .slice(before.verdicts?.length ?? 0)
    .map((verdict) => verdictText(verdict, voice))
  yield* judged.filter(Boolean)
  if (after.offenders?.length && !before.offenders?.length)
    yield voice.words('k-told-offenders', { names: voice.seats(after.offenders) })
  if (after.ruling && !before.ruling)
    yield voice.words(after.ruling.question === 'play_on' ? 'k-asked-play-on' : 'k-asked-correct', {
      name: voice.name(after.ruling.seat),
    })
}

function auctionEnd(table: KoenigrufenTable, voice: Voice): string {
  if (!table.best) return voice.words('k-told-nobody-plays')
  const contract = voice.contract(table.best)
  const declarer = table.declarer ?? null
  return declarer === null
    ? voice.words('kplay-all-play', { contract })
    : voice.about('kplay-plays', declarer, { contract })
}
