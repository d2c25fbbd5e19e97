/** Who is playing in this browser: a name is asked for once, and then kept. */
import { say } from '../preferences.svelte.ts'
import { type Session, beginSession, findSession, renameSession } from '../wire/session.ts'

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

  /** Is whoever has signed in, or nobody any more. */
  become(session: Session | undefined): void {
    this.session = session
    this.wanted = session?.name ?? ''
    if (session) localStorage.setItem(KEY, session.name)
    else localStorage.removeItem(KEY)
  }

  /** Goes by the name that is wanted: whoever is known already keeps his seats and tables. */
  async begin(): Promise<Session> {
    const name = this.wanted.trim()
    const shown = name || say('web-start-guest')
    this.session = this.session ? await renameSession(this.session, shown) : await beginSession(shown)
    if (name) localStorage.setItem(KEY, name)
    return this.session
  }
}

export const me = new Me()
