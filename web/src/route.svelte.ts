/** Which page is shown: the address tells it, and every page has one. */

import { type Route, readRoute } from './pages.ts'

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
