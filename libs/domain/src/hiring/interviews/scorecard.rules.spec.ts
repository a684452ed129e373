import fc from 'fast-check'
import type { RequiredSkill } from '../match/match.types'
import { GENERAL_CRITERIA, scorecardCriteria } from './scorecard.rules'

const skill = fc.record({
  skill: fc.string({ minLength: 1, maxLength: 60 }),
  level: fc.constantFrom<RequiredSkill['level']>(1, 2, 3, 4),
  importance: fc.constantFrom<RequiredSkill['importance']>('must', 'nice'),
})
const skills = fc.uniqueArray(skill, { selector: (each) => each.skill, maxLength: 20 })
const namesOf = (asked: readonly RequiredSkill[]) =>
  scorecardCriteria(asked).map(({ criterion }) => criterion)

describe('The criteria of a scorecard', () => {
  it('are the skills of the posting, must-haves first, then the general ones', () => {
    const asked: RequiredSkill[] = [
      { skill: 'Rust', level: 2, importance: 'nice' },
      { skill: 'Solidity', level: 3, importance: 'must' },
    ]

    expect(scorecardCriteria(asked)).toEqual([
      { criterion: 'Solidity', asked: { level: 3, importance: 'must' } },
      { criterion: 'Rust', asked: { level: 2, importance: 'nice' } },
      { criterion: 'Problem solving', asked: null },
      { criterion: 'Communication', asked: null },
    ])
  })

  it('are at most five skills, none of them a nice one while a must-have is left out', () => {
    fc.assert(
      fc.property(skills, (asked) => {
        const ofJob = scorecardCriteria(asked).flatMap(({ asked: one }) => (one ? [one.importance] : []))
        const musts = asked.filter(({ importance }) => importance === 'must').length

        expect(ofJob).toHaveLength(Math.min(5, asked.length))
        expect(ofJob.filter((each) => each === 'must')).toHaveLength(Math.min(5, musts))
        expect([...ofJob].sort()).toEqual(ofJob)
      }),
    )
  })

  it('name each thing once, the general ones always', () => {
    fc.assert(
      fc.property(skills, (asked) => {
        const names = namesOf(asked)
        expect(new Set(names).size).toBe(names.length)
        expect(names).toEqual(expect.arrayContaining([...GENERAL_CRITERIA]))
      }),
    )
    const same: RequiredSkill[] = [{ skill: 'Communication', level: 2, importance: 'must' }]
    expect(namesOf(same)).toEqual(['Communication', 'Problem solving'])
  })
})
