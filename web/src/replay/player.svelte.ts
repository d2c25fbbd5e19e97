/** Walks through the steps of a replay, by hand or by itself. */

/** Milliseconds for one step. */
export const SPEEDS = { slow: 2600, normal: 1300, quick: 500 } as const
export type Speed = keyof typeof SPEEDS

export class Player {
  step = $state(0)
  playing = $state(false)
  speed: Speed = $state('normal')

  private readonly keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => this.to(this.step + 1),
    ArrowLeft: () => this.to(this.step - 1),
    PageDown: () => this.toNextTrick(),
    PageUp: () => this.toPreviousTrick(),
    Home: () => this.to(0),
    End: () => this.to(this.last),
    ' ': () => this.toggle(),
  }

  constructor(
    readonly last: number,
    /** The steps at which tricks end. */
    private readonly ends: readonly number[],
    /** The step that is shown first. */
    first = 0,
  ) {
    this.step = this.within(first)
  }

  /** Goes somewhere, which stops what plays by itself. */
  to(step: number): void {
    this.playing = false
    this.step = this.within(step)
  }

  toNextTrick(): void {
    this.to(this.ends.find((end) => end > this.step) ?? this.last)
  }

  toPreviousTrick(): void {
    this.to(this.ends.filter((end) => end < this.step).at(-1) ?? 0)
  }

  /** Begins to play by itself, from the beginning when it is at the end; or stops. */
  toggle(): void {
    if (!this.playing && this.step === this.last) this.step = 0
    this.playing = !this.playing
  }

  /** One step of playing by itself. */
  tick(): void {
    this.step = this.within(this.step + 1)
    if (this.step === this.last) this.playing = false
  }

  /** Does what a key means, and tells whether it means something. */
  press(key: string): boolean {
    this.keys[key]?.()
    return key in this.keys
  }

  private within(step: number): number {
    return Math.max(0, Math.min(this.last, step))
  }
}
