/** Where a reader is in a long page, so that it can be written anew without losing the place. */

export interface Place {
  /** The topmost element with an id that is in sight, and how far below the window's edge it begins. */
  id: string
  offset: number
}

export function placeOf(elements: Iterable<Element>): Place | undefined {
  for (const element of elements) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > 0) return { id: element.id, offset: top }
  }
  return undefined
}

export function returnTo({ id, offset }: Place): void {
  const element = document.getElementById(id)
  if (element) scrollBy(0, element.getBoundingClientRect().top - offset)
}
