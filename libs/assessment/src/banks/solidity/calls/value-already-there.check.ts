import { check } from '../../../checks/check'
import { wholeKey } from './keys'
import { lastGiven } from './steps'
import task from './value-already-there.template'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, make = ''] = /^contract (\w+)/.exec(code) ?? []
    const [, call = ''] = /function (\w+)/.exec(code) ?? []
    const [, own = ''] = /=> uint256\) public (\w+);/.exec(code) ?? []
    const given = await lastGiven(tools, code, [
      { make },
      { call, from: 'alice', value: String(params.first) },
      { call: '', from: 'bob', value: String(params.gift) },
      { call, from: 'carol', value: String(params.second) },
      { call: own, args: ['@carol'] },
    ])
    return wholeKey(Number(given))
  },
})
