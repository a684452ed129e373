import { check } from '../../../checks/check'
import task from './untrusted-reach.template'

/** Marks are handed on from round to round, until a round changes nothing. */
export default check(task, {
  key: (p) => {
    const flows = (task.ask(p).code ?? '').split('\n').map((line) => line.split(' -> '))
    const raw = new Map<string, boolean>(flows.flat().map((name) => [name, name === 'internet']))
    const count = () => [...raw.values()].filter(Boolean).length
    for (let before = -1; before !== count();) {
      before = count()
      for (const [from = '', to = ''] of flows)
        if (raw.get(from) && !p.validating.some((name) => name === from)) raw.set(to, true)
    }
    return { kind: 'numeric', value: count() - 1, tolerance: { absolute: 0 } }
  },
})
