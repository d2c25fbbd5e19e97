/**
 * Keeps the progress of this browser and that of the account the same, where its owner wants it: when a page is opened,
 * soon after every change, and when it is left.  Without a network it waits for the next time.
 */
import { me } from '../person/me.svelte.ts'
import { get, post } from '../wire/api.ts'
import type { ProgressShown } from '../wire/messages.ts'
import { keepLast, keptLast } from '../progress/kept.ts'
import { learner } from '../progress/learner.svelte.ts'
import { merged } from '../progress/merge.ts'
import { EMPTY, type Flaw, type Progress, readProgress, writeProgress } from '../progress/progress.ts'

const AT = '/api/accounts/progress'
/** So many milliseconds after a change it is sent, with all that have come meanwhile. */
const SOON = 2000
/** So often is it tried when other devices write at the same time. */
const TRIES = 3

const read = (text: string | undefined): Progress | Flaw => (text ? readProgress(text) : EMPTY)

class InAccount {
  /** When the account was last known to have what this browser has. */
  at = $state(keptLast()?.at ?? 0)
  isOn = $state(keptLast() !== undefined)
  /** Why it could not be brought there the last time. */
  failed: unknown = $state.raw()
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn: Promise<void> = Promise.resolve()

  constructor() {
    learner.changed = () => this.soon()
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.timer !== undefined) void this.now()
    })
  }

  /** Begins to keep it there: what the account has already and what this browser has become one. */
  begin(): Promise<void> {
    keepLast({ at: 0, text: '' })
    this.isOn = true
    return this.once()
  }

  /** What was kept is removed, on all devices; each keeps what it has. */
  async remove(): Promise<void> {
    const session = await me.find()
    if (session) await post(`${AT}/remove`, {}, session)
    this.end()
  }

  soon(): void {
    if (!this.isOn) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.now(), SOON)
  }

  /** One after the other; what goes wrong is told where the account is shown. */
  now(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.turn = this.turn
      .then(() => this.once())
      .then(
        () => (this.failed = undefined),
        (error: unknown) => (this.failed = error),
      ) as Promise<void>
    return this.turn
  }

  private async once(): Promise<void> {
    const session = keptLast() ? await me.find() : undefined
    for (let tries = 0; session && tries < TRIES; tries++) {
      const before = keptLast()
      const there = await get<ProgressShown>(AT)
      if (!before || (before.at > 0 && !there.at)) return this.end() // its owner has removed it, here or elsewhere
      const flaw = this.join(before.text, there)
      if (flaw) throw new Error(flaw)
      const text = writeProgress(learner.progress)
      const kept = text === there.text ? there : await post<ProgressShown>(AT, { text, since: there.at ?? 0 }, session)
      if (kept.text === text) {
        this.at = kept.at ?? 0
        return keepLast({ at: this.at, text })
      }
    }
  }

  /** Takes over what other devices have brought. */
  private join(before: string, there: ProgressShown): Flaw | undefined {
    const [was, theirs] = [read(before), read(there.text)]
    if (typeof theirs === 'string') return theirs
    const after = merged(
      typeof was === 'string' ? EMPTY : was,
      learner.progress,
      there.text ? theirs : learner.progress,
    )
    return writeProgress(after) === writeProgress(learner.progress) ? undefined : learner.take(writeProgress(after))
  }

  private end(): void {
    keepLast(undefined)
    this.isOn = false
    this.at = 0
  }
}

export const inAccount = new InAccount()
