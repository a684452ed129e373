import { template } from '../../../tasks/template'

const SUBJECTS = [
  { left: 'customers', right: 'orders', key: 'customer_id', amount: 'amount', many: 'orders' },
  { left: 'authors', right: 'books', key: 'author_id', amount: 'pages', many: 'books' },
  { left: 'machines', right: 'faults', key: 'machine_id', amount: 'minutes', many: 'faults' },
  { left: 'teams', right: 'tickets', key: 'team_id', amount: 'hours', many: 'tickets' },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Every way to ask, the right one first; each other is a way to lose or to invent rows. */
export const statementsOf = ({ left, right, key, amount }: Subject, over: number): string[] => {
  const join = (type: string) => `FROM ${left} l ${type} ${right} r`
  const select = (what: string) => `SELECT l.name, COUNT(${what})`
  return [
    `${select('r.id')} ${join('LEFT JOIN')} ON r.${key} = l.id AND r.${amount} > ${over} GROUP BY l.id, l.name`,
    `${select('r.id')} ${join('LEFT JOIN')} ON r.${key} = l.id WHERE r.${amount} > ${over} GROUP BY l.id, l.name`,
    `${select('*')} ${join('LEFT JOIN')} ON r.${key} = l.id AND r.${amount} > ${over} GROUP BY l.id, l.name`,
    `${select('r.id')} ${join('JOIN')} ON r.${key} = l.id AND r.${amount} > ${over} GROUP BY l.id, l.name`,
  ]
}

export default template({
  id: 'sql/joins/where-undoes-left',
  revision: 1,
  kind: 'single',
  topic: 'joins',
  grade: 3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A condition on the optional side belongs to ON: in WHERE it drops the rows without a match; COUNT(*) counts the row of NULLs.',
  params: (rng) => {
    const over = rng.int(1, 19) * 5
    const subject = rng.pick(SUBJECTS)
    return { subject, over, order: rng.shuffle([0, 1, 2, 3]) }
  },
  ask: ({ subject, over, order }) => ({
    stem: `Each row of \`${subject.right}\` belongs to one of \`${subject.left}\` by \`${subject.key}\`. Which statement lists every one of \`${subject.left}\`, with the number of its ${subject.many} whose \`${subject.amount}\` is over ${over}, and 0 where there are none?`,
    options: order.map((i) => statementsOf(subject, over)[i] ?? ''),
  }),
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: () =>
    'In WHERE the condition is asked after the join, where the columns of rows without a match are NULL. COUNT(*) counts those rows as one.',
  source: ['ISO/IEC 9075-2:2023, joined table, aggregate function'],
})
