/** The time to think, counted down. */

const SECOND = 1000
const MINUTE = 60

/** Whole seconds until a moment: none is left only when it has come. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / SECOND))

/** Whether there is so much time left that a date says more than a clock, which counts an hour at most. */
export const isFar = (seconds: number): boolean => seconds > MINUTE * MINUTE

/** Minutes and seconds as a clock shows them. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
