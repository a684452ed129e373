import { LIVE_MARKET_ID, MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Outbox } from '../../../services/outbox/outbox'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { partiesOf } from '../applications/interviews/calendar-entry'
import type { ReminderName } from '../applications/interviews/interview-mail'
import { REMINDERS, interviewMessages } from '../applications/interviews/interview-mail'
import { InterviewEntity } from '../applications/interviews/interview.table'

const BATCH = 200
const NAMES: readonly ReminderName[] = ['reminder-24h', 'reminder-1h']

interface Deps {
  db: Database
  clock: Clock
  outbox: Outbox
}

/** Agreed interviews whose reminder has come and is not in the outbox yet. */
function dueInterviews({ db, clock }: Deps, what: ReminderName) {
  const { aheadMs, leastMs } = REMINDERS[what]
  const now = clock.now().getTime()
  const at = (ms: number) => new Date(now + ms).toISOString()
  return db.read
    .createQueryBuilder(InterviewEntity, 'i')
    .where('i.status = :status AND i.marketId = :market', { status: 'confirmed', market: LIVE_MARKET_ID })
    .andWhere('i.startsAt > :least AND i.startsAt <= :ahead', { least: at(leastMs), ahead: at(aheadMs) })
    .andWhere((query) => {
      const sent = query
        .subQuery()
        .select('1')
        .from(OutboxEntity, 'o')
        .where(`o.dedupKey = 'interview:' || i.id || ':' || i.icalSequence || ':${what}:candidate'`)
        .getQuery()
      return `NOT EXISTS ${sent}`
    })
    .orderBy('i.startsAt', 'ASC')
    .limit(BATCH)
    .getMany()
}

/**
 * Both sides are reminded of an agreed interview a day and an hour before. Each is named by the sequence of its calendar
 * entry: nobody is reminded twice, and of an interview that was moved anew.
 */
export const interviewReminders = (deps: Deps): ClockKind[] =>
  NAMES.map((what) => ({
    name: `interview ${what}`,
    everyMs: MINUTE_MS,
    async run() {
      const { db, outbox } = deps
      const rows = await dueInterviews(deps, what)
      if (rows.length === 0) return false
      await db.transaction(async (manager) => {
        const messages = []
        for (const row of rows) messages.push(...interviewMessages(row, await partiesOf(manager, row), what))
        await outbox.enqueue(manager, messages)
      })
      outbox.nudge()
      return rows.length === BATCH
    },
  }))
