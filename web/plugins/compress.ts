/** Writes a `.br` and a `.gz` beside every built file that becomes much smaller by it; the server sends whichever fits. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** With little memory the blocks are short, which suits a file of many kinds of things; with much they are long. */
const GZIP_MEMORY = [6, constants.Z_DEFAULT_MEMLEVEL] as const

const smallest = (packed: readonly Buffer[]): Buffer =>
  packed.reduce((least, each) => (each.length < least.length ? each : least))

const METHODS = {
  '.br': (bytes: Uint8Array) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes: Uint8Array) => smallest(GZIP_MEMORY.map((memLevel) => gzipSync(bytes, { level: 9, memLevel }))),
} as const

/** A picture is compressed already; a second time is not worth its file. */
const WORTH = 0.9

const isCompressed = (name: string): boolean => name.endsWith('.br') || name.endsWith('.gz')

/** Compresses all files in a folder and gives the paths that it wrote. */
export function compressFolder(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !isCompressed(entry.name))
  return files.flatMap((entry) => compressFile(join(entry.parentPath, entry.name)))
}

function compressFile(path: string): string[] {
  const bytes = readFileSync(path)
  return Object.entries(METHODS).flatMap(([ending, compress]) => {
    const smaller = compress(bytes)
    if (smaller.length > WORTH * bytes.length) return []
    writeFileSync(path + ending, smaller)
    return [path + ending]
  })
}

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'tarock-compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle: { order: 'post', sequential: true, handler: () => void compressFolder(folder) },
  }
}
