import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Step } from './verify-before-use.template'
import task from './verify-before-use.template'

/** What each step works on, which the named step makes or allows. */
const USES: Record<Step, readonly Step[]> = {
  split: [],
  keys: ['split'],
  tag: ['split', 'keys'],
  compare: ['tag', 'split'],
  decrypt: ['keys', 'compare'],
  unpad: ['decrypt'],
  parse: ['unpad'],
  expiry: ['parse'],
}

export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, USES) }),
})
