import { template } from '../../../tasks/template'
import { inserts, REFUSED } from './attempts'

const MAILS = ['ann@x.example', 'bob@x.example', 'cy@x.example'] as const
const RULES = ['UNIQUE', 'UNIQUE NOT NULL'] as const
type User = readonly [id: number, mail: string | null]

export const definitionOf = (rule: string): string => `CREATE TABLE users (
  id integer PRIMARY KEY,
  mail text ${rule}
);`

export default template({
  id: 'sql/keys/several-nulls',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 2,
  seconds: 100,
  lang: 'sql',
  status: 'active',
  idea: 'A UNIQUE column takes any number of NULLs, for none is equal to another; an empty text is a value like others.',
  params: (rng) => {
    const [one = 'ann@x.example', ...others] = rng.sample(MAILS, rng.int(2, 3))
    const mails = rng.shuffle([
      one,
      one,
      ...others,
      ...Array.from({ length: rng.int(2, 3) }, () => null),
      ...(rng.chance() < 0.5 ? ['', ''] : []),
    ])
    const rule = rng.pick([RULES[0], ...RULES])
    return { users: mails.map((mail, i): User => [i + 1, mail]), rule }
  },
  ask: ({ users, rule }) => ({
    stem: `${REFUSED} How many rows does \`users\` hold at the end, in SQLite 3.54?`,
    code: `${definitionOf(rule)}\n\n${inserts('users', users)}`,
    answerHint: 'One whole number.',
  }),
  key: ({ users, rule }) => {
    const mails = users.flatMap(([, mail]) => (mail === null ? [] : [mail]))
    const nulls = rule === 'UNIQUE' ? users.length - mails.length : 0
    return { kind: 'numeric', value: new Set(mails).size + nulls, tolerance: { absolute: 0 } }
  },
  why: ({ rule }) =>
    rule === 'UNIQUE'
      ? 'Each mail stays once, and every NULL stays: two NULLs are not equal.'
      : 'Each mail stays once, and NOT NULL refuses the rest.',
  source: [
    'SQLite 3.54, "CREATE TABLE", 3.6 UNIQUE constraints',
    'ISO/IEC 9075-2:2023, unique constraint definition',
  ],
})
