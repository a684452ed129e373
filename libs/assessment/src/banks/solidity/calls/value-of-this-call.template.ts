import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { contract: 'Fund', act: 'donate', sum: 'donated' },
  { contract: 'Wallet', act: 'topUp', sum: 'credited' },
  { contract: 'Contest', act: 'enter', sum: 'stakes' },
  { contract: 'Garden', act: 'water', sum: 'given' },
  { contract: 'Choir', act: 'join', sum: 'fees' },
] as const
const NAMES = ['first', 'second', 'third', 'fourth'] as const

/** What a function does by way of the counting one, and what that counts for so much ether, with so much held by then. */
const BODIES: readonly { lines: (act: string) => string; counts: (value: number, held: number) => number }[] =
  [
    { lines: (act) => `${act}(); ${act}();`, counts: (value) => 2 * value },
    { lines: (act) => `this.${act}{value: msg.value}();`, counts: (value) => value },
    { lines: (act) => `this.${act}();`, counts: () => 0 },
    { lines: (act) => `this.${act}{value: msg.value / 2}();`, counts: (value) => value / 2 },
    { lines: (act) => `${act}(); this.${act}{value: msg.value}();`, counts: (value) => 2 * value },
    { lines: (act) => `${act}(); this.${act}();`, counts: (value) => value },
    {
      lines: (act) => `this.${act}{value: msg.value}(); this.${act}{value: msg.value}();`,
      counts: (value) => 2 * value,
    },
    { lines: (act) => `this.${act}{value: address(this).balance}();`, counts: (_, held) => held },
  ]
/** Those that count more than has come, and those that count less. */
const [MORE, LESS] = [
  [0, 4, 6],
  [2, 3],
]

export interface Params {
  setting: number
  /** What stands in each function, as numbers of BODIES. */
  bodies: readonly number[]
  /** Which function is called with how many wei. */
  calls: readonly { which: number; wei: number }[]
}

function counted({ bodies, calls }: Params): number {
  let [held, sum] = [0, 0]
  for (const { which, wei } of calls) {
    held += wei
    sum += BODIES[bodies[which] ?? 0]?.counts(wei, held) ?? 0
  }
  return sum
}

function drawn(rng: Rng): Params {
  const amounts = rng.sample([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 30], 5)
  const order = rng.shuffle([0, 1, 2, 3, rng.int(0, 3)])
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    bodies: rng.sample([...BODIES.keys()], NAMES.length),
    calls: order.map((which, i) => ({ which, wei: amounts[i] ?? 2 })),
  }
}

export default template({
  id: 'solidity/calls/value-of-this-call',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'msg.value is what came with this very call: an internal call sees it once more, an external one, also to itself, only what is given along with it.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const sent = params.calls.reduce((sum, { wei }) => sum + wei, 0)
        const isIn = (group: readonly number[]) => params.bodies.some((one) => group.includes(one))
        return isIn(MORE) && isIn(LESS) && counted(params) !== sent
      },
    ),
  ask: ({ setting, bodies, calls }) => {
    const { contract, act, sum } = SETTINGS[setting] ?? SETTINGS[0]
    return {
      stem: `\`${contract}\` is new and holds no ether. The calls under it are made one after another from an account, and none of them fails. Which number does \`${sum}\` give afterwards?`,
      code: [
        `contract ${contract} {`,
        `    uint256 public ${sum};`,
        '',
        `    function ${act}() public payable { ${sum} += msg.value; }`,
        '',
        ...bodies.flatMap((body, i) => [
          `    function ${NAMES[i] ?? ''}() external payable {`,
          `        ${BODIES[body]?.lines(act) ?? ''}`,
          '    }',
        ]),
        '}',
        '',
        ...calls.map(({ which, wei }) => `// ${NAMES[which] ?? ''}() with ${wei} wei`),
      ].join('\n'),
      answerHint: 'A whole number.',
    }
  },
  key: (params) => wholeKey(counted(params)),
  why: () =>
    'An internal call is part of the same call: msg.value is once more all that came. A call through this is a new one, with just the ether that value hands over, from the contract to itself, so that its balance stays as it is; without value it is 0. While a call runs, the balance holds what came with it.',
  source: [
    'Solidity documentation, Units and Globally Available Variables: Block and Transaction Properties',
    'Solidity documentation, Control Structures: Internal Function Calls, External Function Calls',
  ],
})
