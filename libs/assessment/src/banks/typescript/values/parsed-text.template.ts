import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

type Reader = 'Number' | 'parseInt' | 'parseFloat'
const WRITTEN: Readonly<Record<Reader, (name: string) => string>> = {
  Number: (name) => `Number(${name})`,
  parseInt: (name) => `parseInt(${name}, 10)`,
  parseFloat: (name) => `parseFloat(${name})`,
}
const READERS = ['Number', 'parseInt', 'parseFloat'] as const

/** Texts made of a whole number `n` and a digit `d` that is not 0, and what each reader makes of them. */
const TEXTS: readonly {
  text(n: number, d: number): string
  gives(n: number, d: number): Record<Reader, number>
}[] = [
  { text: (n) => `${n}px`, gives: (n) => ({ Number: NaN, parseInt: n, parseFloat: n }) },
  {
    text: (n, d) => `${n}.${d}`,
    gives: (n, d) => ({ Number: (10 * n + d) / 10, parseInt: n, parseFloat: (10 * n + d) / 10 }),
  },
  {
    text: (n, d) => `${n}.${d} kg`,
    gives: (n, d) => ({ Number: NaN, parseInt: n, parseFloat: (10 * n + d) / 10 }),
  },
  { text: () => '', gives: () => ({ Number: 0, parseInt: NaN, parseFloat: NaN }) },
  { text: (n) => ` ${n} `, gives: (n) => ({ Number: n, parseInt: n, parseFloat: n }) },
  { text: (n) => `no ${n}`, gives: () => ({ Number: NaN, parseInt: NaN, parseFloat: NaN }) },
  { text: (n, d) => `${n},${d}`, gives: (n) => ({ Number: NaN, parseInt: n, parseFloat: n }) },
  { text: (n) => `0${n}`, gives: (n) => ({ Number: n, parseInt: n, parseFloat: n }) },
  { text: (n, d) => `${n}-${d}`, gives: (n) => ({ Number: NaN, parseInt: n, parseFloat: n }) },
]

export default template({
  id: 'typescript/values/parsed-text',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 2,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'parseInt and parseFloat read as far as they can; Number wants the whole text to be a number, and takes an empty one for 0.',
  params: (rng) =>
    drawnUntil(
      () => {
        const drawn = rng.sample(TEXTS, 3).map((one) => {
          const [n, d] = [rng.int(11, 98), rng.int(1, 9)]
          return { text: one.text(n, d), gives: one.gives(n, d), reader: rng.pick(READERS) }
        })
        return { names: rng.sample(['width', 'weight', 'price', 'code', 'count'], 3), drawn }
      },
      ({ drawn }) =>
        drawn.some(({ reader }) => reader === 'Number') &&
        new Set(drawn.map(({ reader }) => reader)).size >= 2 &&
        // One of them at least is read otherwise by another reader.
        drawn.some(({ gives, reader }) => READERS.some((other) => !Object.is(gives[other], gives[reader]))),
    ),
  ask: ({ names, drawn }) => ({
    stem: 'What does this code print?',
    code: [
      ...drawn.map(({ text }, i) => `const ${names[i] ?? ''} = '${text}'`),
      '',
      `console.log(${drawn.map(({ reader }, i) => WRITTEN[reader](names[i] ?? '')).join(', ')})`,
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ drawn }) => lineKey(drawn.map(({ gives, reader }) => gives[reader])),
  why: () =>
    'Blanks around are ignored by all three. parseInt stops at the first character that is no digit, parseFloat takes one point; Number gives NaN for whatever is not a number as a whole, and 0 for an empty text.',
  source: ['MDN, parseInt()', 'MDN, parseFloat()', 'MDN, Number: Number coercion'],
})
