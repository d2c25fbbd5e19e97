/** The version of the cards that the gallery shows; its address says which, so that a picture can be taken of it. */
import { LANGUAGES } from '../words/language.ts'

export const CHOICES = {
  pack: ['78', '54'],
  theme: ['light', 'dark'],
  suits: ['two', 'four'],
  contrast: ['normal', 'high'],
  index: ['normal', 'large'],
  numerals: ['both', 'roman', 'arabic'],
  language: LANGUAGES,
} as const

export type Choice = keyof typeof CHOICES
export type Version = { [name in Choice]: (typeof CHOICES)[name][number] }

export const NAMES = Object.keys(CHOICES) as Choice[]

/** An unknown or missing choice is the first one. */
export function readVersion(search: string): Version {
  const asked = new URLSearchParams(search)
  const chosen = NAMES.map((name) => {
    const options: readonly string[] = CHOICES[name]
    const value = asked.get(name) ?? ''
    return [name, options.includes(value) ? value : options[0]]
  })
  return Object.fromEntries(chosen) as Version
}

export const writeVersion = (version: Version): string => `?${new URLSearchParams(version)}`
