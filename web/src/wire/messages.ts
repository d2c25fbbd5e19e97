/* The messages of the server, generated from its own types by `make messages`; do not edit. */

/**
 * The parts of a deal.
 */
export type DanishPhase = 'closing' | 'declaring' | 'over' | 'play' | 'skat'
/**
 * The parts of a deal.
 */
export type KoenigrufenPhase = 'announcing' | 'auction' | 'calling' | 'closing' | 'laying' | 'over' | 'play' | 'talon'
export type Asking =
  | Hello
  | Act
  | TakeBack
  | ClaimRest
  | WhyNot
  | Hint
  | Meaning
  | Tells
  | CountGone
  | AgreeHints
  | Mix
  | Sit
  | StandUp
  | SeatBot
  | TakeBot
  | Remove
  | Mute
  | Start
  | AllowTalk
  | Away
  | Back
  | Ready
  | Say
  | Consent
  | Watch
  | Close
export type Telling =
  | Welcome
  | Frame
  | Done
  | WhyNotAnswer
  | HintAnswer
  | MeaningAnswer
  | TellsAnswer
  | CountAnswer
  | Refused
  | Error
  | Heard
export type DanishAct =
  | Redeal
  | DanishLay
  | Declare
  | DanishPlay
  | Claim
  | Name
  | Waive
  | Demand
  | AskLaid
  | PlayOutOfTurn
  | DanishClaimFault
  | Accept
  | Refuse
  | DanishCorrect
  | MoveCups
  | DealAgain
  | PassDeal
  | Draw
  | DanishRuleByHand
  | Agree
export type KoenigrufenAct =
  | Vorhand
  | PassForehand
  | Pass
  | Bid
  | Hold
  | Call
  | Take
  | Concede
  | KoenigrufenLay
  | Speak
  | KoenigrufenPlay
  | KoenigrufenClaimFault
  | KoenigrufenCorrect
  | Stop
  | PlayOn
  | Expose
  | Talk
  | ThrowIn
  | ClaimLost
  | Strike
  | KoenigrufenRuleByHand
  | Agree

export interface Messages {}
/**
 * The first message: which protocol is spoken; a session that is not in a cookie or header.
 */
export interface Hello {
  t: 'hello'
  protocol: number
  token?: string | null
  language?: string
}
/**
 * Act in the deal that one plays in.  ``state`` is the number of the position that is answered.
 */
export interface Act {
  t: 'act'
  id: number
  state: number
  act: unknown
  final?: boolean
}
/**
 * Take one's last card back: among bots, before any of them has acted.
 */
export interface TakeBack {
  t: 'take-back'
  id: number
  state: number
}
/**
 * Claim all tricks that are left, or none in a negative game, where it can be forced; the cards are played out.
 */
export interface ClaimRest {
  t: 'claim-rest'
  id: number
  state: number
}
/**
 * Ask whether one may act so, and if not, by which rule; nothing happens.
 */
export interface WhyNot {
  t: 'why-not'
  id: number
  state: number
  act: unknown
}
/**
 * Ask what to do, on one's turn: where to look, what to do and why, or the choices side by side.
 *
 *     With an act it is asked whether that is a mistake: the answer is empty where it is none.
 */
export interface Hint {
  t: 'hint'
  id: number
  state: number
  depth: 1 | 2 | 3
  act?: unknown
}
/**
 * Ask what something means that could be said now, what it is worth, and what it would tell the others.
 */
export interface Meaning {
  t: 'meaning'
  id: number
  state: number
  act: unknown
}
/**
 * Ask what another's words and cards tell; ``seat`` is that of the deal.
 */
export interface Tells {
  t: 'tells'
  id: number
  state: number
  /**
   * A place at the table, from 0, in playing order
   */
  seat: number
}
/**
 * Ask for a question about what has gone, after so many tricks of a deal; the deal may have gone on since.
 */
export interface CountGone {
  t: 'count'
  id: number
  deal: string
  tricks: number
}
/**
 * Agree that everybody at the table may ask for hints, or no longer.
 */
export interface AgreeHints {
  t: 'agree-hints'
  id: number
  agreed: boolean
}
/**
 * Add to the next deal of a game: numbers that nobody can guess, after the server has committed itself.
 */
export interface Mix {
  t: 'mix'
  id: number
  commitment: string
  entropy: string
}
/**
 * Take a place.
 */
export interface Sit {
  t: 'sit'
  id: number
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
}
/**
 * Leave one's place for good.
 */
export interface StandUp {
  t: 'stand-up'
  id: number
}
/**
 * Seat a bot of some level in an empty chair, or for somebody who is away; the owner's right, as the next five.
 */
export interface SeatBot {
  t: 'seat-bot'
  id: number
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
  bot: 'book' | 'casual' | 'champion' | 'club' | 'grandmaster' | 'master' | 'novice' | 'random'
}
/**
 * Take a bot away, so that a person can sit down there.
 */
export interface TakeBot {
  t: 'take-bot'
  id: number
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
}
/**
 * Send somebody away for good; while cards are played a bot plays on at once.
 */
export interface Remove {
  t: 'remove'
  id: number
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
}
/**
 * Let somebody say nothing at the table, or let him talk again.
 */
export interface Mute {
  t: 'mute'
  id: number
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
  muted?: boolean
}
/**
 * Let the evening begin, where the table waits for its owner to say so.
 */
export interface Start {
  t: 'start'
  id: number
}
/**
 * Let those who watch talk, or no longer.
 */
export interface AllowTalk {
  t: 'allow-talk'
  id: number
  allowed: boolean
}
/**
 * Let a bot stand in.
 */
export interface Away {
  t: 'away'
  id: number
}
/**
 * Play oneself again.
 */
export interface Back {
  t: 'back'
  id: number
}
/**
 * Ask for the next deal.
 */
export interface Ready {
  t: 'ready'
  id: number
}
/**
 * Say something to the table, either in one's own words or by the key of a phrase.
 */
export interface Say {
  t: 'say'
  id: number
  text?: string | null
  phrase?:
    | (
        | 'back-soon'
        | 'good-evening'
        | 'good-luck'
        | 'one-moment'
        | 'thanks'
        | 'well-dealt'
        | 'well-played'
        | 'what-a-hand'
      )
    | null
}
/**
 * Let spectators see one's cards, or no longer.
 */
export interface Consent {
  t: 'consent'
  id: number
  agreed: boolean
}
/**
 * Look into the hand of a player who lets himself be watched; None: look away.
 */
export interface Watch {
  t: 'watch'
  id: number
  place?: number | null
}
/**
 * End the evening; the owner's right.
 */
export interface Close {
  t: 'close'
  id: number
}
/**
 * The answer to ``hello``: who you are, where you sit, and what was said last.
 */
export interface Welcome {
  t: 'welcome'
  protocol?: number
  name: string
  now: number
  place?: number | null
  heard?: Heard[]
}
/**
 * Somebody said something: in his own words, or a phrase by its key.
 */
export interface Heard {
  t: 'heard'
  place?: number | null
  name: string
  at: number
  text?: string
  phrase?:
    | (
        | 'back-soon'
        | 'good-evening'
        | 'good-luck'
        | 'one-moment'
        | 'thanks'
        | 'well-dealt'
        | 'well-played'
        | 'what-a-hand'
      )
    | null
}
/**
 * The table as its receiver may see it, after event ``seq``.
 */
export interface Frame {
  t: 'frame'
  seq: number
  table: TableShown
  you?: You | null
  watched?: Watched | null
  news?: News | null
  host?: boolean
  watching?: number
}
/**
 * All that everybody at a table sees.
 */
export interface TableShown {
  id: string
  family: string
  ruleset: string
  mode: 'strict' | 'table'
  phase: 'over' | 'pause' | 'playing' | 'waiting'
  places: PlaceShown[]
  round: number
  games: (GameShown | null)[]
  title?: string
  house?: string
  rounds?: number | null
  think?: number | null
  pause?: number
  pace?: number
  rotation?: string | null
  spectators?: boolean
  talk?: boolean
  host_starts?: boolean
  listed?: boolean
  practice?: boolean
  promises?: PromiseShown[]
  helpers?: boolean
}
/**
 * A place: nobody's, a person's or a bot's.
 */
export interface PlaceShown {
  name?: string
  bot?: ('book' | 'casual' | 'champion' | 'club' | 'grandmaster' | 'master' | 'novice' | 'random') | null
  vacant?: boolean
  away?: boolean
  ready?: boolean
  consents?: boolean
  total?: number
  hints?: boolean
  left?: boolean
  muted?: boolean
}
/**
 * A deal that is played or has just been.
 */
export interface GameShown {
  name: string
  state: number
  since: number
  players: number[]
  commitment: string
  look_back: number
  deal: DanishTable | KoenigrufenTable | PlainTable
  revealed?: Revealed | null
  claimed?: number | null
  rest?: ('all' | 'none') | null
  standing?: number[]
}
/**
 * The public part of a deal.  Tuples are by seat.
 */
export interface DanishTable {
  family: 'danish'
  dealer: number
  phase: DanishPhase
  turn: number | null
  /**
   * @minItems 2
   * @maxItems 2
   */
  cups: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  cups_now: [number, number]
  cards: number[]
  declared: ((Taroks | Matadors | Courts | Kings | Laid)[] | null)[]
  tricks?: DanishTrick[]
  trick?: DanishTrick | null
  said?: DanishSaid[]
  last?: DanishSaid | null
  sitting_out?: number[]
  roles?: ('dealer' | 'declarer' | 'forehand' | 'partner')[][]
  demanded_by?: number | null
  asked_by?: number | null
  laid_taroks?: number | null
  shows?: string[][]
  verdicts?: VerdictShown[]
  ruling?: DanishRuling | null
  lying?: Lying | null
  cups_moved?: boolean
  agreed?: number[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  skat?: string[]
  payments?: Paid[]
  claims?: Claimable[]
}
/**
 * Ten taroks or more, the skus counted, with or without the pagat.
 */
export interface Taroks {
  item: 'taroks'
  number: number
  with_pagat: boolean
}
/**
 * T21, pagat and skus, and the taroks that follow T21 without a gap.
 */
export interface Matadors {
  item: 'matadors'
  number: number
}
/**
 * The courts of a suit: four, four with the skus, or three with the skus and the one that is missing.
 */
export interface Courts {
  item: 'courts'
  fullness: 'full' | 'half' | 'overfull'
  suit: 'C' | 'D' | 'H' | 'S'
  missing?: string | null
}
/**
 * The kings: four, four with the skus, or three with the skus and the one that is missing.
 */
export interface Kings {
  item: 'kings'
  fullness: 'full' | 'half' | 'overfull'
  missing?: string | null
}
/**
 * A laid card that must be named: forced from a declaration, or the skus laid for a tout.
 */
export interface Laid {
  item: 'laid'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
}
/**
 * A trick.  ``suit`` is what must be followed; ``right`` is what has become of the right to baptise.
 */
export interface DanishTrick {
  number: number
  leader: number
  plays?: [number, string][]
  suit?: ('C' | 'D' | 'H' | 'S' | 'T') | null
  right?: ('granted' | 'held' | 'second' | 'taken_back' | 'third' | 'used' | 'waived') | null
  taken_back?: string | null
  winner?: number | null
  best?: number | null
}
/**
 * What a seat has done, other than play a card in turn.
 */
export interface DanishSaid {
  seat: number
  act:
    | Redeal
    | DanishLay
    | Declare
    | DanishPlay
    | Claim
    | Name
    | Waive
    | Demand
    | AskLaid
    | PlayOutOfTurn
    | DanishClaimFault
    | Accept
    | Refuse
    | DanishCorrect
    | MoveCups
    | DealAgain
    | PassDeal
    | Draw
    | DanishRuleByHand
    | Agree
}
/**
 * Ask for a new deal: a hand without numbered taroks, before the skat is laid.
 */
export interface Redeal {
  do: 'redeal'
}
/**
 * Lay the skat.
 */
export interface DanishLay {
  do: 'lay'
  /**
   * @maxItems 78
   *
   * Items: A card: SK, H10, T21, X
   */
  cards: string[]
}
/**
 * Declare what must be declared; no items is "pass".
 */
export interface Declare {
  do: 'declare'
  items?: (Taroks | Matadors | Courts | Kings | Laid)[]
}
/**
 * Play a card; a led skus is named as a suit or as tarok.
 */
export interface DanishPlay {
  do: 'play'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
  named?: ('C' | 'D' | 'H' | 'S' | 'T') | null
}
/**
 * Say that one lacks what the led skus is named, to keep the right to baptise it.
 */
export interface Claim {
  do: 'claim'
}
/**
 * Baptise the led skus.
 */
export interface Name {
  do: 'name'
  suit: 'C' | 'D' | 'H' | 'S' | 'T'
}
/**
 * Let the right to baptise go expressly.
 */
export interface Waive {
  do: 'waive'
}
/**
 * Demand that the skus be led or thrown in the third-last trick.
 */
export interface Demand {
  do: 'demand'
}
/**
 * Ask the dealer how many taroks lie in the skat.
 */
export interface AskLaid {
  do: 'ask-laid'
}
/**
 * Lead or play a card when it is another's turn; a skus that is led is named.
 */
export interface PlayOutOfTurn {
  do: 'play-out-of-turn'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
  named?: ('C' | 'D' | 'H' | 'S' | 'T') | null
}
/**
 * Point out a fault of a player, one's own included; of a revoke one may say in which trick.
 */
export interface DanishClaimFault {
  do: 'claim-fault'
  kind: 'cards' | 'cups' | 'declaration' | 'early' | 'renonce' | 'skat' | 'turn'
  /**
   * A seat of the deal, from 0, in playing order
   */
  seat: number
  trick?: number | null
}
/**
 * Let the deal stand in spite of a fault; ``holding`` keeps a card that was played out of turn on the table.
 */
export interface Accept {
  do: 'accept'
  holding?: boolean
}
/**
 * Have the deal voided for a fault.
 */
export interface Refuse {
  do: 'refuse'
}
/**
 * Put a revoke right where the others consent: take back the wrong card and all that followed, and play another.
 */
export interface DanishCorrect {
  do: 'correct'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
}
/**
 * Move the cups to the dealer's right.
 */
export interface MoveCups {
  do: 'move-cups'
}
/**
 * Pay for a misdeal and deal again.
 */
export interface DealAgain {
  do: 'deal-again'
}
/**
 * Let the next player deal after a misdeal.
 */
export interface PassDeal {
  do: 'pass-deal'
}
/**
 * Put a misdeal right: draw from the hand with too many, unseen, the card at a place counted from 1.
 */
export interface Draw {
  do: 'draw'
  /**
   * A seat of the deal, from 0, in playing order
   */
  seat: number
  place: number
}
/**
 * Write down what the referee has decided by hand: who pays whom how much, a player or a cup, and why.
 */
export interface DanishRuleByHand {
  do: 'rule-by-hand'
  /**
   * A seat of the deal, from 0, in playing order
   */
  payer: number
  payee: number | ('king' | 'pagat')
  points: number
  why?: string
  by?: string
}
/**
 * Say after the play that the deal may be settled.
 */
export interface Agree {
  do: 'agree'
}
/**
 * A claim and how it was judged; no claimant where the cards themselves spoke.
 */
export interface VerdictShown {
  claimant: number | null
  kind: string
  seat: number
  upheld: boolean
  faults?: [string, number, number][]
  lines?: Line[]
  rules?: string[]
}
/**
 * A message of the catalogues and its arguments, each under its name there.
 */
export interface Line {
  key: string
  kind?: 'card' | 'consequence' | 'fault' | 'outcome' | 'part' | 'payment' | 'trick' | 'word'
  seat?: number | null
  seats?: {
    [k: string]: number[]
  }
  cards?: {
    [k: string]: string[]
  }
  thirds?: {
    [k: string]: number
  }
  figures?: {
    [k: string]: string
  }
  parts?: {
    [k: string]: Line[]
  }
  values?: {
    [k: string]: string | number
  }
  rule?: string
  kontra?: number
}
/**
 * A decision that is asked of the players.
 */
export interface DanishRuling {
  question: 'accept' | 'draw' | 'misdeal' | 'put_right' | 'void'
  fault: string
  offender: number
  waiting: number[]
  line: Line
  cards?: number
}
/**
 * A card that was played out of turn and lies open.
 */
export interface Lying {
  seat: number
  /**
   * A card: SK, H10, T21, X
   */
  card: string
  named?: ('C' | 'D' | 'H' | 'S' | 'T') | null
  held?: boolean
}
/**
 * A payment; ``reason`` is a code with words in the catalogues, ``rule`` is book and section.
 */
export interface Paid {
  payer: number | ('king' | 'pagat')
  payee: number | ('king' | 'pagat')
  points: number
  reason: string
  rule: string
}
/**
 * A fault that one may point out here: whether its trick is named, and whether only a dealer can commit it.
 */
export interface Claimable {
  kind: string
  in_trick?: boolean
  dealers?: boolean
}
/**
 * The public part of a deal.  Tuples are by seat.
 */
export interface KoenigrufenTable {
  family: 'koenigrufen'
  dealer: number
  phase: KoenigrufenPhase
  turn: number | null
  forehand: number
  cards: number[]
  roles?: ('dealer' | 'declarer' | 'forehand' | 'partner')[][]
  out?: number[]
  best?: Bid | null
  best_by?: number | null
  declarer?: number | null
  call?: Call | null
  partner?: number | null
  /**
   * Items: A card: SK, H10, T21, X
   */
  talon?: string[]
  take?: Take | null
  concession?: Concede | null
  /**
   * Items: A card: SK, H10, T21, X
   */
  laid_open?: string[]
  announceable?: ('kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat')[]
  announcements?: Announcement[]
  doubled?: Doubling[]
  tricks?: KoenigrufenTrick[]
  trick?: KoenigrufenTrick | null
  /**
   * Items: A card: SK, H10, T21, X
   */
  turned?: string[]
  open_hands?: string[][] | null
  said?: KoenigrufenSaid[]
  last?: KoenigrufenSaid | null
  shows?: string[][]
  verdicts?: VerdictShown[]
  ruling?: KoenigrufenRuling | null
  offenders?: number[]
  plays_on?: boolean
  /**
   * Items: A card: SK, H10, T21, X
   */
  laid?: string[]
  lost?: [number, 'kakadu' | 'pagat' | 'quapil' | 'uhu' | 'valat'][]
  agreed?: number[]
  struck?: boolean
  claims?: Claimable[]
  losable?: ('kakadu' | 'pagat' | 'quapil' | 'uhu' | 'valat')[]
}
/**
 * Bid a game, with its bird where the bid names it, or with the bonuses that are announced with the bid.
 */
export interface Bid {
  do: 'bid'
  contract: string
  bird?: ('kakadu' | 'pagat' | 'quapil' | 'uhu') | null
  /**
   * @maxItems 9
   */
  announces?: ('kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat')[]
}
/**
 * Call a king, a queen, or the fourth king without naming it.
 */
export interface Call {
  do: 'call'
  card?: string | null
}
/**
 * Buy the first or the second half of the talon, or take it all.
 */
export interface Take {
  do: 'take'
  half: 1 | 2 | 'all'
}
/**
 * Give the game up: the called king lies in the talon.  The bird bid is named where the bid did not name it.
 */
export interface Concede {
  do: 'concede'
  bird?: ('kakadu' | 'pagat' | 'quapil' | 'uhu') | null
}
/**
 * Something announced before play.
 */
export interface Announcement {
  seat: number
  item: 'kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat'
}
/**
 * What has been doubled: the game or an announcement, in a negative game of one opponent, and by whom in turn.
 */
export interface Doubling {
  by: number[]
  level: 'kontra' | 're' | 'sub'
  target?: Announcement | null
  opponent?: number | null
}
/**
 * A trick.
 */
export interface KoenigrufenTrick {
  number: number
  leader: number
  plays?: [number, string][]
  winner?: number | null
  best?: number | null
}
/**
 * What a seat has done, other than play a card.
 */
export interface KoenigrufenSaid {
  seat: number
  act:
    | Vorhand
    | PassForehand
    | Pass
    | Bid
    | Hold
    | Call
    | Take
    | Concede
    | KoenigrufenLay
    | Speak
    | KoenigrufenPlay
    | KoenigrufenClaimFault
    | KoenigrufenCorrect
    | Stop
    | PlayOn
    | Expose
    | Talk
    | ThrowIn
    | ClaimLost
    | Strike
    | KoenigrufenRuleByHand
    | Agree
}
/**
 * Forehand's first word that keeps all his rights.
 */
export interface Vorhand {
  do: 'vorhand'
}
/**
 * Hand the forehand on: four kings, as the first word.
 */
export interface PassForehand {
  do: 'pass-forehand'
}
/**
 * Say "gut" or "weiter": out of the auction for good.
 */
export interface Pass {
  do: 'pass'
}
/**
 * Play the game that another has bid.
 */
export interface Hold {
  do: 'hold'
  /**
   * @maxItems 9
   */
  announces?: ('kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat')[]
}
/**
 * Lay cards away; in table mode some may be ``hidden`` that should lie open.
 */
export interface KoenigrufenLay {
  do: 'lay'
  /**
   * @maxItems 78
   *
   * Items: A card: SK, H10, T21, X
   */
  cards: string[]
  /**
   * @maxItems 78
   *
   * Items: A card: SK, H10, T21, X
   */
  hidden?: string[]
}
/**
 * One turn of the round before play: announcements, and doublings of what others announced; nothing is "gut".
 */
export interface Speak {
  do: 'speak'
  /**
   * @maxItems 9
   */
  announces?: ('kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat')[]
  /**
   * @maxItems 13
   */
  doubles?: (
    | ('kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat')
    | 'game'
    | number
  )[]
}
/**
 * Play a card.
 */
export interface KoenigrufenPlay {
  do: 'play'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
  named?: ('C' | 'D' | 'H' | 'S' | 'T') | null
}
/**
 * Point out a fault of a player, one's own included; of a fault in play one may say in which trick.
 */
export interface KoenigrufenClaimFault {
  do: 'claim-fault'
  kind: 'bird' | 'cards' | 'discard' | 'exposed' | 'renonce'
  /**
   * A seat of the deal, from 0, in playing order
   */
  seat: number
  trick?: number | null
}
/**
 * Take a wrong card back while the trick lies on the table, and play another.
 */
export interface KoenigrufenCorrect {
  do: 'correct'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
}
/**
 * Have the play stopped after a Renonce of the other side.
 */
export interface Stop {
  do: 'stop'
}
/**
 * Play on for more after a Renonce of the other side.
 */
export interface PlayOn {
  do: 'play-on'
}
/**
 * Show a card that is not played.
 */
export interface Expose {
  do: 'expose'
  /**
   * A card: SK, H10, T21, X
   */
  card: string
}
/**
 * Say something that may decide the game.
 */
export interface Talk {
  do: 'talk'
}
/**
 * Throw the cards together on suspicion, before anything is proven.
 */
export interface ThrowIn {
  do: 'throw-in'
}
/**
 * Claim from an offender what one has obviously lost by his Renonce.
 */
export interface ClaimLost {
  do: 'claim-lost'
  item: 'kakadu' | 'pagat' | 'quapil' | 'uhu' | 'valat'
}
/**
 * Have the deal struck from the score sheet: its line cannot be cleared up any more.
 */
export interface Strike {
  do: 'strike'
}
/**
 * Write down what the referee has decided by hand: who pays whom how much, and why.
 */
export interface KoenigrufenRuleByHand {
  do: 'rule-by-hand'
  /**
   * A seat of the deal, from 0, in playing order
   */
  payer: number
  /**
   * A seat of the deal, from 0, in playing order
   */
  payee: number
  points: number
  why?: string
  by?: string
}
/**
 * A decision that is asked of a player.
 */
export interface KoenigrufenRuling {
  question: 'correct' | 'play_on'
  seat: number
  line: Line
}
/**
 * What everybody sees of a deal.
 */
export interface PlainTable {
  family: 'plain'
  dealer: number
  phase: string
  turn: number | null
  cards: number[]
  tricks?: PlainTrick[]
  trick?: PlainTrick | null
  told?: PlainLine[]
}
/**
 * A trick.
 */
export interface PlainTrick {
  number: number
  leader: number
  plays?: [number, string][]
  winner?: number | null
  best?: number | null
}
/**
 * Something that is told: what a seat did, or what happened.
 */
export interface PlainLine {
  text: string
  seat?: number | null
}
/**
 * What is laid open when a deal is over: all hands, and the seed that the commitment was made to.
 */
export interface Revealed {
  seed: string
  hands: string[][]
  /**
   * Items: A card: SK, H10, T21, X
   */
  talon?: string[]
  settlement?: Settled | null
}
/**
 * How a deal ended, the sums of the family's sheet, and every payment; what a family does not know is left out.
 */
export interface Settled {
  outcome: Line[]
  paid: Line[]
  grid?: Grid | null
  purse?: Grid | null
  count?: {
    [k: string]: number
  } | null
  net?: {
    [k: string]: number
  } | null
  cups?: SettledCups | null
  score?: {
    [k: string]: number
  } | null
  money?: {
    [k: string]: number
  } | null
  written?: {
    [k: string]: number
  } | null
  payments: SettledPayment[]
}
/**
 * A settlement to be added up: a row for each reason, a column for each seat.
 */
export interface Grid {
  rows: GridRow[]
  totals: number[]
}
/**
 * What something brought to whom, by seat.
 */
export interface GridRow {
  reason: string
  points: number[]
  kontra?: number
}
/**
 * What the cups hold after a deal of Danish Tarok.
 */
export interface SettledCups {
  king: number
  pagat: number
}
/**
 * A payment: from whom to whom, a seat's letter or the name of a cup; what it was for, and by which rule.
 */
export interface SettledPayment {
  from: string
  to: string
  points: number
  score?: number | null
  for: string
  kontra?: number
  rule: string
}
/**
 * What the server has committed itself to before a deal; whoever sits there may add to it now.
 */
export interface PromiseShown {
  deal: string
  commitment: string
  mixed?: number[]
}
/**
 * What a player sees beside the table: his place, his seat in a deal, his cards and what he may do.
 */
export interface You {
  place: number
  owner?: boolean
  game?: number | null
  seat?: number | null
  hand?: (DanishHand | KoenigrufenHand | PlainHand) | null
  helps?: boolean
  takes_back?: boolean
  hints?: boolean
  rest?: ('all' | 'none') | null
  claims?: boolean
}
/**
 * What one seat sees beside the table.
 */
export interface DanishHand {
  family: 'danish'
  /**
   * Items: A card: SK, H10, T21, X
   */
  cards: string[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  skat?: string[]
  offers?: (
    | Redeal
    | DanishLay
    | Declare
    | DanishPlay
    | Claim
    | Name
    | Waive
    | Demand
    | AskLaid
    | PlayOutOfTurn
    | DanishClaimFault
    | Accept
    | Refuse
    | DanishCorrect
    | MoveCups
    | DealAgain
    | PassDeal
    | Draw
    | DanishRuleByHand
    | Agree
    | LayChoice
  )[]
  demanded?: boolean
  declarable?: Declarable | null
  deeds?: DanishDeed[]
  costs?: DanishCost[]
}
/**
 * A large choice: lay in one of these ways.
 */
export interface LayChoice {
  do: 'choose-lay'
  ways: Way[]
}
/**
 * Some cards that must be laid together, and a pool from which the rest is chosen.
 */
export interface Way {
  /**
   * Items: A card: SK, H10, T21, X
   */
  fixed: string[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  pool: string[]
  size: number
}
/**
 * What one may declare by oneself, rightly or wrongly, beside the kings and the courts of a suit.
 */
export interface Declarable {
  taroks: Numbers
  matadors: Numbers
  /**
   * Items: A card: SK, H10, T21, X
   */
  laid?: string[]
}
/**
 * The least and the most that can be declared of something.
 */
export interface Numbers {
  least: number
  most: number
}
/**
 * Something that one may do now beside one's turn.
 */
export interface DanishDeed {
  do: 'play-out-of-turn'
  names?: ('C' | 'D' | 'H' | 'S' | 'T')[]
}
/**
 * An offer that surely costs whoever takes it, as he can see himself: why, how much and by which rule.
 */
export interface DanishCost {
  act:
    | Redeal
    | DanishLay
    | Declare
    | DanishPlay
    | Claim
    | Name
    | Waive
    | Demand
    | AskLaid
    | PlayOutOfTurn
    | DanishClaimFault
    | Accept
    | Refuse
    | DanishCorrect
    | MoveCups
    | DealAgain
    | PassDeal
    | Draw
    | DanishRuleByHand
    | Agree
  line: Line
}
/**
 * What one seat sees beside the table.
 */
export interface KoenigrufenHand {
  family: 'koenigrufen'
  /**
   * Items: A card: SK, H10, T21, X
   */
  cards: string[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  taken?: string[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  laid?: string[]
  birds?: ('kakadu' | 'pagat' | 'quapil' | 'uhu')[]
  opens?: boolean
  doublable?: Doublable[]
  deeds?: KoenigrufenDeed[]
  is_partner?: boolean
  with_me?: (boolean | null)[]
  offers?: (
    | Vorhand
    | PassForehand
    | Pass
    | Bid
    | Hold
    | Call
    | Take
    | Concede
    | KoenigrufenLay
    | Speak
    | KoenigrufenPlay
    | KoenigrufenClaimFault
    | KoenigrufenCorrect
    | Stop
    | PlayOn
    | Expose
    | Talk
    | ThrowIn
    | ClaimLost
    | Strike
    | KoenigrufenRuleByHand
    | Agree
    | LayChoice
  )[]
  costs?: KoenigrufenCost[]
  high?: string[]
}
/**
 * Something that one may double now, and what that would be.
 */
export interface Doublable {
  target:
    | ('kakadu' | 'kings' | 'koenig_ultimo' | 'mondfang' | 'pagat' | 'quapil' | 'trull' | 'uhu' | 'valat')
    | 'game'
    | number
  level: 'kontra' | 're' | 'sub'
}
/**
 * Something that one may do now beside one's turn.
 */
export interface KoenigrufenDeed {
  do: 'correct' | 'expose' | 'strike' | 'talk' | 'throw-in'
}
/**
 * An offer that surely costs whoever takes it, as he can see himself: why, and by which rule.
 */
export interface KoenigrufenCost {
  act:
    | Vorhand
    | PassForehand
    | Pass
    | Bid
    | Hold
    | Call
    | Take
    | Concede
    | KoenigrufenLay
    | Speak
    | KoenigrufenPlay
    | KoenigrufenClaimFault
    | KoenigrufenCorrect
    | Stop
    | PlayOn
    | Expose
    | Talk
    | ThrowIn
    | ClaimLost
    | Strike
    | KoenigrufenRuleByHand
    | Agree
  line: Line
}
/**
 * What one seat sees beside the table.
 */
export interface PlainHand {
  family: 'plain'
  /**
   * Items: A card: SK, H10, T21, X
   */
  cards: string[]
  offers?: PlainAct[]
}
/**
 * Something that a player may do: ``word`` names it to the server, ``text`` to people.
 */
export interface PlainAct {
  do: 'plain'
  word: string
  text?: string
  card?: string | null
}
/**
 * What a spectator, or a helper who sits out, sees of a player who lets himself be watched.
 */
export interface Watched {
  place: number
  hand?: (DanishHand | KoenigrufenHand | PlainHand) | null
  delayed?: boolean
}
/**
 * What has happened in the deal that one plays in, or else the first that is shown, and has not been told yet.
 *
 *     A first frame tells the deal from its beginning; ``since`` is 0 then.
 */
export interface News {
  since: number
  lines?: Line[]
}
/**
 * A request was done and is kept: nothing can undo it.  ``seq`` is the event that it became.
 */
export interface Done {
  t: 'done'
  id: number
  seq: number
}
/**
 * The answer to ``why-not``: whether one may, and if not, by which rule.
 */
export interface WhyNotAnswer {
  t: 'answer'
  id: number
  may: boolean
  reason?: string
  rule?: string
  detail?: string
}
/**
 * The answer to ``hint``: what the coach says, as lines; from the second depth on, what it would do.
 */
export interface HintAnswer {
  t: 'hint'
  id: number
  depth: number
  lines: Line[]
  act: unknown
  against?: Against | null
}
/**
 * A deal that refutes an answer.
 */
export interface Against {
  record: string
  at: number
  seat: number
  answer: string
  better?: string
  goal?: string
}
/**
 * The answer to ``meaning``; all is empty where there is nothing to explain.
 */
export interface MeaningAnswer {
  t: 'meaning'
  id: number
  rules?: string[]
  lines?: Line[]
  tells?: Line[]
}
/**
 * The answer to ``tells``: what was said and done, and what is certain and what likely by it.
 */
export interface TellsAnswer {
  t: 'tells'
  id: number
  lines: Line[]
}
/**
 * The answer to ``count``: what is asked, and the number that is right; nothing where nothing is asked.
 */
export interface CountAnswer {
  t: 'count'
  id: number
  ask?: CountAsk | null
}
/**
 * Something that is asked after the tricks: a number.
 */
export interface CountAsk {
  line: Line
  number: number
}
/**
 * A request was not done, and nothing has changed.
 */
export interface Refused {
  t: 'refused'
  id: number
  code: string
  reason?: string
  rule?: string
  detail?: string
}
/**
 * Something is wrong with the connection or with a message that carried no number; it may be closed.
 */
export interface Error {
  t: 'error'
  code: string
  detail?: string
}
/**
 * Who one wants to be.
 */
export interface NewSession {
  name: string
  program?: boolean
}
/**
 * What one wants to be called.
 */
export interface NewName {
  name: string
}
/**
 * A session.  ``csrf`` goes into the header of requests that carry the cookie.
 */
export interface SessionShown {
  name: string
  csrf: string
  ends_at: number
  token?: string
}
/**
 * One of the sessions of a browser; times in milliseconds since 1970.
 */
export interface SessionListed {
  session: string
  name: string
  begun_at: number
  ends_at: number
  this: boolean
}
/**
 * Which of one's sessions is to end, as the list calls it.
 */
export interface SessionEnded {
  ending: string
}
/**
 * The secret part of a link to a seat.
 */
export interface SeatLink {
  link: string
}
/**
 * What a link to a seat is for.
 */
export interface LinkShown {
  place: number
  name: string
  yours: boolean
}
/**
 * A commitment in the list: its number from 1, when it was published, and the hash that chains it to all before.
 */
export interface Published {
  n: number
  at: number
  commitment: string
  chain: string
}
/**
 * A ruleset that can be played.  ``language`` is that of the book's own terms.
 */
export interface RulesetShown {
  id: string
  family: string
  name: string
  version: number
  language: 'da' | 'de' | 'en'
  tables: TableSize[]
}
/**
 * How many can sit down together, and the rotations that the book gives for so many.
 */
export interface TableSize {
  players: number
  rotations?: string[]
}
/**
 * A house ruleset as TOML.
 */
export interface RulesetText {
  text: string
}
/**
 * A house ruleset as TOML, whose rule book is wanted in a language.
 */
export interface HouseBook {
  text: string
  language?: 'da' | 'de' | 'en'
}
/**
 * The rule book of a ruleset in one language; the intro has a paragraph or more.
 */
export interface RuleBookShown {
  ruleset: string
  language: 'da' | 'de' | 'en'
  title: string
  intro: string[]
  sections: SectionShown[]
}
/**
 * Rules under one heading.
 */
export interface SectionShown {
  heading: string
  rules: RuleShown[]
}
/**
 * A rule of the rule book.  ``key`` is its table in the ruleset; ``table`` has a heading and rows of figures.
 */
export interface RuleShown {
  number: number
  key: string
  text: string
  source: string
  table?: string[][]
}
/**
 * A key that a house may change, the book's value, and what it may be.
 *
 *     In TOML it is ``name`` in ``[table]``, or, where there is a ``row``, in the ``[[table]]`` with that ``id``.
 */
export interface KeyShown {
  key: string
  table: string
  name: string
  kind: 'choice' | 'list' | 'number' | 'switch' | 'text'
  value: boolean | number | string | unknown[] | null
  source: string
  row?: string | null
  choices?: (string | number)[]
  least?: number | null
  most?: number | null
  rule?: RuleShown | null
}
/**
 * What a table is opened with.
 */
export interface Settings {
  /**
   * The id of a book, or of the house ruleset in `house`
   */
  ruleset: string
  /**
   * @minItems 3
   * @maxItems 7
   */
  chairs: Chair[]
  house?: string | null
  title?: string
  mode?: 'strict' | 'table'
  rotation?: string | null
  rounds?: number | null
  think?: number | null
  days?: number | null
  pause?: number
  pace?: number
  spectators?: boolean
  talk?: boolean
  listed?: boolean
  sit?: number | null
  host_starts?: boolean
  practice?: Practice | null
}
/**
 * What a place is for: a person, or a bot of some level.
 */
export interface Chair {
  bot?: ('book' | 'casual' | 'champion' | 'club' | 'grandmaster' | 'master' | 'novice' | 'random') | null
}
/**
 * A recorded deal that is taken up again.
 */
export interface Practice {
  record: string
  step: number
  /**
   * A seat of the deal, from 0, in playing order
   */
  seat: number
}
/**
 * A table in a list: what is played there, and who sits at it.
 */
export interface TableSummary {
  id: string
  title: string
  family: string
  ruleset: string
  mode: string
  names: string[]
  free: number[]
  spectators: boolean
  has_begun: boolean
  house?: string
  practice?: boolean
  rounds_played?: number
  is_closed?: boolean
  opened_at?: number
  changed_at?: number
  days?: number | null
  due_at?: number | null
}
/**
 * What an evening has come to so far.
 */
export interface Sheet {
  ruleset: string
  names: string[]
  rows: Row[]
  totals: number[]
  money?: number[] | null
  cups?: {
    [k: string]: number
  }[]
  running?: Row[]
  standing?: number[]
  is_closed?: boolean
  house?: string
}
/**
 * One line: why it was written, and what each place won or lost; None for a place that had no part in it.
 */
export interface Row {
  kind: string
  points: (number | null)[]
}
/**
 * Records to be imported.
 */
export interface RecordText {
  text: string
}
/**
 * A deal that is over, with all that is needed to verify it: ``tarock verify`` reads this.
 */
export interface DealShown {
  table: string
  deal: string
  commitment: string
  seed: string
  record: string
  text: string
  mixture?: string
  house?: string | null
}
/**
 * Records to be replayed, and the house ruleset that some of them may have been played by.
 */
export interface ReplayText {
  text: string
  house?: string | null
}
/**
 * The record of one deal that is over, and for whom it is reviewed; ``open``: with open cards too.
 */
export interface ReviewAsked {
  text: string
  seat: number
  open?: boolean
  house?: string | null
}
/**
 * The record of one deal that is over, and which of its acts a bot is asked about, counted from 0.
 */
export interface WhyAsked {
  text: string
  step: number
  house?: string | null
}
/**
 * The records of an evening, and the name of the player whose play is reviewed.
 */
export interface EveningAsked {
  text: string
  name: string
  house?: string | null
}
/**
 * What the coach says, as lines.
 */
export interface LinesShown {
  lines: Line[]
}
/**
 * What a seat made of a deal.
 */
export interface ReviewShown {
  seat: number
  result: number
  cards: number
  play: number
  loss: number
  lines: Line[]
  decisions: DecisionShown[]
  opened?: Line[]
}
/**
 * A decision, and what it cost by what its player could know.
 */
export interface DecisionShown {
  step: number
  trick: number
  kind: string
  grade: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake' | 'only'
  loss: number
  error: number
  book: boolean
  lines: Line[]
  luck?: ('lucky' | 'unlucky') | null
}
/**
 * The record of one deal that is over, and whose mistakes become puzzles.
 */
export interface OwnAsked {
  text: string
  seat: number
  house?: string | null
}
/**
 * Puzzles of one's own mistakes that somebody has kept, as the terminal or the page has saved them.
 */
export interface OwnKept {
  /**
   * @maxItems 40
   */
  puzzles: Puzzle[]
}
/**
 * A question with the deal that it is asked in.
 */
export interface Puzzle {
  id: string
  family: string
  record: string
  seat: number
  rating: number
  solved?: string[]
  tags?: string[]
  advice?: Line[]
  source?: string
  at: number
  question: Question
}
/**
 * What is asked at a moment of a deal.
 */
export interface Question {
  kind:
    | 'announce'
    | 'bid'
    | 'card'
    | 'closed'
    | 'declare'
    | 'discard'
    | 'ending'
    | 'fault'
    | 'infer'
    | 'king'
    | 'kontra'
    | 'lead'
    | 'negative'
    | 'settle'
    | 'skat'
    | 'stop'
  goal: string
  line: Line
  choices?: Choice[]
  answer?: 'all' | 'number' | 'one'
  number?: number | null
  open?: boolean
  why?: Line[]
  nodes?: number
}
/**
 * Something that may be answered, with what is kept of its proof.
 */
export interface Choice {
  key: string
  line: Line
  right?: boolean
  cards?: string[]
  refutation?: Line[]
  hands?: string[][]
  loss?: number
  by?: string[]
  deal?: string
  error?: number
}
/**
 * A puzzle: the deal at its moment, the question, and all answers.
 */
export interface PuzzleShown {
  id: string
  family: string
  record: string
  seat: number
  rating: number
  solved?: string[]
  tags?: string[]
  advice?: Line[]
  source?: string
  ruleset: string
  kind:
    | 'announce'
    | 'bid'
    | 'card'
    | 'closed'
    | 'declare'
    | 'discard'
    | 'ending'
    | 'fault'
    | 'infer'
    | 'king'
    | 'kontra'
    | 'lead'
    | 'negative'
    | 'settle'
    | 'skat'
    | 'stop'
  question: Line
  answer: 'all' | 'number' | 'one'
  step: DanishStep | KoenigrufenStep | PlainStep
  story: Line[]
  choices?: ChoiceShown[]
  number?: number | null
  open?: boolean
  why?: Line[]
}
/**
 * A deal of Danish Tarok after an act; the first step is the deal before anything was done.
 */
export interface DanishStep {
  family: 'danish'
  table: DanishTable
  hands: string[][]
  seat?: number | null
  act?:
    | (
        | Redeal
        | DanishLay
        | Declare
        | DanishPlay
        | Claim
        | Name
        | Waive
        | Demand
        | AskLaid
        | PlayOutOfTurn
        | DanishClaimFault
        | Accept
        | Refuse
        | DanishCorrect
        | MoveCups
        | DealAgain
        | PassDeal
        | Draw
        | DanishRuleByHand
        | Agree
      )
    | null
  /**
   * Items: A card: SK, H10, T21, X
   */
  skat?: string[]
  lines?: Line[]
}
/**
 * A deal of Königrufen after an act; the first step is the deal before anything was done.
 */
export interface KoenigrufenStep {
  family: 'koenigrufen'
  table: KoenigrufenTable
  hands: string[][]
  /**
   * Items: A card: SK, H10, T21, X
   */
  talon: string[]
  seat?: number | null
  act?:
    | (
        | Vorhand
        | PassForehand
        | Pass
        | Bid
        | Hold
        | Call
        | Take
        | Concede
        | KoenigrufenLay
        | Speak
        | KoenigrufenPlay
        | KoenigrufenClaimFault
        | KoenigrufenCorrect
        | Stop
        | PlayOn
        | Expose
        | Talk
        | ThrowIn
        | ClaimLost
        | Strike
        | KoenigrufenRuleByHand
        | Agree
      )
    | null
  /**
   * Items: A card: SK, H10, T21, X
   */
  laid?: string[]
  lines?: Line[]
}
/**
 * A deal after an act; the first step is the deal before anything was done.
 */
export interface PlainStep {
  family: 'plain'
  table: PlainTable
  hands: string[][]
  seat?: number | null
  act?: PlainAct | null
}
/**
 * Something that may be answered.
 */
export interface ChoiceShown {
  key: string
  line: Line
  right?: boolean
  cards?: string[]
  refutation?: Line[]
  hands?: string[][]
  loss?: number
  by?: string[]
  against?: Against | null
}
/**
 * A puzzle of one's own mistake: as the terminal keeps it too, and as it is shown.
 */
export interface OwnShown {
  puzzle: {}
  shown: PuzzleShown
}
/**
 * The puzzle of a day.
 */
export interface PuzzleDay {
  day: string
  puzzle: PuzzleShown
}
/**
 * How many puzzles there are of each kind, by game.
 */
export interface PuzzleShelf {
  family: string
  kinds: [
    (
      | 'announce'
      | 'bid'
      | 'card'
      | 'closed'
      | 'declare'
      | 'discard'
      | 'ending'
      | 'fault'
      | 'infer'
      | 'king'
      | 'kontra'
      | 'lead'
      | 'negative'
      | 'settle'
      | 'skat'
      | 'stop'
    ),
    number
  ][]
  books: number
}
/**
 * An exercise of the trainer.
 */
export interface Count {
  exercise: 'c1' | 'c2' | 'c3' | 'c4'
  family: string
  ruleset: string
  seed: string
  seat: number
  hand: string[]
  tricks: CountTrick[]
  milliseconds: number
  asks: CountAsk[]
}
/**
 * A trick that goes by.
 */
export interface CountTrick {
  number: number
  plays: [number, string][]
}
/**
 * A deal of a table that is over.
 */
export interface DealListed {
  name: string
  round: number
  at: number
  ruleset: string
  names: string[]
  players: number[]
  result: number[]
}
/**
 * A deal to be looked at step by step.
 */
export interface Replay {
  family: string
  ruleset: string
  mode: 'strict' | 'table'
  names: string[]
  dealer: number
  tags: [string, string][]
  record: string
  steps: (DanishStep | KoenigrufenStep | PlainStep)[]
  is_complete: boolean
  deal?: string
  levels?: (('book' | 'casual' | 'champion' | 'club' | 'grandmaster' | 'master' | 'novice' | 'random') | null)[]
  house?: string | null
  settlement?: Settled | null
}
/**
 * A replay for pages that have no server to ask: it brings the words of its sentences along.
 */
export interface Told {
  replay: Replay
  words: {
    [k: string]: string
  }
  house?: string
}
/**
 * What oEmbed tells about a deal: a picture with its address, or a link where the picture is too large.
 */
export interface OEmbed {
  type: 'link' | 'photo'
  version: '1.0'
  title: string
  provider_name: string
  provider_url: string
  cache_age: number
  url?: string | null
  width?: number | null
  height?: number | null
  html?: string | null
}
/**
 * The whole curriculum.
 */
export interface SchoolShown {
  families: FamilyLessons[]
}
/**
 * The lessons of a family, in their order.
 */
export interface FamilyLessons {
  family: string
  ruleset: string
  lessons: LessonListed[]
  entrance?: LessonListed | null
}
/**
 * A lesson in the list of all.
 */
export interface LessonListed {
  id: string
  title: Text
  teaches: Text
  minutes: number
  steps: number
  needs?: string[]
  known?: ('bridge' | 'skat' | 'whist')[]
  first_deal?: boolean
}
/**
 * A sentence in every language.
 */
export interface Text {
  en: string
  da: string
  de: string
}
/**
 * A lesson with all that it shows and asks.
 */
export interface LessonShown {
  id: string
  family: string
  ruleset: string
  title: Text
  teaches: Text
  minutes: number
  steps: (ShowStep | AskStep | PlayStep)[]
  stars: [number, number][]
  hinted: number
  needs?: string[]
  known?: ('bridge' | 'skat' | 'whist')[]
  passing?: Passing | null
}
/**
 * Something to read.
 */
export interface ShowStep {
  kind: 'show'
  text: Text
  cites?: Cited[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  cards?: string[]
  position?: PositionShown | null
}
/**
 * Where a book says it: a rule of the rule book, or a piece of advice.
 */
export interface Cited {
  source: string
  ruleset?: string
  rule?: string
  advice?: string
}
/**
 * A position as a player sees it; hands that he does not see are empty.
 */
export interface PositionShown {
  ruleset: string
  seat: number
  step: DanishStep | KoenigrufenStep | PlainStep
  hand: DanishHand | KoenigrufenHand | PlainHand
  open?: boolean
}
/**
 * A question, or the questions of a drill one after the other; in a drill a wrong answer counts and it goes on.
 */
export interface AskStep {
  kind: 'ask'
  text: Text
  questions: QuestionShown[]
}
/**
 * A question; any answer that has no reply of its own gets ``otherwise``.
 */
export interface QuestionShown {
  answer: 'act' | 'card' | 'cards' | 'choice' | 'number'
  replies: ReplyShown[]
  /**
   * Items: A card: SK, H10, T21, X
   */
  cards?: string[]
  position?: PositionShown | null
  options?: OptionShown[]
  otherwise?: Text | null
  cites?: Cited[]
}
/**
 * What an answer gets: the number of an option from 0, an act as a record writes it, cards, or a number.
 */
export interface ReplyShown {
  answer: string
  right?: boolean
  line?: Line | null
  why?: Text | null
  refused?: RuleRefusal | null
}
/**
 * Why the rules refuse an answer, as an error of the table says it.
 */
export interface RuleRefusal {
  reason: string
  rule?: string
  detail?: string
}
/**
 * One of several answers: words, cards, or what it says.
 */
export interface OptionShown {
  text?: Text | null
  /**
   * Items: A card: SK, H10, T21, X
   */
  cards?: string[]
  value?: string
}
/**
 * Something to be played; its frames are asked for one after the other.
 */
export interface PlayStep {
  kind: 'play'
  text: Text
  seat: number
  goal: string
  others: string
  hints?: boolean
  limit?: number | null
  cites?: Cited[]
}
/**
 * When a lesson is passed, where that is not every step done: so many questions right, in so many seconds.
 */
export interface Passing {
  right: number
  of: number
  seconds?: number | null
}
/**
 * A step that is played, and all that was done in it: what the last answer had, and one's own act behind it.
 */
export interface PlayAsked {
  lesson: string
  step: number
  /**
   * @maxItems 400
   */
  acts?: ActDone[]
  hint?: (1 | 2 | 3) | null
}
/**
 * An act and who did it.
 */
export interface ActDone {
  /**
   * A seat of the deal, from 0, in playing order
   */
  seat: number
  act: {}
}
/**
 * Where a step that is played has come to.
 */
export interface Played {
  position: PositionShown
  acts: ActDone[]
  course?: PositionShown[]
  lines?: Line[]
  over?: boolean
  reached?: boolean
  sentence?: Text | null
  verdict?: Line | null
  hint?: PlayHint | null
}
/**
 * What the coach says to where a step has come to; from the second depth on, what it would do.
 */
export interface PlayHint {
  lines: Line[]
  act?: {} | null
}
/**
 * A deal that refutes an answer, and all that was done in it from the answer on; nothing to begin.
 */
export interface WorstAsked {
  against: Against
  /**
   * @maxItems 400
   */
  acts?: ActDone[]
}
/**
 * What a line is made of.
 */
export interface LineForm {
  steps: FormStep[]
}
/**
 * A question.  It is asked when the answers before allow it.
 */
export interface FormStep {
  id: string
  said: FormWords
  rows?: FormRow[]
  columns?: FormColumn[]
  least?: number
  several?: boolean
  counting?: FormCount | null
  is_given?: boolean
  early?: boolean
  when?: {
    [k: string]: string[]
  }
  unless?: {
    [k: string]: string[]
  }
}
/**
 * What something is called: a message of the catalogues, or a player.
 */
export interface FormWords {
  key?: string
  values?: {
    [k: string]: string | number
  }
  seat?: string
  text?: string
}
/**
 * Something that can be chosen.
 */
export interface FormRow {
  id: string
  said: FormWords
  writes?: {}
  columns?: string[]
  section?: string
  marks?: FormMark[]
  times?: number
  rare?: boolean
  when?: {
    [k: string]: string[]
  }
  unless?: {
    [k: string]: string[]
  }
}
/**
 * What may be said beside a row that was chosen: announced, missed, doubled.
 */
export interface FormMark {
  id: string
  said: FormWords
  writes: {}
  group?: string
  needs?: string
  when?: {
    [k: string]: string[]
  }
}
/**
 * A side or a player for whom rows are chosen.
 */
export interface FormColumn {
  id: string
  said: FormWords
  unless?: {
    [k: string]: string[]
  }
}
/**
 * A number for each column, which together make a total: the last follows from the others.
 */
export interface FormCount {
  total: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  usual: [number, number]
  writes: {}
}
/**
 * The club of this server; ``name`` is null where its folder holds tournaments alone.
 */
export interface ClubHere {
  name: string | null
}
/**
 * A club: its evenings, the last one first, and the table of the season.
 */
export interface HomeShown {
  n: number
  name: string
  ruleset: string
  address?: string
  people?: HomePerson[]
  evenings?: HomeEveningListed[]
  rotations?: HomeRotation[]
  next_guest: number
  season?: string
  year?: HomeYearRow[]
  ratings: {
    [k: string]: HomeRating[]
  }
}
/**
 * Somebody of the club as others see him.
 */
export interface HomePerson {
  number: number
  name: string
  town?: string
  club?: string
  guest?: boolean
}
/**
 * An evening in the list of all.
 */
export interface HomeEveningListed {
  evening: string
  date: string
  place?: string
  people: number
  tables: number
  over?: boolean
}
/**
 * A way in which so many take turns, by the book of the club.
 */
export interface HomeRotation {
  id: string
  players: number
}
/**
 * Somebody in the year's table.
 */
export interface HomeYearRow {
  rank: number
  number: number
  name: string
  evenings: number
  deals: number
  points: number
  average?: number | null
  best?: number | null
}
/**
 * A rating that others may see, with its interval.
 */
export interface HomeRating {
  number?: number | null
  name: string
  rating: number
  low: number
  high: number
  deals: number
}
/**
 * Everybody, for the desk.
 */
export interface HomeMembers {
  n: number
  members: HomeMember[]
}
/**
 * Somebody of the club as its log knows him, without contact data, which it does not hold.
 */
export interface HomeMember {
  number: number
  name?: string
  town?: string
  club?: string
  aliases?: string[]
  shown?: 'initials' | 'name' | 'number'
  rated?: boolean
  guest?: boolean
  bot?: string
}
/**
 * How somebody can be reached.
 */
export interface ContactShown {
  number: number
  mail?: string
  telephone?: string
  agreed?: string
}
/**
 * Contact data of somebody, in the place of what was known; nothing removes them.
 */
export interface ContactSent {
  number: number
  mail?: string
  telephone?: string
  agreed?: boolean
}
/**
 * Whose contact data were kept.
 */
export interface ContactKept {
  number: number
}
/**
 * An evening.
 */
export interface HomeEvening {
  n: number
  evening: string
  date: string
  place?: string
  over?: boolean
  currency?: string
  tables?: HomeTable[]
  results?: HomeResult[]
  transfers?: HomeTransfer[]
}
/**
 * A table of an evening.
 */
export interface HomeTable {
  table: number
  ruleset: string
  players: HomePerson[]
  lines: number
  unconfirmed: number
  ended?: boolean
  curves?: HomeCurve[]
}
/**
 * How somebody's points went up and down, from nothing.
 */
export interface HomeCurve {
  name: string
  points: number[]
}
/**
 * What an evening came to for somebody.
 */
export interface HomeResult {
  number: number
  name: string
  points: number
  deals: number
  money?: number
}
/**
 * Who pays whom how much, in the smallest unit; nobody's name is the club's cash.
 */
export interface HomeTransfer {
  payer: string
  payee: string
  amount: number
}
/**
 * What somebody has played.
 */
export interface HomeProfile {
  n: number
  number: number
  name: string
  points: number
  deals: number
  evenings?: HomeSpell[]
  feats?: HomeFeat[]
  partners?: HomePartner[]
  tournaments?: HomePlacing[]
  ratings: {
    [k: string]: HomeRating
  }
}
/**
 * What somebody has won in an evening.
 */
export interface HomeSpell {
  evening: string
  date: string
  points: number
  deals: number
}
/**
 * What somebody has done how often, and how often with success.
 */
export interface HomeFeat {
  what: string
  times: number
  won: number
}
/**
 * Whom somebody has played with.
 */
export interface HomePartner {
  number: number
  name: string
  games: number
  won: number
  points: number
}
/**
 * A result in a tournament.
 */
export interface HomePlacing {
  event: string
  name: string
  date?: string
  rank: number
  points: number
}
/**
 * The code of a table of an evening, and the path that opens its sheet.
 */
export interface HomeTableCode {
  table: number
  code: string
  path: string
}
/**
 * Something that happened in the club, as its log writes it: ``{"e": "ended", "evening": "2026-11-21", …}``.
 */
export interface HomeSent {
  sender: string
  own: string
  event: {}
}
/**
 * A club that is founded in the folder.
 */
export interface NewClub {
  name: string
  ruleset: string
}
/**
 * A cup.
 */
export interface HallCup {
  n: number
  cup: string
  name: string
  best: number
  needed: number
  events?: HallEvent[]
  standings?: HallCupRow[]
  curves?: HomeCurve[]
  final?: HallEvent | null
  finalists?: HallFinalRow[]
}
/**
 * An event in the list of all.
 */
export interface HallEvent {
  event: string
  name: string
  ruleset: string
  date?: string
  place?: string
  rounds: number
  drawn?: number
  people?: number
  closed?: boolean
  broken?: string
}
/**
 * Somebody in a cup, as the public sees him.
 */
export interface HallCupRow {
  rank: number
  number: number
  name: string
  town?: string
  points: number
  results?: (number | null)[]
  counts?: number[]
  played: number
  qualified?: boolean
}
/**
 * Somebody in the final of a cup.
 */
export interface HallFinalRow {
  rank: number
  number: number
  name: string
  town?: string
  points: number
  brought: number
  day: number
}
/**
 * A cup in the list of all.
 */
export interface HallCupListed {
  cup: string
  name: string
  broken?: string
}
/**
 * What somebody wants to play now, with whoever wants the same.
 */
export interface Seek {
  /**
   * A game
   */
  family: string
  ruleset?: string | null
  level?: ('book' | 'casual' | 'champion' | 'club' | 'grandmaster' | 'master' | 'novice' | 'random') | null
  pace?: 'calm' | 'quick' | 'usual'
}
/**
 * What a page is shown where people meet: all of it anew whenever something has changed.
 */
export interface MeetingShown {
  t: 'meeting'
  now: number
  seeking?: SeekShown | null
  table?: string | null
  has_account?: boolean
  is_hidden?: boolean
  friends?: FriendShown[]
  challenges?: ChallengeShown[]
}
/**
 * Where somebody stands who waits; times in milliseconds since 1970.
 */
export interface SeekShown {
  wish: Seek
  since: number
  place: number
  waiting: number
  bots_at: number
}
/**
 * A friend, or somebody who may become one.
 */
export interface FriendShown {
  handle: string
  name: string
  state: 'asked' | 'asks' | 'friend'
  online?: boolean
  table?: string | null
}
/**
 * A challenge, as somebody sees it who has its link or was sent it; times in milliseconds since 1970.
 */
export interface ChallengeShown {
  id: string
  host: string
  yours: boolean
  answer: '' | 'accepted' | 'asked' | 'declined'
  family: string
  ruleset: string
  people: Challenged[]
  free: number
  bots: number
  think: number | null
  days: number | null
  expires_at: number
  table?: string | null
  is_over?: boolean
}
/**
 * Somebody whom a challenge was sent to, or who has come by its link.
 */
export interface Challenged {
  name: string
  answer: 'accepted' | 'asked' | 'declined'
}
/**
 * What somebody challenges others to: a table, at which he sits in the first chair.
 */
export interface NewChallenge {
  settings: Settings
  /**
   * @maxItems 6
   */
  friends?: string[]
}
/**
 * What somebody answers to a challenge.
 */
export interface ChallengeAnswered {
  accepted: boolean
}
/**
 * Who is asked to be a friend, by the name of his account.
 */
export interface FriendAsked {
  name: string
}
/**
 * Whether somebody is to be a friend: what was asked is agreed to or not, or a friend is one no longer.
 */
export interface FriendAnswered {
  handle: string
  agreed: boolean
}
/**
 * Whether friends are told that one is here.
 */
export interface PresenceChosen {
  hidden: boolean
}
/**
 * Why something was not done.
 */
export interface Problem {
  code: string
  detail?: string
  reason?: string
  rule?: string
  flaws?: FlawTold[]
}
/**
 * One thing that is wrong with a text, told in the reader's language.
 */
export interface FlawTold {
  detail: string
  key?: string
  line?: number | null
  column?: number | null
}
/**
 * A tournament that is opened: a format, and what differs from it.
 */
export interface NewEvent {
  name: string
  format?: string
  settings?: {}
}
/**
 * Something that happened, as the log writes it: ``{"e": "away", "number": 7}``.
 */
export interface HappenedSent {
  sender: string
  own: string
  event: {}
}
/**
 * A list of people as text, with any columns; ``columns`` says which they are where the usual names do not fit.
 */
export interface PeopleSent {
  sender: string
  own: string
  text: string
  columns?: {
    [k: string]: string
  }
}
/**
 * The desk commits to the draw of the next round, or of the last one ``again``.
 */
export interface CommitSent {
  sender: string
  own: string
  again?: boolean
}
/**
 * The desk draws, with the word that somebody in the hall has said.
 */
export interface DrawSent {
  sender: string
  own: string
  word?: string
}
/**
 * A referee comes to a table that has called, rules there, or strikes a line.
 */
export interface RulingSent {
  sender: string
  own: string
  kind: 'answered' | 'ruled' | 'struck'
  round: number
  table: number
  line?: number | null
  by: number
  text?: string
  fault?: string
  offender?: number
}
/**
 * A known format, and what it says.
 */
export interface HallFormat {
  id: string
  source: string
  settings: {}
}
/**
 * A key of the settings of an event, for a form.
 */
export interface HallKey {
  key: string
  kind:
    | 'choice'
    | 'date'
    | 'dates'
    | 'flag'
    | 'lines'
    | 'money'
    | 'number'
    | 'numbers'
    | 'order'
    | 'rows'
    | 'rules'
    | 'text'
  usual?: string | boolean | number | (string | number)[]
  choices?: string[]
  least?: number | null
  most?: number | null
}
/**
 * What would come of a list of people.
 */
export interface HallList {
  people: number
  first?: HallPerson[]
  header?: string[]
  columns: {
    [k: string]: string
  }
  flaws?: HallListFlaw[]
}
/**
 * Somebody on the entry list, as the desk knows him.
 */
export interface HallPerson {
  number: number
  name?: string
  town?: string
  club?: string
  shown?: 'initials' | 'name' | 'number'
  house?: boolean
  table?: number
  status?: 'away' | 'here' | 'left'
  paid?: number
  played_by?: number
  seated?: boolean
}
/**
 * What is wrong with a line of a list, in the reader's language.
 */
export interface HallListFlaw {
  line: number
  detail: string
}
/**
 * A list of people that is only looked at.
 */
export interface PeopleLooked {
  text: string
  columns?: {
    [k: string]: string
  }
}
/**
 * The desk raffles what was named for it: who gets what, the lot of the last draw decides.
 */
export interface RaffleSent {
  sender: string
  own: string
}
/**
 * What a code makes of whoever has it; nothing for anybody else.
 */
export interface HallRole {
  role?: '' | 'desk' | 'player' | 'referee' | 'secretary' | 'table'
}
/**
 * What everybody may see: wall and phones.
 */
export interface HallPublic {
  n: number
  event: string
  name: string
  ruleset: string
  date?: string
  place?: string
  rounds: number
  round?: number
  hash?: string
  hash_round?: number
  clock?: HallClock | null
  tables?: HallSeating[]
  byes?: HallMember[]
  standings?: HallRow[]
  rankings?: HallRanking[]
  teams?: HallTeam[]
  currency?: string
  prizes?: HallPrize[]
  awards?: HallAward[]
  raffle?: HallRaffle | null
  unconfirmed?: number
  closed?: boolean
}
/**
 * The clock of the round: what is left follows from these and the time of the server, which answers tell.
 */
export interface HallClock {
  minutes: number
  used?: number
  since?: number | null
  over?: boolean
}
/**
 * A table of the round that is played.
 */
export interface HallSeating {
  table: number
  room?: string
  players: HallMember[]
  lines?: number
  deals: number
  unconfirmed?: number
  ended?: boolean
  online?: boolean
}
/**
 * Somebody at a table, as the public sees him.
 */
export interface HallMember {
  number: number
  name: string
  played_by?: number
}
/**
 * Somebody in the standings, as the public sees him.
 */
export interface HallRow {
  rank: number
  number: number
  name: string
  town?: string
  points: number
  rounds?: (number | null)[]
  deals?: number
}
/**
 * A further ranking: the rank and number of each.
 */
export interface HallRanking {
  name: string
  rows: [number, number][]
}
/**
 * A team in the standings.
 */
export interface HallTeam {
  rank: number
  name: string
  members: number[]
  points: number
}
/**
 * What a rank wins: money in the smallest unit, a thing, or both.
 */
export interface HallPrize {
  rank: number
  ranking?: string
  amount?: number
  text?: string
}
/**
 * What somebody wins; those who share a rank share its money.
 */
export interface HallAward {
  rank: number
  ranking?: string
  amount?: number
  text?: string
  number: number
  name: string
}
/**
 * What is raffled, and once it was, from what everybody can work out the winners again.
 */
export interface HallRaffle {
  lots: HallLot[]
  drawn?: boolean
  round?: number
  seed?: string
  word?: string
}
/**
 * Something that was raffled, and who has won it; nobody where there were too few.
 */
export interface HallLot {
  thing: string
  number?: number
  name?: string
}
/**
 * All that the desk needs.
 */
export interface HallDesk {
  n: number
  public: HallPublic
  settings: {}
  people: HallPerson[]
  present: number
  sizes?: number[]
  advice?: HallAdvice | null
  planned?: boolean
  redrawable?: boolean
  missing?: number[]
  over?: boolean
  repeats?: number
  cash: HallCash
  awards?: HallAward[]
  rulings?: HallRuling[]
  calls?: HallCall[]
}
/**
 * What makes a field possible that fills no tables: players of the house more, or some who sit a round out.
 */
export interface HallAdvice {
  house: number
  byes?: number | null
}
/**
 * The desk's account, in the smallest unit.
 */
export interface HallCash {
  due: number
  paid: number
  prizes: number
}
/**
 * What a referee has ruled.
 */
export interface HallRuling {
  round: number
  table: number
  by: number
  text?: string
  line?: number
  fault?: string
  offender?: number
  strikes?: boolean
}
/**
 * A table that has called a referee, to which nobody has come yet.
 */
export interface HallCall {
  round: number
  table: number
  by?: number
  text?: string
  at: number
}
/**
 * What referees see.
 */
export interface HallReferee {
  n: number
  public: HallPublic
  faults?: string[]
  rulings?: HallRuling[]
  calls?: HallCall[]
}
/**
 * The codes that the desk hands out.
 */
export interface HallCodes {
  origin: string
  referee: string
  referee_path: string
  round: number
  tables: TableCode[]
  players?: PlayerCode[]
}
/**
 * The code of a table, and the path that opens it.
 */
export interface TableCode {
  table: number
  room: string
  code: string
  path: string
}
/**
 * The code with which somebody takes his seat at a table of the server.
 */
export interface PlayerCode {
  number: number
  name: string
  table: number
  code: string
  path: string
}
/**
 * How phones reach this server.
 */
export interface HallOrigin {
  origin: string
}
/**
 * How the copying to the stick goes; nothing where there is none.
 */
export interface HallStick {
  folder?: string
  at?: number
  failed?: string
}
/**
 * A table in one round, for those who sit there.
 */
export interface HallTable {
  n: number
  event: string
  name: string
  ruleset: string
  family: string
  round: number
  table: number
  room?: string
  places: HallPlace[]
  deals: number
  lines?: HallLine[]
  totals: number[]
  next?: NextLine | null
  later?: NextLine[]
  ended?: boolean
  online?: boolean
  called?: boolean
  undoes?: boolean
  over?: boolean
}
/**
 * Somebody's place at a table.
 */
export interface HallPlace {
  number: number
  name: string
  played_by?: number
  player?: string
  gone?: boolean
}
/**
 * A line that was written.
 */
export interface HallLine {
  line: number
  points: (number | null)[]
  by?: number
  confirmed_by?: number | null
  struck?: string
  why?: string
  before?: HallLineBefore[]
  out?: number[]
  sheet?: {} | null
  given: {
    [k: string]: string
  }
  games?: LineGame[]
  recorded?: boolean
}
/**
 * A line as it was before it was written anew.
 */
export interface HallLineBefore {
  by?: number
  sheet?: {} | null
  points?: number[] | null
  why?: string
}
/**
 * One of several games that are played at once, each with a sheet of its own in the line.
 */
export interface LineGame {
  seats: number[]
  given: {
    [k: string]: string
  }
  cups?: {
    [k: string]: number
  } | null
}
/**
 * A line that is still to be written.
 */
export interface NextLine {
  line: number
  seats: number[]
  out?: number[]
  sheet: {}
  given: {
    [k: string]: string
  }
  cups?: {
    [k: string]: number
  } | null
  games?: LineGame[]
}
/**
 * A line that a table writes, writes anew, confirms or takes back; which table it is says the address.
 */
export interface LineSent {
  sender: string
  own: string
  kind: 'confirmed' | 'lined' | 'replaced' | 'undone'
  line: number
  by: number
  sheet?: {} | null
  points?: number[] | null
  /**
   * @maxItems 10
   */
  out?: number[]
  why?: string
}
/**
 * A table calls a referee.
 */
export interface CallSent {
  sender: string
  own: string
  by?: number
  text?: string
}
/**
 * A line that is not written yet.
 */
export interface DraftSent {
  line: number
  sheet: {}
  /**
   * @maxItems 10
   */
  out?: number[]
}
/**
 * What a line would come to.
 */
export interface DraftShown {
  points: (number | null)[]
  settled: Settled
  games?: (Settled | null)[]
}
/**
 * What was sent is kept: the number of its line in the log.
 */
export interface KeptShown {
  n: number
  told?: string
}
/**
 * The desk lets tables of the round that is played be played at the server.
 */
export interface OnlineSent {
  sender: string
  own: string
  /**
   * @maxItems 1000
   */
  tables?: number[]
  /**
   * @maxItems 1000
   */
  bots?: number[]
  think?: number
  anew?: boolean
}
/**
 * A drawn table that is played at the server.
 */
export interface HallOnline {
  round: number
  table: number
  server: string
  first: number
  deals: number
  places: HallOnlinePlace[]
  over?: boolean
  trouble?: string
}
/**
 * A place at a table of the server.
 */
export interface HallOnlinePlace {
  number: number
  name: string
  came?: boolean
  away?: boolean
  bot?: boolean
}
/**
 * A player's place at a table of the server.
 */
export interface SeatGiven {
  table: string
  path: string
  token: string
}
/**
 * Somebody by where he sits at a table.
 */
export interface PlaceMeant {
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
}
/**
 * What somebody reports of somebody else at his table.
 */
export interface ReportSent {
  /**
   * A place at the table, from 0, in playing order
   */
  place: number
  kind: 'cheating' | 'name' | 'other' | 'stalling' | 'words'
  words?: string
}
/**
 * The number of a report that is kept.
 */
export interface ReportTaken {
  number: number
}
/**
 * Somebody whom one has blocked.
 */
export interface BlockListed {
  who: string
  name: string
}
/**
 * Whom one does not block any longer, as the list calls him.
 */
export interface BlockEnded {
  who: string
}
/**
 * A sentence that every page shows, in three languages.
 */
export interface NoticeTold {
  id: number
  en: string
  da: string
  de: string
}
/**
 * The secret of a link to the operator's page.
 */
export interface LinkUsed {
  secret: string
}
/**
 * Who runs the server; ``csrf`` goes into the header of requests that change something.
 */
export interface OperatorTold {
  name: string
  csrf: string
  ends_at: number
}
/**
 * Whose browser is to be an operator's no longer, as the list calls it.
 */
export interface OperatorEnded {
  ending: string
}
/**
 * Why whoever runs the server does something.
 */
export interface WhySent {
  why: string
}
/**
 * Who is not to play, until when (0: for good) and why.
 */
export interface BanSent {
  kind: 'address' | 'network' | 'person'
  target: string
  reason: string
  until?: number
}
/**
 * What every page is to show, from when and until when.
 */
export interface NoticeSent {
  en: string
  da: string
  de: string
  until_at: number
  from_at?: number
}
/**
 * Two who win more together than either does without the other; it proves nothing.
 */
export interface SuspectShown {
  /**
   * @minItems 2
   * @maxItems 2
   */
  people: [string, string]
  /**
   * @minItems 2
   * @maxItems 2
   */
  names: [string, string]
  deals: number
  beyond: number
  low: number
  high: number
  chance: number
  remarks: number
}
/**
 * Somebody who has played with another, and how many deals.
 */
export interface CompanionShown {
  person: string
  name: string
  deals: number
}
/**
 * Which two people the judge is asked about, by their ids, and in how many of their latest deals at most.
 */
export interface JudgeSent {
  one: string
  other: string
  most?: number
}
/**
 * How far the judge has come; each line of the answer is one, and the last has the table, or why there is none.
 */
export interface Judging {
  done: number
  of: number
  table?: JudgedTable | null
  refused?: Problem | null
}
/**
 * What two people give away beside each other, for people to read.
 */
export interface JudgedTable {
  heads: string[]
  rows: string[][]
  sentences: string[]
}
/**
 * What was done, in a word.
 */
export interface DoneShown {
  done: string
}
/**
 * What is wrong with the database: nothing, as a rule.
 */
export interface Checked {
  findings: Finding[]
}
/**
 * Something that is wrong with the database.
 */
export interface Finding {
  kind: string
  target: string
  detail: string
  repair?: string
}
/**
 * What somebody reported of somebody else.
 */
export interface ReportShown {
  id: number
  at: number
  table: string
  deal: string
  reporter: string
  reporter_name: string
  reported: string
  reported_name: string
  address: string
  kind: string
  words: string
  record: string
  remarks?: RemarkKept[]
  decided_at?: number | null
  decided_by?: string
  decision?: string
}
/**
 * Something that was said before a report.
 */
export interface RemarkKept {
  name: string
  text: string
  at: number
}
/**
 * Somebody who may not play, or a network from which nobody may.
 */
export interface BanShown {
  id: number
  at: number
  kind: string
  target: string
  bits: number
  device: string
  name: string
  until: number
  reason: string
  by: string
  lifted_at?: number | null
}
/**
 * A sentence that every page shows for a while.
 */
export interface NoticeShown {
  id: number
  at: number
  en: string
  da: string
  de: string
  from_at: number
  until_at: number
  withdrawn_at?: number | null
}
/**
 * An entry of the audit log.
 */
export interface Noted {
  n: number
  at: number
  who: string
  what: string
  target: string
  why: string
  chain: string
}
/**
 * A browser whose owner runs the server.
 */
export interface OperatorShown {
  id: string
  name: string
  made_at: number
  ends_at: number
  ended_at?: number | null
}
/**
 * Somebody, with where he has sat and what there is about him.
 */
export interface PersonDetail {
  person: PersonShown
  tables: TableSummary[]
  reports: ReportShown[]
  bans: BanShown[]
  blocked_by: number
}
/**
 * Somebody with a session.
 */
export interface PersonShown {
  id: string
  name: string
  begun_at: number
  ends_at: number
  ended_at?: number | null
}
/**
 * A table, with who sits there and what was said last.
 */
export interface TableDetail {
  table: TableSummary
  owner: string
  seats: SeatHeld[]
  events: number
  deals: string[]
  remarks: RemarkKept[]
}
/**
 * Who sits at a place of a table.
 */
export interface SeatHeld {
  place: number
  name: string
  person?: string
}
/**
 * Whether one has an account, and what this server offers.
 */
export interface AccountHere {
  account: AccountShown | null
  mail: boolean
}
/**
 * One's own account.
 */
export interface AccountShown {
  name: string
  handle: string
  created_at: number
  mail: string
  shows_statistics: boolean
  recovery_left: number
  passkeys: PasskeyShown[]
}
/**
 * A passkey of one's own; times in milliseconds since 1970.
 */
export interface PasskeyShown {
  id: string
  label: string
  created_at: number
  used_at: number
}
/**
 * A new account or new codes: these are shown once.
 */
export interface AccountMade {
  account: AccountShown
  codes?: string[]
}
/**
 * A page of the deals that one has looked for, the latest first, and how many there are.
 */
export interface DealsFound {
  count: number
  deals: DealFound[]
}
/**
 * A deal that one has played, as a list shows it.
 */
export interface DealFound {
  table: string
  deal: string
  at: number
  game: string
  ruleset: string
  contract: string
  role: string
  seats: number
  result: number
}
/**
 * Which deals: of a game, a ruleset, a contract, in a role, with a result, between two moments; else all.
 */
export interface DealsLooked {
  game?: string | null
  ruleset?: string | null
  contract?: string | null
  role?: string | null
  result?: ('even' | 'lost' | 'won') | null
  since?: number | null
  until?: number | null
  skip?: number
}
/**
 * One's own name, to say that one means it.
 */
export interface Deleting {
  name: string
}
/**
 * What a browser hands to its authenticator, as WebAuthn writes it in JSON.
 */
export interface KeyAsked {
  public_key: {}
}
/**
 * A passkey, and what it is called from now on.
 */
export interface KeyLabelled {
  passkey: string
  label: string
}
/**
 * What an authenticator answers that has made a passkey; all bytes in base64url.
 */
export interface KeyMade {
  id: string
  client_data: string
  attestation: string
  label?: string
}
/**
 * A passkey that is to count no longer.
 */
export interface KeyRemoved {
  passkey: string
}
/**
 * What an authenticator answers that proves a passkey; all bytes in base64url.
 */
export interface KeyUsed {
  id: string
  client_data: string
  authenticator_data: string
  signature: string
  leaving?: boolean
}
/**
 * Where a link is to be sent.
 */
export interface MailAsked {
  mail: string
}
/**
 * The secret of a link by mail.
 */
export interface MailLinkSent {
  secret: string
  leaving?: boolean
}
/**
 * What a link by mail is for.
 */
export interface MailLinkShown {
  kind: string
  name: string
  mail?: string
  yours?: boolean
}
/**
 * The answer to everybody who asks for a link, whether or not the mailbox is known.
 */
export interface MailSent {
  minutes: number
}
/**
 * What others may see of one's account.
 */
export interface ProfileChanged {
  shows_statistics: boolean
}
/**
 * An account as others see it.
 */
export interface ProfileShown {
  name: string
  handle: string
  since: number
  games: GameCount[]
  statistics: Statistics | null
  ratings: RatingShown[] | null
}
/**
 * How many deals of a game somebody has played.
 */
export interface GameCount {
  game: string
  ruleset: string
  deals: number
}
/**
 * What somebody has played, by ruleset, what he has played most first.
 */
export interface Statistics {
  games: GameStatistics[]
}
/**
 * What somebody has played by one ruleset.
 */
export interface GameStatistics {
  game: string
  ruleset: string
  deals: number
  won: number
  points: number
  kinds: KindStatistics[]
  weeks: WeekStatistics[]
}
/**
 * What deals of one kind came to: how many, how many won, and the points of all.
 */
export interface KindStatistics {
  contract: string
  role: string
  deals: number
  won: number
  points: number
}
/**
 * What a week came to; ``begins`` on Monday, in milliseconds since 1970.
 */
export interface WeekStatistics {
  begins: number
  deals: number
  won: number
  points: number
}
/**
 * Somebody's rating under one ruleset, and its course: after each day on which he played deals that count.
 */
export interface RatingShown {
  ruleset: string
  provisional: boolean
  settled_from: number
  course: RatingDay[]
}
/**
 * A rating at the end of a day, ``at`` in milliseconds since 1970: points per deal above the average of all.
 *
 *     The skill lies between ``low`` and ``high`` in 95 of 100 cases.
 */
export interface RatingDay {
  at: number
  mean: number
  low: number
  high: number
  deals: number
}
/**
 * What one's browser exports of one's progress at school, kept for one's other devices.
 */
export interface ProgressKept {
  text: string
  since?: number | null
}
/**
 * What was kept last, and when, in milliseconds since 1970; nothing where nothing was.
 */
export interface ProgressShown {
  text?: string
  at?: number
}
/**
 * One's own ratings, that with most deals first.
 */
export interface RatingsShown {
  ratings: RatingShown[]
}
/**
 * A recovery code, by which one enters one's account once.
 */
export interface RecoveryUsed {
  code: string
  leaving?: boolean
}
/**
 * Where to sign out: here, or wherever one has signed in.
 */
export interface SignedOut {
  everywhere?: boolean
}

/** How well a bot can be asked to play, from weak to strong; the server knows more that it only keeps. */
export const LEVELS = ['novice', 'book', 'casual', 'club', 'master', 'champion', 'grandmaster'] as const
