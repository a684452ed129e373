import { check } from '../../../checks/check'
import { ether } from '../../../tasks/chain'
import { lettersKey } from './answers'
import task from './forced-in.template'
import { isFailed, texts } from './ran'

export default check(task, {
  key: async (params, tools) => {
    const { contract, names, alice, bob, forced } = params
    const told = await texts(tools, task.ask(params).code ?? '', [
      { make: contract },
      { call: 'pay', from: 'alice', value: ether(alice) },
      { call: 'pay', from: 'bob', value: ether(bob) },
      { make: 'Push', from: 'mallory', args: [`@${contract}`], value: ether(forced / 2) },
      ...names.map((call) => ({ call, on: contract })),
    ])
    return lettersKey(told.slice(4).map((text) => !isFailed(text)))
  },
})
