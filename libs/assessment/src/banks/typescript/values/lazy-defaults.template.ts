import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { lineKey } from './printed'

const SUBJECTS = [
  { call: 'draw', fields: ['width', 'height', 'depth'] },
  { call: 'book', fields: ['room', 'table', 'seat'] },
  { call: 'place', fields: ['row', 'column', 'layer'] },
] as const

/** A default: the next number, the field before and so many, or a number. */
const DEFAULTS = ['next', 'earlier', 'plain'] as const
type Given = number | null | 'undefined' | 'missing'

export interface Parts {
  subject: (typeof SUBJECTS)[number]
  start: number
  defaults: readonly { how: (typeof DEFAULTS)[number]; n: number }[]
  calls: readonly (readonly Given[])[]
}
/** Values of all calls in their order, then the counter. */
function printed({ start, defaults, calls }: Parts): (number | null)[] {
  let counter = start
  const values = calls.flatMap((given) => {
    let before: number | null = 0
    return given.map((value, i): number | null => {
      const { how, n } = defaults[i] ?? { how: 'plain', n: 0 }
      if (value === 'undefined' || value === 'missing')
        // null counts as 0 where it is added.
        before = how === 'plain' ? n : how === 'next' ? ++counter : (before ?? 0) + n
      else before = value
      return before
    })
  })
  return [...values, counter]
}
const objectOf = (fields: readonly string[], given: readonly Given[]): string =>
  `{ ${given.flatMap((value, i) => (value === 'missing' ? [] : [`${fields[i] ?? ''}: ${String(value)}`])).join(', ')} }`

export default template({
  id: 'typescript/values/lazy-defaults',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'A default in destructuring stands for undefined and not for null, is evaluated only where it is needed, each time, and may use the fields before it.',
  params: (rng) =>
    drawnUntil(
      (): Parts => ({
        subject: rng.pick(SUBJECTS),
        start: rng.int(1, 9) * 10,
        defaults: rng.shuffle(['next', rng.pick(DEFAULTS), 'earlier'] as const).map((how, i) => ({
          how: i === 0 && how === 'earlier' ? 'next' : how,
          n: rng.int(2, 9),
        })),
        calls: Array.from({ length: 2 }, () =>
          Array.from({ length: 3 }, (): Given =>
            rng.pick([null, 'undefined', 'missing', 'missing', rng.int(1, 9)]),
          ),
        ),
      }),
      ({ defaults, calls }) => {
        const all = calls.flat()
        const isTaken = (value: Given) => value === 'undefined' || value === 'missing'
        const next = calls.flatMap((given) => given.filter((_, i) => defaults[i]?.how === 'next'))
        return (
          all.includes(null) &&
          all.includes('undefined') &&
          next.some(isTaken) &&
          !next.every(isTaken) &&
          calls.every((given) => given.some((value) => value !== 'missing')) &&
          defaults.some(({ how }) => how === 'earlier')
        )
      },
    ),
  ask: ({ subject: { call, fields }, start, defaults, calls }) => ({
    stem: 'What does this JavaScript print?',
    code: [
      `let counter = ${start}`,
      'const next = () => ++counter',
      '',
      `function ${call}({`,
      ...defaults.map(({ how, n }, i) => {
        const by = { next: 'next()', earlier: `${fields[i - 1] ?? ''} + ${n}`, plain: String(n) }[how]
        return `  ${fields[i] ?? ''} = ${by},`
      }),
      '}) {',
      `  console.log(${fields.join(', ')})`,
      '}',
      ...calls.map((given) => `${call}(${objectOf(fields, given)})`),
      'console.log(counter)',
    ].join('\n'),
    answerHint: 'All values as they are printed, with a space between them, in one line.',
  }),
  key: (p) => lineKey(printed(p)),
  why: () =>
    'undefined, written out or not there, takes the default; null is a value, and 0 in a sum. A call in a default is made only where the default is taken.',
  source: ['MDN, Destructuring: Default value', 'ECMA-262 (2025), Destructuring Binding Patterns'],
})
