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
import { moveTalk } from '../conversation/move-talk'
import { CoachMessageEntity, CoachThreadEntity } from '../conversation/talk.table'
import { ReviewCardEntity, ReviewLogEntity, ReviewSettingsEntity } from '../cards/card.table'
import { moveCards } from '../cards/move-cards'
import { movePractice } from '../coach/move-practice'
import { moveKeeping } from '../coach/practice-keeping'
import { movePlans } from '../coach/plan/move-plans'
import { InterviewPlanEntity, PlanItemEntity } from '../coach/plan/plan.table'
import {
  CoachSettingsEntity,
  PointMarkEntity,
  PracticeFeedbackEntity,
  PracticeSessionEntity,
  PracticeTurnEntity,
} from '../coach/practice.table'
import { PracticeWordsEntity } from '../coach/words/words.table'
import { ChallengeEntity } from '../credits/challenges/challenge.table'
import { moveChallenge, runningChallenge } from '../credits/challenges/move-challenge'
import { storedCredits } from '../credits/credit-ledger'
import { CreditTransferEntity } from '../credits/credit.table'
import { moveTargets } from '../guidance/move-targets'
import { TargetEntity } from '../guidance/target.table'
import { EnrollmentEntity, LearningSessionEntity } from '../learning/learning.table'
import {
  CheckAnswerEntity,
  ModuleProgressEntity,
  PathRatingEntity,
  PathWishEntity,
} from '../learning/module.table'
import { moveChoices } from '../learning/move-choices'
import { moveMinutes } from '../learning/minutes/move-minutes'
import { moveModules } from '../learning/move-modules'
import { ConversationEntity, MessageEntity, NotificationEntity } from '../messages/message.table'
import { OfferEntity } from '../applications/offers/offer.table'
import { CandidateEntity } from '../profile/candidate.table'
import { SavedSearchEntity } from '../postings/searches/saved-search.table'
import { ImportedBadgeEntity } from '../skills/badges/imported-badge.table'
import { CandidateSkillEntity, CertificationEntity } from '../skills/skill.table'
import { CorrectionEntity } from '../corrections/correction.table'
import { moveSamples } from '../../resumes/samples'
import type { MarketRow } from './market.table'
import { sampleTwins } from './sample-twins'
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
    moduleProgress: ModuleProgressEntity,
    checkAnswers: CheckAnswerEntity,
    pathRatings: PathRatingEntity,
    pathWishes: PathWishEntity,
    reviewCards: ReviewCardEntity,
    reviewLog: ReviewLogEntity,
    reviewSettings: ReviewSettingsEntity,
    practiceSessions: PracticeSessionEntity,
    practiceTurns: PracticeTurnEntity,
    practiceFeedback: PracticeFeedbackEntity,
    pointMarks: PointMarkEntity,
    practiceWords: PracticeWordsEntity,
    coachSettings: CoachSettingsEntity,
    targets: TargetEntity,
    interviewPlans: InterviewPlanEntity,
    planItems: PlanItemEntity,
    coachThreads: CoachThreadEntity,
    coachMessages: CoachMessageEntity,
    challenges: ChallengeEntity,
    corrections: CorrectionEntity,
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
    else {
      const there = { marketId: demo.id, candidateId: demo.candidateId }
      const here = { marketId: kept.id, candidateId: kept.candidateId }
      const twins = sampleTwins(there, here)
      const challenge = await runningChallenge(manager, there)
      await movePractice(manager, there, here, twins)
      await moveKeeping(manager, there, here)
      await moveModules(manager, there, here)
      await moveChoices(manager, there, here)
      await moveCards(manager, there, here)
      await moveMinutes(manager, there, here)
      if (challenge) await moveChallenge(manager, challenge, here)
      const way = { from: there, to: here, twins }
      await moveTargets(manager, way)
      await movePlans(manager, way)
      await moveTalk(manager, way)
    }
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
