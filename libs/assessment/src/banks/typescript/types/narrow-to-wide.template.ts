import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** Chains in which each type can be assigned to the next, and to none before it. */
const CHAINS = [
  ['never', "'on'", "'on' | 'off'", 'string', 'string | number', 'unknown'],
  ['never', '7', '7 | 8', 'number', 'number | null', 'unknown'],
  ['never', '[string, string]', 'string[]', 'readonly string[]', 'readonly unknown[]', 'object'],
  [
    '{ id: 1; text: string }',
    '{ id: number; text: string }',
    '{ id: number }',
    '{ id?: number }',
    '{ id?: number | string }',
    'unknown',
  ],
  [
    '() => never',
    "() => 'on'",
    '() => string',
    '(n: number) => string',
    '(n: number) => string | null',
    '(n: number) => void',
  ],
  [
    '{ n: 1 } & { s: string }',
    '{ n: 1 }',
    '{ n: 1 | 2 }',
    '{ n: number }',
    '{ readonly n: number | string }',
    '{}',
  ],
  ['never', '[1, 2]', '[1, number]', '[number, number]', 'number[]', 'readonly number[]'],
  ['never', 'true', 'boolean', 'boolean | string', '{} | null', 'unknown'],
  [
    '(x: unknown) => 1',
    '(x: string | number) => 1',
    '(x: string) => 1',
    '(x: string) => number',
    "(x: 'on') => number",
    "(x: 'on') => unknown",
  ],
] as const

export default template({
  id: 'typescript/types/narrow-to-wide',
  revision: 1,
  kind: 'ordering',
  topic: 'types',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'A type is narrower the fewer values it lets in: more properties, fewer alternatives, wider parameters make it narrower.',
  params: (rng) => {
    const chain = rng.pick(CHAINS)
    const count = rng.int(4, 5)
    return {
      shown: drawnUntil(
        () => rng.sample(chain, count),
        (types) => chain.filter((one) => types.includes(one)).some((one, i) => one !== types[i]),
      ),
      chain,
    }
  },
  ask: ({ shown }) => ({
    stem: 'Put these types in order so that under `strict` a value of each can be assigned to a variable of the next. The narrowest comes first.',
    options: shown,
  }),
  key: ({ shown, chain }) => ({
    kind: 'ordering',
    orders: [chain.flatMap((one) => (shown.includes(one) ? [shown.indexOf(one)] : []))],
  }),
  why: () =>
    'never fits everywhere, unknown takes everything. Between them a type is narrower with more properties, fewer members of a union, a narrower result and, for parameters, a wider one.',
  source: [
    'TypeScript Handbook, Type Compatibility',
    'TypeScript Handbook, Type Compatibility, Any, unknown, object, void, undefined, null, and never assignability',
  ],
})
