import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

interface Job {
  who: string
  done: boolean
}
const CALLS = [
  { name: 'allDone', body: 'every((job) => job.done)', holds: (open: number) => open === 0 },
  { name: 'anyDone', body: 'some((job) => job.done)', holds: (_: number, done: number) => done > 0 },
  { name: 'allOpen', body: 'every((job) => !job.done)', holds: (_: number, done: number) => done === 0 },
  { name: 'anyOpen', body: 'some((job) => !job.done)', holds: (open: number) => open > 0 },
] as const
const PEOPLE = ['Ana', 'Bela', 'Cem', 'Dina', 'Emil', 'Fay'] as const

const isTrue = (jobs: readonly Job[], call: (typeof CALLS)[number], who: string): boolean => {
  const count = (done: boolean) => jobs.filter((job) => job.who === who && job.done === done).length
  return call.holds(count(false), count(true))
}

export default template({
  id: 'typescript/collections/vacuous-truth',
  revision: 1,
  kind: 'multiple',
  topic: 'collections',
  grade: 2,
  seconds: 100,
  lang: 'javascript',
  status: 'active',
  idea: 'Of an empty array every is true and some is false, whatever they test: nobody without jobs has an open one.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [none = '', whole = '', part = ''] = rng.sample(PEOPLE, 3)
        const isDone = rng.int(0, 1) === 1
        const jobs = rng.shuffle([
          ...Array.from({ length: rng.int(1, 2) }, () => ({ who: whole, done: isDone })),
          { who: part, done: true },
          { who: part, done: false },
        ])
        const calls = rng
          .shuffle([none, whole, part].flatMap((who) => CALLS.map((call) => ({ who, call }))))
          .slice(0, 6)
          .map((one) => ({ ...one, isRight: isTrue(jobs, one.call, one.who) }))
        return { none, jobs, calls }
      },
      ({ none, calls }) => {
        const ofNone = calls.filter(({ who }) => who === none)
        const right = calls.filter(({ isRight }) => isRight).length
        return right >= 2 && right <= 4 && new Set(ofNone.map(({ isRight }) => isRight)).size === 2
      },
    ),
  ask: ({ jobs, calls }) => ({
    stem: 'Which of these calls return `true`? Choose all.',
    code: [
      'const jobs = [',
      ...jobs.map(({ who, done }) => `  { who: '${who}', done: ${done} },`),
      ']',
      'const jobsOf = (who) => jobs.filter((job) => job.who === who)',
      ...CALLS.map(({ name, body }) => `const ${name} = (who) => jobsOf(who).${body}`),
    ].join('\n'),
    options: calls.map(({ who, call: { name } }) => `${name}('${who}')`),
  }),
  key: ({ calls }) => ({ kind: 'multiple', right: placesOf(calls, ({ isRight }) => isRight) }),
  why: ({ none }) =>
    `${none} has no jobs: every finds nothing against it and is true, some finds nothing for it.`,
  source: ['ECMA-262 (2025), Array.prototype.every, Array.prototype.some', 'MDN, Array.prototype.every()'],
})
