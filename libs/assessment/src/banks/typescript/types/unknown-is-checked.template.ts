import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { name: 'body', field: 'price' },
  { name: 'reply', field: 'count' },
  { name: 'config', field: 'port' },
  { name: 'payload', field: 'total' },
  { name: 'cached', field: 'size' },
] as const
type Say = (name: string, field: string, n: number) => string

/** Every one compiles where the value is `any`; of `unknown` these are taken. */
const TAKEN: readonly Say[] = [
  (name, _, n) => `const out: number = typeof ${name} === 'number' ? ${name} : ${n}`,
  (name) => `const out: unknown = ${name}`,
  (name, _, n) => `const out: boolean = ${name} === ${n}`,
  (name) => `const out: number = Array.isArray(${name}) ? ${name}.length : 0`,
  (name, field) => `const out: number = (${name} as { ${field}: number }).${field}`,
  (name) => `const out: string = String(${name})`,
  (name) => `const out: string = ${name} instanceof Error ? ${name}.message : 'fine'`,
]
const REFUSED: readonly Say[] = [
  (name) => `const out: number = ${name}`,
  (name, field) => `const out: number = ${name}.${field}`,
  (name, field, n) => `const out: number = ${name}?.${field} ?? ${n}`,
  (name, _, n) => `const out: number = ${name} + ${n}`,
  (name, field) => `const out: unknown = typeof ${name} === 'object' ? ${name}.${field} : null`,
  (name) => `const out: string = ${name}.toString()`,
  (name, _, n) => `const out: number = ${name} !== undefined ? ${name} : ${n}`,
]
const SHOWN = 5

export default template({
  id: 'typescript/types/unknown-is-checked',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'Of unknown nothing can be used before a check has shown what it is, where any would let everything pass.',
  params: (rng) => {
    const { name, field } = rng.pick(SUBJECTS)
    const n = rng.int(2, 99)
    const said = (all: readonly Say[], isTaken: boolean) =>
      all.map((say) => ({ text: say(name, field, n), isTaken }))
    const lines = mixed(rng, { right: said(TAKEN, true), others: said(REFUSED, false) }, SHOWN, [2, 3])
    return { name, lines }
  },
  ask: ({ name, lines }) => ({
    stem: `Each of these lines stands alone after the line below. If \`${name}\` were \`any\`, all of them would compile. Which compile under \`strict\` as it is? Choose all.`,
    code: `declare const ${name}: unknown`,
    options: lines.map(({ text }) => text),
  }),
  key: ({ lines }) => ({ kind: 'multiple', right: placesOf(lines, ({ isTaken }) => isTaken) }),
  why: () =>
    'unknown can be passed on, compared, put into a text and asserted; a property, a call, a sum or another type needs typeof, instanceof or the like first. Being an object, or not undefined, tells too little.',
  source: [
    'TypeScript Handbook, More on Functions, unknown',
    'TypeScript 3.0 release notes, New unknown top type',
  ],
})
