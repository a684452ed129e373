import { check } from '../../../checks/check'
import { rowKey } from './answers'
import { called, textsOf } from './ran'
import task from './library-receiver.template'

/** Sends it, and reads the three. */
export default check(task, {
  key: async (p, tools) => {
    const { House, one, two, fee } = p.subject
    const steps = [{ make: House }, called('play'), called(one), called(two), called(fee)]
    return rowKey((await textsOf(task.ask(p).code ?? '', steps, tools)).slice(2))
  },
})
