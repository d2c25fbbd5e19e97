/** What is asked of the server by HTTP: everything that is not said at the table itself. */
import { reader } from '../words/language.ts'
import type { Session } from './session.ts'

/** The server has refused something: `code` is one of its stable codes, `detail` says more. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = '',
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail ? `${code}: ${detail}` : code)
  }
}

/** No answer at all: the server is away, or the network. */
export const OFFLINE = 'offline'

/** Asks for anything; throws a refusal when the server refuses, or does not answer. */
export async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    const headers = { 'accept-language': reader.language, ...init.headers }
    response = await fetch(path, { ...init, headers, credentials: 'same-origin' })
  } catch (error) {
    if (init.signal?.aborted) throw error // whoever asked does not want to know any more
    throw new Refusal(OFFLINE)
  }
  if (response.ok) return response
  const told: unknown = await response.json().catch(() => ({}))
  const { code = 'internal', detail = '', ...rest } = told as { code?: string; detail?: string }
  throw new Refusal(code, detail, rest)
}

export async function get<T>(path: string): Promise<T> {
  return (await (await answered(path, {})).json()) as T
}

export async function getText(path: string): Promise<string> {
  return (await answered(path, {})).text()
}

/** Asks for a change: the session's token proves that the request comes from a page of ours. */
export async function post<T>(path: string, body: unknown, session?: Session): Promise<T> {
  return (await (await answered(path, posting(body, session))).json()) as T
}

/** Asks for something that takes its time: the answer comes line by line, each of them JSON. */
export async function* postForLines<T>(
  path: string,
  body: unknown,
  session: Session,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const response = await answered(path, { ...posting(body, session), signal })
  const reading = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let read = await reading?.read(); read && !read.done; read = await reading?.read()) {
    const lines = (rest + read.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as T
  }
}

function posting(body: unknown, session?: Session): RequestInit {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (session) headers['x-csrf-token'] = session.csrf
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
