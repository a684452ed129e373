import { AccountSessionEntity } from '../services/accounts/account-session.entity'
import { AccountWordEntity } from '../services/accounts/account-word.entity'
import { AccountEntity } from '../services/accounts/account.entity'
import { AdminEntity } from '../features/admin/admin.entity'
import { AdminSessionEntity } from '../features/admin/admin-session.entity'
import { AdminFactorEntity, RecoveryCodeEntity } from '../features/admin/factor.entity'
import { AdmissionEntity } from '../services/admissions/admission.entity'
import { InvitationBatchEntity } from '../features/admin/invitations/invitation-batch.entity'
import { FirstVisitEntity } from '../features/onboarding/first-visit.entity'
import { OnboardingDraftEntity } from '../features/onboarding/onboarding-draft.entity'
import { AnchorEntity } from '../services/anchors/anchor.table'
import { AttemptEntity } from '../services/attempts/attempt.entity'
import { AuditEntryEntity } from '../services/audit/audit-entry.entity'
import { CaptchaUseEntity } from '../services/captcha/captcha-use.entity'
import { ContactMessageEntity } from '../features/contact/contact-message.entity'
import { SignupCountEntity } from '../features/early-access/signup-count.entity'
import { SignupEntity } from '../features/early-access/signup.entity'
import { IssueDeliveryEntity, IssueEntity } from '../features/newsletter/issue.table'
import { SubscriberEntity } from '../features/newsletter/subscriber.table'
import { hiringEntities } from '../features/hiring/hiring-entities'
import { companyEntities } from '../features/hiring/companies/company-entities'
import { moderationEntities } from '../features/hiring/moderation/moderation.table'
import { StatusEntryEntity, StatusListEntity } from '../services/statuses/status.table'
import { DidDocumentEntity, IssuerKeyEntity } from '../services/issuer/issuer-key.table'
import { IdempotencyEntity } from '../services/idempotency/idempotency.entity'
import { LeaseEntity } from '../services/clockwork/lease.table'
import { TroubleEntity } from '../services/troubles/trouble.table'
import { OutboxEntity } from '../services/outbox/outbox.table'
import { PasskeyChallengeEntity, PasskeyEntity } from '../services/passkeys/passkey.table'
import { RefusalEntity } from '../services/outbox/refusal.table'
import { modelEntities } from '../services/model/model.table'
import { PreferenceEntity } from '../services/preferences/preference.table'
import { PushSubscriptionEntity } from '../services/push/push-subscription.table'
import { OtpCodeEntity } from '../services/otp/otp-code.entity'
import { ResumeVersionEntity } from '../features/resumes/resume-version.entity'
import { ResumeEntity } from '../features/resumes/resume.entity'
import { LetterEntity } from '../features/resumes/letters/letter.table'
import { ResumeShareEntity } from '../features/resumes/sharing/resume-share.table'
import { logEntities } from '../services/transparency-log/log.table'
import { LockEntity } from '../db/named-lock'
import { RateCountEntity } from '../http/limits/rate-count.entity'
import { SessionEntity } from '../http/sessions/session.entity'

/** Every table. A feature adds its entities here and its migrations in `db/migrations/index.ts`. */
export const entities = [
  SessionEntity,
  RateCountEntity,
  LockEntity,
  SignupEntity,
  SignupCountEntity,
  SubscriberEntity,
  IssueEntity,
  IssueDeliveryEntity,
  ContactMessageEntity,
  OtpCodeEntity,
  CaptchaUseEntity,
  AttemptEntity,
  AdminEntity,
  AdminFactorEntity,
  AdminSessionEntity,
  RecoveryCodeEntity,
  AuditEntryEntity,
  AccountEntity,
  AccountSessionEntity,
  AccountWordEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
  AdmissionEntity,
  InvitationBatchEntity,
  OnboardingDraftEntity,
  FirstVisitEntity,
  IdempotencyEntity,
  ...logEntities,
  AnchorEntity,
  OutboxEntity,
  TroubleEntity,
  RefusalEntity,
  LeaseEntity,
  IssuerKeyEntity,
  DidDocumentEntity,
  StatusListEntity,
  StatusEntryEntity,
  PreferenceEntity,
  ...modelEntities,
  PushSubscriptionEntity,
  ResumeEntity,
  ResumeVersionEntity,
  ResumeShareEntity,
  LetterEntity,
  ...hiringEntities,
  ...companyEntities,
  ...moderationEntities,
]
