import { check } from '../../../checks/check'
import { chanceByWorlds } from './possible-worlds'
import task from './shared-leaf.template'

/** Adds up the chances of all ways in which the steps may turn out, each step once. */
export default check(task, {
  key: (p) => ({
    kind: 'numeric',
    value: chanceByWorlds(task.ask(p).code ?? ''),
    tolerance: { absolute: 0.002 },
  }),
})
