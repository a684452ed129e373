import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { namesKey } from './names'

const SUBJECTS = [
  { Types: ['Bike', 'Boat', 'Bus', 'Car', 'Train'], fields: ['sails', 'wheels'] },
  { Types: ['Bond', 'Fund', 'Loan', 'Share', 'Swap'], fields: ['coupon', 'maturity'] },
  { Types: ['Cat', 'Cow', 'Hen', 'Horse', 'Swan'], fields: ['horns', 'wings'] },
  { Types: ['Blog', 'Chat', 'Forum', 'Mail', 'Wiki'], fields: ['author', 'topic'] },
] as const
type Has = 'always' | 'maybe' | 'never'
const OF: Record<Has, (field: string) => string[]> = {
  always: (field) => [`${field}: number`],
  maybe: (field) => [`${field}?: number`],
  never: () => [],
}

/** One check of a field, and on which side of it the line stands. */
export interface Step {
  field: 0 | 1
  isIn: boolean
}
const survives = (has: Has | undefined, isIn: boolean) => has === 'maybe' || (has === 'always') === isIn

export default template({
  id: 'typescript/types/in-and-missing',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'A type with an optional property stays on both sides of an `in` check, for the property may be there or not.',
  params: (rng) =>
    drawnUntil(
      () => {
        const { Types, fields } = rng.pick(SUBJECTS)
        const draw = (): Has => rng.pick(['always', 'maybe', 'never'])
        const types = Types.map((Type, i) => ({ Type, n: i + 1, has: [draw(), draw()] as const }))
        const first = rng.pick([0, 1] as const)
        const isTwo = rng.chance() < 0.6
        const steps: Step[] = [
          { field: first, isIn: rng.chance() < 0.5 },
          ...(isTwo ? [{ field: first === 0 ? (1 as const) : (0 as const), isIn: rng.chance() < 0.5 }] : []),
        ]
        const left = types.filter(({ has }) => steps.every(({ field, isIn }) => survives(has[field], isIn)))
        return { fields, types, steps, left }
      },
      ({ left, types, steps }) =>
        left.length >= 1 &&
        left.length <= 3 &&
        left.some(({ has }) => steps.some(({ field }) => has[field] === 'maybe')) &&
        types.every(({ has: [a, b] }) => a !== 'never' || b !== 'never'),
    ),
  ask: ({ fields, types, steps }) => ({
    stem: 'Which types of the union are still possible for `it`, by the compiler, where the comment stands?',
    code: [
      ...types.map(
        ({ Type, n, has: [a, b] }) =>
          `interface ${Type} { ${[`m${n}: string`, ...OF[a](fields[0]), ...OF[b](fields[1])].join('; ')} }`,
      ),
      '',
      `function inspect(it: ${types.map(({ Type }) => Type).join(' | ')}) {`,
      ...steps.map(
        ({ field, isIn }) =>
          `  if (${isIn ? `!('${fields[field]}' in it)` : `'${fields[field]}' in it`}) return`,
      ),
      '  // here',
      '}',
    ].join('\n'),
    answerHint: 'The names of the types in alphabetical order with commas, such as One, Two.',
  }),
  key: ({ left }) => namesKey(left.map(({ Type }) => Type)),
  why: () =>
    'Where the property is there, all types are left that have it, also as optional; where it is missing, those without it and those with it as optional.',
  source: ['TypeScript Handbook, Narrowing, The in operator narrowing'],
})
