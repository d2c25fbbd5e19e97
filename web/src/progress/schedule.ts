/** After how many days something is asked again, box by box; the terminal reads the same file. */
import schedule from '../../../src/tarock/school/schedule.toml?raw'
import { parse } from 'smol-toml'

export const WAITS: readonly number[] = parse(schedule)['days'] as number[]
