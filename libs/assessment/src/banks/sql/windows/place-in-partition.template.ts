import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const TEAMS = ['red', 'blue', 'green'] as const
const NAMES = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay', 'Gus', 'Hal'] as const
type Result = readonly [name: string, team: string, points: number]

interface Numbered {
  team: string
  place: number
  descends: boolean
}
export const statementOf = ({ team, place, descends }: Numbered): string => `SELECT name
FROM (
  SELECT name, team, ROW_NUMBER() OVER (
    PARTITION BY team ORDER BY points${descends ? ' DESC' : ''}
  ) AS place
  FROM results
) AS numbered
WHERE team = '${team}' AND place = ${place};`
export const tableOf = (results: readonly Result[]): Table => ({
  name: 'results',
  columns: ['name text', 'team text', 'points integer'],
  rows: results,
})

export default template({
  id: 'sql/windows/place-in-partition',
  revision: 1,
  kind: 'short',
  topic: 'windows',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'ROW_NUMBER begins at 1 in each partition and goes by the order of the window, not by the order of the table.',
  params: (rng) => {
    const teams = rng.sample(TEAMS, 2)
    const names = rng.sample(NAMES, rng.int(6, 7))
    const points = rng.sample([64, 68, 71, 73, 77, 80, 84, 86, 91], names.length)
    const results = rng.shuffle(names.map((name, i): Result => [name, teams[i % 2] ?? 'red', points[i] ?? 0]))
    return { results, team: rng.pick(teams), place: rng.int(1, 3), descends: rng.pick([true, false]) }
  },
  ask: (p) => ({
    stem: 'Which name does this statement return?',
    code: shownWith([tableOf(p.results)], statementOf(p)),
    answerHint: 'One name.',
  }),
  key: ({ results, team, place, descends }) => {
    const rising = results.filter(([, own]) => own === team).sort(([, , x], [, , y]) => x - y)
    const [name = ''] = rising.at(descends ? -place : place - 1) ?? []
    return { kind: 'short', accept: [name] }
  },
  why: ({ team, place, descends }) =>
    `Of the ${team} team it is number ${place}, counted from the ${descends ? 'most' : 'fewest'} points.`,
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
