/** Days as the reader writes them; what is no day stays as it was typed. */
export function dayText(date: string, language: string): string {
  const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0]
  if (day === undefined) return date
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}
