import type { FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { AdminLoginRequest } from '@tryka/domain'
import { ADMIN_MESSAGES } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { AppError } from '../../app-error'
import { tryLater } from '../../try-later'
import type { RecentAttempts, Attempts } from '../../services/attempts/attempts'
import type { Audit } from '../../services/audit/audit'
import type { CaptchaService } from '../../services/captcha/captcha.service'
import type { AdminRow } from './admin.entity'
import { wrongCurrentPassword } from './administrator.errors'
import type { AdminCredentials, Admins } from './admins'
import { usernameKey } from './admins'

const WINDOW_MS = 15 * 60_000
const CALM_FAILURES = 3
const FREE = { name: 5, address: 20 }
const FIRST_DELAY_MS = 30_000

export interface SignInCaller {
  /** Client address; IPv6 by its /64. */
  address: string
  /** The browser's own id, when the name signed in there before. */
  browser?: string | undefined
  request: Pick<FastifyRequest, 'ip' | 'id'>
}

type Credentials = z.output<typeof AdminLoginRequest>

const emptyFields = () => new AppError(400, 'EMPTY_FIELDS', ADMIN_MESSAGES.emptyFields)
const wrongCredentials = () => new AppError(401, 'INVALID_CREDENTIALS', ADMIN_MESSAGES.loginFailed)
const slowedDown = (ms: number) => tryLater('SIGN_IN_SLOWED', 'Too many failed sign-ins.', ms)

/** Guesses in a browser that the name knows are counted by themselves. */
const countedName = (username: string, { browser }: SignInCaller): string => {
  const key = usernameKey(username)
  return browser ? `${key}\n${browser}` : key
}

/** How long the next try waits: half a minute after the free ones, doubled with every failure more, never over 15 minutes. */
export function delayAfter({ count, latest }: RecentAttempts, free: number, now: number): number {
  if (count < free) return 0
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (count - free), WINDOW_MS)
  return Math.max(0, latest + delay - now)
}

/**
 * The administrators' door: slows guessing down by name and by client address, over all instances, and never locks. A
 * browser in which the name signed in before is counted by itself: guesses from elsewhere do not slow it down.
 */
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly admins: Admins,
    private readonly attempts: Attempts,
    private readonly captcha: CaptchaService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The administrator, or a refusal that is the same for unknown names and wrong passwords. */
  async signIn(credentials: Credentials, caller: SignInCaller): Promise<AdminRow> {
    if (!credentials.username || !credentials.password) throw emptyFields()
    const name = countedName(credentials.username, caller)
    await this.refuseIfSlowed(name, credentials.username, caller)
    await this.captcha.check('admin', credentials, async () => {
      const { count } = await this.attempts.recent('sign-in-address', caller.address, WINDOW_MS)
      return count < CALM_FAILURES
    })
    const { admin, calmed } = await this.look(credentials, caller)
    if (!admin) {
      await this.note(credentials.username, 'admin.sign-in-failed', caller)
      throw wrongCredentials()
    }
    await this.db.transaction(async (manager) => {
      await calmed(manager)
      await this.audit.recordWith(manager, {
        actor: admin.username,
        action: 'admin.sign-in',
        request: caller.request,
      })
    })
    return admin
  }

  /**
   * The password once more from whoever is signed in, before it is changed. Guesses count together with those of the
   * sign-in: a browser that was left open is no better place for them.
   */
  async confirm(credentials: AdminCredentials, caller: SignInCaller): Promise<AdminRow> {
    const { admin, calmed } = await this.look(credentials, caller)
    if (!admin) {
      await this.note(credentials.username, 'admin.password-failed', caller)
      throw wrongCurrentPassword()
    }
    await this.db.transaction(calmed)
    return admin
  }

  /** Whose name and password these are; counted as a failure until `calmed` is called. */
  private async look(credentials: AdminCredentials, caller: SignInCaller) {
    const name = countedName(credentials.username, caller)
    const reserved = await this.reserve(name, credentials.username, caller)
    const admin = await this.admins.authenticate(credentials).catch(async (error: unknown) => {
      await this.db.transaction((manager) => this.withdraw(manager, reserved))
      throw error
    })
    const calmed = async (manager: EntityManager) => {
      // Two that are right at once would each wait for the count of the other.
      await holdLock(manager, 'sign-in')
      await this.withdraw(manager, reserved)
      await this.attempts.forget(manager, 'sign-in-name', name)
    }
    return { admin, calmed }
  }

  private async withdraw(manager: EntityManager, ids: string[]): Promise<void> {
    for (const id of ids) await this.attempts.withdraw(manager, id)
  }

  /** Counts a failure before the password is looked at, so that parallel guesses cannot all be the first. */
  private async reserve(name: string, username: string, caller: SignInCaller): Promise<string[]> {
    const result = await this.db.transaction(async (manager) => {
      await holdLock(manager, 'sign-in')
      const ms = await this.msToWait(name, caller.address, manager)
      if (ms > 0) return ms
      return [
        await this.attempts.record(manager, 'sign-in-name', name),
        await this.attempts.record(manager, 'sign-in-address', caller.address),
      ]
    })
    if (Array.isArray(result)) return result
    await this.note(username, 'admin.sign-in-slowed', caller)
    throw slowedDown(result)
  }

  private async refuseIfSlowed(name: string, username: string, caller: SignInCaller): Promise<void> {
    const ms = await this.msToWait(name, caller.address, this.db.read)
    if (ms === 0) return
    await this.note(username, 'admin.sign-in-slowed', caller)
    throw slowedDown(ms)
  }

  private async msToWait(name: string, address: string, manager = this.db.read): Promise<number> {
    const now = this.clock.now().getTime()
    const byName = await this.attempts.recent('sign-in-name', name, WINDOW_MS, manager)
    const byAddress = await this.attempts.recent('sign-in-address', address, WINDOW_MS, manager)
    return Math.max(delayAfter(byName, FREE.name, now), delayAfter(byAddress, FREE.address, now))
  }

  /** What was typed as a name may be a password: only known shapes of names are written down. */
  private async note(
    username: string,
    action: 'admin.sign-in-failed' | 'admin.sign-in-slowed' | 'admin.password-failed',
    { request }: SignInCaller,
  ): Promise<void> {
    const known = await this.admins.exists(username)
    await this.audit.record({ actor: known ? username.trim() : 'unknown', action, request })
  }
}
