/** The order of a hand: red and black suits alternate, also where one is missing. */
import { describe, expect, test } from 'vitest'
import { alternating, inHand } from '../src/cards/order.ts'
import { SUITS, type Suit } from '../src/cards/pack.ts'

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D'
const sets = Array.from({ length: 16 }, (_, bits) => SUITS.filter((_suit, place) => (bits >> place) & 1))

describe('the suits of a hand', () => {
  test.each(sets.map((suits) => ({ suits })))('alternate in colour wherever they can: $suits', ({ suits }) => {
    const order = alternating(new Set(suits))
    expect(order.toSorted()).toEqual(suits.toSorted())
    const [red, black] = [suits.filter(isRed).length, suits.filter((suit) => !isRed(suit)).length]
    const alike = order.filter((suit, place) => place > 0 && isRed(suit) === isRed(order[place - 1]!)).length
    expect(alike).toBe(Math.max(0, Math.abs(red - black) - 1))
  })

  test('follow the taroks, each from the top', () => {
    const hand = ['T21', 'X', 'T3', 'SK', 'S2', 'HQ', 'H1', 'D7', 'CJ']
    expect(inHand(hand)).toEqual(['T21', 'X', 'T3', 'SK', 'S2', 'HQ', 'H1', 'CJ', 'D7'])
  })

  test('stay sorted when one is gone', () => {
    expect(inHand(['SK', 'D7', 'CJ', 'C2'])).toEqual(['SK', 'D7', 'CJ', 'C2'])
    expect(inHand(['H3', 'D7', 'CJ'])).toEqual(['H3', 'CJ', 'D7'])
  })
})
