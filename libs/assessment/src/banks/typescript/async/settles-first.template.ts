import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wordsKey } from './keys'
import { THINGS } from './names'

export interface Job {
  name: string
  ms: number
  fails: boolean
}
type Way = 'race' | 'any' | 'all'

/** What the promise of each comes to, in a word. */
function outcome(jobs: readonly Job[], way: Way): string {
  const inTime = [...jobs].sort((x, y) => x.ms - y.ms)
  const decides = { race: () => true, any: ({ fails }: Job) => !fails, all: ({ fails }: Job) => fails }[way]
  const first = inTime.find(decides)
  if (first) return `${first.fails ? 'no' : 'yes'}:${first.name}`
  return way === 'all' ? `yes:${jobs.map(({ name }) => name).join()}` : 'no:'
}

export default template({
  id: 'typescript/async/settles-first',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 2,
  seconds: 110,
  lang: 'javascript',
  status: 'active',
  idea: 'race takes whatever is settled first, any the first that is fulfilled, all the first that is rejected; the order of the list decides nothing.',
  params: (rng) =>
    drawnUntil(
      () => {
        const count = rng.int(4, 5)
        const times = rng.sample([10, 20, 30, 40, 50, 60, 70, 80], count)
        const jobs = rng
          .sample(THINGS, count)
          .map((name, i): Job => ({ name, ms: times[i] ?? 0, fails: rng.int(0, 1) === 1 }))
        return { jobs, ways: rng.sample(['race', 'any', 'all'] as const, 2) }
      },
      ({ jobs, ways: [one = 'race', other = 'any'] }) => {
        const failing = jobs.filter(({ fails }) => fails).length
        const firstInList = (fails: boolean) => jobs.find((job) => job.fails === fails)?.name
        const byList = { race: jobs[0]?.name, any: firstInList(false), all: firstInList(true) }
        const isByList = (way: Way) => outcome(jobs, way).endsWith(`:${byList[way] ?? ''}`)
        const isOne = outcome(jobs, one) === outcome(jobs, other)
        return !isOne && failing > 1 && failing < jobs.length && !isByList(one) && !isByList(other)
      },
    ),
  ask: ({ jobs, ways }) => ({
    stem: `${SLEEP_TOLD} What does this print?`,
    code: [
      'async function job(name, ms, fails) {',
      '  await sleep(ms)',
      '  if (fails) throw new Error(name)',
      '  return name',
      '}',
      'const start = () => [',
      ...jobs.map(({ name, ms, fails }) => `  job('${name}', ${ms}, ${String(fails)}),`),
      ']',
      "const told = (promise) => promise.then((name) => 'yes:' + name, (error) => 'no:' + error.message)",
      '',
      'async function main() {',
      ...ways.map((way, i) => `  const ${i ? 'b' : 'a'} = await told(Promise.${way}(start()))`),
      '  console.log(a, b)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'As printed, such as yes:cup no:hat.',
  }),
  key: ({ jobs, ways }) => wordsKey(ways.map((way) => outcome(jobs, way))),
  why: ({ ways }) =>
    `${ways.join(' and ')}: by the times, race is decided by the first to settle, any by the first to be fulfilled, all by the first to be rejected.`,
  source: ['ECMA-262 (2025), Promise.race, Promise.any, Promise.all'],
})
