import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Type: 'Style', text: 'colour', list: 'margins', extra: 'shadow' },
  { Type: 'Config', text: 'host', list: 'ports', extra: 'proxy' },
  { Type: 'Report', text: 'title', list: 'totals', extra: 'footer' },
  { Type: 'Chart', text: 'label', list: 'points', extra: 'legend' },
] as const
type Words = (typeof SUBJECTS)[number]

const POOL: Pool<Words> = {
  refused: [
    ({ text }, x) => `const ${x}: string = declared.${text}`,
    ({ text }, x) => `const ${x}: string = asserted.${text}`,
    ({ list }, x) => `const ${x}: number[] = declared.${list}`,
    ({ extra }, x) => `const ${x} = checked.${extra}`,
    ({ Type, text }, x) => `const ${x} = { ${text}: 'x' } satisfies ${Type}`,
    ({ Type, text, list }, x) => `const ${x} = { ${text}: 'x', ${list}: [], other: 1 } satisfies ${Type}`,
    ({ Type, text, list }, x) => `const ${x} = { ${text}: true, ${list}: [] } as ${Type}`,
    ({ text }) => `checked.${text} = [1, 2]`,
  ],
  taken: [
    ({ text }, x) => `const ${x}: string = checked.${text}`,
    ({ list }, x) => `const ${x}: number[] = checked.${list}`,
    ({ Type }, x) => `const ${x}: ${Type} = checked`,
    ({ extra }, x) => `const ${x} = declared.${extra}`,
    ({ Type, text }, x) => `const ${x} = { ${text}: 'x' } as ${Type}`,
    ({ text }) => `declared.${text} = [1, 2]`,
    ({ Type }, x) => `const ${x}: ${Type} = asserted`,
  ],
}

export default template({
  id: 'typescript/types/satisfies-keeps',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'satisfies checks a value and keeps its own type; a declared type replaces it; an assertion replaces it and lets what is missing pass.',
  params: (rng) => {
    const words = rng.pick(SUBJECTS)
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Type, text, list, extra }, lines }) => {
    const value = `{ ${text}: 'blue', ${list}: [1, 2] }`
    return {
      stem: 'Three objects are written alike and typed in three ways. Which of the numbered lines does the compiler refuse under `strict`?',
      code: [
        'type Entry = string | number[]',
        `interface ${Type} { ${text}: Entry; ${list}: Entry; ${extra}?: Entry }`,
        `const declared: ${Type} = ${value}`,
        `const checked = ${value} satisfies ${Type}`,
        `const asserted = ${value} as ${Type}`,
        '',
        marked(lines),
      ].join('\n'),
      answerHint: LINES_HINT,
    }
  },
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'What is declared or asserted has the wide types of the interface; after satisfies each property keeps what was written. satisfies finds missing and unknown properties; as asks only that the types are comparable.',
  source: [
    'TypeScript 4.9 release notes, The satisfies Operator',
    'TypeScript Handbook, Everyday Types, Type Assertions',
  ],
})
