import { check } from '../../../checks/check'
import { signsKey } from './answers'
import { called, lastOf } from './ran'
import task from './modifier-order.template'

/** Sends the call, and reads the trail. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, run } = p.subject
    const steps = [{ make: Name }, called(run, String(p.given)), called('trail')]
    return signsKey([...(await lastOf(task.ask(p).code ?? '', steps, tools))])
  },
})
