import type { ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Vault', deposit: 'deposit', redeem: 'redeem', withdraw: 'withdraw', earn: 'earn' },
  { contract: 'Orchard', deposit: 'plant', redeem: 'fell', withdraw: 'harvest', earn: 'grow' },
  { contract: 'Coop', deposit: 'join', redeem: 'leave', withdraw: 'draw', earn: 'share' },
  { contract: 'Bond', deposit: 'buy', redeem: 'burn', withdraw: 'cash', earn: 'accrue' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  /** In wei. */
  alice: number
  bob: number
  earned: number
  forced: number
}

const besides = ({ redeem, withdraw, deposit }: Setting): string => `interface ITarget {
  function ${deposit}() external payable;
  function ${redeem}(uint256 shares) external;
  function ${withdraw}(uint256 amount) external;
}
contract Push { constructor(address payable to) payable { selfdestruct(to); } }
contract Holder {
  ITarget t; uint256 mode; uint256 n; uint256 depth;
  constructor(ITarget on, uint256 how) { (t, mode) = (on, how); }
  function put() external payable { t.${deposit}{value: msg.value}(); }
  function go(uint256 shares) external { n = shares; depth = 0; t.${redeem}(shares); }
  function pull(uint256 amount) external { n = amount; depth = 0; t.${withdraw}(amount); }
  receive() external payable {
    if (mode == 0) revert();
    if (depth++ > 0) return;
    if (mode == 1) try t.${redeem}(n) {} catch {}
    if (mode == 2) try t.${withdraw}(n) {} catch {}
  }
}`

function cases({ setting, alice, bob, earned, forced }: Params): {
  visible: ChainCase[]
  hidden: ChainCase[]
} {
  const { contract, deposit, redeem, withdraw, earn } = setting
  const beside = besides(setting)
  const on = contract
  const make: ChainStep = { make: contract }
  type Who = 'alice' | 'bob' | 'mallory' | 'owner'
  const put = (from: Who, wei: number, gives = 'ok'): ChainStep => ({
    call: deposit,
    on,
    from,
    value: String(wei),
    gives,
  })
  const earns = (wei: number, from: Who = 'owner', gives = 'ok'): ChainStep => ({
    call: earn,
    on,
    from,
    value: String(wei),
    gives,
  })
  const out = (call: string, from: Who, count: number, gives = 'ok'): ChainStep => ({
    call,
    on,
    from,
    args: [String(count)],
    gives,
  })
  const state = (who: string, shares: number, all: number, assets: number): ChainStep[] => [
    { call: 'sharesOf', on, args: [who], gives: String(shares) },
    { call: 'totalShares', on, gives: String(all) },
    { call: 'assets', on, gives: String(assets) },
  ]
  // With what was earned a share is worth more than one wei; the next are rounded.
  const worth = alice + earned
  const given = Math.floor((bob * alice) / worth)
  const [shares, assets] = [alice + given, worth + bob]
  const asked = Math.ceil(assets / shares) + 3
  const burnt = Math.ceil((asked * shares) / assets)
  const third = Math.floor(alice / 3)
  const paid = Math.floor((third * assets) / shares)
  const begin: ChainStep[] = [make, put('alice', alice), earns(earned), put('bob', bob)]
  return {
    visible: [
      onChain('two people and a gain', [
        ...begin,
        ...state('@bob', given, shares, assets),
        { balance: contract, gives: String(assets) },
      ]),
    ],
    hidden: [
      onChain(
        'ether that is forced in before the second deposit',
        [
          make,
          put('mallory', 1),
          { make: 'Push', from: 'mallory', args: [`@${contract}`], value: String(forced) },
          put('alice', alice),
          ...state('@alice', alice, alice + 1, alice + 1),
          out(redeem, 'mallory', 1),
          ...state('@mallory', 0, alice, alice),
          out(redeem, 'alice', alice),
          ...state('@alice', 0, 0, 0),
          { balance: contract, gives: String(forced) },
          put('bob', bob),
          ...state('@bob', bob, bob, bob),
        ],
        beside,
      ),
      onChain('so many wei are taken out', [
        ...begin,
        out(withdraw, 'bob', asked),
        ...state('@bob', given - burnt, shares - burnt, assets - asked),
        { balance: contract, gives: String(assets - asked) },
        out(withdraw, 'bob', assets, 'reverts Short()'),
      ]),
      onChain('one wei at a time costs a share each', [
        ...begin,
        out(withdraw, 'bob', 1),
        out(withdraw, 'bob', 1),
        ...state('@bob', given - 2, shares - 2, assets - 2),
      ]),
      onChain('shares are given back', [
        ...begin,
        out(redeem, 'alice', third),
        ...state('@alice', alice - third, shares - third, assets - paid),
        { balance: contract, gives: String(assets - paid) },
        out(redeem, 'alice', alice - third + 1, 'reverts Short()'),
        out(redeem, 'mallory', 1, 'reverts Short()'),
      ]),
      onChain('too little for a share', [
        make,
        put('alice', 2),
        earns(earned),
        put('bob', Math.floor(earned / 2), 'reverts NoShares()'),
        ...state('@bob', 0, 2, earned + 2),
        put('bob', 0, 'reverts NoShares()'),
        earns(5, 'mallory', 'reverts NotOwner()'),
        { balance: contract, gives: String(earned + 2) },
      ]),
      ...([1, 2] as const).map((mode) =>
        onChain(
          mode === 1 ? 'one who redeems again while it is paid' : 'one who withdraws again while it is paid',
          [
            make,
            put('alice', alice + bob),
            { make: 'Holder', from: 'mallory', args: [`@${contract}`, String(mode)] },
            { call: 'put', on: 'Holder', from: 'mallory', value: String(bob) },
            { call: mode === 1 ? 'go' : 'pull', on: 'Holder', args: [String(bob)] },
            { balance: 'Holder', gives: String(bob) },
            ...state('@Holder', 0, alice + bob, alice + bob),
          ],
          beside,
        ),
      ),
      onChain(
        'one who refuses',
        [
          make,
          { make: 'Holder', from: 'mallory', args: [`@${contract}`, '0'] },
          { call: 'put', on: 'Holder', from: 'mallory', value: String(bob) },
          { call: 'go', on: 'Holder', args: [String(bob)], gives: 'fails' },
          { call: 'pull', on: 'Holder', args: [String(bob)], gives: 'fails' },
          ...state('@Holder', bob, bob, bob),
        ],
        beside,
      ),
    ],
  }
}

export const starterOf = ({
  contract,
  deposit,
  redeem,
  withdraw,
  earn,
}: Setting): string => `contract ${contract} {
  error NoShares();
  error Short();
  error NotOwner();

  address immutable owner = msg.sender;
  uint256 public totalShares;
  mapping(address => uint256) public sharesOf;

  function assets() public view returns (uint256) {
    return address(this).balance;
  }

  function ${deposit}() external payable {
    uint256 shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / assets();
    totalShares += shares;
    sharesOf[msg.sender] += shares;
  }

  function ${earn}() external payable {
    if (msg.sender != owner) revert NotOwner();
  }

  function ${redeem}(uint256 shares) external {
    leave(shares, (shares * assets()) / totalShares);
  }

  function ${withdraw}(uint256 amount) external {
    leave((amount * totalShares) / assets(), amount);
  }

  function leave(uint256 shares, uint256 amount) internal {
    if (sharesOf[msg.sender] < shares) revert Short();
    (bool ok, ) = msg.sender.call{value: amount}("");
    require(ok, "refused");
    totalShares -= shares;
    sharesOf[msg.sender] -= shares;
  }
}
`

export default template({
  id: 'solidity/security/fair-shares',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 5,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'Shares of a vault are reckoned by what was counted in, before the new deposit, and every rounding goes against the one who acts.',
  params: (rng): Params => {
    const alice = rng.int(300, 2_000)
    return {
      setting: rng.pick(SETTINGS),
      alice,
      // Neither divides the other, so that every way of rounding shows.
      earned: alice + rng.int(1, 199) * 2 + 1,
      bob: 2 * rng.int(200, 1_500) + 1,
      forced: rng.int(500, 5_000),
    }
  },
  ask: (params) => {
    const { contract, deposit, redeem, withdraw, earn } = params.setting
    return {
      stem: `Repair \`${contract}\`. \`assets()\` is all wei that came in by \`${deposit}\` and \`${earn}\` less what was paid out; ether that comes in any other way counts for nothing. \`${deposit}()\` gives the caller shares: one for each wei while there are no shares, else wei sent × \`totalShares()\` / \`assets()\`, both as before the call, rounded down; it reverts with \`NoShares()\` if that is 0. \`${earn}()\`, for the owner alone, adds wei without shares. \`${redeem}(shares)\` gives shares up for shares × \`assets()\` / \`totalShares()\` wei, rounded down. \`${withdraw}(amount)\` pays \`amount\` wei for amount × \`totalShares()\` / \`assets()\` shares, rounded up. Both revert with \`Short()\` if the caller has fewer shares (also none while there are none; arguments are above 0), and in any way, with all as before, if the caller refuses the ether. Whoever is being paid may run code of any length, and gets nothing more by calling again.`,
      starter: starterOf(params.setting),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'The assets are a variable of its own, so that forced ether does not move the price. A deposit reckons with the assets before it. Rounding down in withdraw would give wei for no share. All is written before the payment.',
  source: [
    'ERC-4626: Security Considerations',
    'Solidity documentation, Security Considerations: Reentrancy',
  ],
})
