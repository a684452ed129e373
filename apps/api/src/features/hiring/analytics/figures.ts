import type { EntityManager } from 'typeorm'
import type { Analytics, ApplicationSource } from '@tryka/domain'
import {
  APPLICATION_SOURCES,
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
import { plainRows } from '../core/list'
import { PostingEntity } from '../postings/posting.table'
import { cohortOf, hiresIn, REACHED, viewsIn } from './counted'
import type { Counted } from './counted'

/** Databases answer sums as text, numbers or null. */
export type Num = string | number | null

const STEPS = FUNNEL_METRICS.filter((metric) => metric !== 'Job Views')
const ROOM = 10
/** Where a row came from and the last step that it reached, as one number: SQLite sorts what it groups. */
const GROUP = `(CASE a.source ${APPLICATION_SOURCES.map((source, i) => `WHEN '${source}' THEN ${i * ROOM}`).join(' ')} END
  + CASE ${STEPS.map((metric, i) => ({ metric, i }))
    .reverse()
    .map(({ metric, i }) => `WHEN ${REACHED[metric]} THEN ${i}`)
    .join(' ')} END)`

/** One pass over the cohort: by source, how many came how far. Whoever came further reached every step before. */
async function bySource(manager: EntityManager, counted: Counted) {
  const rows = await cohortOf(manager, counted)
    .select(GROUP, 'cell')
    .addSelect('COUNT(*)', 'n')
    .groupBy('cell')
    .getRawMany<{ cell: Num; n: Num }>()
  const cells = rows.map(({ cell, n }) => ({
    of: Math.floor(Number(cell) / ROOM),
    step: Number(cell) % ROOM,
    n: Number(n),
  }))
  const sum = (metric: (typeof STEPS)[number], source?: ApplicationSource): number =>
    cells
      .filter(({ step }) => step >= STEPS.indexOf(metric))
      .filter((cell) => source === undefined || cell.of === APPLICATION_SOURCES.indexOf(source))
      .reduce((total, { n }) => total + n, 0)
  return { sum, cohort: sum('Applications') }
}

async function viewsOf(manager: EntityManager, counted: Counted): Promise<number> {
  const row = await viewsIn(manager, counted).select('SUM(v.people)', 'people').getRawOne<{ people: Num }>()
  return Number(row?.people ?? 0)
}

/** Points that an answer carries; medians count all. */
const MOST_HIRES = 500

const hiresOf = (manager: EntityManager, counted: Counted) =>
  plainRows(hiresIn(manager, counted), ['id', 'appliedAt', 'hiredAt', 'postingId'])
type Hires = Awaited<ReturnType<typeof hiresOf>>

const timesOf = (rows: Hires, { from }: Counted) => {
  const hires = hirePoints(rows, from)
  return { hires: hires.slice(-MOST_HIRES), timeToHire: timeToHire(hires) }
}

/** The hires of the range, oldest first. */
export const hireFigures = async (manager: EntityManager, counted: Counted) =>
  timesOf(await hiresOf(manager, counted), counted)

/** The same, and how long postings took; their days are read out of an index, not with each hire. */
async function timeFigures(manager: EntityManager, counted: Counted) {
  const { marketId, companyId, postingId } = counted
  const own = manager
    .createQueryBuilder(PostingEntity, 'p')
    .where('p.marketId = :marketId AND p.companyId = :companyId', { marketId, companyId })
  if (postingId !== undefined) own.andWhere('p.id = :postingId', { postingId })
  const [hires, postings] = [
    await hiresOf(manager, counted),
    await plainRows(own, ['id', 'firstActivatedAt']),
  ]
  const activated = new Map(
    postings.flatMap(({ id, firstActivatedAt }) =>
      firstActivatedAt === null ? [] : [[id, firstActivatedAt] as const],
    ),
  )
  return { ...timesOf(hires, counted), timeToFill: timeToFill(hires, activated, counted.from) }
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
  const [figures, times, firstResponse] = await Promise.all([
    funnelFigures(manager, counted),
    timeFigures(manager, counted),
    firstResponses(manager, counted),
  ])
  return {
    range,
    timeZone,
    finishedOnly,
    firstResponse,
    from: from.toISOString(),
    to: to.toISOString(),
    ...figures,
    ...times,
    definitions: METRIC_DEFINITIONS,
  }
}
