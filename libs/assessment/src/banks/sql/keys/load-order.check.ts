import type { CheckTools } from '../../../checks/check'
import { check } from '../../../checks/check'
import task, { definitionsOf } from './load-order.template'

const permutations = (rest: readonly string[]): string[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((one) => permutations(rest.filter((other) => other !== one)).map((tail) => [one, ...tail]))

/** What was found for tables and work that came before. */
const found = new Map<string, readonly (readonly string[])[]>()

/** Every order is tried on the tables themselves. */
function ordersThatRun(
  { schema, work, made }: ReturnType<typeof task.params>,
  { sql }: CheckTools,
): readonly (readonly string[])[] {
  const inserted = (name: string) =>
    `INSERT INTO ${name} VALUES (${[0, ...(schema[name] ?? [])].map(() => 1).join(', ')});`
  const filled = work === 'fill' ? '' : made.map(inserted).join(' ')
  return permutations(made).filter((names) => {
    const steps = names.map((name) => (work === 'fill' ? inserted(name) : `DELETE FROM ${name};`))
    try {
      sql(`PRAGMA foreign_keys = OFF; ${definitionsOf(schema, made)} ${filled}
        PRAGMA foreign_keys = ON; ${steps.join(' ')}`)
      return true
    } catch {
      return false
    }
  })
}

export default check(task, {
  key: (p, tools) => {
    const about = JSON.stringify([p.schema, p.work])
    const orders = found.get(about) ?? ordersThatRun(p, tools)
    found.set(about, orders)
    return { kind: 'ordering', orders: orders.map((order) => order.map((name) => p.shown.indexOf(name))) }
  },
})
