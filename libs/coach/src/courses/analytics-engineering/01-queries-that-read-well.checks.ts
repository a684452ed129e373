import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import { moduleChecks } from '../module-checks'
import { givesNumber, givesRows } from '../sql-foundations/asked'

const NAMES = ['ada', 'ben', 'cho', 'dee'] as const
const rawOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'raw_visits',
  columns: ['id integer', 'member text', 'kind text', 'minutes integer'],
  rows,
})

export default moduleChecks('analytics-engineering/queries-that-read-well', [
  givesRows({
    name: 'rows-of-the-last-step',
    seconds: 105,
    hint: 'Say for each step what one row of it is, and which rows reach it.',
    draw: (rng) => {
      const names = rng.sample(NAMES, 3)
      return {
        least: rng.int(40, 70),
        rows: Array.from({ length: rng.int(5, 7) }, (_, i): Cell[] => [
          i + 1,
          rng.pick(names),
          rng.pick(['real', 'real', 'test']),
          rng.int(2, 6) * 10,
        ]),
      }
    },
    tables: ({ rows }) => [rawOf(rows)],
    statement: ({ least }) =>
      [
        'WITH visits AS (',
        "  SELECT member, minutes FROM raw_visits WHERE kind <> 'test'",
        '),',
        'by_member AS (',
        '  SELECT member, SUM(minutes) AS minutes FROM visits GROUP BY member',
        ')',
        `SELECT member FROM by_member WHERE minutes >= ${least};`,
      ].join('\n'),
    value: ({ rows, least }) => {
      const sums = new Map<string, number>()
      for (const [, member, kind, minutes] of rows)
        if (kind !== 'test') sums.set(String(member), (sums.get(String(member)) ?? 0) + Number(minutes))
      return [...sums.values()].filter((sum) => sum >= least).length
    },
    because: ({ least }) =>
      `The first step has a row for each real visit, the second for each member; kept are members with ${least} minutes or more.`,
    slip: () => 'Test visits are gone before anything is added.',
  }),
  oneOf({
    name: 'where-it-is-cleaned',
    seconds: 75,
    hint: 'Where must it stand so that nobody later can forget it?',
    scenes: [
      ['the phone number has spaces in some rows', 'phone'],
      ['a price comes in cents and everybody reports euros', 'price'],
      ['the country is written `at`, `AT` and `Austria`', 'country'],
    ].map(([what = '', column = '']) => ({
      stem: `Five models use \`${column}\` of one source, in which ${what}. Where is this put right?`,
      right: [
        [
          'In the one staging model of that source',
          'There it is done once, and all later steps can trust it.',
        ],
      ],
      wrong: [
        [
          'In each of the five models that use the column',
          'One of them will forget it, or do it in another way.',
        ],
        ['In the last model before the report', 'Joins and groups before that work with what is not clean.'],
        ['In the report, where everybody can see the rule', 'Every report then needs it again.'],
        ['In the first mart built with it', 'The other four would still read what is not clean.'],
      ],
    })),
  }),
  reckoned({
    name: 'grain-after-the-join',
    seconds: 90,
    hint: 'How many partners has a row of the left side, and what is one row of the result?',
    draw: (rng) => {
      const orders = rng.int(30, 90)
      return {
        orders,
        customers: rng.int(8, 20),
        lines: orders * rng.int(2, 4) + rng.int(1, 9),
        isLines: rng.chance() < 0.5,
      }
    },
    stem: ({ orders, customers, lines, isLines }) =>
      `\`customers\` has ${customers} rows, \`orders\` ${orders}, each of one customer, and \`lines\` ${lines}, each of one order; every order has lines. How many rows has \`orders\` joined to ${isLines ? '`customers` and then to `lines`' : '`customers`'}?`,
    unit: 'A number of rows.',
    value: ({ orders, lines, isLines }) => (isLines ? lines : orders),
    within: 0,
    because: ({ isLines }) =>
      isLines
        ? 'To its customer each order has one partner, to its lines several: one row for each line.'
        : 'Each order has one customer, so the grain stays: one row for each order.',
    slip: () => 'Only a join towards the many side makes more rows.',
    again: ({ orders, customers, lines, isLines }, { sql }) =>
      sql(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999),
         customers AS (SELECT i AS id FROM n WHERE i < ${customers}),
         orders AS (SELECT i AS id, i % ${customers} AS customer FROM n WHERE i < ${orders}),
         lines AS (SELECT i AS id, i % ${orders} AS o FROM n WHERE i < ${lines})
         SELECT orders.id FROM orders JOIN customers ON customers.id = orders.customer
         ${isLines ? 'JOIN lines ON lines.o = orders.id' : ''}`,
      ).length,
  }),
  oneOf({
    name: 'which-layer',
    seconds: 75,
    hint: 'Does it touch one source, serve several others, or answer a question?',
    scenes: [
      {
        stem: 'A model takes the one table `payments` of the shop, renames its columns and casts texts to dates. To which layer does it belong, and why?',
        right: [['Staging: one source, same grain', 'It cleans one table and joins nothing.']],
        wrong: [
          ['Marts: it is about money', 'A subject makes no layer.'],
          [
            'Intermediate: others will use it',
            'Others use staging as well; nothing is joined or shaped here.',
          ],
          ['None: views need no layer', 'How it is stored makes no layer.'],
          ['Intermediate: it changes column types', 'Casting is what staging is for.'],
        ],
      },
      {
        stem: 'A model joins cleaned orders with cleaned payments; three marts begin with it, and no report reads it. To which layer does it belong, and why?',
        right: [['Intermediate: it serves marts', 'It joins, and others build on it.']],
        wrong: [
          ['Staging: it comes before marts', 'Staging joins nothing.'],
          ['Marts: it joins two tables', 'No question is answered by it.'],
          ['Sources: it is not shown', 'A source comes from outside.'],
          ['Staging: both inputs are clean', 'That is why the joining happens elsewhere.'],
        ],
      },
      {
        stem: 'Finance opens a table of one row for each invoice with everything they filter by. To which layer does it belong, and why?',
        right: [['Marts: it answers a department', 'It is what people ask.']],
        wrong: [
          ['Staging: one row for each invoice', 'A grain makes no layer.'],
          ['Intermediate: it has many columns', 'Width makes no layer.'],
          ['Sources: finance owns it', 'A source is what comes from outside.'],
          ['Staging: it is close to the source', 'People read marts, not staging.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'built-in-order',
    seconds: 75,
    hint: 'Nothing can be built before what it refers to.',
    chains: [
      ['orders', 'customers', 'revenue'],
      ['tickets', 'agents', 'workload'],
      ['trips', 'drivers', 'earnings'],
    ].map(([many = '', one = '', mart = '']) => ({
      stem: `\`fct_${mart}\` refers to \`int_${many}_with_${one}\`, and that to \`stg_${many}\`; \`rpt_${mart}\` refers to \`fct_${mart}\`. In which order can these be built? First on top.`,
      steps: [`stg_${many}`, `int_${many}_with_${one}`, `fct_${mart}`, `rpt_${mart}`],
      because: 'What is referred to is built first; from `ref` the tool knows the graph.',
    })),
  }),
  someOf({
    name: 'dropped-only-once',
    seconds: 90,
    hint: 'What is lost if the tool cannot read the connection out of the text?',
    about: 'Layers',
    scenes: [
      ['stg_shop__orders', 'analytics.stg_shop__orders'],
      ['stg_app__users', 'warehouse.stg_app__users'],
      ['int_trips_paid', 'prod.int_trips_paid'],
    ].map(([model = '', typed = '']) => ({
      stem: `A model says \`FROM ${typed}\` in place of \`FROM {{ ref('${model}') }}\`. Which of these follow? Choose all.`,
      right: [
        [`The tool may build it before \`${model}\` is ready`, 'The edge of the graph is missing.'],
        [
          'In a developer’s own schema it still reads the typed one',
          'Only `ref` puts in the schema of the one who runs it.',
        ],
        ['The drawn lineage does not show the connection', 'It is drawn from `ref` and `source`.'],
      ] as const,
      wrong: [
        ['The query is refused by the database', 'It is ordinary SQL.'],
        [`\`${model}\` is built twice`, 'It is built once; only the order is not known.'],
        ['The model becomes a source by itself', 'A source has to be declared.'],
        ['Columns are renamed', 'Nothing renames anything.'],
      ] as const,
    })),
  }),
  givesNumber({
    name: 'test-orders-left-in',
    seconds: 105,
    hint: 'Which of the two steps lets the test rows through?',
    about: 'Written once, read fifty times',
    draw: (rng) => {
      const names = rng.sample(NAMES, 2)
      return {
        isFirst: rng.chance() < 0.5,
        rows: Array.from({ length: rng.int(5, 7) }, (_, i): Cell[] => [
          i + 1,
          rng.pick(names),
          rng.pick(['real', 'test', 'real']),
          rng.int(2, 6) * 10,
        ]),
      }
    },
    tables: ({ rows }) => [rawOf(rows)],
    statement: ({ isFirst }) =>
      [
        "WITH visits AS (SELECT * FROM raw_visits WHERE kind <> 'test'),",
        `counted AS (SELECT COUNT(*) AS n FROM ${isFirst ? 'visits' : 'raw_visits'}),`,
        `summed AS (SELECT SUM(minutes) AS minutes FROM ${isFirst ? 'raw_visits' : 'visits'})`,
        'SELECT counted.n * 1000 + summed.minutes FROM counted, summed;',
      ].join('\n'),
    value: ({ rows, isFirst }) => {
      const real = rows.filter(([, , kind]) => kind !== 'test')
      const total = (some: readonly (readonly Cell[])[]) =>
        some.reduce((sum, [, , , minutes]) => sum + Number(minutes), 0)
      return (isFirst ? real.length : rows.length) * 1000 + total(isFirst ? rows : real)
    },
    because: ({ isFirst }) =>
      `${isFirst ? 'The sum' : 'The count'} is taken over the raw table, with its test rows; the other is not.`,
    slip: () =>
      'This is what happens when a later step goes back to the raw table. Every step after the first should read the clean one.',
  }),
  someOf({
    name: 'name-that-tells',
    seconds: 75,
    hint: 'Would somebody who sees only the name know the unit, the kind and what one row is?',
    scenes: [
      {
        stem: 'Which of these names of columns follow the habits of this module? Choose all.',
        right: [
          ['duration_seconds', 'It names its unit.'],
          ['is_paid', 'A boolean that reads as one.'],
          ['shipped_at', 'A time.'],
          ['price_euros', 'It names its unit.'],
        ],
        wrong: [
          ['time2', 'Neither the kind nor the unit is told.'],
          ['paid_flag_new', 'What was the old one?'],
          ['amount', 'Of what, and in which unit?'],
          ['cust', 'Elsewhere it is customer_id: two words for one thing.'],
        ],
      },
      {
        stem: 'Which of these comments or names help a reader of a long query? Choose all.',
        right: [
          ['-- one row for each customer and month', 'It tells the grain.'],
          ["-- test orders carry status 'test' since 2024", 'It tells the reason for a filter.'],
          ['WITH paid_orders AS (…)', 'The name says what is in it.'],
        ],
        wrong: [
          ['-- join the tables', 'The next line says that.'],
          ['WITH final2 AS (…)', 'It says nothing.'],
          ['SELECT * -- all columns', 'A new column of the source would get through.'],
          ['-- do not touch', 'It gives no reason.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'grain-kept',
    seconds: 75,
    hint: 'To how many rows of the other side does one row of this side lead?',
    about: 'The grain, in words',
    scenes: [
      ['orders', 'customers', 'one customer', 'lines', 'order'],
      ['tickets', 'agents', 'one agent', 'messages', 'ticket'],
      ['trips', 'drivers', 'one driver', 'stops', 'trip'],
    ].map(([many = '', one = '', single = '', lines = '', own = '']) => ({
      stem: `A step has one row for each ${own}. Which join keeps this grain without anything else being done?`,
      right: [
        [`To \`${one}\`, joined by its key`, `Each ${own} has ${single}, so there is at most one partner.`],
      ],
      wrong: [
        [`To \`${lines}\`: each has one ${own}`, `A ${own} has several of them, so it would be repeated.`],
        [`To \`${many}\` of the same customer or person`, 'There may be several.'],
        ['To all days there are', 'Every row would meet every day.'],
        [`To \`${lines}\` with a LEFT JOIN`, 'A left join repeats as an inner one does.'],
      ],
    })),
  }),
])
