/** Whoever goes by keyboard is led on: the button that was pressed is gone with its question, and the focus with it. */
export function takesFocus(node: HTMLElement): void {
  if (document.activeElement === document.body) node.focus({ preventScroll: true })
}
