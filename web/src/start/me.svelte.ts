/** Who is playing in this browser: a name is asked for once, and then kept. */
import { say } from '../preferences.svelte.ts'
import { type Session, beginSession, findSession } from '../wire/session.ts'

const KEY = 'tarock.name'

class Me {
  session: Session | undefined = $state.raw()
  /** The name as it is being written; empty: the guest's. */
  wanted = $state(localStorage.getItem(KEY) ?? '')

  async find(): Promise<Session | undefined> {
    this.session = await findSession()
    return this.session
  }

  /** The session of this browser; begins one with the name that is wanted if there is none. */
  async enter(): Promise<Session> {
    return (await this.find()) ?? this.begin()
  }

  /** Begins a new session, also where there is one already: whoever it was keeps his seats. */
  async begin(): Promise<Session> {
    const name = this.wanted.trim()
    this.session = await beginSession(name || say('web-start-guest'))
    if (name) localStorage.setItem(KEY, name)
    return this.session
  }
}

export const me = new Me()
