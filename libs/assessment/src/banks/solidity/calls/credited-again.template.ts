import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { contract: 'Vault', sum: 'credit', own: 'put', other: 'putFor' },
  { contract: 'Club', sum: 'dues', own: 'pay', other: 'payFor' },
  { contract: 'Meals', sum: 'balanceOf', own: 'load', other: 'loadFor' },
  { contract: 'Transit', sum: 'fares', own: 'topUp', other: 'topUpFor' },
] as const

export interface Params {
  setting: number
  way: 'delegate' | 'call' | 'shared'
  before: number
  wei: number
  /** In the batch: for the caller, or for a person. */
  parts: readonly ('own' | 'alice' | 'bob')[]
  asked: 'alice' | 'bob'
}

/** What the asked person is credited; alice makes the batch, and paid something in before. */
function credited({ way, before, wei, parts, asked }: Params): number {
  const each = { delegate: wei, call: 0, shared: wei / parts.length }[way]
  const count = parts.filter(
    (part) => part === asked || (part === 'own' && asked === 'alice' && way === 'delegate'),
  ).length
  return (asked === 'alice' ? before : 0) + each * count
}

function drawn(rng: Rng): Params {
  const count = rng.int(3, 4)
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    way: rng.pick(['delegate', 'delegate', 'call', 'shared', 'shared'] as const),
    before: rng.int(2, 15),
    wei: 12 * rng.int(2, 12),
    parts: Array.from({ length: count }, () => rng.pick(['own', 'alice', 'bob'] as const)),
    asked: rng.pick(['alice', 'alice', 'bob'] as const),
  }
}

export default template({
  id: 'solidity/calls/credited-again',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 4,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'Each delegatecall to itself sees the same msg.value and msg.sender again; a call has the contract as its sender and only the ether that goes with it.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ parts, asked }) => parts.includes('own') && parts.includes(asked),
    ),
  ask: ({ setting, way, before, wei, parts, asked }) => {
    const { contract, sum, own, other } = SETTINGS[setting] ?? SETTINGS[0]
    const line = {
      delegate: 'address(this).delegatecall(parts[i])',
      call: 'address(this).call(parts[i])',
      shared: 'address(this).call{value: msg.value / parts.length}(parts[i])',
    }[way]
    const told = parts.map((part) => (part === 'own' ? `${own}()` : `${other}(${part})`))
    return {
      stem: `The account alice calls \`${own}()\` with ${before} wei, and then \`batch\` once with ${wei} wei. The elements of \`parts\` are the encoded calls ${told.map((one) => `\`${one}\``).join(', ')}. Nothing fails. What does \`${sum}\` give for \`${asked}\` afterwards?`,
      code: [
        `contract ${contract} {`,
        `    mapping(address => uint256) public ${sum};`,
        '',
        `    function ${own}() external payable {`,
        `        ${sum}[msg.sender] += msg.value;`,
        '    }',
        `    function ${other}(address who) external payable {`,
        `        ${sum}[who] += msg.value;`,
        '    }',
        '    function batch(bytes[] calldata parts) external payable {',
        '        for (uint256 i = 0; i < parts.length; i++) {',
        `            (bool ok, ) = ${line};`,
        '            require(ok, "part failed");',
        '        }',
        '    }',
        '}',
      ].join('\n'),
      answerHint: 'A whole number of wei.',
    }
  },
  key: (params) => wholeKey(credited(params)),
  why: ({ way }) =>
    ({
      delegate:
        'Within each delegatecall msg.sender is still alice and msg.value still all that came with the batch, so it is credited once for each part.',
      call: 'The calls carry no ether, and their sender is the contract itself: nothing is credited.',
      shared:
        'Each call carries its share, and its sender is the contract: the own function credits the contract, not alice.',
    })[way],
  source: [
    'Solidity documentation, Introduction to Smart Contracts: Delegatecall and Libraries',
    'Solidity documentation, Types: Members of Addresses',
  ],
})
