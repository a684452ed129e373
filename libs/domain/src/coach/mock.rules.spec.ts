import { MINUTE_MS } from '../timing'
import {
  ABSENT,
  afterBeat,
  areInAgreement,
  commonHours,
  commonStarts,
  isHere,
  MOCK_RULES,
  wasThere,
  type PeerHours,
} from './mock.rules'
import { AskMock, CallLink, SubmitSheet } from './mock.schema'

const MONDAY = Date.parse('2026-03-02T00:00:00.000Z')
const hours = (zone: string, from: number, to: number, days = [1, 2, 3, 4, 5]): PeerHours => ({
  zone,
  days,
  from,
  to,
})

describe('Hours of two people', () => {
  it('are found across zones that differ by half an hour', () => {
    const [london, kolkata] = [hours('Europe/London', 12, 15, [1]), hours('Asia/Kolkata', 18, 21, [1])]
    // 18:00 in Kolkata is 12:30 in London.
    expect(commonStarts(london, kolkata, MONDAY).slice(0, 4)).toEqual([
      '2026-03-02T12:30:00.000Z',
      '2026-03-02T13:00:00.000Z',
      '2026-03-02T13:30:00.000Z',
      '2026-03-02T14:00:00.000Z',
    ])
    // Two Mondays lie within ten days.
    expect(commonHours(london, kolkata, MONDAY)).toBe(5)
  })

  it('end with the hours that each gave, and move with the clocks of a zone', () => {
    const own = hours('Europe/London', 9, 10, [7, 1])
    const starts = commonStarts(own, own, Date.parse('2026-03-27T00:00:00.000Z'))
    expect(starts.slice(0, 2)).toEqual(['2026-03-29T08:00:00.000Z', '2026-03-30T08:00:00.000Z'])
    expect(commonHours(own, hours('Europe/London', 10, 12), MONDAY)).toBe(0)
  })
})

describe('Being there', () => {
  const at = (seconds: number) => MONDAY + seconds * 1_000
  it('counts what lies between two near beats, and nothing that is claimed', () => {
    const first = afterBeat(ABSENT, at(0), true)
    const near = afterBeat(first, at(30), true)
    const far = afterBeat(near, at(600), true)
    expect([first.seconds, near.seconds, far.seconds, afterBeat(far, at(600), true).seconds]).toEqual([
      0, 30, 30, 30,
    ])
    expect(afterBeat(near, at(45), false).seconds).toBe(30)
    expect([isHere(near, at(75)), isHere(near, at(76))]).toEqual([true, false])
  })

  it('is in time and long enough', () => {
    const startsAt = new Date(MONDAY).toISOString()
    const seconds = MOCK_RULES.leastMinutes * 60
    const came = (ms: number) => new Date(MONDAY + ms).toISOString()
    const late = MOCK_RULES.lateMinutes * MINUTE_MS
    expect(wasThere({ firstAt: came(late), lastAt: null, seconds }, startsAt)).toBe(true)
    expect(wasThere({ firstAt: came(late + 1), lastAt: null, seconds }, startsAt)).toBe(false)
    expect(wasThere({ firstAt: came(0), lastAt: null, seconds: seconds - 1 }, startsAt)).toBe(false)
  })
})

describe('What both say', () => {
  const said = (word: string, over = {}) => ({
    tookPlace: true,
    help: 2,
    reasons: ['one', 'two', 'three'].map((nth) => `The ${nth} ${word} answer said what was done by whom.`),
    ...over,
  })
  it('counts where it took place, helped, and neither copied', () => {
    expect(areInAgreement(said('a'), said('b'))).toBe(true)
    for (const over of [{ tookPlace: false }, { help: 1 }, { reasons: said('b').reasons.slice(1) }])
      expect([
        areInAgreement(said('a'), said('b', over)),
        areInAgreement(said('b', over), said('a')),
      ]).toEqual([false, false])
    const shouted = said('b', { reasons: said('a').reasons.map((reason) => `${reason.toUpperCase()}!`) })
    expect(areInAgreement(said('a'), shouted)).toBe(false)
  })

  it('has three different reasons of eight words, without a way to each other', () => {
    const sheet = { ...said('a'), help: 2, levels: [], thing: 'Say how many people had noticed it.' }
    expect(SubmitSheet.safeParse(sheet).success).toBe(true)
    expect(SubmitSheet.safeParse({ tookPlace: false }).success).toBe(true)
    const [first = ''] = sheet.reasons
    for (const over of [
      { reasons: [first, first.toUpperCase(), sheet.reasons[2]] },
      { reasons: [first, sheet.reasons[1], 'Only seven words are in this one.'] },
      { reasons: [first, sheet.reasons[1], 'Look it up at www.example.com because it says so there.'] },
      { thing: 'Call me on telegram: it is better there.' },
      { help: 5 },
    ])
      expect([over, SubmitSheet.safeParse({ ...sheet, ...over }).success]).toEqual([over, false])
  })
})

it('takes hours in their order, and links of a call without credentials', () => {
  const ask = { kind: 'swap', type: 'case', language: 'English', price: 0 }
  const parse = (days: number[], from: number, to: number) =>
    AskMock.safeParse({ ...ask, hours: { days, from, to } }).success
  expect([
    parse([1], 8, 9),
    parse([], 8, 9),
    parse([1, 1], 8, 9),
    parse([1], 9, 9),
    parse([8], 8, 9),
  ]).toEqual([true, false, false, false, false])
  for (const [link, isFine] of [
    ['https://call.example/room?a=1', true],
    ['http://call.example', false],
    ['https://me:secret@call.example', false],
    ['javascript:alert(1)', false],
    ['/interviews/room', false],
    ['', false],
  ] as const)
    expect([link, CallLink.safeParse(link).success]).toEqual([link, isFine])
})
