import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { left: 'clients', right: 'visits', key: 'client_id', names: ['Ada', 'Ben', 'Chi', 'Dev', 'Eve'] },
  { left: 'shelves', right: 'boxes', key: 'shelf_id', names: ['A1', 'A2', 'B1', 'B2', 'C1'] },
  { left: 'trains', right: 'delays', key: 'train_id', names: ['R10', 'R20', 'S10', 'S20', 'X10'] },
  { left: 'fields', right: 'harvests', key: 'field_id', names: ['hill', 'lake', 'north', 'road', 'wood'] },
] as const
export type Subject = (typeof SUBJECTS)[number]
const JOINS = ['JOIN', 'LEFT JOIN'] as const

export const statementOf = ({ left, right, key }: Subject, join: string): string =>
  `SELECT l.name, r.id\nFROM ${left} l\n${join} ${right} r ON r.${key} = l.id;`

export default template({
  id: 'sql/joins/kept-or-dropped',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'A join has one row per match; a left row without one falls out of an inner join and stays once in a left join.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const count = rng.int(4, 5)
    const { owners } = drawnUntil(
      () => ({ owners: Array.from({ length: rng.int(4, 7) }, () => rng.int(1, count)) }),
      ({ owners }) => {
        const lonely = count - new Set(owners).size
        return lonely > 0 && owners.length !== count && owners.length + lonely !== count
      },
    )
    const left: Table = {
      name: subject.left,
      columns: ['id integer', 'name text'],
      rows: subject.names.slice(0, count).map((name, i) => [i + 1, name]),
    }
    const right: Table = {
      name: subject.right,
      columns: ['id integer', `${subject.key} integer`],
      rows: owners.map((owner, i) => [i + 21, owner]),
    }
    return { subject, count, owners, tables: [left, right], join: rng.pick(JOINS) }
  },
  ask: ({ subject, tables, join }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith(tables, statementOf(subject, join)),
    answerHint: 'One whole number.',
  }),
  key: ({ count, owners, join }) => {
    const lonely = count - new Set(owners).size
    return whole(join === 'JOIN' ? owners.length : owners.length + lonely)
  },
  why: ({ subject: { left, right }, join }) =>
    join === 'JOIN'
      ? `There is one row for each of ${right}; those of ${left} without any are gone.`
      : `There is one row for each of ${right}, and one for each of ${left} without any.`,
  source: ['ISO/IEC 9075-2:2023, joined table'],
})
