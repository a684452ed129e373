import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './first-shares.template'
import { lastOf, STAKE } from './ran'

export default check(task, {
  key: async (params, tools) => {
    const told = await lastOf(tools, task.ask(params).code ?? '', [
      { make: params.contract },
      ...params.acts.map(({ by, does, wei }): ChainStep => ({
        call: does === 'send' ? '' : 'deposit',
        from: by,
        value: String(wei),
      })),
      { call: 'redeem', from: 'mallory' },
      { balance: 'mallory', gives: '' },
    ])
    return exactly(Number(BigInt(told) - BigInt(ether(STAKE))))
  },
})
