import { oneOf, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import { moduleChecks } from '../module-checks'
import { givesNumber, givesRows } from '../sql-foundations/asked'

const STATES = ['open', 'paid', 'void'] as const
const billsOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'bills',
  columns: ['bill_id integer', 'customer_id integer', 'state text', 'euros integer'],
  rows,
})
const idsTwice = (ids: readonly Cell[]): number =>
  new Set(ids.filter((id, i) => id !== null && ids.indexOf(id) !== i)).size

export default moduleChecks('analytics-engineering/tests-on-data', [
  givesRows({
    name: 'rows-that-must-not-be',
    seconds: 90,
    hint: 'Ask of each row whether it breaks the rule, and mind what is unknown.',
    draw: (rng) => ({
      kind: rng.pick(['states', 'negative']),
      rows: Array.from({ length: rng.int(5, 7) }, (_, i): Cell[] => [
        i + 1,
        rng.int(1, 4),
        rng.pick([...STATES, 'Paid', null]),
        rng.pick([-5, 0, 10, 25, null]),
      ]),
    }),
    tables: ({ rows }) => [billsOf(rows)],
    statement: ({ kind }) =>
      kind === 'states'
        ? "SELECT bill_id\nFROM bills\nWHERE state NOT IN ('open', 'paid', 'void');"
        : 'SELECT bill_id\nFROM bills\nWHERE euros < 0 OR euros IS NULL;',
    value: ({ rows, kind }) =>
      rows.filter(([, , state, euros]) =>
        kind === 'states' ? state === 'Paid' : euros === null || Number(euros) < 0,
      ).length,
    because: ({ kind }) =>
      kind === 'states'
        ? 'Only a known state that is not in the list is found; for NULL the condition is unknown.'
        : 'Negative amounts are found, and NULL because it is asked for by name.',
    slip: () => 'A test passes over NULL unless it asks for it.',
  }),
  someOf({
    name: 'passed-with-null',
    seconds: 90,
    hint: 'Which of the four looks for the mark itself?',
    scenes: [
      ['plan', 'basic', 'plus'],
      ['grade', 'a', 'b'],
      ['size', 's', 'm'],
    ].map(([column = '', one = '', other = '']) => ({
      stem: `Half of the rows of a model have NULL in \`${column}\`; the others hold \`${one}\` or \`${other}\`, each of which comes often. Which tests on \`${column}\` pass? Choose all.`,
      right: [
        [`accepted_values: ['${one}', '${other}']`, 'NULL is passed over, and the others are in the list.'],
        [
          `relationships to a table that holds \`${one}\` and \`${other}\``,
          'NULL is passed over, and the others are found.',
        ],
        [`A test of one’s own: no ${column} is an empty text`, 'NULL is no empty text.'],
      ] as const,
      wrong: [
        ['not_null', 'It looks for just this mark.'],
        ['unique', 'The known values come often.'],
        [`accepted_values: ['${one}']`, `\`${other}\` is not in the list.`],
        [`relationships to a table that holds \`${one}\` alone`, `\`${other}\` is not found there.`],
      ] as const,
    })),
  }),
  oneOf({
    name: 'which-one-finds-it',
    seconds: 75,
    hint: 'What does the fault do: repeat a key, lose a partner, invent a value, leave a gap?',
    scenes: [
      {
        stem: 'A job sent yesterday’s file twice, so every order of that day is there two times. Which test on `order_id` finds it?',
        right: [['unique', 'The key comes twice.']],
        wrong: [
          ['not_null', 'No key is missing.'],
          ['relationships to customers', 'Each order has its customer.'],
          ['accepted_values', 'An id has no list of values.'],
          ['freshness of the source', 'The rows are new.'],
        ],
      },
      {
        stem: 'A source began to write `refunded`, which no query knows. Which test on its column finds it?',
        right: [['accepted_values', 'It is none of the known values.']],
        wrong: [
          ['unique', 'States come often anyway.'],
          ['not_null', 'There is a value.'],
          ['freshness of the source', 'The rows are new.'],
          ['a contract on the type', 'It is a text, as before.'],
        ],
      },
      {
        stem: 'The load of customers failed in the night, the one of orders did not. Which test on the orders finds it?',
        right: [['relationships', 'New orders name customers that are not there.']],
        wrong: [
          ['unique', 'Keys of orders are as before.'],
          ['not_null', 'The column of the customer is filled.'],
          ['accepted_values', 'States are as before.'],
          ['freshness of the orders', 'They are new.'],
        ],
      },
    ],
  }),
  givesNumber({
    name: 'sums-that-agree',
    seconds: 105,
    hint: 'Which days stand on one side only, and which differ?',
    draw: (rng) => {
      const left = [1, 2, 3, 4].map((day) => [day, rng.int(1, 5) * 10] as const)
      const right = left.map(([day, euros]) => [day, euros + rng.pick([0, 0, 10])] as const)
      return { left: left.slice(rng.int(0, 1)), right: right.slice(0, rng.int(3, 4)) }
    },
    tables: ({ left, right }) => [
      { name: 'staged', columns: ['day integer', 'euros integer'], rows: left },
      { name: 'built', columns: ['day integer', 'euros integer'], rows: right },
    ],
    statement: () =>
      'SELECT COUNT(*)\nFROM staged\nFULL JOIN built ON built.day = staged.day\nWHERE staged.euros IS DISTINCT FROM built.euros;',
    value: ({ left, right }) => {
      const days = new Set([...left, ...right].map(([day]) => day))
      const at = (rows: readonly (readonly [number, number])[], day: number) =>
        rows.find(([one]) => one === day)?.[1]
      return [...days].filter((day) => at(left, day) !== at(right, day)).length
    },
    because: () =>
      'A day counts if its sums differ, or if it stands on one side only: then one sum is NULL, and IS DISTINCT FROM takes that for another value.',
    slip: () => 'With `<>` and an inner join, missing days would not be seen.',
  }),
  oneOf({
    name: 'stop-or-warn',
    seconds: 75,
    hint: 'Would one rather have no report than this one?',
    scenes: [
      {
        stem: 'The key of the fact table of revenue is no longer unique. How loud should the test be?',
        right: [['An error: what builds on it is stopped', 'All sums would be too large.']],
        wrong: [
          ['A warning: it may be right again tomorrow', 'Until then every sum is too large.'],
          ['An error, but only in development', 'The data break in production.'],
          ['Silent: the report shows the total anyway', 'The total is what is wrong.'],
          ['A warning, with a list of repeated keys', 'Wrong sums would be shown all the same.'],
        ],
      },
      {
        stem: 'Two of 40,000 customers have no birthday, which one of nine reports shows in a corner. How loud should the test be?',
        right: [
          [
            'A warning, with somebody who reads it',
            'It is worth a look, and nothing is wrong that people rely on.',
          ],
        ],
        wrong: [
          ['An error: what builds on it is stopped', 'Nine reports would stand still for two birthdays.'],
          ['An error from the first row, for all models', 'It would be switched off within a week.'],
          ['Silent: two are fewer than a hundred', 'Then nobody sees when it becomes thousands.'],
          ['None, and the two rows are deleted', 'Two customers would be gone from all sums.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'code-or-data',
    seconds: 90,
    hint: 'Which of them are known before any real row is read?',
    about: 'Tests of your own',
    scenes: [
      {
        stem: 'Which of these does a unit test with made-up rows find, before real data are touched? Choose all.',
        right: [
          ['A discount of 20 % is taken off twice', 'It is a fault of the code.'],
          ['An order exactly at the limit gets the wrong rate', 'Made-up rows can stand at the limit.'],
          ['A customer without orders falls out of the result', 'Made-up rows can hold one.'],
        ],
        wrong: [
          ['The source sends an id twice', 'That is of the real rows.'],
          ['Yesterday’s load is missing', 'That is of the real rows.'],
          ['A new status came in last night', 'Nobody could have made it up.'],
          ['A tenth of the prices is NULL since Monday', 'That is of the real rows.'],
        ],
      },
      {
        stem: 'The code stayed as it was. Which of these does a test on data find? Choose all.',
        right: [
          ['A source sends an id twice', 'The key is no longer unique.'],
          ['Nothing has come in since Friday', 'Freshness looks at the newest row.'],
          ['An order is shipped before it was placed', 'A rule of the business is broken.'],
        ],
        wrong: [
          ['A rule that is wrong in the code and in the test alike', 'Both agree.'],
          ['A report whose title promises something else', 'No row says so.'],
          ['A column that nobody needs', 'Nothing is wrong with its rows.'],
          ['A query that takes twice as long', 'Its rows are right.'],
        ],
      },
    ],
  }),
  givesRows({
    name: 'key-of-a-pair',
    seconds: 90,
    hint: 'What is the grain, and which pairs come more than once?',
    about: 'Four that every model has',
    draw: (rng) => ({
      rows: Array.from({ length: rng.int(6, 8) }, (): Cell[] => [
        rng.int(1, 3),
        rng.int(1, 3),
        rng.pick(STATES),
        10,
      ]),
    }),
    tables: ({ rows }) => [billsOf(rows)],
    statement: () =>
      'SELECT bill_id, customer_id\nFROM bills\nGROUP BY bill_id, customer_id\nHAVING COUNT(*) > 1;',
    value: ({ rows }) => {
      const pairs = rows.map(([bill, customer]) => `${bill}-${customer}`)
      return new Set(pairs.filter((pair, i) => pairs.indexOf(pair) !== i)).size
    },
    because: () =>
      'The test gives one row for each pair that comes twice or more; each part alone may come as often as it likes.',
    slip: () => 'A pair that comes three times is still one row of the test.',
  }),
  givesNumber({
    name: 'grain-as-a-test',
    seconds: 90,
    hint: 'How many different ids come more than once, and does a missing id count?',
    about: 'Code is right, and the number is wrong',
    draw: (rng) => ({
      rows: Array.from({ length: rng.int(6, 8) }, (): Cell[] => [
        rng.pick([1, 2, 3, 4, 5, null]),
        rng.int(1, 3),
        rng.pick(STATES),
        10,
      ]),
    }),
    tables: ({ rows }) => [billsOf(rows)],
    statement: () =>
      'SELECT COUNT(*)\nFROM (\n  SELECT bill_id FROM bills\n  WHERE bill_id IS NOT NULL\n  GROUP BY bill_id HAVING COUNT(*) > 1\n);',
    value: ({ rows }) => idsTwice(rows.map(([id]) => id ?? null)),
    because: () =>
      'Counted are ids that come twice or more; NULL is left out, which is why `not_null` belongs beside this test.',
    slip: () => 'It counts ids, not the rows that carry them.',
  }),
  givesRows({
    name: 'orphans-dropped',
    seconds: 90,
    hint: 'Which rows name somebody who is not there, and which name nobody?',
    about: 'Four that every model has',
    draw: (rng) => ({
      known: rng.sample([1, 2, 3, 4, 5], 3),
      rows: Array.from({ length: rng.int(5, 7) }, (_, i): Cell[] => [
        i + 1,
        rng.pick([1, 2, 3, 4, 5, null]),
        rng.pick(STATES),
        10,
      ]),
    }),
    tables: ({ known, rows }) => [
      { name: 'customers', columns: ['customer_id integer'], rows: known.map((id) => [id]) },
      billsOf(rows),
    ],
    statement: () =>
      'SELECT b.bill_id\nFROM bills AS b\nLEFT JOIN customers AS c ON c.customer_id = b.customer_id\nWHERE b.customer_id IS NOT NULL AND c.customer_id IS NULL;',
    value: ({ known, rows }) => rows.filter(([, id]) => id !== null && !known.includes(Number(id))).length,
    because: () =>
      'It finds bills that name a customer who is not there. Bills without a customer are passed over.',
    slip: () => 'These are the rows that an inner join drops without a word.',
  }),
])
