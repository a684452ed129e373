import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const CALLS = ['setIn', 'withValue', 'changed', 'putAt'] as const

export interface Parts {
  call: (typeof CALLS)[number]
  /** How a path is given: `['lines', 0]` or `'lines.0'`. */
  isText: boolean
  /** What is given last: the new value, or a function of the old one. */
  isUpdate: boolean
  /** Where the value stays the same: the state itself, or a new one all the same. */
  keepsSame: boolean
  n: number
}
/** A call on `state` that adds `by` to what is at the path. */
function callOf(
  { call, isText, isUpdate }: Parts,
  path: readonly (string | number)[],
  was: number,
  by: number,
) {
  const at = isText
    ? `'${path.join('.')}'`
    : `[${path.map((step) => (typeof step === 'number' ? step : `'${step}'`)).join(', ')}]`
  return `${call}(state, ${at}, ${isUpdate ? `(was) => was + ${by}` : was + by})`
}
/** A case that makes a state, calls once and looks at what came of it. */
const caseOf = (name: string, state: string, call: string, seen: string, gives: string): CallCase => ({
  name,
  call: `(() => { const state = ${state}; const next = ${call}; return ${seen} })()`,
  gives,
  shown: `const state = ${state}\nconst next = ${call}\n${seen} is ${gives}`,
})

function casesOf(p: Parts): CallCase[] {
  const { n, keepsSame } = p
  const box = `{ box: { width: ${n}, depth: 2 }, other: { size: 1 } }`
  const cart = `{ lines: [{ price: ${n}, tag: { id: 1 } }, { price: 4, tag: { id: 2 } }], note: { text: 'a' } }`
  const width = callOf(p, ['box', 'width'], n, 3)
  const price = callOf(p, ['lines', 0, 'price'], n, 5)
  const same = String(keepsSame)
  return [
    caseOf('a field of a field', box, width, 'next', box.replace(String(n), String(n + 3))),
    caseOf(
      'one step',
      `{ count: ${n}, other: 1 }`,
      callOf(p, ['count'], n, 1),
      'next',
      `{ count: ${n + 1}, other: 1 }`,
    ),
    caseOf(
      'the state stays',
      box,
      width,
      '[state, next === state, next.box === state.box]',
      `[${box}, false, false]`,
    ),
    caseOf('what is not on the path', box, width, 'next.other === state.other', 'true'),
    caseOf(
      'in an array',
      cart,
      price,
      '[Array.isArray(next.lines), next]',
      `[true, ${cart.replace(String(n), String(n + 5))}]`,
    ),
    caseOf(
      'around an array',
      cart,
      price,
      '[state, next.lines === state.lines, next.lines[0].tag === state.lines[0].tag, next.lines[1] === state.lines[1], next.note === state.note]',
      `[${cart}, false, true, true, true]`,
    ),
    caseOf(
      'the same value',
      cart,
      callOf(p, ['lines', 1, 'price'], 4, 0),
      '[next, next === state, next.lines === state.lines, next.note === state.note]',
      `[${cart}, ${same}, ${same}, true]`,
    ),
  ]
}

export default template({
  id: 'typescript/values/set-in',
  revision: 1,
  kind: 'code-js',
  topic: 'values',
  grade: 4,
  nudge: -0.3,
  seconds: 480,
  lang: 'javascript',
  status: 'active',
  idea: 'A change without changing copies each object on the path, arrays as arrays, and shares all the rest.',
  params: (rng): Parts => ({
    call: rng.pick(CALLS),
    isText: rng.chance() < 0.5,
    isUpdate: rng.chance() < 0.5,
    keepsSame: rng.chance() < 0.5,
    n: rng.int(11, 40),
  }),
  ask: (p) => {
    const { call, isText, isUpdate, keepsSame } = p
    return {
      stem: [
        `Write \`${call}(state, path, ${isUpdate ? 'update' : 'value'})\`. It returns a state in which the value at the path is ${isUpdate ? 'what `update` makes of the old one' : '`value`'}, and changes nothing that exists.`,
        `\`state\` is made of plain objects and arrays. \`path\` ${isText ? "is a text such as `'lines.0.price'`; no name in it has a point" : "is an array such as `['lines', 0, 'price']`"}. It has one step or more, and all of it is there.`,
        'Objects and arrays on the path are new ones of their kind; all others are the same ones as before.',
        keepsSame
          ? 'Only where the new value is the same as the old one (`===`), `state` itself is returned.'
          : 'This holds also where the new value is the same as the old one.',
      ].join(' '),
      answerHint: 'JavaScript that declares the function.',
      starter: `function ${call}(state, path, ${isUpdate ? 'update' : 'value'}) {\n  return state\n}`,
      cases: casesOf(p).slice(0, 1),
    }
  },
  key: (p) => ({ kind: 'code-js', cases: casesOf(p).slice(1) }),
  why: () =>
    'Each level of the path is copied by itself. One spread at the top leaves the deeper levels shared and so changed; a deep copy shares nothing; an array spread into an object is no array.',
  source: ['MDN, Spread syntax (...)', 'MDN, Glossary: Shallow copy'],
})
