import { check } from '../../../checks/check'
import task from './slots-of-bases.template'

/** The compiler tells the slots. */
export default check(task, {
  key: (p, { solc }) => {
    const layout = solc(task.ask(p).code ?? '').contracts[p.contracts.at(-1)?.name ?? '']?.layout ?? []
    const inOrder = [...layout].sort((x, y) => Number(x.slot) - Number(y.slot))
    return { kind: 'ordering', orders: [inOrder.map(({ label }) => p.shown.indexOf(label))] }
  },
})
