import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import type { HeldSkill, MatchJob, MatchPerson, RequiredSkill } from '@tryka/domain'
import { changesAcross, EMPLOYMENT_TYPES, MATCH_V2, SKILL_CATALOG, SKILL_LEVELS } from '@tryka/domain'
import { Raises } from '../../apps/api/src/features/hiring/guidance/raises'
import type { Line } from './measure.mts'
import { atLeast, atMost, median, report, costOf } from './measure.mts'

const [TARGETS, CHANGES, ROUNDS] = [200, 30, 9]

const names = SKILL_CATALOG.map(({ name }) => name)
const at = <T,>(all: readonly T[], n: number): T => {
  const value = all[n % all.length]
  if (value === undefined) throw new Error('Nothing to choose from')
  return value
}

/** Postings that ask for four of sixteen skills, so that some thirty changes have a reason. */
const job = (n: number): MatchJob => ({
  skills: [0, 1, 2, 3].map((step): RequiredSkill => ({
    skill: at(names, (n * 5 + step * 3) % 16),
    level: at(SKILL_LEVELS, n + step),
    importance: step < 2 ? 'must' : 'nice',
  })),
  minYears: n % 8,
  mode: n % 3 ? 'Remote' : 'On-site',
  metro: n % 3 ? null : 'New York, NY',
  regions: n % 2 ? [] : ['US'],
  salaryMax: 150_000 + n * 100,
  currency: 'USD',
  type: at(EMPLOYMENT_TYPES, n),
})
const person = (round: number): MatchPerson => ({
  skills: names.slice(0, 10).map((skill, n): HeldSkill => ({
    skill,
    level: at(SKILL_LEVELS, n),
    evidence: n % 2 ? 'verified' : 'self',
  })),
  months: 60 + round,
  country: 'US',
  metro: 'New York, NY',
  openToRemote: false,
  relocateTo: [],
  salaryMin: 140_000,
  currency: 'USD',
  types: ['Full-time'],
})

const jobs = Array.from({ length: TARGETS }, (_, n) => job(n))
const now = jobs.map((one) => MATCH_V2.score(one, person(0)).score)
const changes = changesAcross(jobs, person(0), now).length
if (changes < CHANGES) throw new Error(`Only ${changes} changes`)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const raises = new Raises()
await raises.of(jobs, person(ROUNDS))
const [first, second, single]: [number[], number[], number[]] = [[], [], []]
for (let round = 0; round < ROUNDS; round++) {
  first.push(await timed(() => raises.of(jobs, person(round))))
  second.push(await timed(() => raises.of(jobs, person(round))))
  // The same number of matches in one go: what it would take without turns, sums and changes.
  single.push(
    await timed(async () => {
      for (let n = 0; n < changes; n++) for (const one of jobs) MATCH_V2.score(one, person(round))
    }),
  )
  await setImmediate()
}
// Others on this machine hold it up too: the run that they held up least.
const pauses: number[] = []
for (let run = 1; run <= 5; run++) {
  const { pauseMs } = await costOf(async () => {
    for (let n = 1; n <= 10; n++) await raises.of(jobs, person(ROUNDS + 10 * run + n))
  })
  pauses.push(pauseMs)
}

const lines: Line[] = [
  atMost(`${TARGETS} targets x ${changes} changes`, (median(first) * CHANGES) / changes, 60, 'ms'),
  atMost('of it, over the same matches alone', median(first) / median(single), 3, 'x'),
  atMost('longest pause', Math.min(...pauses), 20, 'ms'),
  atMost('second look', median(second), 5, 'ms'),
  atLeast('second look is faster by', median(first) / median(second), 5),
]
report(lines)
