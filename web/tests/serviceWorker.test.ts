import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { workerText } from '../plugins/serviceWorker.ts'

const CODE = readFileSync(new URL('../plugins/worker.js', import.meta.url), 'utf8')
const BUILT = { 'index.html': '<p>', 'assets/index-abc.js': '1', 'gallery.html': '<p>', 'icons/icon.svg': '<svg/>' }
const ORIGIN = 'https://tarock.example'

interface Asked {
  url: string
  method?: string
  mode?: string
}

/** A browser as far as a service worker sees it. */
class Browser {
  readonly caches = new Map<string, Map<string, string>>()
  readonly fetched: string[] = []
  /** What the network answers: a status, or nothing at all. */
  network: number | undefined = 200
  private readonly heard = new Map<string, (event: object) => void>()

  start(text: string): void {
    runInNewContext(text, {
      URL,
      self: {
        location: { origin: ORIGIN },
        addEventListener: (kind: string, hear: (event: object) => void) => this.heard.set(kind, hear),
      },
      caches: {
        open: async (name: string) => this.open(name),
        keys: async () => [...this.caches.keys()],
        delete: async (name: string) => this.caches.delete(name),
      },
      fetch: (request: Asked) => this.fetch(request.url),
      Response: { error: () => 'error' },
    })
  }

  private open(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, string>()
    this.caches.set(name, kept)
    return {
      addAll: async (files: string[]) => files.forEach((file) => kept.set(file, `kept ${file}`)),
      /** The server varies by the encoding and the origin, which a module's request names and that of the worker does not. */
      match: async (request: Asked | string, { ignoreVary = false, ignoreSearch = false } = {}) => {
        const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
        const found = [...kept].find(([key]) =>
          ignoreSearch ? key.split('?')[0] === pathname : key === pathname + search,
        )
        return ignoreVary ? found?.[1] : undefined
      },
      put: async ({ url }: Asked, { status }: { status: number }) => {
        const { pathname, search } = new URL(url)
        kept.set(pathname + search, `kept ${pathname}${search} ${status}`)
      },
    }
  }

  private async fetch(url: string): Promise<{ status: number; url: string; clone: () => { status: number } }> {
    this.fetched.push(url)
    if (this.network === undefined) throw new TypeError('Failed to fetch')
    const status = this.network
    return { status, url, clone: () => ({ status }) }
  }

  async happen(kind: 'install' | 'activate'): Promise<void> {
    let done: Promise<unknown> | undefined
    this.heard.get(kind)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise) })
    await done
  }

  /** What a page gets that asks for something; undefined: the worker leaves it to the network. */
  async ask(path: string, more: Partial<Asked> = {}): Promise<unknown> {
    let answer: Promise<unknown> | undefined
    const request = { url: ORIGIN + path, method: 'GET', mode: 'cors', ...more }
    this.heard.get('fetch')?.({ request, respondWith: (promise: Promise<unknown>) => (answer = promise) })
    return answer
  }
}

let browser: Browser

beforeEach(async () => {
  browser = new Browser()
  browser.start(workerText(BUILT, CODE))
  await browser.happen('install')
})

test('the page and its files are kept, the gallery is not', () => {
  expect([...browser.caches.values()].flatMap((kept) => [...kept.keys()])).toEqual([
    '/assets/index-abc.js',
    '/icons/icon.svg',
    '/',
  ])
})

test('a page comes from the server while it answers, at every address', async () => {
  expect(await browser.ask('/table/t1', { mode: 'navigate' })).toMatchObject({ url: `${ORIGIN}/table/t1` })
})

test('without a network, or with a server that is ill, the page that was kept starts', async () => {
  browser.network = undefined
  expect(await browser.ask('/table/t1', { mode: 'navigate' })).toBe('kept /')
  browser.network = 502
  expect(await browser.ask('/', { mode: 'navigate' })).toBe('kept /')
})

test('a built file is never fetched twice', async () => {
  expect(await browser.ask('/assets/index-abc.js')).toBe('kept /assets/index-abc.js')
  expect(browser.fetched).toEqual([])
})

test('what the server alone knows is left to it', async () => {
  expect(await browser.ask('/api/tables')).toBeUndefined()
  expect(await browser.ask('/api/schema', { mode: 'navigate' })).toBeUndefined()
  expect(await browser.ask('/', { method: 'POST' })).toBeUndefined()
  expect(await browser.ask('', { url: 'https://elsewhere.example/assets/index-abc.js' })).toBeUndefined()
})

test('a lesson comes from the server while it answers, and goes on without a network once it has come', async () => {
  const path = '/api/school/lessons/d01'
  expect(await browser.ask(path)).toMatchObject({ status: 200, url: ORIGIN + path })
  for (const network of [undefined, 502]) {
    browser.network = network
    expect(await browser.ask(path)).toBe(`kept ${path} 200`)
  }
  browser.network = undefined
  expect(await browser.ask('/api/school/lessons/d02')).toBe('error')
  expect(await browser.ask('/api/school/play', { method: 'POST' })).toBeUndefined()
})

test('without a network puzzles of another strength are better than none, but no other lesson is', async () => {
  const [near, other] = ['/api/school/puzzles?near=1200', '/api/school/puzzles?near=1350']
  await browser.ask(near)
  await browser.ask('/api/school/counts?kind=c1')
  browser.network = undefined
  expect(await browser.ask(other)).toBe(`kept ${near} 200`)
  expect(await browser.ask('/api/school/counts?kind=c2')).toBe('error')
})

test('lessons outlive a version of the page', async () => {
  await browser.ask('/api/school')
  await browser.happen('activate')
  browser.network = undefined
  expect(await browser.ask('/api/school')).toBe('kept /api/school 200')
})

test('a new version is another cache, and the old one goes when it takes over', async () => {
  const old = [...browser.caches.keys()]
  browser.caches.set('of-others', new Map())
  browser.start(workerText({ ...BUILT, 'assets/index-abc.js': '2' }, CODE))
  await browser.happen('install')
  expect(browser.caches.size).toBe(3)
  await browser.happen('activate')
  expect([...browser.caches.keys()]).not.toContain(old[0])
  expect(browser.caches.has('of-others')).toBe(true)
  expect(browser.caches.size).toBe(2)
})

test('the same build makes the same worker', () => {
  expect(workerText(BUILT, CODE)).toBe(workerText({ ...BUILT }, CODE))
})
