import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'

const SUBJECTS = [
  { Name: 'Sale', names: ['price', 'fee', 'floor', 'bonus'], quote: 'quote' },
  { Name: 'Loan', names: ['rate', 'margin', 'base', 'spread'], quote: 'interest' },
  { Name: 'Ferry', names: ['fare', 'toll', 'extra', 'rebate'], quote: 'cost' },
  { Name: 'Mint', names: ['cost', 'step', 'start', 'share'], quote: 'due' },
] as const
const KINDS = ['storage', 'immutable', 'constant'] as const
const FIRST = 2_100
const AGAIN = 100

export default template({
  id: 'solidity/gas/reads-of-storage',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 1,
  nudge: 0.3,
  seconds: 110,
  lang: 'solidity',
  status: 'active',
  idea: 'Constants and immutables stand in the code, so reading them reads no storage; a slot is dear the first time in a transaction and cheap afterwards.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        kinds: Array.from({ length: 4 }, () => rng.pick(KINDS)),
        values: rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 11, 12], 4),
        /** Which of them the three lines read, by their numbers. */
        reads: Array.from({ length: 6 }, () => rng.int(0, 3)),
      }),
      ({ kinds, reads }) => {
        const stored = reads.filter((i) => kinds[i] === 'storage')
        return (
          new Set(reads).size === 4 &&
          new Set(stored).size < stored.length &&
          kinds.filter((kind) => kind === 'storage').length === 2 &&
          reads.every((i, at) => at % 2 === 0 || i !== reads[at - 1])
        )
      },
    ),
  ask: ({ subject: { Name, names, quote }, kinds, values, reads }) => {
    const [a, b, c, d, e, f] = reads.map((i) => names[i] ?? '')
    return {
      stem: `Say that reading a storage slot costs ${FIRST.toLocaleString('en')} gas the first time in a transaction and ${AGAIN} each further time. \`${quote}(5)\` is called in a transaction of its own. How much gas do its reads of storage cost together? (The compiler does not optimise: each name that stands there is looked up where it stands.)`,
      code: [
        `contract ${Name} {`,
        ...names.map(
          (name, i) =>
            `  uint256 ${kinds[i] === 'storage' ? '' : `${kinds[i] ?? ''} `}${name} = ${values[i]};`,
        ),
        '',
        `  function ${quote}(uint256 n) external view returns (uint256 sum) {`,
        `    sum = n * ${a} + ${b};`,
        `    sum += n + ${c} * ${d};`,
        `    sum += ${e} + ${f};`,
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'Gas, as a whole number.',
    }
  },
  key: ({ kinds, reads }) => {
    const stored = reads.filter((i) => kinds[i] === 'storage')
    const first = new Set(stored).size
    return wholeKey(first * FIRST + (stored.length - first) * AGAIN)
  },
  why: () =>
    'Only the two plain state variables are in storage: each costs the high price once, and the low one whenever it stands there again.',
  source: ['Solidity documentation, Contracts, Constant and Immutable State Variables', 'EIP-2929'],
})
