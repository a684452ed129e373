import type { EntityManager } from 'typeorm'
import { And, Between, In, IsNull, LessThan, LessThanOrEqual, MoreThan, MoreThanOrEqual, Not } from 'typeorm'
import { MODULE_FACTS } from '@tryka/coach'
import { DAY_MS, MINUTE_MS, atLocal, localDay } from '@tryka/domain'
import { ApplicationEntity } from '../../applications/application.table'
import { ReviewLogEntity } from '../../cards/card.table'
import { PracticeSessionEntity } from '../../coach/practice.table'
import { byId } from '../../core/list'
import type { CandidateRef } from '../../core/places'
import { PostingEntity } from '../../postings/posting.table'
import { CompanyEntity } from '../../team/team.table'
import { LearningSessionEntity } from '../learning.table'
import { ModuleProgressEntity } from '../module.table'

/** Whole days of the person's calendar: the first is in it, the last is not, and begins the next one. */
export interface Week {
  firstDay: string
  endDay: string
  zone: string
}

/** What somebody did in a week, and what they are owed. */
export interface WeekFacts {
  countedMinutes: number
  loggedMinutes: number
  modules: string[]
  cards: number
  /** In the order in which they ended, lower ones as well. */
  scores: { title: string; score: number }[]
  replies: { job: string; company: string | undefined; dueAt: string }[]
}

/** Replies that are due so soon after the week are in it. */
const AHEAD_MS = 7 * DAY_MS

/** The days since the last digest, up to yesterday by the person's clock. */
export const weekBetween = (last: Date, now: Date, zone: string): Week => ({
  firstDay: localDay(last, zone),
  endDay: localDay(now, zone),
  zone,
})

/** When a day of a calendar begins. */
function startOf(day: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return atLocal(zone, year, month, date)
}

async function minutesOf(manager: EntityManager, own: CandidateRef, { firstDay, endDay }: Week) {
  const rows = await manager.find(LearningSessionEntity, {
    select: { id: true, origin: true, seconds: true },
    where: { ...own, day: And(MoreThanOrEqual(firstDay), LessThan(endDay)) },
  })
  const minutes = (wanted: (typeof rows)[number]['origin']) => {
    const seconds = rows.reduce((sum, row) => (row.origin === wanted ? sum + row.seconds : sum), 0)
    return Math.floor((seconds * 1_000) / MINUTE_MS)
  }
  return { countedMinutes: minutes('counted'), loggedMinutes: minutes('logged') }
}

/** Answers of companies that came due in the week, or come due in the next. */
async function repliesOf(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  from: Date,
  to: Date,
) {
  const until = new Date(to.getTime() + AHEAD_MS)
  const rows = await manager.find(ApplicationEntity, {
    select: { id: true, postingId: true, companyId: true, replyDueAt: true },
    where: {
      marketId,
      candidateId,
      stage: In(['applied', 'under_review']),
      replyDueAt: And(MoreThan(from.toISOString()), LessThanOrEqual(until.toISOString())),
    },
    order: { replyDueAt: 'ASC', id: 'ASC' },
  })
  if (rows.length === 0) return []
  const [postings, companies] = await Promise.all([
    manager.find(PostingEntity, {
      select: { id: true, title: true },
      where: { marketId, id: In(rows.map(({ postingId }) => postingId)) },
    }),
    manager.find(CompanyEntity, {
      select: { id: true, name: true },
      where: { marketId, id: In(rows.map(({ companyId }) => companyId)) },
    }),
  ])
  const [jobs, names] = [byId(postings), byId(companies)]
  return rows.flatMap(({ postingId, companyId, replyDueAt }) => {
    const job = jobs.get(postingId)?.title
    return job && replyDueAt ? [{ job, company: names.get(companyId)?.name, dueAt: replyDueAt }] : []
  })
}

/** Reads a week of somebody in the live market, as it stands now. */
export async function weekOf(manager: EntityManager, ref: CandidateRef, week: Week): Promise<WeekFacts> {
  const { marketId, candidateId } = ref
  const own = { marketId, candidateId }
  const [from, to] = [startOf(week.firstDay, week.zone), startOf(week.endDay, week.zone)]
  const inWeek = Between(from.toISOString(), new Date(to.getTime() - 1).toISOString())
  const [minutes, passed, cards, sessions, replies] = await Promise.all([
    minutesOf(manager, own, week),
    manager.find(ModuleProgressEntity, {
      where: { ...own, passedAt: inWeek, isSample: false },
      order: { passedAt: 'ASC', moduleId: 'ASC' },
    }),
    // What was asked again in the same review was not rated, and counts once.
    manager.countBy(ReviewLogEntity, {
      ...own,
      rating: Not(IsNull()),
      day: And(MoreThanOrEqual(week.firstDay), LessThan(week.endDay)),
    }),
    manager.find(PracticeSessionEntity, {
      select: { id: true, title: true, score: true },
      where: { ...own, endedAt: inWeek, score: Not(IsNull()), isSample: false },
      order: { endedAt: 'ASC', id: 'ASC' },
    }),
    repliesOf(manager, own, from, to),
  ])
  const titles = new Map(MODULE_FACTS.map(({ id, title }) => [id, title]))
  return {
    ...minutes,
    modules: passed.flatMap(({ moduleId }) => titles.get(moduleId) ?? []),
    cards,
    scores: sessions.flatMap(({ title, score }) => (score === null ? [] : [{ title, score }])),
    replies,
  }
}

/** A week in which nothing was learned and no reply is due. */
export const isEmptyWeek = ({ countedMinutes, loggedMinutes, modules, cards, scores, replies }: WeekFacts) =>
  countedMinutes + loggedMinutes + modules.length + cards + scores.length + replies.length === 0
