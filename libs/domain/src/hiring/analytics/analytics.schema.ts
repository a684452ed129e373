import { z } from 'zod'
import { APPLICATION_SOURCES, APPLICATION_STAGES, OPEN_STAGES, POSTING_STATUSES } from '../constants'
import { Day, Flag, Id, IsoTime, pageOf, pageQuery, PersonRef } from '../hiring.schema'
import { ANALYTICS_RANGE_IDS, FUNNEL_METRICS, ROW_METRICS } from './constants'

export const FunnelStepSchema = z.object({
  metric: z.enum(FUNNEL_METRICS),
  count: z.number().int(),
  share: z.number().int().nullable(),
})
export const MedianSchema = z.object({
  median: z.number().nullable(),
  n: z.number().int(),
  tooFew: z.boolean(),
})

const filters = {
  range: z.enum(ANALYTICS_RANGE_IDS).optional(),
  finishedOnly: Flag.optional(),
}
/** What the figures are about. */
export const AnalyticsQuery = z.strictObject({ ...filters, postingId: Id.optional() })
export type AnalyticsQuery = z.input<typeof AnalyticsQuery>

/** Every figure of the Analytics section; `definitions` go beside them. */
export const Analytics = z.object({
  range: z.enum(ANALYTICS_RANGE_IDS),
  from: IsoTime,
  to: IsoTime,
  timeZone: z.string(),
  finishedOnly: z.boolean(),
  cohort: z.number().int(),
  funnel: z.array(FunnelStepSchema),
  sources: z.array(
    z.object({
      source: z.enum(APPLICATION_SOURCES),
      label: z.string(),
      count: z.number().int(),
      percent: z.number().int(),
    }),
  ),
  timeToHire: MedianSchema,
  timeToFill: MedianSchema,
  firstResponse: MedianSchema,
  hires: z.array(z.object({ applicationId: Id, hiredAt: IsoTime, days: z.number().int() })),
  definitions: z.record(z.string(), z.string()),
})
export type Analytics = z.infer<typeof Analytics>

/** One posting beside the others; `daysOpen` is null while it is a draft again. */
export const PostingFigures = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(POSTING_STATUSES),
  applications: z.number().int(),
  screenPassed: z.number().int(),
  interviews: z.number().int(),
  offers: z.number().int(),
  hires: z.number().int(),
  daysOpen: z.number().int().nullable(),
})
export type PostingFigures = z.infer<typeof PostingFigures>

/**
 * The range by week and by posting. `weeks` begin on Mondays of `timeZone` and add up to the cohort; `stages` are open
 * applications as they stand now, whatever the range; `postings` are those with the most applications of `postingCount`.
 */
export const AnalyticsBreakdown = z.object({
  timeZone: z.string(),
  weeks: z.array(z.object({ monday: Day, count: z.number().int() })),
  stages: z.array(MedianSchema.extend({ stage: z.enum(OPEN_STAGES), longest: z.number().int().nullable() })),
  postings: z.array(PostingFigures),
  postingCount: z.number().int(),
})
export type AnalyticsBreakdown = z.infer<typeof AnalyticsBreakdown>

export const RowsQuery = z.strictObject({
  ...filters,
  postingId: Id.optional(),
  metric: z.enum(ROW_METRICS),
  ...pageQuery,
})
/** The rows behind one figure: `total` equals it. Job Views open as people per posting and day. */
export const AnalyticsRow = z.object({
  id: Id,
  candidate: PersonRef.nullable(),
  role: z.string(),
  stage: z.enum(APPLICATION_STAGES).nullable(),
  at: IsoTime,
  days: z.number().int().nullable(),
  people: z.number().int().nullable(),
})
/** `count` is the figure; for Job Views it is the sum of `people`, elsewhere the number of rows. */
export const AnalyticsRows = pageOf(AnalyticsRow).extend({ count: z.number().int() })
export type AnalyticsRows = z.infer<typeof AnalyticsRows>

const group = z.object({
  group: z.string(),
  entered: z.number().int(),
  passed: z.number().int().nullable(),
  rate: z.number().nullable(),
  ratio: z.number().nullable(),
  flagged: z.boolean(),
  p: z.number().nullable(),
})
/**
 * Sums only: groups under five people are merged into Other, unknown answers are counted. `passed` is null where it is
 * under five or would tell such a number by subtraction; `ratio` is null with nobody to compare with.
 */
export const FairnessReport = z.object({
  range: z.enum(ANALYTICS_RANGE_IDS),
  answered: z.number().int(),
  unknown: z.number().int(),
  stages: z.array(
    z.object({ stage: z.enum(['Screen Passed', 'Interviews', 'Offers', 'Hires']), groups: z.array(group) }),
  ),
})
export type FairnessReport = z.infer<typeof FairnessReport>
