import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './cut-price.template'
import { lastOf, isFailed } from './ran'

/** The line as it stands tells the price to a contract that returns it; with it the call is made. */
export default check(task, {
  key: async (params, tools) => {
    const { contract, count } = params
    const code = task.ask(params).code ?? ''
    const quote = code
      .replace(`contract ${contract}`, 'contract Quote')
      .replace('external payable', 'external pure returns (uint256)')
      .replace('require(msg.value == cost, "wrong price");', 'return cost;')
      .replace('pieces[msg.sender] += count;', '')
    const args = [String(count)]
    const cost = await lastOf(tools, quote, [{ make: 'Quote' }, { call: 'buy', args }])
    const buy: ChainStep = { call: 'buy', from: 'mallory', value: cost, args }
    const told = await lastOf(tools, code, [{ make: contract }, buy])
    return exactly(isFailed(told) ? -1 : Number(cost))
  },
})
