import { check } from '../../../checks/check'
import type { Step } from './clause-order.template'
import task from './clause-order.template'

/** Each pair of neighbours that the standard orders: the left one feeds the right one. */
const FEEDS: readonly (readonly [Step, Step])[] = [
  ['from', 'where'],
  ['where', 'group'],
  ['group', 'having'],
  ['having', 'distinct'],
  ['distinct', 'order'],
  ['order', 'limit'],
]
function isBefore(left: Step, right: Step): boolean {
  const next = FEEDS.find(([from]) => from === left)?.[1]
  return next !== undefined && (next === right || isBefore(next, right))
}

export default check(task, {
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [
      shown.map((_, i) => i).sort((i, j) => (isBefore(shown[i] ?? 'from', shown[j] ?? 'from') ? -1 : 1)),
    ],
  }),
})
