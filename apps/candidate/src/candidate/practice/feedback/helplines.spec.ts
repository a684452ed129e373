import { HELPLINE_DAYS, HELPLINES, helplinesOf } from './helplines'

describe('Where somebody in danger can turn', () => {
  it.each(HELPLINES)('$name was looked up not long ago, and says where', ({ checked, source, number }) => {
    const age = (Date.now() - Date.parse(checked)) / 86_400_000
    expect(age).toBeLessThan(HELPLINE_DAYS)
    expect(source).toMatch(/^https:\/\//)
    expect(number).toMatch(/^[\d ]+$/)
  })

  it('is told by country, in full while that is unknown', () => {
    const numbers = (country: string | null) => helplinesOf(country).map(({ number }) => number)
    expect([numbers('IN'), numbers('CA'), numbers('IE'), numbers('AU')]).toEqual([
      ['14416'],
      ['988'],
      ['116 123'],
      ['13 11 14'],
    ])
    expect(numbers('NO')).toEqual([])
    expect(numbers(null)).toHaveLength(HELPLINES.length)
  })
})
