import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Method', values: ['GET', 'PUT', 'POST'], use: 'send' },
  { Type: 'Side', values: ['left', 'right', 'both'], use: 'align' },
  { Type: 'Theme', values: ['dark', 'light', 'auto'], use: 'paint' },
  { Type: 'Sort', values: ['asc', 'desc', 'none'], use: 'order' },
  { Type: 'Unit', values: ['km', 'mile', 'foot'], use: 'measure' },
] as const
interface Words {
  Type: string
  use: string
  /** Two of the values, by which the lines differ. */
  one: string
  two: string
}

const POOL: Pool<Words> = {
  refused: [
    ({ use, one }, x) => `let ${x} = '${one}'; ${use}(${x})`,
    ({ use, one }, x) => `const ${x} = { value: '${one}' }; ${use}(${x}.value)`,
    ({ use, one, two }, x) => `const ${x} = ['${one}', '${two}']; ${x}.forEach((one) => ${use}(one))`,
    ({ use, one }, x) => `const ${x}: string = '${one}'; ${use}(${x})`,
    ({ use, one }, x) => `const ${x} = '${one}'.trim(); ${use}(${x})`,
    ({ Type, one }, x) => `let ${x} = '${one}' as const; ${x} = 'other'; const ${x}2: ${Type} = ${x}`,
  ],
  taken: [
    ({ use, one }, x) => `const ${x} = '${one}'; ${use}(${x})`,
    ({ use, one }, x) => `const ${x} = { value: '${one}' } as const; ${use}(${x}.value)`,
    ({ use, one }, x) => `const ${x} = { value: '${one}' as const }; ${use}(${x}.value)`,
    ({ use, one, two }, x) =>
      `const ${x} = ['${one}', '${two}'] as const; ${x}.forEach((one) => ${use}(one))`,
    ({ Type, use, one, two }, x) => `let ${x}: ${Type} = '${one}'; ${x} = '${two}'; ${use}(${x})`,
    ({ use, one, two }, x) => `const ${x} = Math.random() < 0.5 ? '${one}' : '${two}'; ${use}(${x})`,
  ],
}

export default template({
  id: 'typescript/types/widened-by-let',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'What can be changed later, a let or a property, is taken for any string; a const or `as const` keeps the literal.',
  params: (rng) => {
    const { Type, values, use } = rng.pick(SUBJECTS)
    const [one = '', two = ''] = rng.sample(values, 2)
    const lines = drawnLines(rng, POOL, { Type, use, one, two }, 5, [2, 3])
    return { Type, values, use, lines }
  },
  ask: ({ Type, values, use, lines }) => ({
    stem: 'On which of the numbered lines does TypeScript find an error under `strict`?',
    code: [
      `type ${Type} = ${values.map((one) => `'${one}'`).join(' | ')}`,
      `declare function ${use}(value: ${Type}): void`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'Without a type of its own a let, a property and an element of an array get the widened type string, which is no member of the union.',
  source: [
    'TypeScript Handbook, Everyday Types, Literal Inference',
    'TypeScript 3.4 release notes, const assertions',
  ],
})
