import type { Rng } from '../../../tasks/rng'
import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

/** `set` of a key and a value, or a look at a key; keys are written as in the code. */
type Step = readonly ['set', string, string] | readonly ['get' | 'peek', string]
export interface Rules {
  limit: number
  missing: 'undefined' | 'null'
  isOldestFirst: boolean
}

/** What the calls that look give, and the keys at the end: every use has a time, and the least of them goes. */
function simulated(steps: readonly Step[], { limit, missing, isOldestFirst }: Rules): string {
  let held: { key: string; value: string; used: number }[] = []
  const given: string[] = []
  steps.forEach(([what, key, value], now) => {
    const found = held.find((one) => one.key === key)
    if (what !== 'set') given.push(found?.value ?? missing)
    if (what !== 'peek' && found) found.used = now
    if (what !== 'set' || value === undefined) return
    if (found) found.value = value
    else held.push({ key, value, used: now })
    const least = Math.min(...held.map(({ used }) => used))
    if (held.length > limit) held = held.filter(({ used }) => used > least)
  })
  const keys = held.sort((a, b) => (isOldestFirst ? a.used - b.used : b.used - a.used)).map(({ key }) => key)
  return `[[${given.join(', ')}], [${keys.join(', ')}]]`
}

function caseOf(name: string, steps: readonly Step[], rules: Rules): CallCase {
  const calls = steps.map(([what, key, value]) =>
    what === 'set' ? `cache.set(${key}, ${value})` : `out.push(cache.${what}(${key}))`,
  )
  const lines = [`const cache = createCache(${rules.limit})`, 'const out = []', ...calls]
  const gives = simulated(steps, rules)
  return {
    name,
    shown: [...lines, `[out, cache.keys()]  // ${gives}`].join('\n'),
    call: `(() => { ${lines.join('; ')}; return [out, cache.keys()] })()`,
    gives,
  }
}

const set = (key: string, value: string | number): Step => ['set', key, String(value)]
const get = (key: string): Step => ['get', key]
const peek = (key: string): Step => ['peek', key]

function drawnSteps(rng: Rng, keys: readonly string[]): Step[] {
  const one = (i: number) =>
    rng.pick([() => set(rng.pick(keys), i), () => get(rng.pick(keys)), () => peek(rng.pick(keys))])()
  return Array.from({ length: 14 }, (_, i) => one(i))
}

export default template({
  id: 'typescript/collections/least-recently-used',
  revision: 1,
  kind: 'code-js',
  topic: 'collections',
  grade: 4,
  seconds: 480,
  lang: 'javascript',
  status: 'active',
  idea: 'A Map keeps its keys in the order of insertion, so deleting a key and setting it again marks it as the last used, and the first key is the one to go.',
  params: (rng) => {
    const keys = rng.sample(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 6).map((key) => `'${key}'`)
    const limit = rng.int(2, 3)
    const rules: Rules = {
      limit,
      missing: rng.pick(['undefined', 'null']),
      isOldestFirst: rng.int(0, 1) === 1,
    }
    const full = keys.slice(0, limit).map((key, i) => set(key, i + 1))
    const [first = '', second = ''] = keys
    const extra = keys[limit] ?? ''
    const [low, high] = [rng.int(1, 9), rng.int(10, 99)]
    return {
      rules,
      cases: [
        caseOf(
          'one that was read stays',
          [...full, get(first), set(extra, 9), get(first), get(second)],
          rules,
        ),
        caseOf(
          'one that was set again stays',
          [...full, set(first, 8), set(extra, 9), peek(first), peek(second)],
          rules,
        ),
        caseOf('setting again while full', [...full, set(second, 7), get(first), get(second)], rules),
        caseOf('a peek is no use', [...full, peek(first), set(extra, 9), peek(first), peek(second)], rules),
        caseOf(
          'values that are falsy',
          [
            ...[set(first, 0), set(second, "''")],
            ...[get(first), set(extra, 'false'), set(keys[4] ?? '', 5), get(first), get(second), get(extra)],
          ],
          rules,
        ),
        caseOf(
          'numbers as keys',
          [set(`${high}`, 1), set(`${low}`, 2), set('0', 3), get(`${high}`), set(`'${low}'`, 4)],
          rules,
        ),
        caseOf('many calls', drawnSteps(rng, keys), rules),
        caseOf('more calls', drawnSteps(rng, keys.slice(0, limit + 1)), rules),
        {
          name: 'two caches',
          shown: 'Two caches do not share keys.',
          call: `(() => { const [x, y] = [createCache(1), createCache(1)]; x.set('k', 1); y.set('k', 2); return x.get('k') })()`,
          gives: '1',
        },
      ],
    }
  },
  ask: ({ rules: { missing, isOldestFirst }, cases }) => ({
    stem: `Write \`createCache(limit)\`. It returns an object with four methods. \`set(key, value)\` stores a value; when there are then more than \`limit\` keys, the key whose last use is longest ago is dropped. \`get(key)\` returns the value, and so does \`peek(key)\`; both return \`${missing}\` for a key that is not held. \`set\` is a use of its key and \`get\` of a key that is held; \`peek\` is none. \`keys()\` returns an array of the keys that are held, the ${isOldestFirst ? 'longest unused' : 'last used'} first. Keys are texts or numbers, and \`1\` and \`'1'\` are two keys.`,
    starter: 'function createCache(limit) {\n  \n}\n',
    cases: cases.slice(0, 1),
  }),
  key: ({ cases }) => ({ kind: 'code-js', cases: cases.slice(1) }),
  why: () =>
    'delete and set move a key to the end of a Map, and keys().next() gives the first. has, not the value, tells whether a key is held.',
  source: ['ECMA-262 (2025), Map.prototype.set, Map.prototype.delete', 'MDN, Map'],
})
