import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Wide: 'Animal', Narrow: 'Dog', Other: 'Cat', run: 'feed' },
  { Wide: 'Vehicle', Narrow: 'Truck', Other: 'Bus', run: 'wash' },
  { Wide: 'Medium', Narrow: 'Image', Other: 'Sound', run: 'open' },
  { Wide: 'Account', Narrow: 'Savings', Other: 'Loan', run: 'audit' },
] as const
type Words = (typeof SUBJECTS)[number]

const POOL: Pool<Words> = {
  refused: [
    ({ Wide, Narrow }, x) => `const ${x}: ByField<${Wide}> = field${Narrow}`,
    ({ Wide, Narrow }, x) => `const ${x}: ByField<${Wide}> = method${Narrow}`,
    ({ Wide, Narrow }, x) => `const ${x}: (one: ${Wide}) => void = (one: ${Narrow}) => {}`,
    ({ Other, Narrow }, x) => `const ${x}: ByMethod<${Other}> = method${Narrow}`,
    ({ Wide, Narrow }, x) => `const ${x}: Make<${Narrow}> = make${Wide}`,
    ({ Wide, Narrow, run }, x) => `const ${x}: ByField<${Wide}> = { ${run}(one: ${Narrow}) {} }`,
  ],
  taken: [
    ({ Wide, Narrow }, x) => `const ${x}: ByField<${Narrow}> = field${Wide}`,
    ({ Wide, Narrow }, x) => `const ${x}: ByMethod<${Wide}> = method${Narrow}`,
    ({ Wide, Narrow }, x) => `const ${x}: ByMethod<${Narrow}> = field${Wide}`,
    ({ Wide, Narrow }, x) => `const ${x}: ByMethod<${Wide}> = field${Narrow}`,
    ({ Wide, Narrow }, x) => `const ${x}: (one: ${Narrow}) => void = (one: ${Wide}) => {}`,
    ({ Wide, Narrow }, x) => `const ${x}: Make<${Wide}> = make${Narrow}`,
    ({ Wide, Narrow, run }, x) => `const ${x}: ByMethod<${Wide}> = { ${run}: (one: ${Narrow}) => {} }`,
  ],
}

export default template({
  id: 'typescript/types/methods-compare-loosely',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 4,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'Where a type writes a method, a parameter may be wider or narrower; where it writes a property of a function type, only wider.',
  params: (rng) => {
    const words = rng.pick(SUBJECTS)
    return { words, lines: drawnLines(rng, POOL, words, 6, [2, 4]) }
  },
  ask: ({ words: { Wide, Narrow, Other, run }, lines }) => ({
    stem: 'Which of the numbered lines does TypeScript refuse under `strict`, which includes `strictFunctionTypes`?',
    code: [
      `interface ${Wide} { label: string }`,
      `interface ${Narrow} extends ${Wide} { first: number }`,
      `interface ${Other} extends ${Wide} { second: number }`,
      `interface ByMethod<T> { ${run}(one: T): void }`,
      `interface ByField<T> { ${run}: (one: T) => void }`,
      'type Make<T> = () => T',
      `declare const method${Narrow}: ByMethod<${Narrow}>`,
      `declare const field${Narrow}: ByField<${Narrow}>, field${Wide}: ByField<${Wide}>`,
      `declare const make${Narrow}: Make<${Narrow}>, make${Wide}: Make<${Wide}>`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'What stands on the left decides: a method there is compared in both directions, a property or a function type in one, so that a function for the narrow type may not stand where the wide one comes in. Results are only narrowed.',
  source: [
    'TypeScript Handbook, Type Compatibility, Function Parameter Bivariance',
    'TypeScript 2.6 release notes, Strict function types',
  ],
})
