import { runInNewContext } from 'node:vm'
import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './message-origin-check.template'

/** Runs the condition as it is shown for each origin as it is shown. */
export default check(task, {
  key: (p) => {
    const [, condition = '', ...rest] = (task.ask(p).code ?? '').split('\n')
    const expression = condition.trim().replace(/^if \((.*)\) handle\(event\.data\)$/, '$1')
    const origins = rest.slice(2).map((line) => line.split(/\s+/)[1] ?? '')
    const passing = origins.flatMap((origin, i) =>
      runInNewContext(expression, { event: { origin }, URL }) === true ? [i + 1] : [],
    )
    return { kind: 'short', accept: listed(passing) }
  },
})
