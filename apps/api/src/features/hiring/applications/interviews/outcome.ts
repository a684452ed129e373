import type { z } from 'zod'
import type { OutcomeRequest } from '@tryka/domain'
import type { Change } from '../../core/change'
import { forbidden } from '../../../../app-error'
import { refused } from '../../core/errors'
import type { StoredInterviewRow } from './interview.table'
import { ScorecardEntity } from './interview.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import { saveInterview, tellOther } from './interview-moves'
import { maySetOutcome } from './interview-view'

type Request = z.output<typeof OutcomeRequest>

/** How a held interview went. Missing scorecards need a reason where the company asks for them. */
export async function setOutcome(
  change: Change,
  row: StoredInterviewRow,
  place: MemberPlace,
  { outcome, feedback, nextStep, overrideReason }: Request,
): Promise<StoredInterviewRow> {
  const { manager, marketId } = change
  const company = await manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId })
  if (!maySetOutcome(place, company)) throw forbidden('Recruiters may not set outcomes here.')
  if (row.status !== 'completed')
    throw refused(409, 'illegal_transition', 'Only an interview that was held has an outcome.', {
      from: row.status,
      allowed: [],
    })
  const cards = await manager.countBy(ScorecardEntity, {
    marketId,
    interviewId: row.id,
    state: 'submitted',
  })
  const missing = company.preferences.requireScorecards && cards < row.interviewerIds.length
  if (missing && !overrideReason)
    throw refused(409, 'SCORECARDS_MISSING', 'Scorecards are missing. Wait for them or give a reason.')
  const { id, applicationId, status } = row
  await change.record({
    kind: 'interview',
    subjectId: id,
    applicationId,
    action: 'outcome',
    from: status,
    to: status,
    by: place,
    reason: overrideReason,
  })
  const next = await saveInterview(change, row, {
    outcome,
    feedback: feedback || null,
    nextStep: nextStep || null,
  })
  await tellOther(change, next, place, 'outcome')
  return next
}
