/**
 * The line to where people meet, which comes back by itself when it breaks.
 *
 * Whoever is not connected waits no longer, so what somebody wants is said again when the line is back.
 */
import type { Error as Told, MeetingShown } from '../wire/messages.ts'
import { PROTOCOL } from '../wire/socket.ts'

const PAUSES = [250, 500, 1000, 2000, 4000]

export class Meeting {
  shown: MeetingShown | undefined = $state.raw()
  isLost = $state(false)
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0)
  private socket: WebSocket | undefined
  private failures = 0
  private isClosed = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private isFirst = true

  /** `again`: lets the server know once more what is wanted. */
  constructor(private readonly again: () => void) {
    this.connect()
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.retry)
    this.socket?.close()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/meeting/socket`)
    this.socket = socket
    this.isFirst = true
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }))
    socket.onmessage = ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as MeetingShown | Told)
    socket.onclose = () => {
      if (!this.isClosed) this.lost()
    }
  }

  private receive(told: MeetingShown | Told): void {
    if (told.t !== 'meeting') return this.close()
    this.shown = told
    this.ahead = told.now - Date.now()
    if (this.isFirst && (this.failures > 0 || this.isLost)) this.again()
    this.isFirst = false
    this.failures = 0
    this.isLost = false
  }

  private lost(): void {
    this.isLost = true
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 0
    this.failures += 1
    this.retry = setTimeout(() => this.connect(), pause)
  }
}
