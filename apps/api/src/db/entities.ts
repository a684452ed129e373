import { AccountSessionEntity } from '../features/accounts/account-session.entity'
import { AccountEntity } from '../features/accounts/account.entity'
import { AdminEntity } from '../features/admin/admin.entity'
import { AttemptEntity } from '../features/attempts/attempt.entity'
import { AuditEntryEntity } from '../features/audit/audit-entry.entity'
import { CaptchaUseEntity } from '../features/captcha/captcha-use.entity'
import { ContactMessageEntity } from '../features/contact/contact-message.entity'
import { SignupCountEntity } from '../features/early-access/signup-count.entity'
import { SignupEntity } from '../features/early-access/signup.entity'
import { hiringEntities } from '../features/hiring/tables/hiring-entities'
import { IdempotencyEntity } from '../features/idempotency/idempotency.entity'
import { OtpCodeEntity } from '../features/otp/otp-code.entity'
import { ResumeVersionEntity } from '../features/resumes/resume-version.entity'
import { ResumeEntity } from '../features/resumes/resume.entity'
import { LockEntity } from './named-lock'
import { RateCountEntity } from './rate-count.entity'
import { SessionEntity } from './session.entity'

/** Every table. A feature adds its entities here and its migrations in `migrations/index.ts`. */
export const entities = [
  SessionEntity,
  RateCountEntity,
  LockEntity,
  SignupEntity,
  SignupCountEntity,
  ContactMessageEntity,
  OtpCodeEntity,
  CaptchaUseEntity,
  AttemptEntity,
  AdminEntity,
  AuditEntryEntity,
  AccountEntity,
  AccountSessionEntity,
  IdempotencyEntity,
  ResumeEntity,
  ResumeVersionEntity,
  ...hiringEntities,
]
