import { template } from '../../../tasks/template'

const KNOWN = ['ada', 'ben', 'cleo', 'dan', 'eva', 'finn'] as const
const OFFERED = 5

export interface Insert {
  /** What it breaks; nothing where it is taken. */
  breaks: string | null
  values: readonly [id: number, email: string | null, plan: string | null, seats: number | null]
}
const literal = (cell: string | number | null) =>
  cell === null ? 'NULL' : typeof cell === 'string' ? `'${cell}'` : String(cell)
const insertOf = (values: Insert['values']): string =>
  `INSERT INTO accounts VALUES (${values.map(literal).join(', ')});`

export default template({
  id: 'sql/practice/what-is-refused',
  revision: 1,
  kind: 'multiple',
  topic: 'keys',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A primary key and UNIQUE refuse a second row of one value, NOT NULL a missing one, and CHECK only what is false: an unknown condition passes.',
  params: (rng) => {
    const [one = 'ada', other = 'ben', next = 'cleo'] = rng.sample(KNOWN, 3)
    const [first, second] = [rng.int(1, 9), rng.int(10, 19)]
    const fresh = rng.int(20, 99)
    const seats = () => rng.int(1, 9)
    const plan = () => rng.pick(['free', 'pro'])
    const stored = [
      [first, `${one}@x.example`, 'free', 1],
      [second, `${other}@x.example`, 'pro', seats()],
    ] as const
    const mail = `${next}@x.example`
    const refused: readonly Insert[] = [
      { breaks: 'its id is there already', values: [rng.pick([first, second]), mail, plan(), seats()] },
      {
        breaks: 'its email is there already',
        values: [fresh, `${rng.pick([one, other])}@x.example`, plan(), seats()],
      },
      { breaks: 'its email is missing', values: [fresh, null, plan(), seats()] },
      {
        breaks: 'its plan is none of the list',
        values: [fresh, mail, rng.pick(['gold', 'team', 'trial']), seats()],
      },
      { breaks: 'it has no seat', values: [fresh, mail, plan(), rng.pick([0, -1])] },
    ]
    const taken: readonly Insert[] = [
      { breaks: null, values: [fresh, mail, plan(), null] },
      { breaks: null, values: [fresh, mail, null, seats()] },
      { breaks: null, values: [fresh, mail, 'free', 1] },
      { breaks: null, values: [fresh + 1, `${next}@y.example`, plan(), seats()] },
    ]
    const bad = rng.sample(refused, rng.int(2, 3))
    const good = rng.sample(taken, OFFERED - bad.length)
    return { stored, shown: rng.shuffle([...bad, ...good]) }
  },
  ask: ({ stored, shown }) => ({
    stem: 'The table has the two rows that are shown. Each statement below is tried alone on these two rows. Which does the database refuse? Choose all.',
    code: [
      'CREATE TABLE accounts (',
      '  id INTEGER PRIMARY KEY,',
      '  email TEXT NOT NULL UNIQUE,',
      "  plan TEXT CHECK (plan IN ('free', 'pro')),",
      '  seats INTEGER CHECK (seats > 0)',
      ');',
      ...stored.map((row) => insertOf(row)),
    ].join('\n'),
    options: shown.map(({ values }) => insertOf(values)),
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap(({ breaks }, i) => (breaks === null ? [] : [i])),
  }),
  why: ({ shown }) =>
    `Refused are: ${shown
      .flatMap(({ breaks, values }) =>
        breaks === null ? [] : [`\`${insertOf(values)}\`, because ${breaks}`],
      )
      .join(
        '; ',
      )}. A CHECK refuses what is false. Of NULL its condition is unknown, so NULL passes unless the column says NOT NULL.`,
  source: [
    'ISO/IEC 9075-2:2023, table constraint definition, check constraint',
    'SQLite documentation, CREATE TABLE',
  ],
})
