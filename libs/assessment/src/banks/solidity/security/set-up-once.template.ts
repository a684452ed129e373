import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Wallet', setUp: 'init', pay: 'pay', giveUp: 'renounce', owner: 'owner' },
  { contract: 'Safe', setUp: 'setUp', pay: 'send', giveUp: 'abandon', owner: 'holder' },
  { contract: 'Purse', setUp: 'start', pay: 'spend', giveUp: 'leave', owner: 'keeper' },
  { contract: 'Treasury', setUp: 'begin', pay: 'payOut', giveUp: 'resign', owner: 'manager' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  filled: number
  paid: number
}

const besides = ({ setUp, pay, giveUp, owner }: Setting): string => `contract Clone {
  address immutable code;
  constructor(address c) { code = c; }
  function ${setUp}(address) external { pass(); }
  function ${pay}(address, uint256) external { pass(); }
  function ${giveUp}() external { pass(); }
  function ${owner}() external returns (address) { pass(); }
  receive() external payable {}
  function pass() internal {
    (bool ok, bytes memory out) = code.delegatecall(msg.data);
    if (!ok) assembly { revert(add(out, 32), mload(out)) }
    assembly { return(add(out, 32), mload(out)) }
  }
}
contract Mute {}`

function cases({ setting, filled, paid }: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, setUp, pay, giveUp, owner } = setting
  const beside = besides(setting)
  const clone = (as: string): ChainStep => ({ make: 'Clone', as, args: [`@${contract}`] })
  const begin: ChainStep[] = [{ make: contract }, clone('One')]
  const init = (on: string, who: string, from: 'alice' | 'bob' | 'mallory', gives = 'ok'): ChainStep => ({
    call: setUp,
    on,
    from,
    args: [who],
    gives,
  })
  const owned = (on: string, who: string): ChainStep => ({ call: owner, on, gives: who })
  const pays = (
    on: string,
    from: 'alice' | 'bob' | 'mallory',
    to: string,
    count: number,
    gives = 'ok',
  ): ChainStep => ({ call: pay, on, from, args: [to, ether(count)], gives })
  const fill = (on: string, count = filled): ChainStep => ({
    call: '',
    on,
    from: 'carol',
    value: ether(count),
  })
  return {
    visible: [
      onChain(
        'two clones',
        [
          ...begin,
          clone('Two'),
          init('One', '@alice', 'alice'),
          init('Two', '@bob', 'bob'),
          owned('One', '@alice'),
          owned('Two', '@bob'),
          init('One', '@mallory', 'mallory', 'reverts AlreadySet()'),
          owned('One', '@alice'),
          fill('Two', filled + 1),
          pays('Two', 'bob', '@carol', paid + 1),
          { balance: 'Two', gives: ether(filled - paid) },
        ],
        beside,
        [`One and Two are clones: they pass every call on to the ${contract} by delegatecall.`],
      ),
    ],
    hidden: [
      onChain(
        'the code itself',
        [
          ...begin,
          init(contract, '@mallory', 'mallory', 'reverts AlreadySet()'),
          pays(contract, 'mallory', '@mallory', 0, 'reverts NotOwner()'),
          init('One', '@alice', 'alice'),
          init(contract, '@alice', 'alice', 'reverts AlreadySet()'),
          owned('One', '@alice'),
        ],
        beside,
      ),
      onChain(
        'one that was given up',
        [
          ...begin,
          init('One', '@alice', 'alice'),
          fill('One'),
          { call: giveUp, on: 'One', from: 'mallory', gives: 'reverts NotOwner()' },
          { call: giveUp, on: 'One', from: 'alice' },
          owned('One', '@zero'),
          init('One', '@mallory', 'mallory', 'reverts AlreadySet()'),
          init('One', '@alice', 'alice', 'reverts AlreadySet()'),
          pays('One', 'alice', '@alice', paid, 'reverts NotOwner()'),
          { balance: 'One', gives: ether(filled) },
        ],
        beside,
      ),
      onChain(
        'payments',
        [
          ...begin,
          pays('One', 'mallory', '@mallory', 0, 'reverts NotOwner()'),
          init('One', '@bob', 'alice'),
          fill('One'),
          pays('One', 'alice', '@alice', paid, 'reverts NotOwner()'),
          pays('One', 'mallory', '@mallory', paid, 'reverts NotOwner()'),
          pays('One', 'bob', '@alice', paid),
          { balance: 'alice', gives: ether(100 + paid) },
          { make: 'Mute' },
          pays('One', 'bob', '@Mute', 1, 'fails'),
          { balance: 'One', gives: ether(filled - paid) },
        ],
        beside,
      ),
      onChain(
        'nobody as owner',
        [
          ...begin,
          init('One', '@zero', 'mallory', 'reverts NoOwner()'),
          init('One', '@alice', 'bob'),
          owned('One', '@alice'),
          init('One', '@zero', 'alice', 'fails'),
        ],
        beside,
      ),
    ],
  }
}

export const starterOf = ({ contract, setUp, pay, giveUp, owner }: Setting): string => `contract ${contract} {
  error AlreadySet();
  error NotOwner();
  error NoOwner();

  address public ${owner};

  function ${setUp}(address first) external {
    ${owner} = first;
  }

  function ${giveUp}() external {
    if (msg.sender != ${owner}) revert NotOwner();
    ${owner} = address(0);
  }

  function ${pay}(address payable to, uint256 amount) external {
    to.call{value: amount}("");
  }

  receive() external payable {}
}
`

export default template({
  id: 'solidity/security/set-up-once',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 3,
  nudge: 0.3,
  seconds: 420,
  lang: 'solidity',
  status: 'active',
  idea: 'A set-up function takes the place of a constructor behind a proxy: it works once for each storage, never on the code itself, and a zero owner does not tell whether it ran.',
  params: (rng): Params => {
    const filled = rng.int(5, 30)
    return { setting: rng.pick(SETTINGS), filled, paid: rng.int(1, filled - 2) }
  },
  ask: (params) => {
    const { contract, setUp, pay, giveUp, owner } = params.setting
    return {
      stem: `Repair \`${contract}\`. It is deployed once; clones with storage of their own pass every call on to it by delegatecall. A clone is set up by \`${setUp}(first)\`, which makes \`first\` its \`${owner}()\` and may be called by anybody, but works once: later it reverts with \`AlreadySet()\`, also after \`${giveUp}()\`. With the zero address as \`first\` a clone not yet set up reverts with \`NoOwner()\` and can still be set up. On the deployed \`${contract}\` itself \`${setUp}\` always reverts with \`AlreadySet()\` and nobody is ever its owner. \`${pay}(to, amount)\` sends ether of the clone and reverts (in any way) if \`to\` refuses it. \`${pay}\` and \`${giveUp}\` revert with \`NotOwner()\` for anybody but the owner; \`${giveUp}\` leaves the clone without one.`,
      starter: starterOf(params.setting),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'A flag in storage tells that a set-up was made; the constructor sets it in the storage of the code itself, which clones do not share. An owner of zero cannot be that flag, since giving up makes it zero again.',
  source: [
    'Solidity documentation, Introduction to Smart Contracts: Delegatecall and Libraries',
    'ERC-1167: Minimal Proxy Contract',
  ],
})
