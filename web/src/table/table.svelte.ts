/** One table as this browser sees it: the newest frame, the connection, what was said, and what one can do. */
import { type Deal, ofFamily, ownHand } from '../games/deal.ts'
import { preferences, say } from '../preferences.svelte.ts'
import { keepSilent, silentAt } from '../moderation/silence.ts'
import { announcer } from '../shell/announcer.svelte.ts'
import { plainTexts } from '../told/plain.ts'
import { refusalIn } from '../told/refusal.ts'
import { isSpoken, sentence } from '../told/sentence.ts'
import { SpokenVoice, Voice } from '../told/voice.ts'
import { loadSchoolWords } from '../words/catalogue.ts'
import { Refusal } from '../wire/api.ts'
import { refusalText } from '../wire/refusals.ts'
import type {
  Against,
  CountAnswer,
  WhyNotAnswer,
  DanishAct,
  Frame,
  GameShown,
  Heard,
  HintAnswer,
  KoenigrufenAct,
  Line,
  MeaningAnswer,
  PlainAct,
  TellsAnswer,
  Way,
  Welcome,
  You,
} from '../wire/messages.ts'
import { type Line as Connection, type Link, type Listener, TableSocket } from '../wire/socket.ts'
import { dealingTime } from './dealing.ts'
import { costOf, isTappedTwice } from './doubt.ts'
import { additions } from '../wire/mixing.ts'
import { isFinished, Pacer, RESTS } from './pacer.ts'
import { play, soundOf } from './sounds.ts'
import { turnText } from './turn.ts'

export type Act = DanishAct | KoenigrufenAct | PlainAct
export type Hand = NonNullable<You['hand']>
export type Offer = NonNullable<Hand['offers']>[number]

/** Milliseconds from the last card that is dealt to whatever is done first. */
const BREATH = 300
/** Milliseconds after which a card falls by itself that leaves no choice. */
const FORCED = 450
const SECOND = 1000

export class LiveTable {
  frame: Frame | undefined = $state.raw()
  line: Connection = $state('connecting')
  /** Why the connection has ended for good, for the reader. */
  ended: string | undefined = $state()
  heard: Heard[] = $state.raw([])
  /** Whom the reader does not want to hear at this table. */
  silent: readonly string[] = $state.raw([])
  /** What was said, but for those. */
  audible: Heard[] = $derived(this.heard.filter(({ name }) => !this.silent.includes(name)))
  /** What somebody else said while the chat was not open. */
  overheard: Heard | undefined = $state.raw()
  /** What happened in this deal, as the server tells it. */
  private lines: readonly Line[] = $state.raw([])
  /** What was said last, and after how many tricks: it is in the air until the trick is taken. */
  private word = $state.raw({ text: '', tricks: 0 })
  /** Whether the reader had a place until now, and somebody else has taken it from him. */
  wasSentAway = $state(false)
  /** What the server's clock says when this browser's says nothing. */
  private ahead = 0
  /** The last thing that the server or the rules refused, for the reader. */
  refused: { text: string; rule: string } | undefined = $state.raw()
  /** An act that is on its way: until it is answered, nothing else can be done. */
  busy = $state(false)
  /** The card that is on its way: it lies in the trick already, and comes back if it is refused. */
  underway: string | undefined = $state()
  /** An act that surely costs something: it is done only when the reader says so again. */
  doubt: { act: Act; text: string; rule: string; against?: Against | null } | undefined = $state.raw()
  /** What has been tapped once, where it takes two taps: a card, or a game. */
  armed = $state('')
  /** The cards that the reader has picked in the hand, to be laid together. */
  chosen: string[] = $state.raw([])

  /** Until when the cards are seen to be dealt; a page that comes later shows them at once. */
  private dealtBy = -Infinity

  /** The card that is about to fall by itself. */
  private forced: ReturnType<typeof setTimeout> | undefined

  private readonly socket: Link
  private readonly pacer = new Pacer((frame) => this.show(frame))

  /** A table of the server's, or one to which something else leads. */
  constructor(
    readonly id: string,
    connect: (listener: Listener) => Link = (listener) => new TableSocket(id, listener),
  ) {
    this.silent = silentAt(id)
    this.socket = connect({
      welcomed: (welcome: Welcome) => {
        this.heard = [...(welcome.heard ?? [])]
        this.ahead = welcome.now - Date.now()
      },
      shown: (frame: Frame) => {
        this.mix(frame)
        this.pacer.take(frame)
      },
      heard: (heard: Heard) => {
        this.heard = [...this.heard, heard]
        if (this.silent.includes(heard.name)) return
        if (heard.place == null || heard.place !== this.frame?.you?.place) this.overheard = heard
        if (preferences.chat === 'on') announcer.tell(`${heard.name}: ${remarkText(heard)}`)
      },
      line: (line: Connection, why?: Refusal) => {
        this.line = line
        this.ended = why && refusalText(why, say)
      },
    })
  }

  /** Lets the reader hear these people no more, in this browser and at this table. */
  silence(names: readonly string[]): void {
    this.silent = names
    keepSilent(this.id, names)
  }

  /** Adds to the deals to come; whoever is too late has added nothing, and need not be told. */
  private mix(frame: Frame): void {
    for (const addition of additions(frame)) this.socket.ask({ t: 'mix', ...addition }).catch(() => undefined)
  }

  /** The deal that the reader plays in, or else the first that is shown. */
  game: GameShown | undefined = $derived.by(() => gameOf(this.frame))
  deal: Deal | undefined = $derived(this.game?.deal)
  hand: Hand | undefined = $derived(this.frame?.watched?.hand ?? this.frame?.you?.hand ?? undefined)
  seat: number | null = $derived(this.frame?.you?.seat ?? null)
  offers: readonly Offer[] = $derived(this.frame?.you?.hand?.offers ?? [])
  isMyTurn: boolean = $derived(this.deal !== undefined && this.seat !== null && this.deal.turn === this.seat)
  /** What was last said in this trick: a claim, a name, a demand, a question with its answer. */
  said: string = $derived((this.deal?.tricks?.length ?? 0) === this.word.tricks ? this.word.text : '')
  /** Words about the seats of the deal. */
  voice: Voice = $derived.by(() => voiceOf(this.frame, this.game))
  /** What happened in this deal, sentence by sentence. */
  log: string[] = $derived.by(() => {
    const plain = ofFamily(this.deal, 'plain')
    return plain ? plainTexts(plain, this.voice) : this.lines.map((line) => sentence(line, this.voice))
  })

  /** What the reader is called at the table; nothing for who watches. */
  ownName: string | undefined = $derived(
    this.frame?.you ? (this.frame.table.places[this.frame.you.place]?.name ?? undefined) : undefined,
  )

  offersOf<Kind extends Offer['do']>(kind: Kind): Extract<Offer, { do: Kind }>[] {
    return this.offers.filter((offer): offer is Extract<Offer, { do: Kind }> => offer.do === kind)
  }

  offer<Kind extends Offer['do']>(kind: Kind): Extract<Offer, { do: Kind }> | undefined {
    return this.offersOf(kind)[0]
  }

  /** How cards can be laid now: some together, and others from a pool; nothing when none are to be laid. */
  ways: readonly Way[] = $derived(this.offer('choose-lay')?.ways ?? [])
  /** The cards that may still be picked beside those that are. */
  choosable: ReadonlySet<string> = $derived(choosable(this.ways, this.chosen))
  /** How many are to be laid. */
  laySize: number = $derived(this.ways[0]?.size ?? 0)

  /** Picks a card to be laid, or puts it back. */
  choose(token: string): void {
    this.chosen = this.chosen.includes(token) ? this.chosen.filter((each) => each !== token) : [...this.chosen, token]
  }

  clearChosen(): void {
    this.chosen = []
  }

  /** Until when whoever is on turn may think, by this browser's clock; nothing where nobody counts, or a bot plays. */
  thinksUntil: number | undefined = $derived.by(() => {
    const { think, places } = this.frame?.table ?? {}
    const turn = this.deal?.turn
    if (!this.game || !think || turn == null || this.deal?.phase === 'over') return undefined
    const place = places?.[this.game.players[turn] ?? -1]
    if (!place || place.bot || place.vacant || place.away) return undefined
    return this.game.since + think * SECOND - this.ahead
  })

  /** Whether the cards are just being dealt. */
  get isDealing(): boolean {
    return performance.now() < this.dealtBy
  }

  /** Shows at once what still waits for something else to be seen. */
  hurry(): void {
    this.pacer.hurry()
  }

  /** Does something in the position that is shown, or asks first if it surely costs; a refusal is kept for the reader. */
  async act(act: Act, isSure = false): Promise<boolean> {
    if (!this.game || this.busy) return false
    const cost = isSure ? undefined : costOf(act, ownHand(this.hand)?.costs ?? [])
    this.armed = ''
    this.doubt = cost && { act, text: sentence(cost.line, this.voice), rule: cost.line.rule ?? '' }
    if (!this.doubt && !isSure) this.doubt = await this.askDoubt(act)
    if (this.doubt) announcer.tell(this.doubt.text)
    return this.doubt ? false : this.send(act, preferences.takeback === 'off')
  }

  /** What the coach says against an act, where the reader wants to be asked before a mistake is final. */
  private async askDoubt(act: Act): Promise<LiveTable['doubt']> {
    if (preferences.coach !== 'on' || !this.game || !this.mayAskHint) return undefined
    const { state } = this.game
    this.busy = true
    try {
      const answer = (await this.socket.ask({ t: 'hint', state, depth: 2, act })) as HintAnswer
      if (answer.lines.length === 0) return undefined
      const { words, family, names, you } = this.voice
      const voice = new Voice(await loadSchoolWords(words.language), family, names, you)
      const rule = answer.lines.find((line) => line.rule)?.rule ?? ''
      const text = answer.lines.map((line) => sentence(line, voice)).join(' ')
      return { act, text, rule, against: answer.against ?? null }
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused // a coach who cannot be asked keeps nobody from playing
      return undefined
    } finally {
      this.busy = false
    }
  }

  private async send(act: Act, final: boolean): Promise<boolean> {
    if (!this.game) return false
    const { state } = this.game
    this.hurry() // who acts has seen the last trick
    if (act.do === 'play' || act.do === 'plain') this.underway = act.card ?? undefined
    const done = await this.ask({ t: 'act', state, act, final })
    if (!done) this.underway = undefined
    return done
  }

  /** Does something at once, or at the second tap where fingers slip easily. */
  tap(key: string, isDelicate: boolean, what: string, act: () => void): void {
    if (!isTappedTwice(isDelicate) || this.armed === key) return act()
    this.armed = key
    announcer.tell(say('web-sure-again', { what }))
  }

  /** Takes the reader's last card back. */
  async takeBack(): Promise<void> {
    if (this.game && (await this.ask({ t: 'take-back', state: this.game.state }))) announcer.tell(say('web-taken-back'))
  }

  /** Claims all tricks that are left; the server decides whether the cards prove it. */
  async claimRest(): Promise<void> {
    if (this.game) await this.ask({ t: 'claim-rest', state: this.game.state })
  }

  /** Plays a card that leaves no choice, where the reader wants that. */
  private playForced(): void {
    const [only, ...others] = this.offers
    const isWanted = preferences.forced === 'all' || (preferences.forced === 'last' && this.hand?.cards.length === 1)
    if (!isWanted || !this.isMyTurn || others.length > 0 || only?.do !== 'play' || this.game?.claimed != null) return
    const { state } = this.game ?? {}
    this.forced = setTimeout(() => {
      if (this.game?.state === state && !this.busy) void this.send(only, true)
    }, FORCED)
  }

  /** What the coach said to the position that is shown, if it was asked. */
  hint: { depth: number; lines: readonly Line[]; card: string | undefined; against?: Against | null } | undefined =
    $state.raw()

  /** Whether there is something to decide that the coach can speak to: where people can err it keeps silent. */
  mayAskHint: boolean = $derived(
    this.isMyTurn &&
      Boolean(this.frame?.you?.hints) &&
      this.frame?.table.mode !== 'table' &&
      this.offers.some((offer) => offer.do !== 'declare'),
  )

  /** Asks the coach: where to look, what to do, or the choices side by side. */
  async askHint(depth: 1 | 2 | 3): Promise<void> {
    if (!this.game || this.busy) return
    const { state } = this.game
    this.busy = true
    this.refused = undefined
    try {
      const answer = (await this.socket.ask({ t: 'hint', state, depth })) as HintAnswer
      const act = answer.act as Act | null
      const card = act && 'card' in act && act.do !== 'call' ? (act.card ?? undefined) : undefined
      if (this.game.state === state) this.hint = { depth, lines: answer.lines, card, against: answer.against ?? null }
    } catch (refused) {
      this.refuseBy(refused)
    } finally {
      this.busy = false
    }
  }

  /** What something means that could be said, while the reader asks for it. */
  meaning: Pick<Required<MeaningAnswer>, 'rules' | 'lines' | 'tells'> | undefined = $state.raw()

  /** Asks what something means that could be said, what it is worth, and what it would tell the others. */
  async askMeaning(act: Act): Promise<void> {
    if (!this.game) return
    const { state } = this.game
    try {
      const answer = (await this.socket.ask({ t: 'meaning', state, act })) as MeaningAnswer
      const { rules = [], lines = [], tells = [] } = answer
      if (this.game.state === state && tells.length > 0) this.meaning = { rules, lines, tells }
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused // the table has moved on, and with it the question
    }
  }

  /** Whether the reader may ask what the others' words and cards tell; a table without a name is a lesson's. */
  mayRead: boolean = $derived(
    this.frame?.table.id !== '' &&
      Boolean(this.frame?.you?.hints) &&
      this.frame?.table.mode !== 'table' &&
      this.deal?.phase !== 'over',
  )

  /** Asks what another's words and cards tell. */
  async tellsOf(seat: number): Promise<readonly Line[]> {
    const state = this.game?.state ?? 0
    return ((await this.socket.ask({ t: 'tells', state, seat })) as TellsAnswer).lines
  }

  /** Asks by which rule something may not be done, and keeps the answer for the reader. */
  async explain(act: Act): Promise<void> {
    if (!this.game) return
    try {
      const answer = (await this.socket.ask({ t: 'why-not', state: this.game.state, act })) as WhyNotAnswer
      if (!answer.may) this.refuse(refusalIn(this.voice, answer.reason ?? '', answer.detail ?? ''), answer.rule ?? '')
    } catch (refused) {
      this.refuseBy(refused)
    }
  }

  /** Asks why a card may not be laid: beside others that may, since too few would be refused for their number. */
  async explainLaying(token: string): Promise<void> {
    const beside = [...new Set([...this.chosen, ...this.choosable])].filter((card) => card !== token)
    await this.explain({ do: 'lay', cards: [...beside.slice(0, this.laySize - 1), token] })
  }

  /** Sends any request of a table, and keeps a refusal for the reader. */
  async ask(wanted: Parameters<Link['ask']>[0]): Promise<boolean> {
    this.busy = true
    this.refused = undefined
    try {
      await this.socket.ask(wanted)
      return true
    } catch (refused) {
      this.refuseBy(refused)
      return false
    } finally {
      this.busy = false
    }
  }

  close(): void {
    clearTimeout(this.forced)
    this.pacer.stop()
    this.socket.close()
  }

  private refuseBy(refused: unknown): void {
    if (!(refused instanceof Refusal)) throw refused
    if (refused.code === 'stale') return // it was done, or the table has moved on: the frame tells
    const { reason, rule } = refused.fields as { reason?: string; rule?: string }
    this.refuse(reason ? refusalIn(this.voice, reason, refused.detail) : refusalText(refused, say), rule ?? '')
  }

  private refuse(text: string, rule: string): void {
    this.refused = { text, rule }
    announcer.tell(text)
  }

  /** Shows a frame, and tells for how many milliseconds it is to be seen at least, or until something is done. */
  private show(frame: Frame): number | Promise<void> {
    const [shown, before] = [this.frame, this.game]
    this.frame = frame
    this.wasSentAway = Boolean(shown?.you ?? this.wasSentAway) && !frame.you
    this.refused = undefined
    this.doubt = undefined
    this.armed = ''
    if (!this.offer('choose-lay')) this.chosen = []
    const after = this.game
    if (after?.state !== before?.state) this.underway = this.hint = this.meaning = undefined
    const isNew = after?.name !== before?.name
    const happened = this.hear(frame, isNew)
    if (after?.state !== before?.state) this.playForced()
    if (after && isNew) return this.begin(after.deal, shown !== undefined)
    if (before && after) this.tell(happened, before.deal, after.deal)
    if (!shown || !isFinished(shown, frame)) return 0
    return this.mayCount ? this.askCount(RESTS[preferences.rest]) : RESTS[preferences.rest]
  }

  /** What is asked about the cards that have gone; nothing else happens until the reader lets it go on. */
  count: { text: string; answer: (number: number) => string; goOn: () => void } | undefined = $state.raw()

  /** Whether the reader wants to be asked, and nobody waits for him: neither the table nor a clock. */
  private get mayCount(): boolean {
    const { table } = this.frame ?? {}
    const isAsked = preferences.counting === 'on' && this.seat !== null && this.deal?.phase === 'play'
    return isAsked && !this.isMyTurn && !!table?.id && !table.think
  }

  /** Asks the server what to ask after a trick, and lets the trick lie for a while, or until the reader goes on. */
  private async askCount(rest: number): Promise<void> {
    const { name: deal = '', deal: { tricks = [], family = '' } = {} } = this.game ?? {}
    const seen = new Promise<void>((resolve) => setTimeout(resolve, rest))
    const ask = await this.countQuestion(deal, tricks.length)
    if (!ask) return seen
    const { words, names, you } = this.voice
    const voice = new Voice(await loadSchoolWords(words.language), family, names, you)
    const { learner } = await import('../progress/learner.svelte.ts') // only who is asked needs it
    const answer = (number: number): string => {
      learner.countedAt(family, number === ask.number)
      return number === ask.number ? voice.words('count-right') : voice.words('count-wrong', { number: ask.number })
    }
    const text = sentence(ask.line, voice)
    announcer.tell(text)
    await new Promise<void>((goOn) => (this.count = { text, answer, goOn }))
    this.count = undefined
  }

  private async countQuestion(deal: string, tricks: number): Promise<CountAnswer['ask']> {
    try {
      return ((await this.socket.ask({ t: 'count', deal, tricks })) as CountAnswer).ask
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused // the table has moved on, and there is nothing to ask
      return undefined
    }
  }

  /** Deals, and tells how long that takes: nobody does anything until all have their cards and have drawn breath. */
  private begin(deal: Deal, wasHere: boolean): number {
    this.word = { text: '', tricks: 0 }
    const time = wasHere || isUntouched(deal) ? dealingTime(this.hand?.cards.length ?? 0) : 0
    this.dealtBy = performance.now() + time
    if (this.hand?.cards.length) announcer.tell(say('web-table-hand', { number: this.hand.cards.length }))
    this.tellTurn()
    return time && time + BREATH
  }

  /** Keeps the news of a frame, and gives what of them is new to the reader: who comes back is told the whole deal. */
  private hear({ news }: Frame, isNew: boolean): readonly Line[] {
    const known = isNew ? [] : this.lines
    if (news) this.lines = news.since === 0 ? (news.lines ?? []) : [...known, ...(news.lines ?? [])]
    else this.lines = known
    return this.lines.slice(known.length)
  }

  /** Tells what has happened since the last frame. */
  private tell(happened: readonly Line[], before: Deal, after: Deal): void {
    const words = happened.filter(isSpoken).map((line) => sentence(line, this.voice))
    if (words.length > 0 && before.phase === 'play')
      this.word = { text: words.join(' '), tricks: after.tricks?.length ?? 0 }
    const spoken = SpokenVoice.of(this.voice)
    for (const line of happened) announcer.tell(sentence(line, spoken))
    if (happened.length > 0) this.tellTurn()
    const sound = soundOf(before, after, this.seat)
    if (sound) play(sound)
  }

  private tellTurn(): void {
    if (this.isMyTurn) announcer.tell(turnText(this))
  }
}

/** The cards of those ways to lay that what is picked already leaves open. */
export function choosable(ways: readonly Way[], chosen: readonly string[]): ReadonlySet<string> {
  const open = ways.filter((way) => {
    const loose = chosen.filter((token) => !way.fixed.includes(token))
    return loose.length <= way.size - way.fixed.length && loose.every((token) => way.pool.includes(token))
  })
  return new Set(open.flatMap((way) => [...way.fixed, ...way.pool]))
}

/** Whether no card has been played yet. */
function isUntouched(deal: Deal): boolean {
  return !deal.tricks?.length && !deal.trick?.plays?.length
}

function gameOf(frame: Frame | undefined): GameShown | undefined {
  const games = frame?.table.games ?? []
  const mine = frame?.you?.game ?? games.findIndex((game) => game !== null)
  return games[mine] ?? undefined
}

function voiceOf(frame: Frame | undefined, game: GameShown | undefined): Voice {
  const names = (game?.players ?? []).map((place) => frame?.table.places[place]?.name ?? '')
  return new Voice(say, frame?.table.family ?? '', names, frame?.you?.seat ?? null)
}

/** What was said, in the reader's language where it is a phrase that the house knows. */
export function remarkText(heard: Heard): string {
  return heard.phrase ? say(`phrase-${heard.phrase}`) : (heard.text ?? '')
}
