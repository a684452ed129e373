import { check } from '../../../checks/check'
import { wholeKey } from './answers'
import { called, lastOf } from './ran'
import task from './loop-exit.template'

/** Calls the function. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, reckon } = p.subject
    const steps = [{ make: Name }, called(reckon, p.list.map(String))]
    return wholeKey(Number(await lastOf(task.ask(p).code ?? '', steps, tools)))
  },
})
