import { template } from '../../../tasks/template'

const CHANGES = {
  replace: (id: number) => `INSERT OR REPLACE INTO shops (id, town) VALUES (${id}, 'Pune');`,
  upsert: (id: number) =>
    `INSERT INTO shops (id, town) VALUES (${id}, 'Pune')\nON CONFLICT (id) DO UPDATE SET town = excluded.town;`,
} as const
export type Change = keyof typeof CHANGES
const ACTIONS = ['CASCADE', 'SET NULL'] as const
const ASKS = {
  rows: 'SELECT COUNT(*) FROM staff;',
  placed: 'SELECT COUNT(shop_id) FROM staff;',
  stars: 'SELECT SUM(stars) FROM shops;',
} as const
export type Asked = keyof typeof ASKS

interface Scene {
  action: (typeof ACTIONS)[number]
  stars: readonly number[]
  shops: readonly number[]
  change: Change
  asked: Asked
  id: number
}
export const statementsOf = ({ action, stars, shops, change, asked, id }: Scene): string =>
  `PRAGMA foreign_keys = ON;

CREATE TABLE shops (
  id integer PRIMARY KEY, town text, stars integer DEFAULT 1
);
CREATE TABLE staff (
  id integer PRIMARY KEY,
  shop_id integer REFERENCES shops (id) ON DELETE ${action}
);

INSERT INTO shops VALUES ${stars.map((n, i) => `(${i + 1}, 'Lima', ${n})`).join(', ')};
INSERT INTO staff VALUES ${shops.map((shop, i) => `(${i + 1}, ${shop})`).join(', ')};

${CHANGES[change](id)}

${ASKS[asked]}`

export default template({
  id: 'sql/keys/replace-is-a-delete',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'INSERT OR REPLACE deletes the old row and inserts another: what was not given is lost, and what refers to the row is treated as at a delete; an upsert changes the row.',
  params: (rng) => {
    const stars = rng.sample([2, 3, 4, 5], 3)
    // Shop 4 is new: nothing is replaced then.
    const id = rng.pick([1, 2, 3, 1, 2, 3, 4])
    const shops = rng.shuffle([
      1,
      2,
      3,
      ...(id === 4 ? [] : [id]),
      ...Array.from({ length: rng.int(1, 3) }, () => rng.int(1, 3)),
    ])
    const change = rng.pick<Change>(['replace', 'replace', 'upsert'])
    const action = rng.pick(ACTIONS)
    const asked = rng.pick<Asked>(action === 'CASCADE' ? ['rows', 'stars'] : ['placed', 'rows', 'stars'])
    return { action, stars, shops, change, asked, id }
  },
  ask: (p) => ({
    stem: 'These statements run one after another in SQLite 3.54. What number does the last one return?',
    code: statementsOf(p),
    answerHint: 'One whole number.',
  }),
  key: ({ action, stars, shops, change, asked, id }) => {
    const deletes = change === 'replace' && id <= stars.length
    const away = deletes ? shops.filter((shop) => shop === id).length : 0
    const counted: Record<Asked, number> = {
      rows: shops.length - (action === 'CASCADE' ? away : 0),
      placed: shops.length - away,
      // A new row has the default; an upsert that meets one leaves its stars.
      stars:
        stars.reduce((sum, n) => sum + n, 0) +
        (id > stars.length ? 1 : deletes ? 1 - (stars[id - 1] ?? 0) : 0),
    }
    return { kind: 'numeric', value: counted[asked], tolerance: { absolute: 0 } }
  },
  why: ({ change }) =>
    change === 'replace'
      ? 'A row with the same key is deleted first, with all that follows from a delete; the new one has the default where nothing was given.'
      : 'The row that is there is changed in the one column; it is not deleted.',
  source: ['SQLite 3.54, "The ON CONFLICT Clause"', 'SQLite 3.54, "UPSERT"'],
})
