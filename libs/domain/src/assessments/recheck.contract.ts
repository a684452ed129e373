import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './recheck.endpoints'
import { RecheckAnswer, RecheckView } from './recheck.schema'

const shown = { params: IdParams, response: RecheckView, access: 'candidate' } as const

export const rechecksApi = {
  show: contract(calls.getRecheck, { ...shown, summary: 'One re-check with its open task' }),
  accept: contract(calls.acceptRecheck, { ...shown, summary: 'Agree to five tasks' }),
  decline: contract(calls.declineRecheck, { ...shown, summary: 'Take no five tasks' }),
  start: contract(calls.startRecheck, { ...shown, summary: 'Begin the five tasks, or go on' }),
  answer: contract(calls.answerRecheck, {
    ...shown,
    body: RecheckAnswer,
    rate: 'answer',
    summary: 'Answer the open task, which shows the next; the same answer again changes nothing',
  }),
}
