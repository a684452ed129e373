import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const DAYS = 12
const WORDS = { 2: 'two', 3: 'three' } as const
const ORDINALS = { 2: 'second', 3: 'third' } as const

/** The day on which the run is long enough, from 1; 0 where none is. */
const firstAlarm = (shares: readonly number[], limit: number, length: number): number => {
  let run = 0
  return shares.findIndex((share) => (run = share > limit ? run + 1 : 0) >= length) + 1
}

export default template({
  id: 'machine-learning/practice/days-in-a-row',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A rule for days in a row begins to count anew after every day within the limit; a value on the limit is within it.',
  params: (rng) => {
    const [limit, length] = [rng.int(4, 8), rng.pick([2, 3] as const)]
    return drawnUntil(
      () => ({
        limit,
        length,
        shares: Array.from({ length: DAYS }, () => limit + rng.pick([-3, -2, -1, 0, 1, 1, 2, 3])),
      }),
      // Whoever counts days at all, or takes the limit as passed, comes to another day.
      ({ shares }) => {
        const alarm = firstAlarm(shares, limit, length)
        const counted = shares.findIndex(
          (_, i) => shares.slice(0, i + 1).filter((share) => share > limit).length >= length,
        )
        return alarm > 4 && firstAlarm(shares, limit - 1, length) !== alarm && counted + 1 !== alarm
      },
    )
  },
  ask: ({ limit, length, shares }) => ({
    stem: `A check looks at the share of empty values in a column once a day. It raises an alarm when the share is above ${limit} % on ${WORDS[length]} days in a row. On which day does it raise its first alarm?`,
    code: grid(
      ['day', 'empty in %'],
      shares.map((share, i) => [i + 1, share]),
    ),
    answerHint: 'The number of the day.',
  }),
  key: ({ limit, length, shares }) => ({
    kind: 'numeric',
    value: firstAlarm(shares, limit, length),
    tolerance: { absolute: 0 },
  }),
  why: ({ limit, length, shares }) => {
    const day = firstAlarm(shares, limit, length)
    return `Day ${day} is the ${ORDINALS[length]} of days ${day - length + 1} to ${day}, which are all above ${limit} %. Earlier runs were broken by a day that was not above it; exactly ${limit} % is not above ${limit} %.`
  },
  source: ['Breck et al. 2017, The ML Test Score, IEEE Big Data, monitoring tests'],
})
