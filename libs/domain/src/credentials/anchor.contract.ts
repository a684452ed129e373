import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './anchor.endpoints'
import { AnchorSummary, GiveUpAnchor, LogHealth } from './anchor.schema'

const access = 'admin'

export const anchorsApi = {
  health: contract(calls.logHealth, {
    response: LogHealth,
    access,
    summary: 'The public log: its size, who signed it, and where its roots are written',
  }),
  giveUp: contract(calls.giveUpAnchor, {
    params: IdParams,
    body: GiveUpAnchor,
    response: AnchorSummary,
    access,
    summary: 'Give up an anchor that does not get through; the next one takes its place',
  }),
}
