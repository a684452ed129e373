import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** Members of a union, and what a check sees in them. */
const MEMBERS = ['0', '7', "''", "'none'", "'0'", 'null', 'undefined', 'false', 'true', '-1'] as const
type Member = (typeof MEMBERS)[number]

const isFalsy = (one: Member) => ['0', "''", 'null', 'undefined', 'false'].includes(one)
const isMissing = (one: Member) => one === 'null' || one === 'undefined'

/** Conditions of a return, and which members they let through to the line below. */
const CHECKS: readonly { condition(name: string): string; stays(one: Member): boolean }[] = [
  { condition: (name) => name, stays: isFalsy },
  { condition: (name) => `!${name}`, stays: (one) => !isFalsy(one) },
  { condition: (name) => `${name} != null`, stays: isMissing },
  { condition: (name) => `${name} == null`, stays: (one) => !isMissing(one) },
  { condition: (name) => `${name} === undefined`, stays: (one) => one !== 'undefined' },
  { condition: (name) => `${name} !== null && ${name}`, stays: isFalsy },
  {
    condition: (name) => `typeof ${name} !== 'object' && !${name}`,
    stays: (one) => !isFalsy(one) || one === 'null',
  },
]
const SHOWN = 5

export default template({
  id: 'typescript/types/left-when-falsy',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 2,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'A check for truth takes 0, an empty text and false out of a union with null and undefined; a comparison takes out what it names.',
  params: (rng) =>
    drawnUntil(
      () => ({
        name: rng.pick(['seats', 'answer', 'limit', 'mark']),
        verb: rng.pick(['show', 'check', 'store']),
        members: rng.sample(MEMBERS, SHOWN),
        check: rng.pick(CHECKS),
      }),
      ({ members, check }) => {
        const left = members.filter((one) => check.stays(one)).length
        // Whoever takes truth for being there, or the other way round, comes to another set.
        return (
          left > 0 &&
          left < SHOWN &&
          members.some((one) => isFalsy(one) && !isMissing(one)) &&
          members.some(isMissing)
        )
      },
    ),
  ask: ({ name, verb, members, check }) => ({
    stem: `Which members of the union are still possible for \`${name}\`, by the compiler under \`strict\`, where the comment stands? Choose all.`,
    code: [
      `type Given = ${members.join(' | ')}`,
      '',
      `function ${verb}(${name}: Given) {`,
      `  if (${check.condition(name)}) return`,
      '  // here',
      '}',
    ].join('\n'),
    options: members,
  }),
  key: ({ members, check }) => ({
    kind: 'multiple',
    right: members.flatMap((one, i) => (check.stays(one) ? [i] : [])),
  }),
  why: () =>
    'False are 0, the empty text, null, undefined and false; every other number and text is true. == null and != null speak of null and undefined alone, === of just the one value.',
  source: [
    'TypeScript Handbook, Narrowing, Truthiness narrowing',
    'TypeScript Handbook, Narrowing, Equality narrowing',
  ],
})
