import { changesSince } from './copy-state'

const must = (term: string) => ({ term, need: 'must' as const })
const nice = (term: string) => ({ term, need: 'nice' as const })

describe('What a posting asks for since a copy was made for it', () => {
  it('is named: what is new, what is gone, and what weighs another way', () => {
    const before = [must('Solidity'), must('Go'), nice('Rust'), nice('SQL')]
    const now = [must('Solidity'), nice('Go'), must('Rust'), must('Foundry')]
    expect(changesSince(before, now)).toEqual([
      'Asked for now: Foundry.',
      'Not asked for any more: SQL.',
      'A must-have now: Rust.',
      'A nice-to-have now: Go.',
    ])
  })

  it('is nothing where the same is asked for, in whichever order', () => {
    expect(changesSince([must('Go'), nice('SQL')], [nice('SQL'), must('Go')])).toEqual([])
  })
})
