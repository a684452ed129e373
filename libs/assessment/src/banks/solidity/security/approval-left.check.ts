import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './approval-left.template'
import { lastOf } from './ran'

const MAX = String(2n ** 256n - 1n)

/** Bob stands for the market; the thief takes token by token, until one more fails. */
export default check(task, {
  key: async (params, tools) => {
    const { token, has, approved, prices, received } = params
    const take = (to: string, amount: number): ChainStep => ({
      call: 'transferFrom',
      on: 'T',
      from: 'bob',
      args: ['@alice', to, String(amount)],
    })
    const all = String(has + received)
    const steps: ChainStep[] = [
      { make: token, as: 'T', args: ['@owner', all] },
      { call: 'transfer', args: ['@alice', String(has)] },
      { call: 'approve', from: 'alice', args: ['@bob', approved === undefined ? MAX : String(approved)] },
      ...prices.map((price) => take('@carol', price)),
      { call: 'transfer', args: ['@alice', String(received)] },
      ...Array.from({ length: has + received + 1 }, () => take('@mallory', 1)),
      { call: 'balanceOf', args: ['@mallory'] },
    ]
    return exactly(Number(await lastOf(tools, task.ask(params).code ?? '', steps)))
  },
})
