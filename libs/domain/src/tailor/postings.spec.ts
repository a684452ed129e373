import { POSTINGS } from './postings.cases'
import { emptyResume, newEntry } from '../resumes/resume.rules'
import { termsOfText } from './posting-terms'
import { tailorTo } from './tailor'
import { yearsAsked } from './years'

const lower = (list: readonly string[]) => list.map((term) => term.toLowerCase())

describe('A posting of any field of work', () => {
  it('is one of twenty, of at least ten fields', () => {
    expect(POSTINGS).toHaveLength(20)
    expect(new Set(POSTINGS.map(({ field }) => field.split(',')[0])).size).toBeGreaterThanOrEqual(10)
  })

  it.each(POSTINGS.map((one) => [one.field, one] as const))(
    'names its terms: %s',
    (_, { text, must, nice = [] }) => {
      const found = termsOfText(text)
      const of = (need: 'must' | 'nice') =>
        lower(found.flatMap((one) => (one.need === need ? [one.term] : [])))

      expect(lower(must).filter((term) => !of('must').includes(term))).toEqual([])
      expect(lower(nice).filter((term) => !of('nice').includes(term))).toEqual([])
      // What is read beside them stays little: noise would bury the terms.
      expect(found.length).toBeLessThanOrEqual(must.length + nice.length + 3)
    },
  )
})

describe('Years that a posting asks for', () => {
  it.each([
    ['5+ years of Go', 5],
    ['At least three years in acute care', 3],
    ['2-4 yrs of payroll', 2],
    ['Mindestens 2 Jahre Erfahrung', 2],
    ['You are 18 years old', undefined],
    ['Our firm is 150 years old', undefined],
    ['Lesson planning', undefined],
  ])('are read: %s', (line, years) => {
    expect(yearsAsked(line)).toBe(years)
  })

  it('are beside the months of the jobs that name the term, a month in two jobs counted once', () => {
    const job = (id: string, startDate: string, endDate: string, more = {}) => ({
      ...newEntry.workExperience(id),
      startDate,
      endDate,
      description: ['Did wound care'],
      ...more,
    })
    const draft = {
      ...emptyResume(),
      workExperience: [
        job('a', '2020-01', '2020-12'),
        job('b', '2020-07', '2021-06'),
        job('c', '2026-01', '', { current: true }),
        job('d', '2010-01', '2019-12', { hidden: true }),
        job('e', '2010-01', '2019-12', { description: ['Drove a van'] }),
        job('f', '', '2019-12'),
      ],
    }
    const [term] = tailorTo(draft, termsOfText('Requirements\n- 5+ years of wound care'), '2026-11').terms

    expect(term).toMatchObject({ term: 'wound care', years: 5, months: 18 + 11 })
  })

  it('finds terms in every part of a resume, with its place', () => {
    const draft = {
      ...emptyResume(),
      volunteer: [{ ...newEntry.volunteer('v'), description: ['Gave wound care'] }],
      publications: [{ ...newEntry.publications('p'), name: 'On wound care' }],
      customSections: [
        {
          id: 'own',
          name: 'Talks',
          entries: [{ name: 'Wound care', detail: '', location: '', date: '', link: '', description: [] }],
        },
      ],
    }
    const [term] = tailorTo(draft, termsOfText('Requirements\n- Wound care')).terms

    expect(term?.found.map(({ field, tab }) => [field, tab])).toEqual([
      ['volunteer.0.description.0', 'more'],
      ['publications.0.name', 'more'],
      ['customSections.0.entries.0.name', 'more'],
    ])
  })
})
