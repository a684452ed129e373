import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Credit', put: 'put', move: 'move', take: 'take', held: 'held' },
  { contract: 'Tokens', put: 'load', move: 'give', take: 'cash', held: 'loaded' },
  { contract: 'Wallets', put: 'fill', move: 'pay', take: 'empty', held: 'inside' },
  { contract: 'Escrow', put: 'deposit', move: 'assign', take: 'release', held: 'kept' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  /** Ether that others have in it, that goes in, and that is taken out. */
  others: number
  stake: number
  taken: number
}

const besides = ({ put, move, take, held }: Setting): string => `interface ITarget {
  function ${put}() external payable;
  function ${move}(address to, uint256 n) external;
  function ${take}(uint256 n) external;
  function ${held}(address) external view returns (uint256);
  function total() external view returns (uint256);
}
contract Receiver {
  ITarget t; address mate; uint256 mode; uint256 n; uint256 depth; bool public isBad;
  constructor(ITarget on, address m, uint256 how) { t = on; mate = m; mode = how; }
  function fill() external payable { t.${put}{value: msg.value}(); }
  function go(uint256 amount) external { n = amount; depth = 0; t.${take}(amount); }
  receive() external payable {
    if (depth++ > 0) return;
    if (mode == 1) try t.${take}(n) {} catch {}
    if (mode == 2) try t.${move}(mate, n) {} catch {}
    if (mode == 3) t.${put}{value: msg.value / 2}();
    if (mode == 4) isBad = t.total() != address(t).balance;
    if (mode == 5) revert();
    if (mode == 6) t.${move}(mate, 1 ether);
  }
}`

function cases({ setting, others, stake, taken }: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, put, move, take, held } = setting
  const beside = besides(setting)
  const on = contract
  const begin = (mode: number, filled = stake): ChainStep[] => [
    { make: contract },
    { call: put, on, from: 'alice', value: ether(others) },
    { make: 'Receiver', from: 'mallory', args: [`@${contract}`, '@bob', String(mode)] },
    { call: 'fill', on: 'Receiver', from: 'mallory', value: ether(filled) },
  ]
  const go = (count: number, gives = 'ok'): ChainStep => ({
    call: 'go',
    on: 'Receiver',
    from: 'mallory',
    args: [ether(count)],
    gives,
  })
  const has = (who: string, count: number): ChainStep => ({
    call: held,
    on,
    args: [who],
    gives: ether(count),
  })
  const sum = (count: number): ChainStep[] => [
    { call: 'total', on, gives: ether(count) },
    { balance: contract, gives: ether(count) },
  ]
  return {
    visible: [
      onChain(
        'one who takes again',
        [
          ...begin(1),
          go(stake),
          has('@Receiver', 0),
          { balance: 'Receiver', gives: ether(stake) },
          ...sum(others),
        ],
        beside,
        [
          'Receiver fills its account by fill and takes out by go; while it is paid it tries to take the same once more.',
        ],
      ),
    ],
    hidden: [
      onChain(
        'one who moves it away while it is paid',
        [
          ...begin(2),
          go(stake),
          has('@Receiver', 0),
          has('@bob', 0),
          { call: take, on, from: 'bob', args: [ether(stake)], gives: 'reverts Short(0)' },
          { balance: contract, gives: ether(others) },
        ],
        beside,
      ),
      onChain(
        'one who puts half of it back',
        [...begin(3, 2 * stake), go(2 * stake), has('@Receiver', stake), ...sum(others + stake)],
        beside,
      ),
      onChain(
        'one who gives from the rest while it is paid',
        [
          ...begin(6, stake + taken + 1),
          go(taken),
          has('@bob', 1),
          has('@Receiver', stake),
          ...sum(others + stake + 1),
        ],
        beside,
      ),
      onChain(
        'one who reckons while it is paid',
        [...begin(4), go(stake), { call: 'isBad', on: 'Receiver', gives: 'false' }, ...sum(others)],
        beside,
      ),
      onChain(
        'one who refuses',
        [...begin(5), go(stake, 'fails'), has('@Receiver', stake), ...sum(others + stake)],
        beside,
      ),
      onChain('people', [
        { make: contract },
        { call: put, on, from: 'alice', value: ether(stake + taken) },
        { call: move, on, from: 'alice', args: ['@bob', ether(taken)] },
        { call: move, on, from: 'alice', args: ['@alice', ether(stake)] },
        has('@alice', stake),
        has('@bob', taken),
        {
          call: move,
          on,
          from: 'bob',
          args: ['@carol', ether(taken + 1)],
          gives: `reverts Short(${ether(taken)})`,
        },
        {
          call: take,
          on,
          from: 'alice',
          args: [ether(stake + 1)],
          gives: `reverts Short(${ether(stake)})`,
        },
        { call: take, on, from: 'bob', args: [ether(taken)] },
        { balance: 'bob', gives: ether(100 + taken) },
        ...sum(stake),
      ]),
    ],
  }
}

export const starterOf = ({ contract, put, move, take, held }: Setting): string => `contract ${contract} {
  error Short(uint256 have);

  mapping(address => uint256) public ${held};
  uint256 public total;

  function ${put}() external payable {
    ${held}[msg.sender] += msg.value;
    total += msg.value;
  }

  function ${move}(address to, uint256 amount) external {
    uint256 have = ${held}[msg.sender];
    if (have < amount) revert Short(have);
    ${held}[msg.sender] = have - amount;
    ${held}[to] += amount;
  }

  function ${take}(uint256 amount) external {
    uint256 have = ${held}[msg.sender];
    if (have < amount) revert Short(have);
    (bool ok, ) = msg.sender.call{value: amount}("");
    require(ok, "refused");
    ${held}[msg.sender] = have - amount;
    total -= amount;
  }
}
`

export default template({
  id: 'solidity/security/steady-credit',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 3,
  seconds: 420,
  lang: 'solidity',
  status: 'active',
  idea: 'Writing everything down before the payment makes every call of the receiver harmless, also those that a lock would only forbid.',
  params: (rng): Params => ({
    setting: rng.pick(SETTINGS),
    others: rng.int(8, 20),
    stake: rng.int(2, 7),
    taken: rng.int(1, 5),
  }),
  ask: (params) => {
    const { contract, put, move, take, held } = params.setting
    return {
      stem: `Repair \`${contract}\`. People put ether in by \`${put}()\`, give it on by \`${move}(to, amount)\` and fetch it by \`${take}(amount)\`; \`${held}(address)\` tells what somebody has, \`total()\` what all have together. \`${move}\` and \`${take}\` revert with \`Short(have)\` if the caller has less than \`amount\`. \`${take}\` reverts (in any way), with all as before, if the caller refuses the ether. All ether comes in by \`${put}\`. Whoever is being paid by \`${take}\` may call any of these functions meanwhile: calls that are allowed by what is left to them have their full effect, and \`total()\` is just what the contract holds at that moment. Nobody may ever get more than is theirs.`,
      starter: starterOf(params.setting),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'In take the account and the total are lowered before the call. Then whoever is paid finds everything as it will be; a lock would refuse calls that are allowed, and a write after the call would undo what they did.',
  source: ['Solidity documentation, Security Considerations: Reentrancy'],
})
