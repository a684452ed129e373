import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Type: 'Method', values: ['GET', 'PUT', 'POST'] },
  { Type: 'Side', values: ['left', 'right', 'both'] },
  { Type: 'Theme', values: ['dark', 'light', 'auto'] },
  { Type: 'Sort', values: ['asc', 'desc', 'none'] },
  { Type: 'Unit', values: ['km', 'mile', 'foot'] },
] as const
interface Words {
  Type: string
  one: string
  two: string
}
/** The text alone, either of two, any member of the union, or any text. */
const OUTCOMES = ['literal', 'two', 'union', 'any text'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Lines of which the last declares `it`. */
const FORMS: readonly { lines(words: Words): string[]; gives: Outcome }[] = [
  { lines: ({ one }) => [`const it = '${one}'`], gives: 'literal' },
  {
    lines: ({ one }) => [`const box = { value: '${one}' } as const`, 'const it = box.value'],
    gives: 'literal',
  },
  {
    lines: ({ one }) => [`const box = { value: '${one}' as const }`, 'const it = box.value'],
    gives: 'literal',
  },
  { lines: ({ one }) => [`const first = '${one}' as const`, 'let it = first'], gives: 'literal' },
  { lines: ({ one, two }) => [`const it = isOn ? '${one}' : '${two}'`], gives: 'two' },
  {
    lines: ({ one, two }) => [`const list = ['${one}', '${two}'] as const`, 'const it = list[isOn ? 0 : 1]'],
    gives: 'two',
  },
  {
    lines: ({ Type, one }) => [`const box: { value: ${Type} } = { value: '${one}' }`, 'const it = box.value'],
    gives: 'union',
  },
  { lines: ({ Type, one }) => [`const pick = (): ${Type} => '${one}'`, 'const it = pick()'], gives: 'union' },
  { lines: ({ one }) => [`let it = '${one}'`], gives: 'any text' },
  { lines: ({ one }) => [`const box = { value: '${one}' }`, 'const it = box.value'], gives: 'any text' },
  { lines: ({ one }) => [`const first = '${one}'`, 'let it = first'], gives: 'any text' },
  { lines: ({ one, two }) => [`let it = isOn ? '${one}' : '${two}'`], gives: 'any text' },
  { lines: ({ one }) => [`const it = '${one}'.trim()`], gives: 'any text' },
]

export default template({
  id: 'typescript/types/widened-by-let',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 2,
  seconds: 75,
  lang: 'typescript',
  status: 'active',
  idea: 'What can be changed later, a let or a property, is taken for any string; a const or `as const` keeps the literal.',
  params: (rng) => {
    const { Type, values } = rng.pick(SUBJECTS)
    const [one = '', two = ''] = rng.sample(values, 2)
    const gives = rng.pick(['literal', 'literal', 'two', 'union', 'any text', 'any text'] as const)
    const { lines } = rng.pick(FORMS.filter((form) => form.gives === gives))
    return { Type, values, one, two, gives, lines: lines({ Type, one, two }) }
  },
  ask: ({ Type, values, one, two, lines }) => ({
    stem: 'Which type does `it` have under `strict`?',
    code: [
      `type ${Type} = ${values.map((value) => `'${value}'`).join(' | ')}`,
      'declare const isOn: boolean',
      '',
      ...lines,
    ].join('\n'),
    options: [`'${one}'`, `'${one}' | '${two}'`, Type, 'string'],
  }),
  key: ({ gives }) => ({ kind: 'single', right: OUTCOMES.indexOf(gives) }),
  why: () =>
    'Without a type of its own a let, and a property of an object, get the widened type string. A const keeps what it was given; as const says that nothing changes, so nothing is widened, also where it is handed on.',
  source: [
    'TypeScript Handbook, Everyday Types, Literal Inference',
    'TypeScript 3.4 release notes, const assertions',
  ],
})
