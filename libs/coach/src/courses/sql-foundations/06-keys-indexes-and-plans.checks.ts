import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import {
  caseOf,
  definitions,
  hiddenOf,
  moduleCheck,
  moduleChecks,
  moduleTask,
  shownOf,
} from '../module-checks'
import { givesNumber, givesRows } from './asked'

const BUSES = ['B1', 'B2', 'B3', 'B4'] as const
const tripsOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'trips',
  columns: ['id integer', 'bus text', 'day integer', 'km integer'],
  rows,
})

const SPOTS = [
  { table: 'rooms', columns: ['house', 'floor', 'area'] },
  { table: 'mails', columns: ['sender', 'sent', 'size'] },
  { table: 'loans', columns: ['branch', 'due', 'amount'] },
] as const

/** Conditions on an index of two columns, each with whether the index leads to its rows. */
const conditionsOf = ([a, b]: readonly [string, string, string]): Record<
  'right' | 'others',
  readonly string[]
> => ({
  right: [`${a} = 5`, `${a} = 5 AND ${b} > 10`, `${b} = 10 AND ${a} = 5`, `${a} > 5`, `${a} IN (5, 6)`],
  others: [`${b} = 10`, `${b} > 10`, `${a} + 1 = 6`, `abs(${a}) = 5`, `${a} = 5 OR ${b} = 10`],
})

export default moduleChecks('sql-foundations/keys-indexes-and-plans', [
  givesRows({
    name: 'pairs-that-may-come',
    seconds: 90,
    hint: 'Take the inserts one by one: is this pair, or this number, there already?',
    draw: (rng) => {
      const pairs = Array.from(
        { length: rng.int(5, 7) },
        () => [rng.int(1, 2), rng.pick(['A', 'B'])] as const,
      )
      return { pairs, isPair: rng.chance() < 0.7 }
    },
    tables: () => [],
    statement: ({ pairs, isPair }) =>
      [
        `CREATE TABLE seats (line integer${isPair ? '' : ' UNIQUE'}, seat text${isPair ? ', UNIQUE (line, seat)' : ''});`,
        ...pairs.map(([line, seat]) => `INSERT OR IGNORE INTO seats VALUES (${line}, '${seat}');`),
        'SELECT * FROM seats;',
      ].join('\n'),
    value: ({ pairs, isPair }) =>
      new Set(pairs.map(([line, seat]) => (isPair ? `${line}${seat}` : line))).size,
    because: ({ isPair }) =>
      isPair
        ? 'A pair is taken once; each of its parts may come again with another one.'
        : 'Each line is taken once, whatever the seat.',
    slip: () => 'OR IGNORE passes over a row that the rule refuses, and the first one stays.',
  }),
  givesNumber({
    name: 'gone-with-its-parent',
    seconds: 105,
    hint: 'Follow the reference from the deleted row: what does its ON DELETE say, and how far does that go?',
    draw: (rng) => ({
      gone: rng.int(1, 2),
      rule: rng.pick(['CASCADE', 'SET NULL']),
      shelves: Array.from({ length: 4 }, () => rng.int(1, 2)),
      books: Array.from({ length: rng.int(5, 7) }, () => rng.int(1, 4)),
    }),
    tables: () => [],
    statement: ({ gone, rule, shelves, books }) =>
      [
        'PRAGMA foreign_keys = ON;',
        'CREATE TABLE rooms (id integer PRIMARY KEY);',
        'CREATE TABLE shelves (id integer PRIMARY KEY,',
        '  room_id integer REFERENCES rooms ON DELETE CASCADE);',
        'CREATE TABLE books (id integer PRIMARY KEY,',
        `  shelf_id integer REFERENCES shelves ON DELETE ${rule});`,
        'INSERT INTO rooms VALUES (1), (2);',
        `INSERT INTO shelves VALUES ${shelves.map((room, i) => `(${i + 1}, ${room})`).join(', ')};`,
        `INSERT INTO books VALUES ${books.map((shelf, i) => `(${i + 1}, ${shelf})`).join(', ')};`,
        '',
        `DELETE FROM rooms WHERE id = ${gone};`,
        'SELECT COUNT(*) FROM books WHERE shelf_id IS NOT NULL;',
      ].join('\n'),
    value: ({ gone, shelves, books }) => books.filter((shelf) => shelves[shelf - 1] !== gone).length,
    because: ({ rule }) =>
      `The shelves of the room go with it. Their books ${rule === 'CASCADE' ? 'go too' : 'stay without a shelf, so they are not counted'}.`,
    slip: () =>
      'What a cascade deletes is deleted like anything else: the rules of what refers to it follow.',
  }),
  oneOf({
    name: 'hangs-on-what',
    seconds: 90,
    hint: 'For each column ask: who must be known so that it is known?',
    scenes: [
      {
        stem: '`marks` has the key (pupil_id, course_id). Which column belongs in another table?',
        right: [
          ['pupil_birthday', 'It hangs on the pupil alone, a part of the key.'],
          ['course_teacher, one teacher a course', 'It hangs on the course alone, a part of the key.'],
        ],
        wrong: [
          ['mark', 'It hangs on pupil and course together.'],
          ['passed_on', 'The day is of this pupil in this course.'],
          ['attempts', 'They are of this pupil in this course.'],
          ['teacher’s remark on this mark', 'It is of this pupil in this course.'],
        ],
      },
      {
        stem: '`stays` has the key stay_id and holds room_id and guest_id. Which column belongs in another table?',
        right: [
          ['beds in the room', 'It hangs on the room, which is no key here.'],
          ['home town of the guest', 'It hangs on the guest, who is no key here.'],
        ],
        wrong: [
          ['price agreed for the stay', 'It is a fact of this stay, whatever the room costs today.'],
          ['arrived_on', 'It hangs on the stay.'],
          ['number of nights', 'It hangs on the stay.'],
          ['wish for a late breakfast, this time', 'It hangs on the stay.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'which-are-searched',
    kind: 'multiple',
    seconds: 120,
    hint: 'Hold each against a book that is sorted by the first column, and by the second within it.',
    params: (rng) => {
      const { table, columns } = rng.pick(SPOTS)
      const { right: good, others } = conditionsOf(columns)
      const right = rng.sample(good, rng.int(2, 3))
      return {
        table,
        columns,
        right,
        shown: rng.shuffle([...right, ...rng.sample(others, 5 - right.length)]),
      }
    },
    ask: ({ table, columns: [a, b, c], shown }) => ({
      stem: `The only index on \`${table}\` (${a}, ${b}, ${c}; all integers) is on \`(${a}, ${b})\`. For which conditions does it lead straight to the rows, instead of all of them being read? Choose all.`,
      options: shown,
    }),
    key: ({ right, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((one, i) => (right.includes(one) ? [i] : [])),
    }),
    why: ({ right }) => {
      const text = `The first column stands alone and is compared: ${right.map((one) => `\`${one}\``).join(', ')}. Their order in the statement does not matter.`
      return {
        right: text,
        wrong: `${text} The second column alone is sorted nowhere, what is reckoned from a column is not in the index, and OR with another column needs an index for both sides.`,
      }
    },
    option: ({ table, columns: [a, b, c] }, text, { sql }) => {
      const plan = sql(
        `CREATE TABLE ${table} (${a} integer, ${b} integer, ${c} integer); CREATE INDEX i ON ${table} (${a}, ${b});
         EXPLAIN QUERY PLAN SELECT ${c} FROM ${table} WHERE ${text}`,
      )
      return plan.every((row) => String(row[3]).startsWith('SEARCH'))
    },
  }),
  moduleCheck({
    name: 'index-for-this',
    kind: 'single',
    seconds: 120,
    hint: 'What is compared with =, what is a range or an order, and what is only shown?',
    params: (rng) => {
      const { table, columns } = rng.pick(SPOTS)
      const [a, b, c] = rng.chance() < 0.5 ? columns : ([columns[2], columns[1], columns[0]] as const)
      const order = rng.pick([`(${a}, ${b})`, `(${a}, ${b} DESC)`])
      const others = [`(${b}, ${a})`, `(${c}, ${a})`, `(${b})`, `(${a}, ${c}, ${b})`, `(${c})`]
      return {
        table,
        a,
        b,
        c,
        right: order,
        value: rng.int(3, 99),
        shown: rng.shuffle([order, ...rng.sample(others, 3)]),
      }
    },
    ask: ({ table, a, b, c, value, shown }) => ({
      stem: `\`${table}\` is large. Which index finds the rows of this statement and gives them in its order, so that nothing is sorted?`,
      code: `SELECT ${a}, ${b}, ${c}\nFROM ${table}\nWHERE ${a} = ${value}\nORDER BY ${b} DESC\nLIMIT 10;`,
      options: shown,
    }),
    key: ({ right, shown }) => ({ kind: 'single', right: shown.indexOf(right) }),
    why: ({ a, b }) => {
      const text = `Within one \`${a}\` the index is sorted by \`${b}\`, and it can be read from either end.`
      return {
        right: text,
        wrong: `${text} An index that begins with \`${b}\` reads other rows as well, and a column between the two breaks the order.`,
      }
    },
    option: ({ table, a, b, c, value }, text, { sql }) => {
      const plan = sql(
        `CREATE TABLE ${table} (${a} integer, ${b} integer, ${c} integer); CREATE INDEX i ON ${table} ${text};
         EXPLAIN QUERY PLAN SELECT ${a}, ${b}, ${c} FROM ${table} WHERE ${a} = ${value} ORDER BY ${b} DESC LIMIT 10`,
      )
      return plan.length === 1 && String(plan[0]?.[3]).startsWith('SEARCH')
    },
  }),
  reckoned({
    name: 'jumps-or-scan',
    seconds: 90,
    hint: 'Where do the two ways cost the same?',
    draw: (rng) => ({ pages: rng.int(20, 90) * 100, jump: rng.pick([2, 4, 5, 10]) }),
    stem: ({ pages, jump }) =>
      `A table has ${pages} pages. A page read in order costs 1, one read by a jump ${jump}. Each row that an index finds lies on a page of its own; nothing else is counted. At how many rows does the index cost as much as a scan of the whole table?`,
    unit: 'A number of rows.',
    value: ({ pages, jump }) => pages / jump,
    within: 0,
    because: ({ pages, jump }) =>
      `${pages} pages in order cost ${pages}; so many rows by jumps cost ${jump} each: ${pages} / ${jump}.`,
    slip: () => 'With more rows than that the planner is right to leave the index alone.',
    again: ({ pages, jump }) => {
      let rows = 0
      while (rows * jump < pages) rows++
      return rows
    },
  }),
  reckoned({
    name: 'slow-by-loops',
    seconds: 90,
    hint: 'Of what is the time that stands beside a node: of one pass or of all?',
    draw: (rng) => ({ loops: rng.int(4, 40) * 1_000, time: rng.int(2, 9), other: rng.int(100, 400) }),
    stem: () => 'PostgreSQL printed this plan. How many milliseconds did the inner node take in all?',
    code: ({ loops, time, other }) =>
      `Nested Loop  (actual time=0.03..${(loops * time) / 100 + other}.00 rows=${loops} loops=1)\n  ->  Seq Scan on orders  (actual time=0.01..${Math.round(other / 10)}.00 rows=${loops} loops=1)\n  ->  Index Scan using lines_order on lines  (actual time=0.010..0.0${time}0 rows=1 loops=${loops})\n        Index Cond: (order_id = orders.id)`,
    unit: 'Milliseconds; take the second of the two times.',
    value: ({ loops, time }) => (loops * time) / 100,
    within: 0.5,
    because: ({ loops, time }) => `0.0${time}0 ms is the time of one loop, and there were ${loops}.`,
    slip: () => 'A node that looks harmless may be run for every row of another one.',
    again: ({ loops, time }) => {
      let hundredths = 0
      for (let i = 0; i < loops; i++) hundredths += time
      return hundredths / 100
    },
  }),
  inOrder({
    name: 'plan-in-order',
    seconds: 75,
    hint: 'Which step needs what another one gives? That other one comes earlier.',
    chains: [
      {
        stem: 'A plan reads, from the outside: Limit; Sort; Hash Join; below it a Seq Scan on a large table and the Hash of a small one. In which order are these done? First on top.',
        steps: [
          'The small table is read and hashed',
          'Rows of the large table look up their partners',
          'All joined rows are sorted',
          'The first ten sorted rows are handed out',
        ],
        because:
          'A plan is worked from the inside to the outside; the hash has to be whole before it is asked.',
      },
      {
        stem: 'A slow statement is to be mended. Which order of steps is the sensible one? First on top.',
        steps: [
          'Load data of real size',
          'Run EXPLAIN ANALYZE',
          'Find where estimate and real number of rows part',
          'Change one thing, an index or the statistics',
          'Measure again',
        ],
        because:
          'Without real size the plan is another one, without the plan a change is a guess, and a change that was not measured has not helped.',
      },
    ],
  }),
  reckoned({
    name: 'lost-sale',
    seconds: 90,
    hint: 'What does each program write back, and what had it read?',
    draw: (rng) => ({
      stock: rng.int(20, 90),
      first: rng.int(2, 9),
      second: rng.int(2, 9),
      isOne: rng.chance() < 0.4,
    }),
    stem: ({ stock, first, second, isOne }) =>
      isOne
        ? `An item has a stock of ${stock}. Two transactions under READ COMMITTED overlap; one runs \`UPDATE items SET stock = stock - ${first} WHERE id = 7\`, the other the same with ${second}. Both commit. What is the stock then?`
        : `An item has a stock of ${stock}. Two programs read it at the same time. The first subtracts ${first} and writes the result back, then the second subtracts ${second} from what it has read and writes that back. What is the stock then?`,
    unit: 'One whole number.',
    value: ({ stock, first, second, isOne }) => (isOne ? stock - first - second : stock - second),
    within: 0,
    because: ({ isOne }) =>
      isOne
        ? 'The second UPDATE waits for the first and subtracts from what it left.'
        : 'The second writes over what the first wrote: its sale is lost.',
    slip: ({ isOne }) =>
      isOne
        ? 'Here nothing is read beforehand, so nothing old is written back.'
        : 'One statement that subtracts in the database would have kept both.',
    again: ({ stock, first, second, isOne }, { sql }) =>
      Number(
        sql(
          `CREATE TABLE items (stock integer); INSERT INTO items VALUES (${stock});
           UPDATE items SET stock = ${isOne ? 'stock' : stock} - ${first}; UPDATE items SET stock = ${isOne ? 'stock' : stock} - ${second};
           SELECT stock FROM items`,
        )[0]?.[0],
      ),
  }),
  someOf({
    name: 'refused-or-taken',
    seconds: 90,
    hint: 'Which rule would have to speak against it, and does it?',
    about: 'Rules that the table keeps',
    scenes: [
      ['members', 'address', 'club_id', 'clubs'],
      ['devices', 'serial', 'holder_id', 'holders'],
      ['stamps', 'code', 'album_id', 'albums'],
    ].map(([table = '', unique = '', ref = '', parent = '']) => ({
      stem: `\`${table}\` has \`id PRIMARY KEY\`, \`${unique} UNIQUE NOT NULL\` and \`${ref} REFERENCES ${parent}\`, which is kept. Which inserts are refused? Choose all.`,
      right: [
        [`One whose ${unique} is there already`, 'UNIQUE takes each value once.'],
        [`One with no ${unique}`, 'NOT NULL asks for a value.'],
        [`One whose ${ref} is not in ${parent}`, 'The row that is named has to exist.'],
        ['One with an id that is there already', 'A primary key is unique.'],
      ] as const,
      wrong: [
        [`One whose ${ref} another row has too`, 'Many may refer to one.'],
        [`One with no ${ref}`, 'NULL refers to nothing, and nothing here forbids it.'],
        [
          `One with an empty text as ${unique}, the first of its kind`,
          'An empty text is a value like others.',
        ],
        [
          `One whose ${ref} is a row of ${parent} that nobody named so far`,
          'It exists, which is all that is asked.',
        ],
      ] as const,
    })),
  }),
  givesRows({
    name: 'unknown-in-a-key',
    seconds: 75,
    hint: 'Is one unknown value equal to another for UNIQUE?',
    about: 'Rules that the table keeps',
    draw: (rng) => ({
      codes: rng.shuffle([null, null, 7, 7, ...rng.sample([null, 8, 9, 8], rng.int(1, 3))]),
      isFirst: rng.chance() < 0.5,
    }),
    tables: () => [],
    statement: ({ codes, isFirst }) =>
      [
        `CREATE TABLE tags (code integer UNIQUE${isFirst ? '' : ' NOT NULL'});`,
        ...codes.map((code) => `INSERT OR IGNORE INTO tags VALUES (${code ?? 'NULL'});`),
        'SELECT * FROM tags;',
      ].join('\n'),
    value: ({ codes, isFirst }) =>
      new Set(codes.filter((code) => code !== null)).size +
      (isFirst ? codes.filter((code) => code === null).length : 0),
    because: ({ isFirst }) =>
      isFirst
        ? 'Each number is taken once, and every NULL, for none is equal to another.'
        : 'Each number is taken once, and NOT NULL refuses every NULL.',
    slip: () => 'UNIQUE alone says nothing against several NULLs, in SQLite and by default in PostgreSQL.',
  }),
  moduleTask({
    name: 'broken-references',
    kind: 'code-sql',
    about: 'Rules that the table keeps',
    seconds: 360,
    hint: 'Which kind of join keeps every pair that is left over on the left side, and what is NULL then?',
    params: (rng) => {
      const day = rng.int(3, 9)
      const [a = '', b = '', c = ''] = rng.sample(BUSES, 3)
      const km = () => rng.int(20, 90)
      const made = (
        name: string,
        buses: readonly string[],
        trips: readonly (readonly [string | null, number])[],
      ) => {
        const rows = trips.map(([bus, is], i): Cell[] => [i + 1, bus, is, km()])
        const orphans = rows.flatMap(([id, bus]) =>
          bus !== null && !buses.includes(String(bus)) ? [[id, bus]] : [],
        )
        return caseOf(
          name,
          [{ name: 'buses', columns: ['bus text'], rows: buses.map((bus) => [bus]) }, tripsOf(rows)],
          ['id', 'bus'],
          orphans as readonly (readonly Cell[])[],
        )
      }
      return {
        cases: [
          made(
            'one without its bus',
            [a, b],
            [
              [a, day],
              [c, day],
            ],
          ),
          made(
            'a trip that names none',
            [a, b],
            [
              [null, day],
              [c, day + 1],
              [b, day],
            ],
          ),
          made(
            'all in order',
            [a, b, c],
            [
              [a, day],
              [b, day],
            ],
          ),
          made(
            'no buses at all',
            [],
            [
              [a, day],
              [a, day + 1],
              [null, day],
            ],
          ),
          made(
            'twice the same',
            [b],
            [
              [a, day],
              [a, day + 2],
              [b, day],
            ],
          ),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Before `trips.bus` may become a foreign key to `buses`, show `id` and `bus` of every trip that names a bus which does not exist. A trip with NULL names none and is in order.',
      code: definitions([{ name: 'buses', columns: ['bus text'] }, tripsOf([])]),
      answerHint: 'One SELECT with two columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample: [
        'SELECT t.id, t.bus',
        'FROM trips AS t',
        'WHERE t.bus IS NOT NULL',
        '  AND NOT EXISTS (SELECT 1 FROM buses WHERE buses.bus = t.bus)',
      ].join('\n'),
    }),
    why: () => ({
      right:
        'A foreign key takes NULL and refuses a value without its row: exactly the rows that this finds would be refused.',
      wrong:
        'Are trips with NULL among the rows? They break no foreign key. And a left join needs IS NULL on the side of the buses.',
    }),
    solutions: () => [
      'SELECT t.id, t.bus FROM trips t LEFT JOIN buses b ON b.bus = t.bus WHERE b.bus IS NULL AND t.bus IS NOT NULL',
      'SELECT id, bus FROM trips WHERE bus NOT IN (SELECT bus FROM buses) AND bus IS NOT NULL',
    ],
    wrong: () => ({
      'NULL is taken for a broken reference':
        'SELECT t.id, t.bus FROM trips t LEFT JOIN buses b ON b.bus = t.bus WHERE b.bus IS NULL',
      'the join is turned round':
        'SELECT t.id, b.bus FROM buses b LEFT JOIN trips t ON t.bus = b.bus WHERE t.id IS NULL',
      'each bus once':
        'SELECT MIN(id), bus FROM trips WHERE bus IS NOT NULL AND bus NOT IN (SELECT bus FROM buses) GROUP BY bus',
    }),
  }),
])
