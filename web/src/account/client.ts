/** What is asked of the server about accounts. */
import { keepLast } from '../progress/kept.ts'
import { get, post } from '../wire/api.ts'
import type {
  AccountHere,
  AccountMade,
  AccountShown,
  DealsFound,
  DealsLooked,
  KeyAsked,
  MailLinkShown,
  MailSent,
  ProfileShown,
  RatingsShown,
  Statistics,
} from '../wire/messages.ts'
import { type Session, know } from '../wire/session.ts'
import { makeKey, useKey } from './passkeys.ts'

const AT = '/api/accounts'

export const findAccount = (): Promise<AccountHere> => get<AccountHere>(`${AT}/me`)

/** Makes a passkey, and with the first one the account. */
export async function addKey(session: Session, label: string): Promise<AccountMade> {
  const { public_key: asked } = await post<KeyAsked>(`${AT}/passkeys/asked`, {}, session)
  return post<AccountMade>(`${AT}/passkeys`, await makeKey(asked, label), session)
}

export const removeKey = (session: Session, passkey: string): Promise<AccountShown> =>
  post<AccountShown>(`${AT}/passkeys/remove`, { passkey }, session)

export const newCodes = (session: Session): Promise<AccountMade> => post<AccountMade>(`${AT}/codes`, {}, session)

/** Where there is a session, signing in ends it: whoever asks has said so. */
export async function enterByKey(session?: Session): Promise<Session> {
  const { public_key: asked } = await post<KeyAsked>(`${AT}/sign-in/asked`, {})
  return know(await post<Session>(`${AT}/sign-in`, await useKey(asked, session !== undefined), session))
}

export const enterByCode = async (code: string, session?: Session): Promise<Session> =>
  know(await post<Session>(`${AT}/sign-in/code`, { code, leaving: session !== undefined }, session))

export const enterByLink = async (secret: string, session?: Session): Promise<Session> =>
  know(await post<Session>(`${AT}/sign-in/link`, { secret, leaving: session !== undefined }, session))

/** Asks for a letter: to sign in, or for who has a session to let the mailbox be that of his account. */
export const askForLetter = (mail: string, session?: Session): Promise<MailSent> =>
  post<MailSent>(session ? `${AT}/mail` : `${AT}/sign-in/mail`, { mail }, session)

export const lookAtLink = (secret: string): Promise<MailLinkShown> => post<MailLinkShown>(`${AT}/links`, { secret })

export const bindMail = (secret: string, session: Session): Promise<AccountMade> =>
  post<AccountMade>(`${AT}/mail/bind`, { secret }, session)

export const removeMail = (session: Session): Promise<AccountMade> =>
  post<AccountMade>(`${AT}/mail/remove`, {}, session)

export async function signOut(session: Session, everywhere: boolean): Promise<void> {
  await post(`${AT}/sign-out`, { everywhere }, session)
  keepLast(undefined)
  know(undefined)
}

export async function leaveForGood(session: Session, name: string): Promise<void> {
  await post(`${AT}/delete`, { name }, session)
  keepLast(undefined)
  know(undefined)
}

export const EXPORT = `${AT}/export`

export const findDeals = (looked: DealsLooked, session: Session): Promise<DealsFound> =>
  post<DealsFound>(`${AT}/deals`, looked, session)

export const findStatistics = (): Promise<Statistics> => get<Statistics>(`${AT}/statistics`)

export const findPerson = (handle: string): Promise<ProfileShown> => get<ProfileShown>(`${AT}/people/${handle}`)

export const showStatistics = (session: Session, shown: boolean): Promise<AccountShown> =>
  post<AccountShown>(`${AT}/profile`, { shows_statistics: shown }, session)

export const findRatings = (): Promise<RatingsShown> => get<RatingsShown>(`${AT}/ratings`)
