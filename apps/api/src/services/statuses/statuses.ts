import type { EntityManager } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import type { JsonObject } from '@tryka/credentials'
import { canonicalize, statusLeaf } from '@tryka/credentials'
import type { RevocationReason } from '@tryka/domain'
import { DAY_MS, MINUTE_MS, STATUS_PATH } from '@tryka/domain'
import { notFound } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { ClockKind } from '../clockwork/clockwork'
import type { SigningIdentity } from '../issuer/known-seeds'
import type { AppendLeaves } from '../issuer/publish-document'
import { signList } from './list-document'
import type { StatusSlot } from './reserve'
import { reserve } from './reserve'
import type { StatusListRow } from './status.table'
import { StatusEntryEntity, StatusListEntity } from './status.table'

interface Deps {
  db: Database
  clock: Clock
  apiUrl: string
  issuer: SigningIdentity & { refresh(): Promise<void> }
  append: AppendLeaves
}

/** A list as it was signed, and its entry of the log. */
export interface SignedList {
  text: string
  leafIndex: number
}

/** So often others may change a list while it is signed, before that is a fault. */
const TRIES = 10

/** Which credentials are revoked: places in public lists, and the lists, signed. */
export class Statuses {
  private readonly signing = new Map<number, Promise<SignedList>>()

  constructor(private readonly deps: Deps) {}

  urlOf(listId: number): string {
    return `${this.deps.apiUrl}${STATUS_PATH}/${listId}`
  }

  /** What a credential says of where its status is. */
  entryOf({ listId, index }: StatusSlot): JsonObject {
    return {
      id: `${this.urlOf(listId)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: this.urlOf(listId),
    }
  }

  /** Takes a place for a credential, at random. */
  reserve(manager: EntityManager): Promise<StatusSlot> {
    return reserve(manager)
  }

  /** Revokes for ever; false where that was done before, and the first reason stands. Before the log's lock. */
  async revoke(
    manager: EntityManager,
    { listId, index }: StatusSlot,
    reason: RevocationReason,
    at: string,
  ): Promise<boolean> {
    const open = { listId, index, reason: IsNull() }
    const { affected } = await manager.update(StatusEntryEntity, open, { reason, at })
    if (affected) await manager.increment(StatusListEntity, { id: listId }, 'changes', 1)
    else if (!(await manager.existsBy(StatusEntryEntity, { listId, index })))
      throw new Error(`There is no entry ${index} in the list ${listId}.`)
    return affected === 1
  }

  /** The signed list, with every revocation that is stored, as text. Not within a transaction. */
  async signedOf(listId: number): Promise<SignedList> {
    const row = await this.rowOf(listId)
    return this.fresh(row) ?? this.signOnce(listId)
  }

  /** Signs every list anew each day, and what nobody asked for since it changed. */
  clockKind(): ClockKind {
    return {
      name: 'status lists',
      everyMs: MINUTE_MS,
      run: async () => {
        const { db, issuer } = this.deps
        await issuer.refresh()
        const rows = await db.read.find(StatusListEntity)
        for (const row of rows) if (!this.fresh(row)) await this.signOnce(row.id)
        return false
      },
    }
  }

  private async rowOf(id: number): Promise<StatusListRow> {
    const row = await this.deps.db.read.findOneBy(StatusListEntity, { id })
    if (!row) throw notFound()
    return row
  }

  /** The signed document while it says all, is of today and by the key that signs now. */
  private fresh(row: StatusListRow): SignedList | undefined {
    const { document: text, leafIndex, signedAt, signedBy, changes, signedChanges } = row
    const { clock, issuer } = this.deps
    if (text === null || leafIndex === null || signedAt === null || changes !== signedChanges)
      return undefined
    const isOfToday = clock.now().getTime() - Date.parse(signedAt) < DAY_MS
    return isOfToday && signedBy === issuer.verificationMethod ? { text, leafIndex } : undefined
  }

  /** Who asks while it is signed gets what is signed then; a change in the meantime is signed by who asks for it. */
  private signOnce(listId: number): Promise<SignedList> {
    const running = this.signing.get(listId)
    const next = (running ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .then(() => this.sign(listId))
      .finally(() => {
        if (this.signing.get(listId) === next) this.signing.delete(listId)
      })
    this.signing.set(listId, next)
    return next
  }

  private async sign(listId: number): Promise<SignedList> {
    const { issuer } = this.deps
    for (let tried = 0; tried < TRIES; tried += 1) {
      await issuer.refresh()
      const row = await this.rowOf(listId)
      const signed = this.fresh(row) ?? (await this.signed(row))
      if (signed !== undefined) return signed
    }
    throw new Error(`The list ${listId} changed while it was signed, ${TRIES} times.`)
  }

  /** Signs, logs and keeps a list; undefined where it was changed or signed by another process meanwhile. */
  private async signed({ id, changes, signings }: StatusListRow): Promise<SignedList | undefined> {
    const { db, clock, issuer, append } = this.deps
    const { verificationMethod: signedBy } = issuer
    const now = clock.now()
    const list = await signList(issuer, { url: this.urlOf(id), revoked: await this.revokedIn(id), now })
    const document = canonicalize(list)
    const leaf = await statusLeaf(list)
    const signing = { document, signedBy, signedAt: now.toISOString(), signedChanges: changes }
    return db.transaction(async (manager) => {
      const seen = { id, changes, signings }
      const { affected } = await manager.update(StatusListEntity, seen, {
        ...signing,
        signings: signings + 1,
      })
      if (affected !== 1) return undefined
      const { first: leafIndex } = await append(manager, [leaf])
      await manager.update(StatusListEntity, { id }, { leafIndex })
      return { text: document, leafIndex }
    })
  }

  private async revokedIn(listId: number): Promise<number[]> {
    const rows = await this.deps.db.read
      .createQueryBuilder(StatusEntryEntity, 'entry')
      .select('entry.index', 'index')
      .where({ listId, reason: Not(IsNull()) })
      .getRawMany<{ index: number }>()
    return rows.map(({ index }) => index)
  }
}

/** Every list is signed and logged again when somebody asks, whatever the table has of it. */
export const signListsAnew = (db: Database): Promise<unknown> =>
  db.write((manager) =>
    manager.createQueryBuilder().update(StatusListEntity).set({ signedAt: null }).execute(),
  )
