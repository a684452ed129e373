import { challengeWeek, criterionOffers, type MetCriterion } from './challenge'

describe('The week of a challenge', () => {
  it('begins on Monday in the person’s zone', () => {
    const at = (when: string, zone: string) => challengeWeek(new Date(when), zone)
    expect(at('2026-11-22T23:59:59.000Z', 'UTC')).toEqual({
      week: '2026-11-16',
      endsAt: '2026-11-23T00:00:00.000Z',
    })
    expect(at('2026-11-22T23:59:59.000Z', 'Asia/Kolkata').week).toBe('2026-11-23')
    expect(at('2026-11-23T07:59:59.000Z', 'America/Los_Angeles')).toEqual({
      week: '2026-11-16',
      endsAt: '2026-11-23T08:00:00.000Z',
    })
    // Over a change of clocks it is an hour longer, and over New Year it is one week.
    expect(at('2026-10-24T12:00:00.000Z', 'Europe/Berlin').endsAt).toBe('2026-10-25T23:00:00.000Z')
    expect(at('2027-01-01T12:00:00.000Z', 'UTC').week).toBe('2026-12-28')
  })
})

describe('What is offered', () => {
  const met = (questionId: string, criterion: MetCriterion['criterion'], best: MetCriterion['best']) => ({
    questionId,
    sessionId: 's',
    type: 'behavioural' as const,
    criterion,
    best,
    at: `2026-11-0${questionId.length}T00:00:00.000Z`,
  })

  it('is a level more of the weakest criteria, each of another question first, and nothing that is whole', () => {
    const offers = criterionOffers([
      met('a', 'result', 4),
      met('a', 'action', 1),
      met('a', 'clarity', 0),
      met('bb', 'result', 1),
      met('ccc', 'result', 3),
    ])
    expect(
      offers.map((one) => one.kind === 'criterion' && [one.questionId, one.criterion, one.level]),
    ).toEqual([
      ['a', 'clarity', 1],
      ['bb', 'result', 2],
      ['ccc', 'result', 4],
      ['a', 'action', 2],
    ])
    expect(criterionOffers([])).toEqual([])
  })

  it('is about another criterion with each question, where one as weak is left', () => {
    const told = (list: MetCriterion[]) =>
      criterionOffers(list).map((one) => one.kind === 'criterion' && `${one.questionId} ${one.criterion}`)
    expect(
      told([met('bb', 'clarity', 1), met('bb', 'result', 1), met('a', 'clarity', 1), met('a', 'result', 1)]),
    ).toEqual(['bb clarity', 'a result', 'bb result', 'a clarity'])
    // What is weaker goes before what is another.
    expect(told([met('bb', 'clarity', 1), met('a', 'clarity', 1), met('a', 'result', 2)])).toEqual([
      'bb clarity',
      'a clarity',
      'a result',
    ])
  })
})
