import { check } from '../../../checks/check'
import task, { VERBS } from './unused-grants.template'

/** Asks of every action of every resource whether some grant covers it and whether it was called. */
export default check(task, {
  key: (p) => {
    const [grants = [], calls = []] = (task.ask(p).code ?? '')
      .split('\n')
      .map((line) => line.slice(8).split(', '))
    const resources = new Set(grants.map((grant) => grant.split(':')[0] ?? ''))
    let idle = 0
    for (const resource of resources)
      for (const verb of VERBS) {
        const isGranted = grants.some((grant) => grant === `${resource}:*` || grant === `${resource}:${verb}`)
        if (isGranted && !calls.includes(`${resource}:${verb}`)) idle += 1
      }
    return { kind: 'numeric', value: idle, tolerance: { absolute: 0 } }
  },
})
