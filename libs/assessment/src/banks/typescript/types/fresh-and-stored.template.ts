import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Book', text: 'title', size: 'pages', other: 'author' },
  { Type: 'Trip', text: 'goal', size: 'days', other: 'guide' },
  { Type: 'Film', text: 'title', size: 'minutes', other: 'studio' },
  { Type: 'Dish', text: 'label', size: 'grams', other: 'cook' },
  { Type: 'Plant', text: 'species', size: 'height', other: 'garden' },
] as const
interface Words {
  Type: string
  text: string
  size: string
  other: string
  n: number
}
const literal = ({ text, size, n }: Words, more = '') => `{ ${text}: 'one', ${size}: ${n}${more} }`

const POOL: Pool<Words> = {
  refused: [
    (w, x) => `const ${x}: ${w.Type} = ${literal(w, `, ${w.other}: 'two'`)}`,
    (w) => `keep(${literal(w, `, ${w.other}: 'two'`)})`,
    (w, x) => `const ${x}: ${w.Type} = { ${w.text}: long.${w.text} }`,
    (w, x) => `const ${x}: ${w.Type}[] = [${literal(w, `, ${w.other}: 'two'`)}]`,
    (w, x) => `const ${x}: string = take(long).${w.other}`,
    (w) => `keep({ ${w.text}: 'one' })`,
  ],
  taken: [
    (w, x) => `const ${x}: ${w.Type} = long`,
    () => 'keep(long)',
    (w, x) => `const ${x}: ${w.Type}[] = [long, ${literal(w)}]`,
    (w) => `keep(new Thing('one', ${w.n}))`,
    (w, x) => `const ${x}: ${w.Type} = new Thing('one', ${w.n})`,
    (w) => `keep({ ...long, ${w.size}: ${w.n} })`,
    (w, x) => `const ${x}: string = long.${w.other}`,
  ],
}

export default template({
  id: 'typescript/types/fresh-and-stored',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'Any value of the right shape fits, of whatever class and with more properties; only a literal written on the spot is refused for a property too many.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 900) }
    return { words, lines: drawnLines(rng, POOL, words, 5, [1, 3]) }
  },
  ask: ({ words, lines }) => ({
    stem: 'Above the numbered lines everything compiles. Which of the numbered lines are errors under `strict`?',
    code: [
      `interface ${words.Type} { ${words.text}: string; ${words.size}: number }`,
      `class Thing { constructor(readonly ${words.text}: string, readonly ${words.size}: number) {} }`,
      `const long = ${literal(words, `, ${words.other}: 'two'`)}`,
      `declare function keep(one: ${words.Type}): void`,
      `declare function take(one: ${words.Type}): ${words.Type}`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'Types are compared by their members. A property too many is an error in a fresh object literal alone, where it is most likely a slip.',
  source: [
    'TypeScript Handbook, Object Types, Excess Property Checks',
    'TypeScript Handbook, Type Compatibility',
  ],
})
