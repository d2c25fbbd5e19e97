/** How the cards on a page are drawn: said once above them, so that whatever lies between need not pass it on. */
import { createContext } from 'svelte'
import type { CardStyle } from './style.ts'

/** A function, so that cards are drawn anew when their reader chooses otherwise. */
export const [drawn, setDrawn] = createContext<() => CardStyle>()
