import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Step } from './first-visit-steps.template'
import task from './first-visit-steps.template'

/** What each step takes from another. */
const NEEDS: Record<Step, readonly Step[]> = {
  again: ['keep'],
  keep: ['header'],
  header: ['path'],
  path: ['trust'],
  trust: ['hello'],
  hello: ['redirect'],
  redirect: ['clear'],
  clear: [],
}

/** Every order in which no step comes before what it needs. */
export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, NEEDS) }),
})
