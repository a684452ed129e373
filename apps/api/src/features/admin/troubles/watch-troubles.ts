import { MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { MailCounts } from '../../../mail/breaker'
import type { Audit } from '../../../services/audit/audit'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { deadUpTo } from '../../../services/outbox/retry-dead'
import type { Outbox } from '../../../services/outbox/outbox'
import type { Troubles } from '../../../services/troubles/troubles'
import type { TroubleNews } from './trouble-letters'
import { troubleMessages } from './trouble-letters'

/** So many letters that were given up are more than somebody's typing errors. */
const MANY_DEAD = 50

interface Deps {
  db: Database
  clock: Clock
  outbox: Outbox
  audit: Audit
  troubles: Troubles
  mailCounts: () => Promise<MailCounts>
}

type Found = Omit<TroubleNews, 'at'> | null

/** Tells the owners of the console what they alone can mend, each thing once a day at most. */
export function troubleWatch({ db, clock, outbox, audit, troubles, mailCounts }: Deps): ClockKind {
  const looks: (() => Promise<Found>)[] = [
    async () => {
      const { isFull, perHour: count, endsAt: moment } = await mailCounts()
      return isFull ? { trouble: 'mail-limit', count, moment } : null
    },
    async () => {
      const count = await deadUpTo(db, 10 * MANY_DEAD)
      return count >= MANY_DEAD ? { trouble: 'dead-letters', count, moment: null } : null
    },
    async () => {
      const moment = await troubles.lasting('dns')
      return moment ? { trouble: 'dns', count: 0, moment } : null
    },
  ]

  async function tell(found: NonNullable<Found>): Promise<void> {
    const isTold = await db.transaction(async (manager) => {
      if (!(await troubles.mayTell(manager, found.trouble))) return false
      const messages = await troubleMessages(manager, { ...found, at: clock.now().toISOString() })
      await outbox.enqueue(manager, messages)
      await audit.recordWith(manager, {
        actor: 'system',
        action: 'owners.told',
        target: found.trouble,
        details: { number: messages.length },
      })
      return true
    })
    if (isTold) outbox.nudge()
  }

  return {
    name: 'troubles',
    everyMs: MINUTE_MS,
    async run() {
      for (const look of looks) {
        const found = await look()
        if (found) await tell(found)
      }
      return false
    },
  }
}
