import type { Grade, Template } from '../tasks/template'
import type { Bank } from './bank'
import { missingOf, WHOLE_BANK } from './bank'

const TOPICS = ['select', 'joins', 'grouping', 'keys', 'nulls']

/** The n-th of a bank in which every grade and topic is alike, and so many of twenty are choices. */
const numbered = (n: number, choices: number): Template => ({
  id: `test/${TOPICS[Math.floor(n / 5) % 5] ?? ''}/t${n}`,
  revision: 1,
  kind: n % 20 < choices ? 'single' : 'numeric',
  topic: TOPICS[Math.floor(n / 5) % 5] ?? '',
  grade: ((n % 5) + 1) as Grade,
  seconds: 60,
  status: 'active',
  idea: 'Adding is not multiplying.',
  params: () => n,
  ask: () => ({ stem: `What is ${n} plus 1?` }),
  key: () => ({ kind: 'numeric', value: n + 1, tolerance: { absolute: 0 } }),
  why: () => 'It is the sum.',
  source: ['Peano 1889'],
})
const bankOf = (templates: Template[]): Bank => ({
  track: 'test',
  version: '2026.1',
  calibration: 'provisional',
  shares: Object.fromEntries(TOPICS.map((topic) => [topic, 1 / TOPICS.length])),
  templates,
})
const drawn = (count: number, choices = 7) => Array.from({ length: count }, (_, n) => numbered(n, choices))

describe('What a bank lacks', () => {
  it('is nothing in a whole one', () => {
    expect(missingOf(bankOf(drawn(WHOLE_BANK.templates)))).toEqual([])
  })

  it('is a template that is not active yet, or no longer', () => {
    const [first, ...others] = drawn(WHOLE_BANK.templates)
    for (const status of ['draft', 'pilot', 'suspect', 'retired'] as const)
      expect(missingOf(bankOf([{ ...first, status } as Template, ...others]))).toEqual([
        'templates: 119 of 120',
      ])
  })

  it('is named by topic and by grade', () => {
    const kept = drawn(250, 0).filter(({ topic, grade }) => grade !== 5 && (topic !== 'joins' || grade === 1))
    expect(missingOf(bankOf(kept))).toEqual(['topic joins: 10 of 14', 'grade 5: 0 of 15'])
  })

  it('is a task that is not a choice, where more than 35 in a hundred are', () => {
    expect(missingOf(bankOf(drawn(120, 8)))).toEqual(['choice: 48 of 120'])
  })

  it('is tasks that ask for code, where there is a grader for them', () => {
    const bank: Bank = { ...bankOf(drawn(120)), code: ['code-sql'] }
    expect(missingOf(bank)).toEqual(['code: 0 of 12'])
    const asking = bank.templates.map((one, n): Template =>
      n % 10 === 7 ? { ...one, kind: 'code-sql' } : one,
    )
    expect(missingOf({ ...bank, templates: asking })).toEqual([])
  })

  it('is everything in an empty one', () => {
    expect(missingOf(bankOf([]))).toEqual([
      'templates: 0 of 120',
      ...TOPICS.map((topic) => `topic ${topic}: 0 of 14`),
      ...[1, 2, 3, 4, 5].map((grade) => `grade ${grade}: 0 of 15`),
    ])
  })
})
