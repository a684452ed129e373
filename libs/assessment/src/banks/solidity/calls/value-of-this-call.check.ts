import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from './keys'
import { lastGiven } from './steps'
import task from './value-of-this-call.template'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, make = ''] = /^contract (\w+)/.exec(code) ?? []
    const [, sum = ''] = /public (\w+);/.exec(code) ?? []
    const calls = [...code.matchAll(/^\/\/ (\w+)\(\) with (\d+) wei$/gm)].map(
      ([, call = '', value = '']): ChainStep => ({ call, value }),
    )
    return wholeKey(Number(await lastGiven(tools, code, [{ make }, ...calls, { call: sum }])))
  },
})
