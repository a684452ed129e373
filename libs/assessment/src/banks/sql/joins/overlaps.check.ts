import { check } from '../../../checks/check'
import { runnable } from '../table'
import task from './overlaps.template'

const DAYS = [0, 1, 2, 3, 4]
const daysOf = (from: number, to: number, closed: boolean): number[] =>
  DAYS.filter((day) => day >= from && (closed ? day <= to : day < to))

/** Tries every pair of short spans: they overlap where a day is in both. */
export default check(task, {
  option: ({ subject: { from, to }, closed }, text, { sql }) => {
    const spans = DAYS.flatMap((one) =>
      DAYS.filter((other) => (closed ? other >= one : other > one)).map((other) => [one, other] as const),
    )
    const pairs = spans.flatMap((a) => spans.map((b) => [a, b] as const))
    const found = sql(
      runnable(
        [
          {
            name: 's',
            columns: ['id integer', `${from} integer`, `${to} integer`],
            rows: spans.map((span, i) => [i, ...span]),
          },
        ],
        `SELECT a.id, b.id FROM s a, s b WHERE ${text};`,
      ),
    ).map(String)
    const wanted = pairs.flatMap(([a, b]) => {
      const days = daysOf(...b, closed)
      return daysOf(...a, closed).some((day) => days.includes(day))
        ? [`${spans.indexOf(a)},${spans.indexOf(b)}`]
        : []
    })
    return JSON.stringify(found.sort()) === JSON.stringify(wanted.sort())
  },
})
