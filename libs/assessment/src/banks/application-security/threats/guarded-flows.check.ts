import { check } from '../../../checks/check'
import task from './guarded-flows.template'

/** Tries every set of components that the attacker may hold: the flows that leave it have to be guarded. */
export default check(task, {
  key: (p) => {
    const flows = (task.ask(p).code ?? '').split('\n').map((line) => {
      const [, from = '', to = '', cost = ''] = /^(.*) -> (.*): (\d+)$/.exec(line) ?? []
      return { from, to, cost: Number(cost) }
    })
    const names = [...new Set(flows.flatMap(({ from, to }) => [from, to]))]
    const costs = Array.from({ length: 2 ** names.length }, (_, set) => {
      const holds = (name: string) => (set & (1 << names.indexOf(name))) !== 0
      if (!holds('internet') || holds('ledger')) return Infinity
      return flows.reduce((sum, { from, to, cost }) => sum + (holds(from) && !holds(to) ? cost : 0), 0)
    })
    return { kind: 'numeric', value: Math.min(...costs), tolerance: { absolute: 0 } }
  },
})
