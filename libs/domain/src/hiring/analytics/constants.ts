export const FUNNEL_METRICS = [
  'Job Views',
  'Applications',
  'Screen Passed',
  'Interviews',
  'Offers',
  'Hires',
] as const
export type FunnelMetric = (typeof FUNNEL_METRICS)[number]

export const ANALYTICS_RANGE_IDS = ['30d', '3m', '6m', '1y'] as const
export type AnalyticsRange = (typeof ANALYTICS_RANGE_IDS)[number]
/** Calendar months except for the thirty days. */
export const ANALYTICS_RANGES: Record<AnalyticsRange, { label: string; days: number; months: number }> = {
  '30d': { label: 'Last 30 days', days: 30, months: 0 },
  '3m': { label: 'Last 3 months', days: 0, months: 3 },
  '6m': { label: 'Last 6 months', days: 0, months: 6 },
  '1y': { label: 'Last year', days: 0, months: 12 },
}

/** A median of fewer rows is not told. */
export const TOO_FEW_BELOW = 5

/** What each figure counts, shown beside it. */
export const METRIC_DEFINITIONS: Record<
  FunnelMetric | 'timeToHire' | 'timeToFill' | 'firstResponse' | 'sources',
  string
> = {
  'Job Views': 'People who opened a posting in this range, each counted once a day.',
  Applications: 'Applications that came in within this range.',
  'Screen Passed': 'Of these applications, those that passed the screen or came further.',
  Interviews: 'Of these applications, those with a confirmed interview or further.',
  Offers: 'Of these applications, those that were sent an offer.',
  Hires: 'Of these applications, those that accepted an offer.',
  timeToHire: 'Median days from applying to accepting, for hires made in this range.',
  timeToFill: 'Median days from first posting a job to each hire made in this range.',
  firstResponse: 'Median days from applying to the first reply or decision of the team.',
  sources: 'How the applications of this range were found.',
}

/** Figures whose rows can be opened. */
export const ROW_METRICS = [
  ...FUNNEL_METRICS,
  'timeToHire',
  ...(['search', 'recommended', 'invitation', 'referral', 'careers_page'] as const),
] as const
export type RowMetric = (typeof ROW_METRICS)[number]
