import { faultsOf, likeFaults, sampleScores } from './faults'
import { QUESTIONS } from '../bank/bank'

describe('The questions', () => {
  it.each(QUESTIONS.map((question) => [question.id, question] as const))('%s may be asked', (_, question) => {
    expect({ faults: faultsOf(question), scores: sampleScores(question) }).toMatchObject({ faults: [] })
  })

  it('differ, and no answer does for two', () => {
    expect(likeFaults(QUESTIONS)).toEqual([])
  })
})
