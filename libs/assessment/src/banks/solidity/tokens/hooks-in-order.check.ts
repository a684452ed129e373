import { check } from '../../../checks/check'
import task from './hooks-in-order.template'

export default check(task, {
  key: async (p, { chain }) => {
    const { Name, Buyer } = p.setting
    const outcomes = await chain(task.ask(p).code ?? '', [
      { make: Name },
      { make: Buyer },
      { call: 'go', args: [`@${Name}`] },
    ])
    return { kind: 'ordering', orders: [(outcomes.at(-1)?.logs ?? []).map((log) => p.shown.indexOf(log))] }
  },
})
