/** A few quiet sounds, made by the browser itself; they are off until a player wants them. */
import { preferences } from '../preferences.svelte.ts'
import type { Deal } from '../games/deal.ts'

export type Sound = 'card' | 'trick' | 'turn' | 'over'

/** Each sound as tones: hertz, seconds until it begins, seconds that it lasts. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  card: [[190, 0, 0.06]],
  trick: [
    [240, 0, 0.07],
    [180, 0.07, 0.09],
  ],
  turn: [
    [520, 0, 0.09],
    [660, 0.1, 0.12],
  ],
  over: [
    [392, 0, 0.14],
    [494, 0.15, 0.14],
    [587, 0.3, 0.22],
  ],
}

const LOUDNESS = 0.12

let speaker: AudioContext | undefined

/** What is to be heard of what has happened: the most telling of it alone. */
export function soundOf(before: Deal, after: Deal, you: number | null): Sound | undefined {
  if (after.phase === 'over' && before.phase !== 'over') return 'over'
  if (after.turn === you && before.turn !== you && you !== null) return 'turn'
  if ((after.tricks?.length ?? 0) > (before.tricks?.length ?? 0)) return 'trick'
  return (after.trick?.plays?.length ?? 0) > (before.trick?.plays?.length ?? 0) ? 'card' : undefined
}

export function play(sound: Sound): void {
  if (preferences.sounds === 'off') return
  speaker ??= new AudioContext()
  for (const [pitch, from, length] of TONES[sound]) tone(speaker, pitch, speaker.currentTime + from, length)
}

function tone(on: AudioContext, pitch: number, from: number, length: number): void {
  const source = new OscillatorNode(on, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(on, { gain: LOUDNESS })
  volume.gain.setTargetAtTime(0, from + length * 0.4, length / 4)
  source.connect(volume).connect(on.destination)
  source.start(from)
  source.stop(from + length * 2)
}
