import { template } from '../../../tasks/template'
import { NO_TYPE } from './told'

const SUBJECTS = [
  { words: ['red', 'blue', 'green'], loose: 'choose', tight: 'chooseOf' },
  { words: ['home', 'cart', 'help'], loose: 'route', tight: 'routeOf' },
  { words: ['info', 'warn', 'error'], loose: 'level', tight: 'levelOf' },
  { words: ['day', 'week', 'month'], loose: 'span', tight: 'spanOf' },
] as const
export interface Words {
  loose: string
  tight: string
  a: string
  b: string
  c: string
}
/** Two of the words, all three, any text at all, or no type since the call is refused. */
type Outcome = 'two' | 'three' | 'any text' | 'refused'

const FORMS: readonly { call(words: Words): string; gives: Outcome }[] = [
  { call: ({ loose, a, b, c }) => `${loose}(['${a}', '${b}'], '${c}')`, gives: 'three' },
  { call: ({ loose, c }) => `${loose}(fixed, '${c}')`, gives: 'three' },
  { call: ({ loose, a, b }) => `${loose}(['${a}', '${b}'], '${b}')`, gives: 'two' },
  { call: ({ tight, a, b }) => `${tight}(['${a}', '${b}'], '${a}')`, gives: 'two' },
  { call: ({ tight, b }) => `${tight}(fixed, '${b}')`, gives: 'two' },
  { call: ({ loose, c }) => `${loose}(stored, '${c}')`, gives: 'any text' },
  { call: ({ tight, c }) => `${tight}(stored, '${c}')`, gives: 'any text' },
  { call: ({ tight, a }) => `${tight}(stored, '${a}')`, gives: 'any text' },
  { call: ({ tight, a, b, c }) => `${tight}(['${a}', '${b}'], '${c}')`, gives: 'refused' },
  { call: ({ tight, c }) => `${tight}(fixed, '${c}')`, gives: 'refused' },
  {
    call: ({ loose, a, b, c }) => `${loose}<'${a}' | '${b}'>(['${a}', '${b}'], '${c}')`,
    gives: 'refused',
  },
]
const OUTCOMES: readonly Outcome[] = ['two', 'three', 'any text', 'refused']

export default template({
  id: 'typescript/types/fallback-widens',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 4,
  nudge: 0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'Each argument that mentions a type parameter adds to what is inferred for it; NoInfer leaves one of them to be checked only.',
  params: (rng) => {
    const { words, loose, tight } = rng.pick(SUBJECTS)
    const [a = '', b = '', c = ''] = rng.shuffle(words)
    const said: Words = { loose, tight, a, b, c }
    const gives = rng.pick(OUTCOMES)
    const { call } = rng.pick(FORMS.filter((form) => form.gives === gives))
    return { words: said, call: call(said), gives }
  },
  ask: ({ words: { loose, tight, a, b, c }, call }) => ({
    stem: 'Which type does `got` have under `strict`?',
    code: [
      `declare function ${loose}<T extends string>(all: readonly T[], or: T): T`,
      `declare function ${tight}<T extends string>(all: readonly T[], or: NoInfer<T>): T`,
      '',
      `const stored = ['${a}', '${b}']`,
      `const fixed = ['${a}', '${b}'] as const`,
      `const got = ${call}`,
    ].join('\n'),
    options: [`'${a}' | '${b}'`, `'${a}' | '${b}' | '${c}'`, 'string', NO_TYPE, `'${c}'`],
  }),
  key: ({ gives }) => ({ kind: 'single', right: OUTCOMES.indexOf(gives) }),
  why: () =>
    'Without NoInfer the second argument is a candidate too, so T becomes the union of all three. With it T follows from the list alone: its literals, or string where the list was stored and widened; then the second argument is measured by T. A T that is written is measured by, too.',
  source: [
    'TypeScript Handbook, Utility Types, NoInfer<Type>',
    'TypeScript 5.4 release notes, The NoInfer Utility Type',
  ],
})
