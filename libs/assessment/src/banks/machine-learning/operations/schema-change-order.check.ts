import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Step } from './schema-change-order.template'
import task from './schema-change-order.template'

/** What would break, or never end, if the step came before the named ones. */
const NEEDS: Record<Step, readonly Step[]> = {
  write: [],
  fill: ['write'],
  train: ['write', 'fill'],
  few: ['train', 'write'],
  all: ['few'],
  retire: ['all'],
  drop: ['retire'],
}

export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, NEEDS) }),
})
