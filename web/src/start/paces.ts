/** How long a bot waits before it plays, in milliseconds. */
export const PACES = { quick: 250, normal: 700, calm: 1500, slow: 3000 } as const

export type Pace = keyof typeof PACES

export const isPace = (name: string | undefined): name is Pace => name !== undefined && Object.hasOwn(PACES, name)
