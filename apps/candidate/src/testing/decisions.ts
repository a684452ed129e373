import { coversOf, objectUntil, statementOf, type Decision } from '@tryka/domain'

const AT = '2026-03-02T09:00:00.000Z'

/** A decision as its person reads it. */
export function buildDecision(over: Partial<Decision> = {}): Decision {
  const facts = 'You asked four applicants for money before the first interview.'
  const of = { subject: 'person', name: 'Asha Verma', action: 'suspend', ground: 'unreal_work' } as const
  return {
    id: 'decision-1',
    subjectId: 'candidate-1',
    ...of,
    statement: statementOf({ ...of, facts, reported: true, at: AT, until: null }),
    at: AT,
    until: null,
    liftedAt: null,
    liftReason: null,
    state: 'in_force',
    companyId: null,
    objectUntil: objectUntil(AT),
    canObject: true,
    objection: null,
    ...over,
  }
}

/** What a suspension covers, as the statement says it. */
export const COVERED = coversOf({ subject: 'person', action: 'suspend' })
