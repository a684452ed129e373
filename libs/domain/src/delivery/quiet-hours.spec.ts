import { localTime } from '../hiring/zone'
import { DAY_MS, MINUTE_MS } from '../timing'
import { QUIET_PRESET, quietUntil } from './quiet-hours'

const at = (text: string) => new Date(text)
const iso = (until: Date | null) => until?.toISOString() ?? null
const seed = Math.floor(Math.random() * 1_000_000)
console.info(`quiet hours: seed ${seed}`)

describe('Quiet hours', () => {
  it.each([
    ['2026-03-02T20:59:00Z', 'UTC', null],
    ['2026-03-02T21:00:00Z', 'UTC', '2026-03-03T08:00:00.000Z'],
    ['2026-03-03T07:59:59Z', 'UTC', '2026-03-03T08:00:00.000Z'],
    ['2026-03-03T08:00:00Z', 'UTC', null],
    ['2026-03-02T16:00:00Z', 'Asia/Kolkata', '2026-03-03T02:30:00.000Z'],
    ['2026-12-31T23:30:00Z', 'UTC', '2027-01-01T08:00:00.000Z'],
    // The night that is an hour shorter, and the one that is an hour longer.
    ['2026-03-28T21:30:00Z', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T20:30:00Z', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
  ])('at %s in %s end at %s', (now, zone, end) => {
    expect(iso(quietUntil(QUIET_PRESET, zone, at(now)))).toBe(end)
  })

  it('end after the gap where the clock skips their end', () => {
    const hours = { from: '22:00', to: '02:30' }
    expect(iso(quietUntil(hours, 'Europe/Berlin', at('2026-03-28T22:00:00Z')))).toBe(
      '2026-03-29T01:30:00.000Z',
    )
  })

  it('lie within a day as well', () => {
    const noon = { from: '12:00', to: '13:00' }
    expect(iso(quietUntil(noon, 'UTC', at('2026-03-02T12:30:00Z')))).toBe('2026-03-02T13:00:00.000Z')
    expect(quietUntil(noon, 'UTC', at('2026-03-02T11:30:00Z'))).toBeNull()
  })

  it('always end within a day, at a time that is not quiet, in every zone and season', () => {
    const zones = ['Europe/Oslo', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia']
    let random = seed
    const next = (most: number) => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
      return random % most
    }
    const clock = () => `${String(next(24)).padStart(2, '0')}:${String(next(12) * 5).padStart(2, '0')}`
    for (let n = 0; n < 2_000; n += 1) {
      const zone = zones[next(zones.length)] ?? 'UTC'
      const [from, to] = [clock(), clock()]
      if (from === to) continue
      const now = new Date(Date.UTC(2026, 0, 1) + next(365 * 24 * 60) * MINUTE_MS)
      const until = quietUntil({ from, to }, zone, now)
      if (!until) continue
      expect(until.getTime()).toBeGreaterThan(now.getTime())
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS + 60 * MINUTE_MS)
      const { minute } = localTime(until, zone)
      expect(minute % 5).toBe(0)
    }
  })
})
