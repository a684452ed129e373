import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

/** What happens to the named properties: its name, in words, and what comes of them for the two types that are tried. */
export const CHANGES = [
  {
    Name: 'WithRequired',
    says: 'must be given and can no longer be left out',
    solution: '{ [P in K]-?: T[P] }',
    changed: (field: string, type: string) => `${field}: ${type}`,
    wrong: 'Required<T>',
    was: '?',
  },
  {
    Name: 'WithOptional',
    says: 'may be left out',
    solution: '{ [P in K]?: T[P] }',
    changed: (field: string, type: string) => `${field}?: ${type}`,
    wrong: 'Partial<T>',
    was: '',
  },
  {
    Name: 'WithReadonly',
    says: 'cannot be assigned to',
    solution: '{ readonly [P in K]: T[P] }',
    changed: (field: string, type: string) => `readonly ${field}: ${type}`,
    wrong: 'Readonly<T>',
    was: '',
  },
  {
    Name: 'WithNull',
    says: 'may also be `null`',
    solution: '{ [P in K]: T[P] | null }',
    changed: (field: string, type: string) => `${field}: ${type} | null`,
    wrong: '{ [P in keyof T]: T[P] | null }',
    was: '',
  },
] as const

const FIELDS = ['code', 'room', 'price', 'owner', 'note', 'year'] as const
export interface Drawn {
  change: number
  fields: readonly string[]
}
const changeOf = ({ change }: Drawn) => CHANGES[change] ?? CHANGES[0]

/** Whether two types are the same for assigning, and for what is readonly or optional in them. */
const SAME = `type Same9<A, B> = (<G>() => G extends { [P in keyof A]: A[P] } ? 1 : 2) extends (<G>() => G extends { [P in keyof B]: B[P] } ? 1 : 2) ? true : false`

function casesOf(p: Drawn): CodeCase[] {
  const { Name, changed, was } = changeOf(p)
  const [a = '', b = '', c = '', d = ''] = p.fields
  const before = `{ ${a}${was}: string; ${b}${was}: number; ${c}: boolean; readonly ${d}?: string }`
  const typed = (name: string, keys: string, after: string): CodeCase => ({
    name,
    shown: `${Name}<${before}, ${keys}>\nis ${after}`,
    uses: `{ ${SAME}; const same: Same9<${Name}<${before}, ${keys}>, ${after}> = true }`,
    errors: [],
  })
  const kept = `${c}: boolean; readonly ${d}?: string`
  const of = (field: string, type: string) => `${field}${was}: ${type}`
  return [
    typed('one key', `'${a}'`, `{ ${changed(a, 'string')}; ${of(b, 'number')}; ${kept} }`),
    typed('two keys', `'${a}' | '${b}'`, `{ ${changed(a, 'string')}; ${changed(b, 'number')}; ${kept} }`),
    typed('another key', `'${b}'`, `{ ${of(a, 'string')}; ${changed(b, 'number')}; ${kept} }`),
    typed('no key', 'never', before),
    {
      name: 'a key that is not there',
      shown: 'refused',
      uses: `{ const it: ${Name}<{ ${a}: string }, '${b}'> | 0 = 0 }`,
      errors: [2344],
    },
  ]
}

export default template({
  id: 'typescript/types/changed-keys',
  revision: 1,
  kind: 'code-ts',
  topic: 'types',
  grade: 4,
  nudge: -0.3,
  seconds: 420,
  lang: 'typescript',
  status: 'active',
  idea: 'A type that changes some properties is made of two: the changed ones, and the others as they were, taken out before.',
  params: (rng): Drawn => ({ change: rng.int(0, CHANGES.length - 1), fields: rng.sample(FIELDS, 4) }),
  ask: (p) => ({
    stem: `Write a generic type \`${changeOf(p).Name}<T, K>\`: it is the object type \`T\`, but each property named in \`K\` ${changeOf(p).says}. All other properties stay just as they are, optional or readonly ones too. A \`K\` that is no key of \`T\` must be refused.`,
    answerHint: `TypeScript that declares the type ${changeOf(p).Name}. The result may be an intersection. It must compile under strict.`,
    starter: `type ${changeOf(p).Name}<T, K> = T\n`,
    cases: casesOf(p).slice(0, 1),
  }),
  key: (p) => ({ kind: 'code-ts', cases: casesOf(p).slice(1) }),
  why: () =>
    'Omit<T, K> keeps the others with their modifiers, a mapped type over K changes the rest, and the intersection joins them. Intersected with T itself the looser form would have no effect.',
  source: ['TypeScript Handbook, Mapped Types, Mapping Modifiers', 'TypeScript Handbook, Utility Types'],
})
