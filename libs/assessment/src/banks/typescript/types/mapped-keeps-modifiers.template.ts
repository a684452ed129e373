import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Type: 'Filter', names: ['city', 'year', 'page'] },
  { Type: 'Options', names: ['width', 'depth', 'scale'] },
  { Type: 'Query', names: ['term', 'limit', 'sort'] },
  { Type: 'Change', names: ['email', 'phone', 'reason'] },
  { Type: 'Preset', names: ['font', 'theme', 'zoom'] },
] as const
interface Words {
  Type: string
  /** The optional property, the readonly one, and a name that the type does not have. */
  a: string
  b: string
  c: string
}
/** What becomes of the two properties: as they were, by names alone, and with the marks taken away. */
const OUTCOMES = ['kept', 'by names', 'required', 'writable', 'both'] as const
type Outcome = (typeof OUTCOMES)[number]

const FORMS: readonly { type(words: Words): string; gives: Outcome }[] = [
  { type: ({ Type }) => `{ [K in keyof ${Type}]: ${Type}[K] }`, gives: 'kept' },
  { type: ({ Type, a, b }) => `Pick<${Type}, '${b}' | '${a}'>`, gives: 'kept' },
  { type: ({ Type, c }) => `Omit<${Type}, '${c}'>`, gives: 'kept' },
  { type: ({ Type, c }) => `{ [K in keyof ${Type} as Exclude<K, '${c}'>]: ${Type}[K] }`, gives: 'kept' },
  { type: ({ Type, a, b }) => `{ [K in '${a}' | '${b}']: ${Type}[K] }`, gives: 'by names' },
  { type: ({ Type, c }) => `{ [K in Exclude<keyof ${Type}, '${c}'>]: ${Type}[K] }`, gives: 'by names' },
  { type: ({ Type }) => `{ [K in keyof ${Type}]-?: ${Type}[K] }`, gives: 'required' },
  { type: ({ Type, a, b }) => `Required<Pick<${Type}, '${a}' | '${b}'>>`, gives: 'required' },
  { type: ({ Type }) => `{ -readonly [K in keyof ${Type}]: ${Type}[K] }`, gives: 'writable' },
  { type: ({ Type }) => `{ -readonly [K in keyof ${Type}]-?: ${Type}[K] }`, gives: 'both' },
]

export default template({
  id: 'typescript/types/mapped-keeps-modifiers',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 4,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'A mapped type over keyof T keeps what is optional and readonly; over a union of names every property is required and can be assigned.',
  params: (rng) => {
    const { Type, names } = rng.pick(SUBJECTS)
    const [a = '', b = '', c = ''] = rng.shuffle(names)
    const form = rng.pick(FORMS)
    const [A = '', B = ''] = rng.sample(['string', 'number', 'boolean', 'Date'], 2)
    return { Type, a, b, A, B, type: form.type({ Type, a, b, c }), gives: form.gives }
  },
  ask: ({ Type, a, b, A, B, type }) => ({
    stem: 'Which type is `Result` under `strict`?',
    code: [`interface ${Type} { ${a}?: ${A}; readonly ${b}: ${B} }`, '', `type Result = ${type}`].join('\n'),
    options: [
      `{ ${a}?: ${A}; readonly ${b}: ${B} }`,
      `{ ${a}: ${A} | undefined; ${b}: ${B} }`,
      `{ ${a}: ${A}; readonly ${b}: ${B} }`,
      `{ ${a}?: ${A}; ${b}: ${B} }`,
      `{ ${a}: ${A}; ${b}: ${B} }`,
    ],
  }),
  key: ({ gives }) => ({ kind: 'single', right: OUTCOMES.indexOf(gives) }),
  why: () =>
    'keyof T leads back to the properties of T, also with an as clause and inside Pick and Omit, so that ? and readonly are kept unless a minus takes them away. Names alone, as in a written union or in Exclude<keyof T, ...>, lead nowhere: such a property is required, of a type with undefined in it.',
  source: [
    'TypeScript Handbook, Mapped Types, Mapping Modifiers',
    'TypeScript Handbook, Utility Types, Pick<Type, Keys> and Omit<Type, Keys>',
  ],
})
