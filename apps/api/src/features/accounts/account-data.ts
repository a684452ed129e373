import type { EntityManager } from 'typeorm'

/**
 * What a feature keeps for an account. The account service asks every feature when a guest signs in to an account that
 * exists already, and when a person wants all their data. Erasing needs no word: rows fall with their account.
 */
export interface AccountData {
  /** Key of this feature's part in the export file. */
  name: string
  /** Hands the work of `from` over to `to`, inside the caller's transaction. */
  move(manager: EntityManager, from: string, to: string): Promise<void>
  /** Everything of the account, as plain data. */
  export(accountId: string): Promise<unknown>
}
