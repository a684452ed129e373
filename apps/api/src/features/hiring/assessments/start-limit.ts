import type { EntityManager } from 'typeorm'
import { ATTEMPT_RULES, DAY_MS } from '@tryka/domain'
import type { Attempts } from '../../../services/attempts/attempts'
import { tooManyStarts } from './assessment-errors'

/** Who starts: an account, and the address from which it calls. */
interface Starter {
  accountId: string
  address: string
}

/** How many attempts may be started within 24 hours. */
export class StartLimit {
  /** @param factor so many times the usual, where one address is that of many people */
  constructor(
    private readonly counts: Attempts,
    private readonly factor: number,
  ) {}

  /** Counts a start, or throws when it is one too many. */
  async take(manager: EntityManager, { accountId, address }: Starter): Promise<void> {
    const { startsPerDay } = ATTEMPT_RULES
    const limits = [
      { subject: accountId, max: startsPerDay.account * this.factor },
      { subject: address, max: startsPerDay.address * this.factor },
    ].map((limit) => ({ ...limit, kind: 'assessment-start' as const, windowMs: DAY_MS }))
    for (const limit of limits) {
      const wait = await this.counts.untilFree(limit, manager)
      if (wait > 0) throw tooManyStarts(wait)
    }
    for (const { kind, subject } of limits) await this.counts.record(manager, kind, subject)
  }
}
