import { inOrder, oneOf, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import {
  caseOf,
  definitions,
  drawnUntil,
  hiddenOf,
  moduleChecks,
  moduleTask,
  shownOf,
} from '../module-checks'
import { givesNumber, givesRows, givesWanted } from './asked'

const ROOMS = ['attic', 'barn', 'cellar', 'loft'] as const
const KINDS = ['oak', 'pine', 'teak', 'yew'] as const

const chairsOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'chairs',
  columns: ['room text', 'wood text', 'price integer'],
  rows,
})
const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const numbersOf = (cells: readonly Cell[]): number[] =>
  cells.flatMap((cell) => (typeof cell === 'number' ? [cell] : []))

export default moduleChecks('sql-foundations/grouping', [
  givesRows({
    name: 'groups-that-occur',
    seconds: 75,
    hint: 'Finish the sentence “one row for each …”, and write down what occurs.',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(ROOMS, 2)
      const woods = rng.sample(KINDS, 2)
      return {
        rows: Array.from({ length: rng.int(6, 8) }, () => [
          rng.pick([a, a, b, null]),
          rng.pick(woods),
          rng.int(2, 9) * 10,
        ]),
      }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    statement: () => 'SELECT room, wood, AVG(price)\nFROM chairs\nGROUP BY room, wood;',
    value: ({ rows }) => different(rows.map(([room, wood]) => [room, wood])),
    because: () => 'There is a row for each pair of room and wood that occurs; NULLs of `room` lie together.',
    slip: () => 'Neither are there as many rows as rooms, nor as all pairs that could be.',
  }),
  givesNumber({
    name: 'counts-of-a-column',
    seconds: 75,
    hint: 'Which rows does this function look at, and which of them does it pass over?',
    draw: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(KINDS, 3)
      const room = rng.pick(ROOMS)
      const other = ROOMS.find((one) => one !== room) ?? ''
      const rows = rng.shuffle([
        ...[a, a, b, null, c].map((wood): Cell[] => [room, wood, rng.int(2, 9) * 10]),
        ...rng.sample([a, b, null, null], 2).map((wood): Cell[] => [other, wood, rng.int(2, 9) * 10]),
      ])
      return { rows, room, what: rng.pick(['COUNT(wood)', 'COUNT(DISTINCT wood)', 'COUNT(*) - COUNT(wood)']) }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    statement: ({ room, what }) => `SELECT ${what}\nFROM chairs\nWHERE room = '${room}';`,
    value: ({ rows, room, what }) => {
      const woods = rows.flatMap(([one, wood]) => (one === room ? [wood ?? null] : []))
      const known = woods.filter((wood) => wood !== null)
      if (what === 'COUNT(wood)') return known.length
      return what === 'COUNT(DISTINCT wood)' ? different(known) : woods.length - known.length
    },
    because: ({ room, what }) =>
      `Of the rows of ${room}, ` +
      (what === 'COUNT(wood)'
        ? 'those whose wood is known are counted.'
        : what === 'COUNT(DISTINCT wood)'
          ? 'each known wood counts once, NULL not at all.'
          : 'all are counted and those with a known wood taken off: what is left are the unknown ones.'),
    slip: () => '`COUNT(*)` counts rows, `COUNT(column)` values that are not NULL, DISTINCT different ones.',
  }),
  someOf({
    name: 'nothing-to-add',
    seconds: 90,
    hint: 'Ask of each statement: is there a heap at all, and what lies in it?',
    about: 'What an aggregate sees',
    scenes: [
      ['visits', 'minutes', 'ward'],
      ['trips', 'km', 'bus'],
      ['calls', 'seconds', 'desk'],
    ].map(([table = '', number = '', group = '']) => ({
      stem: `The table \`${table}\` (${group}, ${number}) is empty. Which of these hold? Choose all.`,
      right: [
        [
          `\`SELECT COUNT(*) FROM ${table}\` gives a row with 0`,
          'Without GROUP BY there is one heap, even of nothing.',
        ],
        [`\`SELECT SUM(${number}) FROM ${table}\` gives a row with NULL`, 'The sum of no values is NULL.'],
        [
          `\`SELECT ${group}, COUNT(*) FROM ${table} GROUP BY ${group}\` gives no row`,
          'No rows make no heaps.',
        ],
        [`\`SELECT MAX(${number}) FROM ${table}\` gives a row with NULL`, 'There is no greatest of nothing.'],
      ] as const,
      wrong: [
        [`\`SELECT SUM(${number}) FROM ${table}\` gives a row with 0`, 'It is NULL; COALESCE makes 0 of it.'],
        [`\`SELECT COUNT(${number}) FROM ${table}\` gives no row`, 'It gives one row, with 0.'],
        [
          `\`SELECT ${group}, SUM(${number}) FROM ${table} GROUP BY ${group}\` gives a row of NULLs`,
          'No heaps, no rows.',
        ],
        [`\`SELECT AVG(${number}) FROM ${table}\` divides by zero and fails`, 'It gives NULL.'],
      ] as const,
    })),
  }),
  givesWanted({
    name: 'side-by-side-counts',
    kind: 'multiple',
    seconds: 120,
    hint: 'What does each expression give for a row that does not fit, and does the function pass over that?',
    draw: (rng) => {
      const wood = rng.pick(KINDS)
      const other = KINDS.find((one) => one !== wood) ?? ''
      const [a = '', b = ''] = [...rng.sample(ROOMS, 2)].sort()
      const row = (room: string, is: string | null): Cell[] => [room, is, rng.int(2, 9) * 10]
      const rows = rng.shuffle([
        row(a, wood),
        row(a, wood),
        row(a, other),
        row(b, other),
        row(b, null),
        ...(rng.chance() < 0.5 ? [row(b, wood)] : []),
      ])
      const right = rng.sample(
        [
          `SUM(CASE WHEN wood = '${wood}' THEN 1 ELSE 0 END)`,
          `COUNT(CASE WHEN wood = '${wood}' THEN 1 END)`,
          `COUNT(*) FILTER (WHERE wood = '${wood}')`,
        ],
        rng.int(2, 3),
      )
      const others = [
        `COUNT(CASE WHEN wood = '${wood}' THEN 1 ELSE 0 END)`,
        `COUNT(wood = '${wood}')`,
        `COUNT(DISTINCT CASE WHEN wood = '${wood}' THEN 1 END) + 1`,
        `MAX(CASE WHEN wood = '${wood}' THEN price END)`,
      ]
      return {
        a,
        b,
        rows,
        wood,
        right,
        shown: rng.shuffle([...right, ...rng.sample(others, 5 - right.length)]),
      }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    stem: ({ wood }) =>
      `For each room the number of all chairs and beside it the number of those of ${wood} is wanted. Which expressions fit in the gap? Choose all.`,
    code: () => 'SELECT room, COUNT(*), …\nFROM chairs\nGROUP BY room\nORDER BY room;',
    whole: (_, one) => `SELECT room, COUNT(*), ${one} FROM chairs GROUP BY room ORDER BY room`,
    wanted: ({ a, b, rows, wood }) =>
      [a, b].map((room) => {
        const own = rows.filter(([one]) => one === room)
        return [room, own.length, own.filter(([, is]) => is === wood).length]
      }),
    because: () =>
      'SUM adds 1 or 0. COUNT passes over NULL, which is what CASE gives without ELSE. FILTER keeps other rows from this one function.',
    slip: () => 'COUNT asks whether there is a value, not whether it is 1: 0 and false are values.',
  }),
  inOrder({
    name: 'worked-out-in-order',
    seconds: 75,
    hint: 'Which of them needs what another one makes?',
    chains: [
      [
        'Over a list of parcels: in which order is this worked out? First on top.',
        [
          'Rows whose weight is unknown are dropped by WHERE',
          'The rest are put into heaps by depot',
          'Heaps with fewer than 20 parcels are dropped by HAVING',
          'What is left is sorted by its mean weight',
          'LIMIT keeps the first five',
        ],
      ],
      [
        'Over a list of matches: in which order is this worked out? First on top.',
        [
          'Matches are joined to their stadiums',
          'Rows before this season are dropped by WHERE',
          'A heap is made for each stadium',
          'Stadiums with a mean under 1,000 people are dropped',
          'ORDER BY sorts the stadiums that are left',
        ],
      ],
    ].map(([stem = '', steps = []]) => ({
      stem: String(stem),
      steps: [...steps],
      because:
        'FROM with its joins, WHERE, GROUP BY, HAVING, the select list, ORDER BY, LIMIT: each works on what the one before it gave.',
    })),
  }),
  givesRows({
    name: 'shown-by-having',
    seconds: 90,
    hint: 'First strike out rows, then add up what is left of each room.',
    draw: (rng) => {
      const rooms = rng.sample(ROOMS, 3)
      const [wood = '', other = ''] = rng.sample(KINDS, 2)
      const rows = rng.shuffle(
        rooms.flatMap((room) =>
          Array.from({ length: rng.int(2, 3) }, (): Cell[] => [
            room,
            rng.pick([wood, wood, other]),
            rng.int(2, 9) * 10,
          ]),
        ),
      )
      return { rooms, rows, wood, least: rng.int(8, 13) * 10 }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    statement: ({ wood, least }) =>
      `SELECT room\nFROM chairs\nWHERE wood = '${wood}'\nGROUP BY room\nHAVING SUM(price) >= ${least};`,
    value: ({ rooms, rows, wood, least }) =>
      rooms.filter(
        (room) =>
          sum(numbersOf(rows.map(([one, is, price]) => (one === room && is === wood ? (price ?? 0) : 0)))) >=
          least,
      ).length,
    because: ({ wood, least }) =>
      `Only chairs of ${wood} are added; a room is shown if they come to ${least} or more.`,
    slip: () => 'The other chairs are gone before the sums are made.',
  }),
  someOf({
    name: 'refused-columns',
    seconds: 90,
    hint: 'Has the column one value for each heap?',
    scenes: [
      {
        stem: '`pets` (id primary key, owner, species, weight) is grouped by `species`. Which select lists does PostgreSQL take? Choose all.',
        right: [
          ['species, MAX(weight)', 'One is grouped by, the other an aggregate.'],
          ['COUNT(DISTINCT owner)', 'Nothing says that the column of GROUP BY has to be shown.'],
          ['UPPER(species), COUNT(*)', 'What is made of a grouped column has one value for the heap.'],
        ],
        wrong: [
          ['species, owner', 'A species has many owners.'],
          ['species, weight, MAX(weight)', 'A heap has many weights, whatever stands beside them.'],
          ['species, owner || species', 'Part of it has many values.'],
          ['id, COUNT(*)', 'Many ids lie in a heap.'],
        ],
      },
      {
        stem: '`rides` (id primary key, driver, city, euros) is grouped by `city, driver`. Which select lists does PostgreSQL take? Choose all.',
        right: [
          ['driver, SUM(euros)', 'Of two grouped columns one may be left out.'],
          ['city, driver', 'Both are grouped by.'],
          ['city, MIN(id)', 'One is grouped by, the other an aggregate.'],
        ],
        wrong: [
          ['city, euros', 'A heap has many values of it.'],
          ['id, city, driver', 'Many ids lie in a heap.'],
          ['driver, euros * COUNT(*)', 'Part of it has many values.'],
          ['city, COALESCE(euros, 0)', 'It is made of a column with many values.'],
        ],
      },
    ],
  }),
  givesNumber({
    name: 'mean-of-what',
    seconds: 120,
    hint: 'Of what is the outer mean taken: of chairs or of rooms?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(ROOMS, 2)
      const [low, high] = drawnUntil(
        () => [rng.int(2, 6) * 10, rng.int(8, 14) * 10] as const,
        // So that either mean is a whole number.
        ([one, other]) => (3 * one + other) % 4 === 0,
      )
      const gap = rng.pick([10, 20])
      const rows = rng.shuffle<Cell[]>([
        [a, rng.pick(KINDS), low - gap],
        [a, rng.pick(KINDS), low],
        [a, rng.pick(KINDS), low + gap],
        [b, rng.pick(KINDS), high],
      ])
      return { rows, low, high, isOfRooms: rng.chance() < 0.5 }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    statement: ({ isOfRooms }) =>
      isOfRooms
        ? 'SELECT AVG(mean)\nFROM (SELECT room, AVG(price) AS mean FROM chairs GROUP BY room);'
        : 'SELECT SUM(mean * pieces) / SUM(pieces)\nFROM (SELECT room, AVG(price) AS mean, COUNT(*) AS pieces FROM chairs GROUP BY room);',
    value: ({ low, high, isOfRooms }) => (isOfRooms ? (low + high) / 2 : (3 * low + high) / 4),
    because: ({ low, high, isOfRooms }) =>
      isOfRooms
        ? `The rooms have means of ${low} and ${high}, and each counts alike.`
        : `Each mean counts as often as its room has chairs: (3 × ${low} + ${high}) / 4, which is the mean of all chairs.`,
    slip: () => 'A mean of means and a mean of rows are equal only where all groups are of one size.',
  }),
  oneOf({
    name: 'price-a-piece',
    seconds: 75,
    hint: 'Which of them does not change if one sale is split into two rows?',
    scenes: [
      ['berries', 'euros', 'kilos', 'a kilo'],
      ['fabric', 'cost', 'metres', 'a metre'],
      ['tickets', 'income', 'seats', 'a seat'],
    ].map(([table = '', money = '', number = '', each = '']) => ({
      stem: `Each row of \`${table}\` is a sale with its \`${money}\` and its \`${number}\`, both real numbers. What was paid for ${each} on average, over all that was sold?`,
      right: [
        [`SUM(${money}) / SUM(${number})`, 'All the money over all that was sold for it.'],
        [
          `AVG(${money}) / AVG(${number})`,
          'Both means divide by the same number of rows, which falls out, as long as neither is NULL anywhere.',
        ],
      ],
      wrong: [
        [`AVG(${money} / ${number})`, 'A small sale weighs as much as a large one.'],
        [`SUM(${money} / ${number})`, 'Prices are added, which means nothing.'],
        [`SUM(${money}) / COUNT(${number})`, 'That is what was paid for a sale.'],
        [`AVG(${money}) / SUM(${number})`, 'One is of a row, the other of all.'],
        [`SUM(${money}) / COUNT(DISTINCT ${number})`, 'Different amounts are counted, not what was sold.'],
      ],
    })),
  }),
  givesNumber({
    name: 'distinct-by-shop',
    seconds: 90,
    hint: 'Count for each room first, then add.',
    about: 'What an aggregate sees',
    draw: (rng) => {
      const rooms = rng.sample(ROOMS, 2)
      const woods = rng.sample(KINDS, 3)
      return {
        rooms,
        rows: rng.shuffle(
          rooms.flatMap((room) =>
            Array.from({ length: 4 }, (): Cell[] => [room, rng.pick([...woods, null]), rng.int(2, 9) * 10]),
          ),
        ),
      }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    statement: () =>
      'SELECT SUM(woods)\nFROM (SELECT COUNT(DISTINCT wood) AS woods FROM chairs GROUP BY room);',
    value: ({ rooms, rows }) =>
      sum(
        rooms.map((room) =>
          different(rows.flatMap(([one, wood]) => (one === room && wood !== null ? [wood] : []))),
        ),
      ),
    because: () => 'Different known woods are counted within each room, and these counts are added.',
    slip: () => 'A wood of both rooms is added twice, so this is no count of the woods of all chairs.',
  }),
  givesRows({
    name: 'pairs-that-are-many',
    seconds: 90,
    hint: 'Which rows are left, what lies together, and how many in each?',
    about: 'WHERE before, HAVING after',
    draw: (rng) => {
      const rooms = rng.sample(ROOMS, 2)
      const woods = rng.sample(KINDS, 2)
      return {
        dear: rng.pick([40, 50]),
        rows: Array.from({ length: rng.int(7, 9) }, (): Cell[] => [
          rng.pick(rooms),
          rng.pick(woods),
          rng.int(2, 9) * 10,
        ]),
      }
    },
    tables: ({ rows }) => [chairsOf(rows)],
    statement: ({ dear }) =>
      `SELECT room, wood\nFROM chairs\nWHERE price > ${dear}\nGROUP BY room, wood\nHAVING COUNT(*) > 1;`,
    value: ({ rows, dear }) => {
      const left = rows.flatMap(([room, wood, price]) => (Number(price) > dear ? [`${room} ${wood}`] : []))
      return [...new Set(left)].filter((pair) => left.filter((one) => one === pair).length > 1).length
    },
    because: ({ dear }) =>
      `Of the chairs that cost more than ${dear}, a pair of room and wood is shown if it occurs twice or more.`,
    slip: () => 'HAVING counts what WHERE has left.',
  }),
  givesWanted({
    name: 'fees-before-groups',
    kind: 'single',
    seconds: 120,
    hint: 'In how many joined rows does the rent of one room stand?',
    about: 'From rows to groups',
    draw: (rng) => {
      const rooms = rng.sample(ROOMS, 3)
      const rents = rng.sample([200, 250, 300, 350, 400], 3)
      const rows = rng.shuffle<Cell[]>(
        [0, 0, 1, 1, 2].map((i) => [rooms[i] ?? '', rng.pick(KINDS), rng.int(2, 9) * 10]),
      )
      const right = 'SELECT SUM(rent) FROM rents WHERE room IN (SELECT room FROM chairs)'
      const others = [
        'SELECT SUM(r.rent) FROM rents r JOIN chairs c ON c.room = r.room',
        'SELECT SUM(r.rent) FROM rents r LEFT JOIN chairs c ON c.room = r.room',
        'SELECT SUM(r.rent) FROM rents r JOIN chairs c ON c.room = r.room GROUP BY r.room LIMIT 1',
        'SELECT SUM(rent) / COUNT(DISTINCT rent) FROM rents',
      ]
      return { rents, rooms, rows, right: [right], shown: rng.shuffle([right, ...rng.sample(others, 3)]) }
    },
    tables: ({ rooms, rents, rows }) => [
      {
        name: 'rents',
        columns: ['room text', 'rent integer'],
        rows: rooms.map((room, i) => [room, rents[i] ?? 0]),
      },
      chairsOf(rows),
    ],
    stem: () => 'What do the rooms that hold a chair cost in rent together? Which statement gives it?',
    wanted: ({ rents }) => [[sum(rents)]],
    because: () =>
      'IN asks whether there is a chair and keeps each rent once, whatever the number of chairs.',
    slip: () => 'A join gives a row for each chair, and each of them carries the rent of its room.',
  }),
  moduleTask({
    name: 'shops-above',
    kind: 'code-sql',
    seconds: 420,
    hint: 'Which condition is about a chair, which about a room, and what does a price nobody knows do to each function?',
    params: (rng) => {
      const least = rng.int(2, 3)
      const [a = '', b = '', c = ''] = rng.sample(ROOMS, 3)
      const price = () => rng.int(2, 9) * 10
      const made = (name: string, chairs: readonly (readonly [string, number | null])[]) => {
        const rows = chairs.map(([room, cost]): Cell[] => [room, rng.pick(KINDS), cost])
        const rooms = [...new Set(chairs.map(([room]) => room))]
        return caseOf(
          name,
          [chairsOf(rows)],
          ['room', 'chairs', 'total'],
          rooms.flatMap((room) => {
            const costs = numbersOf(chairs.flatMap(([one, cost]) => (one === room ? [cost] : [])))
            const all = chairs.filter(([one]) => one === room).length
            return costs.length >= least ? [[room, all, sum(costs)]] : []
          }),
        )
      }
      const many = (room: string) => Array.from({ length: least }, () => [room, price()] as const)
      return {
        least,
        cases: [
          made('one with enough', [...many(a), [b, price()], [a, null]]),
          made('known prices count', [...many(a).slice(1), [a, null], ...many(b), [c, null]]),
          made('none with enough', [
            [a, null],
            [a, null],
            [a, null],
            [b, price()],
          ]),
          made('all with more', [...many(a), [a, price()], ...many(c), [c, price()], [c, null]]),
        ],
      }
    },
    ask: ({ least, cases }) => ({
      stem: `Show \`room\`, the number of all its chairs, and the sum of their known prices, for every room with at least ${least} chairs whose price is known. A price that is not known is NULL.`,
      code: definitions([chairsOf([])]),
      answerHint: 'One SELECT with three columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ least, cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample: `SELECT room, COUNT(*), SUM(price)\nFROM chairs\nGROUP BY room\nHAVING COUNT(price) >= ${least}`,
    }),
    why: () => ({
      right:
        'COUNT(*) counts chairs, COUNT(price) known prices, and the condition on a room belongs in HAVING.',
      wrong:
        'Do chairs without a price still count in the second column? A WHERE takes them away from all columns; COUNT(*) in HAVING counts them where only known prices matter.',
    }),
    solutions: ({ least }) => [
      `SELECT room, COUNT(*), SUM(price) FROM chairs GROUP BY room HAVING COUNT(price) > ${least - 1}`,
      `SELECT * FROM (SELECT room, COUNT(*) AS n, SUM(price) AS total, SUM(price IS NOT NULL) AS known FROM chairs GROUP BY room)
       WHERE known >= ${least}`.replace('SELECT *', 'SELECT room, n, total'),
    ],
    wrong: ({ least }) => ({
      'all chairs are counted for the condition': `SELECT room, COUNT(*), SUM(price) FROM chairs GROUP BY room HAVING COUNT(*) >= ${least}`,
      'unknown prices are filtered for all columns': `SELECT room, COUNT(*), SUM(price) FROM chairs WHERE price IS NOT NULL GROUP BY room HAVING COUNT(*) >= ${least}`,
      'more than is taken for at least': `SELECT room, COUNT(*), SUM(price) FROM chairs GROUP BY room HAVING COUNT(price) > ${least}`,
    }),
  }),
])
