import { formatPeriod, RESUME_LANGUAGES } from '@tryka/domain'
import { findPeriod } from './periods'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

describe.each(RESUME_LANGUAGES)('Periods in %s', (language) => {
  it('are read as resumes here write them', () => {
    const wrong = months.flatMap((month) =>
      ['', '2021-06'].flatMap((endDate) => {
        const period = { startDate: `2019-${month}`, endDate, current: !endDate }
        const text = formatPeriod(period, language)
        const { start, end, current, text: told } = findPeriod(`Acme, ${text}`) ?? {}
        const right = start === period.startDate && end === endDate && current === !endDate && told === text
        return right ? [] : [text]
      }),
    )

    expect(wrong).toEqual([])
  })

  it.each(['long', 'short'] as const)('are read with %s names of months', (month) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
      month,
      year: 'numeric',
      timeZone: 'UTC',
    })
    const wrong = months.filter((number, index) => {
      const text = `${format.format(Date.UTC(2019, index))} – ${format.format(Date.UTC(2021, 5))}`
      const { start, end } = findPeriod(text) ?? {}
      return start !== `2019-${number}` || end !== '2021-06'
    })

    expect(wrong).toEqual([])
  })
})
