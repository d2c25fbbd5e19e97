/** The sheet of a table on one phone: what the server has, what is being written, and what is still to be sent. */
import { OFFLINE, Refusal } from '../../wire/api.ts'
import type { DraftShown, HallTable, LineForm, NextLine } from '../../wire/messages.ts'
import { read, readText, sentenceOf, write } from '../client.ts'
import { Frames } from '../frames.svelte.ts'
import { tell } from '../words.svelte.ts'
import { Answers, type Sheet, type Tap } from './answers.ts'
import { type Outgoing, Queue } from './queue.ts'

/** What this phone keeps of a line that is not written yet. */
interface Unwritten {
  /** Who writes. */
  me: number
  taps: readonly Tap[]
  /** Where several games are played at once: the taps of each. */
  games?: readonly (readonly Tap[])[]
  /** The line that is being written anew. */
  anew?: number
}

const PATIENCE = 200

const isOfGames = (taps: Tap[] | Tap[][]): taps is Tap[][] => Array.isArray(taps[0])

export class TableSheet {
  readonly frames: Frames<HallTable>
  form: LineForm | undefined = $state.raw()
  waiting: readonly Outgoing[] = $state.raw([])
  /** What the line would come to; nothing while it is not known. */
  draft: DraftShown | undefined = $state.raw()
  /** Why the line cannot be as it is. */
  doubt = $state('')
  /** Which of several games that are played at once is being written. */
  game = $state(0)
  private kept: Unwritten = $state.raw({ me: 0, taps: [] })
  private readonly queue: Queue
  private readonly place: string

  constructor(
    /** Where the server has the table. */
    private readonly path: string,
    readonly code: () => string,
  ) {
    this.place = `tarock.hall.sheet ${path}`
    const found = localStorage.getItem(this.place)
    if (found) this.kept = JSON.parse(found) as Unwritten
    this.frames = new Frames<HallTable>(this.path, code)
    const send = (body: Readonly<Record<string, unknown>>): Promise<void> =>
      write<unknown>(`${this.path}/lines`, body, this.code()).then(() => undefined)
    this.queue = new Queue(localStorage, `${this.place} queue`, send, (waiting) => (this.waiting = waiting))
    this.waiting = this.queue.waiting
  }

  /** Follows the table until the page is left. */
  follow(): () => void {
    const stop = this.frames.follow()
    const retry = (): void => this.queue.retry()
    this.queue.retry()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      this.queue.stop()
      stop()
    }
  }

  async fetchForm(): Promise<void> {
    try {
      this.form = await read<LineForm>(`${this.path}/form`, this.code())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // the frames say what is wrong
    }
  }

  /** The record that a line comes from. */
  record(line: number): Promise<string> {
    return readText(`${this.path}/lines/${line}/record`, this.code())
  }

  private keep(kept: Unwritten): void {
    this.kept = kept
    localStorage.setItem(this.place, JSON.stringify(kept))
  }

  get me(): number {
    return this.kept.me
  }

  set me(me: number) {
    this.keep({ ...this.kept, me })
  }

  get anew(): number | undefined {
    return this.kept.anew
  }

  get unsent(): readonly Outgoing[] {
    return this.waiting.filter(({ refused }) => refused === undefined)
  }

  get refused(): readonly Outgoing[] {
    return this.waiting.filter(({ refused }) => refused !== undefined)
  }

  /** The line that is being written: one anew, or the next that neither the desk nor this phone has. */
  get line(): NextLine | undefined {
    const { frame } = this.frames
    if (!frame) return undefined
    const coming = [...(frame.next ? [frame.next] : []), ...(frame.later ?? [])]
    const own = this.unsent.filter(({ body }) => body['kind'] === 'lined').map(({ body }) => Number(body['line']))
    if (this.anew === undefined) return coming.find(({ line }) => !own.includes(line))
    const old = frame.lines?.find(({ line }) => line === this.anew)
    const out = old?.out ?? []
    const games = old?.games ?? []
    const all = frame.places.map(({ number }) => number)
    const seats = games.length > 0 ? all : all.filter((number) => !out.includes(number))
    return { line: this.anew, seats, out, sheet: {}, given: old?.given ?? {}, games }
  }

  /** What has been answered of the game that is being written. */
  get answers(): Answers | undefined {
    const { line, form } = this
    return form && line && (this.games[this.game] ?? new Answers(form, line.given, this.kept.taps))
  }

  /** The answers of each game, where several are played at once; else nothing. */
  get games(): readonly Answers[] {
    const { line, form } = this
    if (!form) return []
    return (line?.games ?? []).map(({ given }, at) => new Answers(form, given, this.kept.games?.[at] ?? []))
  }

  /** The line's sheet: of one game, or of all; a game that nobody has tapped is not in it: it goes on. */
  get sheet(): Sheet | undefined {
    if (this.games.length === 0) return this.answers && !this.answers.open ? this.answers.sheet : undefined
    const begun = this.games.filter(({ taps }) => taps.length > 0)
    if (begun.length === 0 || begun.some(({ open }) => open)) return undefined
    return { games: this.games.map((each) => (each.taps.length > 0 ? each.sheet : null)) }
  }

  tap(tap: Tap): void {
    this.tapped((taps) => [...taps, tap])
  }

  undo(): void {
    this.tapped((taps) => taps.slice(0, -1))
  }

  private tapped(change: (taps: readonly Tap[]) => readonly Tap[]): void {
    const { games } = this
    if (games.length === 0) return this.keep({ ...this.kept, taps: change(this.kept.taps) })
    const taps = games.map((each, at) => (at === this.game ? change(each.taps) : each.taps))
    this.keep({ ...this.kept, games: taps })
  }

  /** Begins to write a line anew, or leaves off. */
  begin(anew?: number): void {
    this.game = 0
    this.keep({ me: this.me, taps: [], ...(anew === undefined ? {} : { anew }) })
  }

  /** Writes the line down: a sheet, or points that were typed. */
  write(what: { sheet: unknown } | { points: readonly number[] }, why = ''): void {
    const { line, anew } = this
    if (!line) return
    const body = { line: line.line, by: this.me, out: line.out ?? [], ...what }
    this.queue.add(
      anew === undefined ? { kind: 'lined', ...body } : { kind: 'replaced', ...body, why },
      this.kept.games ?? this.kept.taps,
    )
    this.begin()
  }

  confirm(line: number, by: number): void {
    this.queue.add({ kind: 'confirmed', line, by })
  }

  /** Takes the last line back; it stays in the club's log, with the reason. */
  takeBack(line: number, why: string): void {
    this.queue.add({ kind: 'undone', line, by: this.me, why })
  }

  /** Sends again at once what is waiting. */
  retry(): void {
    this.queue.retry()
  }

  /** Lets something go that the desk has refused; a line can be taken up again. */
  drop({ own, taps }: Outgoing, isTakenUp: boolean): void {
    this.queue.drop(own)
    const kept = (taps ?? []) as Tap[] | Tap[][]
    if (isTakenUp) this.keep({ me: this.me, ...(isOfGames(kept) ? { taps: [], games: kept } : { taps: kept }) })
  }

  /** Asks what the line would come to, after the last tap; meant for `$effect`. */
  settle(): (() => void) | undefined {
    const { answers, line, sheet } = this
    this.draft = undefined
    this.doubt = ''
    if (!answers || !line || !sheet || answers.taps.length === 0) return undefined
    const isFirst = line.line === this.frames.frame?.next?.line || this.anew !== undefined
    if (!isFirst) return undefined // what comes before it is not sent yet
    let isOld = false
    const body = { line: line.line, sheet, out: line.out ?? [] }
    const timer = setTimeout(() => void this.ask(body, () => isOld), PATIENCE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }

  private async ask(body: unknown, isOld: () => boolean): Promise<void> {
    try {
      const found = await write<DraftShown>(`${this.path}/draft`, body, this.code())
      if (!isOld()) this.draft = found
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!isOld() && error.code !== OFFLINE) this.doubt = sentenceOf(error, tell)
    }
  }
}
