import { dayAhead, lastMinute } from './days'
import { browserZone, setClock } from './format'

describe('The days of a side', () => {
  afterEach(() => setClock(browserZone()))

  it('ends a day on the clock of the side, wherever the reader is', () => {
    setClock('Asia/Tokyo')
    expect(lastMinute('2026-01-08')).toBe('2026-01-08T14:59:00.000Z')

    setClock('America/Los_Angeles')
    expect(lastMinute('2026-01-08')).toBe('2026-01-09T07:59:00.000Z')
  })

  it.each(['', 'soon', '2026-13-01', '2026-02-30', '2026-1-8'])('has no last minute for %p', (text) => {
    expect(lastMinute(text)).toBeNull()
  })

  it('counts days from the date that the clock of the side shows', () => {
    const at = new Date('2026-01-08T03:00:00Z')

    expect(dayAhead(0, at, 'America/Los_Angeles')).toBe('2026-01-07')
    expect(dayAhead(30, at, 'Asia/Tokyo')).toBe('2026-02-07')
  })
})
