/**
 * What leads to a table of the school, at which a step of a lesson is played or a deal that refutes an answer.
 *
 * The server keeps nothing, so it is told all every time.
 */
import { Refusal, post } from '../../wire/api.ts'
import type { ActDone, Against, Frame, Line, Played, PositionShown } from '../../wire/messages.ts'
import type { Link, Listener, Reply, Wanted } from '../../wire/socket.ts'

/** What is played, and what the players are called. */
export type PlayedStep = ({ lesson: string; step: number } | { against: Against }) & {
  family: string
  names: readonly string[]
  /** Whether the coach may be asked. */
  hints: boolean
}

export class PlayLink implements Link {
  private acts: readonly ActDone[] = []
  private seat = 0
  private seq = 0
  private isClosed = false

  constructor(
    private readonly what: PlayedStep,
    private readonly listener: Listener,
    /** Told when it is over. */
    private readonly over: (played: Played) => void,
    /** Told every position that is shown, since hands may lie open in it. */
    private readonly shown: (position: PositionShown) => void,
    /** Told when a hint was asked for. */
    private readonly hinted: () => void,
  ) {}

  /** Begins from the beginning. */
  async begin(): Promise<void> {
    this.acts = []
    this.show(await this.post([]), 0)
    this.listener.line('open')
  }

  async ask(wanted: Wanted): Promise<Reply> {
    if (wanted.t === 'act') {
      this.show(await this.post([...this.acts, { seat: this.seat, act: wanted.act as object }]), 1)
      return { t: 'done', id: 0, seq: this.seq }
    }
    if (wanted.t === 'hint' && wanted.act == null) {
      const { hint } = await this.post(this.acts, wanted.depth)
      this.hinted()
      return { t: 'hint', id: 0, depth: wanted.depth, lines: hint?.lines ?? [], act: hint?.act ?? null }
    }
    if (wanted.t === 'why-not') return this.whyNot({ seat: this.seat, act: wanted.act as object })
    throw new Refusal('stale') // nothing else can be asked of a lesson
  }

  close(): void {
    this.isClosed = true
  }

  /** Tries what a reader asks about, and forgets it. */
  private async whyNot(act: ActDone): Promise<Reply> {
    try {
      await this.post([...this.acts, act])
      return { t: 'answer', id: 0, may: true }
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused
      const { reason, rule } = refused.fields as { reason?: string; rule?: string }
      if (!reason) throw refused
      return { t: 'answer', id: 0, may: false, reason, rule: rule ?? '', detail: refused.detail }
    }
  }

  private post(acts: readonly ActDone[], hint: number | null = null): Promise<Played> {
    const { what } = this
    if ('against' in what) return post<Played>('/api/school/worst', { against: what.against, acts })
    return post<Played>('/api/school/play', { lesson: what.lesson, step: what.step, acts, hint })
  }

  private show(played: Played, since: number): void {
    if (this.isClosed) return
    this.acts = played.acts
    this.seat = played.position.seat
    this.shown(played.position)
    for (const position of played.course ?? []) this.listener.shown(this.frame(position, undefined, false))
    this.listener.shown(this.frame(played.position, { since, lines: played.lines ?? [] }, played.over ?? false))
    if (played.over) this.over(played)
  }

  /** A position as a table shows it. */
  private frame(
    { ruleset, seat, step, hand }: PositionShown,
    news: { since: number; lines: readonly Line[] } | undefined,
    isOver: boolean,
  ): Frame {
    const { names, family } = this.what
    const players = step.hands.map((_, place) => place)
    return {
      t: 'frame',
      seq: ++this.seq,
      table: {
        id: '',
        family,
        ruleset,
        mode: 'strict',
        phase: isOver ? 'pause' : 'playing',
        places: players.map((place) => ({ name: names[place] ?? '' })),
        round: 1,
        games: [{ name: 'lesson', state: this.seq, since: 0, players, commitment: '', look_back: 1, deal: step.table }],
      },
      you: { place: seat, seat, game: 0, hand, hints: this.what.hints },
      ...(news ? { news: { since: news.since, lines: [...news.lines] } } : {}),
    }
  }
}
