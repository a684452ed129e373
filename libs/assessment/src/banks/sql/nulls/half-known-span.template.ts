import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { table: 'offers', low: 'first_day', high: 'last_day' },
  { table: 'rules', low: 'from_age', high: 'to_age' },
  { table: 'lamps', low: 'least_volt', high: 'most_volt' },
  { table: 'fish', low: 'least_temp', high: 'most_temp' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const WAYS = ['NOT BETWEEN', 'BETWEEN', 'either'] as const
export type Way = (typeof WAYS)[number]

export const statementOf = ({ table, low, high }: Subject, way: Way, at: number): string =>
  `SELECT COUNT(*)\nFROM ${table}\nWHERE ${
    way === 'either' ? `${at} >= ${low} OR ${at} <= ${high}` : `${at} ${way} ${low} AND ${high}`
  };`

type Span = readonly [low: number | null, high: number | null]
/** Whether the condition is true; unknown is not. */
function isTrue([low, high]: Span, way: Way, at: number): boolean {
  const [isOver, isUnder] = [low === null ? null : at >= low, high === null ? null : at <= high]
  if (way === 'either') return isOver === true || isUnder === true
  return way === 'BETWEEN' ? isOver === true && isUnder === true : isOver === false || isUnder === false
}
/** What is counted by whoever takes a missing end for no end, a row with one for lost, or NOT for all that is left. */
const misreadOf = (spans: readonly Span[], way: Way, at: number): number[] => {
  const open = spans.filter(([low, high]) => isTrue([low ?? -Infinity, high ?? Infinity], way, at)).length
  const known = spans.filter((span) => !span.includes(null) && isTrue(span, way, at)).length
  const rest = spans.length - spans.filter((span) => isTrue(span, 'BETWEEN', at)).length
  return { BETWEEN: [open], 'NOT BETWEEN': [known, rest], either: [open, known] }[way]
}

export default template({
  id: 'sql/nulls/half-known-span',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'One known end can settle a condition of two: false AND unknown is false and so its opposite true, true OR unknown is true.',
  params: (rng) => {
    const at = rng.int(11, 39)
    const [low, high] = [() => at + rng.pick([-9, -4, -1, 3, 7]), () => at + rng.pick([-7, -3, 1, 4, 9])]
    const way = rng.pick([...WAYS, 'NOT BETWEEN'] as const)
    const spans = drawnUntil(
      () =>
        rng.shuffle([
          [low(), null],
          [null, high()],
          [low(), null],
          [null, high()],
          ...Array.from({ length: rng.int(2, 3) }, () => {
            const from = low()
            return [from, from + rng.int(2, 12)] as const
          }),
          [null, null],
        ] as Span[]),
      (drawn) => !misreadOf(drawn, way, at).includes(drawn.filter((span) => isTrue(span, way, at)).length),
    )
    const subject = rng.pick(SUBJECTS)
    const table: Table = {
      name: subject.table,
      columns: ['id integer', `${subject.low} integer`, `${subject.high} integer`],
      rows: spans.map((span, i): Cell[] => [i + 1, ...span]),
    }
    return { subject, spans, table, way, at }
  },
  ask: ({ subject, table, way, at }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([table], statementOf(subject, way, at)),
    answerHint: 'One whole number.',
  }),
  key: ({ spans, way, at }) => whole(spans.filter((span) => isTrue(span, way, at)).length),
  why: ({ way, at }) =>
    ({
      BETWEEN: 'Both ends have to be known and to hold.',
      'NOT BETWEEN': `It is true where one known end excludes ${at}, whatever the other end may be; else an unknown end leaves it unknown.`,
      either:
        'It is true where one known end holds, whatever the other may be; else an unknown end leaves it unknown.',
    })[way],
  source: ['ISO/IEC 9075-2:2023, boolean value expression: truth tables, between predicate'],
})
