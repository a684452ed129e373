import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './live-recheck.endpoints'
import { DraftedAnswer, LiveRecheckRequest, LiveRechecks } from './live-recheck.schema'

const params = IdParams

export const liveRechecksApi = {
  list: contract(calls.listLiveRechecks, {
    params,
    response: LiveRechecks,
    access: 'company',
    summary: 'Re-checks of an interview, as whoever looks on sees them',
  }),
  ask: contract(calls.askForRechecks, {
    params,
    body: LiveRecheckRequest,
    response: LiveRechecks,
    status: 201,
    access: 'company',
    idempotent: true,
    summary: 'Ask for five short tasks in the call, about skills that are verified',
  }),
  draft: contract(calls.draftInRecheck, {
    params,
    body: DraftedAnswer,
    access: 'candidate',
    summary: 'What stands in the answer now; the company sees it',
  }),
}
