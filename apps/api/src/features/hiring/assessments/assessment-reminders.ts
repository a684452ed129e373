import type { SelectQueryBuilder } from 'typeorm'
import { ALWAYS, DAY_MS, dashboardPath, LIVE_MARKET_ID, MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import type { Change, Changes } from '../core/change'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredCandidateSkillRow } from '../skills/skill.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { skillOf } from './attempt-tasks'
import { holderOf } from './attempt-holder'
import type { AttemptRow } from './attempt.table'
import { AttemptEntity } from './attempt.table'

/** The time came for which a test was planned, or what one proved ends in a month. */
export interface ReminderNews {
  about: 'planned' | 'ends'
  /** Of the attempt, or of the skill. */
  id: string
}

export const REMINDER_TEMPLATE = 'assessment-reminder'
/** So long before the end of a proof its holder hears of it. */
const ENDS_AHEAD_DAYS = 30
/** Where nobody could be told in time, so many days later is still better than never. */
const LATE_DAYS = { planned: 1, ends: 3 } as const
const BATCH = 200

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

interface Reminded extends ReminderNews {
  accountId: string
  candidateId: string
  title: string
  link: string
  dedup: string
}

export const attemptLink = (attempt: string): string =>
  dashboardPath('candidate', 'skills', { attempt, place: 'me' })
export const SKILLS_LINK = dashboardPath('candidate', 'skills', { place: 'me' })

/** Under the bell and by mail, once: what is in the outbox was told. */
async function remind(change: Change, { accountId, candidateId, title, link, dedup, about, id }: Reminded) {
  if (await change.manager.existsBy(OutboxEntity, { dedupKey: dedup })) return
  await change.tell({ side: 'candidate', recipientId: candidateId, type: 'Platform updates', title, link })
  const data: ReminderNews = { about, id }
  change.send({ template: REMINDER_TEMPLATE, data, to: { accountId }, kind: ALWAYS, dedup })
}

async function remindOfPlan({ db, changes }: Deps, { id, accountId }: AttemptRow): Promise<void> {
  const { holds, ref } = await holderOf(db.read, accountId)
  if (!ref) return
  const { candidateId } = ref
  await changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(AttemptEntity, { id, state: 'ready' })
    if (!row?.scheduledAt || row.scheduledAt > change.at) return
    const title = `You planned the ${skillOf(row)} assessment for now. It waits for you.`
    const dedup = `assessment:${id}:${row.scheduledAt}`
    await remind(change, {
      about: 'planned',
      id,
      accountId,
      candidateId,
      title,
      link: attemptLink(id),
      dedup,
    })
  })
}

async function remindOfEnd({ db, changes }: Deps, { id, candidateId }: StoredCandidateSkillRow) {
  const person = await db.read.findOneBy(CandidateEntity, { id: candidateId, marketId: LIVE_MARKET_ID })
  const accountId = person?.accountId
  if (!accountId) return
  await changes.run(LIVE_MARKET_ID, { account: accountId, person: candidateId }, async (change) => {
    const row = await change.manager.findOneBy(CandidateSkillEntity, { id, state: 'Verified' })
    if (!row?.expiresAt) return
    const title = `What proves your ${row.skill} ends in a month. Take the assessment again to renew it.`
    const dedup = `proof-ends:${id}:${row.expiresAt}`
    await remind(change, { about: 'ends', id, accountId, candidateId, title, link: SKILLS_LINK, dedup })
  })
}

/** Rows `r` that the outbox does not name yet, by the name that their reminder has there. */
const untold = <T extends object>(query: SelectQueryBuilder<T>, name: string): Promise<T[]> =>
  query
    .andWhere((outer) => {
      const told = outer.subQuery().select('1').from(OutboxEntity, 'o').where(`o.dedupKey = ${name}`)
      return `NOT EXISTS ${told.getQuery()}`
    })
    .limit(BATCH)
    .getMany()

/** A test that was planned waits for its person at any time; what was proved is worth a word before it ends. */
export function assessmentReminders(deps: Deps): ClockKind[] {
  const { db, clock, onTrouble } = deps
  const span = (days: number, late: number) => {
    const until = clock.now().getTime() + days * DAY_MS
    return { since: new Date(until - late * DAY_MS).toISOString(), until: new Date(until).toISOString() }
  }
  return [
    {
      name: 'reminders of planned assessments',
      everyMs: MINUTE_MS,
      async run() {
        const query = db.read
          .createQueryBuilder(AttemptEntity, 'r')
          .where('r.state = :state', { state: 'ready' })
          .andWhere('r.scheduledAt > :since AND r.scheduledAt <= :until', span(0, LATE_DAYS.planned))
          // Whoever meant to begin at once agreed at that moment, and planned nothing.
          .andWhere(`r.consents NOT LIKE '%' || r.scheduledAt || '%'`)
        const rows = await untold(query, `'assessment:' || r.id || ':' || r.scheduledAt`)
        for (const row of rows) await remindOfPlan(deps, row).catch(onTrouble)
        return false
      },
    },
    {
      name: 'reminders of proofs that end',
      everyMs: 10 * MINUTE_MS,
      async run() {
        const query = db.read
          .createQueryBuilder(CandidateSkillEntity, 'r')
          .where('r.state = :state AND r.marketId = :market', { state: 'Verified', market: LIVE_MARKET_ID })
          .andWhere('r.expiresAt > :since AND r.expiresAt <= :until', span(ENDS_AHEAD_DAYS, LATE_DAYS.ends))
        const rows = await untold(query, `'proof-ends:' || r.id || ':' || r.expiresAt`)
        for (const row of rows) await remindOfEnd(deps, row).catch(onTrouble)
        return false
      },
    },
  ]
}
