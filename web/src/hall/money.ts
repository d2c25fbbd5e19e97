/** Money, which the hall counts in the smallest unit. */

const UNITS = 100

/** 1250 as 12.50, as the reader writes numbers. */
export const amountText = (amount: number, currency: string, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount / UNITS)} ${currency}`.trim()

/** What somebody has typed in the smallest unit; nothing where it is no amount. */
export function amountOf(typed: string): number | undefined {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() && Number.isFinite(value) ? Math.round(value * UNITS) : undefined
}
