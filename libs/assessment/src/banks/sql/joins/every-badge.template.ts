import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const NAMES = ['Ivo', 'Jun', 'Kai', 'Lea'] as const
const TITLES = ['Climber', 'Diver', 'Runner', 'Sailor'] as const
const MEMBERS = { name: 'members', columns: ['id integer', 'name text'] }
const BADGES = { name: 'badges', columns: ['id integer', 'title text'] }
const AWARDS = { name: 'awards', columns: ['member_id integer', 'badge_id integer', 'year integer'] }

/** Numbers of the badges that each member got, as often as it was. */
type Awards = readonly (readonly number[])[]
const toCase = (name: string, badges: number, year: number, awards: Awards) => {
  const members = awards.map((_, i) => [i + 1, NAMES[i] ?? ''] as const)
  return caseOf(
    name,
    [
      { ...MEMBERS, rows: members },
      { ...BADGES, rows: TITLES.slice(0, badges).map((title, i) => [i + 1, title]) },
      {
        ...AWARDS,
        rows: awards.flatMap((own, i) => own.map((badge, n) => [i + 1, badge, year + n])),
      },
    ],
    ['name'],
    members.flatMap(([, who], i) => (new Set(awards[i]).size === badges ? [[who]] : [])),
  )
}

export default template({
  id: 'sql/joins/every-badge',
  revision: 1,
  kind: 'code-sql',
  topic: 'joins',
  grade: 4,
  seconds: 360,
  lang: 'sql',
  status: 'active',
  idea: 'To have all of a list is to lack none of it: counting rows is not counting different ones, and having one is not having all.',
  params: (rng) => {
    const year = rng.int(2012, 2024)
    const all = (count: number) => rng.shuffle(Array.from({ length: count }, (_, i) => i + 1))
    const some = (count: number) => all(count).slice(0, count - 1)
    return {
      cases: [
        toCase('two badges', 2, year, [all(2), some(2), []]),
        toCase('the same badge again', 3, year, [[1, 1, 2], all(3), [2, 3, 2]]),
        toCase('all, and one twice', 3, year, [[...all(3), rng.int(1, 3)], some(3), some(3)]),
        toCase('one badge', 1, year, [[], [1], [1, 1]]),
        toCase('nobody has all', 4, year, [some(4), some(4), [rng.int(1, 4)], []]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'A member can get the same badge again in another year. List the `name` of every member who has every badge of the table `badges`, which is never empty.',
    code: definitions([MEMBERS, BADGES, AWARDS]),
    answerHint: 'One SELECT with one column, each member once, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'There is no badge that the member lacks; or as many different ones as there are.',
  source: ['ISO/IEC 9075-2:2023, exists predicate, aggregate function', 'Codd 1972, division'],
})
