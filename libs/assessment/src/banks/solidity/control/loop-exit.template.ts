import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './answers'

const SUBJECTS = [
  { Name: 'Payout', items: 'shares', reckon: 'due', sum: 'sum' },
  { Name: 'Basket', items: 'prices', reckon: 'worth', sum: 'total' },
  { Name: 'Route', items: 'tolls', reckon: 'toll', sum: 'cost' },
  { Name: 'Season', items: 'scores', reckon: 'score', sum: 'points' },
] as const

interface Rules {
  skips: number
  most: number
  exit: 'break' | 'return' | 'continue'
  extra: number
  list: readonly number[]
}

function walked({ skips, most, exit, extra, list }: Rules): number {
  let sum = 0
  for (const one of list) {
    if (one === skips) continue
    if (one > most) {
      if (exit === 'return') return sum
      if (exit === 'break') break
      continue
    }
    sum += one
  }
  return sum + extra
}

export default template({
  id: 'solidity/control/loop-exit',
  revision: 1,
  kind: 'numeric',
  topic: 'control',
  grade: 1,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'continue goes on with the next turn, break goes on after the loop, return ends the function, with what the named result holds by then.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        skips: rng.int(1, 6),
        most: rng.int(12, 20),
        exit: rng.pick(['break', 'return', 'continue'] as const),
        extra: 100 * rng.int(1, 5),
        list: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 21, 22, 23, 25], 6),
      }),
      (p) => {
        const ways = (['break', 'return', 'continue'] as const).map((exit) => walked({ ...p, exit }))
        return new Set(ways).size === 3 && walked({ ...p, skips: 0 }) !== walked(p)
      },
    ),
  ask: ({ subject: { Name, items, reckon, sum }, skips, most, exit, extra, list }) => ({
    stem: `What does \`${reckon}([${list.join(', ')}])\` return?`,
    code: [
      `contract ${Name} {`,
      `  function ${reckon}(uint256[] calldata ${items}) external pure returns (uint256 ${sum}) {`,
      `    for (uint256 i = 0; i < ${items}.length; i++) {`,
      `      if (${items}[i] == ${skips}) continue;`,
      `      if (${items}[i] > ${most}) ${exit === 'return' ? `return ${sum}` : exit};`,
      `      ${sum} += ${items}[i];`,
      '    }',
      `    ${sum} += ${extra};`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: (p) => wholeKey(walked(p)),
  why: ({ exit, extra }) =>
    ({
      break: `break leaves the loop at the first large element; ${extra} is added behind the loop.`,
      return: `return leaves the function at the first large element, before ${extra} is added.`,
      continue: 'continue skips large elements one by one; the loop runs to its end.',
    })[exit],
  source: [
    'Solidity documentation, Expressions and Control Structures',
    'Solidity documentation, Contracts, Return Variables',
  ],
})
