import { buildChoices } from '../../../testing/practice-rows'
import { estimate, purposesOf, supplyOf, type Wish } from './choices'
import { practiseFor } from './practise-for'

const wishFor = (over: Partial<Wish> = {}): Wish => {
  const [purpose] = purposesOf(buildChoices())
  if (!purpose) throw new Error('nothing to practise for')
  return { purpose, kind: 'mixed', level: 'senior', count: 5, ...over }
}

describe('What the bank has for a wish', () => {
  it.each([
    ['mixed', 5, { questions: 5, ofLevel: 5 }],
    // The mix of this interview has one of five about system design, and the bank two of each level.
    ['system-design', 8, { questions: 8, ofLevel: 2 }],
    ['case', 3, { questions: 0, ofLevel: 0 }],
  ] as const)('of %s, %i questions', (kind, count, supply) => {
    const { counts } = buildChoices({}, (type, area) =>
      area !== 'Blockchain' || type === 'case' ? 0 : type === 'technical' ? 9 : 2,
    )
    expect(supplyOf({ counts }, wishFor({ kind, count }))).toEqual(supply)
  })

  it('is what each kind of a mix has, not their sum', () => {
    const { counts } = buildChoices({}, (type, area, level) =>
      area === 'Blockchain' && level === 'senior' && type === 'technical' ? 2 : 0,
    )
    expect(supplyOf({ counts }, wishFor())).toEqual({ questions: 2, ofLevel: 2 })
  })
})

describe('The words of a start', () => {
  it.each([
    [1, 'About 5 minutes'],
    [3, 'About 20 minutes'],
    [5, 'About 35 minutes'],
    [8, 'About 55 minutes'],
  ])('estimate %i questions', (questions, text) => expect(estimate(questions)).toBe(text))

  // Wednesday.
  const now = Date.parse('2025-01-08T20:00:00Z')
  it.each([
    ['2025-01-08T22:00:00Z', 'Practise for today'],
    ['2025-01-09T22:00:00Z', 'Practise for tomorrow'],
    ['2025-01-10T22:00:00Z', 'Practise for Friday'],
    ['2025-01-14T22:00:00Z', 'Practise for Tuesday'],
    ['2025-01-15T22:00:00Z', 'Practise for Wed 15 Jan'],
    [null, 'Practise for Kestrel'],
  ])('name the day of %s', (startsAt, text) =>
    expect(practiseFor({ startsAt, company: 'Kestrel' }, now)).toBe(text),
  )
})
