import { DAY_MS, HIRING_LIMITS } from '@tryka/domain'
import type { AccountRow } from '../../../../services/accounts/account.entity'
import type { Attempts } from '../../../../services/attempts/attempts'
import { tryLater } from '../../../../try-later'
import type { Change } from '../../core/change'

const { applicationsPerDay, applicationsFirstDay } = HIRING_LIMITS

const tooMany = (max: number, isNew: boolean, ms: number) =>
  tryLater(
    'APPLICATION_LIMIT',
    isNew
      ? `On your first day here you can apply for ${max} jobs.`
      : `You can apply for ${max} jobs in 24 hours.`,
    ms,
    { max },
  )

/**
 * How many applications one person sends in a day. They are counted by the proven address, which stays the same when a
 * profile is erased and begun anew, and also those that were withdrawn count.
 */
export class ApplicationLimits {
  constructor(
    private readonly attempts: Attempts,
    private readonly factor: number,
  ) {}

  /** Refuses, or counts one more. The account is held, so those that are sent at once are counted one after the other. */
  async pass({ manager, now }: Change, account: AccountRow): Promise<void> {
    const subject = account.emailKey ?? account.id
    const age = now.getTime() - Date.parse(account.admittedAt ?? account.createdAt)
    const isNew = age < DAY_MS
    const max = (isNew ? applicationsFirstDay : applicationsPerDay) * this.factor
    const ms = await this.attempts.untilFree({ kind: 'apply', subject, max, windowMs: DAY_MS }, manager)
    // After the first day there is room for more at once.
    if (ms > 0) throw tooMany(max, isNew, isNew ? Math.min(ms, DAY_MS - age) : ms)
    await this.attempts.record(manager, 'apply', subject)
  }
}
