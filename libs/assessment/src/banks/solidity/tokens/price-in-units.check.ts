import { check } from '../../../checks/check'
import { wholeKey } from '../storage/keys'
import { given } from '../storage/ran'
import task from './price-in-units.template'
import { ERC20 } from './references'

/** With an endless allowance it is bought, and the shop gets what it cost. */
export default check(task, {
  key: async (p, tools) => {
    const coin = ERC20.replace('{', `{ uint8 public decimals = ${p.decimals};`)
    const { Name } = p.setting
    return wholeKey(
      await given(tools, `${task.ask(p).code ?? ''}\n${coin}`, [
        { make: 'Coin' },
        { make: Name, args: ['@Coin'] },
        { call: 'mint', on: 'Coin', args: ['@alice', String(10n ** 30n)] },
        { call: 'approve', on: 'Coin', from: 'alice', args: [`@${Name}`, String(10n ** 30n)] },
        { call: 'buy', on: Name, from: 'alice', args: [String(p.count)] },
        { call: 'balanceOf', on: 'Coin', args: [`@${Name}`] },
      ]),
    )
  },
})
