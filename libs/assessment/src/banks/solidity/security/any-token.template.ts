import type { ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Jar', put: 'put', take: 'take', credit: 'credit' },
  { contract: 'Locker', put: 'store', take: 'fetch', credit: 'stored' },
  { contract: 'Depot', put: 'deposit', take: 'withdraw', credit: 'balance' },
  { contract: 'Pledge', put: 'pledge', take: 'redeem', credit: 'pledged' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  /** Percent that the token with a fee keeps. */
  fee: number
  /** Tokens in hundreds: what Alice and what others put in. */
  alice: number
  others: number
}

/** Kinds of token, by the number that makes them. */
const KINDS = ['Plain', 'Fee', 'Silent', 'Polite', 'Calling'] as const
type Kind = (typeof KINDS)[number]

const besides = ({ put, take }: Setting, fee: number): string => `interface ITarget {
  function ${put}(address token, uint256 n) external;
  function ${take}(address token, uint256 n) external;
}
interface ISender { function sending() external; }
contract Token {
  uint256 immutable kind; bool isShut;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) allowance;
  constructor(uint256 k) { kind = k; }
  function give(address to, uint256 n) external { balanceOf[to] += n; }
  function shut(bool b) external { isShut = b; }
  function approve(address who, uint256 n) external { allowance[msg.sender][who] = n; }
  function transfer(address to, uint256 n) external returns (bool) {
    bool ok = move(msg.sender, to, n);
    if (kind == 4 && to.code.length > 0) ISender(to).sending();
    return ok;
  }
  function transferFrom(address f, address to, uint256 n) external returns (bool) {
    if (kind == 3 && allowance[f][msg.sender] < n) return false;
    allowance[f][msg.sender] -= n;
    if (kind == 4 && f.code.length > 0) ISender(f).sending();
    return move(f, to, n);
  }
  function move(address f, address to, uint256 n) internal returns (bool) {
    if (kind == 3 && (isShut || balanceOf[f] < n)) return false;
    balanceOf[f] -= n;
    balanceOf[to] += kind == 1 ? n - n * ${fee} / 100 : n;
    if (kind == 2) assembly { return(0, 0) }
    return true;
  }
}
contract Robber {
  ITarget t; address c; uint256 n; uint256 mode; uint256 depth;
  constructor(ITarget on, address token) { t = on; c = token; Token(token).approve(address(on), type(uint256).max); }
  function put(uint256 k, uint256 how) external { (n, mode, depth) = (k, how, 0); t.${put}(c, k); }
  function take(uint256 k, uint256 how) external { (n, mode, depth) = (k, how, 0); t.${take}(c, k); }
  function sending() external {
    if (depth++ > 0) return;
    if (mode == 1) try t.${put}(c, n) {} catch {}
    if (mode == 2) try t.${take}(c, n) {} catch {}
  }
}`

function cases({ setting, fee, alice, others }: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, put, take, credit } = setting
  const beside = besides(setting, fee)
  const on = contract
  const own = String(100 * alice)
  const many = String(100 * others)
  const double = String(200 * others)
  /** Somebody has so many tokens of this kind and allows all of them. */
  const gets = (token: string, from: 'alice' | 'bob', count: string): ChainStep[] => [
    { call: 'give', on: token, args: [`@${from}`, count] },
    { call: 'approve', on: token, from, args: [`@${contract}`, count] },
  ]
  const does = (call: string, from: 'alice' | 'bob', token: string, n: string, gives = 'ok'): ChainStep => ({
    call,
    on,
    from,
    args: [`@${token}`, n],
    gives,
  })
  const has = (token: string, who: string, gives: string): ChainStep => ({
    call: credit,
    on,
    args: [`@${token}`, who],
    gives,
  })
  const holds = (token: string, who: string, gives: string): ChainStep => ({
    call: 'balanceOf',
    on: token,
    args: [who],
    gives,
  })
  const begin = (...tokens: Kind[]): ChainStep[] => [
    { make: contract },
    ...tokens.map((as): ChainStep => ({ make: 'Token', as, args: [String(KINDS.indexOf(as))] })),
  ]
  const came = String(alice * (100 - fee))
  return {
    visible: [
      onChain(
        'an ordinary token and one with a fee',
        [
          ...begin('Plain', 'Fee'),
          ...gets('Plain', 'alice', own),
          ...gets('Fee', 'alice', own),
          does(put, 'alice', 'Plain', own),
          has('Plain', '@alice', own),
          does(put, 'alice', 'Fee', own),
          has('Fee', '@alice', came),
          does(take, 'alice', 'Plain', own),
          holds('Plain', '@alice', own),
        ],
        beside,
        [`Token(0) is called Plain; Token(1) is called Fee: it keeps ${fee} % of what is moved.`],
      ),
    ],
    hidden: [
      onChain(
        'a token that returns nothing',
        [
          ...begin('Silent'),
          ...gets('Silent', 'bob', many),
          does(put, 'bob', 'Silent', many),
          has('Silent', '@bob', many),
          does(take, 'bob', 'Silent', many),
          holds('Silent', '@bob', many),
          has('Silent', '@bob', '0'),
        ],
        beside,
      ),
      onChain(
        'a token that says false',
        [
          ...begin('Polite'),
          ...gets('Polite', 'bob', many),
          does(put, 'bob', 'Polite', many),
          does(put, 'alice', 'Polite', many, 'fails'),
          has('Polite', '@alice', '0'),
          { call: 'shut', on: 'Polite', args: [true] },
          does(take, 'bob', 'Polite', many, 'fails'),
          has('Polite', '@bob', many),
          { call: 'shut', on: 'Polite', args: [false] },
          does(take, 'bob', 'Polite', many),
          holds('Polite', '@bob', many),
        ],
        beside,
      ),
      onChain(
        'a fee on tokens of several people',
        [
          ...begin('Fee'),
          ...gets('Fee', 'alice', own),
          ...gets('Fee', 'bob', many),
          does(put, 'alice', 'Fee', own),
          does(put, 'bob', 'Fee', many),
          has('Fee', '@bob', String(others * (100 - fee))),
          does(take, 'alice', 'Fee', String(alice * (100 - fee) + 1), 'fails'),
          does(take, 'alice', 'Fee', came),
          has('Fee', '@alice', '0'),
          holds('Fee', `@${contract}`, String(others * (100 - fee))),
        ],
        beside,
      ),
      onChain(
        'one who puts in once more meanwhile',
        [
          ...begin('Calling'),
          ...gets('Calling', 'alice', own),
          does(put, 'alice', 'Calling', own),
          { make: 'Robber', from: 'mallory', args: [`@${contract}`, '@Calling'] },
          { call: 'give', on: 'Calling', args: ['@Robber', double] },
          { call: 'put', on: 'Robber', args: [many, '1'] },
          { call: 'take', on: 'Robber', args: [String(200 * others + 100), '0'], gives: 'fails' },
          { call: 'take', on: 'Robber', args: [String(200 * others + 1), '0'], gives: 'fails' },
          { call: 'take', on: 'Robber', args: [many, '0'] },
          does(take, 'alice', 'Calling', own),
          holds('Calling', '@alice', own),
        ],
        beside,
      ),
      onChain(
        'one who takes out meanwhile',
        [
          ...begin('Calling'),
          ...gets('Calling', 'alice', own),
          does(put, 'alice', 'Calling', own),
          { make: 'Robber', from: 'mallory', args: [`@${contract}`, '@Calling'] },
          { call: 'give', on: 'Calling', args: ['@Robber', double] },
          { call: 'put', on: 'Robber', args: [many, '0'] },
          has('Calling', '@Robber', many),
          { call: 'take', on: 'Robber', args: [many, '2'] },
          has('Calling', '@Robber', '0'),
          holds('Calling', '@Robber', double),
          holds('Calling', `@${contract}`, own),
          does(take, 'alice', 'Calling', own),
        ],
        beside,
      ),
      onChain(
        'no token at all',
        [
          ...begin('Plain'),
          does(put, 'alice', 'bob', own, 'fails'),
          ...gets('Plain', 'alice', own),
          does(put, 'alice', 'Plain', many + '00', 'fails'),
          does(take, 'alice', 'Plain', '1', 'fails'),
        ],
        beside,
      ),
    ],
  }
}

export const starterOf = ({ contract, put, take, credit }: Setting): string => `interface IToken {
  function balanceOf(address who) external view returns (uint256);
  function transfer(address to, uint256 n) external returns (bool);
  function transferFrom(address from, address to, uint256 n) external returns (bool);
}

contract ${contract} {
  mapping(address => mapping(address => uint256)) public ${credit}; // token, person

  function ${put}(address token, uint256 n) external {
    IToken(token).transferFrom(msg.sender, address(this), n);
    ${credit}[token][msg.sender] += n;
  }

  function ${take}(address token, uint256 n) external {
    ${credit}[token][msg.sender] -= n;
    IToken(token).transfer(msg.sender, n);
  }
}
`

export default template({
  id: 'solidity/security/any-token',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 5,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'Tokens that others choose may keep a fee, say false, say nothing, or call back: only what arrived counts, and not twice.',
  params: (rng): Params => ({
    setting: rng.pick(SETTINGS),
    fee: rng.int(1, 9),
    alice: rng.int(2, 30),
    others: rng.int(2, 30),
  }),
  ask: (params) => {
    const { contract, put, take, credit } = params.setting
    return {
      stem: `Repair \`${contract}\`, which keeps ERC-20 tokens of any kind. \`${put}(token, n)\` moves \`n\` tokens from the caller to the contract by \`transferFrom\`; \`${credit}(token, person)\` grows by just what the contract then has more. \`${take}(token, n)\` lowers it by \`n\` and sends the caller \`n\` by \`transfer\` (what arrives is then the matter of the token). Both revert (in any way), with all as before, if the token fails or returns false, if there is no code at \`token\`, or if somebody asks for more than there is. Tokens that return nothing are as good as those that return true. Some tokens keep a part of what is moved; some call the sender or the receiver while they move: such a call may enter your contract, and you may refuse it or not, but nobody may ever get tokens of others. Tokens come in by \`${put}\` alone.`,
      starter: starterOf(params.setting),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'A low-level call with a look at success and at what was returned, if anything was; what arrived is a difference of balances, with a lock (or a count of what is already credited) so that a call within is not measured twice.',
  source: ['ERC-20: Token', 'ERC-777: Hooks', 'Solidity documentation, Security Considerations: Reentrancy'],
})
