import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

type Job = readonly [name: string, left: number]
export interface Way {
  declares(jobs: readonly Job[]): string
  lines: readonly string[]
  visits(jobs: readonly Job[]): string[]
}
const written = (jobs: readonly Job[]): string =>
  `[${jobs.map(([name, left]) => `['${name}', ${left}]`).join(', ')}]`
const map = (jobs: readonly Job[]): string => `const jobs = new Map(${written(jobs)})`
const array = (jobs: readonly Job[]): string => `const jobs = ${written(jobs)}`
const names = (jobs: readonly Job[]): string[] => jobs.map(([name]) => name)

/** Round after round, each as often as it is said: what comes again stands behind all others. */
function inRounds(jobs: readonly Job[]): string[] {
  const most = Math.max(...jobs.map(([, left]) => left))
  return Array.from({ length: most }, (_, round) => jobs.filter(([, left]) => left > round)).flatMap(names)
}
/** Each as often as it is said, and then the next. */
const inPlace = (jobs: readonly Job[]): string[] =>
  jobs.flatMap(([name, left]) => Array.from({ length: left }, () => name))

const note = '  visits.push(name)'
const WAYS: readonly Way[] = [
  {
    declares: map,
    lines: [
      'for (const [name, left] of jobs) {',
      note,
      '  jobs.delete(name)',
      '  if (left > 1) jobs.set(name, left - 1)',
      '}',
    ],
    visits: inRounds,
  },
  {
    declares: map,
    lines: ['for (const [name, left] of jobs) {', note, '  if (left > 1) jobs.set(name, left - 1)', '}'],
    visits: names,
  },
  {
    declares: map,
    lines: [
      'for (const [name, left] of [...jobs]) {',
      note,
      '  jobs.delete(name)',
      '  if (left > 1) jobs.set(name, left - 1)',
      '}',
    ],
    visits: names,
  },
  {
    declares: map,
    lines: [
      'jobs.forEach((left, name) => {',
      note,
      '  jobs.delete(name)',
      '  if (left > 1) jobs.set(name, left - 1)',
      '})',
    ],
    visits: inRounds,
  },
  {
    declares: array,
    lines: ['for (const [name, left] of jobs) {', note, '  if (left > 1) jobs.push([name, left - 1])', '}'],
    visits: inRounds,
  },
  {
    declares: array,
    lines: ['jobs.forEach(([name, left]) => {', note, '  if (left > 1) jobs.push([name, left - 1])', '})'],
    visits: names,
  },
  {
    declares: array,
    lines: [
      'for (let i = 0; i < jobs.length; i++) {',
      '  const [name, left] = jobs[i]',
      note,
      '  if (left > 1) jobs.splice(i + 1, 0, [name, left - 1])',
      '}',
    ],
    visits: inPlace,
  },
]

const drawnJobs = (rng: Rng): Job[] =>
  rng.sample(['a', 'b', 'c', 'd', 'e', 'f', 'g'], rng.int(3, 4)).map((name): Job => [name, rng.int(1, 3)])

export default template({
  id: 'typescript/collections/grows-while-walked',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Who walks a Map meets what is added on the way: a key that is deleted and set again comes once more at the end, one that is only set again keeps its place; forEach of an array stops at the first length.',
  params: (rng) => ({
    way: rng.pick(WAYS),
    jobs: drawnUntil(
      () => drawnJobs(rng),
      (jobs) => new Set([inRounds, inPlace, names].map((visits) => String(visits(jobs)))).size === 3,
    ),
  }),
  ask: ({ way, jobs }) => ({
    stem: PRINTS,
    code: [way.declares(jobs), 'const visits = []', ...way.lines, "console.log(visits.join(' '))"].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ way, jobs }) => typedWords(way.visits(jobs)),
  why: () =>
    'Iterators of Map and Array look at each step for what comes next, so they meet what was added behind them. A copy and forEach of an array know their extent before they begin.',
  source: [
    'ECMA-262 (2025), CreateMapIterator, Map.prototype.forEach, Array.prototype.forEach',
    'MDN, Map.prototype.forEach()',
  ],
})
