import { template } from '../../../tasks/template'

const SUBJECTS = [
  { table: 'sales', price: 'price', count: 'pieces', unit: 'piece' },
  { table: 'trades', price: 'rate', count: 'shares', unit: 'share' },
  { table: 'refuels', price: 'cost', count: 'litres', unit: 'litre' },
  { table: 'bookings', price: 'fare', count: 'seats', unit: 'seat' },
  { table: 'shifts', price: 'wage', count: 'hours', unit: 'hour' },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** What is wanted, and the expression that gives it; the last two give nothing that anybody wants. */
export const WANTS = ['unit', 'row', 'listed'] as const
export type Want = (typeof WANTS)[number]
const expressionsOf = ({ price, count }: Subject): string[] => [
  `SUM(${price} * ${count}) / SUM(${count})`,
  `AVG(${price} * ${count})`,
  `AVG(${price})`,
  `SUM(${price}) * SUM(${count}) / COUNT(*)`,
  `SUM(${price}) / SUM(${count})`,
]
const askedFor = ({ price, unit }: Subject, want: Want): string =>
  ({
    unit: `the average \`${price}\` of one ${unit}, over all that the table holds`,
    row: 'the average amount of money that one row stands for',
    listed: `the average of the listed values of \`${price}\`, each row counting once`,
  })[want]

export default template({
  id: 'sql/grouping/price-per-piece',
  revision: 1,
  kind: 'single',
  topic: 'grouping',
  grade: 2,
  nudge: 0.3,
  seconds: 100,
  lang: 'sql',
  status: 'active',
  idea: 'A mean per piece weighs each row by its pieces; the mean of rows and the mean of amounts are other numbers.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    want: rng.pick(WANTS),
    order: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: ({ subject, want, order }) => {
    const { table, price, count, unit } = subject
    return {
      stem: `In the table \`${table}\` each row says how many ${count} there were, in \`${count}\`, and what one ${unit} came to, in \`${price}\`. Both columns hold real numbers, never NULL or 0. Which expression gives ${askedFor(subject, want)}?`,
      code: `SELECT …\nFROM ${table};`,
      options: order.map((i) => expressionsOf(subject)[i] ?? ''),
    }
  },
  key: ({ want, order }) => ({ kind: 'single', right: order.indexOf(WANTS.indexOf(want)) }),
  why: ({ subject: { price, count, unit } }) =>
    `All the money is SUM(${price} * ${count}). Per ${unit} it is divided by SUM(${count}), per row by the number of rows.`,
  source: ['ISO/IEC 9075-2:2023, aggregate function'],
})
