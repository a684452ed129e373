import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { groupsBy } from '../groups'

const CITIES = ['Lagos', 'Lima', 'Oslo', 'Pune', 'Quito', 'Riga', 'Turin'] as const
const FORMS = {
  grouped: 'SELECT city, COUNT(*)\nFROM people\nGROUP BY city;',
  repeated: 'SELECT city, COUNT(*)\nFROM people\nGROUP BY city\nHAVING COUNT(*) >= 2;',
  distinct: 'SELECT DISTINCT city\nFROM people;',
} as const
export type Form = keyof typeof FORMS
export const statementOf = (form: Form): string => FORMS[form]

export default template({
  id: 'sql/grouping/null-is-a-group',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 2,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'NULLs are not equal to each other in a comparison, but GROUP BY and DISTINCT put them into one group.',
  params: (rng) => {
    const cities = rng.sample(CITIES, rng.int(2, 6))
    const [first = 'Lagos'] = cities
    const rows = rng.shuffle([
      ...cities,
      first,
      ...rng.sample(cities, rng.int(0, Math.min(4, cities.length))),
      ...Array.from({ length: rng.int(2, 3) }, () => null),
    ])
    const people: Table = {
      name: 'people',
      columns: ['id integer', 'city text'],
      rows: rows.map((city, i) => [i + 1, city]),
    }
    return { people, form: rng.pick(Object.keys(FORMS) as Form[]) }
  },
  ask: ({ people, form }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([people], statementOf(form)),
    answerHint: 'One whole number.',
  }),
  key: ({ people, form }) => ({
    kind: 'numeric',
    value: groupsBy(people.rows, ([, city]) => city).filter(({ length }) => form !== 'repeated' || length > 1)
      .length,
    tolerance: { absolute: 0 },
  }),
  why: () => 'Two NULLs are not distinct from each other, so all of them are one group.',
  source: ['ISO/IEC 9075-2:2023, group by clause, distinct predicate'],
})
