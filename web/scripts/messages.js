// Writes the types of the server's messages, and the levels that it offers: from its JSON Schema on standard input to
// TypeScript on standard output.
import { text } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'

const { $defs, levels } = JSON.parse(await text(process.stdin))

/** The generator knows tuples only as older drafts of JSON Schema wrote them. */
function older(schema) {
  if (Array.isArray(schema)) return schema.map(older)
  if (typeof schema !== 'object' || schema === null) return schema
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, older(value)]))
  return prefixItems ? { ...rest, items: prefixItems } : rest
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Families have acts and phases of the same name, which the schema tells apart by their modules. */
const short = (name) =>
  name.replace(/^tarock\.(?:server\.wire\.)?(\w+)\..*?(\w+)$/, (_, family, last) => capital(family) + last)

const named = Object.fromEntries(
  Object.entries(older($defs)).map(([name, schema]) => [short(name), { ...schema, title: short(name) }]),
)
const whole = JSON.parse(
  JSON.stringify({ title: 'Messages', type: 'object', properties: {}, $defs: named }).replaceAll(
    /#\/\$defs\/([\w.]+)/g,
    (_, name) => `#/$defs/${short(name)}`,
  ),
)

const types = await compile(whole, 'Messages', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '/* The messages of the server, generated from its own types by `make messages`; do not edit. */',
  unreachableDefinitions: true,
  style: { printWidth: 120, semi: false, singleQuote: true },
})
process.stdout.write(
  types
    .replaceAll(/\n \*(?: \*)*\n \* This interface was referenced by[^/]*?\n \*\//g, '\n */')
    .replaceAll(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, ''),
)
process.stdout.write(`
/** How well a bot can be asked to play, from weak to strong; the server knows more that it only keeps. */
export const LEVELS = [${levels.map((level) => `'${level}'`).join(', ')}] as const
`)
