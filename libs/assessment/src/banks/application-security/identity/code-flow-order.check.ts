import { check } from '../../../checks/check'
import { possibleOrders } from '../../possible-orders'
import type { Step } from './code-flow-order.template'
import task from './code-flow-order.template'

/** What each step takes from another. */
const NEEDS: Record<Step, readonly Step[]> = {
  verifier: [],
  start: ['verifier'],
  agree: ['start'],
  back: ['agree'],
  state: ['back'],
  token: ['state', 'verifier'],
  hash: ['token', 'start'],
  claims: ['hash'],
  session: ['claims', 'state'],
}

/** Every order in which no step comes before what it needs. */
export default check(task, {
  key: ({ shown }) => ({ kind: 'ordering', orders: possibleOrders(shown, NEEDS) }),
})
