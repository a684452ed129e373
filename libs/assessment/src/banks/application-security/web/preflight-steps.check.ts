import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Step } from './preflight-steps.template'
import task from './preflight-steps.template'

/** What each step waits for. */
const WAITS: Record<Step, readonly Step[]> = {
  call: [],
  options: ['call'],
  allow: ['options'],
  compare: ['allow'],
  send: ['compare'],
  work: ['send'],
  origin: ['work'],
  read: ['origin'],
}

export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, WAITS) }),
})
