import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

const NAMES = ['Listed', 'Wrapped', 'Stored', 'Queued', 'Batch', 'Rows'] as const

/** What comes of each form: the options are numbered alike for each kind of argument. */
type Outcome = 'apart' | 'together' | 'texts' | 'others' | 'never' | 'emptyList'
interface Form {
  code: string
  /** A union of string and another type, boolean, and never. */
  gives: { union: Outcome; boolean: Outcome; never: Outcome }
}
const FORMS: readonly Form[] = [
  { code: 'T extends unknown ? T[] : never', gives: { union: 'apart', boolean: 'apart', never: 'never' } },
  {
    code: '[T] extends [unknown] ? T[] : never',
    gives: { union: 'together', boolean: 'together', never: 'emptyList' },
  },
  { code: 'T extends string ? T[] : never', gives: { union: 'texts', boolean: 'never', never: 'never' } },
  {
    code: '[T] extends [string] ? T[] : never',
    gives: { union: 'never', boolean: 'never', never: 'emptyList' },
  },
  { code: 'T extends string ? never : T[]', gives: { union: 'others', boolean: 'apart', never: 'never' } },
  {
    code: '[T] extends [string] ? never : T[]',
    gives: { union: 'together', boolean: 'together', never: 'never' },
  },
]

/** The types that stand for the outcomes, with one more where an outcome cannot be. */
function optionsFor(
  kind: keyof Form['gives'],
  other: string,
  isTextFirst: boolean,
): Partial<Record<Outcome, string>> {
  if (kind === 'boolean')
    return {
      apart: 'true[] | false[]',
      together: 'boolean[]',
      texts: 'true[]',
      never: 'never',
      emptyList: 'never[]',
    }
  if (kind === 'never')
    return {
      apart: 'unknown[]',
      together: 'undefined[]',
      texts: 'unknown',
      never: 'never',
      emptyList: 'never[]',
    }
  const [a, b] = isTextFirst ? ['string', other] : [other, 'string']
  return {
    apart: `${a}[] | ${b}[]`,
    together: `(${a} | ${b})[]`,
    texts: 'string[]',
    others: `${other}[]`,
    never: 'never',
  }
}

function drawn(rng: Rng) {
  const kind = rng.pick(['union', 'union', 'union', 'boolean', 'never'] as const)
  const other = rng.pick(['number', 'bigint', 'Date', 'symbol', 'RegExp'])
  const isTextFirst = rng.chance() < 0.5
  const given = kind === 'union' ? (isTextFirst ? `string | ${other}` : `${other} | string`) : kind
  const form = rng.pick(FORMS)
  const options = Object.entries(optionsFor(kind, other, isTextFirst))
  return {
    Name: rng.pick(NAMES),
    given,
    form: form.code,
    options: options.map(([, text]) => text),
    right: options.findIndex(([outcome]) => outcome === form.gives[kind]),
  }
}

export default template({
  id: 'typescript/types/one-by-one',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 5,
  nudge: -0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'A conditional type takes the members of a union one by one, of boolean two and of never none, unless the parameter is wrapped.',
  params: drawn,
  ask: ({ Name, given, form, options }) => ({
    stem: 'Which type is `Result`?',
    code: `type ${Name}<T> = ${form}\n\ntype Result = ${Name}<${given}>`,
    options,
  }),
  key: ({ right }) => ({ kind: 'single', right }),
  why: () =>
    'Where a bare type parameter is checked, the condition is asked for each member alone and the answers are joined; never has no member, so never comes out. In a tuple the parameter is asked for as a whole.',
  source: ['TypeScript Handbook, Conditional Types, Distributive Conditional Types'],
})
