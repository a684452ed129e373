import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { LIMITS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import type { Audit } from '../../services/audit/audit'
import { forgetPasskeys } from '../../services/passkeys/passkeys'
import type { AdminRow } from './admin.entity'
import { AdminEntity } from './admin.entity'
import { endAllSessions } from './admin-sessions'
import type { TellOwners } from './console-news'
import { AdminFactorEntity, RecoveryCodeEntity } from './factor.entity'
import type { PasswordHasher } from './password-hash'
import { passwordProblem } from './password-rules'
import { randomPassword } from './random-password'

const FIRST_USERNAME = 'admin'

/** Who is made at the machine: there is nobody yet who could have invited them. */
const ACTIVE_OWNER = {
  role: 'owner',
  state: 'active',
  email: null,
  emailKey: null,
  invitedBy: null,
  tokenHash: null,
  inviteExpiresAt: null,
} as const

export interface AdminCredentials {
  username: string
  password: string
}

/** A password or name that the rules refuse; the message is for the person at the command line. */
export class CredentialsRefused extends Error {}

/** What makes two user names the same. */
export const usernameKey = (username: string): string => username.trim().toLowerCase()

function checkCredentials({ username, password }: AdminCredentials): void {
  const name = username.trim()
  if (!name || name.length > LIMITS.username)
    throw new CredentialsRefused(`The user name must have 1 to ${LIMITS.username} characters.`)
  const problem = passwordProblem(password, name)
  if (problem) throw new CredentialsRefused(problem)
}

/** The password of the machine's owner opens the console again: a second factor is set up anew. */
async function forgetFactors(manager: EntityManager, key: string): Promise<string> {
  const { id: adminId } = await manager.findOneByOrFail(AdminEntity, { usernameKey: key })
  await manager.delete(AdminFactorEntity, { adminId })
  await manager.delete(RecoveryCodeEntity, { adminId })
  await forgetPasskeys(manager, { kind: 'admin', id: adminId })
  return adminId
}

/** The administrators' names and password hashes. */
export class Admins {
  private decoy: Promise<string> | undefined

  constructor(
    private readonly db: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the first administrator when there is none. Answers the name, with the password when it was made up here:
   * that is the one moment at which it can be shown.
   */
  async ensureFirst(
    given: Partial<AdminCredentials>,
  ): Promise<{ username: string; password?: string } | undefined> {
    if (await this.db.read.existsBy(AdminEntity, {})) return undefined
    const username = given.username ?? FIRST_USERNAME
    const credentials = { username, password: given.password ?? randomPassword(username) }
    if (!(await this.create(credentials))) return undefined
    return {
      username: credentials.username.trim(),
      ...(given.password ? {} : { password: credentials.password }),
    }
  }

  /** False when the name is taken. */
  async create(credentials: AdminCredentials): Promise<boolean> {
    checkCredentials(credentials)
    const passwordHash = await this.hasher.hash(credentials.password)
    const now = this.clock.now().toISOString()
    const username = credentials.username.trim()
    const row = {
      ...ACTIVE_OWNER,
      id: randomUUID(),
      username,
      usernameKey: usernameKey(username),
      passwordHash,
    }
    try {
      await this.db.transaction(async (manager) => {
        await manager.insert(AdminEntity, { ...row, createdAt: now, updatedAt: now })
        await this.audit.recordWith(manager, { actor: 'system', action: 'admin.created', target: username })
      })
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  /** Makes an administrator of an invitation; undefined when the name is taken or the invitation is over. */
  async join(
    manager: EntityManager,
    invitation: Pick<AdminRow, 'id' | 'tokenHash'>,
    { username, passwordHash }: { username: string; passwordHash: string },
  ): Promise<boolean> {
    const at = this.clock.now().toISOString()
    const name = username.trim()
    const made = { username: name, usernameKey: usernameKey(name), passwordHash, state: 'active' as const }
    const invited = { id: invitation.id, state: 'invited' as const, tokenHash: invitation.tokenHash ?? '' }
    const spent = { tokenHash: null, inviteExpiresAt: null, createdAt: at, updatedAt: at }
    const done = await manager.update(AdminEntity, invited, { ...made, ...spent })
    return done.affected === 1
  }

  /** The hash of a password that the rules allow for a name; throws `CredentialsRefused` with what is wrong. */
  async hashFor(credentials: AdminCredentials): Promise<string> {
    checkCredentials(credentials)
    return this.hasher.hash(credentials.password)
  }

  /** Sets a password; a random one, which is answered, unless one is given. Whoever took the old one is signed out. */
  async resetPassword(
    username: string,
    { given, tell }: { given?: string; tell?: TellOwners } = {},
  ): Promise<string> {
    const password = given ?? randomPassword(username)
    checkCredentials({ username, password })
    const passwordHash = await this.hasher.hash(password)
    await this.db.transaction(async (manager) => {
      const done = await this.setHash(manager, usernameKey(username), passwordHash)
      if (!done) throw new CredentialsRefused(`There is no administrator named ${username.trim()}.`)
      // Whoever is at the machine may have lost the telephone, too.
      const adminId = await forgetFactors(manager, usernameKey(username))
      await endAllSessions(manager, adminId)
      await tell?.(manager, { event: 'password-reset', adminId })
      const target = username.trim()
      await this.audit.recordWith(manager, { actor: 'system', action: 'admin.password-reset', target })
    })
    return password
  }

  /** The administrator whose name and password these are. Unknown names cost the same work. */
  async authenticate({ username, password }: AdminCredentials): Promise<AdminRow | undefined> {
    const found = await this.db.read.findOneBy(AdminEntity, { usernameKey: usernameKey(username) })
    const row = found?.state === 'active' ? found : undefined
    const right = await this.hasher.verify(row?.passwordHash ?? (await this.decoyHash()), password)
    if (!row || !right) return undefined
    return this.hasher.isOutdated(row.passwordHash) ? this.upgrade(row, password) : row
  }

  async exists(username: string): Promise<boolean> {
    return this.db.read.existsBy(AdminEntity, { usernameKey: usernameKey(username) })
  }

  /** Makes the hash that stands in for unknown names, so that the first sign-in does not pay for it. */
  async warmUp(): Promise<void> {
    await this.decoyHash()
  }

  private decoyHash(): Promise<string> {
    return (this.decoy ??= this.hasher.hash(randomPassword('')))
  }

  private async upgrade(row: AdminRow, password: string): Promise<AdminRow> {
    const passwordHash = await this.hasher.hash(password)
    await this.db.write((manager) => this.replaceHash(manager, row, passwordHash))
    return { ...row, passwordHash }
  }

  /** Another password in place of the one that was shown; false when that is not the password any more. */
  async replaceHash(
    manager: EntityManager,
    { id, passwordHash: shown }: Pick<AdminRow, 'id' | 'passwordHash'>,
    passwordHash: string,
  ): Promise<boolean> {
    const changes = { passwordHash, updatedAt: this.clock.now().toISOString() }
    const held = { id, passwordHash: shown, state: 'active' as const }
    const done = await manager.update(AdminEntity, held, changes)
    return done.affected === 1
  }

  private async setHash(manager: EntityManager, key: string, passwordHash: string): Promise<boolean> {
    const changes = { passwordHash, updatedAt: this.clock.now().toISOString() }
    const done = await manager.update(AdminEntity, { usernameKey: key }, changes)
    return done.affected === 1
  }
}
