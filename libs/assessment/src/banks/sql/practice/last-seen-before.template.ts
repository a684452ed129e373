import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const MEMBERS = { name: 'members', columns: ['id integer', 'name text'] }
const VISITS = { name: 'visits', columns: ['member_id integer', 'day text'] }
const NAMES = ['Noor', 'Otto', 'Pia'] as const

type Visit = readonly [member: number, day: number]
/** A day of the month in which it plays. */
const dated = (month: number, day: number): string =>
  `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function toCase(name: string, { month, day }: { month: number; day: number }, visits: readonly Visit[]) {
  const members = NAMES.map((one, i) => [i + 1, one] as const)
  return caseOf(
    name,
    [
      { ...MEMBERS, rows: members },
      { ...VISITS, rows: visits.map(([member, on]) => [member, dated(month, on)]) },
    ],
    ['name', 'last_day'],
    members.map(([id, who]) => {
      const days = visits.flatMap(([member, on]) => (member === id && on < day ? [on] : []))
      return [who, days.length > 0 ? dated(month, Math.max(...days)) : null]
    }),
  )
}

export default template({
  id: 'sql/practice/last-seen-before',
  revision: 1,
  kind: 'code-sql',
  topic: 'joins',
  grade: 2,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'A condition on the side that may be missing stands in ON: in WHERE it throws away the rows the join kept.',
  params: (rng) => {
    const at = { month: rng.int(1, 12), day: rng.int(12, 18) }
    const { day } = at
    const early = () => rng.int(1, 9)
    return {
      at,
      cases: [
        toCase('one came too late', at, [
          [1, early()],
          [1, day - 1],
          [2, day + 3],
          [3, early()],
        ]),
        toCase('one never came', at, [
          [1, early()],
          [3, day - 2],
          [3, day - 1],
        ]),
        toCase('on the day itself', at, [
          [1, day],
          [2, day - 1],
          [2, day],
          [3, early()],
        ]),
        toCase('nobody before', at, [
          [1, day + 1],
          [2, day + 2],
        ]),
      ],
    }
  },
  ask: ({ at: { month, day }, cases }) => ({
    stem: `For every member show the \`name\` and the latest \`day\` of a visit before ${dated(month, day)}. A member without such a visit is shown as well, with NULL.`,
    code: definitions([MEMBERS, VISITS]),
    answerHint: 'One SELECT with two columns, each member once, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ at: { month, day }, cases }) => ({
    kind: 'code-sql',
    cases: hiddenOf(cases),
    sample: [
      'SELECT m.name, MAX(v.day)',
      'FROM members AS m',
      'LEFT JOIN visits AS v',
      `  ON v.member_id = m.id AND v.day < '${dated(month, day)}'`,
      'GROUP BY m.id, m.name',
    ].join('\n'),
  }),
  why: () =>
    'LEFT JOIN keeps a member without a matching visit, with NULL for the columns of the visit. Where the day is asked about in ON, a late visit does not match and the member stays; in WHERE the comparison with NULL is unknown, and the member is gone. MAX over nothing but NULL is NULL.',
  source: ['ISO/IEC 9075-2:2023, joined table, set function specification'],
})
