import { template } from '../../../tasks/template'

const SUBJECTS = [
  { one: 'students', link: 'enrolments', other: 'courses', ones: 'student_id', others: 'course_id' },
  { one: 'actors', link: 'roles', other: 'films', ones: 'actor_id', others: 'film_id' },
  { one: 'recipes', link: 'amounts', other: 'foods', ones: 'recipe_id', others: 'food_id' },
  { one: 'orders', link: 'lines', other: 'products', ones: 'order_id', others: 'product_id' },
  { one: 'nurses', link: 'shifts', other: 'wards', ones: 'nurse_id', others: 'ward_id' },
] as const
export type Subject = (typeof SUBJECTS)[number]

interface Asked {
  subject: Subject
  /** Whether `k.student_id` stands before `=` or after it, in the first condition and in the second. */
  turned: readonly [boolean, boolean]
}
/** Pairs of columns that are made equal, the right pairs first. */
const conditionsOf = ({ ones, others }: Subject): (readonly [string, string, string, string])[] => [
  [`k.${ones}`, 'a.id', `k.${others}`, 'b.id'],
  ['k.id', 'a.id', 'k.id', 'b.id'],
  [`k.${others}`, 'a.id', `k.${ones}`, 'b.id'],
  [`k.${ones}`, 'a.id', 'a.id', 'b.id'],
  [`k.${ones}`, `k.${others}`, 'a.id', 'b.id'],
]
const equal = (left: string, right: string, isTurned: boolean) =>
  isTurned ? `${right} = ${left}` : `${left} = ${right}`
export const optionsOf = ({ subject, turned: [first, second] }: Asked): string[] =>
  conditionsOf(subject).map(([a, b, c, d]) => `WHERE ${equal(a, b, first)} AND ${equal(c, d, second)}`)
export const statementOf = ({ one, link, other }: Subject, where: string): string =>
  `SELECT a.name, b.name\nFROM ${one} a, ${link} k, ${other} b\n${where};`

export default template({
  id: 'sql/joins/through-the-link',
  revision: 1,
  kind: 'single',
  topic: 'joins',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'Two tables that are linked by a third one meet through both of its keys.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    turned: [rng.chance() < 0.5, rng.chance() < 0.5] as const,
    order: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: ({ subject, turned, order }) => {
    const { one, link, other, ones, others } = subject
    return {
      stem: `\`${one}\` and \`${other}\` have the columns \`id\` and \`name\`. Each row of \`${link}\` says with \`${ones}\` and \`${others}\` which of them belong together. Which condition makes this statement list the names of all that belong together, and no others?`,
      code: statementOf(subject, 'WHERE …'),
      options: order.map((i) => optionsOf({ subject, turned })[i] ?? ''),
    }
  },
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ subject: { link, one, other } }) =>
    `A row of ${link} meets the one of ${one} that it names and the one of ${other} that it names.`,
  source: [
    'ISO/IEC 9075-2:2023, joined table',
    'Codd 1970, A relational model of data for large shared data banks',
  ],
})
