import { randomUUID } from 'node:crypto'
import { In, IsNull, MoreThan } from 'typeorm'
import type { z } from 'zod'
import { APPLICATION_MACHINE, applyProblem, dashboardPath, replyDueAt, TEAM_NEWS } from '@tryka/domain'
import type { ApplicationSource, ApplyRequest } from '@tryka/domain'
import { ResumeEntity, type ResumeRow } from '../../../resumes/resume.entity'
import { resumeNotFound } from '../../../resumes/resume.errors'
import { seenFrom } from '../../../resumes/samples'
import type { Change } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import { isBlocked, postingsAway } from '../../core/hidden'
import { explain, findPerson } from '../../matching/matching'
import { mailCandidate } from '../../core/candidate-mail'
import { tellTeam } from '../../core/contacts'
import { isBlind, personRef } from '../../core/person-ref'
import { ApplicationEntity, SnapshotEntity, type StoredApplicationRow } from '../application.table'
import { PostingEntity, type StoredPostingRow } from '../../postings/posting.table'
import { CompanyEntity, type StoredCompanyRow } from '../../team/team.table'
import { moveInvitation } from '../../people/invitation-moves'
import { InvitationEntity } from '../../people/invitation.table'
import type { CandidatePlace } from '../../core/places'
import { referrerOf } from '../../share-links/referrer'
import { snapshotOf } from '../snapshots'
import { refuseChanged } from './changed-job'

type Request = z.output<typeof ApplyRequest> & {
  /** Whether the person came from the public page of the posting. */
  fromPublicPage?: boolean
  /** Whose link it says it was; looked up here. */
  shareCode?: string | undefined
}

const PROBLEMS = {
  posting_not_active: 'This job is no longer open.',
  already_applied: 'You have applied for this job already.',
  rejected_recently: 'You can apply for this job again 90 days after the last answer.',
} as const
export const applyRefusal = (problem: keyof typeof PROBLEMS) =>
  refused(409, problem.toUpperCase(), PROBLEMS[problem])

async function resumeToSend(
  { manager }: Change,
  place: CandidatePlace,
  resumeId: string | null | undefined,
): Promise<ResumeRow | null> {
  if (!resumeId) return null
  const row = await manager.findOneBy(ResumeEntity, { ...seenFrom(place), id: resumeId, deletedAt: IsNull() })
  if (!row) throw resumeNotFound()
  return row
}

/** What a person may say of the way to a job. In the live market only the way itself tells of its public page. */
function toldSource(
  { isDemo }: CandidatePlace,
  { code }: StoredPostingRow,
  { source = 'search', fromPublicPage = false }: Request,
): ApplicationSource {
  if (isDemo) return source === 'invitation' ? 'search' : source
  if (fromPublicPage && code !== null) return 'careers_page'
  return source === 'recommended' ? source : 'search'
}

/** An invitation that still waits is accepted by applying; only then is it the source. */
async function sourceOf(
  change: Change,
  place: CandidatePlace,
  posting: StoredPostingRow,
  request: Request,
): Promise<ApplicationSource> {
  const { manager, marketId, at } = change
  const postingId = posting.id
  const { candidateId } = place
  const where = { marketId, candidateId, postingId }
  const open = await manager.findOneBy(InvitationEntity, {
    ...where,
    state: In(['sent', 'viewed']),
    expiresAt: MoreThan(at),
  })
  if (open) await moveInvitation(change, open, 'accept', place)
  const invited = open ?? (await manager.findOneBy(InvitationEntity, { ...where, state: 'accepted' }))
  if (invited) return 'invitation'
  return toldSource(place, posting, request)
}

/** Who is thanked for an application that nobody invited to. */
async function wayOf(
  change: Change,
  place: CandidatePlace,
  posting: StoredPostingRow,
  request: Request,
): Promise<Pick<StoredApplicationRow, 'source' | 'referrerCandidateId'>> {
  const source = await sourceOf(change, place, posting, request)
  const { shareCode } = request
  if (source === 'invitation' || !shareCode) return { source, referrerCandidateId: null }
  const referrerCandidateId = await referrerOf(change, place, { postingId: posting.id, code: shareCode })
  return { source: referrerCandidateId ? 'referral' : source, referrerCandidateId }
}

/** Whose posting it is: that never changes. */
async function companyOf({ manager, marketId }: Change, id: string): Promise<string> {
  const posting = await manager.findOne(PostingEntity, {
    select: { id: true, companyId: true },
    where: { id, marketId },
  })
  if (!posting) throw nothingHere('This job')
  return posting.companyId
}

async function openPosting(change: Change, place: CandidatePlace, id: string): Promise<StoredPostingRow> {
  const { manager, marketId, now } = change
  const posting = await manager.findOneBy(PostingEntity, { id, marketId })
  if (!posting || posting.firstActivatedAt === null) throw nothingHere('This job')
  const { candidateId } = place
  if (await isBlocked(manager, { candidateId, companyId: posting.companyId })) throw nothingHere('This job')
  const away = await postingsAway(manager, { marketId, candidateId, at: change.at }, [id])
  if (away.size) throw applyRefusal('posting_not_active')
  const earlier = await manager.findBy(ApplicationEntity, { marketId, candidateId, postingId: id })
  const problem = applyProblem(posting, earlier, now)
  if (problem) throw applyRefusal(problem)
  return posting
}

/** Known only when everything else is. */
type Decided = 'matchAtApply' | 'matchScore' | 'matchRequirements' | 'source' | 'referrerCandidateId'

function newApplication(
  change: Change,
  place: CandidatePlace,
  posting: StoredPostingRow,
  company: StoredCompanyRow,
): Omit<StoredApplicationRow, Decided> {
  const { at, marketId } = change
  const { firstResponseDays } = company.preferences
  const never = { firstResponseAt: null, responseDays: null, lastInterviewAt: null }
  return {
    id: randomUUID(),
    marketId,
    postingId: posting.id,
    companyId: posting.companyId,
    candidateId: place.candidateId,
    stage: 'applied',
    appliedAt: at,
    lastActionAt: at,
    replyDueAt: replyDueAt({ stage: 'applied', appliedAt: at, ...never, firstResponseDays }),
    ...never,
    viewedAt: null,
    screenPassedAt: null,
    firstInterviewAt: null,
    offerSentAt: null,
    hiredAt: null,
    rejectedAt: null,
    withdrawnAt: null,
    viewedBy: null,
    revealedAt: null,
    closedOutAt: null,
    forgottenAt: null,
    rejectReasonId: null,
    rejectMessage: null,
    withdrawReason: null,
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
  request: Request,
): Promise<StoredApplicationRow> {
  const { resumeId, note = '', shareSalary = false, version: seen } = request
  const { manager, marketId, now } = change
  const companyId = await companyOf(change, postingId)
  await change.hold({ share: { company: companyId, posting: postingId }, person: place.candidateId })
  const posting = await openPosting(change, place, postingId)
  const [person, resume, company] = await Promise.all([
    findPerson(manager, marketId, place.candidateId),
    resumeToSend(change, place, resumeId),
    manager.findOneByOrFail(CompanyEntity, { id: posting.companyId, marketId }),
  ])
  await refuseChanged(manager, place, { posting, person, seen, now })
  const match = explain(posting, person, now)
  const row: StoredApplicationRow = {
    ...newApplication(change, place, posting, company),
    ...(await wayOf(change, place, posting, request)),
    matchAtApply: match,
    matchScore: match.score,
    matchRequirements: match.requirements,
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
  const snapshot = snapshotOf({
    id: snapshotId,
    applicationId,
    marketId,
    person,
    resume,
    note,
    shareSalary,
  })
  await manager.insert(SnapshotEntity, snapshot)
  change.touchSides(row, 'applications')
  if (row.referrerCandidateId) change.touch({ person: row.referrerCandidateId }, 'postings')
  await acknowledge(change, row, posting, company)
  return row
}

async function acknowledge(
  change: Change,
  row: StoredApplicationRow,
  posting: StoredPostingRow,
  company: StoredCompanyRow,
): Promise<void> {
  const { candidate } = await findPerson(change.manager, row.marketId, row.candidateId)
  const { name } = personRef(candidate, row, isBlind(posting, row))
  await tellTeam(change, posting, {
    type: 'Application updates',
    title: TEAM_NEWS.applied({ person: name, job: posting.title }),
    section: 'applications',
    open: { posting: posting.id, application: row.id },
    mail: { what: 'applied', applicationId: row.id },
  })
  if (!company.preferences.acknowledgeApplications) return
  mailCandidate(change, candidate, {
    kind: 'Application updates',
    companyId: company.id,
    subject: 'Your application was received',
    postingId: posting.id,
    lines: [`You can expect an answer within ${company.preferences.firstResponseDays} days.`],
    link: {
      line: 'The application and what was sent are in your dashboard:',
      link: dashboardPath('candidate', 'applications', { application: row.id, place: 'me' }),
    },
  })
}
