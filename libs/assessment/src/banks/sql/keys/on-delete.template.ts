import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { printed } from '../table'

const ACTIONS = ['CASCADE', 'SET NULL'] as const
const COUNTS = { rows: 'COUNT(*)', owners: 'COUNT(team_id)' } as const

export const statementsOf = ({ action, gone }: { action: string; gone: number }) => ({
  key: `ALTER TABLE members ADD FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE ${action};`,
  remove: `DELETE FROM teams WHERE id = ${gone};`,
})

export default template({
  id: 'sql/keys/on-delete',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 2,
  seconds: 100,
  lang: 'sql',
  status: 'active',
  idea: 'ON DELETE CASCADE removes the rows that refer, SET NULL keeps them without the reference.',
  params: (rng) => {
    const gone = rng.int(1, 3)
    const owners = rng.shuffle([
      gone,
      gone,
      1,
      2,
      3,
      null,
      ...Array.from({ length: rng.int(0, 3) }, () => rng.int(1, 3)),
    ])
    const teams: Table = { name: 'teams', columns: ['id integer primary key'], rows: [[1], [2], [3]] }
    const members: Table = {
      name: 'members',
      columns: ['id integer', 'team_id integer'],
      rows: owners.map((team, i) => [i + 1, team]),
    }
    return { teams, members, gone, action: rng.pick(ACTIONS), count: rng.pick(['rows', 'owners'] as const) }
  },
  ask: (p) => {
    const { key, remove } = statementsOf(p)
    return {
      stem: 'These statements run one after another. What number does the last one return?',
      code: [
        printed(p.teams),
        printed(p.members),
        `${key}\n\n${remove}\n\nSELECT ${COUNTS[p.count]} FROM members;`,
      ].join('\n\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ members, gone, action, count }) => {
    const left = members.rows.flatMap(([, team]) =>
      team !== gone ? [team] : action === 'CASCADE' ? [] : [null],
    )
    const value = count === 'rows' ? left.length : left.filter((team) => team !== null).length
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: ({ action }) =>
    action === 'CASCADE'
      ? 'Members of the removed team go with it.'
      : 'Members of the removed team stay, without a team; COUNT of a column leaves NULLs out.',
  source: ['ISO/IEC 9075-2:2023, referential constraint definition'],
})
