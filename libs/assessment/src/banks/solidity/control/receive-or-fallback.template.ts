import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { signsKey } from './answers'

const SUBJECTS = [
  ['Till', 'pay'],
  ['Fund', 'pledge'],
  ['Meter', 'charge'],
  ['Guild', 'join'],
] as const
type Fallback = 'none' | 'plain' | 'payable'
interface Rules {
  hasReceive: boolean
  fallback: Fallback
}
export interface Sent {
  /** What the data are: nothing, the selector of the function, of another one, or too little for one. */
  data: 'none' | 'own' | 'other' | 'short'
  wei: number
}

function reached({ hasReceive, fallback }: Rules, { data, wei }: Sent): string {
  if (data === 'own') return 'P'
  if (data === 'none' && hasReceive) return 'R'
  return fallback === 'payable' || (fallback === 'plain' && wei === 0) ? 'F' : 'X'
}
const DATA = ['none', 'own', 'other', 'short'] as const

export default template({
  id: 'solidity/control/receive-or-fallback',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Empty data go to receive and, where there is none, to fallback; data that fit no function go to fallback; ether needs payable on the way.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        rules: {
          hasReceive: rng.chance() < 0.6,
          fallback: rng.pick(['none', 'plain', 'plain', 'payable'] as const),
        },
        sent: rng.sample(
          DATA.flatMap((data) => [0, rng.int(1, 90)].map((wei): Sent => ({ data, wei }))),
          5,
        ),
        bytes: Array.from({ length: 3 }, () => rng.int(0x11, 0xfe).toString(16)).join(''),
      }),
      ({ rules, sent }) =>
        (rules.hasReceive || rules.fallback !== 'none') &&
        sent.filter(({ data }) => data === 'own').length < 2 &&
        new Set(sent.map((one) => reached(rules, one))).size > 2,
    ),
  ask: ({ subject: [Name, pay], rules: { hasReceive, fallback }, sent, bytes }) => {
    const dataOf = {
      none: 'no data',
      own: `the selector of \`${pay}()\` as data`,
      other: `the data \`0x${bytes}99\`, which fit no function`,
      short: `the data \`0x${bytes.slice(0, 4)}\` (two bytes)`,
    }
    return {
      stem: `${sent.length} transactions are sent to the contract:\n${sent.map(({ data, wei }, i) => `${i + 1}. ${wei} wei and ${dataOf[data]}`).join('\n')}\nWhat runs in each of them? Write R for \`receive\`, F for \`fallback\`, P for \`${pay}\`, and X where the transaction reverts.`,
      code: [
        `contract ${Name} {`,
        '  string public last;',
        '',
        `  function ${pay}() external payable { last = "P"; }`,
        ...(hasReceive ? ['  receive() external payable { last = "R"; }'] : []),
        ...(fallback === 'none'
          ? []
          : [`  fallback() external${fallback === 'payable' ? ' payable' : ''} { last = "F"; }`]),
        '}',
      ].join('\n'),
      answerHint: `${sent.length} letters in the order of the transactions, without spaces.`,
    }
  },
  key: ({ rules, sent }) => signsKey(sent.map((one) => reached(rules, one))),
  why: ({ rules: { hasReceive, fallback } }) =>
    `${hasReceive ? 'Empty data run receive, with or without ether.' : 'Without receive, empty data go to fallback.'} ${fallback === 'none' ? 'Without fallback, data that fit no function revert.' : fallback === 'plain' ? 'The fallback is not payable: it refuses ether.' : 'The fallback takes ether.'}`,
  source: ['Solidity documentation, Contracts, Special Functions'],
})
