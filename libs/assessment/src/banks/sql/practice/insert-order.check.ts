import type { CheckTools } from '../../../checks/check'
import { check } from '../../../checks/check'
import task from './insert-order.template'

/** Every order of what is left. */
const ordersOf = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => ordersOf(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

function isTaken(sql: CheckTools['sql'], statements: string): boolean {
  try {
    sql(`PRAGMA foreign_keys = ON;\n${statements}`)
    return true
  } catch {
    return false
  }
}

/** Every order is tried on a database. */
export default check(task, {
  key: (p, { sql }) => {
    const { code = '', options = [] } = task.ask(p)
    return {
      kind: 'ordering',
      orders: ordersOf(options.map((_, i) => i)).filter((order) =>
        isTaken(sql, [code, ...order.map((i) => options[i] ?? '')].join('\n')),
      ),
    }
  },
})
