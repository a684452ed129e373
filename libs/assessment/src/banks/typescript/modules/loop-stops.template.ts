import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** How the values are gone through: each calls a function, or runs a block, for one value after the other. */
const LOOPS = {
  forEach: { head: 'values.forEach((value) => {', foot: '})' },
  map: { head: 'const kept = values.map((value) => {', foot: '})' },
  of: { head: 'for (const value of values) {', foot: '}' },
} as const
type Loop = keyof typeof LOOPS

const LOOP_NAMES: readonly Loop[] = ['forEach', 'map', 'of']
const RETURNED = '  return value'

export default template({
  id: 'typescript/modules/loop-stops',
  revision: 1,
  kind: 'numeric',
  topic: 'modules',
  grade: 1,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'An error that leaves the callback ends the whole iteration; one that is caught inside ends only the one step.',
  params: (rng) =>
    drawnUntil(
      () => ({
        loop: rng.pick(LOOP_NAMES),
        isInside: rng.chance() < 0.5,
        isCountedFirst: rng.chance() < 0.5,
        limit: rng.int(20, 40),
        fine: rng.int(100, 300),
        values: rng.shuffle([
          rng.int(41, 60),
          rng.int(41, 60),
          rng.int(1, 9),
          rng.int(10, 19),
          rng.int(1, 19),
        ]),
      }),
      // A first or last bad value would tell nothing of what comes after it.
      ({ values, limit }) => values.findIndex((value) => value > limit) < 3 && (values[0] ?? 0) <= limit,
    ),
  ask: ({ loop, isInside, isCountedFirst, limit, fine, values }) => {
    const { head, foot } = LOOPS[loop]
    const step = [
      ...(isCountedFirst ? ['sum += value'] : []),
      `if (value > ${limit}) throw new RangeError(\`\${value} is too much\`)`,
      ...(isCountedFirst ? [] : ['sum += value']),
    ]
    const around = (lines: readonly string[]) => [
      'try {',
      ...lines.map((line) => `  ${line}`),
      '} catch {',
      `  sum += ${fine}`,
      '}',
    ]
    const body = [
      ...(isInside ? around(step) : step).map((line) => `  ${line}`),
      ...(loop === 'map' ? [RETURNED] : []),
    ]
    const whole = [head, ...body, foot]
    return {
      stem: 'Which number does this program print?',
      code: [
        `const values = [${values.join(', ')}]`,
        'let sum = 0',
        ...(isInside ? whole : around(whole)),
        'console.log(sum)',
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ isInside, isCountedFirst, limit, fine, values }) => {
    const sumOf = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0)
    const firstBad = values.findIndex((value) => value > limit)
    const reached = isInside ? values : values.slice(0, firstBad + 1)
    const bad = reached.filter((value) => value > limit)
    const good = reached.filter((value) => value <= limit)
    return exactly(sumOf(good) + bad.length * fine + (isCountedFirst ? sumOf(bad) : 0))
  },
  why: ({ isInside }) =>
    isInside
      ? 'Each step catches its own error, so every value has its turn.'
      : 'The first error leaves the iteration; no later value has its turn, and catch runs once.',
  source: ['MDN, Array.prototype.forEach()', 'ECMA-262 (2025), The try Statement'],
})
