import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** Members by the types that have them: only what every member of the union has is there before narrowing. */
const MEMBERS = {
  string: [
    'length',
    'slice(1)',
    'toUpperCase()',
    'trim()',
    'toString()',
    'at(0)',
    "indexOf('7')",
    "concat('7')",
  ],
  number: ['toFixed(1)', 'toPrecision(2)', 'toString()', 'toExponential()'],
  'string[]': ['length', 'slice(1)', "push('7')", 'join()', 'toString()', 'at(0)', "indexOf('7')", 'pop()'],
  'Set<string>': ['size', "has('7')", 'toString()', 'values()', "add('7')", "delete('7')"],
  'Map<string, string>': [
    'size',
    "has('7')",
    'toString()',
    'values()',
    "get('7')",
    "delete('7')",
    "set('7', '8')",
  ],
} as const
type Name = keyof typeof MEMBERS

/** Each with members that all of it have, and others. */
const UNIONS: readonly (readonly Name[])[] = [
  ['string', 'string[]'],
  ['Set<string>', 'Map<string, string>'],
  ['string', 'number', 'string[]'],
  ['string', 'number'],
  ['string[]', 'Map<string, string>'],
]
/** Both have it, but with other parameters or another result. */
const LEFT_OUT = ["concat('7')", 'values()']
const SHOWN = 5
const NAMES = ['value', 'input', 'found', 'given', 'answer', 'result', 'raw'] as const
const VERBS = ['show', 'read', 'handle', 'print', 'check'] as const

const all = (union: readonly Name[]): string[] => [
  ...new Set(union.flatMap((name) => MEMBERS[name].filter((one) => !LEFT_OUT.includes(one)))),
]
const isShared = (union: readonly Name[], member: string): boolean =>
  union.every((name) => MEMBERS[name].some((one) => one === member))

export default template({
  id: 'typescript/types/shared-members',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 1,
  seconds: 75,
  lang: 'typescript',
  status: 'active',
  idea: 'Before a union is narrowed only what each of its members has can be used.',
  params: (rng) => {
    const union = rng.shuffle(rng.pick(UNIONS))
    const right = all(union).filter((member) => isShared(union, member))
    const others = all(union).filter((member) => !isShared(union, member))
    const least = Math.max(1, SHOWN - others.length)
    return {
      union,
      name: rng.pick(NAMES),
      verb: rng.pick(VERBS),
      members: mixed(rng, { right, others }, SHOWN, [least, Math.max(least, Math.min(3, right.length))]),
    }
  },
  ask: ({ union, name, verb, members }) => ({
    stem: 'Which of these expressions may stand for `...` so that the function compiles under `strict`? Choose all.',
    code: `function ${verb}(${name}: ${union.join(' | ')}): void {\n  console.log(...)\n}`,
    options: members.map((member) => `${name}.${member}`),
  }),
  key: ({ union, members }) => ({
    kind: 'multiple',
    right: placesOf(members, (member) => isShared(union, member)),
  }),
  why: ({ union }) =>
    `The value may be any of ${union.join(', ')}; what only one of them has needs a check first.`,
  source: ['TypeScript Handbook, Everyday Types, Working with Union Types'],
})
