import { join } from 'node:path'
import { criteriaOf, PRACTICE_TYPES, type Criterion } from '@tryka/domain'
import { questionOf } from '../../bank/bank'
import { judged } from '../measure'
import { readSet } from '../read-set'
import { knownSet } from './known'
import { mixedAnswer, mixedAnswers } from './mixed/mixed'

const set = judged(readSet(join(__dirname, '..')))
const SETS = [0, 1, 2]

describe('Answers that come among those of people', () => {
  it.each(PRACTICE_TYPES)('are of the set, as its two raters settled, and of no calibration: %s', (type) => {
    const all = mixedAnswers(type)
    expect(new Set(all.map(({ id }) => id)).size).toBe(12)
    const calibrating = new Set(SETS.flatMap((n) => knownSet(type, n)).map(({ id }) => id))
    for (const { id, question, text, levels } of all) {
      const rated = set.find((one) => one.id === id)
      expect([rated?.question.id, rated?.text, rated?.settled]).toEqual([question, text, levels])
      expect([questionOf(question)?.type, questionOf(question)?.status]).toEqual([type, 'active'])
      expect(Object.keys(levels)).toEqual([...criteriaOf(type)])
      expect([calibrating.has(id), ['off-topic', 'stuffed'].includes(rated?.kind ?? '')]).toEqual([
        false,
        false,
      ])
      expect(mixedAnswer(id)?.text).toBe(text)
    }
  })

  it('are those that both raters saw nearly alike', () => {
    for (const { id } of PRACTICE_TYPES.flatMap(mixedAnswers)) {
      const [one, two] = set.find((each) => each.id === id)?.ratings ?? []
      const apart = Object.entries(one?.levels ?? {}).map(([name, level]) =>
        Math.abs(level - (two?.levels[name as Criterion] ?? 9)),
      )
      expect(Math.max(...apart)).toBeLessThanOrEqual(1)
    }
    expect(mixedAnswer('another')).toBeUndefined()
  })
})

describe('Answers that reviewers are measured by', () => {
  it.each(PRACTICE_TYPES)('are of the set, as its two raters settled: %s', (type) => {
    const all = SETS.flatMap((n) => knownSet(type, n))
    expect(new Set(all.map(({ id }) => id)).size).toBe(9)
    for (const { id, question, text, levels } of all) {
      const rated = set.find((one) => one.id === id)
      expect([rated?.question.id, rated?.text, rated?.settled]).toEqual([question, text, levels])
      expect([questionOf(question)?.type, questionOf(question)?.status]).toEqual([type, 'active'])
      expect(Object.keys(levels)).toEqual([...criteriaOf(type)])
    }
  })

  it.each(PRACTICE_TYPES)(
    'are far enough from each other that one level for all does not pass: %s',
    (type) => {
      for (const n of SETS) {
        const levels = knownSet(type, n).flatMap((one) => Object.values(one.levels))
        for (const same of [0, 1, 2, 3, 4]) {
          const distance = levels.reduce((sum, level) => sum + Math.abs(level - same), 0) / levels.length
          expect({
            n,
            same,
            tooFar: distance > 0.75 || levels.some((level) => Math.abs(level - same) > 2),
          }).toEqual({ n, same, tooFar: true })
        }
      }
      expect(knownSet(type, 3)).toEqual(knownSet(type, 0))
    },
  )
})
