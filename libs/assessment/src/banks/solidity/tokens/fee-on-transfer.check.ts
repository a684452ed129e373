import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wordsKey } from '../storage/keys'
import { allGiven } from '../storage/ran'
import task from './fee-on-transfer.template'
import { ERC20 } from './references'

const IERC20 = `interface IERC20 {
  function balanceOf(address who) external view returns (uint256);
  function transfer(address to, uint256 amount) external returns (bool);
  function transferFrom(address from, address to, uint256 amount) external returns (bool);
}`

export default check(task, {
  key: async (p, tools) => {
    const { Name, put, take, credit } = p.setting
    const coin = ERC20.replaceAll(
      'balanceOf[to] += amount;\n    return',
      `balanceOf[to] += amount - amount * ${p.fee} / 100;\n    return`,
    )
    const source = [task.ask(p).code, IERC20, coin].join('\n')
    const people = ['alice', 'bob'] as const
    const all = await allGiven(tools, source, [
      { make: 'Coin' },
      { make: Name, args: ['@Coin'] },
      ...people.flatMap((from): ChainStep[] => [
        { call: 'mint', on: 'Coin', args: [`@${from}`, '100000'] },
        { call: 'approve', on: 'Coin', from, args: [`@${Name}`, '100000'] },
      ]),
      ...p.puts.map(({ who, amount }): ChainStep => ({
        call: put,
        on: Name,
        from: who,
        args: [String(amount)],
      })),
      { call: take, on: Name, from: 'alice', args: [String(p.out)] },
      { call: 'balanceOf', on: 'Coin', args: [`@${Name}`] },
      ...people.map((who): ChainStep => ({ call: credit, on: Name, args: [`@${who}`] })),
    ])
    const [holds = NaN, one = NaN, other = NaN] = all.slice(-3).map(Number)
    return wordsKey([one + other, holds])
  },
})
