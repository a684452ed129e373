import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Type: 'Profile', one: 'name', two: 'city', count: 'age' },
  { Type: 'Product', one: 'title', two: 'maker', count: 'price' },
  { Type: 'Flight', one: 'from', two: 'to', count: 'seats' },
  { Type: 'Track', one: 'artist', two: 'album', count: 'plays' },
] as const
type Words = (typeof SUBJECTS)[number]
/** What may be written: nothing, a text, a number, either, or the type of just the property that the parameter names. */
const OUTCOMES = ['nothing', 'text', 'number', 'either', 'own'] as const
type Outcome = (typeof OUTCOMES)[number]

const FORMS: readonly { line(words: Words): string; gives: Outcome }[] = [
  { line: () => 'item[key] = ...', gives: 'nothing' },
  { line: () => 'item[mixed] = ...', gives: 'nothing' },
  { line: ({ one }) => `if (key !== '${one}') item[key] = ...`, gives: 'nothing' },
  { line: () => 'item[texts] = ...', gives: 'text' },
  { line: ({ count }) => `if (key !== '${count}') item[key] = ...`, gives: 'text' },
  { line: ({ count }) => `if (key === '${count}') item[key] = ...`, gives: 'number' },
  { line: ({ count }) => `if (mixed === '${count}') item[mixed] = ...`, gives: 'number' },
  { line: ({ Type }) => `const some: ${Type}[keyof ${Type}] = ...`, gives: 'either' },
  { line: ({ Type }) => `const copy: ${Type} = { ...item, [key]: ... }`, gives: 'either' },
  { line: () => 'item[own] = ...', gives: 'own' },
]

export default template({
  id: 'typescript/types/write-by-union-key',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'Writing by a key that is a union asks for a value that fits all of its properties; a type parameter ties the value to the key.',
  params: (rng) => {
    const words = rng.pick(SUBJECTS)
    const gives = rng.pick(['nothing', 'nothing', 'text', 'number', 'either', 'own'] as const)
    return {
      words,
      fields: rng.shuffle([`${words.one}: string`, `${words.two}: string`, `${words.count}: number`]),
      line: rng.pick(FORMS.filter((form) => form.gives === gives)).line(words),
      gives,
      verb: rng.pick(['edit', 'change', 'adjust']),
    }
  },
  ask: ({ words: { Type, one, two, count }, fields, line, verb }) => ({
    stem: 'A value of which of these types may stand for `...` under `strict`? Where several may, choose the widest. No value has the type `never`.',
    code: [
      `interface ${Type} { ${fields.join('; ')} }`,
      '',
      `function ${verb}<K extends keyof ${Type}>(`,
      `  item: ${Type},`,
      `  key: keyof ${Type},`,
      `  texts: '${one}' | '${two}',`,
      `  mixed: '${one}' | '${count}',`,
      '  own: K,',
      ') {',
      `  ${line}`,
      '}',
    ].join('\n'),
    options: ['never', 'string', 'number', 'string | number', `${Type}[K]`],
  }),
  key: ({ gives }) => ({ kind: 'single', right: OUTCOMES.indexOf(gives) }),
  why: () =>
    'The compiler knows of key only that it is one of its names: what is written must be a string and a number, which nothing is, unless a check has left names of one type. With K the value is of just the property that own names. A spread with a computed key of a union type is let through.',
  source: [
    'TypeScript 3.5 release notes, Fixes to unsound writes to indexed access types',
    'TypeScript Handbook, Indexed Access Types',
  ],
})
