import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './moved-credit.template'
import { inEther, lastOf } from './ran'

export default check(task, {
  key: async (params, tools) => {
    const { names, others, stake, rounds } = params
    const { contract } = names
    const round: readonly ChainStep[] = [
      { call: 'go', on: 'Thief', from: 'mallory', value: ether(stake) },
      { call: 'pull', on: 'Mate', from: 'mallory' },
    ]
    const told = await lastOf(tools, task.ask(params).code ?? '', [
      { make: contract },
      { call: 'put', from: 'alice', value: ether(others) },
      { make: 'Mate', from: 'mallory', args: [`@${contract}`] },
      { make: 'Thief', from: 'mallory', args: [`@${contract}`, '@Mate'] },
      ...Array.from({ length: rounds }, () => round).flat(),
      { balance: contract, gives: '' },
    ])
    return exactly(inEther(told))
  },
})
