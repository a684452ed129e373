import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { contract: 'Prices', feed: 'feeds', asks: 'price' },
  { contract: 'Weather', feed: 'stations', asks: 'celsius' },
  { contract: 'Scores', feed: 'judges', asks: 'points' },
  { contract: 'Levels', feed: 'gauges', asks: 'height' },
] as const
/** What is told of the numbers. */
const WAYS = {
  highest: { told: 'the highest of their numbers', of: (numbers: readonly number[]) => Math.max(...numbers) },
  lowest: { told: 'the lowest of their numbers', of: (numbers: readonly number[]) => Math.min(...numbers) },
  sum: {
    told: 'the sum of their numbers',
    of: (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0),
  },
} as const

export interface Params {
  setting: number
  way: keyof typeof WAYS
  gas: number
  base: number
}
export const namesOf = ({ setting }: Params) => SETTINGS[setting] ?? SETTINGS[0]

/** Those that are asked: good ones, and each kind of bad one. */
const beside = ({ asks }: ReturnType<typeof namesOf>): string => `contract Good {
  uint256 n;
  constructor(uint256 x) { n = x; }
  function ${asks}() external view returns (uint256) { return n; }
}
contract Two { function ${asks}() external pure returns (uint256, uint256) { return (5, 1000000); } }
contract Fails { function ${asks}() external pure returns (uint256) { revert("closed"); } }
contract Tells { function ${asks}() external pure { assembly { mstore(0, 999999) revert(0, 32) } } }
contract Silent { fallback() external payable {} }
contract Empty {}
contract Short { fallback() external payable { assembly { mstore(0, not(0)) return(0, 31) } } }
contract Endless { function ${asks}() external pure returns (uint256 n) { while (true) n++; } }
contract Writes { uint256 n = 77; function ${asks}() external returns (uint256) { n += 1; return n; } }`

function cases(params: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const names = namesOf(params)
  const { contract } = names
  const { way, base } = params
  const good = [base, 3 * base + 1, base - 5, 2 * base]
  const goods = good.map((n, i): ChainStep => ({ make: 'Good', as: `good${i + 1}`, args: [String(n)] }))
  const bad = (...list: string[]): ChainStep[] => list.map((make) => ({ make }))
  const asks = (list: readonly string[], numbers: readonly number[]): ChainStep => ({
    call: way,
    on: contract,
    args: [list.map((name) => `@${name}`)],
    gives: `${numbers.length}, ${numbers.length ? WAYS[way].of(numbers) : 0}`,
  })
  const toCase = (name: string, steps: ChainStep[]): ChainCase => {
    const all: ChainStep[] = [...steps.slice(0, -1), { make: contract }, ...steps.slice(-1)]
    return {
      name,
      shown: ['(Good answers with its number, Fails reverts)', ...all.map(shownStep)].join('\n'),
      steps: all,
      beside: beside(names),
    }
  }
  const [a = 0, b = 0, c = 0, d = 0] = good
  return {
    visible: [
      toCase('two that answer', [...goods.slice(0, 2), asks(['good1', 'good2'], [a, b])]),
      toCase('one that reverts', [...goods.slice(0, 1), ...bad('Fails'), asks(['Fails', 'good1'], [a])]),
    ],
    hidden: [
      toCase('four that answer', [...goods, asks(['good3', 'good2', 'good4', 'good1'], [c, b, d, a])]),
      toCase('nobody', [asks([], [])]),
      toCase('accounts without code', [
        ...goods.slice(2, 3),
        asks(['alice', 'good3', '0x00000000000000000000000000000000000abcde'], [c]),
      ]),
      toCase('answers that are too short', [
        ...goods.slice(1, 2),
        ...bad('Silent', 'Short', 'Empty'),
        asks(['Silent', 'good2', 'Short', 'Empty'], [b]),
      ]),
      toCase('data that comes with a failure', [
        ...goods.slice(0, 2),
        ...bad('Tells', 'Two'),
        asks(['good2', 'Tells', 'Two', 'good1'], [b, 5, a]),
      ]),
      toCase('one that writes', [...goods.slice(3), ...bad('Writes'), asks(['Writes', 'good4'], [d])]),
      toCase('one that never ends', [
        ...goods.slice(0, 2),
        ...bad('Endless'),
        asks(['good1', 'Endless', 'Endless', 'good2'], [a, b]),
      ]),
      toCase('none that counts', [
        ...bad('Fails', 'Silent', 'Writes'),
        asks(['Fails', 'Silent', 'Writes', 'bob'], []),
      ]),
    ],
  }
}

export default template({
  id: 'solidity/calls/feeds-that-fail',
  revision: 1,
  kind: 'code-solidity',
  topic: 'calls',
  grade: 5,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'Asks strangers in such a way that nothing that they do, or leave out, keeps the others from being heard.',
  params: (rng): Params => ({
    setting: rng.int(0, SETTINGS.length - 1),
    way: rng.pick(['highest', 'lowest', 'sum'] as const),
    gas: 1_000 * rng.int(20, 60),
    base: rng.int(20, 400),
  }),
  ask: (params) => {
    const { contract, feed, asks } = namesOf(params)
    const { way, gas } = params
    return {
      stem: `Write \`${contract}\` with the one function \`${way}(address[] calldata ${feed}) external view returns (uint256 count, uint256 number)\`. It asks each of the \`${feed}\` for \`${asks}()\`, which has no parameters, and never reverts, whatever stands at these addresses. An answer counts if there is one: the call succeeds with at most ${gas} gas and without changing anything on the chain, and at least 32 bytes come back. The first 32 bytes are its number. \`count\` tells how many answers count, and \`number\` is ${WAYS[way].told}, 0 where none counts. No answer is near \`2**200\`. Each call of \`${way}\` has 500,000 gas and is given at most five addresses.`,
      starter: `pragma solidity ^0.8.24;\n\ninterface IFeed {\n    function ${asks}() external view returns (uint256);\n}\n\ncontract ${contract} {\n    function ${way}(address[] calldata ${feed}) external view returns (uint256 count, uint256 number) {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'A staticcall with its own gas limit, then a look at success and at the length of what came back, and only then decoding. A try around a call by type reverts in the caller where there is no code or too little data.',
  source: [
    'Solidity documentation, Types: Members of Addresses',
    'Solidity documentation, Control Structures: try/catch',
    'EIP-214',
    'EIP-150',
  ],
})
