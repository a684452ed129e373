import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const PAIRS = [
  ['User', 'Admin'],
  ['Draft', 'Post'],
  ['Offer', 'Deal'],
  ['Item', 'Product'],
] as const
const FIELDS = ['id', 'name', 'email', 'role', 'since', 'area', 'score', 'note'] as const

type Names = ReadonlySet<string>
const and = (a: Names, b: Names) => new Set([...a].filter((one) => b.has(one)))
const or = (a: Names, b: Names) => new Set([...a, ...b])
const less = (a: Names, b: Names) => new Set([...a].filter((one) => !b.has(one)))

/** Types of keys, and which keys they hold; `x` is a key of the first type. */
const FORMS: readonly {
  code: (a: string, b: string, x: string) => string
  keys: (a: Names, b: Names, x: Names) => Names
}[] = [
  { code: (a, b) => `keyof (${a} | ${b})`, keys: and },
  { code: (a, b) => `keyof (${a} & ${b})`, keys: or },
  { code: (a, b) => `keyof ${a} | keyof ${b}`, keys: or },
  { code: (a, b) => `keyof ${a} & keyof ${b}`, keys: and },
  {
    code: (a, b) => `Exclude<keyof (${a} & ${b}), keyof (${a} | ${b})>`,
    keys: (a, b) => less(or(a, b), and(a, b)),
  },
  { code: (a, b, x) => `keyof (Omit<${a}, '${x}'> | ${b})`, keys: (a, b, x) => and(less(a, x), b) },
  { code: (a, b, x) => `keyof (Omit<${a}, '${x}'> & ${b})`, keys: (a, b, x) => or(less(a, x), b) },
  { code: (a, b) => `keyof Omit<${a}, keyof ${b}>`, keys: less },
  { code: (a, b, x) => `keyof (Pick<${a}, '${x}'> & ${b})`, keys: (_a, b, x) => or(x, b) },
  { code: (a, b) => `keyof (Partial<${a}> | ${b})`, keys: and },
]

export default template({
  id: 'typescript/types/keys-of-combined',
  revision: 1,
  kind: 'numeric',
  topic: 'types',
  grade: 3,
  nudge: 0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'Of a union of objects only the common keys are known, of an intersection all of them: keyof turns the one into the other.',
  params: (rng) =>
    drawnUntil(
      () => {
        const fields = rng.shuffle(FIELDS)
        const [both, left] = [rng.int(1, 3), rng.int(1, 3)]
        const a = fields.slice(0, both + left)
        const b = [...fields.slice(0, both), ...fields.slice(both + left, both + left + rng.int(1, 2))]
        const names = rng.pick(PAIRS)
        return {
          names,
          a: rng.shuffle(a),
          b: rng.shuffle(b),
          x: rng.pick(a),
          form: rng.int(0, FORMS.length - 1),
        }
      },
      // With another of the two ways to combine, another number comes out.
      ({ a, b }) => a.length !== b.length,
    ),
  ask: ({ names: [A, B], a, b, x, form }) => ({
    stem: 'How many property names does the type `Key` let in?',
    code: [
      `interface ${A} { ${a.map((one) => `${one}: string`).join('; ')} }`,
      `interface ${B} { ${b.map((one) => `${one}: string`).join('; ')} }`,
      '',
      `type Key = ${FORMS[form]?.code(A, B, x) ?? ''}`,
    ].join('\n'),
    answerHint: 'One whole number; 0 if it lets in none.',
  }),
  key: ({ a, b, x, form }) => ({
    kind: 'numeric',
    value: FORMS[form]?.keys(new Set(a), new Set(b), new Set([x])).size ?? -1,
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'A value of A | B is only known to have what both have; one of A & B has everything of both. A union of the keys themselves is the keys of the intersection.',
  source: [
    'TypeScript Handbook, Keyof Type Operator',
    'TypeScript Handbook, Utility Types, Omit<Type, Keys> and Exclude<UnionType, ExcludedMembers>',
  ],
})
