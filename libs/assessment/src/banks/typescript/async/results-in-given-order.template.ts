import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wordsKey } from './keys'
import { THINGS } from './names'

export interface Job {
  name: string
  ms: number
}

const byTime = (jobs: readonly Job[]) => [...jobs].sort((x, y) => x.ms - y.ms)

export default template({
  id: 'typescript/async/results-in-given-order',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 1,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'Promise.all gives results in the order of its list, whichever came first.',
  params: (rng) =>
    drawnUntil(
      () => {
        const count = rng.int(3, 5)
        const times = rng.sample([10, 20, 30, 40, 50, 60, 70], count)
        const jobs = rng.sample(THINGS, count).map((name, i): Job => ({ name, ms: times[i] ?? 0 }))
        return { jobs, at: rng.int(0, count - 1), other: rng.int(0, count - 1) }
      },
      // Neither of the two lists may be taken for the other one.
      ({ jobs, at, other }) =>
        jobs[at]?.name !== byTime(jobs)[at]?.name &&
        jobs[other]?.name !== byTime(jobs)[other]?.name &&
        jobs[at]?.name !== byTime(jobs)[other]?.name,
    ),
  ask: ({ jobs, at, other }) => ({
    stem: `${SLEEP_TOLD} Which two words does this print?`,
    code: [
      'const finished = []',
      'async function load(name, ms) {',
      '  await sleep(ms)',
      '  finished.push(name)',
      '  return name',
      '}',
      '',
      'async function main() {',
      '  const results = await Promise.all([',
      ...jobs.map(({ name, ms }) => `    load('${name}', ${ms}),`),
      '  ])',
      `  console.log(results[${at}], finished[${other}])`,
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'Two words with a space between.',
  }),
  key: ({ jobs, at, other }) => wordsKey([jobs[at]?.name ?? '', byTime(jobs)[other]?.name ?? '']),
  why: () =>
    'Each result stands where its promise stands in the list; the order of finishing shows only in what the jobs themselves push.',
  source: ['ECMA-262 (2025), Promise.all', 'MDN, Promise.all()'],
})
