/** Whether this browser keeps its progress with an account, and what both had last: later changes are told from it. */
const KEY = 'tarock.progress-in-account'

export interface KeptLast {
  /** When, by the server's clock; 0 before the first time. */
  at: number
  text: string
}

export function keptLast(): KeptLast | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { at, text } = (found ?? {}) as Partial<KeptLast>
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : undefined
  } catch {
    return undefined // something else has been written there
  }
}

export function keepLast(kept: KeptLast | undefined): void {
  if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
  else localStorage.removeItem(KEY)
}
