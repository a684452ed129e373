import { check } from '../../../checks/check'
import type { Parts } from './copy-with-sharing.template'
import task from './copy-with-sharing.template'

const KEPT = {
  nothing: 'true',
  private: "!name.startsWith('_')",
  functions: "typeof value[name] !== 'function'",
} as const

interface Ways {
  /** What is asked before a copy is made, and what is kept of a made one: before or after it is filled. */
  ask: string
  before: string
  after: string
  array: string
  kept: string
  collects: boolean
}
const REMEMBERS: Omit<Ways, 'kept'> = {
  ask: 'if (met.has(value)) return met.get(value)',
  before: 'met.set(value, made)',
  after: '',
  array: 'Array.isArray(value) ? [] : {}',
  collects: true,
}
function recursive({ call, collection }: Parts, { ask, before, after, array, kept, collects }: Ways): string {
  const collected = {
    Map: `if (value instanceof Map) { const made = new Map(); ${before}; value.forEach((one, key) => made.set(key, go(one))); ${after}; return made }`,
    Set: `if (value instanceof Set) { const made = new Set(); ${before}; value.forEach((one) => made.add(go(one))); ${after}; return made }`,
  }[collection]
  return `function ${call}(given) {
  const met = new Map()
  const go = (value) => {
    if (typeof value !== 'object' || value === null) return value
    ${ask}
    ${collects ? collected : ''}
    const made = ${array}
    ${before}
    for (const name of Object.keys(value)) if (Array.isArray(value) || ${kept}) made[name] = go(value[name])
    ${after}
    return made
  }
  return go(given)
}`
}

/** Makes all copies empty first, and fills them from a list of what is still to do. */
const byList = ({ call, collection }: Parts, kept: string): string => `const ${call} = (given) => {
  const [met, todo] = [new Map(), []]
  const copy = (value) => {
    if (value === null || typeof value !== 'object') return value
    if (!met.has(value)) {
      met.set(value, Array.isArray(value) ? [] : value instanceof ${collection} ? new ${collection}() : {})
      todo.push(value)
    }
    return met.get(value)
  }
  const whole = copy(given)
  while (todo.length) {
    const value = todo.pop()
    const made = met.get(value)
    if (Array.isArray(value)) made.push(...value.map(copy))
    else if (value instanceof ${collection}) for (const one of value) ${
      collection === 'Map' ? 'made.set(one[0], copy(one[1]))' : 'made.add(copy(one))'
    }
    else for (const name in value) if (${kept}) made[name] = copy(value[name])
  }
  return whole
}`

export default check(task, {
  solutions: (p) => [recursive(p, { ...REMEMBERS, kept: KEPT[p.leftOut] }), byList(p, KEPT[p.leftOut])],
  wrong: (p) => {
    const kept = KEPT[p.leftOut]
    return {
      'nothing is remembered': recursive(p, { ...REMEMBERS, ask: '', before: '', kept }),
      'a copy is remembered when it is full': recursive(p, {
        ...REMEMBERS,
        before: '',
        after: 'met.set(value, made)',
        kept,
      }),
      'a collection is taken for a plain object': recursive(p, { ...REMEMBERS, collects: false, kept }),
      'an array becomes an object': recursive(p, { ...REMEMBERS, array: '{}', kept }),
      'one level is copied': `const ${p.call} = (value) => Array.isArray(value) ? [...value] : { ...value }`,
      'by way of JSON': `const ${p.call} = (value) => JSON.parse(JSON.stringify(value))`,
      'what was met is not copied at all': recursive(p, {
        ...REMEMBERS,
        ask: 'if (met.has(value)) return value',
        kept,
      }),
      'other fields are left out': recursive(p, {
        ...REMEMBERS,
        kept: KEPT[p.leftOut === 'private' ? 'functions' : 'private'],
      }),
    }
  },
})
