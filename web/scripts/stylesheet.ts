/** Reads the colours out of a stylesheet, as a browser would see them on an element with the given attributes. */
import { readFileSync } from 'node:fs'

const RULE = /([^{}]+)\{([^{}]*)\}/g
const DECLARATION = /(--[\w-]+):\s*([^;]+);/g
const ATTRIBUTE = /\[([\w-]+)(?:='([^']*)')?\]/g

const COMMENT = /\/\*[^]*?\*\//g

/** A stylesheet of the page, by its path below `src`. */
export const read = (path: string): string =>
  readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8').replace(COMMENT, '')

export const STYLESHEET = read('cards/cards.css')

export interface Version {
  'data-theme': 'light' | 'dark'
  'data-suits': 'two' | 'four'
  'data-contrast': 'normal' | 'high'
}

export const VERSIONS: Version[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['two', 'four'] as const).flatMap((suits) =>
    (['normal', 'high'] as const).map((contrast) => ({
      'data-theme': theme,
      'data-suits': suits,
      'data-contrast': contrast,
    })),
  ),
)

function matches(selector: string, version: Version): boolean {
  const attributes = [...selector.matchAll(ATTRIBUTE)]
  if (attributes.length === 0) return selector === ':root'
  return attributes.every(([, name = '', value]) => value === undefined || version[name as keyof Version] === value)
}

/** How many attributes a selector names: the stronger wins, of two alike the later. */
const strength = (selector: string): number => selector.match(ATTRIBUTE)?.length ?? 0

export function palette(version: Version, stylesheet = STYLESHEET): Map<string, string> {
  const rules = [...stylesheet.matchAll(RULE)].flatMap(([, selectors = '', body = '']) => {
    const each = selectors.split(',').map((selector) => selector.trim())
    const matching = each.filter((selector) => matches(selector, version))
    return matching.length > 0 ? [{ strength: Math.max(...matching.map(strength)), body }] : []
  })
  const colours = new Map<string, string>()
  for (const { body } of rules.sort((one, other) => Math.max(1, one.strength) - Math.max(1, other.strength))) {
    for (const [, name = '', value = ''] of body.matchAll(DECLARATION)) colours.set(name, value)
  }
  return colours
}

/** The value of a custom property, followed through `var()`. */
export function valueOf(colours: Map<string, string>, name: string): string {
  const value = colours.get(name)
  if (value === undefined) throw new RangeError(`${name} is not set in cards.css.`)
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return other ? valueOf(colours, other) : value
}

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1)
  if (!channels) throw new RangeError(`Expected a colour such as #a80010, but got "${colour}".`)
  const [red = 0, green = 0, blue = 0] = channels
    .map((hex) => Number.parseInt(hex, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
