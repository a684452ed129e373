import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'
import type { ErasedCredentials } from '@tryka/domain'
import type { AccountRow } from './account.entity'

/**
 * What a feature keeps for an account. The account service asks every feature when a guest signs in to an account that
 * exists already, when a person wants all their data, and before an account is erased: rows of its own fall with it,
 * and what stands among those of others is taken out by the feature.
 */
export interface AccountData {
  /** Key of this feature's part in the export file. */
  name: string
  /** Hands the work of `from` over to `to`, inside the caller's transaction. */
  move(manager: EntityManager, from: string, to: string): Promise<void>
  /** What the account stores here, in bytes. */
  bytes(manager: EntityManager, accountId: string): Promise<number>
  /** Frees so many bytes, or as many as may go unasked; answers how many it freed. */
  makeRoom?(manager: EntityManager, accountId: string, bytes: number): Promise<number>
  /** Gives a new account what was kept for its address, in the transaction that makes it. */
  arrive?(manager: EntityManager, account: AccountRow): Promise<void>
  /** Takes out what others see of the account, or refuses. */
  leave?(accountId: string): Promise<void>
  /** Takes out what does not fall with the account's row, in the transaction that erases it. */
  forget?(
    manager: EntityManager,
    account: { id: string; email: string | null },
    credentials: ErasedCredentials,
  ): Promise<void>
  /** What the file of the export is about, in a sentence, and the tables it has rows of. */
  describes: string
  tables: readonly EntitySchema<ObjectLiteral>[]
  /** Everything of the account as JSON, in parts: nobody holds all of it at once. */
  export(accountId: string): AsyncIterable<string>
  /** The same as people read it, such as a resume as PDF; without bytes where one cannot be made now. */
  files?(accountId: string, signal: AbortSignal): AsyncIterable<{ name: string; bytes: Buffer | null }>
}
