import { And, In, LessThanOrEqual, MoreThan } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, MINUTE_MS, atLocal, localTime } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Outbox } from '../../../services/outbox/outbox'
import type { Message } from '../../../services/outbox/queue'
import type { StoredApplicationRow } from '../applications/application.table'
import { ApplicationEntity } from '../applications/application.table'
import { followersOf } from '../core/contacts'
import { CompanyEntity } from '../team/team.table'

const BATCH = 200
/** After a night in which no process ran, answers that came due in it are still told of. */
const BACK_MS = 2 * DAY_MS
/** When a team reads what is late, by the clock of its company. */
const MORNING = 8

/** The data of a row whose template is `answers-due`. */
export interface AnswersDueData {
  memberId: string
  companyId: string
}

export const ANSWERS_DUE_TEMPLATE = 'answers-due'

interface Deps {
  db: Database
  clock: Clock
  outbox: Outbox
}

/** The next morning of a company. */
export function morningAfter(at: Date, zone: string): Date {
  const { year, month, day } = localTime(at, zone)
  const today = atLocal(zone, year, month, day, MORNING)
  return today > at ? today : atLocal(zone, year, month, day + 1, MORNING)
}

async function messagesFor(
  { db }: Deps,
  rows: readonly StoredApplicationRow[],
  now: Date,
): Promise<Message[]> {
  const messages = new Map<string, Message>()
  const postings = new Map(rows.map(({ postingId, companyId }) => [postingId, companyId]))
  const companies = await db.read.findBy(CompanyEntity, { id: In([...new Set(postings.values())]) })
  for (const [id, companyId] of postings) {
    const zone = companies.find((company) => company.id === companyId)?.timeZone ?? 'UTC'
    const morning = morningAfter(now, zone).toISOString()
    for (const member of await followersOf(db.read, { marketId: LIVE_MARKET_ID, companyId, id })) {
      if (member.accountId === null) continue
      const dedup = `answers-due:${member.id}:${morning}`
      messages.set(dedup, {
        template: ANSWERS_DUE_TEMPLATE,
        data: { memberId: member.id, companyId } satisfies AnswersDueData,
        to: { accountId: member.accountId },
        kind: 'Application updates',
        companyId,
        dedup,
        notBefore: morning,
      })
    }
  }
  return [...messages.values()]
}

/**
 * An answer that is late is one line to whoever follows its posting, on the next morning of the company and together
 * with all others: one mail a day at most. The name of the mail decides, so that any number of looks tell it once.
 */
export function answersDue(deps: Deps): ClockKind {
  const { db, clock, outbox } = deps
  /** What this process has looked through; another one begins anew, which changes nothing. */
  let seen = { at: '', id: '' }
  return {
    name: 'answers due',
    everyMs: MINUTE_MS,
    async run() {
      const now = clock.now()
      const back = new Date(now.getTime() - BACK_MS).toISOString()
      if (seen.at < back) seen = { at: back, id: '' }
      const late = { marketId: LIVE_MARKET_ID, stage: In(['applied', 'under_review']) }
      const rows = await db.read.find(ApplicationEntity, {
        where: [
          { ...late, replyDueAt: seen.at, id: MoreThan(seen.id) },
          { ...late, replyDueAt: And(MoreThan(seen.at), LessThanOrEqual(now.toISOString())) },
        ],
        order: { replyDueAt: 'ASC', id: 'ASC' },
        take: BATCH,
      })
      const messages = await messagesFor(deps, rows, now)
      if (messages.length) await db.transaction((manager) => outbox.enqueue(manager, messages))
      const last = rows.at(-1)
      if (last?.replyDueAt) seen = { at: last.replyDueAt, id: last.id }
      return rows.length === BATCH
    },
  }
}
