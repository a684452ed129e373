import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { rowKey } from './answers'

const SUBJECTS = [
  { Name: 'Stock', one: 'take', all: 'takeMany', left: 'left', count: 'served', guard: 'ifEnough' },
  { Name: 'Grant', one: 'draw', all: 'drawMany', left: 'budget', count: 'paid', guard: 'inBudget' },
  { Name: 'Cabin', one: 'book', all: 'bookMany', left: 'seats', count: 'groups', guard: 'ifFree' },
  { Name: 'Allowance', one: 'spend', all: 'spendMany', left: 'rest', count: 'spends', guard: 'covered' },
] as const
/** How the modifier guards: the body runs or not; everything reverts; its own copy is made smaller. */
const GUARDS = {
  skip: ['if (n <= $left) _;'],
  leave: ['if (n > $left) return;', '_;'],
  revert: ['require(n <= $left);', '_;'],
  late: ['_;', 'require($count <= $most);'],
} as const
type Guard = keyof typeof GUARDS

interface Drawn {
  guard: Guard
  start: number
  most: number
  wanted: readonly number[]
}
/** What is left, how many were served, and what the sum of the results is. */
function after({ guard, start, most, wanted }: Drawn): [number, number, number] {
  let [left, count, sum] = [start, 0, 0]
  for (const n of wanted) {
    if (n > left && (guard === 'skip' || guard === 'leave')) continue
    if (n > left || (guard === 'late' && count === most)) return [start, 0, 0]
    left -= n
    count += 1
    sum += n
  }
  return [left, count, sum]
}

export default template({
  id: 'solidity/control/skipped-body',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A modifier that does not reach _ skips the body without any failure: the call goes on with a result of zero. A require in it undoes the whole transaction, also behind _.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        guard: rng.pick(['skip', 'leave', 'skip', 'leave', 'revert', 'late'] as const),
        start: rng.int(30, 60),
        most: rng.int(2, 4),
        wanted: Array.from({ length: 4 }, () => rng.int(5, 35)),
      }),
      (p) => {
        const [, count] = after({ ...p, guard: 'skip' })
        const enough = p.wanted.reduce((sum, n) => sum + n, 0) <= p.start
        return p.guard === 'late'
          ? enough
          : p.wanted[0] !== undefined && p.wanted[0] <= p.start && count > 1 && !enough
      },
    ),
  ask: ({ subject: { Name, one, all, left, count, guard: named }, guard, start, most, wanted }) => ({
    stem: `The contract is new. \`${all}([${wanted.join(', ')}])\` is sent to it once. What do \`${left}()\`, \`${count}()\` and \`sum()\` return afterwards?`,
    code: [
      `contract ${Name} {`,
      `  uint256 public ${left} = ${start};`,
      `  uint256 public ${count};`,
      '  uint256 public sum;',
      '',
      `  modifier ${named}(uint256 n) {`,
      ...GUARDS[guard].map(
        (line) =>
          `    ${line.replace('$left', left).replace('$count', count).replace('$most', String(most))}`,
      ),
      '  }',
      `  function ${one}(uint256 n) internal ${named}(n) returns (uint256) {`,
      `    ${left} -= n;`,
      `    ${count} += 1;`,
      '    return n;',
      '  }',
      `  function ${all}(uint256[] calldata ns) external {`,
      `    for (uint256 i = 0; i < ns.length; i++) sum += ${one}(ns[i]);`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Three numbers with a space between.',
  }),
  key: (p) => rowKey(after(p)),
  why: ({ guard }) =>
    guard === 'skip' || guard === 'leave'
      ? 'Where n is too large the body is skipped and the function returns 0. Nothing reverts; smaller numbers after it are taken again.'
      : 'A require that fails, before or behind _, reverts the transaction: all that the loop had done is undone.',
  source: ['Solidity documentation, Contracts, Function Modifiers'],
})
