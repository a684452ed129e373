import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'

const SUBJECTS = [
  { table: 'hotels', first: 'price', second: 'distance' },
  { table: 'laptops', first: 'price', second: 'weight' },
  { table: 'routes', first: 'minutes', second: 'changes' },
  { table: 'plans', first: 'cost', second: 'days' },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** When the row `o` puts the row `h` out: the ways differ in what ties do. */
const BEATS = {
  both: (first: string, second: string) => `o.${first} < h.${first} AND o.${second} < h.${second}`,
  either: (first: string, second: string) =>
    `o.${first} <= h.${first} AND o.${second} <= h.${second}\n    AND (o.${first} < h.${first} OR o.${second} < h.${second})`,
  ties: (first: string, second: string) =>
    `o.${first} <= h.${first} AND o.${second} <= h.${second}\n    AND o.id <> h.id`,
} as const
const WAYS = ['both', 'either', 'ties'] as const
export type Way = (typeof WAYS)[number]

export const statementOf = ({ table, first, second }: Subject, way: Way): string => `SELECT COUNT(*)
FROM ${table} h
WHERE NOT EXISTS (
  SELECT 1
  FROM ${table} o
  WHERE ${BEATS[way](first, second)}
);`

type Pair = readonly [number, number]
function beats([a, b]: Pair, [c, d]: Pair, way: Way, isOther: boolean): boolean {
  if (way === 'both') return a < c && b < d
  const atMost = a <= c && b <= d
  return way === 'either' ? atMost && (a < c || b < d) : atMost && isOther
}
const unbeaten = (pairs: readonly Pair[], way: Way): number =>
  pairs.filter((one, i) => !pairs.some((other, j) => beats(other, one, way, i !== j))).length

export default template({
  id: 'sql/select/nobody-beats-it',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  lang: 'sql',
  status: 'active',
  idea: 'NOT EXISTS with a comparison of rows of one table keeps what nothing beats; what equal values do hangs on < and <=.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const pairs = drawnUntil(
      () => {
        const some = Array.from({ length: 5 }, (): Pair => [rng.int(1, 5) * 10, rng.int(1, 6)])
        const [twin = [10, 1] as const] = rng.sample(some, 1)
        return rng.shuffle([...some, twin])
      },
      (drawn) => new Set(WAYS.map((way) => unbeaten(drawn, way))).size === WAYS.length,
    )
    const table: Table = {
      name: subject.table,
      columns: ['id integer', `${subject.first} integer`, `${subject.second} integer`],
      rows: pairs.map((pair, i) => [i + 1, ...pair]),
    }
    return { subject, pairs, table, way: rng.pick(WAYS) }
  },
  ask: ({ subject, table, way }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([table], statementOf(subject, way)),
    answerHint: 'One whole number.',
  }),
  key: ({ pairs, way }) => whole(unbeaten(pairs, way)),
  why: ({ way }) =>
    ({
      both: 'A row falls out only where another is less in both columns.',
      either: 'A row falls out where another is nowhere more and somewhere less; equal rows both stay.',
      ties: 'A row falls out where another is nowhere more, an equal one too: twins put each other out.',
    })[way],
  source: [
    'ISO/IEC 9075-2:2023, exists predicate',
    'Börzsönyi, Kossmann, Stocker 2001, The Skyline Operator, ICDE',
  ],
})
