import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'
import { inTime, tryLater } from './try-later'

describe('A refusal of too many', () => {
  it.each([
    [0, 'in 1 second'],
    [1_001, 'in 2 seconds'],
    [90_000, 'in 90 seconds'],
    [90_001, 'in 2 minutes'],
    [HOUR_MS, 'in 60 minutes'],
    [90 * MINUTE_MS, 'in 90 minutes'],
    [91 * MINUTE_MS, 'in 2 hours'],
    [DAY_MS, 'in 24 hours'],
    [48 * HOUR_MS, 'in 48 hours'],
    [48 * HOUR_MS + 1, 'in 3 days'],
    [7 * DAY_MS, 'in 7 days'],
  ])('that ends in %i ms says “%s”, never too early', (ms, words) => {
    expect(inTime(ms)).toBe(words)
  })

  it('says what, and when to try again in words and in the header', () => {
    expect(tryLater('LOOKS', 'We looked 20 times.', 61_000, { left: 0 })).toMatchObject({
      status: 429,
      code: 'LOOKS',
      message: 'We looked 20 times. Try again in 61 seconds.',
      headers: { 'retry-after': '61' },
      members: { left: 0 },
    })
  })
})
