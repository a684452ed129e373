import { check } from '../../../checks/check'
import { signsKey } from './answers'
import { called, lastOf } from './ran'
import task from './super-path.template'

/** Deploys the last contract, and asks it. */
export default check(task, {
  key: async (p, tools) => {
    const steps = [{ make: p.names.at(-1) ?? '' }, called('path')]
    return signsKey([...(await lastOf(task.ask(p).code ?? '', steps, tools))])
  },
})
