import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { contract: 'Raffle', counter: 'tickets', names: ['enter', 'invite', 'renew'] },
  { contract: 'Club', counter: 'visits', names: ['join', 'prolong', 'leave'] },
  { contract: 'Archive', counter: 'entries', names: ['store', 'mark', 'withdrawMark'] },
  { contract: 'Garden', counter: 'plots', names: ['rent', 'water', 'giveBack'] },
  { contract: 'Library', counter: 'loans', names: ['borrow', 'reserve', 'bringBack'] },
] as const
const SENDERS = ['alice', 'bob', 'carol'] as const

export interface Payment {
  from: (typeof SENDERS)[number]
  /** The function by its number, or none: nothing but ether. */
  to: number | undefined
  wei: number
}
export interface Params {
  setting: number
  payable: readonly boolean[]
  receives: boolean
  payments: readonly Payment[]
}

const isTaken = ({ payable, receives }: Params, { to, wei }: Payment): boolean =>
  to === undefined ? receives : wei === 0 || payable[to] === true
const held = (params: Params): number =>
  params.payments.reduce((sum, one) => sum + (isTaken(params, one) ? one.wei : 0), 0)

function drawn(rng: Rng): Params {
  const amounts = rng.sample([0, 10, 15, 20, 25, 30, 40, 55, 70], 5)
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    payable: [0, 1, 2].map(() => rng.chance() < 0.5),
    receives: rng.chance() < 0.5,
    payments: amounts.map((wei) => ({
      from: rng.pick(SENDERS),
      to: wei === 0 ? rng.int(0, 2) : rng.pick([0, 1, 2, undefined]),
      wei,
    })),
  }
}

export default template({
  id: 'solidity/calls/payable-or-not',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 1,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'Only what is payable takes ether: a call with ether to anything else fails, and the ether stays with the sender.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const all = params.payments.reduce((sum, { wei }) => sum + wei, 0)
        const plain = params.payments.filter(({ to }) => to === undefined).length
        return held(params) > 0 && held(params) < all && plain > 0 && plain < 3
      },
    ),
  ask: ({ setting, payable, receives, payments }) => {
    const { contract, counter, names } = SETTINGS[setting] ?? SETTINGS[0]
    return {
      stem: `The calls under the contract are made one after another, each from an account with enough ether; some of them may fail. How many wei does \`${contract}\` hold afterwards?`,
      code: [
        `contract ${contract} {`,
        `    uint256 public ${counter};`,
        '',
        ...names.map(
          (name, i) => `    function ${name}() external ${payable[i] ? 'payable ' : ''}{ ${counter} += 1; }`,
        ),
        ...(receives ? ['    receive() external payable {}'] : []),
        '}',
        '',
        ...payments.map(({ from, to, wei }) =>
          to === undefined
            ? `// ${from} sends ${wei} wei and no data`
            : `// ${from} calls ${names[to] ?? ''}() with ${wei} wei`,
        ),
      ].join('\n'),
      answerHint: 'A whole number of wei.',
    }
  },
  key: (params) => wholeKey(held(params)),
  why: ({ receives }) =>
    `A function that is not payable reverts as soon as ether comes with the call, and takes a call with 0 wei. Ether without data needs receive or a payable fallback, which ${receives ? 'stands here' : 'is missing here'}. What reverts gives the ether back.`,
  source: [
    'Solidity documentation, Contracts: Functions, Receive Ether Function',
    'Solidity documentation, Units and Globally Available Variables',
  ],
})
