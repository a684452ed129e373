import { In } from 'typeorm'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../accounts/account-data'
import * as tables from '../tables'
import { SeatEntity, WorkspaceEntity } from '../tables'

/** What the person of a workspace has there, table by table. */
const PERSONAL: Record<string, EntitySchema<ObjectLiteral>> = Object.fromEntries(
  Object.entries({
    skills: tables.CandidateSkillEntity,
    certifications: tables.CertificationEntity,
    applications: tables.ApplicationEntity,
    interviews: tables.InterviewEntity,
    offers: tables.OfferEntity,
    invitations: tables.InvitationEntity,
    conversations: tables.ConversationEntity,
    enrollments: tables.EnrollmentEntity,
    learningSessions: tables.LearningSessionEntity,
    credits: tables.CreditEntity,
    savedJobs: tables.SavedJobEntity,
    savedSearches: tables.SavedSearchEntity,
  }).map(([name, entity]) => [name, entity as EntitySchema<ObjectLiteral>]),
)

/** The candidate's place of a workspace when accounts are joined and exported. */
export const hiringData = (db: Database): AccountData => ({
  name: 'hiring',
  /** Two workspaces cannot become one: the account keeps its own, and takes the guest's only when it has none. */
  async move(manager, from, to) {
    for (const entity of [WorkspaceEntity, SeatEntity])
      if (!(await manager.existsBy(entity, { accountId: to })))
        await manager.update(entity, { accountId: from }, { accountId: to })
  },
  async export(accountId) {
    const workspace = await db.read.findOneBy(WorkspaceEntity, { accountId })
    if (!workspace) return null
    const { id: workspaceId, candidateId } = workspace
    const parts: Record<string, unknown> = {
      profile: await db.read.findOneBy(tables.CandidateEntity, { id: candidateId, workspaceId }),
    }
    for (const [name, entity] of Object.entries(PERSONAL))
      parts[name] = await db.read.findBy(entity, { workspaceId, candidateId })
    const idsOf = (name: string) => In((parts[name] as { id: string }[]).map(({ id }) => id))
    parts['snapshots'] = await db.read.findBy(tables.SnapshotEntity, {
      workspaceId,
      applicationId: idsOf('applications'),
    })
    parts['messages'] = await db.read.findBy(tables.MessageEntity, {
      workspaceId,
      conversationId: idsOf('conversations'),
    })
    parts['notifications'] = await db.read.findBy(tables.NotificationEntity, {
      workspaceId,
      recipientId: candidateId,
    })
    return parts
  },
})
