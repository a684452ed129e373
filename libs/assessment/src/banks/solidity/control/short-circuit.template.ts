import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './answers'

/** Whether a holds, b holds, c holds → which are asked and what comes out. */
type Ask3 = (a: () => boolean, b: () => boolean, c: () => boolean) => boolean
const FORMS: Readonly<Record<string, Ask3>> = {
  '$a && $b || $c': (a, b, c) => (a() && b()) || c(),
  '$a || $b && $c': (a, b, c) => a() || (b() && c()),
  '($a || $b) && $c': (a, b, c) => (a() || b()) && c(),
  '$a && ($b || $c)': (a, b, c) => a() && (b() || c()),
  '!$a && $b || $c': (a, b, c) => (!a() && b()) || c(),
  '!$a || $b && $c': (a, b, c) => !a() || (b() && c()),
}
const WORDS = [
  ['known', 'inTime', 'cheap', 'mayJoin'],
  ['listed', 'funded', 'early', 'mayBid'],
  ['signed', 'staked', 'trusted', 'mayVote'],
  ['paid', 'invited', 'old', 'mayEnter'],
] as const

const POINTS = [1, 10, 100]
/** What is added up in one call: a test is asked only where it still decides something. */
function asked(form: string, truths: readonly boolean[]): number {
  let sum = 0
  const [a, b, c] = truths.map((truth, i) => () => {
    sum += POINTS[i] ?? 0
    return truth
  })
  if (a && b && c) FORMS[form]?.(a, b, c)
  return sum
}

export default template({
  id: 'solidity/control/short-circuit',
  revision: 1,
  kind: 'numeric',
  topic: 'control',
  grade: 1,
  nudge: 0.3,
  seconds: 100,
  lang: 'solidity',
  status: 'active',
  idea: 'The right side of && and || is evaluated only where the left side leaves the result open, so what it would do may stay undone.',
  params: (rng) =>
    drawnUntil(
      () => ({
        form: rng.pick(Object.keys(FORMS)),
        words: rng.pick(WORDS),
        limits: rng.sample([3, 5, 7, 9, 12, 15], 3),
        signs: Array.from({ length: 3 }, () => rng.pick(['>', '<'] as const)),
        calls: rng.sample([2, 4, 6, 8, 10, 13, 16], 2),
      }),
      ({ form, limits, signs, calls }) => {
        const sums = calls.map((n) =>
          asked(
            form,
            limits.map((limit, i) => (signs[i] === '>' ? n > limit : n < limit)),
          ),
        )
        return sums[0] !== sums[1]
      },
    ),
  ask: ({ form, words: [a, b, c, may], limits, signs, calls }) => {
    const text = form.replace('$a', `${a}(n)`).replace('$b', `${b}(n)`).replace('$c', `${c}(n)`)
    return {
      stem: `The contract is new. \`${may}(${calls[0]})\` is sent, then \`${may}(${calls[1]})\`. What does \`points()\` return afterwards? (\`&&\` binds tighter than \`||\`.)`,
      code: [
        'contract Gate {',
        '  uint256 public points;',
        '',
        ...[a, b, c].flatMap((name, i) => [
          `  function ${name}(uint256 n) internal returns (bool) {`,
          `    points += ${POINTS[i]};`,
          `    return n ${signs[i]} ${limits[i]};`,
          '  }',
        ]),
        `  function ${may}(uint256 n) external returns (bool) {`,
        `    return ${text};`,
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ form, limits, signs, calls }) =>
    wholeKey(
      calls
        .map((n) =>
          asked(
            form,
            limits.map((limit, i) => (signs[i] === '>' ? n > limit : n < limit)),
          ),
        )
        .reduce((sum, one) => sum + one, 0),
    ),
  why: () =>
    'After false && and after true || the right side is skipped, and with it the points that it would have written.',
  source: [
    'Solidity documentation, Types, Booleans',
    'Solidity documentation, Cheatsheet, Order of Precedence of Operators',
  ],
})
