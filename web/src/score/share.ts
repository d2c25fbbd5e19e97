/** Giving a deal to others: as an address, as a file, or packed into the address itself. */

/**
 * What an address of a replay holds behind its #, which is never sent to any server: the record, the house rules that it
 * was played by where they are no book, and the step.  `r` is what pages gave out that packed without a check sum.
 */
const RECORD = 'd'
const UNCHECKED = 'r'
const HOUSE = 'h'
const STEP = 's'

/** Longer addresses are cut off by some programs that pass them on. */
export const LONG_ADDRESS = 6000

export interface Shared {
  record: string
  /** House rules as TOML. */
  house?: string
  step?: number
}

const through = async (bytes: BodyInit, turn: CompressionStream | DecompressionStream): Promise<Response> =>
  new Response(new Response(bytes).body?.pipeThrough<Uint8Array<ArrayBuffer>>(turn) ?? null)

/** A text deflated, in letters that an address may hold; its check sum tells when a letter was lost. */
async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await (await through(text, new CompressionStream('deflate'))).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text again; a stranger's letters may stand for far more of it than anybody wants, so there is a most of bytes. */
export async function unpacked(letters: string, format: CompressionFormat, most = Infinity): Promise<string> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return textOf(await through(bytes, new DecompressionStream(format)), most)
}

/** The text of an answer; none is read that has more bytes than that. */
export const textOf = async (answer: Response, most: number): Promise<string> =>
  new Response(answer.body?.pipeThrough(upTo(most)) ?? null).text()

/** Lets so many bytes pass, and breaks off when there are more. */
function upTo(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0
  return new TransformStream({
    transform(piece, controller) {
      passed += piece.length
      if (passed > most) controller.error(new RangeError(`Expected at most ${most} bytes.`))
      else controller.enqueue(piece)
    },
  })
}

/** A deal as the fragment of an address. */
export async function packDeal({ record, house, step = 0 }: Shared): Promise<string> {
  const parts = [`${RECORD}=${await packed(record)}`]
  if (house) parts.push(`${HOUSE}=${await packed(house)}`)
  return `#${parts.join('&')}${stepPart(step)}`
}

/** The deal in the fragment of an address; nothing where there is none, or none that can be read. */
export async function unpackDeal(fragment: string): Promise<Shared | undefined> {
  const parts = partsOf(fragment)
  const [record, old, house] = [RECORD, UNCHECKED, HOUSE].map((name) => parts.get(name))
  try {
    if (record === undefined && old === undefined) return undefined
    const text = await (record === undefined ? unpacked(old ?? '', 'deflate-raw') : unpacked(record, 'deflate'))
    return { record: text, step: stepOf(fragment), ...(house ? { house: await unpacked(house, 'deflate') } : {}) }
  } catch {
    return undefined // cut off on its way, or never one of ours: the page says so
  }
}

/** The step that the fragment of an address names; the beginning where it names none. */
export const stepOf = (fragment: string): number => Number(/^\d+/.exec(partsOf(fragment).get(STEP) ?? '')?.[0] ?? 0)

/** The same fragment with another step: what it holds besides stays as it is. */
export function withStep(fragment: string, step: number): string {
  const others = [...partsOf(fragment)].filter(([name]) => name !== STEP).map(([name, value]) => `${name}=${value}`)
  return `#${others.join('&')}${others.length > 0 ? stepPart(step) : stepPart(step).slice(1)}`
}

const stepPart = (step: number): string => (step > 0 ? `&${STEP}=${step}` : '')

/** The parts of a fragment by their names; what a letter or a bracket of the text around it has added is left out. */
const partsOf = (fragment: string): Map<string, string> =>
  new Map([...fragment.matchAll(/[#&](\w)=([\w-]*)/g)].map(([, name = '', value = '']) => [name, value]))

/** The address under which anybody can replay a deal, with nothing kept anywhere. */
export const addressOf = async (deal: Shared): Promise<string> => `${location.origin}/replay${await packDeal(deal)}`

/** SHA-256 of a text in hexadecimal; nothing where the browser cannot, which is so without https. */
export async function sha256(text: string): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
