/** What a seat is in a deal: dealer, forehand, declarer, known partner. */
import type { Deal } from '../told/told.ts'

export type Badge = 'dealer' | 'forehand' | 'declarer' | 'partner'

export function seatBadges(deal: Deal, seat: number): Badge[] {
  const badges: Badge[] = []
  if (deal.dealer === seat) badges.push('dealer')
  if (deal.family === 'koenigrufen') {
    const isSettled = deal.phase !== 'auction' // until then the declarer is whoever has bid most
    if (deal.declarer === seat && isSettled) badges.push('declarer')
    if (deal.forehand === seat && !isSettled) badges.push('forehand')
    if (deal.partner === seat && deal.declarer !== seat) badges.push('partner')
  }
  return badges
}
