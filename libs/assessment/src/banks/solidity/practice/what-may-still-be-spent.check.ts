import { check } from '../../../checks/check'
import task from './what-may-still-be-spent.template'

const TOKEN = `contract Token {
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  constructor() { balanceOf[msg.sender] = 1000; }
  function approve(address spender, uint256 n) external returns (bool) { allowance[msg.sender][spender] = n; return true; }
  function transfer(address to, uint256 n) external returns (bool) { balanceOf[msg.sender] -= n; balanceOf[to] += n; return true; }
  function transferFrom(address from, address to, uint256 n) external returns (bool) {
    allowance[from][msg.sender] -= n; balanceOf[from] -= n; balanceOf[to] += n; return true;
  }
}`

export default check(task, {
  key: async ({ first, spent, second, own, later }, { chain }) => {
    const taken = (n: number) =>
      ({ call: 'transferFrom', from: 'bob', args: ['@alice', '@bob', String(n)] }) as const
    const outcomes = await chain(TOKEN, [
      { make: 'Token', from: 'alice' },
      { call: 'approve', from: 'alice', args: ['@bob', String(first)] },
      taken(spent),
      { call: 'approve', from: 'alice', args: ['@bob', String(second)] },
      { call: 'transfer', from: 'alice', args: ['@bob', String(own)] },
      taken(later),
      taken(999),
      { call: 'allowance', args: ['@alice', '@bob'] },
    ])
    return { kind: 'numeric', value: Number(outcomes.at(-1)?.text), tolerance: { absolute: 0 } }
  },
})
