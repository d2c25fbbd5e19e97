/** Keys belong to a replay unless what is focused has its own use for them. */

/** What uses the space bar itself, and what uses arrows and the like. */
const PRESSED = 'button, a, summary, input, select, textarea, dialog'
const MOVED = 'input, select, textarea, dialog, pre'

/** The key that was pressed for the replay; nothing where it was for something else. */
export function keyFor(event: KeyboardEvent): string | undefined {
  const [target] = event.composedPath()
  const isTaken = target instanceof Element && target.closest(event.key === ' ' ? PRESSED : MOVED)
  return isTaken || event.metaKey || event.ctrlKey || event.altKey ? undefined : event.key
}
