import { DAY_MS, RESUME_LIMITS } from '@tryka/domain'
import type { CreateResumeRequest, DeletedResume, Resume, UpdateResumeRequest } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import { IsNull, LessThan, MoreThan, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Idempotency, OneCall } from '../idempotency/idempotency'
import type { ResumeContent, ResumeRow } from './resume.entity'
import { ResumeEntity, toResume } from './resume.entity'
import { resumeNotFound, staleResume, tooManyResumes } from './resume.errors'
import { keepVersion } from './resume-versions.service'

type Created = z.output<typeof CreateResumeRequest>
type Updated = z.output<typeof UpdateResumeRequest>

/** Live and deleted together; more than anyone writes, few enough to list whole. */
export const MOST_RESUMES = 100

/** Entries carry an id, so that the editor can tell and move them; the missing ones are added here. */
const withEntryIds = <T extends Record<string, unknown>>(content: T): T =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? value.map((entry: object) => ({ ...entry, id: (entry as { id?: string }).id ?? randomUUID() }))
        : value,
    ]),
  ) as T

/** The resumes of one account. Every call names the account; a row of another one does not exist. */
export class ResumesService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  async list(accountId: string): Promise<Resume[]> {
    const rows = await this.db.read.find(ResumeEntity, {
      where: { accountId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'ASC' },
    })
    return rows.map(toResume)
  }

  async get(accountId: string, id: string): Promise<Resume> {
    return toResume(await this.find(this.db.read, accountId, id))
  }

  /** With a key in `call`, however often it comes, one resume. */
  async create(call: OneCall, { userId: _userId, title, isDefault, ...content }: Created): Promise<Resume> {
    return this.idempotency.once(call, async (manager) => {
      const { accountId } = call
      if ((await manager.countBy(ResumeEntity, { accountId })) >= MOST_RESUMES)
        throw tooManyResumes(MOST_RESUMES)
      const now = this.now()
      const row: ResumeRow = {
        id: randomUUID(),
        accountId,
        title,
        content: withEntryIds(content),
        isDefault,
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      }
      if (isDefault) await this.clearDefault(manager, accountId)
      await manager.insert(ResumeEntity, row)
      return toResume(row)
    })
  }

  /**
   * Changes the fields that are given. `isDefault: true` takes the place of the other default; `false` only says that
   * this one is none, and never touches another.
   */
  async update(accountId: string, id: string, change: Updated): Promise<Resume> {
    const { userId: _userId, version, keepVersion: reason, title, isDefault, ...content } = change
    return this.db.transaction(async (manager) => {
      const row = await this.find(manager, accountId, id)
      if (version !== undefined && version !== row.version) throw staleResume(toResume(row))
      if (reason) await keepVersion(manager, row, reason, this.now())
      const given = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
      const next: ResumeRow = {
        ...row,
        title: title ?? row.title,
        isDefault: isDefault ?? row.isDefault,
        content: withEntryIds({ ...row.content, ...given }) as ResumeContent,
        version: row.version + 1,
        updatedAt: this.now(),
      }
      if (isDefault) await this.clearDefault(manager, accountId, id)
      await this.replace(manager, row, next)
      return toResume(next)
    })
  }

  /** Puts it in the trash. Deleting what is there already, or is not one's own, is a 404. */
  async remove(accountId: string, id: string): Promise<void> {
    const deleted = await this.db.write((m) =>
      m.update(
        ResumeEntity,
        { id, accountId, deletedAt: IsNull() },
        { deletedAt: this.now(), isDefault: false },
      ),
    )
    if (!deleted.affected) throw resumeNotFound()
  }

  async listDeleted(accountId: string): Promise<DeletedResume[]> {
    const rows = await this.db.read.find(ResumeEntity, {
      where: { accountId, deletedAt: MoreThan(this.restorableSince()) },
      order: { deletedAt: 'DESC', id: 'ASC' },
    })
    return rows.flatMap((row) => {
      if (!row.deletedAt) return []
      const until = new Date(Date.parse(row.deletedAt) + RESUME_LIMITS.restoreDays * DAY_MS)
      return [{ ...toResume(row), deletedAt: row.deletedAt, restorableUntil: until.toISOString() }]
    })
  }

  async restore(accountId: string, id: string): Promise<Resume> {
    const restored = await this.db.write((m) =>
      m.update(
        ResumeEntity,
        { id, accountId, deletedAt: MoreThan(this.restorableSince()) },
        { deletedAt: null },
      ),
    )
    if (!restored.affected) throw resumeNotFound()
    return this.get(accountId, id)
  }

  /** Erases what has been in the trash for 30 days. */
  async sweep(): Promise<void> {
    await this.db.write((m) => m.delete(ResumeEntity, { deletedAt: LessThan(this.restorableSince()) }))
  }

  /** A live resume of the account, read with `manager`; throws `RESUME_NOT_FOUND`. */
  async find(manager: EntityManager, accountId: string, id: string): Promise<ResumeRow> {
    const row = await manager.findOneBy(ResumeEntity, { id, accountId, deletedAt: IsNull() })
    if (!row) throw resumeNotFound()
    return row
  }

  /** Writes `next` where `row` still stands; PostgreSQL lets two transactions come this far at once. */
  async replace(manager: EntityManager, row: ResumeRow, next: ResumeRow): Promise<void> {
    const { id, accountId: _accountId, createdAt: _createdAt, ...columns } = next
    const done = await manager.update(
      ResumeEntity,
      { id, version: row.version, deletedAt: IsNull() },
      columns,
    )
    if (!done.affected) throw staleResume(toResume(await this.find(manager, row.accountId, id)))
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
