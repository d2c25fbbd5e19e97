/**
 * A told record: the record of a deal, and in a comment of it what happened at each step, as `tarock embed` writes it.
 *
 * Nothing in it is trusted: it may come from anywhere.
 */
import { textOf, unpacked } from '../score/share.ts'
import type { Told } from '../wire/messages.ts'
import type { Values } from '../words/catalogue.ts'

/** So many bytes may a told record have; the longest deals have a fiftieth of it. */
const LARGEST = 1_000_000

/** The same for what is packed in it, which becomes thirty times as long. */
const LARGEST_UNPACKED = 8_000_000

/** What is packed, and by which version of the telling. */
const TELLING = /\{told (\d+):([\s\w-]*)\}/
const VERSION = '1'

/** How the first tag of a record looks. */
const TAG = /^\s*\[\s*\w+\s+"/m

/** Why a deal cannot be shown: a message of the catalogues. */
export class Unreadable extends Error {
  constructor(
    readonly key: string,
    readonly values: Values = {},
  ) {
    super(key)
  }
}

/** The deal that a file holds. */
export async function fetchTold(address: string, signal: AbortSignal): Promise<Told> {
  return readTold(await fetchText(address, signal))
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, { signal })
    if (answer.ok) return await textOf(answer, LARGEST)
  } catch (caught) {
    if (caught instanceof RangeError) throw new Unreadable('embed-no-record') // no deal is as long
    signal.throwIfAborted()
  }
  throw new Unreadable('embed-missing', { address })
}

/** The deal that a text holds. */
export async function readTold(text: string): Promise<Told> {
  const [comment, version, packed = ''] = TELLING.exec(text) ?? []
  if (comment === undefined) throw new Unreadable(TAG.test(text) ? 'embed-untold' : 'embed-no-record')
  const told = version === VERSION ? await unpackedTold(packed) : undefined
  if (!isWhole(told)) throw new Unreadable('embed-broken')
  if (words(text.replace(comment, '')) !== words(told.replay.record)) throw new Unreadable('embed-changed')
  return told
}

async function unpackedTold(packed: string): Promise<unknown> {
  try {
    return JSON.parse(await unpacked(packed.replaceAll(/\s/g, ''), 'deflate', LARGEST_UNPACKED))
  } catch {
    return undefined // cut off, or never one of ours: whoever asks says so
  }
}

/** Whether a telling has what all deals have; what is wrong further in is found when it is shown. */
function isWhole(told: unknown): told is Told {
  const { replay, words: catalogues } = (told ?? {}) as Partial<Told>
  const { steps, names, record } = (replay ?? {}) as Partial<Told['replay']>
  return (
    Array.isArray(steps) &&
    steps.length > 0 &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    typeof record === 'string' &&
    Object.values(catalogues ?? {}).every((catalogue) => typeof catalogue === 'string')
  )
}

/** A text however it is indented and broken into lines. */
const words = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')
