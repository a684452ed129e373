import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

const NAMES = ['label', 'describe', 'lookUp', 'convert', 'choose', 'measure'] as const
/** What a branch returns, and of which type that is. */
const RETURNS = {
  string: 'return text',
  number: 'return text.length',
  boolean: 'return text.startsWith(mark)',
  'string[]': 'return text.split(mark)',
  undefined: 'return',
} as const
type Type = keyof typeof RETURNS
const TYPES = ['string', 'number', 'boolean', 'string[]'] as const

const union = (types: readonly Type[]): string => types.join(' | ')

function drawn(rng: Rng) {
  const [a = 'string', b = 'number', c = 'boolean'] = rng.sample(TYPES, 3)
  const branches: Type[] = rng.chance() < 0.5 ? [a, 'undefined', b] : [a, a, b]
  const isOpen = branches[1] === 'undefined'
  const right = isOpen ? union([a, b, 'undefined']) : union([a, b])
  const wrong = isOpen
    ? [union([a, b]), union([b, 'undefined']), union([a, b, c, 'undefined']), `${b}`]
    : [union([a, b, 'undefined']), `${a}`, union([a, b, c]), `${b}`]
  return {
    name: rng.pick(NAMES),
    mark: rng.pick(['#', '/', ';', '@', '%']),
    most: rng.int(3, 60),
    branches: [...rng.shuffle(branches.slice(0, 2)), b],
    options: [right, ...wrong],
  }
}

export default template({
  id: 'typescript/practice/result-of-branches',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 1,
  seconds: 75,
  lang: 'typescript',
  status: 'active',
  idea: 'Without a written result type it is the union of what the branches return; a bare return adds undefined.',
  params: drawn,
  ask: ({ name, mark, most, branches: [first = 'string', second = 'string', last = 'string'], options }) => ({
    stem: `Which result type does TypeScript infer for \`${name}\` under \`strict\`?`,
    code: [
      `function ${name}(text: string, mark: string) {`,
      `  if (mark === '${mark}') ${RETURNS[first]}`,
      `  if (text.length > ${most}) ${RETURNS[second]}`,
      `  ${RETURNS[last]}`,
      '}',
    ].join('\n'),
    options,
  }),
  key: () => ({ kind: 'single', right: 0 }),
  why: ({ branches, options: [right = ''] }) =>
    `The branches give ${[...new Set(branches)].join(', ')}, so the result is \`${right}\`: any of them may come. ${
      branches.includes('undefined')
        ? 'A `return` without a value gives `undefined`, which counts as well.'
        : 'Every way through the function returns a value, so `undefined` is none of them.'
    }`,
  source: [
    'TypeScript Handbook, Everyday Types, Return Type Annotations',
    'TypeScript Handbook, Everyday Types, Union Types',
  ],
})
