import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from '../storage/keys'
import { allGiven } from '../storage/ran'
import type { Change } from './allowance-race.template'
import task from './allowance-race.template'
import { ERC20 } from './references'

const MORE = `
  function increaseAllowance(address who, uint256 by) external { allowance[msg.sender][who] += by; }
  function decreaseAllowance(address who, uint256 by) external { allowance[msg.sender][who] -= by; }
  function approveIf(address who, uint256 to, uint256 held) external { if (balanceOf[msg.sender] == held) approve(who, to); }
  function takeAll(address from) external {
    uint256 most = allowance[from][msg.sender];
    if (most > balanceOf[from]) most = balanceOf[from];
    transferFrom(from, msg.sender, most);
  }
}`
const CALLS = {
  set: 'approve',
  setIfUnused: 'approveIf',
  less: 'decreaseAllowance',
  more: 'increaseAllowance',
} as const

/** Every choice of pauses in which all is taken that can be had. */
export default check(task, {
  key: async (p, tools) => {
    const source = ERC20.replace(/\}$/, MORE)
    const change = (one: Change): ChainStep => ({
      call: CALLS[one.is],
      from: 'alice',
      args: [
        '@owner',
        String('to' in one ? one.to : one.by),
        ...(one.is === 'setIfUnused' ? [String(p.held)] : []),
      ],
    })
    const take: ChainStep = { call: 'takeAll', args: ['@alice'] }
    const pauses = p.changes.length + 1
    let most = 0
    for (let choice = 0; choice < 2 ** pauses; choice++) {
      const inPause = (i: number) => (choice & (1 << i) ? [take] : [])
      const all = await allGiven(tools, source, [
        { make: 'Coin' },
        { call: 'mint', args: ['@alice', String(p.held)] },
        { call: 'approve', from: 'alice', args: ['@owner', String(p.first)] },
        ...inPause(0),
        ...p.changes.flatMap((one, i) => [change(one), ...inPause(i + 1)]),
        { call: 'balanceOf', args: ['@owner'] },
      ])
      most = Math.max(most, Number(all.at(-1)))
    }
    return wholeKey(most)
  },
})
