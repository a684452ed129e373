import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  Analytics,
  AnalyticsBreakdown,
  AnalyticsQuery,
  AnalyticsRows,
  FairnessReport,
  RowsQuery,
} from './analytics.schema'

export const getAnalytics = endpoint<{ query: typeof AnalyticsQuery; response: typeof Analytics }>(
  'GET',
  '/api/company/analytics',
)
export const getAnalyticsBreakdown = endpoint<{
  query: typeof AnalyticsQuery
  response: typeof AnalyticsBreakdown
}>('GET', '/api/company/analytics/breakdown')
export const getAnalyticsRows = endpoint<{ query: typeof RowsQuery; response: typeof AnalyticsRows }>(
  'GET',
  '/api/company/analytics/rows',
)
export const getFairness = endpoint<{ query: typeof AnalyticsQuery; response: typeof FairnessReport }>(
  'GET',
  '/api/company/analytics/fairness',
)
export const getPostingAnalytics = endpoint<{
  params: typeof IdParams
  query: typeof AnalyticsQuery
  response: typeof Analytics
}>('GET', '/api/postings/:id/analytics')
