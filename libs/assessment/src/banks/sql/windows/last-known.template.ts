import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const SENSORS = ['roof', 'wall', 'yard', 'gate'] as const
const READINGS = {
  name: 'readings',
  columns: ['id integer', 'sensor text', 'hour integer', 'value integer'],
}

type Reading = readonly [sensor: string, hour: number, value: number | null]
const toCase = (name: string, readings: readonly Reading[]) => {
  const rows = readings.map((reading, i) => [i + 1, ...reading] as const)
  return caseOf(
    name,
    [{ ...READINGS, rows }],
    ['id', 'value'],
    rows.map(([id, sensor, hour]): Cell[] => {
      const known = rows.filter(([, own, at, value]) => own === sensor && at <= hour && value !== null)
      const latest = known.sort(([, , x], [, , y]) => y - x)[0]
      return [id, latest ? latest[3] : null]
    }),
  )
}

export default template({
  id: 'sql/windows/last-known',
  revision: 1,
  kind: 'code-sql',
  topic: 'windows',
  grade: 5,
  nudge: -0.3,
  seconds: 480,
  lang: 'sql',
  status: 'active',
  idea: 'A gap is filled from the last row that has a value, however far back: counting the values so far names the rows that belong to it.',
  params: (rng) => {
    const [one = 'roof', other = 'wall'] = rng.sample(SENSORS, 2)
    const hour = rng.int(1, 12)
    const [a = 21, b = 34, c = 47, d = 58] = rng.sample([12, 21, 26, 34, 40, 47, 53, 58], 4)
    return {
      cases: [
        toCase('a gap each', [
          [one, hour, a],
          [one, hour + 1, null],
          [one, hour + 2, b],
          [other, hour, c],
          [other, hour + 1, null],
        ]),
        toCase('several in a row', [
          [one, hour, d],
          [one, hour + 1, null],
          [one, hour + 2, null],
          [one, hour + 5, null],
          [one, hour + 6, a],
          [one, hour + 7, null],
        ]),
        toCase('nothing known yet', [
          [other, hour, b],
          [one, hour + 1, null],
          [one, hour + 2, c],
          [one, hour + 3, null],
          [other, hour + 4, null],
        ]),
        toCase('falling, stored backwards', [
          [one, hour + 3, null],
          [one, hour + 2, Math.min(a, b)],
          [one, hour + 1, null],
          [one, hour, Math.max(a, b)],
        ]),
        toCase('in turns', [
          [one, hour, a],
          [other, hour + 1, null],
          [one, hour + 2, null],
          [other, hour + 3, d],
          [one, hour + 4, null],
          [other, hour + 5, null],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'A sensor has at most one row for an hour; `value` is NULL where it could not be read. For each row show its `id` and the latest known value of that sensor: its own, or that of the nearest hour before that has one. NULL where none was known yet.',
    code: definitions([READINGS]),
    answerHint: 'One SELECT with two columns, one row for each row of the table, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'COUNT(value) in the order of the hours stays the same through a gap, so it names a group with one value. LAG sees one row back alone.',
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
