import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'

const SUBJECTS = [
  { table: 'boxes', column: 'size' },
  { table: 'plots', column: 'area' },
  { table: 'cables', column: 'length' },
  { table: 'bags', column: 'weight' },
] as const
/** Left side of the comparison: the column itself, a sum, or a cast. */
type Side = 'column' | 'sum' | 'cast'

export interface Parts {
  table: string
  column: string
  type: 'text' | 'integer'
  side: Side
  quoted: boolean
  limit: number
  sizes: readonly number[]
}
export const statementsOf = ({ table, column, type, side, quoted, limit, sizes }: Parts): string => {
  const left = { column, sum: `${column} + 0`, cast: `CAST(${column} AS text)` }[side]
  const cell = (size: number) => (type === 'text' ? `('${size}')` : `(${size})`)
  return `CREATE TABLE ${table} (${column} ${type});
INSERT INTO ${table} VALUES ${sizes.map(cell).join(', ')};

SELECT COUNT(*)
FROM ${table}
WHERE ${left} > ${quoted ? `'${limit}'` : limit};`
}

/** How SQLite compares: as numbers, as texts, or a number with a text, which is greater than any number. */
export function comparedAs({
  type,
  side,
  quoted,
}: Pick<Parts, 'type' | 'side' | 'quoted'>): 'number' | 'text' | 'both' {
  if (side === 'sum') return quoted ? 'both' : 'number'
  if (side === 'cast') return 'text'
  return type === 'integer' ? 'number' : 'text'
}
const countOf = (sizes: readonly number[], limit: number, as: 'number' | 'text' | 'both'): number =>
  sizes.filter((size) => as !== 'both' && (as === 'number' ? size > limit : String(size) > String(limit)))
    .length

export default template({
  id: 'sql/nulls/whose-type-counts',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 5,
  nudge: 0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'In SQLite the declared type of a column, or a cast, decides how a literal beside it is read; a sum has none, and a number is less than any text.',
  params: (rng): Parts => {
    const { limit, sizes } = drawnUntil(
      () => ({
        limit: rng.pick([rng.int(4, 9), rng.int(20, 79)]),
        sizes: rng.shuffle([
          ...rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2),
          ...rng.sample([12, 18, 25, 33, 47, 64, 81], 2),
          ...rng.sample([110, 150, 240, 500, 730, 900], 2),
        ]),
      }),
      ({ limit, sizes }) =>
        countOf(sizes, limit, 'number') !== countOf(sizes, limit, 'text') &&
        countOf(sizes, limit, 'text') > 0,
    )
    return {
      ...rng.pick(SUBJECTS),
      // Only where the two sides differ in type: else there is nothing to know.
      ...rng.pick([
        { type: 'text', side: 'column', quoted: false },
        { type: 'integer', side: 'column', quoted: true },
        { type: 'text', side: 'column', quoted: false },
        { type: 'integer', side: 'column', quoted: true },
        { type: 'text', side: 'sum', quoted: false },
        { type: 'integer', side: 'sum', quoted: true },
        { type: 'integer', side: 'cast', quoted: false },
      ] as const),
      limit,
      sizes,
    }
  },
  ask: (p) => ({
    stem: 'SQLite runs these statements. What number does the last one return?',
    code: statementsOf(p),
    answerHint: 'One whole number.',
  }),
  key: (p) => whole(countOf(p.sizes, p.limit, comparedAs(p))),
  why: (p) =>
    ({
      number:
        'The side with a numeric type makes a number of the other, or both are numbers: they are compared as numbers.',
      text: 'The side with the type text makes a text of the other: they are compared character by character.',
      both: 'A sum has no declared type, so the literal stays a text, and every text is greater than any number.',
    })[comparedAs(p)],
  source: ['SQLite documentation, Datatypes In SQLite: 4.2 type conversions prior to comparison'],
})
