import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './analytics.endpoints'
import {
  Analytics,
  AnalyticsBreakdown,
  AnalyticsQuery,
  AnalyticsRows,
  FairnessReport,
  RowsQuery,
} from './analytics.schema'

const access = 'company'
const query = AnalyticsQuery

export const analyticsApi = {
  get: contract(calls.getAnalytics, {
    query,
    response: Analytics,
    access,
    summary: 'Funnel, sources and times of a range',
  }),
  breakdown: contract(calls.getAnalyticsBreakdown, {
    query,
    response: AnalyticsBreakdown,
    access,
    summary: 'Applications by week and by posting, and how long open ones have stood in their stage',
  }),
  rows: contract(calls.getAnalyticsRows, {
    query: RowsQuery,
    response: AnalyticsRows,
    access,
    summary: 'The rows that one figure counts',
  }),
  fairness: contract(calls.getFairness, {
    query,
    response: FairnessReport,
    access,
    roles: ['Admin'],
    summary: 'Selection rates by group, as sums',
  }),
  posting: contract(calls.getPostingAnalytics, {
    params: IdParams,
    query,
    response: Analytics,
    access,
    summary: 'The same figures for one posting',
  }),
}
