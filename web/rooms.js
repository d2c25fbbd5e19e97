/**
 * The rooms of the page: each folder below `src`, and each module directly in it by the first part of its name.
 *
 * A room may import itself and the rooms that stand beside its name; the linter sees to it.  The innermost come first:
 * a room names only rooms above it, so that no two can need each other.
 */
import { readdirSync } from 'node:fs'

/** @typedef {Readonly<Record<string, readonly string[]>>} Rooms */

/** What every page stands on. */
const GROUND = ['cards', 'words', 'wire', 'preferences', 'route']
const PAGE = [...GROUND, 'shell']

/** @type {Rooms} */
export const ROOMS = {
  cards: [],
  words: ['cards'],
  wire: ['words'],
  preferences: ['cards', 'words'],
  pages: ['words'],
  route: ['pages'],
  shell: GROUND,
  games: ['wire', 'words'],
  told: ['wire', 'words', 'games'],
  coach: [...PAGE, 'games', 'told'],
  shelf: [],
  person: PAGE,
  progress: ['wire'],
  rulebook: [...PAGE, 'shelf'],
  house: [...PAGE, 'shelf', 'rulebook'],
  score: [...PAGE, 'games', 'told', 'coach'],
  moderation: [...PAGE, 'score'],
  settings: [...PAGE, 'moderation', 'person'],
  start: [...PAGE, 'shelf', 'person'],
  account: [...PAGE, 'person', 'progress'],
  table: [...PAGE, 'moderation', 'games', 'told', 'coach', 'person', 'progress', 'rulebook', 'score', 'settings'],
  meeting: [...PAGE, 'person', 'start', 'table'],
  replay: [...PAGE, 'games', 'told', 'coach', 'shelf', 'person', 'progress', 'score', 'table'],
  school: [...PAGE, 'games', 'told', 'coach', 'person', 'progress', 'table', 'replay'],
  hall: [...PAGE, 'games', 'told', 'score'],
  gallery: ['cards', 'words'],
  embed: ['cards', 'words', 'wire', 'shell', 'told', 'score', 'replay'], // a deal in a page of others
  App: [...PAGE, 'moderation', 'pages', 'start'], // every other page is fetched when it is wanted
  main: [...PAGE, 'progress', 'account', 'App'], // the account is fetched only where progress is kept with it
}

/** @type {(name: string) => string} */
const roomOf = (name) => name.split('.')[0] ?? name

/**
 * The rooms below a folder: `table` is one, and so is `preferences.svelte.ts`.
 *
 * @type {(folder: string) => string[]}
 */
export const roomsIn = (folder) => [...new Set(readdirSync(folder).map(roomOf))]

/**
 * What is wrong with the list itself: a room that it does not name, one that is gone, or two in the wrong order.
 *
 * @type {(rooms: Rooms, found: readonly string[]) => string[]}
 */
export function faultsIn(rooms, found) {
  const names = Object.keys(rooms)
  const unnamed = found.filter((room) => !names.includes(room))
  const gone = names.filter((room) => !found.includes(room))
  const early = Object.entries(rooms).flatMap(([room, allowed], at) =>
    allowed.filter((other) => names.indexOf(other) >= at).map((other) => ({ room, other })),
  )
  return [
    ...unnamed.map((room) => `${room} is a new room: say in ROOMS what it may import`),
    ...gone.map((room) => `${room} is not there any more`),
    ...early.map(({ room, other }) => `${room} stands before ${other}, which it may import`),
  ]
}

/**
 * The same list as the rule `import-x/no-restricted-paths` wants it.
 *
 * @type {(rooms: Rooms, folder: string) => { target: string[], from: string, except: string[], message: string }[]}
 */
export function zonesOf(rooms, folder) {
  const files = readdirSync(folder)
  /** @type {(wanted: readonly string[]) => string[]} */
  const filesOf = (wanted) => files.filter((name) => wanted.includes(roomOf(name)))
  return Object.entries(rooms).map(([room, allowed]) => ({
    target: filesOf([room]).map((name) => `${folder}/${name}`),
    from: folder,
    except: filesOf([room, ...allowed]).map((name) => `./${name}`),
    message: `A module of ${room} may import ${allowed.join(', ') || 'no other room'} (rooms.js).`,
  }))
}
