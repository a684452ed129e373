import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { one: 'owners', many: 'boats', key: 'owner_id', names: ['Ada', 'Ben', 'Chi', 'Dev', 'Eve'] },
  { one: 'lines', many: 'stops', key: 'line_id', names: ['blue', 'green', 'red', 'ring', 'white'] },
  { one: 'farms', many: 'fields', key: 'farm_id', names: ['Brook', 'Crest', 'Dell', 'Fern', 'Glade'] },
  { one: 'bands', many: 'albums', key: 'band_id', names: ['Echo', 'Flint', 'Gong', 'Haze', 'Iris'] },
] as const
export type Subject = (typeof SUBJECTS)[number]

export const statementOf = ({ one, many, key }: Subject, said: string): string => `SELECT SUM(n)
FROM (
  SELECT o.name,
    (SELECT COUNT(*) FROM ${many} WHERE ${key} = ${said}) AS n
  FROM ${one} o
) AS counted;`

export default template({
  id: 'sql/joins/inner-name-wins',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 5,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A name without its table means the column of the innermost FROM that has one: a subquery that is meant to look outside compares its own row with itself.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const count = rng.int(3, 5)
    const owners = drawnUntil(
      () => Array.from({ length: rng.int(4, 6) }, () => rng.pick([1, 2, 3, 4, 5, null])),
      (drawn) => {
        const own = drawn.filter((owner, i) => owner === i + 1).length
        const known = drawn.filter((owner) => owner !== null && owner <= count).length
        return own > 0 && own * count !== known && own !== known
      },
    )
    const tables: Table[] = [
      {
        name: subject.one,
        columns: ['id integer', 'name text'],
        rows: subject.names.slice(0, count).map((name, i) => [i + 1, name]),
      },
      {
        name: subject.many,
        columns: ['id integer', `${subject.key} integer`],
        rows: owners.map((owner, i) => [i + 1, owner]),
      },
    ]
    return { subject, count, owners, tables, said: rng.pick(['id', 'id', 'id', 'o.id'] as const) }
  },
  ask: ({ subject, tables, said }) => ({
    stem: 'What number does this statement return?',
    code: shownWith(tables, statementOf(subject, said)),
    answerHint: 'One whole number.',
  }),
  key: ({ count, owners, said }) =>
    whole(
      said === 'id'
        ? count * owners.filter((owner, i) => owner === i + 1).length
        : owners.filter((owner) => owner !== null && owner <= count).length,
    ),
  why: ({ subject: { one, many, key }, said }) =>
    said === 'id'
      ? `id means that of ${many}: for each of ${one} the rows of ${many} are counted whose ${key} is their own id.`
      : `o.id is that of ${one}: for each the rows of ${many} that belong to it are counted.`,
  source: ['ISO/IEC 9075-2:2023, column reference: scope, scalar subquery'],
})
