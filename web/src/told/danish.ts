/** Danish Tarok in words: what is declared, done, judged and paid. */
import type {
  Courts,
  DanishAct,
  DanishClaimFault,
  DanishTable,
  DanishTrick,
  Kings,
  Laid,
  Matadors,
  Taroks,
  Verdict,
} from '../wire/messages.ts'
import type { Values } from '../words/catalogue.ts'
import type { Voice } from './voice.ts'

export type Item = Taroks | Matadors | Courts | Kings | Laid

export function itemText(item: Item, voice: Voice): string {
  const say = voice.words
  switch (item.item) {
    case 'taroks':
      return say('declare-taroks', { number: item.number, pagat: item.with_pagat ? 'with' : 'without' })
    case 'matadors':
      return say('declare-matadors', { number: item.number })
    case 'laid':
      return say('declare-laid', { card: voice.card(item.card) })
    case 'kings':
      return say(`declare-${item.fullness}-kings`, { missing: item.missing?.slice(0, 1) ?? '' })
    case 'courts':
      return say(`declare-${item.fullness}`, { suit: item.suit, missing: item.missing?.slice(1) ?? '' })
  }
}

/** What a player has declared. */
export function itemsText(items: readonly Item[], voice: Voice): string {
  return items.length > 0 ? items.map((item) => itemText(item, voice)).join('; ') : voice.words('declare-pass')
}

/** A fault as somebody points it out. */
export const faultText = ({ kind, trick }: Pick<DanishClaimFault, 'kind' | 'trick'>, voice: Voice): string =>
  voice.words(`play-fault-${kind}`, { trick: trick ?? 0 })

/** What somebody has done, other than play a card in turn. */
export function deed(seat: number, act: DanishAct, table: DanishTable, voice: Voice): string {
  const about = (key: string, values: Values = {}): string => voice.about(`play-told-${key}`, seat, values)
  switch (act.do) {
    case 'lay':
      return about('lays')
    case 'declare':
      return about(act.items?.length ? 'declares' : 'passes', { items: itemsText(act.items ?? [], voice) })
    case 'redeal':
      return about('redeal')
    case 'demand':
      return about('demands')
    case 'ask-laid':
      return about('asks', { answer: voice.words('play-laid-number', { number: table.laid_taroks ?? 0 }) })
    case 'claim':
      return about(table.trick?.right === 'granted' ? 'claims-granted' : 'claims-held', { suit: ledSuit(table, voice) })
    case 'name':
      return about('names', { suit: voice.suit(act.suit) })
    case 'waive':
      return about('waives')
    case 'play':
      return about('plays', { card: voice.card(act.card) })
    case 'play-out-of-turn':
      return about('out-of-turn', { card: voice.card(act.card) })
    case 'claim-fault':
      return about('claims-fault', { whose: voice.whose(act.seat), fault: faultText(act, voice) })
    case 'accept':
      return about(act.holding ? 'accepts-holding' : 'accepts')
    case 'refuse':
      return about('refuses')
    case 'move-cups':
      return about('moves-cups')
    case 'deal-again':
      return about('deals-again')
    case 'pass-deal':
      return about('passes-deal')
    case 'draw':
      return about('draws', { whose: voice.whose(act.seat) })
    case 'agree':
      return about('agrees')
  }
}

const ledSuit = (table: DanishTable, voice: Voice): string => (table.trick?.suit ? voice.suit(table.trick.suit) : '')

/** A card as it was played; a led skus is named. */
export function playText(trick: DanishTrick, index: number, voice: Voice): string {
  const [seat, card] = trick.plays?.[index] ?? [0, 'X']
  const named = card === 'X' && index === 0 && trick.suit
  const shown = named ? voice.words('play-skus-as', { suit: voice.suit(named) }) : voice.card(card)
  return voice.about(index === 0 ? 'play-told-leads' : 'play-told-plays', seat, { card: shown })
}

export function verdictText(verdict: Verdict, voice: Voice): string {
  if (verdict.claimant === null)
    return voice.words('play-told-wrong-number', { names: voice.seats((verdict.faults ?? []).map(([, seat]) => seat)) })
  return voice.words(verdict.upheld ? 'play-told-upheld' : 'play-told-not-upheld')
}

/** What an act led to, beyond itself: verdicts, questions, a skat laid anew. */
export function* consequences(before: DanishTable, after: DanishTable, voice: Voice): Generator<string> {
  for (const verdict of (after.verdicts ?? []).slice(before.verdicts?.length ?? 0)) yield verdictText(verdict, voice)
  if (after.ruling && !before.ruling)
    yield voice.words(`play-asked-${after.ruling.question}`, { names: voice.seats(after.ruling.waiting) })
  const second = before.trick?.plays?.[1]
  if (second && after.trick?.taken_back && !before.trick?.taken_back)
    yield voice.about('play-told-takes-back', second[0], {
      card: voice.card(after.trick.taken_back),
      suit: ledSuit(after, voice),
    })
  if (before.phase === 'declaring' && after.phase === 'skat') yield voice.words('play-told-put-right')
}
