import type { ResumeDraft } from '@tryka/domain'
import type { ApplicationRow, NoteRow, SnapshotRow } from '../applications/application.table'
import type { ApplicationEventRow } from '../core/hiring-event.table'
import type { InvitationRow } from '../people/invitation.table'
import type { InterviewRow } from '../applications/interviews/interview.table'
import type { JobViewRow, SavedJobRow } from '../postings/candidate/job.table'
import type { PracticeFeedbackRow, PracticeSessionRow, PracticeTurnRow } from '../coach/practice.table'
import type { SampleCreditRow } from '../credits/credit.table'
import type { EnrollmentRow, LearningSessionRow } from '../learning/learning.table'
import type { ModuleProgressRow } from '../learning/module.table'
import type { ConversationRow, MessageRow, NotificationRow, ParticipantRow } from '../messages/message.table'
import type { OfferRow } from '../applications/offers/offer.table'
import type { TalentPoolEntryRow, TalentPoolRow } from '../pools/pool.table'
import type { PostingMemberRow, PostingRow } from '../postings/posting.table'
import type { CandidateRow } from '../profile/candidate.table'
import type { SavedSearchRow } from '../postings/searches/saved-search.table'
import type { CandidateSkillRow, CertificationRow } from '../skills/skill.table'
import type { CompanyRow, MemberRow } from '../team/team.table'

export type {
  ApplicationRow,
  NoteRow,
  SnapshotProfile,
  SnapshotRow,
  SnapshotSkill,
} from '../applications/application.table'
export type { ApplicationEventRow } from '../core/hiring-event.table'
export type { InvitationRow } from '../people/invitation.table'
export type { InterviewRow } from '../applications/interviews/interview.table'
export type { JobViewRow, SavedJobRow } from '../postings/candidate/job.table'
export type { SampleCreditRow } from '../credits/credit.table'
export type { EnrollmentRow, LearningSessionRow } from '../learning/learning.table'
export type { ModuleProgressRow } from '../learning/module.table'
export type { ConversationRow, MessageRow, NotificationRow, ParticipantRow } from '../messages/message.table'
export type { OfferRow } from '../applications/offers/offer.table'
export type { TalentPoolEntryRow, TalentPoolRow } from '../pools/pool.table'
export type { PostingMemberRow, PostingRow } from '../postings/posting.table'
export type { CandidateRow } from '../profile/candidate.table'
export type { SavedSearchRow } from '../postings/searches/saved-search.table'
export type { CandidateSkillRow, CertificationRow } from '../skills/skill.table'
export type { CompanyRow, HiringPreferences, MemberRow } from '../team/team.table'

export interface SeedResumeRow {
  id: string
  /** The candidate to whose account the resume belongs. */
  userId: string
  draft: ResumeDraft
  createdAt: string
  updatedAt: string
}

/** Given freely with an application, kept apart, read only as sums. */
export interface SelfIdentificationRow {
  pseudonym: string
  applicationId: string
  group: string
}

/**
 * Everything of one market, flat, as a database keeps it: times are ISO texts in UTC, lists that are read whole
 * are JSON. Every row belongs to the market; `marketId` is added by whoever stores it. `market` says who
 * its visitor is on either side.
 */
export interface MarketSeed {
  market: { id: string; seededAt: string; candidateId: string; companyId: string; memberId: string }
  companies: CompanyRow[]
  members: MemberRow[]
  postings: PostingRow[]
  postingMembers: PostingMemberRow[]
  jobViews: JobViewRow[]
  candidates: CandidateRow[]
  candidateSkills: CandidateSkillRow[]
  certifications: CertificationRow[]
  applications: ApplicationRow[]
  snapshots: SnapshotRow[]
  events: ApplicationEventRow[]
  notes: NoteRow[]
  interviews: InterviewRow[]
  offers: OfferRow[]
  invitations: InvitationRow[]
  talentPools: TalentPoolRow[]
  talentPoolEntries: TalentPoolEntryRow[]
  conversations: ConversationRow[]
  participants: ParticipantRow[]
  messages: MessageRow[]
  enrollments: EnrollmentRow[]
  learningSessions: LearningSessionRow[]
  moduleProgress: ModuleProgressRow[]
  practiceSessions: PracticeSessionRow[]
  practiceTurns: PracticeTurnRow[]
  practiceFeedback: PracticeFeedbackRow[]
  credits: SampleCreditRow[]
  notifications: NotificationRow[]
  savedSearches: SavedSearchRow[]
  savedJobs: SavedJobRow[]
  resumes: SeedResumeRow[]
  selfIdentifications: SelfIdentificationRow[]
}
