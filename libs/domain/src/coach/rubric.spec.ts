import { INTERVIEW_TYPES } from '../hiring/constants'
import { INTERVIEW_MIX, levelOfYears, mixOf } from './practice.rules'
import { anchorsOf, CRITERIA, criteriaOf, PRACTICE_TYPES, practiceScore, sessionScore } from './rubric'

describe('The rubric', () => {
  it.each([
    [[4, 4, 4, 2, 4], 90],
    [[3, 1, 4, 0, 2], 50],
    [[0, 2, 4, 0, 2], 40],
    [[0, 0, 0, 0, 0], 0],
    [[4, 4, 4, 4, 4], 100],
    [[], 0],
  ])('of levels %j is %i', (levels, score) => {
    expect(practiceScore(levels)).toBe(score)
  })

  it('has five criteria a type, clarity last, each with five anchors that differ', () => {
    for (const type of PRACTICE_TYPES) {
      expect(criteriaOf(type)).toHaveLength(5)
      expect(criteriaOf(type).at(-1)).toBe('clarity')
      for (const criterion of criteriaOf(type)) {
        expect(CRITERIA).toContain(criterion)
        expect(new Set(anchorsOf(type, criterion)).size).toBe(5)
      }
    }
    expect(() => anchorsOf('technical', 'fit')).toThrow('technical has no criterion fit')
  })

  it('rounds the mean of a session down', () => {
    expect([sessionScore([70, 65]), sessionScore([]), sessionScore([0])]).toEqual([67, null, 0])
  })
})

describe('A session', () => {
  it('has the level of the years that a posting asks for', () => {
    expect([0, 2, 3, 5, 6, 10, 11].map(levelOfYears)).toEqual([
      ...['entry', 'entry', 'mid', 'mid', 'senior', 'senior', 'expert'],
    ])
  })

  it('goes round its mix', () => {
    for (const type of INTERVIEW_TYPES) expect(mixOf(INTERVIEW_MIX[type], 8)).toHaveLength(8)
    expect(mixOf(['case', 'culture'], 3)).toEqual(['case', 'culture', 'case'])
  })
})
