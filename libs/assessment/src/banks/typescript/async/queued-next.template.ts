import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

type Step = { asks: string } | { awaits: string } | { sleeps: number } | { both: true } | { next: true }
export interface Read {
  pages: readonly number[]
  steps: readonly Step[]
}

/**
 * How long it takes.
 * @param way `queue`: a request waits for the one before; `at once`: every request has its own time from when it is made;
 *   `ahead`: the pages come one after another without being asked for
 */
function took({ pages, steps }: Read, way: 'queue' | 'at once' | 'ahead'): number {
  let [now, free, at] = [0, 0, 0]
  const ends = new Map<string, number>()
  const ask = (): number => {
    const ms = pages[at++] ?? 0
    const begin = { queue: Math.max(now, free), 'at once': now, ahead: free }[way]
    free = begin + ms
    return free
  }
  for (const step of steps) {
    if ('sleeps' in step) now += step.sleeps
    else if ('asks' in step) ends.set(step.asks, ask())
    else if ('awaits' in step) now = Math.max(now, ends.get(step.awaits) ?? 0)
    else if ('both' in step) now = Math.max(now, ask(), ask())
    else now = Math.max(now, ask())
  }
  return now
}

function drawn(rng: Rng): Read {
  const ms = () => 10 * rng.int(1, 9)
  const middle: Step[] = rng.pick<Step[]>([
    [{ both: true }],
    [{ sleeps: ms() }, { next: true }],
    [{ sleeps: ms() }, { both: true }],
    [{ next: true }, { sleeps: ms() }],
    [{ sleeps: ms() }, { asks: 'second' }, { sleeps: ms() }, { both: true }],
  ])
  const last: Step[] = rng.pick<Step[]>([
    [{ next: true }],
    [{ sleeps: ms() }, { next: true }],
    [{ both: true }],
  ])
  const steps: Step[] = [{ asks: 'first' }, ...middle, { awaits: 'first' }, ...last]
  const used = steps.reduce(
    (sum, step) => sum + ('both' in step ? 2 : 'asks' in step || 'next' in step ? 1 : 0),
    0,
  )
  return { steps, pages: Array.from({ length: used + 1 }, ms) }
}

const NEXT = 'source.next()'
function shown(step: Step): string {
  if ('sleeps' in step) return `  await sleep(${step.sleeps})`
  if ('asks' in step) return `  const ${step.asks} = ${NEXT}`
  if ('awaits' in step) return `  await ${step.awaits}`
  return 'both' in step ? `  await Promise.all([${NEXT}, ${NEXT}])` : `  await ${NEXT}`
}

export default template({
  id: 'typescript/async/queued-next',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 5,
  seconds: 200,
  lang: 'javascript',
  status: 'active',
  idea: 'An async generator answers requests one after another, also those made at once, and does nothing between them.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (read) => new Set((['queue', 'at once', 'ahead'] as const).map((way) => took(read, way))).size === 3,
    ),
  ask: ({ pages, steps }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      'async function* pages() {',
      `  for (const ms of [${pages.join(', ')}]) {`,
      '    await sleep(ms)',
      '    yield ms',
      '  }',
      '}',
      '',
      'async function main() {',
      '  const source = pages()',
      '  const begin = Date.now()',
      ...steps.map(shown),
      '  console.log(Date.now() - begin)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number of milliseconds.',
  }),
  key: (read) => wholeKey(took(read, 'queue')),
  why: () =>
    'Each call of next() is put behind the ones before it: its page begins when it is asked for and the page before has been given. Between a page and the next request nothing runs.',
  source: ['ECMA-262 (2025), AsyncGenerator Objects', 'MDN, AsyncGenerator.prototype.next()'],
})
