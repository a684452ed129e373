import type {
  CompanyRow,
  MemberRow,
  PostingRow,
  PostingMemberRow,
  JobViewRow,
  TalentPoolRow,
  TalentPoolEntryRow,
  InvitationRow,
} from './rows-market'
import type {
  CandidateRow,
  CandidateSkillRow,
  CertificationRow,
  EnrollmentRow,
  LearningSessionRow,
  CreditRow,
  SavedSearchRow,
  SavedJobRow,
  SeedResumeRow,
  SelfIdentificationRow,
} from './rows-people'
import type {
  ApplicationRow,
  SnapshotRow,
  ApplicationEventRow,
  NoteRow,
  InterviewRow,
  OfferRow,
  ConversationRow,
  ParticipantRow,
  MessageRow,
  NotificationRow,
} from './rows-hiring'

export type * from './rows-market'
export type * from './rows-people'
export type * from './rows-hiring'

/**
 * Everything of one workspace, flat, as a database keeps it: times are ISO texts in UTC, lists that are read whole
 * are JSON. Every row belongs to the workspace; `workspaceId` is added by whoever stores it. `workspace` says who
 * its visitor is on either side.
 */
export interface WorkspaceSeed {
  workspace: { id: string; seededAt: string; candidateId: string; companyId: string; memberId: string }
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
  credits: CreditRow[]
  notifications: NotificationRow[]
  savedSearches: SavedSearchRow[]
  savedJobs: SavedJobRow[]
  resumes: SeedResumeRow[]
  selfIdentifications: SelfIdentificationRow[]
}
