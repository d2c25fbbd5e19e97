/** Roman numerals, as far as the taroks go. */
const SIGNS: readonly [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

export function roman(number: number): string {
  const sign = SIGNS.find(([value]) => value <= number)
  return sign ? sign[1] + roman(number - sign[0]) : ''
}
