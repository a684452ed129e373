import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './hold.endpoints'
import { DecideHold, HoldCases, HoldDetail, HoldsQuery, HoldWords, OwnHold } from './hold.schema'
import { RecheckView } from './recheck.schema'

const [own, access] = ['candidate', 'admin'] as const

export const holdsApi = {
  take: contract(calls.takeRecheck, {
    params: IdParams,
    response: RecheckView,
    access: own,
    summary: 'Ask for the five tasks that confirm a held result; again it is the same five',
  }),
  say: contract(calls.sayOfHold, {
    params: IdParams,
    body: HoldWords,
    response: OwnHold,
    access: own,
    summary: 'Appeal instead of taking the five tasks, or against a result that was not confirmed',
  }),
  list: contract(calls.listHolds, {
    query: HoldsQuery,
    response: HoldCases,
    access,
    summary: 'Results that are held, those that wait longest first',
  }),
  get: contract(calls.getHold, {
    params: IdParams,
    response: HoldDetail,
    access,
    summary: 'One held result: what was seen, how the five tasks went, what its person says',
  }),
  decide: contract(calls.decideHold, {
    params: IdParams,
    body: DecideHold,
    response: HoldDetail,
    access,
    summary: 'Confirm a held result, or not',
  }),
}
