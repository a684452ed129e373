import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

export const STATEMENT = `SELECT COUNT(*)
FROM users
WHERE id NOT IN (SELECT user_id FROM blocks);`

export default template({
  id: 'sql/nulls/not-in-with-null',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 4,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'NOT IN over a list with a NULL is true for nothing.',
  params: (rng) => {
    const ids = Array.from({ length: rng.int(4, 7) }, (_, i) => i + 1)
    const blocked = rng.sample(ids, rng.int(1, 3))
    const users: Table = { name: 'users', columns: ['id integer'], rows: ids.map((id) => [id]) }
    const blocks: Table = {
      name: 'blocks',
      columns: ['id integer', 'user_id integer'],
      rows: rng.shuffle([...blocked, ...(rng.chance() < 0.7 ? [null] : [])]).map((id, i) => [i + 1, id]),
    }
    return { users, blocks }
  },
  ask: ({ users, blocks }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([users, blocks], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ users, blocks }) => {
    const blocked = blocks.rows.map(([, user]) => user)
    const value = blocked.includes(null)
      ? 0
      : users.rows.filter(([id]) => !blocked.includes(id ?? null)).length
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: () => 'With a NULL in the list "id is none of these" is never true: at best it is unknown.',
  source: ['ISO/IEC 9075-2:2023, in predicate'],
})
