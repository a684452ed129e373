import { DigestEntity } from './postings/digests/digest.table'
import { MarketEntity, SeatEntity } from './market/market.table'
import { TalentPoolEntity, TalentPoolEntryEntity } from './pools/pool.table'
import { CompanyEntity, TeamMemberEntity } from './team/team.table'
import { BlockEntity } from './blocks/block.table'
import { FirstContactEntity } from './first-contacts/first-contact.table'
import { VerificationRequestEntity } from './verification-requests/verification-request.table'
import { ShareLinkEntity } from './share-links/share-link.table'
import { ProfileViewEntity } from './views/profile-view.table'
import { CompanyProofEntity } from './companies/company-proof.table'
import { DomainChallengeEntity } from './companies/domain-challenge.table'
import { JobViewEntity, SavedJobEntity } from './postings/candidate/job.table'
import { PostingEntity, PostingMemberEntity } from './postings/posting.table'
import { SavedSearchEntity } from './postings/searches/saved-search.table'
import { CandidateEntity, SelfIdentificationEntity } from './profile/candidate.table'
import { ImportedBadgeEntity } from './skills/badges/imported-badge.table'
import { CandidateSkillEntity, CertificationEntity } from './skills/skill.table'
import { appealEntities } from './assessments/appeal.table'
import { assessmentEntities } from './assessments/attempt.table'
import { HoldEntity } from './assessments/hold.table'
import { recheckEntities } from './assessments/recheck.table'
import { TrackWishEntity } from './assessments/track-wish.table'
import { planEntities } from './coach/plan/plan.table'
import { practiceEntities } from './coach/practice.table'
import { talkEntities } from './conversation/talk.table'
import { CorrectionEntity } from './corrections/correction.table'
import { mockEntities } from './peers/mocks/mock.table'
import { peerEntities } from './peers/peer.table'
import { PracticeWordsEntity } from './coach/words/words.table'
import { CertificateEntity } from './credentials/certificates/certificate.table'
import { CredentialEntity } from './credentials/credential.table'
import { ChallengeEntity } from './credits/challenges/challenge.table'
import { CreditAccountEntity, CreditTransferEntity } from './credits/credit.table'
import { TargetEntity } from './guidance/target.table'
import { reviewEntities } from './cards/card.table'
import { ActivityLeaseEntity, EnrollmentEntity, LearningSessionEntity } from './learning/learning.table'
import { moduleEntities } from './learning/module.table'
import { ApplicationEntity, SnapshotEntity, NoteEntity } from './applications/application.table'
import { HiringEventEntity } from './core/hiring-event.table'
import { InvitationEntity } from './people/invitation.table'
import {
  InterviewEntity,
  InterviewerTimeEntity,
  ScorecardEntity,
} from './applications/interviews/interview.table'
import { OfferEntity } from './applications/offers/offer.table'
import { MatchFactsEntity } from './matching/match-facts.table'
import {
  ConversationEntity,
  ParticipantEntity,
  MessageEntity,
  NotificationEntity,
} from './messages/message.table'

/** Every table of the hiring markets; a market's rows fall with it. */
export const hiringEntities = [
  MarketEntity,
  SeatEntity,
  CompanyEntity,
  CompanyProofEntity,
  DomainChallengeEntity,
  BlockEntity,
  ProfileViewEntity,
  FirstContactEntity,
  VerificationRequestEntity,
  ShareLinkEntity,
  TeamMemberEntity,
  TalentPoolEntity,
  TalentPoolEntryEntity,
  PostingEntity,
  PostingMemberEntity,
  JobViewEntity,
  MatchFactsEntity,
  SavedJobEntity,
  SavedSearchEntity,
  DigestEntity,
  CandidateEntity,
  CandidateSkillEntity,
  CertificationEntity,
  ImportedBadgeEntity,
  CredentialEntity,
  CertificateEntity,
  SelfIdentificationEntity,
  EnrollmentEntity,
  LearningSessionEntity,
  ActivityLeaseEntity,
  ...moduleEntities,
  ...reviewEntities,
  ...practiceEntities,
  ...planEntities,
  ...talkEntities,
  PracticeWordsEntity,
  CorrectionEntity,
  ...peerEntities,
  ...mockEntities,
  TargetEntity,
  CreditAccountEntity,
  CreditTransferEntity,
  ChallengeEntity,
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
  ...assessmentEntities,
  TrackWishEntity,
  ...appealEntities,
  ...recheckEntities,
  HoldEntity,
]
