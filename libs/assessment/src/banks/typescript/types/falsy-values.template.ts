import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

type Value = number | undefined
const SUBJECTS = [
  ['seats', 'free'],
  ['discount', 'usual'],
  ['minutes', 'standard'],
  ['copies', 'single'],
] as const

/** Ways to fall back, and whether 0 is taken for a missing number by them. */
const WAYS = [
  { code: (of: string, or: string) => `${of} || ${or}`, isLoose: true },
  { code: (of: string, or: string) => `${of} ?? ${or}`, isLoose: false },
  { code: (of: string, or: string) => `${of} ? ${of} : ${or}`, isLoose: true },
  { code: (of: string, or: string) => `${of} === undefined ? ${or} : ${of}`, isLoose: false },
  { code: (of: string, or: string) => `typeof ${of} === 'number' ? ${of} : ${or}`, isLoose: false },
  { code: (of: string, or: string) => `!${of} ? ${or} : ${of}`, isLoose: true },
] as const

export default template({
  id: 'typescript/types/falsy-values',
  revision: 1,
  kind: 'numeric',
  topic: 'types',
  grade: 1,
  seconds: 75,
  lang: 'typescript',
  status: 'active',
  idea: 'Truthiness takes 0 for a missing number; comparing with undefined, or ??, tells them apart.',
  params: (rng) =>
    drawnUntil(
      () => {
        const draw = (): Value => rng.pick([0, undefined, rng.int(2, 9), 0, undefined])
        return {
          subject: rng.pick(SUBJECTS),
          ways: rng.sample([0, 1, 2, 3, 4, 5], 2),
          fallback: rng.int(10, 40),
          values: [draw(), draw(), draw(), draw()],
        }
      },
      ({ ways, values }) =>
        WAYS[ways[0] ?? 0]?.isLoose !== WAYS[ways[1] ?? 0]?.isLoose &&
        values.includes(0) &&
        values.includes(undefined),
    ),
  ask: ({ subject: [of, or], ways, fallback, values }) => ({
    stem: 'Which number does this program print?',
    code: [
      `const ${or} = ${fallback}`,
      ...ways.map(
        (way, i) =>
          `const ${i ? 'second' : 'first'} = (${of}?: number): number => ${WAYS[way]?.code(of, or) ?? ''}`,
      ),
      '',
      `const given = [${values.map(String).join(', ')}]`,
      'let sum = 0',
      `for (const ${of} of given.slice(0, 2)) sum += first(${of})`,
      `for (const ${of} of given.slice(2)) sum += second(${of})`,
      'console.log(sum)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ ways, fallback, values }) => ({
    kind: 'numeric',
    value: values.reduce<number>((sum, value, i) => {
      const isLoose = WAYS[ways[i < 2 ? 0 : 1] ?? 0]?.isLoose
      return sum + (value === undefined || (isLoose && value === 0) ? fallback : value)
    }, 0),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    '|| and a condition on the value itself replace 0 too; ?? and the comparisons replace undefined alone.',
  source: ['TypeScript Handbook, Narrowing, Truthiness narrowing', 'MDN, Nullish coalescing operator (??)'],
})
