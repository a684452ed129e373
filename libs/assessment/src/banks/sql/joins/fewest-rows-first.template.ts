import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Table } from '../table'
import { printed } from '../table'

const CODES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const SUBJECTS = [
  { left: 'stock', right: 'sold' },
  { left: 'planned', right: 'built' },
  { left: 'asked', right: 'given' },
  { left: 'sent', right: 'seen' },
] as const
const WAYS = ['inner', 'left', 'right', 'full', 'cross', 'only left', 'only right', 'unequal'] as const
export type Way = (typeof WAYS)[number]
const OFFERED = 5

export const statementOf = ({ left, right }: Record<'left' | 'right', string>, way: Way): string => {
  const join = (type: string, test = '=') =>
    `SELECT * FROM ${left} l ${type} ${right} r ON r.code ${test} l.code`
  return {
    inner: join('JOIN'),
    left: join('LEFT JOIN'),
    right: join('RIGHT JOIN'),
    full: join('FULL JOIN'),
    cross: `SELECT * FROM ${left} l CROSS JOIN ${right} r`,
    'only left': `${join('LEFT JOIN')} WHERE r.code IS NULL`,
    'only right': `${join('RIGHT JOIN')} WHERE l.code IS NULL`,
    unequal: join('JOIN', '<>'),
  }[way]
}

function rowsOf(left: readonly string[], right: readonly string[], way: Way): number {
  const inner = left.reduce((sum, code) => sum + right.filter((other) => other === code).length, 0)
  const onlyLeft = left.filter((code) => !right.includes(code)).length
  const onlyRight = right.filter((code) => !left.includes(code)).length
  const cross = left.length * right.length
  return {
    inner,
    left: inner + onlyLeft,
    right: inner + onlyRight,
    full: inner + onlyLeft + onlyRight,
    cross,
    'only left': onlyLeft,
    'only right': onlyRight,
    unequal: cross - inner,
  }[way]
}

export default template({
  id: 'sql/joins/fewest-rows-first',
  revision: 1,
  kind: 'ordering',
  topic: 'joins',
  grade: 3,
  seconds: 210,
  lang: 'sql',
  status: 'active',
  idea: 'What each type of join keeps, told by the number of its rows: matches, what is left over on a side, all pairs.',
  params: (rng) => {
    const { left, right, ways } = drawnUntil(
      () => ({
        left: Array.from({ length: rng.int(3, 5) }, () => rng.pick(CODES)),
        right: Array.from({ length: rng.int(3, 5) }, () => rng.pick(CODES)),
        ways: rng.sample(WAYS, OFFERED),
      }),
      ({ left, right, ways }) => {
        const counts = ways.map((way) => rowsOf(left, right, way))
        return new Set(counts).size === OFFERED && rowsOf(left, right, 'inner') > 1
      },
    )
    const subject = rng.pick(SUBJECTS)
    const tables: Table[] = [
      { name: subject.left, columns: ['code text'], rows: left.map((code) => [code]) },
      { name: subject.right, columns: ['code text'], rows: right.map((code) => [code]) },
    ]
    return { subject, left, right, ways, tables }
  },
  ask: ({ subject, ways, tables }) => ({
    stem: 'Put these statements in order by the number of rows that they return, the fewest at the top.',
    code: tables.map(printed).join('\n\n'),
    options: ways.map((way) => statementOf(subject, way)),
  }),
  key: ({ left, right, ways }) => ({
    kind: 'ordering',
    orders: [
      ways
        .map((_, i) => i)
        .sort((i, j) => rowsOf(left, right, ways[i] ?? 'inner') - rowsOf(left, right, ways[j] ?? 'inner')),
    ],
  }),
  why: ({ left, right, ways }) =>
    `The numbers of rows are ${ways.map((way) => `${rowsOf(left, right, way)} (${way})`).join(', ')}.`,
  source: ['ISO/IEC 9075-2:2023, joined table', 'SQLite documentation, SELECT: FULL and RIGHT JOIN'],
})
