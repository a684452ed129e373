import {
  browserZone,
  formatListDate,
  formatMoment,
  formatSince,
  formatStamp,
  setClock,
  sideZone,
  zoneName,
} from './format'
import { fromLocalText, toLocalText } from './local-text'

const AT = '2025-01-08T23:30:00.000Z'

describe('The clock of a side', () => {
  afterEach(() => setClock(browserZone()))

  it('tells every time, and is read by every field for a time', () => {
    setClock('Asia/Tokyo')
    expect(formatMoment(AT)).toBe('Thu 9 Jan, 08:30')
    expect(fromLocalText('2025-01-09T08:30')).toBe(AT)
    expect(toLocalText(new Date(AT))).toBe('2025-01-09T08:30')

    setClock('America/Los_Angeles')
    expect(formatMoment(AT)).toBe('Wed 8 Jan, 15:30')
    expect(sideZone()).toBe('America/Los_Angeles')
  })

  it.each([
    ['America/Los_Angeles', 'Los Angeles time'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
  ])('%s is called %s', (zone, name) => {
    setClock(zone)
    expect(zoneName()).toBe(name)
  })

  it('says the year of a moment that may be long ago', () => {
    setClock('UTC')

    expect(formatStamp(AT)).toBe('8 Jan 2025, 23:30')
  })

  it('leaves the year out of a list while it is this one, by the clock of the side', () => {
    setClock('Asia/Tokyo')
    const newYear = Date.parse('2024-12-31T15:00:00.000Z')

    expect(formatListDate(AT, undefined, newYear)).toBe('9 Jan')
    expect(formatListDate(AT, undefined, newYear - 1)).toBe('9 Jan 2025')
    expect(formatSince(AT, Date.parse('2025-03-01T00:00:00.000Z'))).toBe('9 Jan')
    expect(formatSince(AT, Date.parse('2026-03-01T00:00:00.000Z'))).toBe('9 Jan 2025')
  })

  it('knows no time in a field that is empty or half filled', () => {
    for (const text of ['', '2025-01-09', 'x']) expect(fromLocalText(text)).toBeUndefined()
  })
})
