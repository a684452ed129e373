import { judged, measure } from './measure'
import { FIGURES } from './figures'
import { KINDS, readSet } from './read-set'

const set = readSet(__dirname)

describe('The set that the coach is measured by', () => {
  it('has all kinds of answers to questions of all types, rated by two, with a part kept for testing', () => {
    expect(new Set(set.map(({ kind }) => kind))).toEqual(new Set(KINDS))
    for (const type of new Set(set.map(({ question }) => question.type)))
      expect(new Set(set.filter(({ question }) => question.type === type).map(({ part }) => part)).size).toBe(
        2,
      )
    expect(set.length).toBeGreaterThanOrEqual(480)
  })

  it('says what is published of it: npm run coach:golden -- --write after a change', () => {
    expect(measure(judged(set))).toEqual(FIGURES)
  })

  it.each(['off-topic', 'stuffed'] as const)('has no %s answer that is taken for a good one', (kind) => {
    // A story cannot be told from another one by its words: feedback says so where a question has no points.
    const asked = set.filter((one) => one.kind === kind && one.question.keyPoints.length > 0)
    const scores = judged(asked).map(({ feedback }) => feedback.score)
    expect(scores.length).toBeGreaterThan(0)
    expect(Math.max(...scores)).toBeLessThan(70)
  })
})
