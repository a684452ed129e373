import { contract } from '../http/contract'
import * as calls from './view.endpoints'
import { ViewPage, ViewQuery } from './view.schema'

export const viewsApi = {
  list: contract(calls.listProfileViews, {
    query: ViewQuery,
    response: ViewPage,
    access: 'candidate',
    summary: 'Which companies opened this profile, on which days, for which posting',
  }),
}
