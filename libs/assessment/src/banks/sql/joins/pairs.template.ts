import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const CITIES = ['Lagos', 'Lima', 'Oslo', 'Pune', 'Quito'] as const
const NAMES = ['Kim', 'Lou', 'Max', 'Noa', 'Ola', 'Pat'] as const
const PEOPLE = { name: 'people', columns: ['id integer', 'name text', 'city text'] }

type Person = readonly [name: string, city: string | null]
const toCase = (name: string, people: readonly Person[]) =>
  caseOf(
    name,
    [{ ...PEOPLE, rows: people.map((person, i) => [i + 1, ...person]) }],
    ['first', 'second'],
    people.flatMap(([, city], i) =>
      people.flatMap(([, other], j) => (j > i && city !== null && city === other ? [[i + 1, j + 1]] : [])),
    ),
  )

export default template({
  id: 'sql/joins/pairs',
  revision: 1,
  kind: 'code-sql',
  topic: 'joins',
  grade: 3,
  nudge: 0.3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'A table joined to itself meets every pair twice and every row itself; a key that is unique keeps one of each.',
  params: (rng) => {
    const [one = 'Lagos', other = 'Lima', third = 'Oslo'] = rng.sample(CITIES, 3)
    const people = (cities: readonly (string | null)[]): Person[] =>
      rng.sample(NAMES, cities.length).map((name, i) => [name, cities[i] ?? null])
    return {
      cases: [
        toCase('two of a city', people(rng.shuffle([one, other, one, third]))),
        toCase('three of a city', people([one, one, other, one])),
        toCase('two of one name', [
          ['Kim', one],
          ['Kim', one],
          ['Noa', other],
        ]),
        toCase('no city known', people([null, one, null, other])),
        toCase('names against numbers', [
          ['Pat', one],
          ['Kim', one],
          ['Noa', other],
          ['Lou', other],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'List every pair of people who live in the same city, each pair once: the smaller `id` in the first column, the greater in the second. Whoever has no `city` lives with nobody.',
    code: definitions([PEOPLE]),
    answerHint: 'One SELECT with two columns, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'a.id < b.id keeps one of the two orders and leaves out each row with itself; names are not unique.',
  source: ['ISO/IEC 9075-2:2023, joined table, comparison predicate'],
})
