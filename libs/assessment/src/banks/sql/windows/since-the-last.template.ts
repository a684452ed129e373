import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const METERS = ['M1', 'M2', 'M3'] as const
const COUNTS = { name: 'counts', columns: ['id integer', 'meter text', 'hour integer', 'total integer'] }

type Count = readonly [meter: string, hour: number, total: number]
const toCase = (name: string, counts: readonly Count[]) => {
  const rows = counts.map((count, i) => [i + 1, ...count] as const)
  return caseOf(
    name,
    [{ ...COUNTS, rows }],
    ['id', 'more'],
    rows.map(([id, meter, hour, total]): Cell[] => {
      const before = rows
        .filter(([, own, at]) => own === meter && at < hour)
        .sort(([, , x], [, , y]) => y - x)[0]
      return [id, before ? total - before[3] : null]
    }),
  )
}

export default template({
  id: 'sql/windows/since-the-last',
  revision: 1,
  kind: 'code-sql',
  topic: 'windows',
  grade: 3,
  nudge: 0.3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'LAG looks at the row before in the order of its window, within its partition; ids say nothing about either.',
  params: (rng) => {
    const [one = 'M1', other = 'M2'] = rng.sample(METERS, 2)
    const hour = rng.int(1, 9)
    const [a = 3, b = 8, c = 15, d = 31, e = 50] = rng
      .sample([3, 5, 8, 12, 15, 22, 31, 37, 50], 5)
      .sort((x, y) => x - y)
    return {
      cases: [
        toCase('two meters', [
          [one, hour, a],
          [one, hour + 1, c],
          [other, hour, b],
          [other, hour + 1, e],
        ]),
        toCase('in turns', [
          [one, hour, a],
          [other, hour, d],
          [one, hour + 1, b],
          [other, hour + 1, e],
        ]),
        toCase('stored in another order', [
          [one, hour + 4, e],
          [one, hour, a],
          [one, hour + 2, c],
          [other, hour, b],
        ]),
        toCase('hours missing', [
          [one, hour, a],
          [one, hour + 5, d],
          [other, hour + 1, b],
          [one, hour + 6, e],
        ]),
        toCase('no change', [
          [other, hour, c],
          [other, hour + 1, c],
          [one, hour, d],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Each row is what a meter showed in an hour; no hour comes twice for one meter, and some are missing. For each row show its `id` and by how much more `total` is than in the latest row before it of the same meter, or NULL in the first row of a meter.',
    code: definitions([COUNTS]),
    answerHint: 'One SELECT with two columns, one row for each row of the table, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'The window is of one meter and goes by the hour. Without a partition a meter begins with what another one showed.',
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
