import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { PersonalData } from '@tryka/domain'
import { DAY_MS, HOUR_MS, emailKey, eraseMyData, getMyData, UNSUBSCRIBE_PATH } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { AppError } from '../../app-error'
import { deriveKey } from '../../keys'
import type { Letterhead } from '../../mail/compose'
import type { Mailer } from '../../mail/mailer'
import { forgetAdmissions } from '../../services/admissions/admissions'
import type { Attempts } from '../../services/attempts/attempts'
import type { Audit } from '../../services/audit/audit'
import type { OtpService } from '../../services/otp/otp.service'
import { privacyMail } from './privacy.mail'
import { readToken, signToken } from './signed-token'
import { SignupEntity } from './signup.entity'

const LINKS_AN_HOUR = 3
const VALID_MS = { mine: 7 * DAY_MS, unsubscribe: 365 * DAY_MS }
type Use = keyof typeof VALID_MS

const linkInvalid = () =>
  new AppError(
    400,
    'LINK_INVALID',
    'This link is no longer valid. Ask for a new one with your email address.',
  )

/** What the newsletter keeps about an address, and how it ends. */
interface Readers {
  about(key: string): Promise<{
    email: string
    state: string
    askedAt: string | null
    confirmedAt: string | null
    leftAt: string | null
  } | null>
  forget(manager: EntityManager, email: string): Promise<void>
  leaveBy(manager: EntityManager, key: string): Promise<void>
}

interface Deps {
  db: Database
  otp: OtpService
  attempts: Attempts
  audit: Audit
  mailer: Mailer
  letterhead: Letterhead
  clock: Clock
  secret: string
  /** The newsletter's part of what is kept about an address. */
  subscribers: Readers
  /** The links lead to routes of this API. */
  apiUrl: string
  onMailError: (error: unknown) => void
}

/** What a person may do about their own row: see it, erase it, stop the newsletter. The link in the mail is the proof. */
export class PrivacyService {
  private readonly key: Buffer

  constructor(private readonly deps: Deps) {
    this.key = deriveKey(deps.secret, 'privacy')
  }

  /** Mails the links when the address is on the list. The caller does not wait: the time taken would tell. */
  async requestLink(email: string): Promise<void> {
    const { db, attempts, mailer, letterhead, onMailError } = this.deps
    const key = emailKey(email)
    const allowed = await db.transaction(async (manager) => {
      await holdLock(manager, 'privacy-link')
      const { count } = await attempts.recent('privacy-link', key, HOUR_MS, manager)
      if (count < LINKS_AN_HOUR) await attempts.record(manager, 'privacy-link', key)
      return count < LINKS_AN_HOUR
    })
    const row =
      (await db.read.findOneBy(SignupEntity, { emailKey: key })) ?? (await this.deps.subscribers.about(key))
    if (allowed && row) mailer.send(privacyMail(row.email, this.links(key), letterhead)).catch(onMailError)
  }

  /** Throws for a link that is no longer good, before anybody is asked whether they mean it. */
  check(use: Use, token: string): void {
    this.read(use, token)
  }

  async mine(token: string): Promise<z.input<typeof PersonalData>> {
    const key = this.read('mine', token)
    const rows = await this.deps.db.read.findBy(SignupEntity, { emailKey: key })
    const signups = rows.map(({ id: _, arrival: __, emailKey: ___, searchText: ____, ...kept }) => kept)
    const reader = await this.deps.subscribers.about(key)
    const newsletter = reader && {
      state: reader.state,
      askedAt: reader.askedAt,
      confirmedAt: reader.confirmedAt,
      leftAt: reader.leftAt,
    }
    return { email: key, signups, newsletter, codesSent: await this.deps.otp.sentTo(key) }
  }

  async erase(token: string): Promise<void> {
    const key = this.read('mine', token)
    await this.deps.db.transaction(async (manager) => {
      await manager.delete(SignupEntity, { emailKey: key })
      await this.deps.subscribers.forget(manager, key)
      await this.deps.otp.erase(manager, key)
      await forgetAdmissions(manager, [key])
      await this.deps.attempts.forget(manager, 'privacy-link', key)
      await this.deps.audit.recordWith(manager, { actor: 'person', action: 'signups.erase' })
    })
  }

  /** Ends a newsletter, confirmed or not. A signup for early access is no newsletter and stays. */
  async unsubscribe(token: string): Promise<void> {
    const key = this.read('unsubscribe', token)
    await this.deps.db.transaction((manager) => this.deps.subscribers.leaveBy(manager, key))
  }

  private links(key: string) {
    const now = this.deps.clock.now().getTime()
    const link = (path: string, use: Use) =>
      `${this.deps.apiUrl}${path}?token=${signToken(this.key, use, key, now + VALID_MS[use])}`
    return {
      mine: link(getMyData.path, 'mine'),
      erase: link(eraseMyData.path, 'mine'),
      unsubscribe: link(UNSUBSCRIBE_PATH, 'unsubscribe'),
    }
  }

  private read(use: Use, token: string): string {
    const key = readToken(this.key, use, token, this.deps.clock.now().getTime())
    if (key === undefined) throw linkInvalid()
    return key
  }
}
