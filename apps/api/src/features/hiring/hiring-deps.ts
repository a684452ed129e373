import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import type { Gate } from '../../http/access'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import type { AccountSessions } from '../../services/accounts/account-sessions.service'
import type { AccountsService } from '../../services/accounts/accounts.service'
import type { DayBudget } from '../../services/accounts/day-budget'
import type { StorageQuota } from '../../services/accounts/storage-quota'
import type { Attempts } from '../../services/attempts/attempts'
import type { Idempotency } from '../../services/idempotency/idempotency'
import type { Model } from '../../services/model/model'
import type { OtpService } from '../../services/otp/otp.service'
import type { Outbox } from '../../services/outbox/outbox'
import type { Troubles } from '../../services/troubles/troubles'
import type { PdfPrinter } from '../resumes/resume-pdf'
import type { LiveBus } from './core/live/live-bus'
import type { Authority } from './credentials/authority'
import type { createProofs } from './proofs'

/** What hiring asks of the rest of the API. */
export interface HiringDeps {
  config: Config
  db: Database
  clock: Clock
  outbox: Outbox
  troubles: Troubles
  bus: LiveBus
  idempotency: Idempotency
  printer: PdfPrinter
  /** Those of the browsers' sessions that are still open. */
  openSessions: (ids: readonly string[]) => Promise<Set<string>>
  log: FastifyBaseLogger
  /** A market counts like all that is stored. */
  budget: DayBudget
  /** The language model, for who agreed to it. */
  model: Model
  /** A resume that is sent is stored once more. */
  quota: StorageQuota
  otp: OtpService
  attempts: Attempts
  banks: Parameters<typeof createProofs>[0]['banks']
  isUnreviewedShown: boolean | undefined
  browsers: KnownBrowsers
  /** Finds the account of a request, or refuses. */
  knownAccount: Gate
  sessions: AccountSessions
  /** What signs credentials, lists them and logs them. */
  authority: Authority
  /** Takes an account away whole, as its person would. */
  eraseAccount: AccountsService['erase']
  /** How many administrators there are. */
  administrators: () => Promise<number>
}
