import { assessmentDeed, creditDue, faultyTaskDeed, pathDeed } from './credits.rules'

describe('What is paid for', () => {
  it('is a finished assessment, whatever the result, once a track and year', () => {
    const first = assessmentDeed('sql', '2026-12-31T23:59:59.999Z')
    expect(first).toMatchObject({ amount: 50, refId: 'sql/2026', note: 'SQL, whatever the result' })
    expect(assessmentDeed('sql', '2027-01-01T00:00:00.000Z').refId).not.toBe(first.refId)
    expect(assessmentDeed('python', '2026-12-31T23:59:59.999Z').refId).not.toBe(first.refId)
  })

  it('is a finished path, and the first to find a fault in the words of a task', () => {
    expect(pathDeed({ id: 'a', title: 'Proofs' })).toMatchObject({ amount: 100, reason: 'Finished Proofs' })
    expect(faultyTaskDeed('sql', { templateId: 'joins', revision: 2 })).toMatchObject({
      amount: 50,
      refId: 'joins@2',
    })
  })

  it.each([
    [50, 0, 50],
    [100, 150, 50],
    [50, 200, 0],
    [50, 250, 0],
  ])('of %i, after %i on the day, is %i', (amount, given, due) => {
    expect(creditDue(amount, given)).toBe(due)
  })
})
