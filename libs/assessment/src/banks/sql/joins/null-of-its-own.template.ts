import { template } from '../../../tasks/template'

const SUBJECTS = [
  {
    one: 'customers',
    many: 'orders',
    key: 'customer_id',
    when: 'shipped_on',
    means: 'an order that was not yet sent',
  },
  { one: 'readers', many: 'loans', key: 'reader_id', when: 'returned_on', means: 'a book that is still out' },
  { one: 'teams', many: 'projects', key: 'team_id', when: 'finished_on', means: 'a project that still runs' },
  {
    one: 'patients',
    many: 'visits',
    key: 'patient_id',
    when: 'discharged_on',
    means: 'a visit that still goes on',
  },
  {
    one: 'machines',
    many: 'repairs',
    key: 'machine_id',
    when: 'repaired_on',
    means: 'a repair that is not done',
  },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** The right statement first; each other one takes another NULL for a missing row. */
const statementsOf = ({ one, many, key, when }: Subject, shownColumn: string): string[] => {
  const start = `SELECT l.${shownColumn} FROM ${one} l`
  return [
    `${start} LEFT JOIN ${many} r ON r.${key} = l.id WHERE r.id IS NULL`,
    `${start} LEFT JOIN ${many} r ON r.${key} = l.id WHERE r.${when} IS NULL`,
    `${start} JOIN ${many} r ON r.${key} = l.id WHERE r.id IS NULL`,
    `${start} LEFT JOIN ${many} r ON r.${key} = l.id AND r.id IS NULL`,
    `${start} RIGHT JOIN ${many} r ON r.${key} = l.id WHERE l.id IS NULL`,
  ]
}

export default template({
  id: 'sql/joins/null-of-its-own',
  revision: 1,
  kind: 'single',
  topic: 'joins',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'That a row has no match is seen in WHERE after the outer join, on a column that is never NULL by itself.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    column: rng.pick(['name', 'id'] as const),
    order: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: ({ subject, column, order }) => {
    const { one, many, key, when, means } = subject
    return {
      stem: `Each row of \`${many}\` belongs to one of \`${one}\` by \`${key}\`. In \`${many}\` the column \`${when}\` is NULL for ${means}; \`id\` and \`${key}\` are never NULL. Which statement lists exactly those of \`${one}\` that have no row in \`${many}\`?`,
      options: order.map((i) => statementsOf(subject, column)[i] ?? ''),
    }
  },
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ subject: { many, when } }) =>
    `Where there is no match, all columns of ${many} are NULL; ${when} is NULL for some rows that match, too. In ON the test only decides about matches, and an inner join has no rows without one.`,
  source: ['ISO/IEC 9075-2:2023, joined table, null predicate'],
})
