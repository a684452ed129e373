import { template } from '../../../tasks/template'
import { sumOf } from '../groups'
import type { Table } from '../table'
import { shownWith } from '../table'

const UNITS = ['RANGE', 'ROWS'] as const
type Rain = readonly [day: number, litres: number]

interface Frame {
  unit: (typeof UNITS)[number]
  before: number
  after: number
}
export const statementOf = ({ unit, before, after }: Frame): string => `SELECT day, SUM(litres) OVER (
  ORDER BY day
  ${unit} BETWEEN ${before} PRECEDING AND ${after === 0 ? 'CURRENT ROW' : `${after} FOLLOWING`}
) AS x
FROM rain;`
export const tableOf = (rain: readonly Rain[]): Table => ({
  name: 'rain',
  columns: ['day integer', 'litres integer'],
  rows: rain,
})

export default template({
  id: 'sql/windows/range-by-value',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A frame of RANGE is measured in the values of its order, one of ROWS in rows: where days are missing they hold other rows.',
  params: (rng) => {
    const before = rng.int(2, 3)
    const after = rng.int(0, 2)
    const draw = (): { days: number[]; at: number } => {
      const days = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 7).sort((x, y) => x - y)
      const place = rng.int(before, 4)
      const at = days[place] ?? 0
      // The two units hold other rows.
      const near = days.filter((day) => day >= at - before && day <= at + after)
      const rows = days.slice(place - before, place + after + 1)
      return near.join() === rows.join() ? draw() : { days, at }
    }
    const { days, at } = draw()
    const litres = rng.sample([3, 5, 8, 11, 14, 17, 20, 26, 32], days.length)
    const rain = rng.shuffle(days.map((day, i): Rain => [day, litres[i] ?? 0]))
    return { rain, at, before, after, unit: rng.pick<Frame['unit']>([...UNITS, 'RANGE']) }
  },
  ask: (p) => ({
    stem: `Days without rain have no row. What number stands in the column \`x\` in the row of day ${p.at}?`,
    code: shownWith([tableOf(p.rain)], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ rain, at, unit, before, after }) => {
    const sorted = [...rain].sort(([x], [y]) => x - y)
    const place = sorted.findIndex(([day]) => day === at)
    const held = sorted.filter(([day], i) => {
      const away = unit === 'RANGE' ? day - at : i - place
      return away >= -before && away <= after
    })
    return { kind: 'numeric', value: sumOf(held.map(([, litres]) => litres)), tolerance: { absolute: 0 } }
  },
  why: ({ unit, at, before, after }) =>
    unit === 'RANGE'
      ? `The frame holds what fell from day ${at - before} to day ${at + after}, however many rows that is.`
      : `The frame holds the row of day ${at}, the ${before} before it and ${after} after it, however far away.`,
  source: ['ISO/IEC 9075-2:2023, window clause', 'SQLite 3.54, "Window Functions", 2.2'],
})
