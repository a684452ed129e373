import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import { gasOf } from './measured'
import task from './reads-of-storage.template'

/** Measures it beside a twin in which nothing is in storage: the two differ by what reading storage costs. */
export default check(task, {
  key: async (p, tools) => {
    const { code = '' } = task.ask(p)
    const steps = [{ make: p.subject.Name }, { call: p.subject.quote, args: ['5'] }]
    const twin = code.replace(/^ {2}uint256 (?:immutable |constant )?(\w+) = /gm, '  uint256 immutable $1 = ')
    return wholeKey((await gasOf(code, steps, tools)) - (await gasOf(twin, steps, tools)))
  },
})
