import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const sumBelow = (n: number): number => (n * (n - 1)) / 2
const between = (from: number, to: number): number => sumBelow(to + 1) - sumBelow(from)

/**
 * `common`: members of `left` that are in `right`; both are runs of whole numbers, `right` up or down.
 * `distinct`: the members of a list that repeats 0 … `cycle` − 1, each looked up among those found before.
 */
type Params =
  | { kind: 'common'; right: number; isDown: boolean; from: number; to: number }
  | { kind: 'distinct'; count: number; cycle: number }

function comparisons(params: Params): number {
  if (params.kind === 'distinct') {
    const { count, cycle } = params
    // Each new value is compared with all before it; a later one is found at its own place.
    const [rounds, rest] = [Math.floor(count / cycle) - 1, count % cycle]
    return sumBelow(cycle) + rounds * sumBelow(cycle + 1) + sumBelow(rest + 1)
  }
  const { right, isDown, from, to } = params
  // `right` holds 0 … right − 1: what is beyond is compared with all of it.
  const [last, missing] = [Math.min(to, right - 1), Math.max(0, to - right + 1)]
  const found = isDown ? between(right - last, right - from) : between(from + 1, last + 1)
  return found + missing * right
}

export default template<Params>({
  id: 'typescript/collections/comparisons-of-includes',
  revision: 1,
  kind: 'numeric',
  topic: 'collections',
  grade: 3,
  seconds: 210,
  lang: 'javascript',
  status: 'active',
  idea: 'includes inside a loop walks the whole list for each miss and up to its place for each hit; the product grows, where a Set looks up once.',
  params: (rng) => {
    if (rng.int(0, 1) === 0) {
      const cycle = 10 * rng.int(2, 5)
      return { kind: 'distinct', count: cycle * rng.int(2, 5) + 10 * rng.int(0, 1), cycle }
    }
    return drawnUntil(
      () => {
        const right = 100 * rng.int(1, 4)
        const from = right - 10 * rng.int(1, 3)
        const to = right + 10 * rng.int(1, 9) - 1
        return { kind: 'common' as const, right, isDown: rng.int(0, 1) === 1, from, to }
      },
      ({ right, from, to }) => to - from + 1 !== right,
    )
  },
  ask: (params) => ({
    stem: 'An engine runs `includes` by comparing the value with one member after the other, from the front, until one is equal or the end is reached. How many such comparisons does this program make in all?',
    code:
      params.kind === 'distinct'
        ? `const items = Array.from({ length: ${params.count} }, (_, i) => i % ${params.cycle})
const distinct = []
for (const item of items) {
  if (!distinct.includes(item)) distinct.push(item)
}`
        : `const known = Array.from({ length: ${params.right} }, (_, i) => ${params.isDown ? `${params.right - 1} - i` : 'i'})
const asked = Array.from({ length: ${params.to - params.from + 1} }, (_, i) => ${params.from} + i)
const common = asked.filter((n) => known.includes(n))`,
    answerHint: 'One whole number.',
  }),
  key: (params) => ({ kind: 'numeric', value: comparisons(params), tolerance: { absolute: 0 } }),
  why: (params) =>
    params.kind === 'distinct'
      ? `The first ${params.cycle} are compared with all found before: 0 + 1 + … Each later value v is found after v + 1 comparisons.`
      : `A miss costs ${params.right} comparisons, a hit its place counted from 1.`,
  source: ['ECMA-262 (2025), Array.prototype.includes', 'MDN, Array.prototype.includes()'],
})
