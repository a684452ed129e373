import type { EntityManager } from 'typeorm'
import { STORAGE_BYTES } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { AccountData } from './account-data'
import type { AccountRow } from './account.entity'
import { AccountEntity } from './account.entity'

const MEGABYTE = 1024 * 1024

const quotaReached = ({ kind }: AccountRow): AppError => {
  const full = `Your resumes fill the ${STORAGE_BYTES[kind] / MEGABYTE} MB of this account.`
  const more = kind === 'guest' ? ' Signing in gives you more.' : ''
  return new AppError(
    413,
    'QUOTA',
    `${full} To make room, delete some and then delete them for ever under Deleted.${more}`,
  )
}

/**
 * How much an account may store. It is summed up from what is there, out of indexes, whenever something grows: a kept
 * count would have to follow every row that falls with another one.
 */
export class StorageQuota {
  constructor(private readonly data: readonly Pick<AccountData, 'bytes' | 'makeRoom'>[]) {}

  /**
   * Lets nobody else store anything for the account until this transaction ends: on SQLite writes take turns anyway.
   * Call it before the first write.
   */
  async hold(manager: EntityManager, accountId: string): Promise<AccountRow> {
    const isSqlite = manager.connection.options.type === 'sqlite'
    return manager.findOneOrFail(AccountEntity, {
      where: { id: accountId },
      ...(isSqlite ? {} : { lock: { mode: 'for_no_key_update' } }),
    })
  }

  /** Bytes that are left; fewer than none when too much is stored. */
  async left(manager: EntityManager, account: AccountRow): Promise<number> {
    let left: number = STORAGE_BYTES[account.kind]
    for (const part of this.data) left -= await part.bytes(manager, account.id)
    return left
  }

  /**
   * After a write: when too much is stored now, what may go unasked makes room. If that is not enough and the account
   * `grew`, the write is refused; what makes it smaller is always taken.
   */
  async check(manager: EntityManager, account: AccountRow, grew: boolean): Promise<void> {
    let left = await this.left(manager, account)
    for (const part of this.data)
      if (left < 0) left += (await part.makeRoom?.(manager, account.id, -left)) ?? 0
    if (left < 0 && grew) throw quotaReached(account)
  }
}
