import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { many: 'parcels', size: 'grams', bands: 'rates', worth: 'fee', step: 500 },
  { many: 'orders', size: 'amount', bands: 'rewards', worth: 'points', step: 100 },
  { many: 'trips', size: 'minutes', bands: 'tariffs', worth: 'price', step: 30 },
  { many: 'lots', size: 'area', bands: 'taxes', worth: 'tax', step: 200 },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Which end of a band belongs to it. */
const ENDS = {
  both: (size: string) => `p.${size} BETWEEN r.low AND r.high`,
  low: (size: string) => `p.${size} >= r.low AND p.${size} < r.high`,
  high: (size: string) => `p.${size} > r.low AND p.${size} <= r.high`,
} as const
const NAMES = ['both', 'low', 'high'] as const
export type Ends = (typeof NAMES)[number]

export const statementOf = ({ many, size, bands, worth }: Subject, ends: Ends): string =>
  `SELECT SUM(r.${worth})\nFROM ${many} p\nJOIN ${bands} r ON ${ENDS[ends](size)};`

export interface Band {
  low: number
  high: number
  worth: number
}
const holds = ({ low, high }: Band, size: number, ends: Ends): boolean =>
  (ends === 'high' ? size > low : size >= low) && (ends === 'low' ? size < high : size <= high)
const sumOf = (sizes: readonly number[], bands: readonly Band[], ends: Ends): number =>
  sizes.reduce(
    (sum, size) => bands.reduce((total, band) => total + (holds(band, size, ends) ? band.worth : 0), sum),
    0,
  )

export default template({
  id: 'sql/joins/bands-that-touch',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 3,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A join on a range: what lies on the border of two closed bands meets both, what lies outside all of them meets none.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const { step } = subject
    const bands: Band[] = [2, 5, 9].map((worth, i) => ({
      low: step * i * (i + 1) * 0.5,
      high: step * (i + 1) * (i + 2) * 0.5,
      worth: worth + rng.int(0, 2),
    }))
    const [first = 0, second = 0, last = 0] = bands.map(({ high }) => high)
    const part = () => (rng.int(1, 9) * step) / 10
    const sizes = drawnUntil(
      () =>
        rng.shuffle([
          rng.pick([first, second]),
          rng.pick([part(), first + part(), second + part()]),
          rng.pick([last + part(), last]),
          rng.pick([first, first + part(), 0]),
        ]),
      (drawn) => new Set(NAMES.map((name) => sumOf(drawn, bands, name))).size === NAMES.length,
    )
    const tables: [Table, Table] = [
      {
        name: subject.many,
        columns: ['id integer', `${subject.size} integer`],
        rows: sizes.map((size, i) => [i + 1, size]),
      },
      {
        name: subject.bands,
        columns: ['low integer', 'high integer', `${subject.worth} integer`],
        rows: bands.map(({ low, high, worth }) => [low, high, worth]),
      },
    ]
    return { subject, sizes, bands, tables, ends: rng.pick([...NAMES, 'both'] as const) }
  },
  ask: ({ subject, tables, ends }) => ({
    stem: 'What number does this statement return?',
    code: shownWith(tables, statementOf(subject, ends)),
    answerHint: 'One whole number.',
  }),
  key: ({ sizes, bands, ends }) => whole(sumOf(sizes, bands, ends)),
  why: ({ ends, subject: { many, bands } }) =>
    ends === 'both'
      ? `BETWEEN takes both ends in: a row of ${many} on a border meets two of ${bands}.`
      : `Each border belongs to one of ${bands} alone; a row of ${many} in none of them is gone.`,
  source: ['ISO/IEC 9075-2:2023, joined table, between predicate'],
})
