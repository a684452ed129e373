import { check } from '../../../checks/check'
import { rowKey } from './answers'
import { called, textsOf } from './ran'
import task from './skipped-body.template'

/** Sends it, and reads the three. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, all, left, count } = p.subject
    const steps = [
      { make: Name },
      called(all, p.wanted.map(String)),
      called(left),
      called(count),
      called('sum'),
    ]
    return rowKey((await textsOf(task.ask(p).code ?? '', steps, tools)).slice(2))
  },
})
