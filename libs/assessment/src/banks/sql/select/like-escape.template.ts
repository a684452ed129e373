import { template } from '../../../tasks/template'

const SIGNS = [
  { sign: '_', called: 'an underscore' },
  { sign: '%', called: 'a percent sign' },
] as const
const ESCAPES = ['!', '#', '^', '~'] as const
const COLUMNS = ['code', 'label', 'topic', 'path'] as const
const PLACES = ['hold', 'begin with', 'end with'] as const
export type Place = (typeof PLACES)[number]

interface Wanted {
  place: Place
  sign: string
  escape: string
  column: string
}
const around = (place: Place, inner: string, any = '%'): string =>
  ({ hold: `${any}${inner}${any}`, 'begin with': `${inner}${any}`, 'end with': `${any}${inner}` })[place]

/** The right condition first; each other one misses what is a wildcard. */
const conditionsOf = ({ place, sign, escape, column }: Wanted): string[] => [
  `${column} LIKE '${around(place, escape + sign)}' ESCAPE '${escape}'`,
  `${column} LIKE '${around(place, sign)}'`,
  `${column} LIKE '${around(place, escape + sign)}'`,
  `${column} LIKE '${around(place, escape + sign, `${escape}%`)}' ESCAPE '${escape}'`,
  `${column} = '${around(place, sign)}'`,
]

export default template({
  id: 'sql/select/like-escape',
  revision: 1,
  kind: 'single',
  topic: 'select',
  grade: 3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'In a pattern _ and % stand for other characters unless an ESCAPE character, which has to be named, stands before them.',
  params: (rng) => ({
    wanted: {
      ...rng.pick(SIGNS),
      place: rng.pick(PLACES),
      escape: rng.pick(ESCAPES),
      column: rng.pick(COLUMNS),
    },
    order: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: ({ wanted, order }) => ({
    stem: `The texts in the column \`${wanted.column}\` are made of any characters. Which condition keeps exactly the texts that ${wanted.place} ${wanted.called} (\`${wanted.sign}\`)?`,
    options: order.map((i) => conditionsOf(wanted)[i] ?? ''),
  }),
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ wanted: { sign, escape } }) =>
    `${sign} is a wildcard. After ESCAPE '${escape}' the pair ${escape}${sign} is the character itself, and % without ${escape} before it still stands for any text.`,
  source: ['ISO/IEC 9075-2:2023, like predicate', 'SQLite documentation, SQL language expressions: LIKE'],
})
