import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const CALLS = ['copyOf', 'deepCopy', 'cloned', 'duplicate'] as const
/** What else can be copied, besides plain objects and arrays. */
export const COLLECTIONS = {
  Map: {
    said: 'a `Map` (its keys are texts)',
    make: (value: string) => `new Map([['a', ${value}]])`,
    first: "next.in.get('a')",
  },
  Set: { said: 'a `Set`', make: (value: string) => `new Set([${value}])`, first: '[...next.in][0]' },
} as const
/** Fields of plain objects that are left out. */
export const LEFT_OUT = {
  nothing: '',
  private: 'Fields of plain objects whose names begin with `_` are left out.',
  functions: 'Fields of plain objects whose values are functions are left out.',
} as const

export interface Parts {
  call: (typeof CALLS)[number]
  collection: keyof typeof COLLECTIONS
  leftOut: keyof typeof LEFT_OUT
  n: number
}
const caseOf = (name: string, { call }: Parts, given: string, seen: string, gives: string): CallCase => ({
  name,
  call: `(() => { ${given}; const next = ${call}(it); return ${seen} })()`,
  gives,
  shown: `${given}\nconst next = ${call}(it)\n${seen} is ${gives}`,
})

function casesOf(p: Parts): CallCase[] {
  const { n, collection, leftOut } = p
  const { make, first } = COLLECTIONS[collection]
  const tree = `{ id: ${n}, tags: ['a', null, ''], box: { open: false, none: undefined } }`
  return [
    caseOf('a tree', p, `const it = ${tree}`, '[next, next.box === it.box]', `[${tree}, false]`),
    caseOf(
      'values that are no objects',
      p,
      `const it = [0, '', null, undefined, false, NaN, ${n}n]`,
      'next',
      `[0, '', null, undefined, false, NaN, ${n}n]`,
    ),
    caseOf(
      'what is given stays',
      p,
      `const it = ${tree}`,
      '(next.tags.push(1), next.box.open = true, it)',
      tree,
    ),
    caseOf(
      'one object in two places',
      p,
      `const part = { n: ${n} }; const it = { left: part, right: [part] }`,
      '[next.left === next.right[0], next.left === part, next]',
      `[true, false, { left: { n: ${n} }, right: [{ n: ${n} }] }]`,
    ),
    caseOf(
      'two objects that look the same',
      p,
      `const it = [{ n: ${n} }, { n: ${n} }]`,
      'next[0] === next[1]',
      'false',
    ),
    caseOf(
      'a circle',
      p,
      `const it = { n: ${n}, list: [] }; it.self = it; it.list.push(it.list, it)`,
      '[next.self === next, next === it, next.list[0] === next.list, next.list[1] === next, next.n]',
      `[true, false, true, true, ${n}]`,
    ),
    caseOf(
      `an object in a ${collection}`,
      p,
      `const part = { n: ${n} }; const it = { in: ${make('part')}, part }`,
      `[next.in instanceof ${collection}, next.in === it.in, ${first} === next.part, ${first} === part, next]`,
      `[true, false, true, false, { in: ${make(`{ n: ${n} }`)}, part: { n: ${n} } }]`,
    ),
    caseOf(
      `a ${collection} that holds itself`,
      p,
      `const it = { in: new ${collection}() }; it.in.${collection === 'Map' ? "set('a', it.in)" : 'add(it.in)'}`,
      `[${first} === next.in, next.in === it.in, next.in.size]`,
      '[true, false, 1]',
    ),
    caseOf(
      'fields of all kinds',
      p,
      `const it = [{ _id: 1, run() {}, n: ${n} }]`,
      'Object.keys(next[0])',
      { nothing: "['_id', 'run', 'n']", private: "['run', 'n']", functions: "['_id', 'n']" }[leftOut],
    ),
  ]
}

export default template({
  id: 'typescript/values/copy-with-sharing',
  revision: 1,
  kind: 'code-js',
  topic: 'values',
  grade: 5,
  seconds: 600,
  lang: 'javascript',
  status: 'active',
  idea: 'A deep copy remembers what it has copied before it goes deeper: else a circle never ends, and what was one object becomes two.',
  params: (rng): Parts => ({
    call: rng.pick(CALLS),
    collection: rng.pick(['Map', 'Set'] as const),
    leftOut: rng.pick(['nothing', 'private', 'functions'] as const),
    n: rng.int(11, 60),
  }),
  ask: (p) => ({
    stem: [
      `Write \`${p.call}(value)\`, which returns a deep copy. Copied are plain objects, arrays and ${COLLECTIONS[p.collection].said}, and what they hold, in the same order; every other value, functions too, is taken as it is.`,
      'An object that is met in several places is one object in the copy as well, in the same places; it may also hold itself, by way of others or not.',
      LEFT_OUT[p.leftOut],
      '`structuredClone` is not there.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    answerHint: 'JavaScript that declares the function.',
    starter: `function ${p.call}(value) {\n  return value\n}`,
    cases: casesOf(p).slice(0, 1),
  }),
  key: (p) => ({ kind: 'code-js', cases: casesOf(p).slice(1) }),
  why: () =>
    'A Map from what was met to its copy, entered before its contents are copied, keeps circles finite and what is shared shared.',
  source: ['MDN, Glossary: Deep copy', 'MDN, Map'],
})
