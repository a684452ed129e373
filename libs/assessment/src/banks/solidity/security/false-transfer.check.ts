import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './false-transfer.template'
import { lastOf } from './ran'

export default check(task, {
  key: async (params, tools) => {
    const { token, vault, alice, has, paysIn, asks } = params
    const call = (name: string, from: 'alice' | 'mallory', n: number): ChainStep => ({
      call: name,
      on: vault,
      from,
      args: [String(n)],
    })
    const approve = (from: 'alice' | 'mallory'): ChainStep => ({
      call: 'approveAll',
      on: token,
      from,
      args: [`@${vault}`],
    })
    const told = await lastOf(tools, task.ask(params).code ?? '', [
      { make: token, args: ['@alice', String(alice), '@mallory', String(has)] },
      { make: vault, args: [`@${token}`] },
      approve('alice'),
      approve('mallory'),
      call('put', 'alice', alice),
      call('put', 'mallory', paysIn),
      ...asks.map((n) => call('take', 'mallory', n)),
      { call: 'balanceOf', on: token, args: ['@mallory'] },
    ])
    return exactly(Number(told))
  },
})
