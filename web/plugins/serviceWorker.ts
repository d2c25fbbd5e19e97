/** Writes sw.js: our own small service worker, with the names of all files that it keeps. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a build has made: a file's name, and what is in it. */
export type Built = Readonly<Record<string, string | Uint8Array>>

/** Nobody needs these without a network. */
const LEFT_OUT = [/^gallery/, /^assets\/gallery/, /\.map$/]

/** The text of the worker: the files of this build, a version that changes whenever one of them does, and its code. */
export function workerText(built: Built, code: string): string {
  const names = Object.keys(built)
    .filter((name) => !LEFT_OUT.some((pattern) => pattern.test(name)))
    .sort()
  const hash = createHash('sha256').update(code)
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(built[name] ?? '')
  const version = hash.digest('hex').slice(0, 16)
  const files = names.map((name) => (name === 'index.html' ? '/' : `/${name}`))
  return `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n${code}`
}

/** The files that are copied as they are. */
function publicFiles(folder: string): Built {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = found.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  )
}

export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'tarock-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = config.publicDir),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = Object.values(bundle).map((file) => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ])
        const built = { ...Object.fromEntries(made), ...publicFiles(folder) } as Built
        const code = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerText(built, code) })
      },
    },
  }
}
