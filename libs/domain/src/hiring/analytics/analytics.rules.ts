import { percentOf } from '../../percent'
import { DAY_MS } from '../../timing'
import { APPLICATION_SOURCES, type ApplicationSource, type ApplicationStage } from '../constants'
import type { MilestoneRow } from '../applications/application.rules'
import { atLocal, localTime } from '../zone'
import {
  ANALYTICS_RANGES,
  type AnalyticsRange,
  type FunnelMetric,
  FUNNEL_METRICS,
  TOO_FEW_BELOW,
} from './constants'

/** When a range begins: local midnight of the company's zone, so many days or calendar months ago. */
export function rangeStart(range: AnalyticsRange, now: Date, zone: string): Date {
  const { year, month, day } = localTime(now, zone)
  const { days, months } = ANALYTICS_RANGES[range]
  if (days) return atLocal(zone, year, month, day - days)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return atLocal(zone, year, month - months, Math.min(day, lastDay))
}

/** Stages after which nothing is open. */
export const FINISHED_STAGES = ['hired', 'rejected', 'withdrawn'] as const satisfies ApplicationStage[]

const finished = ({ stage }: MilestoneRow): boolean => FINISHED_STAGES.some((one) => one === stage)

/** The applications of a range, by the day they came in. `finishedOnly` leaves out those still open. */
export const cohort = (rows: readonly MilestoneRow[], from: Date, finishedOnly = false): MilestoneRow[] => {
  const since = from.toISOString()
  return rows.filter((row) => row.appliedAt >= since && (!finishedOnly || finished(row)))
}

/** True when a row ever came as far as the metric, or further: so no funnel can rise. */
export function reached(row: MilestoneRow, metric: Exclude<FunnelMetric, 'Job Views'>): boolean {
  const hired = row.hiredAt !== null
  const offered = hired || row.offerSentAt !== null
  const interviewed = offered || row.firstInterviewAt !== null
  switch (metric) {
    case 'Applications':
      return true
    case 'Screen Passed':
      return interviewed || row.screenPassedAt !== null
    case 'Interviews':
      return interviewed
    case 'Offers':
      return offered
    case 'Hires':
      return hired
  }
}

export interface FunnelStep {
  metric: FunnelMetric
  count: number
  /** Share kept from the step before, in percent; null for the first step. */
  share: number | null
}

/** The funnel of a cohort. `views` is people who saw the postings in the range. */
export const funnel = (rows: readonly MilestoneRow[], views: number): FunnelStep[] =>
  funnelSteps((metric) =>
    metric === 'Job Views' ? views : rows.filter((row) => reached(row, metric)).length,
  )

/** The funnel of counts that somebody else took. */
export function funnelSteps(countOf: (metric: FunnelMetric) => number): FunnelStep[] {
  const counts = FUNNEL_METRICS.map(countOf)
  return FUNNEL_METRICS.map((metric, i) => ({
    metric,
    count: counts[i] ?? 0,
    share: i === 0 ? null : percentOf(counts[i] ?? 0, counts[i - 1] ?? 0),
  }))
}

export interface SourceCount {
  source: ApplicationSource
  count: number
  percent: number
}

/** Where the cohort came from, in the order of the vocabulary; counts add up to the cohort. */
export const sourceCounts = (rows: readonly MilestoneRow[]): SourceCount[] =>
  sourceShares((source) => rows.filter((row) => row.source === source).length)

/** The shares of counts that somebody else took. */
export function sourceShares(countOf: (source: ApplicationSource) => number): SourceCount[] {
  const counts = APPLICATION_SOURCES.map((source) => ({ source, count: countOf(source) }))
  const percents = wholePercents(counts.map(({ count }) => count))
  return counts.map(({ source, count }, i) => ({ source, count, percent: percents[i] ?? 0 }))
}

/** Whole percents that add up to 100: what is left after cutting goes to the largest remainders. */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count, i) => ({
    i,
    cut: Math.floor((count * 100) / total),
    rest: (count * 100) % total,
  }))
  const left = 100 - shares.reduce((sum, { cut }) => sum + cut, 0)
  const raised = new Set(
    [...shares]
      .sort((a, b) => b.rest - a.rest || a.i - b.i)
      .slice(0, left)
      .map(({ i }) => i),
  )
  return shares.map(({ i, cut }) => cut + (raised.has(i) ? 1 : 0))
}

/** The middle of a list, or null when it is empty. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const high = sorted[sorted.length >> 1]
  const low = sorted[(sorted.length - 1) >> 1]
  return high === undefined || low === undefined ? null : (low + high) / 2
}

/** A median with its n. Below five rows the value is withheld: "too few to report". */
export interface MedianFigure {
  median: number | null
  n: number
  tooFew: boolean
}

export function medianFigure(values: readonly number[]): MedianFigure {
  const tooFew = values.length < TOO_FEW_BELOW
  return { median: tooFew ? null : median(values), n: values.length, tooFew }
}

/** The same of values that were counted: each with how often it occurs. */
export function medianOfCounts(counted: readonly (readonly [value: number, n: number])[]): MedianFigure {
  const sorted = [...counted].sort(([a], [b]) => a - b)
  const n = sorted.reduce((sum, [, count]) => sum + count, 0)
  const at = (place: number): number => {
    let passed = 0
    return sorted.find(([, count]) => (passed += count) > place)?.[0] ?? 0
  }
  const tooFew = n < TOO_FEW_BELOW
  return { median: tooFew ? null : (at((n - 1) >> 1) + at(n >> 1)) / 2, n, tooFew }
}

/** Whole days from one moment to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export interface HirePoint {
  applicationId: string
  hiredAt: string
  days: number
}

/**
 * The hires made in a range and the days each took from applying. Counted by the day of the hire: counted by the day
 * of applying, a short range could hold only fast hires.
 */
export function hirePoints(
  rows: readonly Pick<MilestoneRow, 'id' | 'appliedAt' | 'hiredAt'>[],
  from: Date,
): HirePoint[] {
  const since = from.toISOString()
  return rows
    .flatMap(({ id, appliedAt, hiredAt }) =>
      hiredAt !== null && hiredAt >= since
        ? [{ applicationId: id, hiredAt, days: daysBetween(appliedAt, hiredAt) }]
        : [],
    )
    .sort((a, b) => (a.hiredAt < b.hiredAt ? -1 : 1))
}

/** Median days from applying to hire. */
export const timeToHire = (points: readonly HirePoint[]): MedianFigure =>
  medianFigure(points.map(({ days }) => days))

/** Median days from a posting's first activation to each of its hires. */
export const timeToFill = (
  rows: readonly Pick<MilestoneRow, 'postingId' | 'hiredAt'>[],
  firstActivatedAt: ReadonlyMap<string, string>,
  from: Date,
): MedianFigure => {
  const since = from.toISOString()
  return medianFigure(
    rows.flatMap(({ postingId, hiredAt }) => {
      const activated = firstActivatedAt.get(postingId)
      return activated !== undefined && hiredAt !== null && hiredAt >= since
        ? [daysBetween(activated, hiredAt)]
        : []
    }),
  )
}

/** Median days from applying to the first thing a person of the company did. */
export const firstResponse = (rows: readonly MilestoneRow[]): MedianFigure =>
  medianFigure(
    rows.flatMap(({ appliedAt, firstResponseAt }) =>
      firstResponseAt === null ? [] : [daysBetween(appliedAt, firstResponseAt)],
    ),
  )
