import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { Name: 'Auction', what: 'commission', whole: 'price' },
  { Name: 'Gallery', what: 'royalty', whole: 'price' },
  { Name: 'Pool', what: 'fee', whole: 'amount' },
  { Name: 'Payroll', what: 'bonus', whole: 'salary' },
  { Name: 'Staking', what: 'reward', whole: 'stake' },
  { Name: 'Escrow', what: 'charge', whole: 'deposit' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  way: keyof typeof WAYS
  whole: number
  rate: number
  by: number
}
type Numbers = Pick<Drawn, 'whole' | 'rate' | 'by'>

/** How it is written, and what comes of it when each division drops what is left over. */
const WAYS = {
  divided: {
    shown: (x: string, { rate, by }: Numbers) => `${x} / ${by} * ${rate}`,
    gives: ({ whole, rate, by }: Numbers) => Math.floor(whole / by) * rate,
  },
  multiplied: {
    shown: (x: string, { rate, by }: Numbers) => `${x} * ${rate} / ${by}`,
    gives: ({ whole, rate, by }: Numbers) => Math.floor((whole * rate) / by),
  },
  share: {
    shown: (x: string, { rate, by }: Numbers) => `${rate} * (${x} / ${by})`,
    gives: ({ whole, rate, by }: Numbers) => rate * Math.floor(whole / by),
  },
  rest: {
    shown: (x: string, { rate, by }: Numbers) => `${x} - ${x} * ${by - rate} / ${by}`,
    gives: ({ whole, rate, by }: Numbers) => whole - Math.floor((whole * (by - rate)) / by),
  },
  twice: {
    shown: (x: string, { rate, by }: Numbers) => `${x} / ${by} * ${rate} + ${x} * ${rate} / ${by}`,
    gives: ({ whole, rate, by }: Numbers) => Math.floor(whole / by) * rate + Math.floor((whole * rate) / by),
  },
} as const

export default template({
  id: 'solidity/storage/divided-first',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 1,
  seconds: 75,
  lang: 'solidity',
  status: 'active',
  idea: 'A division of whole numbers drops what is left over at the place where it stands: dividing first loses more.',
  params: (rng) =>
    drawnUntil<Drawn>(
      () => ({
        setting: rng.pick(SETTINGS),
        way: rng.pick(Object.keys(WAYS) as (keyof typeof WAYS)[]),
        whole: rng.int(230, 1_990),
        rate: rng.int(3, 45),
        by: 100,
      }),
      (p) => {
        const exact = (p.whole * p.rate) / p.by
        const all = new Set([
          WAYS.divided.gives(p),
          WAYS.multiplied.gives(p),
          WAYS.rest.gives(p),
          Math.round(exact),
        ])
        return exact % 1 !== 0 && all.size === 3
      },
    ),
  ask: ({ setting: { Name, what, whole }, way, ...numbers }) => ({
    stem: `What does \`${what}(${numbers.whole})\` give?`,
    code: [
      `contract ${Name} {`,
      `  function ${what}(uint256 ${whole}) external pure returns (uint256) {`,
      `    return ${WAYS[way].shown(whole, numbers)};`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ way, ...numbers }) => wholeKey(WAYS[way].gives(numbers)),
  why: () =>
    'Operators of one rank are worked from left to right, and each division of integers gives the whole part only. What a division has dropped is not there for the multiplication after it.',
  source: ['Solidity documentation 0.8, Types, Integers: Division'],
})
