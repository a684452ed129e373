import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

type Step = { starts: string; ms: number } | { awaits: string } | { sleeps: number }

/** Two or three promises that are made, then awaited, with waits between that end or do not end before they do. */
function drawn(rng: Rng): Step[] {
  const names = rng.sample(['user', 'orders', 'rates'], rng.int(2, 3))
  const ms = () => 10 * rng.int(1, 9)
  const starts = names.map((name): Step => ({ starts: name, ms: ms() }))
  const awaits = rng.shuffle(names).map((name): Step => ({ awaits: name }))
  const wait = (): Step => ({ sleeps: ms() })
  const [first, ...others] = starts
  return [
    ...(first ? [first] : []),
    ...(rng.int(0, 1) ? [wait()] : []),
    ...others,
    wait(),
    ...awaits.flatMap((one, i) => (i && rng.int(0, 1) ? [wait(), one] : [one])),
  ]
}

function took(steps: readonly Step[], startsAt: 'the call' | 'the await'): number {
  const ends = new Map<string, number>()
  const times = new Map(steps.flatMap((step) => ('starts' in step ? [[step.starts, step.ms] as const] : [])))
  return steps.reduce((now, step) => {
    if ('sleeps' in step) return now + step.sleeps
    if ('starts' in step) ends.set(step.starts, now + step.ms)
    if ('starts' in step) return now
    return startsAt === 'the call'
      ? Math.max(now, ends.get(step.awaits) ?? 0)
      : now + (times.get(step.awaits) ?? 0)
  }, 0)
}
const waits = (steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum + ('sleeps' in step ? step.sleeps : 0), 0)

const shown = (step: Step): string => {
  if ('sleeps' in step) return `  await sleep(${step.sleeps})`
  return 'starts' in step ? `  const ${step.starts} = sleep(${step.ms})` : `  await ${step.awaits}`
}

export default template({
  id: 'typescript/async/starts-when-called',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 2,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'The time of a promise runs from the call that made it; await only waits for what is left of it.',
  params: (rng) => ({
    steps: drawnUntil(
      () => drawn(rng),
      (steps) => took(steps, 'the call') < took(steps, 'the await') && took(steps, 'the call') > waits(steps),
    ),
  }),
  ask: ({ steps }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      'async function main() {',
      '  const begin = Date.now()',
      ...steps.map(shown),
      '  console.log(Date.now() - begin)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number of milliseconds.',
  }),
  key: ({ steps }) => wholeKey(took(steps, 'the call')),
  why: () =>
    'At each await the clock goes on to the end of that promise, unless it is over already; then nothing is waited for.',
  source: ['MDN, await', 'MDN, Using promises'],
})
