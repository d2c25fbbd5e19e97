import { describe, expect, it } from 'vitest'
import { merged } from '../src/progress/merge.ts'
import { EMPTY, type Progress } from '../src/progress/progress.ts'

const progress = (parts: Partial<Progress>): Progress => ({ ...EMPTY, ...parts })
const base = progress({
  stars: { d01: 1, d02: 3 },
  solved: { p1: false },
  boxes: { 'd01/3': { box: 1, due: '2026-11-20' }, p1: { box: 0, due: '2026-11-18' } },
  counted: { danish: { asked: 4, right: 2 } },
  deals: [{ day: '2026-11-01', ruleset: 'danish-hjoerring', loss: 2 }],
  votes: ['bad'],
  own: [{ id: 'mine' }],
  others: { missed: { lead: 2 } },
})

describe('progress of two devices', () => {
  it('is that of the one where only one has learned', () => {
    const after = progress({ ...base, stars: { d01: 2, d02: 3, d03: 1 }, solved: { p1: true }, boxes: {} })
    expect(merged(base, after, base)).toEqual(after)
    expect(merged(base, base, after)).toEqual(after)
  })

  it('has what both have learned, each thing once', () => {
    const desk = progress({
      ...base,
      stars: { d01: 3, d02: 3 },
      boxes: { p1: { box: 1, due: '2026-11-25' }, k1: { box: 0, due: '2026-11-19' } }, // d01/3 is known for good
      counted: { danish: { asked: 6, right: 4 } },
      deals: [...base.deals, { day: '2026-11-03', ruleset: 'danish-hjoerring', loss: 1 }],
      votes: [],
      own: [{ id: 'mine' }, { id: 'desk' }],
      others: { missed: { lead: 3 } },
    })
    const phone = progress({
      ...base,
      stars: { d01: 2, d02: 3, d04: 2 },
      solved: { p1: true },
      boxes: { 'd01/3': { box: 1, due: '2026-11-20' }, p1: { box: 1, due: '2026-11-22' } },
      counted: { danish: { asked: 5, right: 3 }, koenigrufen: { asked: 1, right: 0 } },
      deals: [...base.deals, { day: '2026-11-02', ruleset: 'koenigrufen-turnier', loss: 0 }],
      own: [{ id: 'mine' }, { id: 'phone' }],
      others: { missed: { lead: 2, kontra: 1 } },
    })
    for (const both of [merged(base, desk, phone), merged(base, phone, desk)]) {
      expect(both.stars).toEqual({ d01: 3, d02: 3, d04: 2 })
      expect(both.solved).toEqual({ p1: true })
      expect(both.boxes).toEqual({ p1: { box: 1, due: '2026-11-22' }, k1: { box: 0, due: '2026-11-19' } })
      expect(both.counted).toEqual({ danish: { asked: 7, right: 5 }, koenigrufen: { asked: 1, right: 0 } })
      expect(both.deals.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
      expect(both.votes).toEqual([])
      expect(new Set(both.own.map(({ id }) => id))).toEqual(new Set(['mine', 'desk', 'phone']))
      expect(both.others).toEqual({ missed: { lead: 3, kontra: 1 } })
    }
  })

  it('joins two that have never met', () => {
    const [one, other] = [progress({ stars: { d01: 1 } }), progress({ stars: { d01: 2, k01: 1 } })]
    expect(merged(EMPTY, one, other).stars).toEqual({ d01: 2, k01: 1 })
  })

  it('adds up how both have moved the rating', () => {
    const rated = (rating: number, deviation: number): Progress =>
      progress({ rating: { rating, deviation, volatility: 0.06 } })
    expect(merged(rated(1200, 100), rated(1220, 90), rated(1190, 95)).rating).toEqual({
      rating: 1210,
      deviation: 90,
      volatility: 0.06,
    })
  })

  it('stays erased where its owner has erased it', () => {
    expect(merged(base, EMPTY, base)).toEqual(EMPTY)
  })
})
