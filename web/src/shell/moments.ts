/** Moments within the next days, as people speak of them: 18:00, tomorrow 18:00, Friday 18:00. */

/** Days of the calendar from one moment to another, whatever the hour. */
function daysBetween(from: Date, to: Date): number {
  const midday = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midday(to) - midday(from)) / 86_400_000)
}

const WEEK = 7

/** A moment in the reader's language and by his clock; both in milliseconds since 1970. */
export function momentText(moment: number, now: number, language: string): string {
  const [date, days] = [new Date(moment), daysBetween(new Date(now), new Date(moment))]
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)
  const day =
    days === 0
      ? ''
      : Math.abs(days) === 1
        ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
        : days > 0 && days < WEEK
          ? new Intl.DateTimeFormat(language, { weekday: 'long' }).format(date)
          : new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(date)
  return `${day} ${time}`.trim()
}
