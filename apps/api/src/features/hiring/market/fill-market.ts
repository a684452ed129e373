import { In } from 'typeorm'
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'
import { daysBetween, endsAt } from '@tryka/domain'
import type { ApplicationRow } from '../applications/application.table'
import type { MarketSeed } from '../seed/index'
import { ResumeEntity, stored } from '../../resumes/resume.entity'
import { NOT_TAILORED } from '../../resumes/tailoring'
import { bulkInsert } from '../core/bulk-insert'
import { heldMarks } from '../core/held-time'
import { groupBy } from '../core/list'
import { ApplicationEntity, NoteEntity, SnapshotEntity } from '../applications/application.table'
import { HiringEventEntity } from '../core/hiring-event.table'
import { InvitationEntity } from '../people/invitation.table'
import { InterviewEntity, InterviewerTimeEntity } from '../applications/interviews/interview.table'
import { JobViewEntity, SavedJobEntity } from '../postings/candidate/job.table'
import { PracticeFeedbackEntity, PracticeSessionEntity, PracticeTurnEntity } from '../coach/practice.table'
import { CreditAccountEntity, CreditTransferEntity } from '../credits/credit.table'
import { sampleLedger } from '../credits/sample-ledger'
import { EnrollmentEntity, LearningSessionEntity } from '../learning/learning.table'
import { ModuleProgressEntity } from '../learning/module.table'
import {
  ConversationEntity,
  MessageEntity,
  NotificationEntity,
  ParticipantEntity,
} from '../messages/message.table'
import { OfferEntity } from '../applications/offers/offer.table'
import { TalentPoolEntity, TalentPoolEntryEntity } from '../pools/pool.table'
import { PostingEntity, PostingMemberEntity } from '../postings/posting.table'
import { CandidateEntity, SelfIdentificationEntity } from '../profile/candidate.table'
import { SavedSearchEntity } from '../postings/searches/saved-search.table'
import { CandidateSkillEntity, CertificationEntity } from '../skills/skill.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'

type Insert = [EntitySchema<ObjectLiteral>, readonly ObjectLiteral[]]
const rows = <T extends ObjectLiteral>(entity: EntitySchema<T>, all: readonly ObjectLiteral[]): Insert => [
  entity as EntitySchema<ObjectLiteral>,
  all,
]

/** The times that interviews ahead hold of their interviewers. */
const heldTimes = ({ interviews, market }: MarketSeed) =>
  interviews
    .filter((row) => ['pending', 'confirmed'].includes(row.status) && endsAt(row) > market.seededAt)
    .flatMap(({ id, interviewerIds, startsAt, duration, proposedSlots }) => {
      const marks = new Set([startsAt, ...proposedSlots].flatMap((slot) => heldMarks(slot, duration)))
      return interviewerIds.flatMap((memberId) => [...marks].map((at) => ({ memberId, at, interviewId: id })))
    })

export const storedApplication = (row: ApplicationRow) => ({
  ...row,
  viewedBy: row.viewedAt === null ? null : 'Recruiter',
  responseDays: row.firstResponseAt === null ? null : daysBetween(row.appliedAt, row.firstResponseAt),
})

const storedCandidates = ({ candidates, candidateSkills }: MarketSeed) => {
  const proofs = groupBy(
    candidateSkills.filter(({ state }) => state === 'Verified'),
    ({ candidateId }) => candidateId,
  )
  return candidates.map((row) => ({ ...row, verifiedSkills: proofs.get(row.id)?.length ?? 0 }))
}

/** Each application counts its events, which stand in their order. */
function numbered(events: MarketSeed['events']) {
  const counts = new Map<string, number>()
  return events.map((event) => {
    const n = (counts.get(event.applicationId) ?? 0) + 1
    counts.set(event.applicationId, n)
    return { ...event, n }
  })
}

const hiringRows = (seed: MarketSeed): Insert[] => [
  rows(ApplicationEntity, seed.applications.map(storedApplication)),
  rows(SnapshotEntity, seed.snapshots),
  rows(
    HiringEventEntity,
    numbered(seed.events).map((event) => ({
      ...event,
      kind: 'application',
      subjectId: event.applicationId,
    })),
  ),
  rows(NoteEntity, seed.notes),
  rows(
    InterviewEntity,
    seed.interviews.map((row) => ({
      ...row,
      endsAt: endsAt(row),
      // What is moved for the first time was agreed before.
      confirmedAt: row.status === 'pending' && row.icalSequence === 0 ? null : row.createdAt,
    })),
  ),
  rows(InterviewerTimeEntity, heldTimes(seed)),
  rows(OfferEntity, seed.offers),
  rows(InvitationEntity, seed.invitations),
]

/** In an order in which every row finds what it belongs to. */
const allRows = (seed: MarketSeed): Insert[] => [
  rows(CompanyEntity, seed.companies),
  rows(TeamMemberEntity, seed.members),
  rows(PostingEntity, seed.postings),
  rows(PostingMemberEntity, seed.postingMembers),
  rows(JobViewEntity, seed.jobViews),
  rows(SavedJobEntity, seed.savedJobs),
  rows(SavedSearchEntity, seed.savedSearches),
  rows(CandidateEntity, storedCandidates(seed)),
  rows(CandidateSkillEntity, seed.candidateSkills),
  rows(CertificationEntity, seed.certifications),
  rows(
    SelfIdentificationEntity,
    seed.selfIdentifications.map((row) => ({ ...row, consentAt: seed.market.seededAt })),
  ),
  rows(EnrollmentEntity, seed.enrollments),
  rows(LearningSessionEntity, seed.learningSessions),
  rows(ModuleProgressEntity, seed.moduleProgress),
  rows(PracticeSessionEntity, seed.practiceSessions),
  rows(PracticeTurnEntity, seed.practiceTurns),
  rows(PracticeFeedbackEntity, seed.practiceFeedback),
  rows(CreditAccountEntity, sampleLedger(seed).accounts),
  rows(CreditTransferEntity, sampleLedger(seed).transfers),
  ...hiringRows(seed),
  rows(TalentPoolEntity, seed.talentPools),
  rows(TalentPoolEntryEntity, seed.talentPoolEntries),
  rows(ConversationEntity, seed.conversations),
  rows(ParticipantEntity, seed.participants),
  rows(MessageEntity, seed.messages),
  rows(NotificationEntity, seed.notifications),
]

/** Writes everything of a market but its own row, inside the caller's transaction. */
export async function fillMarket(manager: EntityManager, seed: MarketSeed): Promise<void> {
  const marketId = seed.market.id
  for (const [entity, all] of allRows(seed))
    await bulkInsert(
      manager,
      entity,
      all.map((row) => ({ ...row, marketId })),
    )
}

/** The resumes of the demo person, but for those that the account made its own before. */
export async function fillResumes(
  manager: EntityManager,
  accountId: string,
  { market, resumes }: MarketSeed,
): Promise<void> {
  const kept = await manager.find(ResumeEntity, {
    select: { id: true },
    where: { id: In(resumes.map(({ id }) => id)) },
  })
  const hasDefault = await manager.existsBy(ResumeEntity, { accountId, isDefault: true })
  const made = resumes
    .filter(({ id }) => !kept.some((row) => row.id === id))
    .map(({ id, draft: { title, isDefault, ...content }, createdAt, updatedAt }) => ({
      id,
      accountId,
      marketId: market.id,
      title,
      ...stored(content),
      ...NOT_TAILORED,
      isDefault: !hasDefault && isDefault === true,
      version: 1,
      createdAt,
      updatedAt,
      deletedAt: null,
    }))
  await bulkInsert(manager, ResumeEntity, made)
}
