/** How fast the tricks go by: faster after a right answer, slower after a wrong one. */
import pace from '../../../../src/tarock/school/counting.toml?raw'
import { parse } from 'smol-toml'
import type { Progress } from '../../progress/progress.ts'
import type { Count } from '../../wire/messages.ts'

export type Exercise = Count['exercise']
export const EXERCISES: readonly Exercise[] = ['c1', 'c2', 'c3', 'c4']

/** As the terminal calls it too. */
export const itemOf = (family: string, exercise: Exercise): string => `${exercise}-${family}`

export const speedOf = ({ counting }: Progress, item: string): number => counting[item] ?? 1

/** The fastest. */
const MOST = Number(parse(pace)['speeds'])

export const afterAnswer = (speed: number, right: boolean): number =>
  Math.min(MOST, Math.max(1, speed + (right ? 1 : -1)))
