import { randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { LETTER_LIMITS, letterDraftOf } from '@tryka/domain'
import type { CreateLetterRequest, Letter, LetterCard, LetterDraft, UpdateLetterRequest } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { StorageQuota } from '../../../services/accounts/storage-quota'
import type { Idempotency, OneCall } from '../../../services/idempotency/idempotency'
import { ResumeEntity } from '../resume.entity'
import { resumeNotFound } from '../resume.errors'
import type { CheckPosting } from '../tailoring'
import { letterNotFound, staleLetter, tooManyLetters } from './letter.errors'
import { LETTER_CARD, LetterEntity, storedLetter, toLetter } from './letter.table'
import type { LetterRow } from './letter.table'

type Created = z.output<typeof CreateLetterRequest>
type Updated = z.output<typeof UpdateLetterRequest>

export interface LettersDeps {
  db: Database
  clock: Clock
  idempotency: Idempotency
  quota: StorageQuota
  checkPosting: CheckPosting
}

/** The cover letters of one account. Every call names the account; a row of another one does not exist. */
export class LettersService {
  constructor(private readonly deps: LettersDeps) {}

  async list(accountId: string, page = 1): Promise<LetterCard[]> {
    return this.deps.db.read.find(LetterEntity, {
      select: LETTER_CARD,
      where: { accountId },
      order: { updatedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * LETTER_LIMITS.page,
      take: LETTER_LIMITS.page,
    })
  }

  async get(accountId: string, id: string): Promise<Letter> {
    return toLetter(await this.find(this.deps.db.read, accountId, id))
  }

  /** With a key in `call`, however often it comes, one letter. */
  async create(call: OneCall, draft: Created): Promise<Letter> {
    const { accountId } = call
    return this.deps.idempotency.once(call, async (manager) => {
      const account = await this.deps.quota.hold(manager, accountId)
      if ((await manager.countBy(LetterEntity, { accountId })) >= LETTER_LIMITS.letters)
        throw tooManyLetters()
      await this.checkNames(manager, accountId, draft)
      const now = this.now()
      const row: LetterRow = {
        ...storedLetter(draft),
        id: randomUUID(),
        accountId,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      await manager.insert(LetterEntity, row)
      await this.deps.quota.check(manager, account, true)
      return toLetter(row)
    })
  }

  async update(accountId: string, id: string, { version, ...change }: Updated): Promise<Letter> {
    return this.deps.db.transaction(async (manager) => {
      const account = await this.deps.quota.hold(manager, accountId)
      const row = await this.find(manager, accountId, id)
      if (version !== undefined && version !== row.version) throw staleLetter(toLetter(row))
      const before = letterDraftOf(toLetter(row))
      const draft: LetterDraft = { ...before, ...given(change) }
      await this.checkNames(manager, accountId, {
        resumeId: draft.resumeId === before.resumeId ? null : draft.resumeId,
        postingId: draft.postingId === before.postingId ? null : draft.postingId,
      })
      const columns = { ...storedLetter(draft), version: row.version + 1, updatedAt: this.now() }
      await manager.update(LetterEntity, { id, accountId }, columns)
      await this.deps.quota.check(manager, account, columns.bytes > row.bytes)
      return toLetter({ ...row, ...columns })
    })
  }

  async remove(accountId: string, id: string): Promise<void> {
    const removed = await this.deps.db.write((m) => m.delete(LetterEntity, { id, accountId }))
    if (!removed.affected) throw letterNotFound()
  }

  /** What a letter names anew must be the account's own, or a posting that it may see. */
  private async checkNames(
    manager: EntityManager,
    accountId: string,
    { resumeId, postingId }: Pick<LetterDraft, 'resumeId' | 'postingId'>,
  ): Promise<void> {
    if (
      resumeId !== null &&
      !(await manager.existsBy(ResumeEntity, { id: resumeId, accountId, deletedAt: IsNull() }))
    )
      throw resumeNotFound()
    if (postingId !== null) await this.deps.checkPosting(manager, accountId, postingId)
  }

  private async find(manager: EntityManager, accountId: string, id: string): Promise<LetterRow> {
    const row = await manager.findOneBy(LetterEntity, { id, accountId })
    if (!row) throw letterNotFound()
    return row
  }

  private now(): string {
    return this.deps.clock.now().toISOString()
  }
}

/** Without the fields that were left out. */
const given = (change: Partial<LetterDraft>): Partial<LetterDraft> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
