import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from './printed'

const NAMES = [
  { total: 'total', add: 'add' },
  { total: 'points', add: 'award' },
  { total: 'stock', add: 'receive' },
  { total: 'balance', add: 'deposit' },
] as const

/** Statements around a call that adds to the variable and returns what it added; `early`: the variable is read before. */
const STATEMENTS: readonly {
  write(total: string, call: string): string
  gives(before: number, n: number): number
  early: boolean | null
}[] = [
  { write: (total, call) => `${total} += ${call}`, gives: (before, n) => before + n, early: true },
  { write: (total, call) => `${total} = ${total} + ${call}`, gives: (before, n) => before + n, early: true },
  { write: (total, call) => `${total} -= ${call}`, gives: (before, n) => before - n, early: true },
  {
    write: (total, call) => `${total} = ${call} + ${total}`,
    gives: (before, n) => n + (before + n),
    early: false,
  },
  {
    write: (total, call) => `${total} = 2 * ${call} + ${total}`,
    gives: (before, n) => 2 * n + (before + n),
    early: false,
  },
  {
    write: (total, call) => `${total} = ${total} + ${call} + ${total}`,
    gives: (before, n) => before + n + (before + n),
    early: false,
  },
  { write: (_total, call) => call, gives: (before, n) => before + n, early: null },
]

export default template({
  id: 'typescript/values/lost-update',
  revision: 1,
  kind: 'numeric',
  topic: 'values',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'A compound assignment reads its target before the right side runs, so what a call there adds to it is lost.',
  params: (rng) =>
    drawnUntil(
      () => ({
        names: rng.pick(NAMES),
        isField: rng.chance() < 0.4,
        start: rng.int(1, 5) * 10,
        steps: rng.sample(STATEMENTS, 3).map((how) => ({ how, n: rng.int(2, 9) })),
      }),
      ({ steps }) => {
        const early = steps.map(({ how }) => how.early)
        return early.includes(true) && early.includes(false)
      },
    ),
  ask: ({ names: { total, add }, isField, start, steps }) => {
    const target = isField ? `state.${total}` : total
    return {
      stem: 'Which number does this code print?',
      code: [
        isField ? `const state = { ${total}: ${start} }` : `let ${total} = ${start}`,
        '',
        `function ${add}(n: number): number {`,
        `  ${target} += n`,
        '  return n',
        '}',
        '',
        ...steps.map(({ how, n }) => how.write(target, `${add}(${n})`)),
        `console.log(${target})`,
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ start, steps }) => whole(steps.reduce((value, { how, n }) => how.gives(value, n), start)),
  why: () =>
    'In x += f() the value of x is taken first and f() is called then: what f does to x is overwritten. In x = f() + x it is read after the call.',
  source: ['MDN, Addition assignment (+=)', 'ECMA-262 (2025), Assignment Operators: Evaluation'],
})
