/** A QR code as the path of an SVG. */
import { encode } from 'uqr'

/** Four modules of white all around, as ISO/IEC 18004 wants it: without them many cameras find nothing. */
const QUIET = 4

export interface QrDrawing {
  /** Width and height, with the quiet zone. */
  size: number
  path: string
}

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  return { size, path: data.map(rowPath).join('') }
}

/** One stroke for each run of dark modules. */
export function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const begin = x
    while (row[x + 1]) x += 1
    path += `M${begin} ${y}h${x + 1 - begin}v1H${begin}z`
  }
  return path
}
