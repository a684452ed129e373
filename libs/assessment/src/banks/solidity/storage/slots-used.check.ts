import { check } from '../../../checks/check'
import { wholeKey } from './keys'
import task from './slots-used.template'

/** The compiler tells in which slots they are. */
export default check(task, {
  key: (p, { solc }) => {
    const layout = solc(task.ask(p).code ?? '').contracts[p.Name]?.layout ?? []
    return wholeKey(new Set(layout.map(({ slot }) => slot)).size)
  },
})
