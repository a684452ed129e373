import type { EntityManager } from 'typeorm'
import type { AnalyticsBreakdown } from '@tryka/domain'
import { weeksOf } from '@tryka/domain'
import type { Counted } from './counted'
import { cohortOf } from './counted'
import type { Num } from './figures'
import { postingFigures } from './posting-figures'
import { stageAges } from './stage-ages'

/** The cohort by week of the company's clock; a week in which nobody applied is there with none. */
async function weekCounts(manager: EntityManager, counted: Counted): Promise<AnalyticsBreakdown['weeks']> {
  const weeks = weeksOf(counted.from, counted.to, counted.timeZone)
  // The newest week first: the first that began by then is the one.
  const cases = weeks.map((_, i) => `WHEN a.appliedAt >= :week${i} THEN ${i}`).reverse()
  const rows = await cohortOf(manager, counted)
    .select(`(CASE ${cases.join(' ')} ELSE 0 END)`, 'week')
    .addSelect('COUNT(*)', 'n')
    .groupBy('week')
    .setParameters(Object.fromEntries(weeks.map(({ from }, i) => [`week${i}`, from.toISOString()])))
    .getRawMany<{ week: Num; n: Num }>()
  const counts = new Map(rows.map(({ week, n }) => [Number(week), Number(n)]))
  return weeks.map(({ monday }, i) => ({ monday, count: counts.get(i) ?? 0 }))
}

/** The range by week and by posting, and how long open applications have stood in their stage. */
export async function breakdownOf(manager: EntityManager, counted: Counted): Promise<AnalyticsBreakdown> {
  const [weeks, stages, postings] = await Promise.all([
    weekCounts(manager, counted),
    stageAges(manager, counted),
    postingFigures(manager, counted),
  ])
  return { timeZone: counted.timeZone, weeks, stages, ...postings }
}
