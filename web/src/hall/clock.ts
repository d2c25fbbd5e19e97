/** The clock of a round: what is left of its time. */
import type { HallClock } from '../wire/messages.ts'

const MINUTE = 60

/** Seconds that are left at a time; below 0 if tables should have ended. */
export function secondsLeft({ minutes, used = 0, since, over }: HallClock, now: number): number {
  if (over) return 0
  const running = since == null ? 0 : Math.max(0, now - since)
  return Math.round(minutes * MINUTE - used - running)
}

/** 4805 as 1:20:05, and 59 as 0:59. */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds)
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / MINUTE) % MINUTE, all % MINUTE]
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${seconds < 0 ? '−' : ''}${hours ? `${hours}:${two(minutes)}` : minutes}:${two(rest)}`
}
