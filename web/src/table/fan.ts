/** What is to be seen of a card in a fan. */
export interface Fanned {
  /** What a screen reader calls it. */
  name: string
  /** Whether it can be chosen: it rises under the pointer. */
  usable: boolean
  /** Whether it is said to be of no use. */
  disabled: boolean
  /** Whether the server offers it. */
  legal?: boolean
  /** Whether it is dimmed beside others that can be used. */
  barred?: boolean
  chosen?: boolean
  /** Whether the coach would play it. */
  hinted?: boolean
  /** Whether it was right, once that is told. */
  right?: boolean
  /** Whether it is one of several that are chosen; nothing where one is enough. */
  pressed?: boolean | undefined
}
