/** The pages: under which address each is found, and which file shows it.  The server answers the same addresses. */
import type { Piece } from './words/catalogue.ts'

interface PageAt {
  /** What stands in braces is a name that the page is given. */
  address: string
  /** Below this folder, without its ending; it is fetched when the page is wanted.  The start page is there already. */
  file?: string
  /** What it says that no other page does; it is fetched with the page. */
  words?: Piece
}

export const PAGES = {
  start: { address: '/' },
  new: { address: '/new', file: 'start/NewTablePage' },
  meet: { address: '/meet', file: 'meeting/MeetPage', words: 'meeting' },
  challenge: { address: '/challenge/{challenge}', file: 'meeting/ChallengePage', words: 'meeting' },
  table: { address: '/table/{table}', file: 'table/TablePage' },
  deal: { address: '/table/{table}/replay/{deal}', file: 'replay/DealPage' },
  replay: { address: '/replay', file: 'replay/ImportPage' },
  learn: { address: '/learn', file: 'school/LearnPage' },
  lesson: { address: '/learn/{lesson}', file: 'school/LessonPage' },
  puzzles: { address: '/puzzles', file: 'school/PuzzlesPage' },
  puzzle: { address: '/puzzles/{series}', file: 'school/PuzzlePage' },
  count: { address: '/count', file: 'school/CountPage' },
  progress: { address: '/progress', file: 'school/ProgressPage' },
  worst: { address: '/worst', file: 'school/WorstPage' },
  books: { address: '/rules', file: 'rulebook/BooksPage' },
  book: { address: '/rules/{ruleset}', file: 'rulebook/BookPage' },
  house: { address: '/house', file: 'house/HousePage', words: 'house' },
  events: { address: '/club/events', file: 'hall/EventsPage' },
  phone: { address: '/event/{event}', file: 'hall/PhonePage' },
  desk: { address: '/event/{event}/desk', file: 'hall/DeskPage' },
  wall: { address: '/event/{event}/wall', file: 'hall/WallPage' },
  referee: { address: '/event/{event}/referee', file: 'hall/RefereePage' },
  codes: { address: '/event/{event}/codes', file: 'hall/CodesPage' },
  settings: { address: '/settings', file: 'settings/SettingsPage' },
  account: { address: '/account', file: 'account/AccountPage', words: 'account' },
  accountLink: { address: '/account/link', file: 'account/LinkPage', words: 'account' },
  accountDeals: { address: '/account/deals', file: 'account/DealsPage', words: 'account' },
  person: { address: '/person/{handle}', file: 'account/PersonPage', words: 'account' },
  sheet: { address: '/event/{event}/table/{place}', file: 'hall/SheetPage' },
  club: { address: '/club', file: 'hall/ClubPage' },
  people: { address: '/club/people', file: 'hall/PeoplePage' },
  evening: { address: '/club/evening/{evening}', file: 'hall/EveningPage' },
  homeSheet: { address: '/club/evening/{evening}/table/{table}', file: 'hall/HomeSheetPage' },
  profile: { address: '/club/profile/{number}', file: 'hall/ProfilePage' },
  cup: { address: '/cup/{cup}', file: 'hall/CupPage' },
  admin: { address: '/admin', file: 'moderation/AdminPage', words: 'people' },
} as const satisfies Record<string, PageAt>

/** `missing`: no page has such an address. */
export type Page = keyof typeof PAGES | 'missing'

export interface Route {
  page: Page
  /** What the address names: a table, a deal, a ruleset. */
  names: Readonly<Record<string, string>>
}

const PATTERNS = Object.entries(PAGES).map(
  ([page, { address }]) =>
    [page as Page, new RegExp(`^${address.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w.-]+)')}$`)] as const,
)

export function readRoute(path: string): Route {
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(path)
    if (found) return { page, names: found.groups ?? {} }
  }
  return { page: 'missing', names: {} }
}

/** The file that shows a page, if it is still to be fetched. */
export const fileOf = (page: Page): string | undefined => placeOf(page)?.file

/** The words that are fetched with a page. */
export const wordsOf = (page: Page): Piece | undefined => placeOf(page)?.words

const placeOf = (page: Page): PageAt | undefined => (page === 'missing' ? undefined : PAGES[page])
