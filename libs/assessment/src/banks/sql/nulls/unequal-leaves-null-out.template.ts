import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const STATES = ['open', 'done', 'held'] as const
const TESTS = ['<>', 'IS DISTINCT FROM'] as const

export const statementOf = ({ test, state }: { test: string; state: string }): string =>
  `SELECT COUNT(*)\nFROM tasks\nWHERE state ${test} '${state}';`

export default template({
  id: 'sql/nulls/unequal-leaves-null-out',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 2,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'A comparison with NULL is unknown, and WHERE keeps what is true; IS DISTINCT FROM treats NULL as a value.',
  params: (rng) => {
    const state = rng.pick(STATES)
    const cells = rng.shuffle([
      ...STATES,
      null,
      ...Array.from({ length: rng.int(2, 4) }, () => rng.pick([...STATES, null])),
    ])
    const tasks: Table = {
      name: 'tasks',
      columns: ['id integer', 'state text'],
      rows: cells.map((cell, i) => [i + 1, cell]),
    }
    return { tasks, state, test: rng.pick(TESTS) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.tasks], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ tasks, state, test }) => ({
    kind: 'numeric',
    value: tasks.rows.filter(([, cell]) => cell !== state && (test === 'IS DISTINCT FROM' || cell !== null))
      .length,
    tolerance: { absolute: 0 },
  }),
  why: ({ test }) =>
    test === '<>'
      ? 'Rows whose state is NULL are neither equal nor unequal, so they are left out.'
      : 'IS DISTINCT FROM is true for NULL against a value.',
  source: ['ISO/IEC 9075-2:2023, comparison predicate, distinct predicate'],
})
