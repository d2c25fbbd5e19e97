/** What a button means that says something: told when the mouse rests on it, a finger stays on it, or it has the focus. */
import type { Act, LiveTable } from './table.svelte.ts'

/** Milliseconds for which the mouse or the focus rests before anything is explained. */
const REST = 350
/** Milliseconds after which a finger that stays is a question and no answer. */
const LONG = 500

export interface Question {
  table: LiveTable
  act: Act
}

/** Explains an act of the table beside its button; a long press does nothing else. */
export function means(
  button: HTMLElement,
  question: Question,
): { update: (next: Question) => void; destroy: () => void } {
  let asked = question
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasLong = false

  const askAfter = (time: number, then?: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      then?.()
      button.setAttribute('aria-describedby', 'meaning')
      void asked.table.askMeaning(asked.act)
    }, time)
  }
  const leave = (): void => {
    clearTimeout(timer)
    button.removeAttribute('aria-describedby')
    // A button that is taken away with the focus loses it while the page is being drawn, when no state may change.
    queueMicrotask(() => (asked.table.meaning = undefined))
  }
  const pressed = (event: PointerEvent): void => {
    wasLong = false
    if (event.pointerType === 'touch') askAfter(LONG, () => (wasLong = true))
    else leave()
  }
  const lifted = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') clearTimeout(timer)
  }
  const clicked = (event: MouseEvent): void => {
    if (wasLong) {
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    wasLong = false
  }
  const entered = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') askAfter(REST)
  }
  const left = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') leave()
  }
  const focused = (): void => {
    if (button.matches(':focus-visible')) askAfter(REST)
  }
  const menu = (event: Event): void => {
    if (wasLong) event.preventDefault() // the browser's own answer to a long press
  }
  const escaped = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave()
  }

  const ending = new AbortController()
  const { signal } = ending
  button.addEventListener('pointerenter', entered, { signal })
  button.addEventListener('pointerleave', left, { signal })
  button.addEventListener('pointerdown', pressed, { signal })
  button.addEventListener('pointerup', lifted, { signal })
  button.addEventListener('pointercancel', lifted, { signal })
  button.addEventListener('focus', focused, { signal })
  button.addEventListener('blur', leave, { signal })
  button.addEventListener('keydown', escaped, { signal })
  button.addEventListener('contextmenu', menu, { signal })
  button.addEventListener('click', clicked, { signal, capture: true })

  return {
    update: (next) => (asked = next),
    destroy: () => {
      leave()
      ending.abort()
    },
  }
}
