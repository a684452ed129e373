import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'

const SUBJECTS = [
  { Name: 'Royalties', run: 'share', count: 'count', rate: 'rate', sum: 'total', of: 'sales' },
  { Name: 'Season', run: 'finish', count: 'rounds', rate: 'bonus', sum: 'points', of: 'won' },
  { Name: 'Lease', run: 'bill', count: 'flats', rate: 'rent', sum: 'due', of: 'size' },
  { Name: 'Vesting', run: 'release', count: 'grants', rate: 'step', sum: 'freed', of: 'shares' },
] as const
interface Rules {
  n: number
  /** Whether it stands in a variable of the function before the loop. */
  isCountKept: boolean
  isRateKept: boolean
  isSumKept: boolean
  /** The rate is read in every other turn alone. */
  isSparse: boolean
}

/** Reads of storage in one call. */
function readsOf({ n, isCountKept, isRateKept, isSumKept, isSparse }: Rules): number {
  const turnsWithRate = isSparse ? Math.ceil(n / 2) : n
  return (isCountKept ? 1 : n + 1) + (isRateKept ? 1 : turnsWithRate) + (isSumKept ? 1 : n) + n
}

export default template({
  id: 'solidity/gas/reads-in-a-loop',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A state variable in a condition or a body is read in every turn, the condition once more than there are turns; a local copy is read once.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        n: rng.int(6, 40),
        isCountKept: rng.chance() < 0.4,
        isRateKept: rng.chance() < 0.5,
        isSumKept: rng.chance() < 0.5,
        isSparse: rng.chance() < 0.5,
      }),
      (p) => !(p.isCountKept && p.isRateKept && p.isSumKept),
    ),
  ask: ({
    subject: { Name, run, count, rate, sum, of },
    n,
    isCountKept,
    isRateKept,
    isSumKept,
    isSparse,
  }) => {
    const [top, price, to] = [
      isCountKept ? 'top' : count,
      isRateKept ? 'price' : rate,
      isSumKept ? 'held' : sum,
    ]
    return {
      stem: `\`${count}\` is ${n} when \`${run}()\` is called. How often does this call read a value from storage? (The compiler does not optimise: each read of a state variable, or of an element of \`${of}\`, reads storage.)`,
      code: [
        `contract ${Name} {`,
        `  uint256 ${count} = ${n};`,
        `  uint256 ${rate} = 3;`,
        `  uint256 ${sum};`,
        `  mapping(uint256 => uint256) ${of};`,
        '',
        `  function ${run}() external {`,
        ...(isCountKept ? [`    uint256 top = ${count};`] : []),
        ...(isRateKept ? [`    uint256 price = ${rate};`] : []),
        ...(isSumKept ? [`    uint256 held = ${sum};`] : []),
        `    for (uint256 i = 0; i < ${top}; i++) {`,
        `      uint256 part = ${of}[i];`,
        isSparse ? `      if (i % 2 == 0) part = part * ${price};` : `      part = part * ${price};`,
        `      ${to} = ${to} + part;`,
        '    }',
        ...(isSumKept ? [`    ${sum} = held;`] : []),
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: (p) => wholeKey(readsOf(p)),
  why: ({ n }) =>
    `The condition is looked at ${n + 1} times. Each name of a state variable in condition or body is a read in every turn; a copy before the loop is one read. Writing is no read.`,
  source: ['Solidity documentation, Layout of State Variables in Storage', 'EIP-2929'],
})
