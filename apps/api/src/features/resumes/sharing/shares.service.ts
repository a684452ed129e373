import { randomUUID } from 'node:crypto'
import { In, IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { DAY_MS, SHARE_LIMITS, sharedCvPath } from '@tryka/domain'
import type { CreateResumeShare, ResumeShare, UpdateResumeShare } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { StorageQuota } from '../../../services/accounts/storage-quota'
import type { Idempotency, OneCall } from '../../../services/idempotency/idempotency'
import { ResumeEntity } from '../resume.entity'
import { resumeNotFound } from '../resume.errors'
import type { ResumeShareRow } from './resume-share.table'
import { ResumeShareEntity } from './resume-share.table'
import {
  sampleNotShared,
  shareEnded,
  shareNotFound,
  signInToShare,
  staleShare,
  tooManyShares,
  wrongEnd,
} from './share.errors'
import type { ShareLinks } from './share-links'

type Asked = z.output<typeof CreateResumeShare>
type Change = z.output<typeof UpdateResumeShare>

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

/** Links of the resumes of one account, as their owner makes, changes and ends them. */
export class SharesService {
  constructor(private readonly deps: SharesDeps) {}

  async list(accountId: string, resumeId: string): Promise<ResumeShare[]> {
    const { db } = this.deps
    await this.checkOwn(accountId, resumeId)
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
        version: 1,
        hiddenDecisionId: null,
      }
      await manager.insert(ResumeShareEntity, row)
      return { ...row, tokenHash: '', passwordHash: passwordHash && 'set' }
    })
    return this.toShare({ ...made, tokenHash: links.hash(links.tokenOf(made.id)) })
  }

  /** Its address and its counts stay. With another password, or the same anew, readers are asked again. */
  async update(
    accountId: string,
    where: { resumeId: string; id: string },
    change: Change,
  ): Promise<ResumeShare> {
    const { db, clock, passwords } = this.deps
    await this.checkOwn(accountId, where.resumeId)
    const own = { ...where, accountId }
    this.open(await db.read.findOneBy(ResumeShareEntity, own), change.version)
    const { version, label, password, expiresAt, hideContact } = change
    const columns = {
      ...(label === undefined ? {} : { label }),
      ...(password === undefined ? {} : { passwordHash: password && (await passwords.hash(password)) }),
      ...(expiresAt === undefined ? {} : { expiresAt: endOf(expiresAt, clock.now()) }),
      ...(hideContact === undefined ? {} : { hideContact }),
      version: version + 1,
    }
    const stands = { ...own, version, revokedAt: IsNull(), hiddenDecisionId: IsNull() }
    return db.transaction(async (manager) => {
      const { affected } = await manager.update(ResumeShareEntity, stands, columns)
      const stored = await manager.findOneBy(ResumeShareEntity, own)
      // Whoever came first: a decision, an end, or the same owner somewhere else.
      return this.toShare(affected && stored ? stored : this.open(stored, version))
    })
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

  private async checkOwn(accountId: string, id: string): Promise<void> {
    const isThere = await this.deps.db.read.existsBy(ResumeEntity, { id, accountId, deletedAt: IsNull() })
    if (!isThere) throw resumeNotFound()
  }

  /** A link that may be changed: it stands, and nobody changed it since that version. */
  private open(row: ResumeShareRow | null, version: number): ResumeShareRow {
    if (!row) throw shareNotFound()
    const share = this.toShare(row)
    if (share.state !== 'open') throw shareEnded()
    if (row.version !== version) throw staleShare(share)
    return row
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
    const state = stateOf(row, clock.now().toISOString())
    const token = links.tokenOf(row.id)
    const { accountId: _account, tokenHash, passwordHash, hiddenDecisionId: decisionId, ...facts } = row
    const url = state === 'open' && links.hash(token) === tokenHash ? site + sharedCvPath(token) : null
    return { ...facts, url, state, decisionId, hasPassword: passwordHash !== null }
  }
}

function stateOf({ revokedAt, hiddenDecisionId, expiresAt }: ResumeShareRow, now: string) {
  if (revokedAt) return 'revoked'
  if (hiddenDecisionId) return 'taken_down'
  return expiresAt && expiresAt <= now ? 'expired' : 'open'
}

function endOf(asked: string | null, now: Date): string | null {
  if (asked === null) return null
  const end = Date.parse(asked)
  if (end <= now.getTime()) throw wrongEnd('Choose an end that is still to come.')
  if (end > now.getTime() + SHARE_LIMITS.days * DAY_MS)
    throw wrongEnd('Choose an end within ten years, or none.')
  return new Date(end).toISOString()
}
