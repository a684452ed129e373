import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { contract: 'Orchard', act: 'join', all: 'shares', own: 'sharesOf' },
  { contract: 'Harbour', act: 'invest', all: 'parts', own: 'partsOf' },
  { contract: 'Windmill', act: 'buyIn', all: 'units', own: 'unitsOf' },
  { contract: 'Bakery', act: 'enter', all: 'stakes', own: 'stakeOf' },
] as const
/** What the payment is set against: all that is there now, or what was there before it. */
const WAYS = [
  { isAfter: true, lines: ['uint256 held = address(this).balance;'] },
  { isAfter: false, lines: ['uint256 held = address(this).balance - msg.value;'] },
  { isAfter: false, lines: ['uint256 held = address(this).balance;', 'held -= msg.value;'] },
] as const

export interface Params {
  setting: number
  way: number
  /** The first payment, then a gift that gives no shares, then the second payment. */
  first: number
  gift: number
  second: number
}

/** The shares of whoever pays second. */
function shares({ first, gift, second }: Params, isAfter: boolean): number {
  return (second * first) / (first + gift + (isAfter ? second : 0))
}
const isAfter = ({ way }: Params) => WAYS[way]?.isAfter ?? false

const drawn = (rng: Rng): Params => ({
  setting: rng.int(0, SETTINGS.length - 1),
  way: rng.pick([0, 0, 1, 2]),
  first: 10 * rng.int(2, 12),
  gift: 10 * rng.int(1, 12),
  second: 10 * rng.int(2, 20),
})

export default template({
  id: 'solidity/calls/value-already-there',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'While a payable function runs, the balance already holds the ether of this very call, and ether that came by receive too.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => Number.isInteger(shares(params, isAfter(params))),
    ),
  ask: ({ setting, way, first, gift, second }) => {
    const { contract, act, all, own } = SETTINGS[setting] ?? SETTINGS[0]
    return {
      stem: `\`${contract}\` is new. The accounts alice, bob and carol do what stands under it. Which number does \`${own}\` then give for carol?`,
      code: [
        `contract ${contract} {`,
        `    uint256 public ${all};`,
        `    mapping(address => uint256) public ${own};`,
        '',
        `    function ${act}() external payable {`,
        ...(WAYS[way]?.lines ?? []).map((line) => `        ${line}`),
        '        uint256 n = msg.value;',
        `        if (${all} > 0) n = msg.value * ${all} / held;`,
        `        ${own}[msg.sender] += n;`,
        `        ${all} += n;`,
        '    }',
        '    receive() external payable {}',
        '}',
        '',
        `// alice calls ${act}() with ${first} wei`,
        `// bob sends ${gift} wei and no data`,
        `// carol calls ${act}() with ${second} wei`,
      ].join('\n'),
      answerHint: 'A whole number.',
    }
  },
  key: (params) => wholeKey(shares(params, isAfter(params))),
  why: (params) =>
    `Alice has ${params.first}. When carol's call runs, the balance is ${params.first} + ${params.gift} + ${params.second}: her ether is there before the first line.${isAfter(params) ? '' : ' It is taken off again before it is divided.'}`,
  source: ['Solidity documentation, Types: Members of Addresses', 'Yellow Paper, section 8 (Message Call)'],
})
