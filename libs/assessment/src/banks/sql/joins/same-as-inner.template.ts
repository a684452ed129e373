import { template } from '../../../tasks/template'

const SUBJECTS = [
  { one: 'customers', many: 'orders', key: 'customer_id', size: 'total' },
  { one: 'suppliers', many: 'goods', key: 'supplier_id', size: 'price' },
  { one: 'drivers', many: 'trips', key: 'driver_id', size: 'length' },
  { one: 'artists', many: 'songs', key: 'artist_id', size: 'seconds' },
] as const
export type Subject = (typeof SUBJECTS)[number]
const OFFERED = 5

const referenceOf = ({ one, many, key, size }: Subject, over: number): string =>
  `SELECT a.name, b.${size}\nFROM ${one} a\nJOIN ${many} b ON b.${key} = a.id\nWHERE b.${size} > ${over};`

const sameOf = ({ one, many, key, size }: Subject, over: number): string[] => {
  const start = `SELECT a.name, b.${size} FROM`
  const [match, large] = [`b.${key} = a.id`, `b.${size} > ${over}`]
  return [
    `${start} ${one} a, ${many} b WHERE ${match} AND ${large}`,
    `${start} ${many} b JOIN ${one} a ON ${match} AND ${large}`,
    `${start} ${one} a LEFT JOIN ${many} b ON ${match} WHERE ${large}`,
    `${start} ${one} a CROSS JOIN ${many} b WHERE ${large} AND ${match}`,
    `${start} ${many} b LEFT JOIN ${one} a ON ${match} WHERE ${large} AND a.id IS NOT NULL`,
    `${start} ${one} a JOIN (SELECT * FROM ${many} WHERE ${size} > ${over}) AS b ON ${match}`,
  ]
}
const otherOf = ({ one, many, key, size }: Subject, over: number): string[] => {
  const start = `SELECT a.name, b.${size} FROM`
  const [match, large] = [`b.${key} = a.id`, `b.${size} > ${over}`]
  return [
    `${start} ${one} a LEFT JOIN ${many} b ON ${match} AND ${large}`,
    `${start} ${many} b LEFT JOIN ${one} a ON ${match} WHERE ${large}`,
    `SELECT DISTINCT a.name, b.${size} FROM ${one} a JOIN ${many} b ON ${match} WHERE ${large}`,
    `${start} ${one} a RIGHT JOIN ${many} b ON ${match} AND ${large}`,
    `${start} ${one} a LEFT JOIN (SELECT * FROM ${many} WHERE ${size} > ${over}) AS b ON ${match}`,
    `${start} ${one} a JOIN ${many} b ON ${match} OR ${large}`,
  ]
}

export default template({
  id: 'sql/joins/same-as-inner',
  revision: 1,
  kind: 'multiple',
  topic: 'joins',
  grade: 4,
  nudge: 0.3,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'For an inner join ON and WHERE are the same, and an outer join whose extra rows a condition throws out is an inner one; otherwise it is not.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const over = rng.int(2, 19) * 10
    const right = rng.sample(sameOf(subject, over), rng.int(2, 3))
    const wrong = rng.sample(otherOf(subject, over), OFFERED - right.length)
    return { subject, over, right, shown: rng.shuffle([...right, ...wrong]) }
  },
  ask: ({ subject, over, shown }) => ({
    stem: `Which statements return the same rows as this one, each as often, whatever rows the two tables hold? Nothing is unique, and any column can be NULL. The order of the rows does not matter. Choose all.`,
    code: referenceOf(subject, over),
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.includes(text) ? [i] : [])),
  }),
  why: ({ subject: { size } }) =>
    `A condition on ${size} in WHERE is true for no row that an outer join filled with NULLs; in ON it removes no row of the kept side. DISTINCT makes equal rows one.`,
  source: ['ISO/IEC 9075-2:2023, joined table, where clause'],
})
