import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dina', 'Emil', 'Finn', 'Gita', 'Hugo'] as const
const TEAMS = ['blue', 'green', 'red', 'white'] as const

export interface Directions {
  team: '' | ' DESC'
  points: '' | ' DESC'
}
export const statementOf = ({ team, points }: Directions): string =>
  `SELECT name\nFROM results\nORDER BY team${team}, points${points};`

const WAYS: readonly Directions[] = [
  { team: '', points: ' DESC' },
  { team: ' DESC', points: '' },
]

export default template({
  id: 'sql/select/desc-of-one-column',
  revision: 1,
  kind: 'ordering',
  topic: 'select',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'The second column of ORDER BY only settles ties of the first, and DESC belongs to one column alone.',
  params: (rng) => {
    const teams = rng.sample(TEAMS, 2)
    const names = rng.sample(NAMES, 5)
    const owners = rng.shuffle([...teams, ...teams, rng.pick(teams)])
    const points = rng.sample([12, 15, 18, 21, 24, 27, 30], 5)
    const results: Table = {
      name: 'results',
      columns: ['name text', 'team text', 'points integer'],
      rows: names.map((name, i) => [name, owners[i] ?? '', points[i] ?? 0]),
    }
    return { results, ...rng.pick(WAYS) }
  },
  ask: (p) => ({
    stem: 'Put the names in the order in which this statement returns them, the first row at the top.',
    code: shownWith([p.results], statementOf(p)),
    options: p.results.rows.map(([name]) => String(name)),
  }),
  key: ({ results: { rows }, team, points }) => {
    const teamOf = (i: number) => String(rows[i]?.[1])
    const pointsOf = (i: number) => Number(rows[i]?.[2])
    const order = rows
      .map((_, i) => i)
      .sort((i, j) => {
        if (teamOf(i) !== teamOf(j)) return teamOf(i) < teamOf(j) === (team === '') ? -1 : 1
        return (pointsOf(i) - pointsOf(j)) * (points === '' ? 1 : -1)
      })
    return { kind: 'ordering', orders: [order] }
  },
  why: ({ team, points }) =>
    `Teams come ${team ? 'from Z to A' : 'from A to Z'}; within a team the ${points ? 'most' : 'fewest'} points come first.`,
  source: ['ISO/IEC 9075-2:2023, sort specification list'],
})
