import { check } from '../../../checks/check'
import task from './run-order.template'

const ordersOf = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => ordersOf(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Runs every order over files: a step that does not find what it reads ends it. */
export default check(task, {
  key: (p) => {
    const { code = '', options = [] } = task.ask(p)
    const rows = code
      .split('\n')
      .slice(1)
      .map((line) => {
        const [name = '', reads = '', writes = ''] = line.split(/ {2,}/)
        return { name, reads: reads.split(', '), writes }
      })
    const written = rows.map(({ writes }) => writes)
    const runs = (order: readonly number[]): boolean => {
      const files = new Set(rows.flatMap(({ reads }) => reads).filter((file) => !written.includes(file)))
      return order.every((i) => {
        const step = rows.find(({ name }) => name === options[i])
        if (!step?.reads.every((file) => files.has(file))) return false
        files.add(step.writes)
        return true
      })
    }
    return { kind: 'ordering', orders: ordersOf(options.map((_, i) => i)).filter(runs) }
  },
})
