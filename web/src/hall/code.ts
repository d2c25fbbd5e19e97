/**
 * Codes: each makes of this browser the desk, a referee, or the phone of a table.
 *
 * A code comes behind the # of an address, which a browser never sends, or is typed; it stays in this browser.
 */

/** Where codes are kept: the browser's storage, or a map in tests. */
export type CodeShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a code is for: `desk`, `secretary`, `referee EVENT`, `table EVENT 2-7`. */
export type CodeKey = 'desk' | 'secretary' | `referee ${string}` | `table ${string}`

const PLACE = 'tarock.hall.code '
const CODE = /^#[0-9a-z-]{6,12}$/i

export function keptCode(key: CodeKey, shelf: CodeShelf = localStorage): string {
  return shelf.getItem(PLACE + key) ?? ''
}

export function keepCode(key: CodeKey, code: string, shelf: CodeShelf = localStorage): void {
  if (code) shelf.setItem(PLACE + key, code)
  else shelf.removeItem(PLACE + key)
}

/** The code behind the # of an address, if there is one. */
export const codeIn = (hash: string): string => (CODE.test(hash) ? hash.slice(1).toLowerCase() : '')

/** The code of this page: from its address, which then forgets it, or the one that was kept. */
export function takeCode(key: CodeKey): string {
  const code = codeIn(location.hash)
  if (!code) return keptCode(key)
  keepCode(key, code)
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
