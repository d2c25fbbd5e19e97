/**
 * The connection to a table, which comes back by itself when it breaks.
 *
 * A request that was on its way when the connection broke is sent again.  An act names the position that it answers, so
 * the server does it at most once; if it had been done already, the answer is `stale`.
 */
import { reader } from '../words/language.ts'
import { OFFLINE, Refusal } from './api.ts'
import type {
  WhyNotAnswer,
  Asking,
  CountAnswer,
  Done,
  Frame,
  Heard,
  HintAnswer,
  MeaningAnswer,
  TellsAnswer,
  Telling,
  Welcome,
} from './messages.ts'

export const PROTOCOL = 2
const PAUSES = [100, 250, 500, 1000, 2000, 4000]
/** What no new attempt can mend. */
const FINAL = new Set([
  'no-session',
  'no-such-table',
  'archived',
  'wrong-protocol',
  'no-spectators',
  'bad-origin',
  'banned',
  'sent-away',
])

/** `lost`: it was there and is being looked for; `ended`: it will not come back. */
export type Line = 'connecting' | 'open' | 'lost' | 'ended'

export interface Listener {
  welcomed(welcome: Welcome): void
  shown(frame: Frame): void
  heard(heard: Heard): void
  line(line: Line, why?: Refusal): void
}

export type Wanted =
  Extract<Asking, { id: number }> extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/** What answers a request that was done. */
export type Reply = Done | WhyNotAnswer | HintAnswer | MeaningAnswer | TellsAnswer | CountAnswer

/** What leads to a table: requests are asked of it, and it tells a listener whatever happens. */
export interface Link {
  ask(wanted: Wanted): Promise<Reply>
  close(): void
}

interface Open {
  text: string
  resolve: (answer: Reply) => void
  reject: (refused: Refusal) => void
}

export class TableSocket implements Link {
  private socket: WebSocket | undefined
  private readonly open = new Map<number, Open>()
  private next = 1
  private failures = 0
  private ended = false
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Sends a request; the promise fails with a `Refusal` if it was not done. */
  ask(wanted: Wanted): Promise<Reply> {
    if (this.ended) return Promise.reject(new Refusal(OFFLINE))
    const id = this.next++
    const text = JSON.stringify({ ...wanted, id })
    return new Promise((resolve, reject) => {
      this.open.set(id, { text, resolve, reject })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  close(): void {
    this.end()
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, language: reader.language }))
    socket.onmessage = ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as Telling)
    socket.onclose = () => {
      if (socket === this.socket && !this.ended) this.lost()
    }
  }

  private receive(told: Telling): void {
    switch (told.t) {
      case 'welcome':
        this.failures = 0
        this.listener.welcomed(told)
        this.listener.line('open')
        for (const { text } of this.open.values()) this.socket?.send(text)
        break
      case 'frame':
        this.listener.shown(told)
        break
      case 'heard':
        this.listener.heard(told)
        break
      case 'done':
      case 'answer':
      case 'hint':
      case 'meaning':
      case 'tells':
      case 'count':
        this.settle(told.id)?.resolve(told)
        break
      case 'refused':
        this.settle(told.id)?.reject(new Refusal(told.code, told.detail, { reason: told.reason, rule: told.rule }))
        break
      case 'error':
        if (FINAL.has(told.code)) this.end(new Refusal(told.code, told.detail))
    }
  }

  private settle(id: number): Open | undefined {
    const found = this.open.get(id)
    this.open.delete(id)
    return found
  }

  private lost(): void {
    this.listener.line(this.failures === 0 ? 'connecting' : 'lost')
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 0
    this.failures += 1
    this.retry = setTimeout(() => this.connect(), pause)
  }

  /** Tries at once when the network or the reader is back. */
  private readonly hurry = (): void => {
    if (this.ended || document.hidden || this.failures === 0) return
    clearTimeout(this.retry)
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  private end(why?: Refusal): void {
    if (this.ended) return
    this.ended = true
    clearTimeout(this.retry)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    for (const { reject } of this.open.values()) reject(why ?? new Refusal(OFFLINE))
    this.open.clear()
    this.listener.line('ended', why)
  }
}
