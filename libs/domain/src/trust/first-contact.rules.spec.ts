import { contactLimitWhy, contactsPerDay } from './first-contact.rules'

describe('How many people a company may ask in a day', () => {
  it.each([
    [0, 0, 10],
    [9, 0, 10],
    [9, 9, 10],
    [10, 0, 5],
    [10, 10, 20],
    [50, 0, 5],
    [50, 49, 19],
    [50, 50, 20],
    [50, 25, 12],
    [30, 2, 6],
  ])('of %i answers %i yes: %i', (answered, accepted, limit) =>
    expect(contactsPerDay({ answered, accepted })).toBe(limit),
  )

  it('never leaves 5 to 20', () => {
    for (let answered = 0; answered <= 50; answered++)
      for (let accepted = 0; accepted <= answered; accepted++) {
        const limit = contactsPerDay({ answered, accepted })
        expect(limit).toBeGreaterThanOrEqual(5)
        expect(limit).toBeLessThanOrEqual(20)
      }
  })

  it('is explained', () => {
    expect(contactLimitWhy({ answered: 0, accepted: 0 })).toMatch(/10 people a day until 10/)
    expect(contactLimitWhy({ answered: 50, accepted: 25 })).toBe(
      '25 of the last 50 answers were yes: that makes 12 people a day.',
    )
  })
})
