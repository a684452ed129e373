import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { fixed: 'title', moving: 'current', box: 'state', field: 'label', call: 'later' },
  { fixed: 'prefix', moving: 'last', box: 'options', field: 'suffix', call: 'onClick' },
  { fixed: 'owner', moving: 'next', box: 'record', field: 'editor', call: 'whenIdle' },
  { fixed: 'base', moving: 'cursor', box: 'page', field: 'token', call: 'onLoad' },
] as const
type Words = (typeof SUBJECTS)[number]

const POOL: Pool<Words> = {
  refused: [
    ({ moving, call }) => `${call}(() => ${moving}.trim())`,
    ({ moving }) => `list.forEach((one) => one.concat(${moving}))`,
    ({ box, field, call }) => `${call}(() => ${box}.${field}.trim())`,
    ({ box, field }, x) => `const ${x}: string[] = list.map(() => ${box}.${field})`,
    ({ fixed }, x) => `function ${x}() { return ${fixed}.trim() }`,
    ({ moving }, x) => `const ${x} = { size: () => ${moving}.length }`,
  ],
  taken: [
    ({ fixed, call }) => `${call}(() => ${fixed}.trim())`,
    ({ fixed }, x) => `const ${x}: string[] = list.map((one) => one.concat(${fixed}))`,
    ({ moving }, x) => `const ${x} = ${moving}.trim()`,
    ({ box, field }) => `reset(${box}); ${box}.${field}.trim()`,
    ({ box, field, call }, x) => `const ${x} = ${box}.${field}; ${call}(() => ${x}.trim())`,
    ({ moving, call }, x) => `const ${x} = ${moving}; ${call}(() => ${x}.trim())`,
    ({ moving, call }) => `${call}(() => ${moving}?.trim())`,
  ],
}

export default template({
  id: 'typescript/types/narrowing-in-callbacks',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 4,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'In a callback a check from outside still counts for what is never assigned again; not for a variable that is, nor for a property. In the same function a property stays narrowed, even over a call that changes it.',
  params: (rng) => {
    const words = rng.pick(SUBJECTS)
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { fixed, moving, box, field, call }, lines }) => ({
    stem: 'Which of the numbered lines does the compiler refuse under `strict`?',
    code: [
      `interface Box { ${field}: string | null }`,
      `declare function ${call}(run: () => void): void`,
      'declare function reset(box: Box): void',
      '',
      `function start(list: string[], ${box}: Box, ${fixed}: string | null, ${moving}: string | null) {`,
      `  if (${fixed} === null || ${moving} === null || ${box}.${field} === null) return`,
      ...marked(lines)
        .split('\n')
        .map((line) => `  ${line}`),
      `  ${moving} = null`,
      '}',
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: ({ words: { moving } }) =>
    `A callback may run after ${moving} has been set to null or the property has changed, and a function declaration may be called before the check; a parameter that nothing assigns, or a const, stays as it was checked. Calls do not undo a narrowing.`,
  source: [
    'TypeScript 5.4 release notes, Preserved Narrowing in Closures Following Last Assignments',
    'TypeScript Handbook, Narrowing, Control flow analysis',
  ],
})
