import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Step } from './pipeline-order.template'
import task from './pipeline-order.template'

/** What each step works on, which the named step makes. */
const USES: Record<Step, readonly Step[]> = {
  validate: [],
  split: ['validate'],
  fit: ['split'],
  train: ['fit'],
  choose: ['train'],
  test: ['choose', 'split'],
  register: ['choose', 'test'],
  canary: ['register'],
  all: ['canary', 'register'],
}

export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, USES) }),
})
