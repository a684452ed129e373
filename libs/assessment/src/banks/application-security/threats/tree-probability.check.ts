import { check } from '../../../checks/check'
import { chanceByWorlds } from './possible-worlds'
import task from './tree-probability.template'

/** Adds up the chances of all ways in which the steps may turn out. */
export default check(task, {
  key: (p) => ({
    kind: 'numeric',
    value: chanceByWorlds(task.ask(p).code ?? ''),
    tolerance: { absolute: 0.002 },
  }),
})
