import { randomBytes } from 'node:crypto'
import { IsNull, LessThan, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { Secret, TOTP } from 'otpauth'
import { ADMIN_RULES, BRAND, MINUTE_MS } from '@tryka/domain'
import type { Factors as FactorsView } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { deriveKey, keyedHash } from '../../keys'
import { Sealing } from '../../sealed'
import type { SealingSecrets } from '../../sealed'
import type { Attempts } from '../../services/attempts/attempts'
import { PasskeyEntity } from '../../services/passkeys/passkey.table'
import type { Passkeys } from '../../services/passkeys/passkeys'
import type { AdminFactorRow } from './factor.entity'
import { AdminFactorEntity, RecoveryCodeEntity } from './factor.entity'
import { factorExists, factorSlowed, nothingBegun, wrongFactor } from './factor.errors'

const WINDOW_MS = 15 * MINUTE_MS
const WRONG = 5
const PERIOD_S = 30
/** Letters that nobody takes for others when they are copied from paper. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const RECOVERY_LENGTH = 12

/** Secrets of 160 bits, six figures, half a minute: what every app takes (RFC 6238, RFC 4226). */
const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: `${BRAND.name} Admin`, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret })

/** Twelve letters in groups of four; 58 bits, each good once. */
function recoveryCode(): string {
  let letters = ''
  while (letters.length < RECOVERY_LENGTH)
    for (const byte of randomBytes(RECOVERY_LENGTH))
      // Bytes beyond a multiple of the alphabet would make its first letters likelier.
      if (byte < 240 && letters.length < RECOVERY_LENGTH) letters += ALPHABET[byte % ALPHABET.length] ?? ''
  return (letters.match(/.{4}/g) ?? []).join('-')
}
const bare = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

interface Deps {
  db: Database
  clock: Clock
  attempts: Attempts
  passkeys: Passkeys
  /** Seals the secrets of apps. */
  secrets: SealingSecrets
  /** Hashes the codes on paper. */
  secret: string
}

/** The second factor of administrators: an app that shows codes, and ten codes on paper for the day it is lost. */
export class AdminFactors {
  private readonly sealing: Sealing
  private readonly hashing: Buffer

  constructor(private readonly deps: Deps) {
    this.sealing = new Sealing(deps.secrets, 'admin-totp')
    this.hashing = deriveKey(deps.secret, 'admin-recovery')
  }

  async has(adminId: string): Promise<boolean> {
    const { totp, passkeys } = await this.view(adminId)
    return totp || passkeys.some(({ state }) => state === 'active')
  }

  async view(adminId: string): Promise<FactorsView> {
    const [row, recoveryLeft, passkeys] = await Promise.all([
      this.deps.db.read.findOneBy(AdminFactorEntity, { adminId }),
      this.deps.db.read.countBy(RecoveryCodeEntity, { adminId, usedAt: IsNull() }),
      this.deps.passkeys.list({ kind: 'admin', id: adminId }),
    ])
    const since = row?.confirmedAt ?? null
    return { totp: since !== null, since, recoveryLeft, passkeys }
  }

  /** A new secret, which counts once a code of it was shown. */
  async begin(adminId: string, label: string): Promise<{ secret: string; url: string }> {
    const secret = new Secret({ size: 20 })
    const begunAt = this.now()
    await this.deps.db.transaction(async (manager) => {
      const known = await manager.findOneBy(AdminFactorEntity, { adminId })
      if (known?.confirmedAt) throw factorExists()
      if (known) await manager.delete(AdminFactorEntity, { adminId })
      const sealed = this.sealing.seal(secret.base32, adminId)
      const row = { adminId, secret: sealed, begunAt, confirmedAt: null, lastStep: 0 }
      await manager.insert(AdminFactorEntity, row)
    })
    return { secret: secret.base32, url: totpOf(secret, label).toString() }
  }

  /** The first code; answers the recovery codes, which are shown this once. */
  async confirm(adminId: string, code: string): Promise<string[]> {
    const row = await this.deps.db.read.findOneBy(AdminFactorEntity, { adminId, confirmedAt: IsNull() })
    if (!row) throw nothingBegun()
    await this.counted(adminId, (manager) => this.takeTotp(manager, adminId, row.secret, code))
    return this.deps.db.transaction(async (manager) => {
      const unconfirmed = { adminId, secret: row.secret, confirmedAt: IsNull() }
      const done = await manager.update(AdminFactorEntity, unconfirmed, { confirmedAt: this.now() })
      if (!done.affected) throw nothingBegun()
      return this.makeCodes(manager, adminId)
    })
  }

  /** Takes a code of the app, or a recovery code; each is good once, and five wrong ones rest for a quarter of an hour. */
  async show(adminId: string, code: string): Promise<'totp' | 'recovery'> {
    const row = await this.deps.db.read.findOneBy(AdminFactorEntity, { adminId })
    const isTotp = /^\d{6}$/.test(code.replace(/\s/g, ''))
    const app = isTotp && row?.confirmedAt ? row : undefined
    await this.counted(adminId, (manager) => {
      if (app) return this.takeTotp(manager, adminId, app.secret, code)
      return isTotp ? Promise.resolve(false) : this.takeRecovery(manager, adminId, code)
    })
    if (app && this.sealing.isOld(app.secret)) await this.sealAnew(app)
    return isTotp ? 'totp' : 'recovery'
  }

  renew(adminId: string): Promise<string[]> {
    return this.deps.db.transaction((manager) => this.makeCodes(manager, adminId))
  }

  async remove(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(AdminFactorEntity, { adminId })
    await this.dropLastCodes(manager, adminId)
  }

  /** Ten codes for whoever has none yet; they are shown this once. */
  async firstCodes(manager: EntityManager, adminId: string): Promise<string[]> {
    if (await manager.existsBy(RecoveryCodeEntity, { adminId })) return []
    return this.makeCodes(manager, adminId)
  }

  /** Codes on paper stand in for a factor; where none is left they open nothing. */
  async dropLastCodes(manager: EntityManager, adminId: string): Promise<void> {
    const passkey = { ownerKind: 'admin', ownerId: adminId, state: 'active' } as const
    const isLeft =
      (await manager.existsBy(AdminFactorEntity, { adminId, confirmedAt: Not(IsNull()) })) ||
      (await manager.existsBy(PasskeyEntity, passkey))
    if (!isLeft) await manager.delete(RecoveryCodeEntity, { adminId })
  }

  /** What the secret of sessions sealed does not outlive it; what is sealed anew does. */
  private async sealAnew({ adminId, secret: before }: AdminFactorRow): Promise<void> {
    const secret = this.sealing.seal(this.sealing.unseal(before, adminId), adminId)
    await this.deps.db.write((manager) =>
      manager.update(AdminFactorEntity, { adminId, secret: before }, { secret }),
    )
  }

  /** A try is counted before it is looked at, so that parallel ones cannot all be the first. */
  private async counted(adminId: string, take: (manager: EntityManager) => Promise<boolean>): Promise<void> {
    const { db, attempts } = this.deps
    const limit = { kind: 'second-factor', subject: adminId, max: WRONG, windowMs: WINDOW_MS } as const
    await db.transaction(async (manager) => {
      await holdLock(manager, 'second-factor')
      const ms = await attempts.untilFree(limit, manager)
      if (ms > 0) throw factorSlowed(ms)
      await attempts.record(manager, 'second-factor', adminId)
    })
    const taken = await db.transaction(async (manager) => {
      if (!(await take(manager))) return false
      await attempts.forget(manager, 'second-factor', adminId)
      return true
    })
    if (!taken) throw wrongFactor()
  }

  private async takeTotp(manager: EntityManager, adminId: string, sealed: string, code: string) {
    const secret = Secret.fromBase32(this.sealing.unseal(sealed, adminId))
    const timestamp = this.deps.clock.now().getTime()
    const token = code.replace(/\s/g, '')
    const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 })
    if (delta === null) return false
    const lastStep = Math.floor(timestamp / 1_000 / PERIOD_S) + delta
    const taken = await manager.update(
      AdminFactorEntity,
      { adminId, lastStep: LessThan(lastStep) },
      { lastStep },
    )
    return taken.affected === 1
  }

  private async takeRecovery(manager: EntityManager, adminId: string, code: string) {
    const codeHash = this.hash(adminId, code)
    const unused = { adminId, codeHash, usedAt: IsNull() }
    const taken = await manager.update(RecoveryCodeEntity, unused, { usedAt: this.now() })
    return taken.affected === 1
  }

  private async makeCodes(manager: EntityManager, adminId: string): Promise<string[]> {
    await manager.delete(RecoveryCodeEntity, { adminId })
    const codes = Array.from({ length: ADMIN_RULES.recoveryCodes }, recoveryCode)
    const rows = codes.map((code) => ({ adminId, codeHash: this.hash(adminId, code), usedAt: null }))
    await manager.insert(RecoveryCodeEntity, rows)
    return codes
  }

  private hash = (adminId: string, code: string): string => keyedHash(this.hashing, adminId, bare(code))
  private now = (): string => this.deps.clock.now().toISOString()
}
