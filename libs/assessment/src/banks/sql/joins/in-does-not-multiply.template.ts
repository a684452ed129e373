import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { one: 'members', worth: 'fee', many: 'loans', key: 'member_id', size: 'days' },
  { one: 'stores', worth: 'rent', many: 'sales', key: 'store_id', size: 'amount' },
  { one: 'pumps', worth: 'power', many: 'alarms', key: 'pump_id', size: 'minutes' },
  { one: 'authors', worth: 'advance', many: 'books', key: 'author_id', size: 'pages' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const FORMS = ['in', 'exists', 'join'] as const
export type Form = (typeof FORMS)[number]

interface Parts {
  subject: Subject
  form: Form
  over: number
}
export const statementOf = ({ subject: { one, worth, many, key, size }, form, over }: Parts): string => {
  const start = `SELECT SUM(o.${worth})\nFROM ${one} o\n`
  return {
    in: `${start}WHERE o.id IN (\n  SELECT ${key} FROM ${many} WHERE ${size} > ${over}\n);`,
    exists: `${start}WHERE EXISTS (\n  SELECT 1 FROM ${many} m\n  WHERE m.${key} = o.id AND m.${size} > ${over}\n);`,
    join: `${start}JOIN ${many} m ON m.${key} = o.id\nWHERE m.${size} > ${over};`,
  }[form]
}

export default template({
  id: 'sql/joins/in-does-not-multiply',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'IN and EXISTS ask whether there is a match and keep a row once; a join has it once per match.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const over = rng.int(2, 6) * 10
    const worths = rng.sample([15, 20, 30, 45, 60, 75], 4)
    const many = drawnUntil(
      () =>
        Array.from({ length: 6 }, () => ({
          owner: rng.int(1, 4),
          size: over + rng.pick([-10, -5, 5, 10, 20]),
        })),
      (drawn) => {
        const owners = drawn.filter(({ size }) => size > over).map(({ owner }) => owner)
        const kept = new Set(owners).size
        const any = new Set(drawn.map(({ owner }) => owner)).size
        return kept < owners.length && kept < any
      },
    )
    const tables: [Table, Table] = [
      {
        name: subject.one,
        columns: ['id integer', `${subject.worth} integer`],
        rows: worths.map((worth, i) => [i + 1, worth]),
      },
      {
        name: subject.many,
        columns: [`${subject.key} integer`, `${subject.size} integer`],
        rows: many.map(({ owner, size }) => [owner, size]),
      },
    ]
    return { subject, over, worths, many, tables, form: rng.pick(FORMS) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith(p.tables, statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ worths, many, over, form }) => {
    const owners = many.flatMap(({ owner, size }) => (size > over ? [owner] : []))
    const counted = form === 'join' ? owners : [...new Set(owners)]
    return whole(counted.reduce((sum, owner) => sum + (worths[owner - 1] ?? 0), 0))
  },
  why: ({ form, subject: { one, many } }) =>
    form === 'join'
      ? `Each row of ${many} that is kept counts what its one of ${one} is worth.`
      : `Each of ${one} counts once, however many rows of ${many} it has.`,
  source: ['ISO/IEC 9075-2:2023, in predicate, exists predicate, joined table'],
})
