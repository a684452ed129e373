import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { InterviewNewsName } from '@tryka/domain'
import { endsAt, INTERVIEW_MACHINE, INTERVIEW_NEWS } from '@tryka/domain'
import { afterInterview, findApplication, moveApplication } from '../application-moves'
import type { Change, Mover } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import { tellCandidate, tellTeam } from '../../core/contacts'
import { isBlind, personRef } from '../../core/person-ref'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'
import { partiesOf } from './calendar-entry'
import { mailBoth, urgentFromOf } from './interview-mail'
import { holdTimes, releaseTimes } from './interview-times'

type Patch = Partial<Omit<StoredInterviewRow, 'id' | 'marketId' | 'version'>>
export interface Step {
  action: string
  by: Mover
  as?: 'interviewer'
  reason?: string | null | undefined
}

export async function findInterview(
  manager: EntityManager,
  where: { id: string; marketId: string; candidateId?: string; companyId?: string },
): Promise<StoredInterviewRow> {
  const row = await manager.findOneBy(InterviewEntity, where)
  if (!row) throw nothingHere('This interview')
  return row
}

export async function saveInterview(
  change: Change,
  row: StoredInterviewRow,
  patch: Patch,
): Promise<StoredInterviewRow> {
  const { id, marketId, version } = row
  const next = { ...row, ...patch, version: version + 1 }
  const saved = await change.manager.update(
    InterviewEntity,
    { id, marketId, version },
    { ...patch, version: next.version },
  )
  if (!saved.affected) throw refused(409, 'STALE', 'This interview was changed in the meantime.')
  change.touchApplication(row.applicationId, 'interviews')
  return next
}

async function step(
  change: Change,
  row: StoredInterviewRow,
  attempt: Step,
  patch: Patch = {},
): Promise<StoredInterviewRow> {
  const { to } = await change.move(INTERVIEW_MACHINE, {
    from: row.status,
    subjectId: row.id,
    applicationId: row.applicationId,
    ...attempt,
  })
  if (to === 'deleted') throw new Error('Interviews are never deleted')
  return saveInterview(change, row, { ...patch, status: to })
}

/** Tells the side that did not act; after a consequence both. */
export async function tellOther(
  change: Change,
  row: StoredInterviewRow,
  by: Mover,
  what: InterviewNewsName,
): Promise<void> {
  const { application, posting, company, candidate } = await partiesOf(change.manager, row)
  const titles = INTERVIEW_NEWS[what]
  const type = 'Interview reminders'
  const open = { interview: row.id }
  const urgentFrom = urgentFromOf(row)
  const person = personRef(candidate, application, isBlind(posting, application)).name
  if (by === 'system' || by.side === 'company') {
    await tellCandidate(change, candidate, {
      type,
      title: titles.candidate({ company: company.name, job: posting.title }),
      section: 'interviews',
      companyId: company.id,
      postingId: posting.id,
      urgentFrom,
      // The mail about an interview goes out by itself, with its calendar entry.
      open,
    })
  }
  if (by === 'system' || by.side === 'candidate')
    await tellTeam(change, posting, {
      type,
      title: titles.company({ person, job: posting.title }),
      section: 'interviews',
      open,
      urgentFrom,
    })
}

/** A time is agreed: it is held, mailed with its calendar entry, and the application moves on. */
export async function confirmAt(
  change: Change,
  row: StoredInterviewRow,
  attempt: Step,
  slot: string,
): Promise<StoredInterviewRow> {
  const again = row.confirmedAt !== null
  const next = await step(change, row, attempt, {
    startsAt: slot,
    endsAt: endsAt({ startsAt: slot, duration: row.duration }),
    proposedSlots: [],
    rescheduleReason: null,
    icalSequence: again ? row.icalSequence + 1 : 0,
    confirmedAt: row.confirmedAt ?? change.at,
  })
  await holdTimes(change, next, [slot])
  await onConfirmed(change, next.applicationId)
  await mailBoth(change, next, 'confirmed', attempt.action)
  await tellOther(change, next, attempt.by, 'confirmed')
  return next
}

async function onConfirmed(change: Change, applicationId: string): Promise<void> {
  const application = await findApplication(change.manager, {
    id: applicationId,
    marketId: change.marketId,
  })
  if (application.stage !== 'applied' && application.stage !== 'under_review') return
  await moveApplication(
    change,
    application,
    { action: 'interview_confirmed', by: 'system' },
    { firstInterviewAt: application.firstInterviewAt ?? change.at },
  )
}

/**
 * Other times are looked for. One agreed before stays held for the team until another is confirmed, but it is in nobody's
 * calendar any more: who was asked to another hour does not come to this one.
 */
export async function proposeOther(
  change: Change,
  row: StoredInterviewRow,
  attempt: Step,
  slots: readonly string[],
): Promise<StoredInterviewRow> {
  const proposedBy = attempt.by !== 'system' && attempt.by.side === 'candidate' ? 'candidate' : 'company'
  const next = await step(change, row, attempt, {
    proposedSlots: [...slots],
    proposedBy,
    rescheduleReason: attempt.reason ?? null,
    icalSequence: row.icalSequence + (row.status === 'confirmed' ? 1 : 0),
  })
  await holdTimes(change, next, row.confirmedAt === null ? slots : [row.startsAt, ...slots])
  await mailBoth(change, next, 'moved', attempt.action)
  await tellOther(change, next, attempt.by, slots.length ? 'otherTimes' : 'timesWanted')
  return next
}

/** Called off: the times are free again, the calendar entry is cancelled. */
export async function cancelInterview(
  change: Change,
  row: StoredInterviewRow,
  attempt: Step,
): Promise<StoredInterviewRow> {
  const icalSequence = row.icalSequence + (row.confirmedAt === null ? 0 : 1)
  const next = await step(change, row, attempt, { icalSequence, proposedSlots: [] })
  await releaseTimes(change.manager, row.id)
  await mailBoth(change, next, 'cancelled', attempt.action)
  await tellOther(change, next, attempt.by, 'cancelled')
  return next
}

/** It took place, or somebody did not come. */
export async function endInterview(
  change: Change,
  row: StoredInterviewRow,
  attempt: Step,
  patch: Patch = {},
): Promise<StoredInterviewRow> {
  const next = await step(change, row, attempt, patch)
  await releaseTimes(change.manager, row.id)
  await afterInterview(change, row.applicationId)
  return next
}

/** Interviews that are still ahead are called off with the application. */
export async function cancelAhead(
  change: Change,
  applicationId: string,
  by: Mover,
  reason?: string,
): Promise<void> {
  const ahead = await change.manager.findBy(InterviewEntity, {
    marketId: change.marketId,
    applicationId,
    status: In(['pending', 'confirmed']),
  })
  for (const row of ahead)
    await cancelInterview(change, row, { action: 'cancel', by, reason: reason ?? null })
}
