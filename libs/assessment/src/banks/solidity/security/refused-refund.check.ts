import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import { wordsKey } from './answers'
import { inEther, texts } from './ran'
import task from './refused-refund.template'

export default check(task, {
  key: async (params, tools) => {
    const { contract, leader, best } = params.names
    const bids = params.bids.map(({ by, ether: count }): ChainStep => {
      const value = ether(count)
      return by === 'Alice' || by === 'Bob'
        ? { call: 'bid', on: contract, from: by === 'Alice' ? 'alice' : 'bob', value }
        : { call: 'bidAt', on: by, from: 'mallory', value, args: [`@${contract}`] }
    })
    const told = await texts(tools, task.ask(params).code ?? '', [
      { make: contract },
      { make: 'Mute' },
      { make: 'Log' },
      ...bids,
      { call: leader, on: contract },
      { call: best, on: contract },
    ])
    const [who = '', paid = ''] = told.slice(-2)
    const name = who.replace('@', '')
    return wordsKey([`${name.charAt(0).toUpperCase()}${name.slice(1)}`, inEther(paid)])
  },
})
