import { template } from '../../../tasks/template'

const ITEMS = ['bolts', 'hinges', 'nails', 'screws'] as const
/** What is done with a row whose item is there already, and what is stored then. */
const ACTIONS = {
  'DO NOTHING': (held: number) => held,
  'DO UPDATE SET pieces = excluded.pieces': (_: number, given: number) => given,
  'DO UPDATE SET pieces = pieces + excluded.pieces': (held: number, given: number) => held + given,
  'DO UPDATE SET pieces = pieces + 1': (held: number) => held + 1,
} as const
type Action = keyof typeof ACTIONS

export interface Stored {
  item: string
  given: number
  action: Action
}
export const statementsOf = (stored: readonly Stored[], asked: string): string =>
  [
    'CREATE TABLE stock (item text PRIMARY KEY, pieces integer);',
    ...stored.map(
      ({ item, given, action }) =>
        `INSERT INTO stock VALUES ('${item}', ${given})\nON CONFLICT (item) ${action};`,
    ),
    `SELECT pieces FROM stock WHERE item = '${asked}';`,
  ].join('\n\n')

export default template({
  id: 'sql/keys/upsert-adds',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 2,
  seconds: 110,
  lang: 'sql',
  status: 'active',
  idea: 'An upsert inserts what is new and does what it says with the rest: the stored value has the plain name, the new one the name `excluded`.',
  params: (rng) => {
    const [asked = 'bolts', other = 'nails'] = rng.sample(ITEMS, 2)
    const actions = rng.shuffle(Object.keys(ACTIONS) as Action[])
    const items = [asked, ...rng.shuffle([asked, asked, other])]
    const given = rng.sample([4, 6, 7, 9, 12, 15, 18, 25], items.length)
    return {
      asked,
      stored: items.map((item, i): Stored => ({
        item,
        given: given[i] ?? 0,
        action: actions[i] ?? 'DO NOTHING',
      })),
    }
  },
  ask: ({ asked, stored }) => ({
    stem: 'These statements run one after another in SQLite 3.54. What number does the last one return?',
    code: statementsOf(stored, asked),
    answerHint: 'One whole number.',
  }),
  key: ({ asked, stored }) => {
    const pieces = stored
      .filter(({ item }) => item === asked)
      .reduce<number | null>(
        (held, { given, action }) => (held === null ? given : ACTIONS[action](held, given)),
        null,
      )
    return { kind: 'numeric', value: pieces ?? 0, tolerance: { absolute: 0 } }
  },
  why: ({ asked }) =>
    `The first row of ${asked} is stored as it is, whatever its ON CONFLICT says; after that each statement does what it says.`,
  source: ['SQLite 3.54, "UPSERT"'],
})
