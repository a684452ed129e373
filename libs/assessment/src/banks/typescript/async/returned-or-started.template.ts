import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** What a callback does beside its own line: nothing, or a promise, with a line of its own or none, that it starts or returns. */
type Inner = { says?: string; isReturned: boolean }
type Step = { says: string; inner?: Inner }
type Chain = readonly Step[]

/**
 * The lines in order, by a queue of jobs. A callback that gives a value queues the next one at once. One that gives a promise
 * queues a job that calls `then` of that promise, which queues a job that settles the outer one: two turns more.
 */
function printed(chains: readonly Chain[], isWaited = true): string[] {
  const lines: string[] = []
  const jobs: (() => void)[] = []
  const run = (chain: Chain, at: number) => {
    const step = chain[at]
    if (!step) return
    lines.push(step.says)
    const { inner } = step
    const next = () => jobs.push(() => run(chain, at + 1))
    const own = inner?.says
    if (own !== undefined) jobs.push(() => lines.push(own))
    if (inner?.isReturned && isWaited) jobs.push(() => jobs.push(() => next()))
    else next()
  }
  for (const chain of chains) jobs.push(() => run(chain, 0))
  for (let job = jobs.shift(); job; job = jobs.shift()) job()
  return lines
}

function drawn(rng: Rng): Chain[] {
  const innerOf = (says: string): Inner =>
    rng.pick([
      { isReturned: true },
      { says: `in ${says}`, isReturned: true },
      { says: `in ${says}`, isReturned: false },
    ])
  const chain = (name: string): Chain => {
    const length = rng.int(1, 4)
    const at = rng.int(0, length)
    return Array.from({ length }, (_, i) => {
      const says = `${name}${i + 1}`
      return i === at ? { says, inner: innerOf(says) } : { says }
    })
  }
  return rng.sample(['a', 'b', 'c', 'd', 'e', 'f'], 2).map(chain)
}

function shown({ says, inner }: Step): string[] {
  if (!inner) return [`  .then(() => console.log('${says}'))`]
  const promise = inner.says === undefined ? 'ready' : `ready.then(() => console.log('${inner.says}'))`
  return [
    '  .then(() => {',
    `    console.log('${says}')`,
    `    ${inner.isReturned ? 'return ' : ''}${promise}`,
    '  })',
  ]
}

export default template({
  id: 'typescript/async/returned-or-started',
  revision: 1,
  kind: 'ordering',
  topic: 'async',
  grade: 5,
  seconds: 210,
  lang: 'javascript',
  status: 'active',
  idea: 'A chain waits for a promise that a callback returns, with two turns for taking it over, and for none that it only starts.',
  params: (rng) => {
    const chains = drawnUntil(
      () => drawn(rng),
      (both) => {
        const lines = printed(both)
        return lines.length >= 5 && lines.length <= 6 && lines.join() !== printed(both, false).join()
      },
    )
    return { chains, lines: rng.shuffle(printed(chains)) }
  },
  ask: ({ chains, lines }) => ({
    stem: 'Put the printed lines in order, the first one on top. Jobs of promises run in the order in which ECMAScript 2025 queues them.',
    code: [
      'const ready = Promise.resolve()',
      ...chains.flatMap((chain) => ['', 'ready', ...chain.flatMap(shown)]),
    ].join('\n'),
    options: lines,
  }),
  key: ({ chains, lines }) => ({
    kind: 'ordering',
    orders: [printed(chains).map((line) => lines.indexOf(line))],
  }),
  why: () =>
    'The chains take turns. Where a callback returns a promise, one job calls its then and another one settles the promise of the chain, so the next callback comes two turns later than after a plain value; a promise that is only started delays nothing.',
  source: ['ECMA-262 (2025), NewPromiseResolveThenableJob', 'MDN, Microtask guide'],
})
