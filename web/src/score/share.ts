/** Giving a deal to others: as an address, as a file, or packed into the address itself. */

/** A packed record stands behind this in the fragment of an address, which is never sent to any server. */
const FRAGMENT = '#r='

const through = async (bytes: BodyInit, turn: CompressionStream | DecompressionStream): Promise<Response> =>
  new Response(new Response(bytes).body?.pipeThrough<Uint8Array<ArrayBuffer>>(turn) ?? null)

/** A record as the fragment of an address: deflated, in letters that an address may hold. */
export async function packRecord(text: string): Promise<string> {
  const packed = new Uint8Array(await (await through(text, new CompressionStream('deflate-raw'))).arrayBuffer())
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  return FRAGMENT + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The record in the fragment of an address; nothing where there is none, or none that can be read. */
export async function unpackRecord(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(FRAGMENT)) return undefined
  try {
    const letters = fragment.slice(FRAGMENT.length).replaceAll('-', '+').replaceAll('_', '/')
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    return await (await through(packed, new DecompressionStream('deflate-raw'))).text()
  } catch {
    return undefined // cut off on its way, or never one of ours: the page says so
  }
}

/** The address under which anybody can replay a record, with nothing kept anywhere. */
export const addressOf = async (record: string): Promise<string> =>
  `${location.origin}/replay${await packRecord(record)}`

/** SHA-256 of a text in hexadecimal; nothing where the browser cannot, which is so without https. */
export async function sha256(text: string): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
