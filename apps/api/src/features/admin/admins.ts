import { randomBytes, randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { LIMITS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import type { Audit } from '../../services/audit/audit'
import type { AdminRow } from './admin.entity'
import { AdminEntity } from './admin.entity'
import type { PasswordHasher } from './password-hash'
import { passwordProblem } from './password-rules'

const FIRST_USERNAME = 'admin'

export interface AdminCredentials {
  username: string
  password: string
}

/** A password or name that the rules refuse; the message is for the person at the command line. */
export class CredentialsRefused extends Error {}

/** What makes two user names the same. */
export const usernameKey = (username: string): string => username.trim().toLowerCase()

/** 128 random bits, easy to copy: four groups of eight. */
const randomPassword = (): string => (randomBytes(16).toString('hex').match(/.{8}/g) ?? []).join('-')

function checkCredentials({ username, password }: AdminCredentials): void {
  const name = username.trim()
  if (!name || name.length > LIMITS.username)
    throw new CredentialsRefused(`The user name must have 1 to ${LIMITS.username} characters.`)
  const problem = passwordProblem(password, name)
  if (problem) throw new CredentialsRefused(problem)
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
    const credentials = {
      username: given.username ?? FIRST_USERNAME,
      password: given.password ?? randomPassword(),
    }
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
    const row = { id: randomUUID(), username, usernameKey: usernameKey(username), passwordHash }
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

  /** Sets a password; a random one, which is answered, unless one is given. */
  async resetPassword(username: string, given?: string): Promise<string> {
    const password = given ?? randomPassword()
    checkCredentials({ username, password })
    const passwordHash = await this.hasher.hash(password)
    await this.db.transaction(async (manager) => {
      const done = await this.setHash(manager, usernameKey(username), passwordHash)
      if (!done) throw new CredentialsRefused(`There is no administrator named ${username.trim()}.`)
      const target = username.trim()
      await this.audit.recordWith(manager, { actor: 'system', action: 'admin.password-reset', target })
    })
    return password
  }

  /** The administrator whose name and password these are. Unknown names cost the same work. */
  async authenticate({ username, password }: AdminCredentials): Promise<AdminRow | undefined> {
    const row = await this.db.read.findOneBy(AdminEntity, { usernameKey: usernameKey(username) })
    const right = await this.hasher.verify(row?.passwordHash ?? (await this.decoyHash()), password)
    if (!row || !right) return undefined
    if (this.hasher.isOutdated(row.passwordHash)) await this.upgrade(row, password)
    return row
  }

  async exists(username: string): Promise<boolean> {
    return this.db.read.existsBy(AdminEntity, { usernameKey: usernameKey(username) })
  }

  /** Makes the hash that stands in for unknown names, so that the first sign-in does not pay for it. */
  async warmUp(): Promise<void> {
    await this.decoyHash()
  }

  private decoyHash(): Promise<string> {
    return (this.decoy ??= this.hasher.hash(randomPassword()))
  }

  private async upgrade(row: AdminRow, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password)
    await this.db.write((manager) => this.setHash(manager, row.usernameKey, passwordHash))
  }

  private async setHash(manager: EntityManager, key: string, passwordHash: string): Promise<boolean> {
    const changes = { passwordHash, updatedAt: this.clock.now().toISOString() }
    const done = await manager.update(AdminEntity, { usernameKey: key }, changes)
    return done.affected === 1
  }
}
