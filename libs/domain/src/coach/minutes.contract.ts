import { contract } from '../http/contract'
import * as calls from './minutes.endpoints'
import { Beat } from './minutes.schema'

/** Minutes that are learned here, by the server's clock. No company's call sees any of them. */
export const minutesApi = {
  beat: contract(calls.sendBeat, {
    access: 'candidate',
    body: Beat,
    rate: 'answer',
    frugal: true,
    summary:
      'Counts the time since the last beat of this account, at most 30 seconds and only from the same tab, up to a cap a day; 404 for what is not there',
  }),
}
