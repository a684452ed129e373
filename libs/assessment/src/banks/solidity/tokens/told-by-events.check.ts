import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wordsKey } from '../storage/keys'
import { given } from '../storage/ran'
import task from './told-by-events.template'

/** Keeps counts as it goes, and refuses what does not fit what it has. */
const COUNTED = `contract Counted {
  uint256 public existing;
  mapping(address => uint256) public balanceOf;
  mapping(uint256 => address) owner;
  function move(address from, address to, uint256 id) external {
    require(owner[id] == from && from != to);
    owner[id] = to;
    if (from == address(0)) existing++; else balanceOf[from]--;
    if (to == address(0)) existing--; else balanceOf[to]++;
  }
  function both(address who) external view returns (uint256, uint256) { return (existing, balanceOf[who]); }
}`
const address = (name: string) => (name === '0x0' ? '@zero' : `@${name}`)

export default check(task, {
  key: async (p, tools) => {
    const told = [...(task.ask(p).code ?? '').matchAll(/^Transfer\((\w+), (\w+), (\d+)\)$/gm)]
    const text = await given(tools, COUNTED, [
      { make: 'Counted' },
      ...told.map(([, from = '', to = '', id = '']): ChainStep => ({
        call: 'move',
        args: [address(from), address(to), id],
      })),
      { call: 'both', args: [address(p.who)] },
    ])
    return told.length === p.events.length ? wordsKey(text.split(', ')) : wordsKey([])
  },
})
