import type { ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Names', claim: 'claim', ownerOf: 'ownerOf', thing: 'name' },
  { contract: 'Plots', claim: 'settle', ownerOf: 'settlerOf', thing: 'plot' },
  { contract: 'Riddles', claim: 'solve', ownerOf: 'solverOf', thing: 'answer' },
  { contract: 'Marks', claim: 'register', ownerOf: 'holderOf', thing: 'mark' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  /** Seconds. */
  least: number
  most: number
  /** A digit, of which names are made. */
  digit: number
}

const besides = ({ claim, thing }: Setting): string => `interface ITarget {
  function hashOf(bytes32 ${thing}, bytes32 salt, address who) external view returns (bytes32);
  function commit(bytes32 hash) external;
  function ${claim}(bytes32 ${thing}, bytes32 salt) external;
}
contract Agent {
  function commit(ITarget t, bytes32 n, bytes32 s) external { t.commit(t.hashOf(n, s, address(this))); }
  function copy(ITarget t, bytes32 n, bytes32 s, address who) external { t.commit(t.hashOf(n, s, who)); }
  function claim(ITarget t, bytes32 n, bytes32 s) external { t.${claim}(n, s); }
}`

const word = (digits: string): string => `0x${digits.repeat(64 / digits.length)}`

function cases({ setting, least, most, digit }: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, ownerOf } = setting
  const beside = besides(setting)
  const at = `@${contract}`
  const [one, two] = [word(`${digit}a`), word(`${digit}b`)]
  const [salt, other] = [word('5'), word('6')]
  const begin: ChainStep[] = [
    { make: contract },
    { make: 'Agent', as: 'Ann', from: 'alice' },
    { make: 'Agent', as: 'Mal', from: 'mallory' },
  ]
  const commit = (on: string, name = one, by = salt): ChainStep => ({
    call: 'commit',
    on,
    args: [at, name, by],
  })
  const copy = (on: string, of: string): ChainStep => ({ call: 'copy', on, args: [at, one, salt, of] })
  const claim = (on: string, gives = 'ok', name = one, by = salt): ChainStep => ({
    call: 'claim',
    on,
    args: [at, name, by],
    gives,
  })
  const owned = (who: string, name = one): ChainStep => ({
    call: ownerOf,
    on: contract,
    args: [name],
    gives: who,
  })
  /** So that the next call comes so many seconds after the last one; each call takes one. */
  const after = (seconds: number): ChainStep => ({ wait: seconds - 1 })
  return {
    visible: [
      onChain(
        'one after the other',
        [
          ...begin,
          commit('Ann'),
          claim('Ann', 'reverts TooEarly()'),
          after(least),
          claim('Ann'),
          owned('@Ann'),
          claim('Ann', 'reverts Taken()'),
        ],
        beside,
        [
          `Ann and Mal are contracts that call ${contract}; their commit makes the hash by hashOf with their own address.`,
        ],
      ),
    ],
    hidden: [
      onChain(
        'a hash that was copied',
        [
          ...begin,
          commit('Ann'),
          copy('Mal', '@Ann'),
          after(least),
          claim('Mal', 'reverts Unknown()'),
          owned('@zero'),
          claim('Ann'),
          owned('@Ann'),
        ],
        beside,
      ),
      onChain(
        'a hash that was copied first',
        [
          ...begin,
          copy('Mal', '@Ann'),
          commit('Ann'),
          after(least),
          claim('Mal', 'reverts Unknown()'),
          claim('Ann'),
          owned('@Ann'),
        ],
        beside,
      ),
      onChain(
        'somebody else commits to it again and again',
        [
          ...begin,
          commit('Ann'),
          after(least - 1),
          copy('Mal', '@Ann'),
          claim('Ann'),
          owned('@Ann'),
          commit('Ann', two, other),
          after(least + 2),
          copy('Mal', '@Ann'),
          claim('Ann', 'ok', two, other),
          owned('@Ann', two),
        ],
        beside,
      ),
      onChain(
        'first and last second',
        [
          ...begin,
          commit('Ann'),
          after(least - 1),
          claim('Ann', 'reverts TooEarly()'),
          claim('Ann'),
          commit('Mal', two),
          after(most),
          claim('Mal', 'ok', two),
          owned('@Mal', two),
          claim('Ann', 'reverts Unknown()', word(`${digit}c`), other),
        ],
        beside,
      ),
      onChain(
        'too late, and once more',
        [
          ...begin,
          commit('Ann'),
          after(most + 1),
          claim('Ann', 'reverts TooLate()'),
          commit('Ann'),
          claim('Ann', 'reverts TooEarly()'),
          after(least),
          claim('Ann'),
          owned('@Ann'),
        ],
        beside,
      ),
      onChain(
        'who comes first with a right commitment has it',
        [
          ...begin,
          commit('Ann'),
          commit('Mal', one, other),
          after(least + 3),
          claim('Mal', 'ok', one, other),
          claim('Ann', 'reverts Taken()'),
          owned('@Mal'),
        ],
        beside,
      ),
    ],
  }
}

export const starterOf = ({ setting, least, most }: Params): string => {
  const { contract, claim, ownerOf, thing } = setting
  return `contract ${contract} {
  error Unknown();
  error TooEarly();
  error TooLate();
  error Taken();

  uint256 constant LEAST = ${least};
  uint256 constant MOST = ${most};
  mapping(bytes32 => address) public ${ownerOf};
  mapping(bytes32 => uint256) committedAt;

  function hashOf(bytes32 ${thing}, bytes32 salt, address who) public pure returns (bytes32) {
    return keccak256(abi.encode(${thing}, salt));
  }

  function commit(bytes32 hash) external {
    committedAt[hash] = block.timestamp;
  }

  function ${claim}(bytes32 ${thing}, bytes32 salt) external {
    if (${ownerOf}[${thing}] != address(0)) revert Taken();
    uint256 at = committedAt[hashOf(${thing}, salt, msg.sender)];
    if (at == 0) revert Unknown();
    ${ownerOf}[${thing}] = msg.sender;
  }
}
`
}

export default template({
  id: 'solidity/security/name-commits',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 4,
  seconds: 480,
  lang: 'solidity',
  status: 'active',
  idea: 'A commitment that keeps others from running ahead names its sender, must be older than the claim, and cannot be changed by anybody else.',
  params: (rng): Params => {
    const least = 10 * rng.int(3, 30)
    return {
      setting: rng.pick(SETTINGS),
      least,
      most: least + 60 * rng.int(2, 20),
      digit: rng.int(1, 9),
    }
  },
  ask: (params) => {
    const { contract, claim, ownerOf, thing } = params.setting
    return {
      stem: `In \`${contract}\` each ${thing} belongs to whoever claims it first: \`${claim}(${thing}, salt)\` makes the caller its \`${ownerOf}\`. So that nobody can run ahead of a claim that is waiting to be mined, the caller has to have called \`commit(hashOf(${thing}, salt, caller))\` at least ${params.least} and at most ${params.most} seconds before; \`hashOf\` may be reckoned as you like. Repair the contract. \`${claim}\` reverts with \`Taken()\` if the ${thing} has an owner, else with \`Unknown()\` if the caller never called \`commit\` with this hash, else with \`TooEarly()\` or \`TooLate()\`. Whoever calls \`commit\` with the same hash again begins anew. Mallory sees all calls before they are mined, copies hashes, ${thing}s and salts, and has her own calls mined before or after them: this must neither give her what she would not have without it, nor delay others.`,
      starter: starterOf(params),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'The hash holds the address of the one who claims, so that a copy is of no use; times are kept for each sender and hash, so that others neither restart nor use up a commitment; the age is compared with both limits.',
  source: ['Solidity documentation, Solidity by Example: Blind Auction', 'EIP-5732: Commit Interface'],
})
