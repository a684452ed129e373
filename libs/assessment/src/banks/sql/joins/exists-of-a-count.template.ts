import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { one: 'clients', many: 'bills', key: 'client_id', size: 'amount' },
  { one: 'wells', many: 'probes', key: 'well_id', size: 'depth' },
  { one: 'players', many: 'games', key: 'player_id', size: 'points' },
  { one: 'depots', many: 'tours', key: 'depot_id', size: 'stops' },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** What the subquery asks for, and whether it has a row where nothing is found. */
const ASKED = [
  { list: 'COUNT(*)', grouped: false, always: true },
  { list: 'MAX', grouped: false, always: true },
  { list: 'SUM', grouped: false, always: true },
  { list: 'NULL', grouped: false, always: false },
  { list: '0', grouped: false, always: false },
  { list: 'COUNT(*)', grouped: true, always: false },
  { list: 'SUM', grouped: true, always: false },
] as const

interface Parts {
  subject: Subject
  asked: (typeof ASKED)[number]
  over: number
}
export const statementOf = ({
  subject: { one, many, key, size },
  asked: { list, grouped },
  over,
}: Parts): string => {
  const shown = list === 'MAX' || list === 'SUM' ? `${list}(m.${size})` : list
  return `SELECT COUNT(*)
FROM ${one} o
WHERE EXISTS (
  SELECT ${shown}
  FROM ${many} m
  WHERE m.${key} = o.id AND m.${size} > ${over}${grouped ? `\n  GROUP BY m.${key}` : ''}
);`
}

export default template({
  id: 'sql/joins/exists-of-a-count',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'EXISTS asks for rows, not for values: an aggregate without GROUP BY always gives a row, and a row of NULL is a row.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const over = rng.int(3, 12)
    const count = rng.int(4, 7)
    const many = drawnUntil(
      () =>
        Array.from({ length: rng.int(4, 6) }, () => ({
          owner: rng.int(1, count),
          size: over + rng.pick([-2, -1, 1, 2, 4]),
        })),
      (drawn) => {
        const found = drawn.filter(({ size }) => size > over)
        const owners = new Set(found.map(({ owner }) => owner)).size
        return owners > 0 && owners < new Set(drawn.map(({ owner }) => owner)).size && owners < found.length
      },
    )
    const tables: Table[] = [
      {
        name: subject.one,
        columns: ['id integer'],
        rows: Array.from({ length: count }, (_, i) => [i + 1]),
      },
      {
        name: subject.many,
        columns: [`${subject.key} integer`, `${subject.size} integer`],
        rows: many.map(({ owner, size }) => [owner, size]),
      },
    ]
    return { subject, over, count, many, tables, asked: rng.pick(ASKED) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith(p.tables, statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ count, many, over, asked }) =>
    whole(
      asked.always ? count : new Set(many.flatMap(({ owner, size }) => (size > over ? [owner] : []))).size,
    ),
  why: ({ asked: { always, grouped } }) =>
    always
      ? 'Without GROUP BY the subquery has exactly one row, also where it finds nothing.'
      : `The subquery has a row where something is found, ${grouped ? 'for there is no group of nothing' : 'whatever stands in it'}.`,
  source: ['ISO/IEC 9075-2:2023, exists predicate, group by clause'],
})
