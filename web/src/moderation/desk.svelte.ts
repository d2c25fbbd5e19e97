/** The operator's desk in the browser: what it asks of the server, and who sits at it. */
import { Refusal, get, post, postForLines } from '../wire/api.ts'
import type { OperatorTold } from '../wire/messages.ts'

const ROOT = '/api/admin'

export class Desk {
  me: OperatorTold | undefined = $state.raw()

  /** Comes in: by the link in the address, which works once, or by the cookie that it left. */
  async enter(hash: string): Promise<void> {
    if (hash.length > 1) {
      history.replaceState(null, '', location.pathname) // a secret does not stay in the address
      this.me = await post<OperatorTold>(`${ROOT}/enter`, { secret: hash.slice(1) })
    } else {
      this.me = await get<OperatorTold>(`${ROOT}/me`)
    }
  }

  get<T>(path: string): Promise<T> {
    return get<T>(`${ROOT}/${path}`)
  }

  async do(path: string, body: unknown = {}): Promise<void> {
    await post(`${ROOT}/${path}`, body, this.known)
  }

  /** Asks for what takes its time, and is told how far it is. */
  lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
    return postForLines<T>(`${ROOT}/${path}`, body, this.known, signal)
  }

  private get known(): OperatorTold {
    if (!this.me) throw new Refusal('not-operator')
    return this.me
  }
}
