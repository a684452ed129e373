import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Task', id: 'label', maybe: 'owner', given: 'room' },
  { Type: 'Order', id: 'code', maybe: 'note', given: 'coupon' },
  { Type: 'Guest', id: 'alias', maybe: 'phone', given: 'table' },
  { Type: 'Photo', id: 'title', maybe: 'place', given: 'album' },
] as const
type Words = (typeof SUBJECTS)[number]

const POOL: Pool<Words> = {
  refused: [
    ({ Type, id, maybe }, x) => `const ${x}: ${Type} = { ${id}: 'x', ${maybe}: 'y' }`,
    ({ Type, id }, x) => `const ${x}: ${Type} = { ${id}: 'x' }`,
    () => 'required()',
    ({ maybe }, x) => `const ${x} = (one: string) => one; ${x}(item.${maybe})`,
    ({ given }, x) => `const ${x}: number = item.${given}.length`,
    ({ Type, id, given }, x) => `const ${x}: ${Type} = { ${id}: undefined, ${given}: undefined }`,
  ],
  taken: [
    ({ Type, id, given }, x) => `const ${x}: ${Type} = { ${id}: 'x', ${given}: undefined }`,
    ({ Type, id, given, maybe }, x) =>
      `const ${x}: ${Type} = { ${id}: 'x', ${given}: 'y', ${maybe}: undefined }`,
    () => 'optional()',
    () => 'optional(undefined)',
    () => 'required(undefined)',
    () => 'standard(undefined)',
    ({ maybe }) => `required(item.${maybe})`,
    ({ given }, x) => `const ${x}: number | undefined = item.${given}?.length`,
  ],
}

export default template({
  id: 'typescript/types/optional-or-undefined',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'What may be undefined must still be given; only a question mark, or a default, lets it be left out.',
  params: (rng) => {
    const words = rng.pick(SUBJECTS)
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 3]) }
  },
  ask: ({ words: { Type, id, maybe, given }, lines }) => ({
    stem: 'The compiler runs with `strict` and with no further checks on top. Which of the numbered lines does it refuse?',
    code: [
      `interface ${Type} {`,
      `  ${id}: string`,
      `  ${maybe}?: string`,
      `  ${given}: string | undefined`,
      '}',
      `declare const item: ${Type}`,
      'declare function optional(text?: string): void',
      'declare function required(text: string | undefined): void',
      "function standard(text = 'none'): void {}",
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'A property or parameter of type string | undefined is required; an optional one may be missing or, without exactOptionalPropertyTypes, undefined.',
  source: [
    'TypeScript Handbook, Object Types, Optional Properties',
    'TypeScript Handbook, More on Functions, Optional Parameters',
  ],
})
