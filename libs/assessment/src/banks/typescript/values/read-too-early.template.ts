import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const NAMES = ['limit', 'rate', 'scale', 'offset', 'label', 'price'] as const

export interface Declaration {
  write(name: string, n: number): string
  isCalled: boolean
  /** What comes of it before its line was run; of a function declaration the same as after. */
  early: string | null
}
const DECLARATIONS: readonly Declaration[] = [
  { write: (name, n) => `let ${name} = ${n}`, isCalled: false, early: 'ReferenceError' },
  { write: (name, n) => `const ${name} = ${n}`, isCalled: false, early: 'ReferenceError' },
  { write: (name, n) => `var ${name} = ${n}`, isCalled: false, early: 'undefined' },
  { write: (name, n) => `function ${name}() { return ${n} }`, isCalled: true, early: null },
  { write: (name, n) => `const ${name} = () => ${n}`, isCalled: true, early: 'ReferenceError' },
  { write: (name, n) => `var ${name} = function () { return ${n} }`, isCalled: true, early: 'TypeError' },
]
const SHOWN = 4

export default template({
  id: 'typescript/values/read-too-early',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Before its line is run a let or const cannot be read, a var is undefined, and a declared function is already there.',
  params: (rng) =>
    drawnUntil(
      () => ({
        declared: rng.sample(DECLARATIONS, SHOWN).map((how, i) => ({ how, n: rng.int(2, 9) * (i + 1) })),
        names: rng.sample(NAMES, SHOWN),
        at: rng.int(0, SHOWN - 1),
        read: rng.sample([0, 1, 2, 3], 3),
      }),
      // Something is read too early, and all do not come to the same.
      ({ declared, at, read }) => {
        const early = read.filter((i) => i >= at).map((i) => declared[i]?.how.early)
        return early.length >= 2 && new Set(early).size >= 2
      },
    ),
  ask: ({ declared, names, at, read }) => {
    const lines = declared.map(({ how, n }, i) => how.write(names[i] ?? '', n))
    const reads = read.map((i) => `attempt(() => ${names[i] ?? ''}${declared[i]?.how.isCalled ? '()' : ''})`)
    return {
      stem: 'What does this JavaScript print? Where an error is caught, its name is printed.',
      code: [
        'function attempt(read) {',
        '  try {',
        '    return read()',
        '  } catch (error) {',
        '    return error.name',
        '  }',
        '}',
        '',
        ...lines.slice(0, at),
        'console.log(',
        ...reads.map((one) => `  ${one},`),
        ')',
        ...lines.slice(at),
      ].join('\n'),
      answerHint: LINE_HINT,
    }
  },
  key: ({ declared, at, read }) =>
    lineKey(
      read.map((i) => {
        const one = declared[i]
        return i >= at ? (one?.how.early ?? one?.n) : one?.n
      }),
    ),
  why: () =>
    'let and const are in their dead zone until their line is run: ReferenceError. A var is there and undefined, so calling it is a TypeError. A function declaration is made before the first line is run.',
  source: ['MDN, let: Temporal dead zone (TDZ)', 'MDN, Glossary: Hoisting'],
})
