import { template } from '../../../tasks/template'
import { mixed } from '../../draws'
import { LETTERS_HINT, letterOf, lettersKey } from './answers'

const WORDS = [
  { type: 'State', members: ['draft', 'sent', 'paid'], added: ['late', 'void'] },
  { type: 'Light', members: ['red', 'amber', 'green'], added: ['off', 'flash'] },
  { type: 'Role', members: ['guest', 'member', 'owner'], added: ['editor', 'robot'] },
  { type: 'Size', members: ['small', 'medium', 'large'], added: ['huge', 'tiny'] },
  { type: 'Step', members: ['build', 'test', 'ship'], added: ['lint', 'pack'] },
] as const

interface Names {
  type: string
  members: readonly string[]
}
interface Form {
  text(names: Names, numbers: readonly number[]): string
  /** The compiler finds the place where the new member is missing. */
  isFound: boolean
}
const cases = (members: readonly string[], numbers: readonly number[]) =>
  members.map((member, i) => `case '${member}': return ${numbers[i] ?? 0}`).join('; ')
const record = (members: readonly string[], numbers: readonly number[]) =>
  `{ ${members.map((member, i) => `${member}: ${numbers[i] ?? 0}`).join(', ')} }`
const func = ({ type }: Names, body: string) => `(one: ${type}): number => { ${body} }`

const FORMS: readonly Form[] = [
  { text: (w, n) => func(w, `switch (one) { ${cases(w.members, n)} }`), isFound: true },
  {
    text: (w, n) => func(w, `switch (one) { ${cases(w.members, n)}; default: return unreachable(one) }`),
    isFound: true,
  },
  {
    text: ({ type, members }, n) => `${record(members, n)} satisfies Record<${type}, number>`,
    isFound: true,
  },
  {
    text: (w, n) => func(w, `const by: Record<${w.type}, number> = ${record(w.members, n)}; return by[one]`),
    isFound: true,
  },
  {
    text: (w, n) => func(w, `switch (one) { ${cases(w.members, n)}; default: throw new Error(one) }`),
    isFound: false,
  },
  { text: (w, n) => func(w, `switch (one) { ${cases(w.members, n)}; default: return 0 }`), isFound: false },
  { text: ({ type, members }, n) => `${record(members, n)} as Record<${type}, number>`, isFound: false },
  {
    text: ({ type, members }, n) => `${record(members, n)} satisfies Partial<Record<${type}, number>>`,
    isFound: false,
  },
  {
    text: (w, n) =>
      func(
        w,
        `return ${w.members
          .slice(0, 2)
          .map((member, i) => `one === '${member}' ? ${n[i] ?? 0} : `)
          .join('')}${n[2] ?? 0}`,
      ),
    isFound: false,
  },
]

/** Each expression is the value of a constant with its letter as name. */
export const sourceOf = (
  type: string,
  members: readonly string[],
  expressions: readonly string[],
): string[] => [
  `type ${type} = ${members.map((member) => `'${member}'`).join(' | ')}`,
  'function unreachable(one: never): never { throw new Error(String(one)) }',
  '',
  ...expressions.map((text, i) => `const ${letterOf(i)} = ${text}`),
]

export default template({
  id: 'typescript/modules/exhaustive',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 3,
  nudge: 0.3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'A new member of a union is found by the compiler where the code says that nothing is left: never, Record, a return type. A default, a cast and an else take it silently.',
  params: (rng) => {
    const { type, members, added } = rng.pick(WORDS)
    const numbers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
    const forms = mixed(
      rng,
      { right: FORMS.filter(({ isFound }) => isFound), others: FORMS.filter(({ isFound }) => !isFound) },
      5,
      [2, 3],
    )
    const names = { type, members: rng.shuffle(members) }
    return {
      ...names,
      added: rng.pick(added),
      isFound: forms.map(({ isFound }) => isFound),
      expressions: forms.map(({ text }) => text(names, numbers)),
    }
  },
  ask: ({ type, members, added, expressions }) => ({
    stem: `This compiles under \`strict\`. Then \`'${added}'\` becomes one more member of \`${type}\`. Which of the constants A to E does TypeScript refuse now?`,
    code: sourceOf(type, members, expressions).join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ isFound }) => lettersKey(isFound),
  why: () =>
    'A function that must return a number may not fall off its end; what is left over is no longer never; a record lacks a key. Where there is a default, a last branch, a Partial or a cast, nothing is missing for the compiler.',
  source: [
    'TypeScript Handbook, Narrowing: Exhaustiveness checking',
    'TypeScript Handbook, Utility Types: Record',
  ],
})
