/** What the pages of the hall ask of the server, and how they send what has happened. */
import { OFFLINE, Refusal, answered } from '../wire/api.ts'
import type { KeptShown } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'

const CODE_HEADER = 'x-hall-code'

export const eventPath = (event: string): string => `/api/club/events/${encodeURIComponent(event)}`

const headersWith = (code: string): Record<string, string> => (code ? { [CODE_HEADER]: code } : {})

/** How far the clock of this device is behind the server's, in milliseconds: phones are rarely right. */
let behind = 0

/** The time of the server, in seconds since 1970. */
export const serverNow = (): number => (Date.now() + behind) / 1000

/** Asks for a frame, or anything else that is read. */
export async function read<T>(path: string, code = '', signal?: AbortSignal): Promise<T> {
  const response = await answered(path, { headers: headersWith(code), signal: signal ?? null })
  const told = Date.parse(response.headers.get('date') ?? '')
  if (Number.isFinite(told)) behind = told - Date.now()
  return (await response.json()) as T
}

export async function write<T = KeptShown>(path: string, body: unknown, code = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...headersWith(code) }
  return (await (await answered(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}

const SENDER = 'tarock.hall.sender'

/** Plain http has no `randomUUID`. */
const random = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((each) => each.toString(36)).join('')

/** What this browser goes by when it sends something; it keeps the name. */
export function senderName(shelf: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string {
  const kept = shelf.getItem(SENDER)
  if (kept) return kept
  const name = `page ${random()}`
  shelf.setItem(SENDER, name)
  return name
}

/** Milliseconds between tries of something that had no answer. */
const TRIES = [300, 1000, 3000] as const

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends something that is to be kept.  It has one number however often it is sent, so it is kept once. */
export async function send(path: string, body: Readonly<Record<string, unknown>>, code: string): Promise<KeptShown> {
  const sent = { ...body, sender: senderName(), own: random() }
  for (const wait of TRIES) {
    try {
      return await write(path, sent, code)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== OFFLINE) throw error
      await pause(wait)
    }
  }
  return write(path, sent, code)
}

/** One clear sentence; the hall's own refusals say it in the reader's language. */
export function sentenceOf(error: unknown, tell: Words): string {
  if (!(error instanceof Refusal)) throw error
  if (error.detail && ['refused', 'no-code', 'expired', 'not-found', 'too-fast'].includes(error.code))
    return error.detail
  const key = `error-${error.code}`
  return tell(tell.has(key) ? key : 'error-internal')
}

/** At which key of what was sent something is wrong, where the server says so. */
export function flawOf(error: unknown): { key: string; detail: string } | undefined {
  const flaws = error instanceof Refusal ? (error.fields.flaws as { key: string; detail: string }[] | undefined) : []
  return flaws?.find(({ key }) => key)
}
