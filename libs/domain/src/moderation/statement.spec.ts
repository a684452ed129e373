import { DECISION_ACTIONS, DECISION_GROUNDS, DECISION_GROUND_WORDS, REPORT_SUBJECTS } from './constants'
import { closedStatement, coversOf, decisionState, objectUntil, statementOf } from './statement'

const AT = '2026-03-31T09:05:00.000Z'
const FACTS = 'The posting asks for 120 EUR before the first interview.'
const ACTIONS = DECISION_ACTIONS.filter((action) => action !== 'dismiss')
const all = REPORT_SUBJECTS.flatMap((subject) => ACTIONS.map((action) => ({ subject, action })))
const of = { name: 'Courier', facts: FACTS, at: AT, until: null } as const

describe('A statement of reasons', () => {
  it.each(all)('about a $subject, to $action, has all that it must', ({ subject, action }) => {
    for (const ground of DECISION_GROUNDS) {
      const statement = statementOf({ ...of, subject, action, ground, reported: true })
      expect(statement[0]).toContain('“Courier”')
      expect(statement[0]).toContain('31 Mar 2026, 09:05 UTC')
      for (const covered of coversOf({ subject, action })) expect(statement).toContain(covered)
      expect(statement).toContain(FACTS)
      expect(statement).toContain('A report led us to look at this.')
      expect(statement).toContain('A person decided. Nothing here is automatic.')
      expect(statement).toContain(`Ground: ${DECISION_GROUND_WORDS[ground]}.`)
      expect(statement.at(-1)).toContain('1 Oct 2026, 09:05 UTC')
    }
  })

  it('says for how long, and whether somebody reported', () => {
    const suspension = { ...of, subject: 'person', action: 'suspend', ground: 'harm' } as const
    const until = '2026-04-07T09:05:00.000Z'
    expect(statementOf({ ...suspension, until, reported: false })[0]).toContain('until 7 Apr 2026, 09:05 UTC')
    const open = statementOf({ ...suspension, reported: false })
    expect(open[0]).toContain('until an objection succeeds')
    expect(open).toContain('No report led to this: we looked by ourselves.')
  })
})

describe('The statement about a company that we closed', () => {
  it('says what ends, why, and how to object', () => {
    const statement = closedStatement({ name: 'Courier Ltd', ground: 'employers', facts: FACTS, at: AT })
    expect(statement[0]).toBe('On 31 Mar 2026, 09:05 UTC we closed the company “Courier Ltd”, for good.')
    expect(statement).toContain(FACTS)
    expect(statement).toContain('A person decided. Nothing here is automatic.')
    expect(statement).toContain(`Ground: ${DECISION_GROUND_WORDS.employers}.`)
    expect(statement.at(-1)).toContain('1 Oct 2026, 09:05 UTC')
  })
})

describe('A decision', () => {
  it('is in force, ends by itself at its moment, and is lifted for good', () => {
    const until = '2026-04-07T09:05:00.000Z'
    expect(decisionState({ until: null, liftedAt: null }, until)).toBe('in_force')
    expect(decisionState({ until, liftedAt: null }, '2026-04-07T09:04:59.999Z')).toBe('in_force')
    expect(decisionState({ until, liftedAt: null }, until)).toBe('ended')
    expect(decisionState({ until, liftedAt: AT }, AT)).toBe('lifted')
  })

  it('can be objected to for six months of the calendar', () => {
    expect(objectUntil('2026-01-15T09:05:00.000Z')).toBe('2026-07-15T09:05:00.000Z')
  })
})
