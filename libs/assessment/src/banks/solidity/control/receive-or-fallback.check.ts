import { toFunctionSelector } from 'viem/utils'
import { check } from '../../../checks/check'
import { signsKey } from './answers'
import { textsOf } from './ran'
import task from './receive-or-fallback.template'

/** Sends each of them to a contract of its own. */
export default check(task, {
  key: async (p, tools) => {
    const [Name, pay] = p.subject
    const dataOf = {
      none: '',
      own: toFunctionSelector(`${pay}()`),
      other: `0x${p.bytes}99`,
      short: `0x${p.bytes.slice(0, 4)}`,
    }
    const signs: string[] = []
    for (const { data, wei } of p.sent) {
      const steps = [{ make: Name }, { call: dataOf[data], value: String(wei) }, { call: 'last' }]
      const [, sent, last = ''] = await textsOf(task.ask(p).code ?? '', steps, tools)
      signs.push(sent === 'ok' ? last : 'X')
    }
    return signsKey(signs)
  },
})
