import type { Analytics, ApplicationSource, FunnelMetric } from '@tryka/domain'
import {
  FUNNEL_METRICS,
  funnelSteps,
  hirePoints,
  medianOfCounts,
  METRIC_DEFINITIONS,
  SOURCE_LABELS,
  sourceShares,
  timeToFill,
  timeToHire,
} from '@tryka/domain'
import type { EntityManager } from 'typeorm'
import { plainRows } from '../core/list'
import { PostingEntity } from '../tables'
import { cohortOf, hiresIn, REACHED, viewsIn } from './counted'
import type { Counted } from './counted'

/** Databases answer sums as text, numbers or null. */
type Num = string | number | null

const columnOf = (metric: FunnelMetric): string => `n${FUNNEL_METRICS.indexOf(metric)}`
const STEPS = FUNNEL_METRICS.filter((metric) => metric !== 'Job Views')

/** One pass over the cohort: by source, how many came how far. */
async function bySource(manager: EntityManager, counted: Counted) {
  const query = cohortOf(manager, counted).select('a.source', 'source').groupBy('a.source')
  for (const metric of STEPS)
    query.addSelect(`SUM(CASE WHEN ${REACHED[metric]} THEN 1 ELSE 0 END)`, columnOf(metric))
  const rows = await query.getRawMany<Record<string, Num> & { source: ApplicationSource }>()
  const sum = (metric: FunnelMetric, source?: ApplicationSource): number =>
    rows
      .filter((row) => source === undefined || row.source === source)
      .reduce((total, row) => total + Number(row[columnOf(metric)]), 0)
  return { sum, cohort: sum('Applications') }
}

export async function viewsOf(manager: EntityManager, counted: Counted): Promise<number> {
  const row = await viewsIn(manager, counted).select('SUM(v.people)', 'people').getRawOne<{ people: Num }>()
  return Number(row?.people ?? 0)
}

/** Points that an answer carries; medians count all. */
const MOST_HIRES = 500

/** The hires of the range, oldest first. */
export async function hireFigures(manager: EntityManager, counted: Counted) {
  const rows = await plainRows(hiresIn(manager, counted), ['id', 'appliedAt', 'hiredAt'])
  const hires = hirePoints(rows, counted.from)
  return { hires: hires.slice(-MOST_HIRES), timeToHire: timeToHire(hires) }
}

async function fillFigures(manager: EntityManager, counted: Counted) {
  const rows = await hiresIn(manager, counted)
    .innerJoin(PostingEntity.options.name, 'p', 'p.id = a.postingId')
    .select('a.postingId', 'postingId')
    .addSelect('a.hiredAt', 'hiredAt')
    .addSelect('p.firstActivatedAt', 'activatedAt')
    .getRawMany<{ postingId: string; hiredAt: string; activatedAt: string | null }>()
  const activated = new Map(
    rows.flatMap(({ postingId, activatedAt }) =>
      activatedAt === null ? [] : [[postingId, activatedAt] as const],
    ),
  )
  return timeToFill(rows, activated, counted.from)
}

/** From one view to a hire, and where the cohort came from. */
export async function funnelFigures(manager: EntityManager, counted: Counted) {
  const [{ sum, cohort }, views] = [await bySource(manager, counted), await viewsOf(manager, counted)]
  return {
    cohort,
    funnel: funnelSteps((metric) => (metric === 'Job Views' ? views : sum(metric))),
    sources: sourceShares((source) => sum('Applications', source)).map((one) => ({
      ...one,
      label: SOURCE_LABELS[one.source],
    })),
  }
}

async function firstResponses(manager: EntityManager, counted: Counted) {
  const rows = await cohortOf(manager, counted)
    .andWhere('a.responseDays IS NOT NULL')
    .select('a.responseDays', 'days')
    .addSelect('COUNT(*)', 'n')
    .groupBy('a.responseDays')
    .getRawMany<{ days: Num; n: Num }>()
  return medianOfCounts(rows.map(({ days, n }) => [Number(days), Number(n)]))
}

/** Every figure of the section. The database sums up: no cohort is ever read row by row. */
export async function analyticsOf(manager: EntityManager, counted: Counted): Promise<Analytics> {
  const { range, from, to, timeZone, finishedOnly } = counted
  const [figures, times, timeToFill, firstResponse] = await Promise.all([
    funnelFigures(manager, counted),
    hireFigures(manager, counted),
    fillFigures(manager, counted),
    firstResponses(manager, counted),
  ])
  return {
    ...{ range, timeZone, finishedOnly, timeToFill, firstResponse },
    from: from.toISOString(),
    to: to.toISOString(),
    ...figures,
    ...times,
    definitions: METRIC_DEFINITIONS,
  }
}
