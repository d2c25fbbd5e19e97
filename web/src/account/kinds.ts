/** What contracts and roles are called. */
import type { Words } from '../words/catalogue.ts'
import { hyphenated } from '../words/names.ts'

/** A game of Königrufen by its name, a deal of Danish Tarok by how it ended. */
export function contractName(game: string, contract: string, say: Words): string {
  const key = game === 'koenigrufen' ? `contract-${hyphenated(contract)}` : `account-contract-${contract}`
  return say.has(key) ? say(key) : contract
}

export function roleName(role: string, say: Words): string {
  const key = `account-role-${role}`
  return say.has(key) ? say(key) : role
}
