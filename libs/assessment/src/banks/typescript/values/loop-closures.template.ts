import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

type Head = (start: number, end: number) => string[]
/** Loops whose bodies make a function of `name`; `shared`: all of them read one variable, which the loop leaves at the end. */
const LOOPS: readonly { name: string; shared: 'counter' | 'last' | null; head: Head; before?: string }[] = [
  { name: 'i', shared: 'counter', head: (start, end) => [`for (var i = ${start}; i < ${end}; i++) {`] },
  { name: 'i', shared: null, head: (start, end) => [`for (let i = ${start}; i < ${end}; i++) {`] },
  { name: 'k', shared: 'counter', head: (start, end) => ['let k', `for (k = ${start}; k < ${end}; k++) {`] },
  {
    name: 'at',
    shared: null,
    head: (start, end) => [`for (var j = ${start}; j < ${end}; j++) {`, '  const at = j'],
  },
  {
    name: 'at',
    shared: 'last',
    head: (start, end) => [`for (let j = ${start}; j < ${end}; j++) {`, '  var at = j'],
  },
]
const RESULTS = [
  { write: (name: string, n: number) => `${name} * ${n}`, of: (value: number, n: number) => value * n },
  { write: (name: string, n: number) => `${name} + ${n}`, of: (value: number, n: number) => value + n },
] as const

export default template({
  id: 'typescript/values/loop-closures',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 2,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'A function keeps the variable and not its value; let in the head or body of a loop is a new one each time round, var is not.',
  params: (rng) =>
    drawnUntil(
      () => ({
        list: rng.pick(['jobs', 'handlers', 'tasks', 'calls']),
        loop: rng.pick(LOOPS),
        result: rng.pick(RESULTS),
        n: rng.int(2, 9),
        start: rng.int(0, 3),
        rounds: rng.int(3, 4),
        called: [rng.int(0, 2), rng.int(0, 2), rng.int(0, 2)],
      }),
      ({ called }) => new Set(called).size >= 2,
    ),
  ask: ({ list, loop, result, n, start, rounds, called }) => ({
    stem: 'What does this code print?',
    code: [
      `const ${list} = []`,
      ...loop.head(start, start + rounds),
      `  ${list}.push(() => ${result.write(loop.name, n)})`,
      '}',
      `console.log(${called.map((i) => `${list}[${i}]()`).join(', ')})`,
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ loop, result, n, start, rounds, called }) => {
    const end = start + rounds
    const seen = { counter: () => end, last: () => end - 1, own: (i: number) => start + i }
    return lineKey(called.map((i) => result.of(seen[loop.shared ?? 'own'](i), n)))
  },
  why: ({ loop }) =>
    loop.shared
      ? 'All the functions read one variable, when they are called: after the loop.'
      : 'Each time round has a variable of its own, and each function keeps that one.',
  source: ['MDN, Closures: Creating closures in loops', 'ECMA-262 (2025), CreatePerIterationEnvironment'],
})
