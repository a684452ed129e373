import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'

const SUBJECTS = [
  { outer: 'orders', key: 'customer_id', inner: 'blocked', other: 'customer' },
  { outer: 'tickets', key: 'team_id', inner: 'closed', other: 'team' },
  { outer: 'readings', key: 'sensor_id', inner: 'broken', other: 'sensor' },
  { outer: 'loans', key: 'book_id', inner: 'damaged', other: 'book' },
] as const
export type Subject = (typeof SUBJECTS)[number]

export const statementOf = ({ outer, key, inner }: Subject): string =>
  `SELECT COUNT(*)\nFROM ${outer}\nWHERE ${key} IN (SELECT ${key} FROM ${inner});`

export default template({
  id: 'sql/select/column-of-the-outside',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 5,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A name that no table of a subquery has is looked up in the statement around it: no error, and a condition that is nearly always true.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    // Mostly the inner table calls its column otherwise; else the statement does what it seems to do.
    const hasKey = rng.chance() < 0.2
    const { owners, listed } = drawnUntil(
      () => ({
        owners: Array.from({ length: rng.int(5, 8) }, () => rng.pick([11, 12, 13, 14, 15, null])),
        listed: rng.chance() < 0.15 && !hasKey ? [] : rng.sample([11, 12, 13, 14, 15, 16], rng.int(1, 3)),
      }),
      ({ owners, listed }) => {
        const found = owners.filter((owner) => owner !== null && listed.includes(owner)).length
        const known = owners.filter((owner) => owner !== null).length
        return owners.includes(null) && (listed.length === 0 || found > 0) && found < known
      },
    )
    const tables: Table[] = [
      {
        name: subject.outer,
        columns: ['id integer', `${subject.key} integer`],
        rows: owners.map((owner, i) => [i + 1, owner]),
      },
      {
        name: subject.inner,
        columns: [`${hasKey ? subject.key : subject.other} integer`, 'since integer'],
        rows: listed.map((one) => [one, rng.int(2019, 2025)]),
      },
    ]
    return { subject, tables, owners, listed, hasKey }
  },
  ask: ({ subject, tables }) => ({
    stem: 'The tables have the columns that are shown and no others. What number does this statement return?',
    code: shownWith(tables, statementOf(subject)),
    answerHint: 'One whole number.',
  }),
  key: ({ owners, listed, hasKey }) =>
    whole(
      owners.filter((owner) => owner !== null && (hasKey ? listed.includes(owner) : listed.length > 0))
        .length,
    ),
  why: ({ subject: { outer, key, inner }, hasKey, listed }) =>
    hasKey
      ? `${inner} has a column ${key}, so the statement keeps the rows whose ${key} is listed.`
      : `${inner} has no column ${key}, so that of ${outer} is meant: ${
          listed.length === 0
            ? `it is asked for each row of ${inner}, and there is none`
            : 'each row is compared with itself, which is true unless it is NULL'
        }.`,
  source: [
    'ISO/IEC 9075-2:2023, column reference: scope',
    'PostgreSQL 17, 4.2 and 9.24: subquery expressions',
  ],
})
