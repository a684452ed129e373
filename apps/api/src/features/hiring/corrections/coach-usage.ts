import { MoreThanOrEqual, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm'
import type { CoachUsage } from '@tryka/domain'
import { DAY_MS, periodStart, TOO_FEW_BELOW } from '@tryka/domain'
import { UsageEntity } from '../../../services/model/model.table'
import { PracticeSessionEntity, PracticeTurnEntity } from '../coach/practice.table'
import { ModuleProgressEntity } from '../learning/module.table'
import { CorrectionEntity } from './correction.table'

const USAGE_DAYS = 30
const WEEKS = 8

/** How often something happened on each day of UTC. */
type Days = readonly { day: string; n: number }[]

/** The database counts: what is counted is never read. */
async function byDay<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, at: string): Promise<Days> {
  const rows = await query
    .select(`SUBSTR(${at}, 1, 10)`, 'day')
    .addSelect('COUNT(*)', 'n')
    .groupBy(`SUBSTR(${at}, 1, 10)`)
    // PostgreSQL's driver answers counts as text.
    .getRawMany<{ day: string; n: number | string }>()
  return rows.map(({ day, n }) => ({ day, n: Number(n) }))
}

const countIn = (days: Days, isIn: (day: string) => boolean): number =>
  days.reduce((sum, { day, n }) => sum + (isIn(day) ? n : 0), 0)

/** What people did since a day, day by day. Samples are nobody's work. */
async function done(read: EntityManager, from: string) {
  const since = { sample: false, from }
  const [sessions, answers, modulesPassed] = await Promise.all([
    byDay(
      read
        .createQueryBuilder(PracticeSessionEntity, 's')
        .where('s.isSample = :sample AND s.startedAt >= :from', since),
      's.startedAt',
    ),
    byDay(
      read
        .createQueryBuilder(PracticeTurnEntity, 't')
        .innerJoin(PracticeSessionEntity.options.name, 's', 's.id = t.sessionId')
        .where('s.isSample = :sample AND t.answeredAt >= :from', since),
      't.answeredAt',
    ),
    byDay(
      read
        .createQueryBuilder(ModuleProgressEntity, 'm')
        .where('m.isSample = :sample AND m.passedAt >= :from', since),
      'm.passedAt',
    ),
  ])
  return { sessions, answers, modulesPassed }
}

/** So few could tell of one person what they did. */
const unlessFew = (count: number): number | null => (count < TOO_FEW_BELOW ? null : count)

/** How much the coach was used of late: counts, never who. */
export async function coachUsage(read: EntityManager, now: Date): Promise<CoachUsage> {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const first = dayOf(now.getTime() - USAGE_DAYS * DAY_MS)
  const monday = Date.parse(periodStart('week', now.toISOString()))
  const weeks = Array.from({ length: WEEKS }, (_, n) => monday - 7 * n * DAY_MS)
  const from = [first, dayOf(weeks.at(-1) ?? monday)].sort()[0] ?? first
  const corrections = (state: 'open' | 'accepted' | 'refused') => read.countBy(CorrectionEntity, { state })
  const [{ sessions, answers, modulesPassed }, open, accepted, refused, days] = await Promise.all([
    done(read, from),
    corrections('open'),
    corrections('accepted'),
    corrections('refused'),
    read.find(UsageEntity, {
      where: { accountId: '*', day: MoreThanOrEqual(first) },
      order: { day: 'DESC' },
    }),
  ])
  const isLate = (day: string) => day >= first
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0)
  return {
    since: `${first}T00:00:00.000Z`,
    sessions: unlessFew(countIn(sessions, isLate)),
    answers: unlessFew(countIn(answers, isLate)),
    modulesPassed: unlessFew(countIn(modulesPassed, isLate)),
    weeks: weeks.map((start) => {
      const [week, end] = [dayOf(start), dayOf(start + 7 * DAY_MS)]
      const told = (of: Days) => unlessFew(countIn(of, (day) => day >= week && day < end))
      return {
        from: week,
        sessions: told(sessions),
        answers: told(answers),
        modulesPassed: told(modulesPassed),
      }
    }),
    corrections: { open, accepted, refused },
    model: {
      calls: sum(({ feedback, conversation }) => feedback + conversation),
      tokens: sum(({ tokensIn, tokensOut }) => tokensIn + tokensOut),
      days: days
        .filter(({ feedback, conversation }) => feedback + conversation > 0)
        .map(({ day, feedback, conversation, tokensIn, tokensOut }) => ({
          day,
          feedback,
          conversation,
          tokensIn,
          tokensOut,
        })),
    },
  }
}
