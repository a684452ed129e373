import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { words: ['red', 'blue', 'green'], loose: 'choose', tight: 'chooseOf' },
  { words: ['home', 'cart', 'help'], loose: 'route', tight: 'routeOf' },
  { words: ['info', 'warn', 'error'], loose: 'level', tight: 'levelOf' },
  { words: ['day', 'week', 'month'], loose: 'span', tight: 'spanOf' },
] as const
interface Words {
  loose: string
  tight: string
  a: string
  b: string
  c: string
}

const POOL: Pool<Words> = {
  refused: [
    ({ tight, a, b, c }) => `${tight}(['${a}', '${b}'], '${c}')`,
    ({ loose, a, b, c }, x) => `const ${x}: '${a}' | '${b}' = ${loose}(['${a}', '${b}'], '${c}')`,
    ({ a }) => `same('${a}', 1)`,
    ({ tight, a, b, c }, x) => `const ${x} = ['${a}', '${b}'] as const; ${tight}(${x}, '${c}')`,
    ({ loose, a, b, c }) => `${loose}<'${a}' | '${b}'>(['${a}', '${b}'], '${c}')`,
    ({ tight, a, b }, x) =>
      `const ${x} = ['${a}', '${b}']; const ${x}2: '${a}' | '${b}' = ${tight}(${x}, '${a}')`,
  ],
  taken: [
    ({ loose, a, b, c }) => `${loose}(['${a}', '${b}'], '${c}')`,
    ({ tight, a, b }, x) => `const ${x}: '${a}' | '${b}' = ${tight}(['${a}', '${b}'], '${b}')`,
    ({ tight, a, b, c }, x) => `const ${x} = ['${a}', '${b}']; ${tight}(${x}, '${c}')`,
    ({ a, b }) => `same('${a}', '${b}')`,
    ({ a }) => `same<string | number>('${a}', 1)`,
    ({ loose, a, b, c }, x) => `const ${x} = ['${a}', '${b}'] as const; ${loose}(${x}, '${c}')`,
    ({ loose, a, b, c }, x) => `const ${x}: '${a}' | '${b}' | '${c}' = ${loose}(['${a}', '${b}'], '${c}')`,
  ],
}

export default template({
  id: 'typescript/types/fallback-widens',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 4,
  nudge: 0.3,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'Each argument that mentions a type parameter adds to what is inferred for it; NoInfer leaves one of them to be checked only.',
  params: (rng) => {
    const { words, loose, tight } = rng.pick(SUBJECTS)
    const [a = '', b = '', c = ''] = rng.shuffle(words)
    return { loose, tight, lines: drawnLines(rng, POOL, { loose, tight, a, b, c }, 6, [2, 4]) }
  },
  ask: ({ loose, tight, lines }) => ({
    stem: 'Which of the numbered lines does the compiler refuse under `strict`?',
    code: [
      `declare function ${loose}<T extends string>(all: readonly T[], or: T): T`,
      `declare function ${tight}<T extends string>(all: readonly T[], or: NoInfer<T>): T`,
      'declare function same<T>(one: T, other: T): boolean',
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'Without NoInfer the second argument is a candidate too, so T becomes the union of all three. With it T follows from the list alone: its literals, or string where the list was stored and widened. Candidates without a common type, such as a text and a number, are refused unless T is written.',
  source: [
    'TypeScript Handbook, Utility Types, NoInfer<Type>',
    'TypeScript 5.4 release notes, The NoInfer Utility Type',
  ],
})
