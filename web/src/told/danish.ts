/** Declarations of Danish Tarok in words. */
import type { Courts, Kings, Laid, Matadors, Taroks } from '../wire/messages.ts'
import type { Voice } from './voice.ts'

export type Item = Taroks | Matadors | Courts | Kings | Laid

export function itemText(item: Item, voice: Voice): string {
  const say = voice.words
  switch (item.item) {
    case 'taroks':
      return say('declare-taroks', { number: item.number, pagat: item.with_pagat ? 'with' : 'without' })
    case 'matadors':
      return say('declare-matadors', { number: item.number })
    case 'laid':
      return say('declare-laid', { card: voice.card(item.card) })
    case 'kings':
      return say(`declare-${item.fullness}-kings`, { missing: item.missing?.slice(0, 1) ?? '' })
    case 'courts':
      return say(`declare-${item.fullness}`, { suit: item.suit, missing: item.missing?.slice(1) ?? '' })
  }
}

/** What a player has declared. */
export function itemsText(items: readonly Item[], voice: Voice): string {
  return items.length > 0 ? items.map((item) => itemText(item, voice)).join('; ') : voice.words('declare-pass')
}
