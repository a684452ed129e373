import { check } from '../../../checks/check'
import { signsKey } from './answers'
import { called, textsOf } from './ran'
import task from './passed-on.template'

/** Sends the calls. */
export default check(task, {
  key: async (p, tools) => {
    const [Front, Middle] = p.names
    const steps = [{ make: Front }, ...p.calls.map((n) => called('go', String(n)))]
    const [, ...texts] = await textsOf(task.ask(p).code ?? '', steps, tools)
    const signs = new Map([
      ['ok', 'S'],
      [`reverts "${Front}"`, 'F'],
      [`reverts "${Middle}"`, 'M'],
    ])
    return signsKey(texts.map((text) => signs.get(text) ?? 'B'))
  },
})
