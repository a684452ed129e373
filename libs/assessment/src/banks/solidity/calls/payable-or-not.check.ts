import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from './keys'
import task from './payable-or-not.template'
import { lastGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, make = ''] = /^contract (\w+)/.exec(code) ?? []
    const names = [...code.matchAll(/function (\w+)/g)].map(([, name = '']) => name)
    const calls = params.payments.map(({ from, to, wei }): ChainStep => ({
      call: to === undefined ? '' : (names[to] ?? ''),
      from,
      value: String(wei),
    }))
    return wholeKey(Number(await lastGiven(tools, code, [{ make }, ...calls, { balance: make, gives: '' }])))
  },
})
