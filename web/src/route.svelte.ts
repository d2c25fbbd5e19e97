/** Which page is shown: the address tells it, and every page has one. */

const PAGES = {
  start: /^\/$/,
  new: /^\/new$/,
  table: /^\/table\/(?<table>[\w-]+)$/,
  deal: /^\/table\/(?<table>[\w-]+)\/replay\/(?<deal>[\w.]+)$/,
  replay: /^\/replay$/,
  books: /^\/rules$/,
  book: /^\/rules\/(?<ruleset>[\w-]+)$/,
  house: /^\/house$/,
  settings: /^\/settings$/,
} as const

export type Page = keyof typeof PAGES | 'missing'

export interface Route {
  page: Page
  /** What the address names: a table, a deal, a ruleset. */
  names: Readonly<Record<string, string>>
}

export function readRoute(path: string): Route {
  for (const [page, pattern] of Object.entries(PAGES)) {
    const found = pattern.exec(path)
    if (found) return { page: page as Page, names: found.groups ?? {} }
  }
  return { page: 'missing', names: {} }
}

class Router {
  route: Route = $state.raw(readRoute(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.route = readRoute(location.pathname)))
  }

  /** What the address asks for behind its path; whoever reads it is told whenever the address changes. */
  get search(): string {
    void this.route
    return location.search
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.route = readRoute(location.pathname)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Lets a click on a link of ours change the page without loading it anew: `<a href="/new" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  event.preventDefault()
  router.go(link.pathname + link.search)
}
