import { randomUUID } from 'node:crypto'
import { In, IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { DAY_MS, SHARE_LIMITS, sharedCvPath } from '@tryka/domain'
import type { CreateResumeShare, ResumeShare } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { StorageQuota } from '../../../services/accounts/storage-quota'
import type { Idempotency, OneCall } from '../../../services/idempotency/idempotency'
import { ResumeEntity } from '../resume.entity'
import { resumeNotFound } from '../resume.errors'
import type { ResumeShareRow } from './resume-share.table'
import { ResumeShareEntity } from './resume-share.table'
import { sampleNotShared, shareNotFound, signInToShare, tooManyShares, wrongEnd } from './share.errors'
import type { ShareLinks } from './share-links'

type Asked = z.output<typeof CreateResumeShare>

/** Keeps passwords of links. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

export interface SharesDeps {
  db: Database
  clock: Clock
  links: ShareLinks
  passwords: Passwords
  quota: StorageQuota
  idempotency: Idempotency
  /** The origin of the public pages. */
  site: string
}

/** Links of the resumes of one account, as their owner makes and ends them. */
export class SharesService {
  constructor(private readonly deps: SharesDeps) {}

  async list(accountId: string, resumeId: string): Promise<ResumeShare[]> {
    const { db } = this.deps
    if (!(await db.read.existsBy(ResumeEntity, { id: resumeId, accountId, deletedAt: IsNull() })))
      throw resumeNotFound()
    const rows = await db.read.find(ResumeShareEntity, {
      where: { resumeId, accountId },
      order: { createdAt: 'DESC', id: 'ASC' },
    })
    return rows.map((row) => this.toShare(row))
  }

  /** What is remembered of a repeated call is the row: neither the address nor the password. */
  async create(call: OneCall, account: AccountRow, resumeId: string, asked: Asked): Promise<ResumeShare> {
    if (account.kind !== 'registered') throw signInToShare()
    const { links, passwords, idempotency } = this.deps
    const now = this.deps.clock.now()
    const expiresAt = endOf(asked.expiresAt, now)
    // Hashing takes its time, so it is done before anything is held.
    const passwordHash = asked.password === null ? null : await passwords.hash(asked.password)
    const made = await idempotency.once(call, async (manager): Promise<ResumeShareRow> => {
      await this.checkResume(manager, account.id, resumeId)
      const id = randomUUID()
      const row: ResumeShareRow = {
        id,
        accountId: account.id,
        resumeId,
        tokenHash: links.hash(links.tokenOf(id)),
        label: asked.label,
        passwordHash,
        hideContact: asked.hideContact,
        expiresAt,
        revokedAt: null,
        views: 0,
        downloads: 0,
        lastViewedAt: null,
        createdAt: now.toISOString(),
      }
      await manager.insert(ResumeShareEntity, row)
      return { ...row, tokenHash: '', passwordHash: passwordHash && 'set' }
    })
    return this.toShare({ ...made, tokenHash: links.hash(links.tokenOf(made.id)) })
  }

  /** Ends it at once; it stays in the list with what it counted. */
  async revoke(accountId: string, resumeId: string, id: string): Promise<void> {
    await this.deps.db.transaction(async (manager) => {
      const ended = await manager.update(
        ResumeShareEntity,
        { id, resumeId, accountId, revokedAt: IsNull() },
        { revokedAt: this.deps.clock.now().toISOString(), passwordHash: null },
      )
      if (!ended.affected) throw shareNotFound()
      const surplus = await manager.find(ResumeShareEntity, {
        select: { id: true },
        where: { resumeId, revokedAt: Not(IsNull()) },
        order: { revokedAt: 'DESC', id: 'ASC' },
        skip: SHARE_LIMITS.revoked,
        take: SHARE_LIMITS.links,
      })
      if (surplus.length) await manager.delete(ResumeShareEntity, { id: In(surplus.map((one) => one.id)) })
    })
  }

  /** The account is held, so that those who come at once are counted one after the other. */
  private async checkResume(manager: EntityManager, accountId: string, resumeId: string): Promise<void> {
    await this.deps.quota.hold(manager, accountId)
    const resume = await manager.findOne(ResumeEntity, {
      select: { id: true, marketId: true },
      where: { id: resumeId, accountId, deletedAt: IsNull() },
    })
    if (!resume) throw resumeNotFound()
    if (resume.marketId !== null) throw sampleNotShared()
    const open = await manager.countBy(ResumeShareEntity, { resumeId, revokedAt: IsNull() })
    if (open >= SHARE_LIMITS.links) throw tooManyShares()
  }

  private toShare(row: ResumeShareRow): ResumeShare {
    const { links, clock, site } = this.deps
    const now = clock.now().toISOString()
    const state = row.revokedAt ? 'revoked' : row.expiresAt && row.expiresAt <= now ? 'expired' : 'open'
    const token = links.tokenOf(row.id)
    const { accountId: _account, tokenHash, passwordHash, ...facts } = row
    const url = state === 'open' && links.hash(token) === tokenHash ? site + sharedCvPath(token) : null
    return { ...facts, url, state, hasPassword: passwordHash !== null }
  }
}

function endOf(asked: string | null, now: Date): string | null {
  if (asked === null) return null
  const end = Date.parse(asked)
  if (end <= now.getTime()) throw wrongEnd('Choose an end that is still to come.')
  if (end > now.getTime() + SHARE_LIMITS.days * DAY_MS)
    throw wrongEnd('Choose an end within ten years, or none.')
  return new Date(end).toISOString()
}
