import { oneOf, reckoned, someOf } from '../drawn-checks'
import type { Table } from '../module-checks'
import { caseOf, definitions, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { givesNumber, givesRows, givesWanted } from './asked'

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Elif', 'Finn'] as const
const BOATS = ['canoe', 'dinghy', 'kayak', 'raft'] as const

interface Rental {
  sailor: number | null
  boat: string
  euros: number
}
const sailorsOf = (names: readonly string[]): Table => ({
  name: 'sailors',
  columns: ['id integer', 'name text'],
  rows: names.map((name, i) => [i + 1, name]),
})
const rentalsOf = (rentals: readonly Rental[]): Table => ({
  name: 'rentals',
  columns: ['id integer', 'sailor_id integer', 'boat text', 'euros integer'],
  rows: rentals.map(({ sailor, boat, euros }, i) => [21 + i, sailor, boat, euros]),
})
type Harbour = Readonly<{ names: readonly string[]; rentals: readonly Rental[] }>
const tables = ({ names, rentals }: Harbour) => [sailorsOf(names), rentalsOf(rentals)]
const of = (rentals: readonly Rental[], sailor: number) => rentals.filter((one) => one.sailor === sailor)

export default moduleChecks('sql-foundations/joins', [
  givesRows({
    name: 'pairs-of-a-join',
    seconds: 75,
    hint: 'Go through the rentals one by one: how many sailors does each of them meet?',
    draw: (rng): Harbour => ({
      names: rng.sample(NAMES, 4),
      rentals: rng.shuffle([
        { sailor: null, boat: rng.pick(BOATS), euros: rng.int(4, 20) },
        ...Array.from({ length: rng.int(4, 6) }, () => ({
          // 7 is nobody's number.
          sailor: rng.pick([1, 1, 2, 3, 3, 7]),
          boat: rng.pick(BOATS),
          euros: rng.int(4, 20),
        })),
      ]),
    }),
    tables,
    statement: () =>
      'SELECT sailors.name, rentals.boat\nFROM rentals\nJOIN sailors ON sailors.id = rentals.sailor_id;',
    value: ({ names, rentals }) =>
      rentals.filter(({ sailor }) => sailor !== null && sailor <= names.length).length,
    because: () =>
      'A rental gives one row if its `sailor_id` stands in `sailors`, and none if it is NULL or the number of nobody. Sailors without a rental give no row.',
    slip: () => 'An inner join keeps no row of either side that has no partner.',
  }),
  givesWanted({
    name: 'which-key-meets',
    kind: 'single',
    seconds: 75,
    hint: 'One column names a row of the other table, one is only the number of its own row.',
    draw: (rng) => {
      const names = rng.sample(NAMES, 3)
      const rentals = rng
        .shuffle([3, 1, 3, 2])
        .map((sailor) => ({ sailor, boat: rng.pick(BOATS), euros: rng.int(4, 20) }))
      const right = rng.pick(['sailors.id = rentals.sailor_id', 'rentals.sailor_id = sailors.id'])
      const others = [
        'sailors.id = rentals.id',
        'sailors.name = rentals.sailor_id',
        'rentals.id = rentals.sailor_id',
        'sailors.id = sailors.id',
      ]
      return { names, rentals, right: [right], shown: rng.shuffle([right, ...rng.sample(others, 3)]) }
    },
    tables: (p) => tables(p),
    stem: () => 'Beside each rental the name of its sailor shall stand. Which condition belongs in the gap?',
    code: () => 'SELECT rentals.id, sailors.name\nFROM rentals JOIN sailors ON …\nORDER BY rentals.id;',
    whole: (_, condition) =>
      `SELECT rentals.id, sailors.name FROM rentals JOIN sailors ON ${condition} ORDER BY rentals.id`,
    wanted: ({ names, rentals }) => rentals.map(({ sailor }, i) => [21 + i, names[sailor - 1] ?? null]),
    because: () =>
      '`rentals.sailor_id` holds the `id` of a sailor, so these two are held against each other.',
    slip: () =>
      'Two columns that are both called `id` have nothing to do with each other: each numbers its own table. A condition on one table alone lets every row of the other in, or none.',
  }),
  givesRows({
    name: 'rows-of-a-left-join',
    seconds: 90,
    hint: 'Take the sailors one by one: with how many rentals, and what if with none?',
    draw: (rng): Harbour => ({
      names: rng.sample(NAMES, 4),
      rentals: rng.shuffle([
        { sailor: 2, boat: rng.pick(BOATS), euros: rng.int(4, 20) },
        ...Array.from({ length: rng.int(3, 6) }, () => ({
          sailor: rng.pick([2, 2, 4, 9, null]),
          boat: rng.pick(BOATS),
          euros: rng.int(4, 20),
        })),
      ]),
    }),
    tables,
    statement: () =>
      'SELECT sailors.name, rentals.boat\nFROM sailors\nLEFT JOIN rentals ON rentals.sailor_id = sailors.id;',
    value: ({ names, rentals }) =>
      names.reduce((sum, _, i) => sum + Math.max(1, of(rentals, i + 1).length), 0),
    because: ({ names, rentals }) =>
      names.map((name, i) => `${name}: ${Math.max(1, of(rentals, i + 1).length)}`).join(', ') +
      '. Who has no rental is kept once.',
    slip: () => 'Rentals of nobody are on the right side, and a left join does not keep them.',
  }),
  givesWanted({
    name: 'who-has-none',
    kind: 'multiple',
    seconds: 120,
    hint: 'Try each with one sailor who has no rental, and with one who has two.',
    draw: (rng) => {
      const names = [...rng.sample(NAMES, 4)].sort()
      const rentals = rng
        .shuffle([1, 1, 3])
        .map((sailor) => ({ sailor, boat: rng.pick(BOATS), euros: rng.int(4, 20) }))
      const right = rng.sample(
        [
          'LEFT JOIN rentals r ON r.sailor_id = s.id WHERE r.id IS NULL',
          'WHERE NOT EXISTS (SELECT 1 FROM rentals r WHERE r.sailor_id = s.id)',
          'WHERE s.id NOT IN (SELECT sailor_id FROM rentals WHERE sailor_id IS NOT NULL)',
        ],
        rng.int(2, 3),
      )
      const others = [
        'LEFT JOIN rentals r ON r.sailor_id = s.id WHERE r.id = NULL',
        'JOIN rentals r ON r.sailor_id = s.id WHERE r.id IS NULL',
        'JOIN rentals r ON r.sailor_id <> s.id',
        'LEFT JOIN rentals r ON r.sailor_id = s.id AND r.id IS NULL',
      ]
      return {
        names,
        rentals,
        right,
        shown: rng.shuffle([...right, ...rng.sample(others, 5 - right.length)]),
      }
    },
    tables: (p) => tables(p),
    stem: () =>
      'Wanted are the names of the sailors who rented nothing. Which endings give exactly them? Choose all.',
    code: () => 'SELECT s.name\nFROM sailors s\n…\nORDER BY s.name;',
    whole: (_, ending) => `SELECT s.name FROM sailors s ${ending} ORDER BY s.name`,
    wanted: ({ names, rentals }) =>
      names.flatMap((name, i) => (rentals.some(({ sailor }) => sailor === i + 1) ? [] : [[name]])),
    because: ({ right }) =>
      `${right.map((one) => `\`${one}\``).join(', ')}: each asks that there is no match at all.`,
    slip: () =>
      'After an inner join no `id` of a rental is NULL. `= NULL` is never true. `IS NULL` in ON takes the matches away, so that all sailors stay. And a rental of somebody else says nothing about one’s own.',
  }),
  givesRows({
    name: 'on-or-where',
    seconds: 90,
    hint: 'First make the pairs with ON alone, fill in whoever has none, and only then ask WHERE.',
    draw: (rng) => ({
      names: rng.sample(NAMES, rng.int(3, 4)),
      boat: rng.pick(BOATS),
      place: rng.pick(['AND', 'WHERE']),
      picks: Array.from({ length: rng.int(4, 6) }, () => ({
        sailor: rng.int(1, 3),
        isIt: rng.chance() < 0.5,
        euros: rng.int(4, 20),
      })),
      other: rng.int(1, 3),
    }),
    tables: (p) => tables({ names: p.names, rentals: rentalsIn(p) }),
    statement: ({ boat, place }) =>
      `SELECT s.name, r.euros\nFROM sailors s\nLEFT JOIN rentals r ON r.sailor_id = s.id\n${place} r.boat = '${boat}';`,
    value: (p) => {
      const matches = rentalsIn(p).filter(({ boat }) => boat === p.boat)
      return p.place === 'WHERE'
        ? matches.length
        : p.names.reduce((sum, _, i) => sum + Math.max(1, of(matches, i + 1).length), 0)
    },
    because: ({ place, boat }) =>
      place === 'WHERE'
        ? `WHERE comes after the join: rows with another boat and rows that were filled with NULL are not \`= '${boat}'\` and go.`
        : `With AND the boat is part of ON: only rentals of a ${boat} are partners, and who has none of them stays once.`,
    slip: ({ place }) =>
      place === 'WHERE'
        ? 'The word LEFT saves nobody here: NULL is equal to nothing.'
        : 'A condition in ON takes matches away, never a row of the kept side.',
  }),
  oneOf({
    name: 'left-in-disguise',
    seconds: 75,
    hint: 'For the rows that were filled in, ask what the last line says of NULL.',
    about: 'ON or WHERE',
    scenes: (
      [
        ['guides', 'tours', 'guide_id', "tours.city = 'Graz'"],
        ['teams', 'matches', 'team_id', 'matches.goals > 2'],
        ['shelves', 'books', 'shelf_id', "books.language <> 'it'"],
        ['farms', 'harvests', 'farm_id', 'harvests.tons BETWEEN 1 AND 5'],
      ] as const
    ).map(([one, many, key, condition]) => ({
      stem: `What does this statement do with rows of \`${one}\` that have no row in \`${many}\`?`,
      code: `SELECT *\nFROM ${one}\nLEFT JOIN ${many} ON ${many}.${key} = ${one}.id\nWHERE ${condition};`,
      right: [
        [
          'It drops them, as an inner join would',
          'The condition compares NULL, which is not true, and WHERE keeps what is true.',
        ] as const,
        [
          'They are made and then thrown away',
          'LEFT JOIN fills them with NULL, and then the condition is not true for them.',
        ] as const,
      ],
      wrong: [
        ['It keeps each, with NULLs', 'That is so before WHERE, not after it.'] as const,
        ['It keeps those for which the condition is unknown', 'Unknown is dropped like false.'] as const,
        ['It fails, for the column is NULL', 'No database refuses a comparison with NULL.'] as const,
        [`It shows them with every row of \`${many}\``, 'A row without a partner meets none.'] as const,
      ],
    })),
  }),
  givesNumber({
    name: 'fee-added-twice',
    seconds: 90,
    hint: 'Write down the joined rows: in how many of them does each deposit stand?',
    draw: (rng) => ({
      names: rng.sample(NAMES, 3),
      deposits: Array.from({ length: 3 }, () => 10 * rng.int(2, 9)),
      rentals: rng
        .shuffle([1, 1, rng.int(1, 3), 2, ...(rng.chance() < 0.5 ? [3] : [])])
        .map((sailor) => ({ sailor, boat: rng.pick(BOATS), euros: rng.int(4, 20) })),
    }),
    tables: ({ deposits, rentals }) => [
      {
        name: 'deposits',
        columns: ['sailor_id integer', 'paid integer'],
        rows: deposits.map((paid, i) => [i + 1, paid]),
      },
      rentalsOf(rentals),
    ],
    statement: () =>
      'SELECT SUM(deposits.paid)\nFROM deposits\nJOIN rentals ON rentals.sailor_id = deposits.sailor_id;',
    value: ({ deposits, rentals }) =>
      deposits.reduce((sum, paid, i) => sum + paid * of(rentals, i + 1).length, 0),
    because: ({ deposits, rentals }) =>
      `Each deposit is added once for each rental of its sailor: ${deposits
        .map((paid, i) => `${paid} × ${of(rentals, i + 1).length}`)
        .join(' + ')}.`,
    slip: ({ deposits }) =>
      `${deposits.reduce((sum, paid) => sum + paid, 0)} was paid; the statement does not say so, for its rows are rentals.`,
  }),
  someOf({
    name: 'grain-first',
    seconds: 105,
    hint: 'What is one row of the joined result, and of what is each column a fact?',
    scenes: [
      {
        stem: '`orders` (id, shipping) is joined to `lines` (order_id, price, pieces), several lines an order. Over the joined rows, which of these are right? Choose all.',
        right: [
          ['SUM(lines.price * lines.pieces) as what the goods cost', 'Each line stands there once.'],
          ['COUNT(*) as the number of lines', 'A joined row is a line.'],
          [
            'COUNT(DISTINCT orders.id) as the number of orders with lines',
            'Each order is counted once, however often it stands there.',
          ],
        ],
        wrong: [
          ['SUM(orders.shipping) as what shipping cost', 'It is added once for each line.'],
          [
            'SUM(DISTINCT orders.shipping) as what shipping cost',
            'Two orders with the same shipping become one.',
          ],
          ['COUNT(orders.id) as the number of orders', 'It counts joined rows.'],
          ['AVG(orders.shipping) as the mean for an order', 'Orders with many lines weigh more.'],
        ],
      },
      {
        stem: '`schools` (id, seats) is joined to `pupils` (school_id, marks), many pupils a school. Over the joined rows, which of these are right? Choose all.',
        right: [
          ['AVG(pupils.marks) as the mean mark of the pupils', 'Each pupil stands there once.'],
          ['COUNT(*) as the number of pupils of all these schools', 'A joined row is a pupil.'],
          [
            'MAX(schools.seats) as the seats of the largest of these schools',
            'Repeating a value does not change the greatest one.',
          ],
        ],
        wrong: [
          [
            'SUM(schools.seats) as the seats of all schools',
            'A school’s seats are added once for each pupil.',
          ],
          ['SUM(DISTINCT schools.seats) as the seats of all schools', 'Two schools of one size become one.'],
          ['COUNT(schools.id) as the number of schools', 'It counts joined rows.'],
          ['AVG(schools.seats) as the mean size of a school', 'Schools with many pupils weigh more.'],
        ],
      },
    ],
  }),
  givesNumber({
    name: 'roles-of-itself',
    seconds: 90,
    hint: 'Say the condition as a sentence with the two names in it.',
    draw: (rng) => {
      const ages = rng.sample([31, 34, 38, 41, 45, 47, 52, 56, 60], 5)
      const guides = [null, 1, rng.int(1, 2), rng.int(1, 3), rng.int(1, 4)]
      return { names: rng.sample(NAMES, 5), ages, guides, sign: rng.pick(['>', '<']) }
    },
    tables: ({ names, ages, guides }) => [
      {
        name: 'climbers',
        columns: ['id integer', 'name text', 'age integer', 'taught_by integer'],
        rows: names.map((name, i) => [i + 1, name, ages[i] ?? 0, guides[i] ?? null]),
      },
    ],
    statement: ({ sign }) =>
      `SELECT COUNT(*)\nFROM climbers AS one\nJOIN climbers AS other ON other.id = one.taught_by\nWHERE one.age ${sign} other.age;`,
    value: ({ ages, guides, sign }) =>
      guides.filter((guide, i) => {
        const [own = 0, others = 0] = [ages[i], ages[(guide ?? 0) - 1]]
        return guide !== null && (sign === '>' ? own > others : own < others)
      }).length,
    because: ({ sign }) =>
      `\`other\` is who taught \`one\`. Counted are those who are ${sign === '>' ? 'older' : 'younger'} than who taught them.`,
    slip: () => 'Who was taught by nobody has no pair, and the two roles may not be exchanged.',
  }),
  reckoned({
    name: 'pairs-without-condition',
    seconds: 60,
    hint: 'What does every row of one meet when nothing is asked of a pair?',
    about: 'One fact in one place',
    draw: (rng) => ({ left: rng.int(12, 40), right: rng.int(5, 30), third: rng.int(2, 6) }),
    stem: ({ left, right, third }) =>
      `\`lamps\` has ${left} rows, \`rooms\` ${right} and \`floors\` ${third}; each room names a floor that exists. How many rows does \`SELECT * FROM lamps, rooms JOIN floors ON floors.id = rooms.floor_id\` give?`,
    unit: 'A number of rows.',
    value: ({ left, right }) => left * right,
    within: 0,
    because: ({ left, right }) =>
      `Each room meets its one floor, which makes ${right} rows; nothing ties lamps to them, so each of ${left} lamps meets each of them.`,
    slip: () => 'A comma in FROM without a condition is a cross join.',
    again: ({ left, right, third }, { sql }) =>
      sql(
        [
          'CREATE TABLE lamps (id integer); CREATE TABLE rooms (floor_id integer); CREATE TABLE floors (id integer);',
          ...Array.from({ length: left }, (_, i) => `INSERT INTO lamps VALUES (${i});`),
          ...Array.from({ length: right }, (_, i) => `INSERT INTO rooms VALUES (${i % third});`),
          ...Array.from({ length: third }, (_, i) => `INSERT INTO floors VALUES (${i});`),
          'SELECT * FROM lamps, rooms JOIN floors ON floors.id = rooms.floor_id',
        ].join('\n'),
      ).length,
  }),
  givesRows({
    name: 'missing-meets-missing',
    seconds: 75,
    hint: 'Is one unknown number equal to another?',
    about: 'One fact in one place',
    draw: (rng) => {
      const codes = rng.sample([4, 5, 6, 7, 8], 3)
      const [one = 4, other = 5, third = 6] = codes
      const left = rng.shuffle([one, one, other, null, ...(rng.chance() < 0.5 ? [null] : [third])])
      const right = rng.shuffle([one, other, null, ...rng.sample([one, other, third, null], rng.int(1, 2))])
      return { left, right }
    },
    tables: ({ left, right }) => [
      { name: 'doors', columns: ['code integer'], rows: left.map((code) => [code]) },
      { name: 'keys', columns: ['code integer'], rows: right.map((code) => [code]) },
    ],
    statement: () => 'SELECT *\nFROM doors\nJOIN keys ON keys.code = doors.code;',
    value: ({ left, right }) =>
      left.reduce<number>(
        (sum, code) => sum + (code === null ? 0 : right.filter((one) => one === code).length),
        0,
      ),
    because: () => 'Each door meets every key of its code. NULL is equal to nothing, so it makes no pair.',
    slip: () =>
      'A code that stands there several times on both sides meets as often as the two counts multiplied.',
  }),
  moduleTask({
    name: 'riders-and-their-sum',
    kind: 'code-sql',
    seconds: 360,
    hint: 'Which side has to be kept, where does the condition on the other one stand, and what is a sum of nothing?',
    params: (rng) => {
      const boat = rng.pick(BOATS)
      const other = BOATS.find((one) => one !== boat) ?? ''
      const euros = () => rng.int(5, 40)
      const made = (name: string, names: readonly string[], rentals: readonly Rental[]) =>
        caseOf(
          name,
          tables({ names, rentals }),
          ['name', 'total'],
          names.map((one, i) => [
            one,
            of(rentals, i + 1).reduce((sum, rental) => sum + (rental.boat === boat ? rental.euros : 0), 0),
          ]),
        )
      const [p = '', q = '', r = ''] = rng.sample(NAMES, 3)
      return {
        boat,
        cases: [
          made(
            'some of each',
            [p, q, r],
            [
              { sailor: 1, boat, euros: euros() },
              { sailor: 1, boat, euros: euros() },
              { sailor: 2, boat: other, euros: euros() },
            ],
          ),
          made('nobody rented', [q, r], []),
          made('only other boats', [r, p], [{ sailor: 1, boat: other, euros: euros() }]),
          made(
            'a rental of nobody',
            [p, r],
            [
              { sailor: null, boat, euros: euros() },
              { sailor: 2, boat, euros: euros() },
            ],
          ),
          made(
            'two of one name',
            [q, q],
            [
              { sailor: 1, boat, euros: euros() },
              { sailor: 2, boat, euros: euros() },
            ],
          ),
        ],
      }
    },
    ask: ({ boat, cases }) => ({
      stem: `For every sailor show the \`name\` and how many euros the rentals of a \`${boat}\` came to, 0 where there was none. Two sailors may have the same name.`,
      code: definitions([sailorsOf([]), rentalsOf([])]),
      answerHint: 'One SELECT with two columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ boat, cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample: [
        'SELECT s.name, COALESCE(SUM(r.euros), 0) AS total',
        'FROM sailors AS s',
        `LEFT JOIN rentals AS r ON r.sailor_id = s.id AND r.boat = '${boat}'`,
        'GROUP BY s.id, s.name',
      ].join('\n'),
    }),
    why: () => ({
      right:
        'The condition on the boat stands in ON, so sailors without such a rental stay; their sum is NULL, and COALESCE makes it 0. Grouped is by `id`, for a name may come twice.',
      wrong:
        'Look at sailors without such a rental (is the condition in WHERE?), at 0 in place of NULL, and at two sailors of one name (is it grouped by the name alone?).',
    }),
    solutions: ({ boat }) => [
      `SELECT s.name, (SELECT COALESCE(SUM(euros), 0) FROM rentals WHERE sailor_id = s.id AND boat = '${boat}') FROM sailors s`,
      `SELECT s.name, COALESCE(t.total, 0) FROM sailors s LEFT JOIN
       (SELECT sailor_id, SUM(euros) AS total FROM rentals WHERE boat = '${boat}' GROUP BY sailor_id) t ON t.sailor_id = s.id`,
    ],
    wrong: ({ boat }) => ({
      'WHERE undoes the left join': `SELECT s.name, COALESCE(SUM(r.euros), 0) FROM sailors s LEFT JOIN rentals r ON r.sailor_id = s.id WHERE r.boat = '${boat}' GROUP BY s.id`,
      'a name is taken for a sailor': `SELECT s.name, COALESCE(SUM(r.euros), 0) FROM sailors s LEFT JOIN rentals r ON r.sailor_id = s.id AND r.boat = '${boat}' GROUP BY s.name`,
      'a sum of nothing is taken for 0': `SELECT s.name, SUM(r.euros) FROM sailors s LEFT JOIN rentals r ON r.sailor_id = s.id AND r.boat = '${boat}' GROUP BY s.id`,
    }),
  }),
])

interface Picked {
  boat: string
  picks: readonly { sailor: number; isIt: boolean; euros: number }[]
}
const rentalsIn = ({ boat, picks }: Picked): Rental[] =>
  picks.map(({ sailor, isIt, euros }) => ({
    sailor,
    boat: isIt ? boat : (BOATS.find((one) => one !== boat) ?? ''),
    euros,
  }))
