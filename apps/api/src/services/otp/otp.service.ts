import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { IsNull, LessThan, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { DAY_MS, HOUR_MS, emailKey, LIMITS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { deriveKey, keyedHash } from '../../keys'
import type { Letterhead } from '../../mail/compose'
import type { Mailer } from '../../mail/mailer'
import type { OtpCodeRow, OtpPurpose } from './otp-code.entity'
import { OtpCodeEntity } from './otp-code.entity'
import { emailUnverified, otpInvalid, otpTooMany, otpTooSoon } from './otp.errors'
import { otpMail } from './otp.mail'

const SECOND = 1_000

export const OTP_RULES = {
  validMs: 600 * SECOND,
  tries: 5,
  resendMs: 60 * SECOND,
  /** To an address, for one session or for a browser in which the address was proven before. */
  own: [
    { max: 5, windowMs: HOUR_MS },
    { max: 10, windowMs: DAY_MS },
  ],
  /** To an address from one client address, whatever the session. */
  perClient: [
    { max: 10, windowMs: HOUR_MS },
    { max: 20, windowMs: DAY_MS },
  ],
  /** To an address from all browsers that it was never proven in. */
  perAddress: [
    { max: 20, windowMs: HOUR_MS },
    { max: 40, windowMs: DAY_MS },
  ],
  verifiedMs: 1_800 * SECOND,
} as const

/** Whose code it is: the session that asks, for one purpose. */
export interface OtpSubject {
  email: string
  purpose: OtpPurpose
  binding: string
}

/** Who asks for a code: for limits alone. */
export interface OtpCaller {
  /** Client address; IPv6 by its /64. */
  address: string
  /** The browser's own id, when the address was proven there before. */
  browser?: string | undefined
}

export interface OtpOptions {
  /** Six digits; a cryptographic source unless a test says otherwise. */
  makeCode?: () => string
  /** Who writes the mails. */
  letterhead: Letterhead
  /** Hears of an address that somebody proved to be theirs. */
  onProven?: (email: string) => Promise<void>
}

type Who = Pick<OtpCodeRow, 'binding' | 'client' | 'browser'>
interface Limit {
  max: number
  windowMs: number
}

const sixDigits = () => String(randomInt(10 ** LIMITS.otpLength)).padStart(LIMITS.otpLength, '0')

/** Codes by mail that prove an address. Every count and every end of a code is decided by one statement. */
export class OtpService {
  private readonly key: Buffer
  private readonly makeCode: () => string

  constructor(
    private readonly db: Database,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    secret: string,
    private readonly options: OtpOptions,
  ) {
    this.key = deriveKey(secret, 'otp')
    this.makeCode = options.makeCode ?? sixDigits
  }

  /**
   * Sends a code and ends the one before of this session; what others ask for leaves it alone. The work is the same for
   * every address.
   */
  async send(subject: OtpSubject, caller: OtpCaller): Promise<{ resendAfter: number; expiresIn: number }> {
    const code = this.makeCode()
    const row = this.newRow(subject, code, caller)
    await this.db.transaction(async (manager) => {
      await holdLock(manager, 'otp-send')
      await this.refuseTooMany(manager, row)
      await manager.update(
        OtpCodeEntity,
        { emailKey: row.emailKey, purpose: row.purpose, binding: row.binding, endedAt: IsNull() },
        { endedAt: row.createdAt },
      )
      await manager.insert(OtpCodeEntity, row)
    })
    try {
      await this.mailer.send(
        otpMail(
          { to: subject.email.trim(), purpose: subject.purpose, code },
          OTP_RULES.validMs / 60_000,
          this.options.letterhead,
        ),
      )
    } catch (error) {
      // A mail that never left must not make the person wait for the next one.
      await this.db.write((m) => m.delete(OtpCodeEntity, { id: row.id }))
      throw error
    }
    return { resendAfter: OTP_RULES.resendMs / SECOND, expiresIn: OTP_RULES.validMs / SECOND }
  }

  /** Passes once for the right code. The try is counted before the code is looked at. */
  async verify(subject: OtpSubject, typed: string): Promise<void> {
    const id = await this.countTry(subject)
    const row = id ? await this.db.read.findOneBy(OtpCodeEntity, { id }) : null
    const expected = Buffer.from(row?.codeHash ?? this.hash(subject, 'no code'))
    const right = timingSafeEqual(Buffer.from(this.hash(subject, typed)), expected)
    if (!row || !right || !(await this.endAsVerified(row.id))) throw otpInvalid()
    await this.options.onProven?.(subject.email)
  }

  /** Whether this session has proven the address within the last half hour and not used it yet. */
  async isVerified({ email, purpose, binding }: OtpSubject): Promise<boolean> {
    return this.db.read.existsBy(OtpCodeEntity, {
      emailKey: emailKey(email),
      purpose,
      binding,
      verifiedUntil: MoreThan(this.now()),
    })
  }

  /** The address that a session proved last and has not used yet. */
  async provenBy(purpose: OtpPurpose, binding: string): Promise<string | null> {
    const row = await this.db.read.findOne(OtpCodeEntity, {
      select: { emailKey: true },
      where: { purpose, binding, verifiedUntil: MoreThan(this.now()) },
      order: { verifiedUntil: 'DESC' },
    })
    return row?.emailKey ?? null
  }

  /** Uses the proof, once, inside the caller's transaction; throws `EMAIL_UNVERIFIED` when there is none. */
  async useVerified(manager: EntityManager, { email, purpose, binding }: OtpSubject): Promise<void> {
    const used = await manager.update(
      OtpCodeEntity,
      { emailKey: emailKey(email), purpose, binding, verifiedUntil: MoreThan(this.now()) },
      { verifiedUntil: null },
    )
    if (!used.affected) throw emailUnverified()
  }

  /** When an address was sent codes within the last day, for the person's own copy of their data. */
  async sentTo(email: string): Promise<{ purpose: OtpPurpose; sentAt: string }[]> {
    const rows = await this.db.read.findBy(OtpCodeEntity, { emailKey: emailKey(email) })
    return rows.map((row) => ({ purpose: row.purpose, sentAt: row.createdAt }))
  }

  /** Removes every trace of an address, inside the caller's transaction. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(OtpCodeEntity, { emailKey: emailKey(email) })
  }

  async sweep(): Promise<void> {
    await this.db.write((m) => m.delete(OtpCodeEntity, { createdAt: LessThan(this.now(-DAY_MS)) }))
  }

  private now(offsetMs = 0): string {
    return new Date(this.clock.now().getTime() + offsetMs).toISOString()
  }

  private hash({ email, purpose, binding }: OtpSubject, code: string): string {
    return keyedHash(this.key, emailKey(email), purpose, binding, code)
  }

  private newRow(subject: OtpSubject, code: string, { address, browser }: OtpCaller): OtpCodeRow {
    return {
      id: randomUUID(),
      emailKey: emailKey(subject.email),
      purpose: subject.purpose,
      binding: subject.binding,
      client: keyedHash(this.key, 'client', address),
      browser: browser ?? null,
      codeHash: this.hash(subject, code),
      tries: 0,
      createdAt: this.now(),
      expiresAt: this.now(OTP_RULES.validMs),
      endedAt: null,
      verifiedUntil: null,
    }
  }

  private async refuseTooMany(manager: EntityManager, asked: OtpCodeRow): Promise<void> {
    const { emailKey: key, binding, client, browser } = asked
    const now = this.clock.now().getTime()
    const rows = await manager.find(OtpCodeEntity, {
      select: { createdAt: true, binding: true, client: true, browser: true },
      where: { emailKey: key, createdAt: MoreThan(this.now(-DAY_MS)) },
      order: { createdAt: 'DESC' },
    })
    const timesOf = (counted: (row: Who) => boolean) =>
      rows.filter(counted).map(({ createdAt }) => Date.parse(createdAt))
    const own = timesOf((row) => row.binding === binding || (browser !== null && row.browser === browser))
    const limits: [number[], readonly Limit[]][] = [[own, OTP_RULES.own]]
    // Nobody else can use up what a browser has that the address was proven in.
    const fromHere = timesOf((row) => row.browser === null && row.client === client)
    if (browser === null)
      limits.push(
        [fromHere, OTP_RULES.perClient],
        [timesOf((row) => row.browser === null), OTP_RULES.perAddress],
      )
    for (const [sent, windows] of limits)
      for (const { max, windowMs } of windows) {
        const oldest = sent[max - 1]
        if (oldest !== undefined && oldest > now - windowMs) throw otpTooMany(oldest + windowMs - now)
      }
    const latest = Math.max(own[0] ?? 0, browser === null ? (fromHere[0] ?? 0) : 0)
    if (latest > now - OTP_RULES.resendMs) throw otpTooSoon(latest + OTP_RULES.resendMs - now)
  }

  /** One UPDATE: of any number of parallel tries only the first five find the code alive. */
  private async countTry({ email, purpose, binding }: OtpSubject): Promise<string | undefined> {
    const live = { emailKey: emailKey(email), purpose, binding, endedAt: IsNull() }
    const counted = await this.db.write((m) =>
      m
        .createQueryBuilder()
        .update(OtpCodeEntity)
        .set({ tries: () => 'tries + 1' })
        .where({ ...live, expiresAt: MoreThan(this.now()), tries: LessThan(OTP_RULES.tries) })
        .execute(),
    )
    if (!counted.affected) return undefined
    const row = await this.db.read.findOne(OtpCodeEntity, { select: { id: true }, where: live })
    return row?.id
  }

  private async endAsVerified(id: string): Promise<boolean> {
    const ended = { endedAt: this.now(), verifiedUntil: this.now(OTP_RULES.verifiedMs) }
    const won = await this.db.write((m) => m.update(OtpCodeEntity, { id, endedAt: IsNull() }, ended))
    return won.affected === 1
  }
}
