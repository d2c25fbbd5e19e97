/** A short name of a text, the same for the same text: enough to tell one deal from another. */
export function keyOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return [one, other].map((part) => (part >>> 0).toString(36)).join('')
}
