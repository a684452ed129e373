import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const MOST = 12

/** How many chains of tasks end, where a task holds its place until the one that it called has ended. */
function ended(depths: readonly number[], limit: number): number {
  const waiting: { depth: number; whole: number }[] = []
  let [free, open] = [limit, depths.length]
  let ready: number[] = []
  const pump = () => {
    while (free > 0) {
      const next = waiting.shift()
      if (!next) return
      free -= 1
      if (next.depth > 0) waiting.push({ ...next, depth: next.depth - 1 })
      else ready.push(next.whole)
    }
  }
  for (const depth of depths) {
    waiting.push({ depth, whole: depth })
    pump()
  }
  while (ready.length > 0) {
    // With the innermost task the whole chain ends and gives its places back.
    for (const whole of ready) free += whole + 1
    open -= ready.length
    ready = []
    pump()
  }
  return depths.length - open
}
const ends = (depths: readonly number[], limit: number): boolean => ended(depths, limit) === depths.length
const smallest = (depths: readonly number[]) => {
  for (let limit = 1; limit <= MOST; limit++) if (ends(depths, limit)) return limit
  return MOST
}

/** Whether every larger limit does as well, so that the smallest one is a border. */
const isBorder = (depths: readonly number[], from: number) =>
  Array.from({ length: MOST - from }, (_, i) => from + i).every((limit) => ends(depths, limit))

export default template({
  id: 'typescript/async/smallest-limit',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 5,
  seconds: 270,
  lang: 'javascript',
  status: 'active',
  idea: 'A task that waits for another task of the same limiter keeps its place meanwhile: with too few places all wait for each other for ever.',
  params: (rng) => {
    const found = rng.int(3, 7)
    return {
      depths: drawnUntil(
        () => Array.from({ length: rng.int(3, 5) }, () => rng.int(0, 3)),
        // Neither the deepest visit alone nor the number of visits tells the limit.
        (depths) =>
          smallest(depths) === found &&
          found !== Math.max(...depths) + 1 &&
          found !== depths.length + 1 &&
          isBorder(depths, found),
      ),
    }
  },
  ask: ({ depths }) => ({
    stem: 'The last line prints `done` if `LIMIT` is large enough, and nothing otherwise. Which is the smallest `LIMIT` with which it prints? And with a `LIMIT` that is smaller by one: how many of the promises in `visits` are fulfilled?',
    code: [
      'let running = 0',
      'const waiting = []',
      'function next() {',
      '  if (running === LIMIT || waiting.length === 0) return',
      '  running += 1',
      '  const begin = waiting.shift()',
      '  begin()',
      '}',
      'function limited(task) {',
      '  return new Promise((done) => {',
      '    waiting.push(async () => {',
      '      const result = await task()',
      '      running -= 1',
      '      done(result)',
      '      next()',
      '    })',
      '    next()',
      '  })',
      '}',
      '',
      'async function visit(depth) {',
      '  if (depth > 0) await limited(() => visit(depth - 1))',
      '}',
      '',
      `const visits = [${depths.join(', ')}].map((depth) => limited(() => visit(depth)))`,
      "Promise.all(visits).then(() => console.log('done'))",
    ].join('\n'),
    answerHint: 'Two numbers with a space between.',
  }),
  key: ({ depths }) => {
    const least = smallest(depths)
    return wordsKey([least, ended(depths, least - 1)])
  },
  why: () =>
    'Each task above the innermost holds a place while it waits. The waiting ones come first in, first out: it ends where, with all places taken, one of them is always an innermost task. With one place fewer some chains still end, those that had their places before all were held.',
  source: ['MDN, Promise() constructor', 'MDN, await'],
})
