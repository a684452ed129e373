import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Type: 'Person', text: 'name', number: 'age' },
  { Type: 'City', text: 'label', number: 'height' },
  { Type: 'Song', text: 'title', number: 'seconds' },
  { Type: 'Ship', text: 'port', number: 'tons' },
] as const

/** What the function gives of items and a key: in words, as a type, as code over `items` and `key`, and as a value. */
export const WAYS = [
  {
    fn: 'pluck',
    says: 'the values under that key, in the order of the items',
    gives: (value: string) => `${value}[]`,
    body: 'items.map((item) => item[key])',
    of: (values: readonly string[]) => `[${values.join(', ')}]`,
  },
  {
    fn: 'firstOf',
    says: 'the value of the first item under that key, or `undefined` where there is no item',
    gives: (value: string) => `${value} | undefined`,
    body: 'items.map((item) => item[key])[0]',
    of: (values: readonly string[]) => values[0] ?? 'undefined',
  },
  {
    fn: 'distinct',
    says: 'a `Set` of the values under that key',
    gives: (value: string) => `Set<${value}>`,
    body: 'new Set(items.map((item) => item[key]))',
    of: (values: readonly string[]) => `new Set([${values.join(', ')}])`,
  },
  {
    fn: 'numbered',
    says: 'a list of pairs: the place of the item, counted from 0, and its value under that key',
    gives: (value: string) => `[number, ${value}][]`,
    body: 'items.map((item, i): [number, VALUE] => [i, item[key]])',
    of: (values: readonly string[]) => `[${values.map((one, i) => `[${i}, ${one}]`).join(', ')}]`,
  },
] as const

export default template({
  id: 'typescript/types/picked-by-key',
  revision: 1,
  kind: 'code-ts',
  topic: 'types',
  grade: 2,
  nudge: 0.3,
  seconds: 300,
  lang: 'typescript',
  status: 'active',
  idea: 'A second type parameter that extends keyof carries the key that was given, so that the result has the type of just that property.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    way: rng.int(0, WAYS.length - 1),
    texts: rng.sample(['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'], 3),
    numbers: [0, rng.int(2, 9), rng.int(2, 9)],
  }),
  ask: (p) => {
    const { subject, way } = p
    const { fn, says } = WAYS[way] ?? WAYS[0]
    return {
      stem: `Write a function \`${fn}(items, key)\`. It takes a list of objects of any type, which may be \`readonly\`, and the name of one of their properties. It gives back ${says}. The compiler must know the type of the result from the key, and must refuse a key that the objects do not have.`,
      code: `interface ${subject.Type} { ${subject.text}: string; ${subject.number}: number }\n// ${fn}(all, '${subject.text}') is for all: ${subject.Type}[] of type ${(WAYS[way] ?? WAYS[0]).gives('string')}`,
      answerHint: `TypeScript that declares ${fn}. It must compile under strict and noUncheckedIndexedAccess, with the library of ES2023.`,
      starter: `function ${fn}(items, key) {\n\n}\n`,
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-ts', cases: casesOf(p).slice(2) }),
  why: () =>
    'With `K extends keyof T` the key stays a type of its own and T[K] is the type of its property; with `keyof T` alone the result could be any of them.',
  source: [
    'TypeScript Handbook, Generics, Using Type Parameters in Generic Constraints',
    'TypeScript Handbook, Indexed Access Types',
  ],
})

interface Drawn {
  subject: (typeof SUBJECTS)[number]
  way: number
  texts: readonly string[]
  numbers: readonly number[]
}
function casesOf({ subject: { text, number }, way, texts, numbers }: Drawn): CodeCase[] {
  const { fn, gives, of } = WAYS[way] ?? WAYS[0]
  const items = texts.map((one, i) => `{ ${text}: '${one}', ${number}: ${numbers[i] ?? 0} }`)
  const all = `[${items.join(', ')}]`
  const quoted = texts.map((one) => `'${one}'`)
  const call = (name: string, given: string, key: string, values: readonly string[]): CodeCase => ({
    name,
    shown: `${fn}(${given}, '${key}')\ngives ${of(values)}`,
    call: `${fn}(${given}, '${key}')`,
    gives: of(values),
  })
  const typed = (name: string, line: string, errors: readonly number[]): CodeCase => ({
    name,
    shown: `${line}\n${errors.length ? 'is refused' : 'compiles'}; them is ${all}`,
    uses: `{ const them = ${all}; const frozen: readonly { readonly ${text}: string; readonly ${number}: number }[] = them; ${line} }`,
    errors,
  })
  return [
    call('texts', all, text, quoted),
    typed('the type of the text', `const got: ${gives('string')} = ${fn}(them, '${text}')`, []),
    call('numbers, 0 among them', all, number, numbers.map(String)),
    call('no items', '[]', 'length', []),
    typed('the type of the number', `const got: ${gives('number')} = ${fn}(them, '${number}')`, []),
    typed(
      'another type than that of the key',
      `const got: ${gives('number')} = ${fn}(them, '${text}')`,
      [2322],
    ),
    typed('an unknown key', `${fn}(them, 'nothing')`, [2345]),
    typed('a readonly list', `const got: ${gives('string')} = ${fn}(frozen, '${text}')`, []),
  ]
}
