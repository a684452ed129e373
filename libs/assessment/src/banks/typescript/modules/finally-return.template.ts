import { template } from '../../../tasks/template'
import { PRINTED_HINT, wordsKey } from './answers'

type Given = readonly [start: number, added: number, late: number]
interface Form {
  body(given: Given): readonly string[]
  returns(given: Given): number
}

/** Functions without parameters, and the number that each of them returns. */
const FORMS: readonly Form[] = [
  {
    body: ([start, added, late]) => [
      `let sum = ${start}`,
      `try { sum += ${added}; return sum }`,
      `finally { sum += ${late} }`,
    ],
    returns: ([start, added]) => start + added,
  },
  {
    body: ([start, added, late]) => [
      `const box = { sum: ${start} }`,
      `try { box.sum += ${added}; return box }`,
      `finally { box.sum += ${late} }`,
    ],
    returns: ([start, added, late]) => start + added + late,
  },
  {
    body: ([start, added, late]) => [
      `let sum = ${start}`,
      `try { sum += ${added}; return sum }`,
      `finally { sum += ${late}; return sum }`,
    ],
    returns: ([start, added, late]) => start + added + late,
  },
  {
    body: ([start, added, late]) => [
      `let sum = ${start}`,
      `try { throw new Error('lost') }`,
      `catch { sum += ${added}; return sum }`,
      `finally { sum += ${late} }`,
    ],
    returns: ([start, added]) => start + added,
  },
  {
    body: ([start, added, late]) => [
      `let sum = ${start}`,
      `const add = (more: number) => (sum += more)`,
      `try { return add(${added}) }`,
      `finally { add(${late}) }`,
    ],
    returns: ([start, added]) => start + added,
  },
  {
    body: ([start, added, late]) => [
      `const list = [${start}, ${added}]`,
      `try { return list }`,
      `finally { list.push(${late}) }`,
    ],
    returns: ([start, added, late]) => start + added + late,
  },
]
/** How the number is read from what the form returns. */
const READ: readonly string[] = ['', '.sum', '', '', '', '.reduce((a, b) => a + b)']

export default template({
  id: 'typescript/modules/finally-return',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'The value after return is reckoned before finally runs: later changes of the variable do not reach it, changes of the object do, and a return in finally replaces it.',
  params: (rng) => ({
    chosen: rng.shuffle([...rng.sample([0, 3, 4], 2), ...rng.sample([1, 2, 5], 1)]),
    given: Array.from({ length: 3 }, (): Given => [rng.int(1, 9), rng.int(1, 9), rng.int(10, 90)]),
  }),
  ask: ({ chosen, given }) => ({
    stem: 'What does this program print?',
    code: [
      ...chosen.flatMap((form, i) => [
        `function f${i + 1}() {`,
        ...(FORMS[form]?.body(given[i] ?? [0, 0, 0]) ?? []).map((line) => `  ${line}`),
        '}',
      ]),
      '',
      ...chosen.map((form, i) => `console.log(f${i + 1}()${READ[form] ?? ''})`),
    ].join('\n'),
    answerHint: PRINTED_HINT,
  }),
  key: ({ chosen, given }) =>
    wordsKey(chosen.map((form, i) => FORMS[form]?.returns(given[i] ?? [0, 0, 0]) ?? 0)),
  why: () =>
    'return evaluates its expression first and keeps the value. A number that is kept does not follow its variable; an object that is kept is the same object. Another return on the way out takes the place of the first.',
  source: ['ECMA-262 (2025), The try Statement', 'MDN, try...catch'],
})
