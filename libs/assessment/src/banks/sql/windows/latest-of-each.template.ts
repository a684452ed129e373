import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const SENSORS = ['attic', 'cellar', 'garden', 'kitchen'] as const
const READINGS = { name: 'readings', columns: ['id integer', 'sensor text', 'day integer', 'value integer'] }

type Reading = readonly [sensor: string, day: number, value: number]
const toCase = (name: string, readings: readonly Reading[]) => {
  const rows = readings.map((reading, i) => [i + 1, ...reading] as const)
  // Rows come by id, so of one day the last one stays.
  const latest = new Map<string, readonly [day: number, value: number]>()
  for (const [, sensor, day, value] of rows)
    if (day >= (latest.get(sensor)?.[0] ?? -Infinity)) latest.set(sensor, [day, value])
  return caseOf(
    name,
    [{ ...READINGS, rows }],
    ['sensor', 'value'],
    [...latest].map(([sensor, [, value]]): Cell[] => [sensor, value]),
  )
}

export default template({
  id: 'sql/windows/latest-of-each',
  revision: 1,
  kind: 'code-sql',
  topic: 'windows',
  grade: 3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'The latest row of each group is a row, not the greatest value of each column; what decides between equal days is said.',
  params: (rng) => {
    const [one = 'attic', other = 'cellar', third = 'garden'] = rng.sample(SENSORS, 3)
    const [a = 11, b = 14, c = 17, d = 23] = rng
      .sample([11, 12, 14, 15, 17, 19, 21, 23], 4)
      .sort((x, y) => x - y)
    const day = rng.int(2, 9)
    return {
      cases: [
        toCase('two sensors', [
          [one, day, b],
          [other, day, a],
          [one, day + 1, c],
          [other, day + 3, d],
        ]),
        toCase('falling values', [
          [one, day, d],
          [one, day + 1, a],
          [other, day, c],
          [other, day + 2, b],
        ]),
        toCase('stored late', [
          [one, day + 5, a],
          [one, day, b],
          [other, day + 1, c],
          [other, day - 1, d],
        ]),
        toCase('twice on the last day', [
          [one, day, d],
          [one, day, a],
          [other, day - 1, b],
          [third, day, c],
          [third, day, b],
        ]),
        toCase('one stopped long ago', [
          [one, day, a],
          [other, day + 9, b],
          [other, day + 8, d],
          [third, day - 1, c],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'For each sensor show `sensor` and the `value` of its latest reading, which is the one of the greatest `day`. Of two readings on that day the one with the greater `id` is later.',
    code: definitions([READINGS]),
    answerHint: 'One SELECT with two columns, one row for each sensor, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'Number the rows of each sensor from the latest on, by day and id, and keep the first.',
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
