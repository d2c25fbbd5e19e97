/**
 * The service worker: the page starts without a network, and says that there is none.
 *
 * `FILES` and `VERSION` are written above this text when the page is built (see serviceWorker.ts).  A new version is
 * fetched in the background and takes over at the next start, so that nobody's page changes under his hands.
 */
/* global FILES, VERSION */
const CACHE = `tarock-${VERSION}`
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (FILES.includes(pathname)) event.respondWith(keptFile(request))
})

async function forgetOthers() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('tarock-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Every address of ours is the same page; the server's, if it is well, is newer than the one that was kept. */
async function newestPage(request) {
  const answer = await fetch(request).catch(() => undefined)
  return answer && answer.status < 500 ? answer : kept(PAGE)
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
