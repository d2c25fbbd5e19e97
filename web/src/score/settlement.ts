/** What a deal came to, from the server's answer: how it ended, what everybody won, and every payment in words. */
import type { Voice } from '../told/voice.ts'
import type { Line, Paid, Settled } from '../wire/messages.ts'
import { capital, hyphenated, listed } from '../words/names.ts'

export type Settlement = Settled

/** By the letters of the seats. */
type BySeat = Readonly<Record<string, number>>

export type Party = Paid['payer']

export interface Payment extends Paid {
  /** How often it was doubled: 1, 2, 4 or 8. */
  kontra: number
}

const SEATS = 'ABCDEFG'
const THIRDS = 3

const partyOf = (name: string): Party => (name === 'king' || name === 'pagat' ? name : SEATS.indexOf(name))

export const bySeat = (amounts: BySeat): { seat: number; points: number }[] =>
  Object.entries(amounts).map(([letter, points]) => ({ seat: SEATS.indexOf(letter), points }))

/** What each player of the deal has won or lost. */
export const netsOf = (settlement: Settlement): { seat: number; points: number }[] =>
  bySeat(settlement.net ?? settlement.score ?? {})

/** Money, where it is another sum than the score. */
export function moneyOf({ score, money }: Pick<Settlement, 'score' | 'money'>): { seat: number; points: number }[] {
  const differs = Object.entries(money ?? {}).some(([seat, points]) => points !== score?.[seat])
  return differs ? bySeat(money ?? {}) : []
}

export const paymentsOf = (settlement: Settlement): Payment[] =>
  settlement.payments.map(({ from, to, points, for: reason, kontra = 1, rule }) => ({
    payer: partyOf(from),
    payee: partyOf(to),
    points,
    reason,
    kontra,
    rule,
  }))

export interface Sentence {
  text: string
  rule: string
  kontra: number
}

export interface Group {
  reason: string
  title: string
  sentences: Sentence[]
}

/** What a payment is for: `for the ultimo`. */
export const reasonText = (reason: string, { family, words }: Voice): string =>
  words(hyphenated(`${family === 'danish' ? '' : 'k-'}for-${reason}`))

/** Payments under what they were for, in the order in which that first came. */
export function grouped(payments: readonly Payment[], voice: Voice): Group[] {
  const reasons = [...new Set(payments.map(({ reason }) => reason))]
  return reasons.map((reason) => ({
    reason,
    title: capital(reasonText(reason, voice)),
    sentences: sentences(
      payments.filter((payment) => payment.reason === reason),
      voice,
    ),
  }))
}

/** Payments as sentences with the book's rule; what is paid alike is said at once. */
export function sentences(payments: readonly Payment[], voice: Voice): Sentence[] {
  return alike(payments).flatMap((group) =>
    bundles(group).map(([payers, payees]) => sentence(group, payers, payees, voice)),
  )
}

type Like = readonly [Payment, ...Payment[]]

const key = ({ points, reason, rule, kontra }: Payment): string => JSON.stringify([points, reason, rule, kontra])

/** Runs of payments that differ only in who pays whom; what somebody pays a second time is told by itself. */
function alike(payments: readonly Payment[]): Like[] {
  const runs: [Payment, ...Payment[]][] = []
  for (const payment of payments) {
    const last = runs.at(-1)
    const isAlike = last && key(last[0]) === key(payment)
    if (isAlike && !last.some(({ payer, payee }) => payer === payment.payer && payee === payment.payee))
      last.push(payment)
    else runs.push([payment])
  }
  return runs
}

/** Several payers to one payee, or one payer to several payees, whichever they were paid by. */
function bundles(group: Like): [Party[], Party[]][] {
  const payers = [...new Set(group.map(({ payer }) => payer))]
  const payees = [...new Set(group.map(({ payee }) => payee))]
  if (group[0].payer === group[1]?.payer) {
    return payers.map((payer) => [[payer], group.filter((paid) => paid.payer === payer).map(({ payee }) => payee)])
  }
  return payees.map((payee) => [group.filter((paid) => paid.payee === payee).map(({ payer }) => payer), [payee]])
}

function sentence([like]: Like, payers: Party[], payees: Party[], voice: Voice): Sentence {
  const { words } = voice
  const text = words('play-paid', {
    who: payers.length > 1 ? 'many' : payers[0] === voice.you ? 'you' : 'one',
    payers: capital(voice.listed(payers.map((payer) => partyName(payer, voice)))),
    sums: listed(
      payees.map((payee) => `${like.points} ${payeeText(payee, voice)}`),
      words,
    ),
    for: reasonText(like.reason, voice),
  })
  return { text, rule: like.rule, kontra: like.kontra }
}

const partyName = (party: Party, voice: Voice): string =>
  typeof party === 'number' ? voice.name(party) : voice.words(`play-the-${party}`)

function payeeText(party: Party, voice: Voice): string {
  if (typeof party !== 'number') return voice.words(`play-to-${party}`)
  return party === voice.you
    ? voice.words('play-to-you')
    : voice.words('play-to-other', { name: voice.names[party] ?? '' })
}

/** How the deal ended, in sentences; a report speaks of everybody by name, also of its reader. */
export function outcomeText(line: Line, voice: Voice): string {
  const { words } = voice
  const name = (seat: number): string =>
    seat === voice.you ? words('web-score-reader', { name: voice.names[seat] ?? '' }) : voice.name(seat)
  const seats = entries(line.seats ?? {}, (seats) => listed(seats.map(name), words))
  const counts = entries(line.thirds ?? {}, (count) => countText(count, voice))
  const values: Record<string, string | number> = { ...line.values }
  if (values['contract'] !== undefined) values['contract'] = voice.contract({ contract: String(values['contract']) })
  if (values['bonus'] !== undefined) values['bonus'] = voice.bonus(String(values['bonus']))
  return capital(words(line.key, { ...seats, ...counts, ...values }))
}

/** A count in thirds as players say it: so many points and so many Blatt. */
const countText = (count: number, { words }: Voice): string =>
  words('k-count', { points: Math.floor(count / THIRDS), blatt: count % THIRDS })

const entries = <From>(from: Readonly<Record<string, From>>, turn: (value: From) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, turn(value)]))
