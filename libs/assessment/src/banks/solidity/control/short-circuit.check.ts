import { check } from '../../../checks/check'
import { wholeKey } from './answers'
import { called, lastOf } from './ran'
import task from './short-circuit.template'

/** Sends both calls. */
export default check(task, {
  key: async (p, tools) => {
    const sent = p.calls.map((n) => called(p.words[3], String(n)))
    return wholeKey(
      Number(await lastOf(task.ask(p).code ?? '', [{ make: 'Gate' }, ...sent, called('points')], tools)),
    )
  },
})
