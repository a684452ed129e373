import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const FUNCTIONS = ['LEAD', 'LAG'] as const
type Reading = readonly [day: number, level: number]

interface Look {
  by: (typeof FUNCTIONS)[number]
  steps: number
  otherwise: number
}
export const statementOf = ({ by, steps, otherwise }: Look): string =>
  `SELECT day, ${by}(level, ${steps}, ${otherwise}) OVER (ORDER BY day) AS x\nFROM readings;`
export const tableOf = (readings: readonly Reading[]): Table => ({
  name: 'readings',
  columns: ['day integer', 'level integer'],
  rows: readings,
})

export default template({
  id: 'sql/windows/lead-over-the-end',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 2,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'LEAD looks so many rows ahead and LAG so many back, in rows and not in days; beyond the end stands what was said for it.',
  params: (rng) => {
    // Days with gaps: a row ahead is not a day ahead.
    const days = rng.sample([1, 2, 3, 5, 6, 8, 9, 11, 12, 14], 6).sort((x, y) => x - y)
    const levels = rng.sample([31, 34, 38, 42, 45, 47, 52, 56, 59], 6)
    const readings = rng.shuffle(days.map((day, i): Reading => [day, levels[i] ?? 0]))
    const by = rng.pick(FUNCTIONS)
    const steps = rng.int(1, 3)
    const atEnd = rng.chance() < 0.3
    // Counted from the end that it looks at: the last ones have nothing there.
    const away = atEnd ? rng.int(0, steps - 1) : rng.int(steps, days.length - 1)
    const at = days.at(by === 'LEAD' ? -1 - away : away) ?? 0
    return { readings, by, steps, otherwise: rng.pick([-1, 0, 99]), at }
  },
  ask: (p) => ({
    stem: `What number stands in the column \`x\` in the row of day ${p.at}?`,
    code: shownWith([tableOf(p.readings)], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ readings, by, steps, otherwise, at }) => {
    const sorted = [...readings].sort(([x], [y]) => x - y)
    const place = sorted.findIndex(([day]) => day === at) + (by === 'LEAD' ? steps : -steps)
    const [, level = otherwise] = (place < 0 ? undefined : sorted[place]) ?? []
    return { kind: 'numeric', value: level, tolerance: { absolute: 0 } }
  },
  why: ({ by, steps, otherwise }) =>
    `By day, the row ${steps} ${by === 'LEAD' ? 'further on' : 'before'}; where there is none, ${otherwise}.`,
  source: ['ISO/IEC 9075-2:2023, window function'],
})
