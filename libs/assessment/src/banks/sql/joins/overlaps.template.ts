import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'bookings', things: 'bookings', from: 'arrives', to: 'leaves', of: 'room' },
  { table: 'shifts', things: 'shifts', from: 'begins', to: 'ends', of: 'person' },
  { table: 'leases', things: 'leases', from: 'first_day', to: 'last_day', of: 'flat' },
  { table: 'campaigns', things: 'campaigns', from: 'opens', to: 'closes', of: 'shop' },
] as const
export type Subject = (typeof SUBJECTS)[number]

export interface Parts {
  subject: Subject
  /** Whether the last day still belongs to it. */
  closed: boolean
  /** Whether the right condition, and its near miss, are said the other way round. */
  negated: readonly [boolean, boolean]
}
const meetsOf = ({ from, to }: Subject, closed: boolean, negated: boolean): string => {
  if (negated)
    return `NOT (a.${to} ${closed ? '<' : '<='} b.${from} OR b.${to} ${closed ? '<' : '<='} a.${from})`
  return `a.${from} ${closed ? '<=' : '<'} b.${to} AND b.${from} ${closed ? '<=' : '<'} a.${to}`
}
/** The right condition first; the others forget a border, a booking around the other, or one of two sides. */
export const conditionsOf = ({ subject, closed, negated }: Parts): string[] => {
  const { from, to } = subject
  const [more, less] = closed ? ['>=', '<='] : ['>', '<']
  return [
    meetsOf(subject, closed, negated[0]),
    meetsOf(subject, !closed, negated[1]),
    `a.${from} >= b.${from} AND a.${from} ${less} b.${to} OR a.${to} ${more} b.${from} AND a.${to} <= b.${to}`,
    `a.${from} ${less} b.${to} OR b.${from} ${less} a.${to}`,
    `a.${from} >= b.${from} AND a.${to} <= b.${to}`,
  ]
}

export default template({
  id: 'sql/joins/overlaps',
  revision: 1,
  kind: 'single',
  topic: 'joins',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'Two spans overlap where each begins before the other ends; whether the last day counts decides between < and <=.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    closed: rng.chance() < 0.5,
    negated: [rng.chance() < 0.5, rng.chance() < 0.5] as const,
    order: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: ({ subject, closed, negated, order }) => {
    const { table, things, from, to, of } = subject
    return {
      stem: `Each row of \`${table}\` takes its ${of} from the day \`${from}\` up to the day \`${to}\`${
        closed
          ? `, that day included (it may be the same as \`${from}\`)`
          : `, which is free again (it is always later than \`${from}\`)`
      }. Days are whole numbers. The statement shall find all pairs of ${things} that take the same ${of} on the same day. Which condition belongs in the place of the dots?`,
      code: `SELECT a.id, b.id\nFROM ${table} a\nJOIN ${table} b ON b.${of} = a.${of} AND a.id < b.id\nWHERE …;`,
      options: order.map((i) => conditionsOf({ subject, closed, negated })[i] ?? ''),
    }
  },
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ closed }) =>
    `They are apart where one ends before the other begins; the last day ${closed ? 'belongs' : 'does not belong'} to a span.`,
  source: [
    'ISO/IEC 9075-2:2023, overlaps predicate, period predicates',
    'Allen 1983, Maintaining knowledge about temporal intervals',
  ],
})
