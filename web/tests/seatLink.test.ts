import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSeatLink, seatAddress, seatSecret, takeSeatSecret } from '../src/table/invite/seatLink.ts'
import { lookAtSeat } from '../src/wire/session.ts'

const SECRET = 'a+b/c=='
const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const replaced = vi.fn<(state: unknown, title: string, address: string) => void>()

function openAt(hash: string): void {
  vi.stubGlobal('location', { origin: 'https://tarock.example', pathname: '/table/t1', search: '', hash })
}

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('history', { state: null, replaceState: replaced })
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
  replaced.mockReset()
})

test('the secret stands behind the #, where no server sees it, and comes back as it was', () => {
  const address = new URL(seatAddress('https://tarock.example', 't1', SECRET))
  expect(address.pathname).toBe('/table/t1')
  expect(address.search).toBe('')
  expect(seatSecret(address.hash)).toBe(SECRET)
})

test('what is no secret of a seat is none', () => {
  for (const hash of ['', '#', '#seat=', '#chair=7', '#seat=%E0%A4%A']) expect(seatSecret(hash)).toBeUndefined()
})

test('the link is made of the secret that the server gives', async () => {
  openAt('')
  asked.mockResolvedValue(Response.json({ link: SECRET }))
  expect(await findSeatLink('t1')).toBe(seatAddress('https://tarock.example', 't1', SECRET))
})

test('whoever arrives by the link looks at the seat first, and the secret leaves the address', async () => {
  openAt(`#seat=${encodeURIComponent(SECRET)}`)
  asked.mockResolvedValue(Response.json({ place: 2, name: 'Anna', yours: false }))
  expect(await lookAtSeat('t1', takeSeatSecret() ?? '')).toMatchObject({ name: 'Anna', yours: false })
  const [path, init] = asked.mock.calls[0] ?? []
  expect(path).toBe('/api/tables/t1/links')
  expect(init?.body).toBe(JSON.stringify({ link: SECRET }))
  expect(replaced).toHaveBeenCalledWith(null, '', '/table/t1')
})

test('whoever arrives without a secret stays who he is', () => {
  openAt('')
  expect(takeSeatSecret()).toBeUndefined()
  expect(replaced).not.toHaveBeenCalled()
})

test('a secret leaves the address before it is known whether the server takes it', () => {
  openAt('#seat=forged')
  expect(takeSeatSecret()).toBe('forged')
  expect(replaced).toHaveBeenCalledOnce()
})
