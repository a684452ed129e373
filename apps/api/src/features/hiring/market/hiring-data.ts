import { In } from 'typeorm'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import { ApplicationEntity, SnapshotEntity } from '../applications/application.table'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { VerificationRequestEntity } from '../verification-requests/verification-request.table'
import { ProfileViewEntity } from '../views/profile-view.table'
import { InvitationEntity } from '../people/invitation.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { SavedJobEntity } from '../postings/candidate/job.table'
import { movePractice } from '../coach/move-practice'
import {
  PointMarkEntity,
  PracticeFeedbackEntity,
  PracticeSessionEntity,
  PracticeTurnEntity,
} from '../coach/practice.table'
import { storedCredits } from '../credits/credit-ledger'
import { CreditTransferEntity } from '../credits/credit.table'
import { EnrollmentEntity, LearningSessionEntity } from '../learning/learning.table'
import { ConversationEntity, MessageEntity, NotificationEntity } from '../messages/message.table'
import { OfferEntity } from '../applications/offers/offer.table'
import { CandidateEntity } from '../profile/candidate.table'
import { SavedSearchEntity } from '../postings/searches/saved-search.table'
import { ImportedBadgeEntity } from '../skills/badges/imported-badge.table'
import { CandidateSkillEntity, CertificationEntity } from '../skills/skill.table'
import { moveSamples } from '../../resumes/samples'
import type { MarketRow } from './market.table'
import { SeatEntity, MarketEntity } from './market.table'

/** What the person of a market has there, table by table. */
const PERSONAL: Record<string, EntitySchema<ObjectLiteral>> = Object.fromEntries(
  Object.entries({
    skills: CandidateSkillEntity,
    certifications: CertificationEntity,
    importedBadges: ImportedBadgeEntity,
    applications: ApplicationEntity,
    interviews: InterviewEntity,
    offers: OfferEntity,
    invitations: InvitationEntity,
    firstContacts: FirstContactEntity,
    verificationRequests: VerificationRequestEntity,
    profileViews: ProfileViewEntity,
    conversations: ConversationEntity,
    enrollments: EnrollmentEntity,
    learningSessions: LearningSessionEntity,
    practiceSessions: PracticeSessionEntity,
    practiceTurns: PracticeTurnEntity,
    practiceFeedback: PracticeFeedbackEntity,
    pointMarks: PointMarkEntity,
    savedJobs: SavedJobEntity,
    savedSearches: SavedSearchEntity,
  }).map(([name, entity]) => [name, entity as EntitySchema<ObjectLiteral>]),
)

export const personalTables = [CandidateEntity as EntitySchema<ObjectLiteral>, ...Object.values(PERSONAL)]

/** Neither database reads a text to tell how long it is. */
const COPIES = `SELECT SUM(octet_length(s.content)) AS bytes FROM markets w
  JOIN applications a ON a.market_id = w.id AND a.candidate_id = w.candidate_id
  JOIN application_snapshots s ON s.market_id = w.id AND s.application_id = a.id
  WHERE w.account_id = ?`

/** The candidate's place of a market when accounts are joined and exported. */
export const hiringData = (db: Database): AccountData => ({
  name: 'hiring',
  /** Two markets cannot become one: the account keeps its own, and takes the guest's only when it has none. */
  async move(manager, from, to) {
    const demo = await manager.findOneBy(MarketEntity, { accountId: from })
    for (const entity of [MarketEntity, SeatEntity])
      if (!(await manager.existsBy(entity, { accountId: to })))
        await manager.update(entity, { accountId: from }, { accountId: to })
    if (!demo) return
    const kept = await manager.findOneByOrFail(MarketEntity, { accountId: to })
    if (kept.id === demo.id) await moveSamples(manager, demo.id, to)
    else
      await movePractice(
        manager,
        { marketId: demo.id, candidateId: demo.candidateId },
        { marketId: kept.id, candidateId: kept.candidateId },
      )
  },
  /** Copies of resumes that were sent: each is as long as a resume. The rest is bounded by what a day may add. */
  async bytes(manager, accountId) {
    const sql = manager.connection.options.type === 'sqlite' ? COPIES : COPIES.replace('?', '$1')
    const [sum] = await manager.query<{ bytes: number | string | null }[]>(sql, [accountId])
    return Number(sum?.bytes ?? 0)
  },
  describes: 'Your demo: its people and companies are sample data.',
  tables: [...personalTables, CreditTransferEntity],
  async *export(accountId) {
    const market = await db.read.findOneBy(MarketEntity, { accountId })
    yield JSON.stringify(market && (await sampleOf(db, market)), null, 2)
  },
})

/** A demo, with the points of its sample person; those of the account are its own. */
async function sampleOf(db: Database, { id: marketId, candidateId }: MarketRow) {
  const credits = await storedCredits(db.read, { marketId, person: candidateId })
  return { ...(await everythingIn(db, { marketId, candidateId })), credits }
}

/** Everything of one person, table by table. */
export async function everythingIn(
  db: Database,
  { marketId, candidateId }: { marketId: string; candidateId: string },
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {
    profile: await db.read.findOneBy(CandidateEntity, { id: candidateId, marketId }),
  }
  for (const [name, entity] of Object.entries(PERSONAL))
    parts[name] = await db.read.findBy(entity, { marketId, candidateId })
  const idsOf = (name: string) => In((parts[name] as { id: string }[]).map(({ id }) => id))
  parts['snapshots'] = await db.read.findBy(SnapshotEntity, {
    marketId,
    applicationId: idsOf('applications'),
  })
  parts['messages'] = await db.read.findBy(MessageEntity, {
    marketId,
    conversationId: idsOf('conversations'),
  })
  parts['notifications'] = await db.read.findBy(NotificationEntity, {
    marketId,
    recipientId: candidateId,
  })
  return parts
}
