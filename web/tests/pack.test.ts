import { describe, expect, test } from 'vitest'
import { PACK_54, PACK_78, parseCard } from '../src/cards/pack.ts'
import { roman } from '../src/cards/roman.ts'

describe('the packs', () => {
  test('Danish Tarok has 78 cards, Königrufen 54 of them', () => {
    expect(new Set(PACK_78).size).toBe(78)
    expect(new Set(PACK_54).size).toBe(54)
    expect(PACK_78).toEqual(expect.arrayContaining([...PACK_54]))
  })

  test('the 54 keep 10 to 7 of the black suits and 1 to 4 of the red', () => {
    const pips = (suit: string) => PACK_54.filter((token) => new RegExp(`^${suit}\\d`).test(token))
    expect(pips('S')).toEqual(['S10', 'S9', 'S8', 'S7'])
    expect(pips('C')).toEqual(['C10', 'C9', 'C8', 'C7'])
    expect(pips('H')).toEqual(['H1', 'H2', 'H3', 'H4'])
    expect(pips('D')).toEqual(['D1', 'D2', 'D3', 'D4'])
  })
})

describe('tokens', () => {
  test('C is a suit in front and the cavall behind', () => {
    expect(parseCard('CC')).toEqual({ kind: 'court', suit: 'C', court: 'C' })
  })

  test.each(['', 'S', 'S0', 'S11', 'S01', 'T0', 'T22', 'T', 'x', 'KS', 'SK '])('"%s" is no card', (token) => {
    expect(() => parseCard(token)).toThrow(`"${token}"`)
  })
})

test('taroks in roman numerals', () => {
  const numerals = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ')
  expect(numerals.map((_, below) => roman(below + 1))).toEqual(numerals)
})
