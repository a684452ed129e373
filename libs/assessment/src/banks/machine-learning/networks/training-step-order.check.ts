import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Line } from './training-step-order.template'
import task from './training-step-order.template'

/** What has to have happened before each line can do its work. */
const NEEDS: Record<Line, readonly Line[]> = {
  clear: [],
  forward: ['clear'],
  loss: ['forward'],
  backward: ['loss'],
  clip: ['backward'],
  step: ['backward', 'clip'],
  schedule: ['step'],
}

/** Every order in which no line comes before what it needs. */
export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, NEEDS) }),
})
