import { daysBetween, endsAt } from '@tryka/domain'
import type { ApplicationRow, WorkspaceSeed } from '@tryka/domain/seed'
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'
import { ResumeEntity } from '../../resumes/resume.entity'
import { bulkInsert } from '../core/bulk-insert'
import { heldMarks } from '../core/held-time'
import { groupBy } from '../core/list'
import * as tables from '../tables'

type Insert = [EntitySchema<ObjectLiteral>, readonly ObjectLiteral[]]
const rows = <T extends ObjectLiteral>(entity: EntitySchema<T>, all: readonly ObjectLiteral[]): Insert => [
  entity as EntitySchema<ObjectLiteral>,
  all,
]

/** The times that interviews ahead hold of their interviewers. */
const heldTimes = ({ interviews, workspace }: WorkspaceSeed) =>
  interviews
    .filter((row) => ['pending', 'confirmed'].includes(row.status) && endsAt(row) > workspace.seededAt)
    .flatMap(({ id, interviewerIds, startsAt, duration, proposedSlots }) => {
      const marks = new Set([startsAt, ...proposedSlots].flatMap((slot) => heldMarks(slot, duration)))
      return interviewerIds.flatMap((memberId) => [...marks].map((at) => ({ memberId, at, interviewId: id })))
    })

export const storedApplication = (row: ApplicationRow) => ({
  ...row,
  viewedBy: row.viewedAt === null ? null : 'Recruiter',
  responseDays: row.firstResponseAt === null ? null : daysBetween(row.appliedAt, row.firstResponseAt),
})

const storedCandidates = ({ candidates, candidateSkills }: WorkspaceSeed) => {
  const proofs = groupBy(
    candidateSkills.filter(({ state }) => state === 'Verified'),
    ({ candidateId }) => candidateId,
  )
  return candidates.map((row) => ({ ...row, verifiedSkills: proofs.get(row.id)?.length ?? 0 }))
}

const hiringRows = (seed: WorkspaceSeed): Insert[] => [
  rows(tables.ApplicationEntity, seed.applications.map(storedApplication)),
  rows(tables.SnapshotEntity, seed.snapshots),
  rows(
    tables.HiringEventEntity,
    seed.events.map((event) => ({ ...event, kind: 'application', subjectId: event.applicationId })),
  ),
  rows(tables.NoteEntity, seed.notes),
  rows(
    tables.InterviewEntity,
    seed.interviews.map((row) => ({
      ...row,
      endsAt: endsAt(row),
      confirmedAt: row.status === 'pending' ? null : row.createdAt,
    })),
  ),
  rows(tables.InterviewerTimeEntity, heldTimes(seed)),
  rows(tables.OfferEntity, seed.offers),
  rows(tables.InvitationEntity, seed.invitations),
]

/** In an order in which every row finds what it belongs to. */
const allRows = (seed: WorkspaceSeed): Insert[] => [
  rows(tables.CompanyEntity, seed.companies),
  rows(tables.TeamMemberEntity, seed.members),
  rows(tables.PostingEntity, seed.postings),
  rows(tables.PostingMemberEntity, seed.postingMembers),
  rows(tables.JobViewEntity, seed.jobViews),
  rows(tables.SavedJobEntity, seed.savedJobs),
  rows(tables.SavedSearchEntity, seed.savedSearches),
  rows(tables.CandidateEntity, storedCandidates(seed)),
  rows(tables.CandidateSkillEntity, seed.candidateSkills),
  rows(tables.CertificationEntity, seed.certifications),
  rows(
    tables.SelfIdentificationEntity,
    seed.selfIdentifications.map((row) => ({ ...row, consentAt: seed.workspace.seededAt })),
  ),
  rows(tables.EnrollmentEntity, seed.enrollments),
  rows(tables.LearningSessionEntity, seed.learningSessions),
  rows(tables.CreditEntity, seed.credits),
  ...hiringRows(seed),
  rows(tables.TalentPoolEntity, seed.talentPools),
  rows(tables.TalentPoolEntryEntity, seed.talentPoolEntries),
  rows(tables.ConversationEntity, seed.conversations),
  rows(tables.ParticipantEntity, seed.participants),
  rows(tables.MessageEntity, seed.messages),
  rows(tables.NotificationEntity, seed.notifications),
]

/** Writes everything of a workspace but its own row, inside the caller's transaction. */
export async function fillWorkspace(manager: EntityManager, seed: WorkspaceSeed): Promise<void> {
  const workspaceId = seed.workspace.id
  for (const [entity, all] of allRows(seed))
    await bulkInsert(
      manager,
      entity,
      all.map((row) => ({ ...row, workspaceId })),
    )
}

/** The resumes of the demo person, for an account that has written none. */
export async function fillResumes(
  manager: EntityManager,
  accountId: string,
  { resumes }: WorkspaceSeed,
): Promise<void> {
  if (await manager.existsBy(ResumeEntity, { accountId })) return
  const made = resumes.map(({ id, draft: { title, isDefault, ...content }, createdAt, updatedAt }) => ({
    id,
    accountId,
    title,
    content,
    isDefault: isDefault ?? false,
    version: 1,
    createdAt,
    updatedAt,
    deletedAt: null,
  }))
  await bulkInsert(manager, ResumeEntity, made)
}
