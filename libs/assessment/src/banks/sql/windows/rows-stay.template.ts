import { template } from '../../../tasks/template'
import { countOfDifferent, groupsBy, sumOf } from '../groups'
import type { Table } from '../table'
import { shownWith } from '../table'

const TEAMS = ['red', 'blue', 'green', 'grey'] as const
type Score = readonly [player: string, team: string, points: number]
const PLAYERS = ['Ada', 'Bo', 'Chi', 'Dev', 'Eve', 'Fay', 'Gus', 'Hal'] as const

const FORMS = {
  window: 'SELECT team, SUM(points) OVER (PARTITION BY team)\nFROM scores;',
  distinct: 'SELECT DISTINCT team, SUM(points) OVER (PARTITION BY team)\nFROM scores;',
  filtered: 'SELECT player, SUM(points) OVER (PARTITION BY team)\nFROM scores\nWHERE points >= 20;',
} as const
export type Form = keyof typeof FORMS
export const statementOf = (form: Form): string => FORMS[form]
export const tableOf = (scores: readonly Score[]): Table => ({
  name: 'scores',
  columns: ['player text', 'team text', 'points integer'],
  rows: scores,
})

export default template({
  id: 'sql/windows/rows-stay',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 1,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'A window function adds a value to each row and puts no rows together, as GROUP BY would.',
  params: (rng) => {
    const teams = rng.sample(TEAMS, rng.int(2, 4))
    const players = rng.sample(PLAYERS, rng.int(6, 8))
    const scores = players.map((player): Score => [player, rng.pick(teams), rng.int(2, 8) * 5])
    return { scores, form: rng.pick<Form>(['window', 'window', 'distinct', 'filtered']) }
  },
  ask: ({ scores, form }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([tableOf(scores)], statementOf(form)),
    answerHint: 'One whole number.',
  }),
  key: ({ scores, form }) => {
    const teams = groupsBy(scores, ([, team]) => team)
    const counts: Record<Form, number> = {
      window: scores.length,
      distinct: countOfDifferent(
        teams.map((rows) => [rows[0]?.[1], sumOf(rows.map(([, , points]) => points))]),
      ),
      filtered: scores.filter(([, , points]) => points >= 20).length,
    }
    return { kind: 'numeric', value: counts[form], tolerance: { absolute: 0 } }
  },
  why: ({ form }) =>
    form === 'distinct'
      ? 'The rows of a team are the same in both columns, and DISTINCT leaves one of each.'
      : 'Each row that WHERE leaves stays a row, with the sum of its team beside it.',
  source: ['ISO/IEC 9075-2:2023, window function'],
})
