import { WorkspaceEntity, SeatEntity } from './workspace.tables'
import { CompanyEntity, TeamMemberEntity, TalentPoolEntity, TalentPoolEntryEntity } from './company.tables'
import {
  PostingEntity,
  PostingMemberEntity,
  JobViewEntity,
  SavedJobEntity,
  SavedSearchEntity,
} from './posting.tables'
import {
  CandidateEntity,
  CandidateSkillEntity,
  CertificationEntity,
  SelfIdentificationEntity,
} from './candidate.tables'
import { EnrollmentEntity, LearningSessionEntity, CreditEntity } from './learning.tables'
import { ApplicationEntity, SnapshotEntity, HiringEventEntity, NoteEntity } from './application.tables'
import {
  InterviewEntity,
  InterviewerTimeEntity,
  ScorecardEntity,
  OfferEntity,
  InvitationEntity,
} from './interview.tables'
import {
  CandidateMatchEntity,
  CandidateMatchStateEntity,
  JobMatchEntity,
  JobMatchStateEntity,
} from './match.tables'
import { ConversationEntity, ParticipantEntity, MessageEntity, NotificationEntity } from './message.tables'

/** Every table of the hiring workspaces; a workspace's rows fall with it. */
export const hiringEntities = [
  WorkspaceEntity,
  SeatEntity,
  CompanyEntity,
  TeamMemberEntity,
  TalentPoolEntity,
  TalentPoolEntryEntity,
  PostingEntity,
  PostingMemberEntity,
  JobViewEntity,
  JobMatchEntity,
  JobMatchStateEntity,
  CandidateMatchEntity,
  CandidateMatchStateEntity,
  SavedJobEntity,
  SavedSearchEntity,
  CandidateEntity,
  CandidateSkillEntity,
  CertificationEntity,
  SelfIdentificationEntity,
  EnrollmentEntity,
  LearningSessionEntity,
  CreditEntity,
  ApplicationEntity,
  SnapshotEntity,
  HiringEventEntity,
  NoteEntity,
  InterviewEntity,
  InterviewerTimeEntity,
  ScorecardEntity,
  OfferEntity,
  InvitationEntity,
  ConversationEntity,
  ParticipantEntity,
  MessageEntity,
  NotificationEntity,
]
