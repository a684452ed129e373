import { check } from '../../../checks/check'
import type { Action } from './serial-order.template'
import task from './serial-order.template'

const permutations = (rest: readonly number[]): number[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((one) => permutations(rest.filter((other) => other !== one)).map((tail) => [one, ...tail]))

/** Puts the actions in the serial order by swaps of neighbours; one that would change what is read or left is refused. */
function canBeSorted(schedule: readonly Action[], order: readonly number[]): boolean {
  const row = [...schedule]
  const placeOf = (action: Action) => order.indexOf(action.by)
  for (let sorted = 0; sorted < row.length; sorted += 1)
    for (let i = 0; i + 1 < row.length; i += 1) {
      const [left, right] = row.slice(i, i + 2)
      if (!left || !right || placeOf(left) <= placeOf(right)) continue
      if (left.item === right.item && (left.writes || right.writes)) return false
      row.splice(i, 2, right, left)
    }
  return true
}

export default check(task, {
  key: ({ schedule, shown }) => ({
    kind: 'ordering',
    orders: permutations(shown.map((_, i) => i)).filter((order) =>
      canBeSorted(
        schedule,
        order.map((i) => shown[i] ?? 0),
      ),
    ),
  }),
})
