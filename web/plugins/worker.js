/**
 * The service worker: the page starts without a network, and says that there is none.
 *
 * `FILES` and `VERSION` are written above this text when the page is built (see serviceWorker.ts).  A new version is
 * fetched in the background and takes over at the next start, so that nobody's page changes under his hands.
 */
/* global FILES, VERSION */
const CACHE = `tarock-${VERSION}`
const PAGE = '/'
/** Lessons and puzzles that were once fetched, whatever the version of the page. */
const LESSONS = 'tarock-school'
const SCHOOL = '/api/school'
const PUZZLES = '/api/school/puzzles'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(SCHOOL)) return event.respondWith(newestLesson(request))
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (FILES.includes(pathname)) event.respondWith(keptFile(request))
})

async function forgetOthers() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('tarock-') && name !== CACHE && name !== LESSONS)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Every address of ours is the same page; the server's, if it is well, is newer than the one that was kept. */
async function newestPage(request) {
  const answer = await fetch(request).catch(() => undefined)
  return answer && answer.status < 500 ? answer : kept(PAGE)
}

/** What the school has sent once goes on without a network; puzzles of any strength are then better than none. */
async function newestLesson(request) {
  const cache = await caches.open(LESSONS)
  const answer = await fetch(request).catch(() => undefined)
  if (answer?.status === 200) await cache.put(request, answer.clone())
  if (answer && answer.status < 500) return answer
  const ignoreSearch = new URL(request.url).pathname === PUZZLES
  const kept =
    (await cache.match(request, { ignoreVary: true })) ??
    (await cache.match(request, { ignoreVary: true, ignoreSearch }))
  return kept ?? answer ?? Response.error()
}

/** A built file has the hash of its contents in its name, so what was kept is right for ever. */
async function keptFile(request) {
  return (await kept(request)) ?? fetch(request)
}

/** A file is the same for whoever asks and however it is compressed, so it counts whatever the server varies by. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  return cache.match(request, { ignoreVary: true })
}
