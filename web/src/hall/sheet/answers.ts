/** A form of the server, filled in tap by tap: which question is open, and which sheet the answers make. */
import type { FormColumn, FormMark, FormRow, FormStep, LineForm } from '../../wire/messages.ts'

/** One tap; all else follows from the taps, so that the last can be taken back. */
export type Tap =
  | { step: string; row: string; column?: string; mark?: string }
  | { step: string; counts: Readonly<Record<string, number>> }

/** A row that stands: how often it was chosen, and with which marks. */
export interface Pick {
  row: FormRow
  column: string
  times: number
  marks: readonly FormMark[]
}

type Tokens = Readonly<Record<string, readonly string[]>>
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

export type Sheet = Fields

export class Answers {
  constructor(
    readonly form: LineForm,
    /** By step, what goes without asking in this line. */
    readonly given: Readonly<Record<string, string>>,
    readonly taps: readonly Tap[] = [],
  ) {}

  with(tap: Tap): Answers {
    return new Answers(this.form, this.given, [...this.taps, tap])
  }

  /** Without the last tap. */
  get before(): Answers {
    return new Answers(this.form, this.given, this.taps.slice(0, -1))
  }

  /** What was counted in a step, by column. */
  counts(step: FormStep): Readonly<Record<string, number>> {
    const counted = this.taps.filter((tap) => tap.step === step.id && 'counts' in tap)
    return Object.assign({}, ...counted.map((tap) => ('counts' in tap ? tap.counts : {}))) as Record<string, number>
  }

  /** What stands in a step after all its taps; where there are none, what is given. */
  picks(step: FormStep): readonly Pick[] {
    let picks: Pick[] = []
    for (const tap of this.taps) if (tap.step === step.id && 'row' in tap) picks = tapped(step, picks, tap)
    const usual = step.rows?.find(({ id }) => id === this.given[step.id])
    return picks.length === 0 && usual ? [{ row: usual, column: '', times: 1, marks: [] }] : picks
  }

  private has(step: string, tokens: readonly string[]): boolean {
    const found = this.form.steps.find(({ id }) => id === step)
    return (
      found !== undefined &&
      this.picks(found).some((pick) => [pick.row.id, pick.column].some((each) => tokens.includes(each)))
    )
  }

  /** Whether a part of the form applies after what was chosen. */
  allows({ when = {}, unless = {} }: { when?: Tokens; unless?: Tokens }): boolean {
    const matches = ([step, tokens]: [string, readonly string[]]): boolean => this.has(step, tokens)
    return Object.entries(when).every(matches) && !Object.entries(unless).some(matches)
  }

  rows(step: FormStep): readonly FormRow[] {
    return (step.rows ?? []).filter((row) => this.allows(row))
  }

  columns(step: FormStep): readonly FormColumn[] {
    return (step.columns ?? []).filter((column) => this.allows(column))
  }

  /** The marks that can be set beside a pick. */
  marks(pick: Pick): readonly FormMark[] {
    const has = (id: string): boolean => pick.marks.some((mark) => mark.id === id)
    return (pick.row.marks ?? []).filter((mark) => this.allows(mark) && (!mark.needs || has(mark.needs)))
  }

  isAnswered(step: FormStep): boolean {
    if (!step.counting) return this.picks(step).length >= (step.least ?? 1)
    return this.columns(step).every(({ id }) => this.counts(step)[id] !== undefined)
  }

  private get asked(): readonly FormStep[] {
    return this.form.steps.filter((step) => !step.is_given && this.allows(step))
  }

  /** The question that must be answered next; none when the sheet is whole. */
  get open(): FormStep | undefined {
    return this.asked.find((step) => (step.least ?? 1) > 0 && !this.isAnswered(step))
  }

  /** The questions that were answered, in their order. */
  get answered(): readonly FormStep[] {
    return this.asked.filter((step) => (step.least ?? 1) > 0 && this.isAnswered(step))
  }

  /** What may be added: at the end, or while the deal is still being played. */
  get beside(): readonly FormStep[] {
    const isWhole = this.open === undefined
    return this.asked.filter((step) => step.least === 0 && (isWhole || step.early) && this.rows(step).length > 0)
  }

  /** What goes without asking, and can be put right. */
  get usual(): readonly FormStep[] {
    return this.form.steps.filter((step) => step.is_given && this.allows(step))
  }

  get sheet(): Sheet {
    let sheet: Fields = {}
    for (const step of this.form.steps) {
      if (!this.allows(step)) continue
      if (step.counting && this.isAnswered(step))
        sheet = added(sheet, filled(step.counting.writes, COUNTED, this.counts(step)) as Fields)
      for (const pick of this.picks(step)) {
        const written = pick.marks.reduce<Json>((below, mark) => laidOver(below, mark.writes), pick.row.writes ?? {})
        for (let time = 0; time < pick.times; time++)
          sheet = added(sheet, filled(written, CHOSEN, pick.column) as Fields)
      }
    }
    return sheet
  }
}

/** Stand in what the server writes for the column in which a row was chosen, and for what was counted. */
const CHOSEN = '@'
const COUNTED = '$count'

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function filled(writes: Json, place: string, by: Json): Json {
  if (writes === place) return by
  if (Array.isArray(writes)) return writes.map((value: Json) => filled(value, place, by))
  if (!isFields(writes)) return writes
  const named = (key: string): string => (key === place && typeof by === 'string' ? by : key)
  return Object.fromEntries(Object.entries(writes).map(([key, value]) => [named(key), filled(value, place, by)]))
}

/** A sheet with more on it: lists grow, objects are merged, and anything else takes the place of what was there. */
function added(sheet: Fields, more: Fields): Fields {
  const together = (old: Json | undefined, value: Json): Json => {
    if (Array.isArray(value)) return [...(Array.isArray(old) ? (old as Json[]) : []), ...(value as Json[])]
    return isFields(value) && isFields(old) ? added(old, value) : value
  }
  return {
    ...sheet,
    ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, together(sheet[key], value)])),
  }
}

/** What a mark makes of what its row writes: lists are laid over each other element by element. */
function laidOver(below: Json | undefined, above: Json): Json {
  if (Array.isArray(above)) {
    const old: readonly Json[] = Array.isArray(below) ? (below as readonly Json[]) : []
    return (above as readonly Json[]).map((value, at) => laidOver(old[at], value))
  }
  if (!isFields(above) || !isFields(below)) return above
  return {
    ...below,
    ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, laidOver(below[key], value)])),
  }
}

/** The picks of a step after one more tap: on a row, which is chosen or let go, or on a mark of it. */
function tapped(step: FormStep, picks: readonly Pick[], tap: Extract<Tap, { row: string }>): Pick[] {
  const row = step.rows?.find(({ id }) => id === tap.row)
  if (!row) return [...picks]
  const column = tap.column ?? ''
  const isIt = (pick: Pick): boolean => pick.row.id === tap.row && pick.column === column
  const found = picks.find(isIt)
  if (tap.mark !== undefined) return picks.map((pick) => (isIt(pick) ? marked(pick, tap.mark ?? '') : pick))
  if (!step.several) return [{ row, column, times: 1, marks: [] }]
  if (!found) return [...picks, { row, column, times: 1, marks: [] }]
  const times = found.times + 1
  if (times > (row.times ?? 1)) return picks.filter((pick) => !isIt(pick))
  return picks.map((pick) => (isIt(pick) ? { ...pick, times } : pick))
}

/** A pick with a mark set or taken away; of a group only one stands, and none without the mark that it needs. */
function marked(pick: Pick, id: string): Pick {
  const mark = pick.row.marks?.find((each) => each.id === id)
  if (!mark) return pick
  if (pick.marks.includes(mark))
    return { ...pick, marks: pick.marks.filter((each) => each !== mark && each.needs !== id) }
  const others = pick.marks.filter((each) => !mark.group || each.group !== mark.group)
  return { ...pick, marks: [...others, mark] }
}
