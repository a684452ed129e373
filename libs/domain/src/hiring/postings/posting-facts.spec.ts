import {
  changedFacts,
  changedSince,
  factVersions,
  POSTING_FACTS,
  type FactFields,
  type PostingFact,
} from './posting-facts'

const posting: FactFields = {
  title: 'Engineer',
  salaryMin: 100,
  salaryMax: 120,
  currency: 'USD',
  period: 'year',
  mode: 'Remote',
  location: 'Remote',
  country: null,
  regions: ['US', 'CA'],
  type: 'Full-time',
  skills: [
    { skill: 'Rust', level: 3, importance: 'must' },
    { skill: 'Go', level: 2, importance: 'must' },
    { skill: 'SQL', level: 2, importance: 'nice' },
  ],
  minYears: 2,
  closesAt: '2026-12-01T00:00:00.000Z',
  description: 'You build.',
}

describe('What changed in a posting', () => {
  const cases: [PostingFact, Partial<FactFields>][] = [
    ['title', { title: 'Lead' }],
    ['pay', { salaryMin: 90 }],
    ['pay', { currency: 'EUR' }],
    ['pay', { period: 'hour' }],
    ['place', { mode: 'Hybrid' }],
    ['place', { regions: ['US'] }],
    ['place', { country: 'DE' }],
    ['type', { type: 'Contract' }],
    ['skills', { skills: posting.skills.slice(1) }],
    ['skills', { skills: [{ skill: 'Rust', level: 4, importance: 'must' }, ...posting.skills.slice(1)] }],
    ['experience', { minYears: 3 }],
    ['closes', { closesAt: '2026-12-02T00:00:00.000Z' }],
    ['description', { description: 'You lead.' }],
  ]

  it.each(cases)('is told as %s: %j', (fact, over) => {
    expect(changedFacts(posting, { ...posting, ...over })).toEqual([fact])
  })

  it('is nothing when the order or a welcome skill differs', () => {
    const nice = { skill: 'Lua', level: 1, importance: 'nice' } as const
    const after = { ...posting, regions: ['CA', 'US'], skills: [...posting.skills, nice].reverse() }
    expect(changedFacts(posting, after)).toEqual([])
  })

  it('is known of each fact by its last version', () => {
    const first = factVersions(null, ['pay', 'closes'], 3)
    const second = factVersions(first, ['pay'], 7)

    expect(factVersions(null, [], 2)).toBeNull()
    expect(changedSince(null, 1)).toEqual([])
    expect(changedSince(second, 2)).toEqual(['pay', 'closes'])
    expect(changedSince(second, 3)).toEqual(['pay'])
    expect(changedSince(second, 7)).toEqual([])
    expect(POSTING_FACTS).toHaveLength(new Set(POSTING_FACTS).size)
  })
})
