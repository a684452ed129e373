import type { ApplicationSource, ApplyRequest } from '@tryka/domain'
import { APPLICATION_MACHINE, applyProblem, INVITATION_MACHINE, replyDueAt } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import { In, IsNull, MoreThan } from 'typeorm'
import type { z } from 'zod'
import { ResumeEntity } from '../../resumes/resume.entity'
import type { ResumeRow } from '../../resumes/resume.entity'
import { resumeNotFound } from '../../resumes/resume.errors'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import { explain, findPerson } from '../matching/matching'
import { addressOf, plainMail, tellTeam } from '../people/contacts'
import { isBlind, personRef } from '../people/person-ref'
import type { StoredApplicationRow, StoredCompanyRow, StoredPostingRow } from '../tables'
import { ApplicationEntity, CompanyEntity, InvitationEntity, PostingEntity, SnapshotEntity } from '../tables'
import type { CandidatePlace } from '../workspace/places'
import { snapshotOf } from './snapshots'

type Request = z.output<typeof ApplyRequest>

const PROBLEMS = {
  posting_not_active: 'This job is no longer open.',
  already_applied: 'You have applied for this job already.',
  rejected_recently: 'You can apply for this job again 90 days after the last answer.',
} as const
export const applyRefusal = (problem: keyof typeof PROBLEMS) =>
  refused(409, problem.toUpperCase(), PROBLEMS[problem])

async function resumeToSend(
  { manager }: Change,
  { accountId }: CandidatePlace,
  resumeId: string | null | undefined,
): Promise<ResumeRow | null> {
  if (!resumeId) return null
  const row = await manager.findOneBy(ResumeEntity, { id: resumeId, accountId, deletedAt: IsNull() })
  if (!row) throw resumeNotFound()
  return row
}

/** An invitation that still waits is accepted by applying; only then is it the source. */
async function sourceOf(
  change: Change,
  place: CandidatePlace,
  postingId: string,
  wanted: ApplicationSource | undefined,
): Promise<ApplicationSource> {
  const { manager, workspaceId, at } = change
  const { candidateId } = place
  const where = { workspaceId, candidateId, postingId }
  const open = await manager.findOneBy(InvitationEntity, {
    ...where,
    state: In(['sent', 'viewed']),
    expiresAt: MoreThan(at),
  })
  if (open) {
    await change.move(INVITATION_MACHINE, {
      from: open.state,
      action: 'accept',
      by: place,
      subjectId: open.id,
    })
    await manager.update(InvitationEntity, { id: open.id, workspaceId }, { state: 'accepted' })
    change.touch('both', 'invitations')
  }
  const invited = open ?? (await manager.findOneBy(InvitationEntity, { ...where, state: 'accepted' }))
  if (invited) return 'invitation'
  return wanted === undefined || wanted === 'invitation' ? 'search' : wanted
}

async function openPosting(change: Change, place: CandidatePlace, id: string): Promise<StoredPostingRow> {
  const { manager, workspaceId, now } = change
  const posting = await manager.findOneBy(PostingEntity, { id, workspaceId })
  if (!posting || posting.firstActivatedAt === null) throw nothingHere('This job')
  const { candidateId } = place
  const earlier = await manager.findBy(ApplicationEntity, { workspaceId, candidateId, postingId: id })
  const problem = applyProblem(posting, earlier, now)
  if (problem) throw applyRefusal(problem)
  return posting
}

function newApplication(
  change: Change,
  place: CandidatePlace,
  posting: StoredPostingRow,
  company: StoredCompanyRow,
): Omit<StoredApplicationRow, 'matchAtApply' | 'matchScore' | 'matchRequirements' | 'source'> {
  const { at, workspaceId } = change
  const { firstResponseDays } = company.preferences
  const never = { firstResponseAt: null, responseDays: null, lastInterviewAt: null }
  return {
    id: randomUUID(),
    workspaceId,
    postingId: posting.id,
    companyId: posting.companyId,
    candidateId: place.candidateId,
    stage: 'applied',
    appliedAt: at,
    lastActionAt: at,
    replyDueAt: replyDueAt({ stage: 'applied', appliedAt: at, ...never, firstResponseDays }),
    ...never,
    ...{ viewedAt: null, screenPassedAt: null, firstInterviewAt: null, offerSentAt: null },
    ...{ hiredAt: null, rejectedAt: null, withdrawnAt: null, viewedBy: null, revealedAt: null },
    ...{ rejectReasonId: null, rejectMessage: null, withdrawReason: null },
    snapshotId: randomUUID(),
    notes: '',
    shareSalary: false,
    version: 1,
  }
}

/** Sends an application: once, with a frozen copy of what the company gets and the match as it is now. */
export async function applyTo(
  change: Change,
  place: CandidatePlace,
  postingId: string,
  { resumeId, note = '', shareSalary = false, source: wanted }: Request,
): Promise<StoredApplicationRow> {
  const { manager, workspaceId, now } = change
  const posting = await openPosting(change, place, postingId)
  const [person, resume, company] = await Promise.all([
    findPerson(manager, workspaceId, place.candidateId),
    resumeToSend(change, place, resumeId),
    manager.findOneByOrFail(CompanyEntity, { id: posting.companyId, workspaceId }),
  ])
  const match = explain(posting, person, now)
  const row: StoredApplicationRow = {
    ...newApplication(change, place, posting, company),
    source: await sourceOf(change, place, postingId, wanted),
    matchAtApply: match,
    matchScore: match.score,
    matchRequirements: match.requirements,
    notes: note,
    shareSalary,
  }
  const { id: applicationId, snapshotId } = row
  await change.move(APPLICATION_MACHINE, {
    from: 'none',
    action: 'apply',
    by: place,
    subjectId: applicationId,
    applicationId,
  })
  await manager.insert(ApplicationEntity, row)
  const snapshot = snapshotOf({ id: snapshotId, applicationId, workspaceId, person, resume, shareSalary })
  await manager.insert(SnapshotEntity, snapshot)
  change.touch('both', 'applications')
  await acknowledge(change, row, posting, company)
  return row
}

async function acknowledge(
  change: Change,
  row: StoredApplicationRow,
  posting: StoredPostingRow,
  company: StoredCompanyRow,
): Promise<void> {
  const { candidate } = await findPerson(change.manager, row.workspaceId, row.candidateId)
  const { name } = personRef(candidate, row, isBlind(posting, row))
  await tellTeam(change, posting, {
    type: 'Application updates',
    title: `${name} applied for ${posting.title}`,
    section: 'applications',
  })
  if (!company.preferences.acknowledgeApplications) return
  const address = await addressOf(change.manager, row.workspaceId)
  change.mails.push(
    plainMail(address(candidate), `Your application to ${company.name}`, [
      `${company.name} has your application for ${posting.title}.`,
      `You can expect an answer within ${company.preferences.firstResponseDays} days. The application and what was sent are in your dashboard.`,
    ]),
  )
}
