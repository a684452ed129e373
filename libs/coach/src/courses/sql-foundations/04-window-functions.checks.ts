import { someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import { caseOf, definitions, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { givesNumber, givesRows, givesText, givesWanted } from './asked'

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Elif', 'Finn'] as const
type Swim = readonly [swimmer: string, day: number, laps: number]
const swimsOf = (rows: readonly Swim[]): Table => ({
  name: 'swims',
  columns: ['swimmer text', 'day integer', 'laps integer'],
  rows,
})
const laps = (rows: readonly Swim[]): number => rows.reduce((sum, [, , n]) => sum + n, 0)
const byDay = (rows: readonly Swim[]): Swim[] => [...rows].sort(([, x], [, y]) => x - y)
const DAYS = [2, 3, 5, 6, 8, 9, 11] as const

export default moduleChecks('sql-foundations/window-functions', [
  givesRows({
    name: 'rows-are-all-there',
    seconds: 75,
    hint: 'Does anything in this statement put rows together?',
    about: 'A row that may look around',
    draw: (rng) => {
      const names = rng.sample(NAMES, 2)
      return {
        least: rng.int(20, 30),
        rows: Array.from({ length: rng.int(6, 8) }, (_, i): Swim => [
          rng.pick(names),
          i + 1,
          rng.int(10, 40),
        ]),
      }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ least }) =>
      `SELECT swimmer, MAX(laps) OVER (PARTITION BY swimmer)\nFROM swims\nWHERE laps >= ${least};`,
    value: ({ rows, least }) => rows.filter(([, , n]) => n >= least).length,
    because: ({ least }) =>
      `WHERE keeps the rows with ${least} laps or more, and the window adds a value to each of them.`,
    slip: () => 'A partition is what a row may see; it makes no row of many.',
  }),
  givesNumber({
    name: 'share-of-a-runner',
    seconds: 90,
    hint: 'Which rows may the row that is asked for see?',
    draw: (rng) => {
      const [one = '', other = ''] = rng.sample(NAMES, 2)
      const rows = rng.shuffle<Swim>(
        DAYS.slice(0, rng.int(5, 7)).map((day, i) => [
          i < 2 ? one : rng.pick([one, other]),
          day,
          rng.int(5, 30),
        ]),
      )
      return { rows, day: rng.pick([2, 3]), isOwn: rng.chance() < 0.6 }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ day, isOwn }) =>
      `SELECT rest\nFROM (\n  SELECT day, SUM(laps) OVER (${isOwn ? 'PARTITION BY swimmer' : ''}) - laps AS rest\n  FROM swims\n)\nWHERE day = ${day};`,
    value: ({ rows, day, isOwn }) => {
      const row = rows.find(([, is]) => is === day)
      return laps(rows.filter(([swimmer]) => !isOwn || swimmer === row?.[0])) - (row?.[2] ?? 0)
    },
    because: ({ isOwn }) =>
      `The sum is over all laps of ${isOwn ? 'the same swimmer' : 'everybody'}, and the row’s own are taken off.`,
    slip: ({ isOwn }) =>
      isOwn
        ? 'Rows of somebody else are in another partition.'
        : 'Empty brackets mean all rows, and no order means no running sum.',
  }),
  givesNumber({
    name: 'places-of-ties',
    seconds: 90,
    hint: 'Sort them, see who ties, then count on: rows, or different values?',
    about: 'Numbering and ranking',
    draw: (rng) => {
      const names = rng.sample(NAMES, 5)
      const [a, b, c] = [40, 30, 20].map((n) => n + rng.int(0, 9))
      const counts = rng.pick([
        [a, a, b, c],
        [a, a, a, b],
        [a, b, b, c],
      ])
      const rest = (counts.at(-1) ?? 0) - rng.int(1, 9)
      const rows = rng.shuffle<Swim>([...counts, rest].map((n, i) => [names[i] ?? '', 1, n ?? 0]))
      return { rows, name: names[rng.int(3, 4)] ?? '', fn: rng.pick(['RANK', 'DENSE_RANK']) }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ name, fn }) =>
      `SELECT place\nFROM (SELECT swimmer, ${fn}() OVER (ORDER BY laps DESC) AS place FROM swims)\nWHERE swimmer = '${name}';`,
    value: ({ rows, name, fn }) => {
      const own = rows.find(([swimmer]) => swimmer === name)?.[2] ?? 0
      const more = rows.flatMap(([, , n]) => (n > own ? [n] : []))
      return 1 + (fn === 'RANK' ? more.length : new Set(more).size)
    },
    because: ({ fn }) =>
      fn === 'RANK'
        ? 'RANK is 1 more than the number of rows before it: after a tie places are left out.'
        : 'DENSE_RANK is 1 more than the number of different values before it: no place is left out.',
    slip: () => 'RANK counts rows before, DENSE_RANK values before.',
  }),
  someOf({
    name: 'where-it-may-stand',
    seconds: 90,
    hint: 'Which parts of a statement are worked out before windows are?',
    scenes: [
      ['ROW_NUMBER() OVER (ORDER BY laps DESC)', 'swims'],
      ['SUM(euros) OVER (PARTITION BY shop)', 'sales'],
      ['LAG(litres) OVER (ORDER BY day)', 'readings'],
    ].map(([window = '', table = '']) => ({
      stem: `Where in a statement over \`${table}\` may \`${window}\` stand? Choose all.`,
      right: [
        ['In the select list', 'It is worked out there.'],
        ['In ORDER BY of the statement', 'Sorting comes after windows.'],
        ['In the select list of a subquery in FROM', 'The statement around it sees a column.'],
      ],
      wrong: [
        ['In WHERE', 'Rows are filtered before any window is there.'],
        ['In HAVING', 'Groups are filtered before windows.'],
        ['In GROUP BY', 'Groups are made before windows.'],
        ['In ON of a join', 'The rows that a window looks over are not there yet.'],
      ],
    })),
  }),
  givesWanted({
    name: 'first-of-each',
    kind: 'single',
    seconds: 120,
    hint: 'Is what comes back a row of the table?',
    draw: (rng) => {
      const [a = '', b = ''] = [...rng.sample(NAMES, 2)].sort()
      const own = (name: string): Swim[] => {
        const [x = 2, y = 3, z = 5] = [...rng.sample(DAYS, 3)].sort((m, n) => m - n)
        const [p = 0, q = 0, r = 0] = rng.sample([12, 17, 21, 26, 33], 3).sort((m, n) => n - m)
        return [
          [name, x, q],
          [name, y, p],
          [name, z, r],
        ]
      }
      const rows = rng.shuffle([...own(a), ...own(b)])
      const numbered = (order: string, beside = 'PARTITION BY swimmer ') =>
        `SELECT swimmer, laps FROM (SELECT *, ROW_NUMBER() OVER (${beside}ORDER BY ${order}) AS n FROM swims) WHERE n = 1 ORDER BY swimmer`
      const right = numbered('day DESC')
      const others = [
        numbered('day'),
        numbered('day DESC', ''),
        numbered('laps DESC'),
        'SELECT swimmer, MAX(laps) FROM swims GROUP BY swimmer HAVING MAX(day) = MAX(day) ORDER BY swimmer',
      ]
      return { a, b, rows, right: [right], shown: rng.shuffle([right, ...rng.sample(others, 3)]) }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    stem: () => 'How many laps did each swimmer swim on the latest of their days? Which statement says it?',
    wanted: ({ a, b, rows }) =>
      [a, b].map((name) => [name, byDay(rows.filter(([swimmer]) => swimmer === name)).at(-1)?.[2] ?? 0]),
    because: () => 'Rows are numbered within each swimmer, the latest day first, and number 1 is kept whole.',
    slip: () =>
      'Without PARTITION BY only one row of all has the number 1; other orders number other rows first, and MAX takes each column for itself.',
  }),
  givesNumber({
    name: 'change-since',
    seconds: 90,
    hint: 'Sort the rows of the one swimmer; then look one row up.',
    about: 'The row before and the row after',
    draw: (rng) => {
      const [one = '', other = ''] = rng.sample(NAMES, 2)
      const days = [...rng.sample(DAYS, 4)].sort((x, y) => x - y)
      const rows = rng.shuffle<Swim>([
        ...days.map((day): Swim => [one, day, rng.int(10, 40)]),
        ...rng.sample(DAYS, 2).map((day): Swim => [other, day, rng.int(10, 40)]),
      ])
      return { rows, one, day: days[rng.int(1, 3)] ?? 0 }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ one, day }) =>
      `SELECT change\nFROM (\n  SELECT swimmer, day,\n    laps - LAG(laps) OVER (PARTITION BY swimmer ORDER BY day) AS change\n  FROM swims\n)\nWHERE swimmer = '${one}' AND day = ${day};`,
    value: ({ rows, one, day }) => {
      const own = byDay(rows.filter(([swimmer]) => swimmer === one))
      const i = own.findIndex(([, is]) => is === day)
      return (own[i]?.[2] ?? 0) - (own[i - 1]?.[2] ?? 0)
    },
    because: ({ one, day }) =>
      `The row before is ${one}’s own latest one before day ${day}, however many days lie between.`,
    slip: () =>
      'It is neither the row above in the table nor a row of somebody else, and the change is the later less the earlier.',
  }),
  someOf({
    name: 'lag-across',
    seconds: 90,
    hint: 'Think of the first row of each group, of missing days and of rows that tie.',
    scenes: [
      ['meter', 'litres', 'day'],
      ['lift', 'rides', 'day'],
      ['shop', 'guests', 'day'],
    ].map(([who = '', what = '', when = '']) => ({
      stem: `\`readings\` has one row for each \`${who}\` and \`${when}\`, some days are missing. What holds for \`LAG(${what}) OVER (PARTITION BY ${who} ORDER BY ${when})\`? Choose all.`,
      right: [
        [`For the first ${when} of each ${who} it is NULL`, 'There is no row before it in its partition.'],
        ['Where a day is missing it looks further back', 'It takes a row back, not a day.'],
        [
          'It gives the same whatever order the result is shown in',
          'Its own ORDER BY settles which row comes before.',
        ],
      ] as const,
      wrong: [
        [
          `For the first ${when} of each ${who} it is 0`,
          'It is NULL, unless a third argument says what stands there.',
        ],
        [
          `For the first ${when} of a ${who} it is taken from another ${who}`,
          'Partitions do not see each other.',
        ],
        ['Where the day before is missing it is NULL', 'The row before is there; it is only of another day.'],
        [`It makes one row for each ${who}`, 'A window takes no rows away.'],
      ] as const,
    })),
  }),
  givesNumber({
    name: 'running-with-ties',
    seconds: 120,
    hint: 'Does this frame count rows or values? Who shares the value of the row that is asked for?',
    draw: (rng) => {
      const names = rng.sample(NAMES, 4)
      const day = rng.int(2, 3)
      const days = rng.pick([
        [1, day, day, 4],
        [1, 1, day, day],
        [day, day, day, 5],
      ])
      const rows = rng.shuffle<Swim>(days.map((is, i) => [names[i] ?? '', is, rng.int(5, 30)]))
      const tied = rows.filter(([, is]) => is === day).map(([name]) => name)
      return { rows, day, name: rng.pick(tied), isRows: rng.chance() < 0.4 }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ name, isRows }) =>
      `SELECT so_far\nFROM (\n  SELECT swimmer, SUM(laps) OVER (ORDER BY day${isRows ? ', swimmer ROWS UNBOUNDED PRECEDING' : ''}) AS so_far\n  FROM swims\n)\nWHERE swimmer = '${name}';`,
    value: ({ rows, name, day, isRows }) =>
      laps(rows.filter(([who, is]) => is < day || (is === day && (!isRows || who <= name)))),
    because: ({ isRows, day }) =>
      isRows
        ? 'Rows are counted one by one in the order of day and name, up to this one.'
        : `With ORDER BY and no frame all rows of day ${day} are in the sum, for they share the value of the order.`,
    slip: ({ isRows }) =>
      isRows
        ? 'ROWS takes no peers in.'
        : 'The frame that nobody wrote is RANGE, and its end takes in all peers of the row.',
  }),
  givesNumber({
    name: 'moving-mean',
    seconds: 90,
    hint: 'Count the rows in the frame before you divide.',
    draw: (rng) => {
      const name = rng.pick(NAMES)
      const days = [...rng.sample(DAYS, 5)].sort((x, y) => x - y)
      // Multiples of 6, so that a mean of one, two or three is whole.
      const rows = days.map((day): Swim => [name, day, 6 * rng.int(2, 9)])
      return { rows: rng.shuffle(rows), day: days[rng.int(0, 4)] ?? 0 }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ day }) =>
      `SELECT mean\nFROM (\n  SELECT day, AVG(laps) OVER (ORDER BY day ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS mean\n  FROM swims\n)\nWHERE day = ${day};`,
    value: ({ rows, day }) => {
      const sorted = byDay(rows)
      const i = sorted.findIndex(([, is]) => is === day)
      const seen = sorted.slice(Math.max(0, i - 2), i + 1)
      return laps(seen) / seen.length
    },
    because: () => 'The frame holds this row and the two before it, or fewer where there are no more.',
    slip: () => 'It counts rows and not days, and at the beginning it divides by one or two.',
  }),
  givesText({
    name: 'last-that-is-seen',
    seconds: 105,
    hint: 'From where to where does this row see?',
    stem: 'Which name does the statement give?',
    draw: (rng) => {
      const names = rng.sample(NAMES, 4)
      const days = [...rng.sample(DAYS, 4)].sort((x, y) => x - y)
      const rows = names.map((name, i): Swim => [name, days[i] ?? 0, rng.int(5, 30)])
      return { rows: rng.shuffle(rows), day: days[rng.int(1, 2)] ?? 0, isWhole: rng.chance() < 0.4 }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ day, isWhole }) =>
      `SELECT seen\nFROM (\n  SELECT day, LAST_VALUE(swimmer) OVER (ORDER BY day${isWhole ? ' ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING' : ''}) AS seen\n  FROM swims\n)\nWHERE day = ${day};`,
    value: ({ rows, day, isWhole }) => byDay(rows.filter(([, is]) => isWhole || is <= day)).at(-1)?.[0] ?? '',
    because: ({ isWhole }) =>
      isWhole
        ? 'The frame reaches to the end, so the last value is that of the latest day.'
        : 'The frame that nobody wrote ends at the row itself, so the last value that it sees is its own.',
    slip: () =>
      'LAST_VALUE is of the frame, and with ORDER BY a frame ends at the current row unless something else is said.',
  }),
  givesNumber({
    name: 'total-of-totals',
    seconds: 105,
    hint: 'First make the groups; over what does the window look then?',
    draw: (rng) => {
      const names = rng.sample(NAMES, 3)
      const rows = rng.shuffle(
        names.flatMap((name) =>
          rng.sample(DAYS, rng.int(1, 3)).map((day): Swim => [name, day, rng.int(5, 30)]),
        ),
      )
      return { rows, names, name: rng.pick(names), isCount: rng.chance() < 0.4 }
    },
    tables: ({ rows }) => [swimsOf(rows)],
    statement: ({ name, isCount }) =>
      `SELECT seen\nFROM (\n  SELECT swimmer, ${isCount ? 'COUNT(*) OVER ()' : 'SUM(SUM(laps)) OVER () - SUM(laps)'} AS seen\n  FROM swims\n  GROUP BY swimmer\n)\nWHERE swimmer = '${name}';`,
    value: ({ rows, names, name, isCount }) =>
      isCount ? names.length : laps(rows.filter(([swimmer]) => swimmer !== name)),
    because: ({ isCount }) =>
      isCount
        ? 'The window looks over the groups, and there is one for each swimmer.'
        : 'The outer sum is over the groups, so it is the total of all; the swimmer’s own total is taken off.',
    slip: () => 'After GROUP BY a window sees groups and no longer the rows of the table.',
  }),
  someOf({
    name: 'group-or-window',
    seconds: 90,
    hint: 'Must single rows still be seen beside what is worked out of many?',
    about: 'A row that may look around',
    scenes: [
      ['order', 'customer'],
      ['repair', 'machine'],
      ['booking', 'room'],
    ].map(([row = '', group = '']) => ({
      stem: 'For which of these is a window the plain way, because GROUP BY alone falls short? Choose all.',
      right: [
        [
          `Each ${row} with the time since the one before of its ${group}`,
          'Rows stay and look at a neighbour.',
        ],
        [`Each ${row} with its share of all of its ${group}`, 'A row stands beside the sum of its group.'],
        [
          `The whole row of the latest ${row} of each ${group}`,
          'Rows are numbered within the group, and one is kept.',
        ],
      ] as const,
      wrong: [
        [`How many there are of each ${group}`, 'One row for each group is wanted.'],
        [`The day of the latest ${row} of each ${group}, and no more`, 'MAX of the day says it.'],
        [`Which ${group} has more than ten`, 'HAVING says it.'],
        ['The number of all rows', 'COUNT(*) says it, in one row.'],
      ] as const,
    })),
  }),
  moduleTask({
    name: 'longest-run-each',
    kind: 'code-sql',
    seconds: 420,
    hint: 'Number the rows within each swimmer. Which order puts the wanted one first, also where two tie?',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(NAMES, 3)
      const least = rng.int(11, 14)
      const n = (more = 0) => least + more + rng.int(1, 9)
      const made = (name: string, rows: readonly Swim[]) => {
        const names = [...new Set(rows.map(([swimmer]) => swimmer))]
        return caseOf(
          name,
          [swimsOf(rows)],
          ['swimmer', 'day', 'laps'],
          names.map((swimmer): Cell[] => {
            const own = byDay(rows.filter(([is]) => is === swimmer))
            const most = Math.max(...own.map(([, , count]) => count))
            return [...(own.find(([, , count]) => count === most) ?? [])]
          }),
        )
      }
      const tied = n(10)
      return {
        cases: [
          made('two swimmers', [
            [a, 3, n()],
            [a, 1, n(20)],
            [b, 2, n()],
          ]),
          made('two days tie', [
            [a, 6, tied],
            [a, 2, tied],
            [a, 4, least],
            [b, 3, n(20)],
            [b, 5, n()],
          ]),
          made('the same laps of others', [
            [a, 1, tied],
            [b, 1, tied],
            [c, 2, tied],
            [c, 3, n(20)],
          ]),
          made('nobody swam', []),
          made('another’s greatest is one’s own', [
            [a, 1, tied],
            [a, 2, tied + 30],
            [b, 4, tied],
          ]),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Show the row with the most `laps` of each swimmer: `swimmer`, `day`, `laps`. Where two days tie, the earlier one.',
      code: definitions([swimsOf([])]),
      answerHint: 'One SELECT with three columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample: [
        'SELECT swimmer, day, laps',
        'FROM (',
        '  SELECT swimmer, day, laps,',
        '    ROW_NUMBER() OVER (PARTITION BY swimmer ORDER BY laps DESC, day) AS place',
        '  FROM swims',
        ')',
        'WHERE place = 1',
      ].join('\n'),
    }),
    why: () => ({
      right: 'ROW_NUMBER gives 1 to exactly one row of each swimmer, and `day` decides between equal laps.',
      wrong:
        'RANK gives 1 to both of two that tie. Without `day` in the order either may come first. And MAX of two columns need not be a row at all.',
    }),
    solutions: () => [
      `SELECT swimmer, MIN(day), laps FROM swims s
       WHERE laps = (SELECT MAX(laps) FROM swims WHERE swimmer = s.swimmer) GROUP BY swimmer, laps`,
      `SELECT s.swimmer, s.day, s.laps FROM swims s WHERE NOT EXISTS (SELECT 1 FROM swims o WHERE o.swimmer = s.swimmer
       AND (o.laps > s.laps OR (o.laps = s.laps AND o.day < s.day)))`,
    ],
    wrong: () => ({
      'both of two that tie':
        'SELECT swimmer, day, laps FROM (SELECT *, RANK() OVER (PARTITION BY swimmer ORDER BY laps DESC) AS n FROM swims) WHERE n = 1',
      'greatest values of two columns': 'SELECT swimmer, MAX(day), MAX(laps) FROM swims GROUP BY swimmer',
      'the greatest of anybody':
        'SELECT swimmer, day, laps FROM swims WHERE laps IN (SELECT MAX(laps) FROM swims GROUP BY swimmer)',
    }),
  }),
])
