import { randomUUID } from 'node:crypto'
import { IsNull, LessThan, MoreThan, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type {
  CreateResumeRequest,
  DeletedResume,
  Resume,
  ResumeCard,
  UpdateResumeRequest,
} from '@tryka/domain'
import { DAY_MS, RESUME_LIMITS, withEntryIds } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { StorageQuota } from '../../services/accounts/storage-quota'
import type { Idempotency, OneCall } from '../../services/idempotency/idempotency'
import type { ResumeRow } from './resume.entity'
import { CARD, ResumeEntity, stored, toCard, toResume } from './resume.entity'
import { resumeNotFound, staleResume, tooManyResumes } from './resume.errors'
import { trimTrash } from './resume-data'
import { keepVersion } from './kept-versions'
import { seenFrom } from './samples'
import { checkTailoring, tailoredColumns } from './tailoring'
import type { CheckPosting } from './tailoring'
import type { ResumeViewer } from './samples'

type Created = z.output<typeof CreateResumeRequest>
type Updated = z.output<typeof UpdateResumeRequest>

/** The resumes of one account. Every call names the account; a row of another one does not exist. */
export class ResumesService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly quota: StorageQuota,
    private readonly clock: Clock,
    private readonly checkPosting: CheckPosting,
  ) {}

  /** A page of cards, of those that the viewer's place shows; guests who signed in to one account may have brought more than a page. */
  async list(viewer: ResumeViewer, page = 1): Promise<ResumeCard[]> {
    const rows = await this.db.read.find(ResumeEntity, {
      select: CARD,
      where: { ...seenFrom(viewer), deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * RESUME_LIMITS.page,
      take: RESUME_LIMITS.page,
    })
    return rows.map(toCard)
  }

  async get(accountId: string, id: string): Promise<Resume> {
    return toResume(await this.find(this.db.read, accountId, id))
  }

  /** Throws `RESUME_NOT_FOUND` without reading it. */
  async exists(accountId: string, id: string): Promise<void> {
    if (!(await this.db.read.existsBy(ResumeEntity, { id, accountId, deletedAt: IsNull() })))
      throw resumeNotFound()
  }

  /** With a key in `call`, however often it comes, one resume. */
  async create(
    call: OneCall,
    { userId: _userId, title, isDefault, tailoring, ...content }: Created,
  ): Promise<Resume> {
    return this.idempotency.once(call, async (manager) => {
      const { accountId } = call
      const account = await this.quota.hold(manager, accountId)
      await this.checkCount(manager, accountId)
      if (tailoring) await checkTailoring(manager, accountId, tailoring, this.checkPosting)
      const now = this.now()
      const row: ResumeRow = {
        id: randomUUID(),
        accountId,
        marketId: null,
        title,
        ...stored(withEntryIds(content, randomUUID)),
        ...tailoredColumns(tailoring),
        isDefault,
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      }
      if (isDefault) await this.clearDefault(manager, accountId)
      await manager.insert(ResumeEntity, row)
      await this.quota.check(manager, account, true)
      return toResume(row)
    })
  }

  /**
   * Changes the fields that are given. `isDefault: true` takes the place of the other default; `false` only says that
   * this one is none, and never touches another.
   */
  async update(accountId: string, id: string, request: Updated): Promise<Resume> {
    const { userId: _userId, version, keepVersion: reason, title, isDefault, ...content } = request
    const given = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
    return this.change(accountId, id, async (manager, row) => {
      if (version !== undefined && version !== row.version) throw staleResume(toResume(row))
      if (reason) await keepVersion(manager, row, reason, this.now())
      if (isDefault) await this.clearDefault(manager, accountId, id)
      return {
        ...row,
        ...stored(withEntryIds({ ...row.content, ...given }, randomUUID)),
        title: title ?? row.title,
        isDefault: isDefault ?? row.isDefault,
      }
    })
  }

  /**
   * Writes what `work` makes of a live resume as its next version; kept states make room for it. A sample of a demo becomes
   * its owner's by that.
   */
  async change(
    accountId: string,
    id: string,
    work: (manager: EntityManager, row: ResumeRow) => Promise<ResumeRow>,
  ): Promise<Resume> {
    return this.db.transaction(async (manager) => {
      const account = await this.quota.hold(manager, accountId)
      const row = await this.find(manager, accountId, id)
      const next: ResumeRow = {
        ...(await work(manager, row)),
        marketId: null,
        version: row.version + 1,
        updatedAt: this.now(),
      }
      await this.replace(manager, row, next)
      await this.quota.check(manager, account, next.bytes > row.bytes)
      return toResume(next)
    })
  }

  /** Puts it in the trash, whose oldest makes room. Deleting what is there already, or is not one's own, is a 404. */
  async remove(accountId: string, id: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.quota.hold(manager, accountId)
      const deleted = await manager.update(
        ResumeEntity,
        { id, accountId, deletedAt: IsNull() },
        { deletedAt: this.now(), isDefault: false },
      )
      if (!deleted.affected) throw resumeNotFound()
      await trimTrash(manager, accountId)
    })
  }

  async listDeleted(viewer: ResumeViewer): Promise<DeletedResume[]> {
    const rows = await this.db.read.find(ResumeEntity, {
      select: CARD,
      where: { ...seenFrom(viewer), deletedAt: MoreThan(this.restorableSince()) },
      order: { deletedAt: 'DESC', id: 'ASC' },
      take: RESUME_LIMITS.deleted,
    })
    return rows.flatMap((row) => {
      if (!row.deletedAt) return []
      const until = new Date(Date.parse(row.deletedAt) + RESUME_LIMITS.restoreDays * DAY_MS)
      return [{ ...toCard(row), deletedAt: row.deletedAt, restorableUntil: until.toISOString() }]
    })
  }

  async restore(accountId: string, id: string): Promise<Resume> {
    return this.db.transaction(async (manager) => {
      await this.quota.hold(manager, accountId)
      const restored = await manager.update(
        ResumeEntity,
        { id, accountId, deletedAt: MoreThan(this.restorableSince()) },
        { deletedAt: null },
      )
      if (!restored.affected) throw resumeNotFound()
      await this.checkCount(manager, accountId, 1)
      return toResume(await this.find(manager, accountId, id))
    })
  }

  /** Only what is in the trash can be erased, and with it what was kept of it. */
  async erase(accountId: string, id: string): Promise<void> {
    const erased = await this.db.write((m) =>
      m.delete(ResumeEntity, { id, accountId, deletedAt: Not(IsNull()) }),
    )
    if (!erased.affected) throw resumeNotFound()
  }

  /** Erases what has been in the trash for 30 days. */
  async sweep(): Promise<void> {
    await this.db.write((m) => m.delete(ResumeEntity, { deletedAt: LessThan(this.restorableSince()) }))
  }

  /** A live resume of the account, read with `manager`; throws `RESUME_NOT_FOUND`. */
  private async find(manager: EntityManager, accountId: string, id: string): Promise<ResumeRow> {
    const row = await manager.findOneBy(ResumeEntity, { id, accountId, deletedAt: IsNull() })
    if (!row) throw resumeNotFound()
    return row
  }

  /** Writes `next` where `row` still stands. */
  private async replace(manager: EntityManager, row: ResumeRow, next: ResumeRow): Promise<void> {
    const { id, accountId: _accountId, createdAt: _createdAt, ...columns } = next
    const done = await manager.update(
      ResumeEntity,
      { id, version: row.version, deletedAt: IsNull() },
      columns,
    )
    if (!done.affected) throw staleResume(toResume(await this.find(manager, row.accountId, id)))
  }

  /** Refuses one more than an account may have; `counted` is 1 when it is there already. */
  private async checkCount(manager: EntityManager, accountId: string, counted = 0): Promise<void> {
    const count = await manager.countBy(ResumeEntity, { accountId, deletedAt: IsNull() })
    if (count - counted >= RESUME_LIMITS.resumes) throw tooManyResumes(RESUME_LIMITS.resumes)
  }

  private async clearDefault(manager: EntityManager, accountId: string, except?: string): Promise<void> {
    const others = { accountId, isDefault: true, ...(except ? { id: Not(except) } : {}) }
    await manager.update(ResumeEntity, others, { isDefault: false })
  }

  private now(): string {
    return this.clock.now().toISOString()
  }

  private restorableSince(): string {
    return new Date(this.clock.now().getTime() - RESUME_LIMITS.restoreDays * DAY_MS).toISOString()
  }
}
