import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

type Form = 'one iterator' | 'batches' | 'every k-th'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Whoever is free first takes the next job. */
function pooled(jobs: readonly number[], workers: number): number {
  const free = Array.from({ length: workers }, () => 0)
  for (const ms of jobs) {
    const soonest = free.indexOf(Math.min(...free))
    free[soonest] = (free[soonest] ?? 0) + ms
  }
  return Math.max(...free)
}
const TOOK: Readonly<Record<Form, (jobs: readonly number[], workers: number) => number>> = {
  'one iterator': pooled,
  batches: (jobs, size) =>
    sum(jobs.flatMap((_, i) => (i % size ? [] : [Math.max(...jobs.slice(i, i + size))]))),
  'every k-th': (jobs, workers) =>
    Math.max(
      ...Array.from({ length: workers }, (_, own) => sum(jobs.filter((_ms, i) => i % workers === own))),
    ),
}

function body(form: Form, workers: number): string[] {
  if (form === 'batches')
    return [
      `  for (let i = 0; i < jobs.length; i += ${workers}) {`,
      `    const batch = jobs.slice(i, i + ${workers})`,
      '    await Promise.all(batch.map((ms) => sleep(ms)))',
      '  }',
    ]
  const calls = Array.from({ length: workers }, (_, i) =>
    form === 'one iterator' ? 'worker()' : `worker(${i})`,
  )
  const own =
    form === 'one iterator'
      ? [
          '  const rest = jobs.values()',
          '  const worker = async () => {',
          '    for (const ms of rest) await sleep(ms)',
          '  }',
        ]
      : [
          '  const worker = async (own) => {',
          `    for (let i = own; i < jobs.length; i += ${workers}) await sleep(jobs[i])`,
          '  }',
        ]
  return [...own, `  await Promise.all([${calls.join(', ')}])`]
}

const drawn = (rng: Rng) => ({
  form: rng.pick(['one iterator', 'one iterator', 'batches', 'every k-th'] as const),
  workers: rng.int(2, 3),
  jobs: Array.from({ length: rng.int(6, 8) }, () => 10 * rng.int(1, 9)),
})

export default template({
  id: 'typescript/async/shared-queue',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'Workers that share one iterator take the next job as soon as they are free; batches and fixed shares leave workers idle.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ jobs, workers }) => new Set(Object.values(TOOK).map((took) => took(jobs, workers))).size === 3,
    ),
  ask: ({ form, workers, jobs }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      `const jobs = [${jobs.join(', ')}]`,
      '',
      'async function main() {',
      '  const begin = Date.now()',
      ...body(form, workers),
      '  console.log(Date.now() - begin)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number of milliseconds.',
  }),
  key: ({ form, workers, jobs }) => wholeKey(TOOK[form](jobs, workers)),
  why: ({ form }) =>
    ({
      'one iterator': 'All workers read from one iterator, so each job goes to whoever is free first.',
      batches: 'A batch begins when the longest job of the one before has ended.',
      'every k-th': 'Each worker has a fixed share, one after another; the longest share decides.',
    })[form],
  source: ['MDN, Promise.all()', 'MDN, Array.prototype.values()'],
})
