import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { WaitReason } from '@tryka/domain'
import { ADMISSION_RULES, DAY_MS } from '@tryka/domain'
import { holdLock } from '../../db/named-lock'
import type { Attempts } from '../../services/attempts/attempts'
import { isFreeMail, registrableDomain } from '../../services/domains/domains'

/** Domains and networks share so many locks: each name of a lock is a row that stays. */
const LOCKS = 64

/** Whose sign-ups are counted together, by why they would wait. */
type Crowd = [reason: WaitReason, subject: string]

/** Everybody may have a mailbox at a provider: its addresses are nobody's crowd. */
function domainOf(email: string): string | null {
  const domain = registrableDomain(email) ?? email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return isFreeMail(domain) ? null : domain
}

const lockOf = (crowd: Crowd): string => {
  const [byte = 0] = createHash('sha256').update(crowd.join(' ')).digest()
  return `signups ${String(byte % LOCKS).padStart(2, '0')}`
}

const kindOf = (reason: WaitReason) => `signup-${reason}` as const

/** Many addresses of one domain or from one network within a day: those after the first fifty wait for a person. */
export class Crowds {
  /** `factor` multiplies the limit where a machine plays everybody. */
  constructor(
    private readonly attempts: Attempts,
    private readonly factor: number,
  ) {}

  /** The rest of the transaction is alone with the domain and the network: of many at once each is counted. */
  async hold(manager: EntityManager, email: string, network: string): Promise<Crowd[]> {
    const domain = domainOf(email)
    const crowds: Crowd[] = [...(domain ? [['domain', domain] as Crowd] : []), ['network', network]]
    // Always in one order, so that nobody waits for whom it keeps waiting.
    for (const name of [...new Set(crowds.map(lockOf))].sort()) await holdLock(manager, name)
    return crowds
  }

  /** Counts one more address, and answers why it waits if it does. What waits counts too: a flood does not run dry. */
  async count(manager: EntityManager, crowds: readonly Crowd[]): Promise<WaitReason | null> {
    const most = ADMISSION_RULES.signupsADay * this.factor
    let why: WaitReason | null = null
    for (const [reason, subject] of crowds) {
      const { count } = await this.attempts.recent(kindOf(reason), subject, DAY_MS, manager)
      if (count >= most) why ??= reason
      await this.attempts.record(manager, kindOf(reason), subject)
    }
    return why
  }
}
