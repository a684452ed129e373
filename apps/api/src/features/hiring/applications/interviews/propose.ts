import { randomUUID } from 'node:crypto'
import { In, IsNull } from 'typeorm'
import type { z } from 'zod'
import { companyView, endsAt, INTERVIEW_MACHINE, LIVE_MARKET_ID } from '@tryka/domain'
import type { ScheduleRequest } from '@tryka/domain'
import { noteResponse } from '../application-moves'
import type { Change } from '../../core/change'
import { illegalMove, refused } from '../../core/errors'
import type { StoredApplicationRow } from '../application.table'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import { mailBoth } from './interview-mail'
import { tellOther } from './interview-moves'
import { holdTimes } from './interview-times'

type Request = z.output<typeof ScheduleRequest>

async function checkInterviewers(
  change: Change,
  place: MemberPlace,
  ids: readonly string[],
): Promise<string[]> {
  const { marketId, companyId } = place
  const wanted = [...new Set(ids)]
  const where = { marketId, companyId, status: 'Active' as const, removedAt: IsNull(), id: In(wanted) }
  if ((await change.manager.countBy(TeamMemberEntity, where)) !== wanted.length)
    throw refused(422, 'UNKNOWN_INTERVIEWER', 'Choose interviewers from your active team.')
  return wanted
}

/** Strangers meet in a room of the company's choice; only a demo has one of its own, which is a page. */
function checkLink({ marketId }: Change, { type, meetingLink }: Request): void {
  if (marketId !== LIVE_MARKET_ID) return
  if (meetingLink ? !meetingLink.startsWith('https://') : type === 'Video')
    throw refused(422, 'LINK_REQUIRED', 'Add the link of the video meeting. It begins with https://.')
}

/** Proposes times: they are held for the interviewers until the candidate picks one. */
export async function propose(
  change: Change,
  place: MemberPlace,
  application: StoredApplicationRow,
  request: Request,
): Promise<StoredInterviewRow> {
  const { manager, marketId, at, now } = change
  const { slots, type, duration, interviewerIds, meetingLink, place: where } = request
  if (!companyView(application, place.actor, now).canSchedule)
    throw illegalMove({ ok: false, code: 'illegal_transition', from: application.stage, allowed: [] })
  checkLink(change, request)
  const people = await checkInterviewers(change, place, interviewerIds)
  const company = await manager.findOneByOrFail(CompanyEntity, { id: place.companyId, marketId })
  const id = randomUUID()
  const [startsAt = at] = slots
  const row: StoredInterviewRow = {
    id,
    marketId,
    type,
    duration,
    startsAt,
    applicationId: application.id,
    companyId: application.companyId,
    candidateId: application.candidateId,
    endsAt: endsAt({ startsAt, duration }),
    timeZone: company.timeZone,
    meetingLink: meetingLink || null,
    place: where || null,
    interviewerIds: people,
    status: 'pending',
    icalUid: `${id}@tryka.example`,
    icalSequence: 0,
    proposedSlots: [...slots],
    proposedBy: 'company',
    rescheduleReason: null,
    absent: null,
    outcome: null,
    feedback: null,
    nextStep: null,
    createdAt: at,
    confirmedAt: null,
    version: 1,
  }
  const subject = { subjectId: id, applicationId: application.id }
  await change.move(INTERVIEW_MACHINE, { from: 'none', action: 'propose', by: place, ...subject })
  await manager.insert(InterviewEntity, row)
  await holdTimes(change, row, slots)
  await noteResponse(change, application, place)
  change.touchSides(application, 'interviews')
  await mailBoth(change, row, 'proposed', 'propose')
  await tellOther(change, row, place, 'proposed')
  return row
}
