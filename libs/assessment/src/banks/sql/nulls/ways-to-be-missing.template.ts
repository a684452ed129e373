import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Table } from '../table'
import { printed } from '../table'

const SUBJECTS = [
  { left: 'wanted', right: 'found' },
  { left: 'asked', right: 'answered' },
  { left: 'planned', right: 'built' },
  { left: 'invited', right: 'came' },
] as const
const CODES = ['A', 'B', 'C', 'D', 'E'] as const
const WAYS = ['not in', 'not in known', 'except', 'not exists', 'unequal', 'other way'] as const
export type Way = (typeof WAYS)[number]
const OFFERED = 4

export const statementOf = ({ left, right }: Record<'left' | 'right', string>, way: Way): string =>
  ({
    'not in': `SELECT code FROM ${left} WHERE code NOT IN (SELECT code FROM ${right})`,
    'not in known': `SELECT code FROM ${left} WHERE code NOT IN (SELECT code FROM ${right} WHERE code IS NOT NULL)`,
    except: `SELECT code FROM ${left} EXCEPT SELECT code FROM ${right}`,
    'not exists': `SELECT code FROM ${left} l WHERE NOT EXISTS (SELECT 1 FROM ${right} r WHERE r.code = l.code)`,
    unequal: `SELECT l.code FROM ${left} l JOIN ${right} r ON r.code <> l.code`,
    'other way': `SELECT code FROM ${right} EXCEPT SELECT code FROM ${left}`,
  })[way]

type Codes = readonly (string | null)[]
function rowsOf(left: Codes, right: Codes, way: Way): number {
  const known = left.filter((code) => code !== null && !right.includes(code)).length
  const without = (some: Codes, others: Codes) => new Set(some.filter((code) => !others.includes(code))).size
  const values = (some: Codes) => some.filter((code) => code !== null)
  return {
    'not in': right.includes(null) ? 0 : known,
    'not in known': known,
    except: without(left, right),
    'not exists': known + left.filter((code) => code === null).length,
    unequal: values(left).reduce(
      (sum, code) => sum + values(right).filter((other) => other !== code).length,
      0,
    ),
    'other way': without(right, left),
  }[way]
}

export default template({
  id: 'sql/nulls/ways-to-be-missing',
  revision: 1,
  kind: 'ordering',
  topic: 'nulls',
  grade: 5,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'NOT IN, NOT EXISTS and EXCEPT part over NULLs and duplicates: unknown, no match, or equal to another NULL and once.',
  params: (rng) => {
    const codes = (least: number, most: number): Codes =>
      Array.from({ length: rng.int(least, most) }, () => rng.pick([...CODES, null, null]))
    const { left, right, ways } = drawnUntil(
      () => ({ left: codes(5, 6), right: codes(3, 4), ways: rng.sample(WAYS, OFFERED) }),
      ({ left, right, ways }) =>
        left.includes(null) &&
        right.some((code) => code !== null) &&
        ways.includes('not exists') &&
        (ways.includes('not in') || ways.includes('not in known')) &&
        ways.includes('except') &&
        new Set(ways.map((way) => rowsOf(left, right, way))).size === OFFERED,
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
        .sort((i, j) => rowsOf(left, right, ways[i] ?? 'except') - rowsOf(left, right, ways[j] ?? 'except')),
    ],
  }),
  why: ({ left, right, ways }) =>
    `The numbers of rows are ${ways.map((way) => `${rowsOf(left, right, way)} (${way})`).join(', ')}.`,
  source: ['ISO/IEC 9075-2:2023, in predicate, exists predicate, query expression: EXCEPT'],
})
