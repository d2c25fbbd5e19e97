/** What the element shows, and how: from its attributes, and from what the reader's system prefers. */
import type { Told } from '../wire/messages.ts'
import { type Language, LANGUAGES, bestLanguage } from '../words/language.ts'

/** What is said by one attribute each; what is none of its words is as usual. */
export const ATTRIBUTES = ['at', 'controls', 'keyboard', 'lang', 'src', 'theme'] as const

const dark = matchMedia('(prefers-color-scheme: dark)')
const contrasting = matchMedia('(prefers-contrast: more)')

export class Shown {
  /** The deal, as soon as it is there. */
  told: Told | undefined = $state.raw()
  /** Why there is none. */
  failure: unknown = $state.raw()
  language: Language = $state('en')
  theme: 'light' | 'dark' = $state('light')
  contrast: 'normal' | 'high' = $state('normal')
  /** The step that is shown first. */
  at = $state(0)
  /** Whether there are buttons. */
  controls = $state(true)
  /** Whether keys go through the deal while it is focused. */
  keyboard = $state(true)

  constructor(private readonly element: Element) {
    this.look()
  }

  /** Looks at the attributes and at the system again. */
  readonly look = (): void => {
    const said = (name: string): string => this.element.getAttribute(name) ?? ''
    const theme = said('theme')
    // As everywhere on a page, what names no language of its own speaks as what it stands in.
    const language = this.element.closest('[lang]')?.getAttribute('lang') ?? ''
    this.language = bestLanguage([language, ...navigator.languages])
    this.theme = theme === 'dark' || (theme !== 'light' && dark.matches) ? 'dark' : 'light'
    this.contrast = contrasting.matches ? 'high' : 'normal'
    this.at = Number.parseInt(said('at'), 10) || 0
    this.controls = said('controls') !== 'off'
    this.keyboard = said('keyboard') !== 'off'
  }

  /** Follows the system until it is told to stop. */
  follow(signal: AbortSignal): void {
    for (const query of [dark, contrasting]) query.addEventListener('change', this.look, { signal })
  }
}

/** The language in which a deal is told: the one that is wanted, or else one that it was told in. */
export const languageIn = ({ words }: Told, wanted: Language): Language =>
  [wanted, 'en' as const, ...LANGUAGES].find((language) => language in words) ?? wanted
