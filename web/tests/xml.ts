/** Faults of an SVG text: what an XML reader would refuse, and paths that a browser would break off. */

const PIECE = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/

export function xmlFaults(text: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  let at = 0
  while (at < text.length) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(text)
    if (!piece) return [...faults, `no tag and no text at ${at}: ${text.slice(at, at + 30)}`]
    const [whole, closing, name = '', attributes = '', empty] = piece
    at += whole.length
    if (ENTITY.test(whole)) faults.push(`a bare & in ${whole}`)
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) faults.push(`an attribute twice in ${whole}`)
    if (closing && open.pop() !== name) faults.push(`${whole} closes what is not open`)
    if (name && !closing && !empty) open.push(name)
  }
  return [...faults, ...open.map((name) => `<${name}> is never closed`)]
}

const NUMBERS_OF: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/g
const COMMAND = /([A-Za-z])([^A-Za-z]*)/g

/** What is wrong with the data of a path: an unknown command, or numbers that do not make whole steps. */
export function pathFaults(d: string): string[] {
  if (!/^[Mm]/.test(d)) return [`does not begin with a move: ${d}`]
  return [...d.matchAll(COMMAND)].flatMap(([whole, command = '', rest = '']) => {
    const needed = NUMBERS_OF[command.toUpperCase()]
    const count = rest.match(NUMBER)?.length ?? 0
    const rubbish = rest.replace(NUMBER, '').replace(/[\s,]/g, '')
    if (needed === undefined || rubbish) return [`cannot be read: ${whole}`]
    const complete = needed === 0 ? count === 0 : count > 0 && count % needed === 0
    return complete ? [] : [`${count} numbers for ${command}: ${whole} in ${d}`]
  })
}
