/** `<tarock-deal src="deal.tarock">`: a deal step by step in any page, from a told record and nothing else. */
import { mount, unmount } from 'svelte'
import styles from 'virtual:styles'
import type { Told } from '../wire/messages.ts'
import Embed from './Embed.svelte'
import { ATTRIBUTES, Shown } from './shown.svelte.ts'
import { Unreadable, fetchTold, readTold } from './told.ts'

/** Adopted, not written into the page: so a strict policy lets it pass, and nothing else on the page is styled by it. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

export class TarockDeal extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES

  private shown: Shown | undefined
  private mounted: ReturnType<typeof mount> | undefined
  /** Ends with the element's stay in the page. */
  private stay = new AbortController()
  /** Ends when another deal is read. */
  private reading = new AbortController()

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    this.stay = new AbortController()
    this.shown = new Shown(this)
    this.shown.follow(this.stay.signal)
    this.mounted = mount(Embed, { target: root, props: { shown: this.shown } })
    void this.read(this.shown)
  }

  disconnectedCallback(): void {
    this.stay.abort()
    this.reading.abort()
    if (this.mounted) void unmount(this.mounted)
    this.mounted = this.shown = undefined
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.shown || before === after) return
    this.shown.look()
    if (name === 'src') void this.read(this.shown)
  }

  /** Shows the deal that the element names or holds, or why it cannot. */
  private async read(shown: Shown): Promise<void> {
    this.reading.abort()
    const { signal } = (this.reading = new AbortController())
    shown.told = shown.failure = undefined
    try {
      const told = await this.told(signal)
      if (!signal.aborted) shown.told = told
    } catch (caught) {
      if (!signal.aborted) shown.failure = caught
    }
  }

  private async told(signal: AbortSignal): Promise<Told> {
    const src = this.getAttribute('src')
    if (src !== null) return fetchTold(addressOf(src), signal)
    await parsed()
    if (!this.textContent.trim()) throw new Unreadable('embed-empty')
    return readTold(this.textContent)
  }
}

function addressOf(src: string): string {
  if (!URL.canParse(src, document.baseURI)) throw new Unreadable('embed-missing', { address: src })
  return new URL(src, document.baseURI).href
}

/** Waits until what stands in the page is known. */
const parsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}
