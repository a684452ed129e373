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

  /** Throws where a start would be one too many: before anything is booked that could not begin. */
  async refuse(manager: EntityManager, starter: Starter): Promise<void> {
    for (const limit of this.limitsOf(starter)) {
      const wait = await this.counts.untilFree(limit, manager)
      if (wait > 0) throw tooManyStarts(wait)
    }
  }

  /** Counts a start, or throws when it is one too many. */
  async take(manager: EntityManager, starter: Starter): Promise<void> {
    await this.refuse(manager, starter)
    for (const { kind, subject } of this.limitsOf(starter)) await this.counts.record(manager, kind, subject)
  }

  private limitsOf({ accountId, address }: Starter) {
    const { account, address: house } = ATTEMPT_RULES.startsPerDay
    const common = { kind: 'assessment-start' as const, windowMs: DAY_MS }
    return [
      { ...common, subject: accountId, max: account * this.factor },
      { ...common, subject: address, max: house * this.factor },
    ]
  }
}
