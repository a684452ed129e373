import { DAY_MS, MINUTE_MS } from '../../timing'
import { localTime } from '../zone'
import { nextDigest, nextLook } from './digest-times'

const ZONES = [
  'Europe/Oslo',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'UTC',
]

describe('When people are told of jobs', () => {
  it.each(ZONES)('is Monday at eight by the clock of %s, each week once, for three years', (zone) => {
    let at = new Date('2025-01-01T00:00:00.000Z')
    for (let week = 0; week < 156; week++) {
      const next = nextDigest(at, zone)
      expect(localTime(next, zone)).toMatchObject({ weekday: 1, hour: 8, minute: 0 })
      const gap = next.getTime() - at.getTime()
      expect(gap).toBeGreaterThan(0)
      if (week > 0) expect(gap / DAY_MS).toBeCloseTo(7, 0)
      at = next
    }
  })

  it('moves an hour that clocks skip forward, and counts one that they show twice once', () => {
    // Clocks of Santiago skip from midnight on to one; a zone that skips eight o'clock is invented by none today, so
    // the day before and after a change stand for it: every day has one morning.
    const zone = 'America/Santiago'
    let at = new Date('2025-09-01T00:00:00.000Z')
    const days = new Set<string>()
    for (let n = 0; n < 300; n++) {
      const next = nextLook('daily', at, zone)
      if (!next) throw new Error('A daily look has a time')
      const { year, month, day, hour } = localTime(next, zone)
      expect(hour).toBe(8)
      days.add(`${year}-${month}-${day}`)
      at = next
    }
    expect(days.size).toBe(300)
  })

  it('is never where nobody asked, and in minutes where it is at once', () => {
    const at = new Date('2025-03-01T00:00:00.000Z')
    expect(nextLook('off', at, 'UTC')).toBeNull()
    expect(nextLook('at once', at, 'UTC')?.getTime()).toBe(at.getTime() + 10 * MINUTE_MS)
    expect(nextLook('weekly', at, 'UTC')).toEqual(new Date('2025-03-03T08:00:00.000Z'))
    expect(nextLook('weekly', new Date('2025-03-03T08:00:00.000Z'), 'UTC')).toEqual(
      new Date('2025-03-10T08:00:00.000Z'),
    )
  })
})
