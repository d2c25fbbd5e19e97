/** What the wall shows in a list: a mark, a name and what was won. */
import type { HallPublic } from '../../wire/messages.ts'
import { amountText } from '../money.ts'
import { pointsText } from '../points.ts'
import { tell } from '../words.svelte.ts'
import type { WallPage } from './turning.ts'

export interface Listed {
  title: string
  rows: readonly { mark: string; name: string; value: string }[]
}

/** The list of a page; nothing where it shows something else. */
export function listOf(page: WallPage, { currency = '' }: HallPublic): Listed | undefined {
  const ranked = (rank: number, name: string, points: number) => ({
    mark: `${rank}.`,
    name,
    value: pointsText(points, tell),
  })
  switch (page.kind) {
    case 'standings':
    case 'ranking':
      return {
        title: page.kind === 'ranking' ? page.name : tell('hall-standings'),
        rows: page.rows.map(({ rank, name, points }) => ranked(rank, name, points)),
      }
    case 'teams':
      return {
        title: tell('hall-teams'),
        rows: page.teams.map(({ rank, name, points }) => ranked(rank, name, points)),
      }
    case 'awards':
      return {
        title: tell('hall-prizes'),
        rows: page.awards.map(({ rank, name, ranking = '', amount = 0, text = '' }) => ({
          mark: `${rank}.`,
          name: [name, ranking].filter(Boolean).join(' · '),
          value: [amount ? amountText(amount, currency, tell.language) : '', text].filter(Boolean).join(' · '),
        })),
      }
    case 'raffle':
      return {
        title: tell('hall-raffle'),
        rows: page.lots.map(({ thing, name = '' }) => ({
          mark: '',
          name: name || tell('hall-raffle-nobody'),
          value: thing,
        })),
      }
    default:
      return undefined
  }
}
