import { check } from '../../../checks/check'
import { rowKey } from './answers'
import { called, textsOf } from './ran'
import task from './rolled-back.template'

/** Sends the calls, and reads what stands there. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, put, total } = p.place
    const puts = p.amounts.map((amount) => called(put, String(amount)))
    const steps = [{ make: Name }, ...puts, called('calls'), called(total)]
    return rowKey((await textsOf(task.ask(p).code ?? '', steps, tools)).slice(-2))
  },
})
