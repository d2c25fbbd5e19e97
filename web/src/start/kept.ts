/** What this browser keeps for the next visit. */

/** The object that was kept under a key; what cannot be read any more counts as nothing. */
export function readKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch (broken) {
    if (broken instanceof SyntaxError) return null // written by hand or by half: begin afresh
    throw broken
  }
}

/** A field of something that was kept, if it is text. */
export function textOf(kept: unknown, field: string): string | undefined {
  const value = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' ? value : undefined
}
