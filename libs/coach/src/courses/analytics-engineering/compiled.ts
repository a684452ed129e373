import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import queriesThatReadWell from './01-queries-that-read-well.checks'
import dimensionalModels from './02-dimensional-models.checks'
import testsOnData from './03-tests-on-data.checks'
import incrementalModels from './04-incremental-models.checks'
import documentation from './05-documentation.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], queriesThatReadWell, [
    { kind: 'heading', level: 2, text: 'Written once, read fifty times' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A number in a report is believed because somebody could follow how it came about. A query of 200 lines, nested from the inside to the outside, cannot be followed, not even by its author in March. So the first craft of analytics engineering is not a tool. It is writing a query as a ',
        },
        { kind: 'strong', text: 'chain of named steps' },
        { kind: 'text', text: ', each of which says what one row of it is.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'code', text: 'WITH' },
        { kind: 'text', text: ' clause (a ' },
        { kind: 'em', text: 'common table expression' },
        {
          kind: 'text',
          text: ', CTE) gives a step a name. Read from top to bottom: what comes in, what is cleaned, what is put together, what is counted.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE raw_orders (id INTEGER, customer TEXT, status TEXT, cents INTEGER, placed_at TEXT);\nINSERT INTO raw_orders VALUES\n  (1, 'ines', 'paid', 1200, '2026-03-02 09:10'), (2, 'INES ', 'paid', 800, '2026-03-15 18:40'),\n  (3, 'omar', 'test', 100, '2026-03-20 10:00'), (4, 'omar', 'paid', 2000, '2026-04-01 08:00');\n\nWITH orders AS (            -- one row for each real order\n  SELECT id AS order_id, lower(trim(customer)) AS customer, cents / 100.0 AS euros,\n    substr(placed_at, 1, 7) AS month\n  FROM raw_orders\n  WHERE status <> 'test'\n),\nmonthly AS (                -- one row for each customer and month\n  SELECT customer, month, COUNT(*) AS orders, SUM(euros) AS euros\n  FROM orders\n  GROUP BY customer, month\n)\nSELECT customer, month, orders, euros\nFROM monthly\nORDER BY customer, month;",
      output: 'ines | 2026-03 | 2 | 20\nomar | 2026-04 | 1 | 20',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Look at what the first step did: it renamed, changed units, trimmed, and dropped test orders, ',
        },
        { kind: 'strong', text: 'once, at the beginning' },
        {
          kind: 'text',
          text: '. Every later step can trust it. If each step trims again, one of them will forget.',
        },
      ],
    },
    { kind: 'check', name: 'rows-of-the-last-step' },
    { kind: 'check', name: 'where-it-is-cleaned' },
    { kind: 'heading', level: 2, text: 'The grain, in words' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Above each step stands the sentence "one row for each …". It is called the ' },
        { kind: 'em', text: 'grain' },
        {
          kind: 'text',
          text: ', and it is the most useful comment there is. With it every join can be checked before it is run: a join from a step at the grain ',
        },
        { kind: 'em', text: 'order' },
        { kind: 'text', text: ' to one at the grain ' },
        { kind: 'em', text: 'customer' },
        {
          kind: 'text',
          text: ' keeps the grain, for each order has one customer. The other way round it multiplies.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If you cannot say the sentence, the step does too much. Split it. And if two steps have the same sentence and the same columns, one of them is superfluous.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'How to see a broken grain:' },
        { kind: 'text', text: ' compare ' },
        { kind: 'code', text: 'COUNT(*)' },
        { kind: 'text', text: ' with ' },
        { kind: 'code', text: 'COUNT(DISTINCT order_id)' },
        {
          kind: 'text',
          text: ' of the step. If they differ, it is not one row for each order, whatever the comment says. The module on tests makes a rule of this.',
        },
      ],
    },
    { kind: 'check', name: 'grain-after-the-join' },
    { kind: 'heading', level: 2, text: 'Layers' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'In a project of many queries the same idea is carried by ' },
        { kind: 'strong', text: 'layers' },
        { kind: 'text', text: ', which in dbt are folders of models. A ' },
        { kind: 'em', text: 'model' },
        { kind: 'text', text: ' is a file with one ' },
        { kind: 'code', text: 'SELECT' },
        { kind: 'text', text: ', and the tool makes a view or table of it.' },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Layer' }],
        [{ kind: 'text', text: 'Takes from' }],
        [{ kind: 'text', text: 'Does' }],
        [{ kind: 'text', text: 'Name' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'staging' }],
          [{ kind: 'text', text: 'one source table' }],
          [{ kind: 'text', text: 'renames, casts, cleans; no joins, same grain as the source' }],
          [{ kind: 'code', text: 'stg_shop__orders' }],
        ],
        [
          [{ kind: 'text', text: 'intermediate' }],
          [{ kind: 'text', text: 'staging' }],
          [{ kind: 'text', text: 'joins and shapes what several marts need' }],
          [{ kind: 'code', text: 'int_orders_paid' }],
        ],
        [
          [{ kind: 'text', text: 'marts' }],
          [{ kind: 'text', text: 'intermediate, staging' }],
          [{ kind: 'text', text: "answers a department's questions; facts and dimensions" }],
          [{ kind: 'code', text: 'fct_orders' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A model never names a table. It says ' },
        { kind: 'code', text: "{{ ref('stg_shop__orders') }}" },
        { kind: 'text', text: ' for another model and ' },
        { kind: 'code', text: "{{ source('shop', 'orders') }}" },
        {
          kind: 'text',
          text: ' for what comes from outside. From these words the tool knows what must be built first, draws the graph, and writes the right schema for you or for production. A table name typed by hand is an edge missing in that graph: the model is built too early, and nobody sees why.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Only staging reads sources, one model for each. When a source renames a column, one file changes.',
        },
      ],
    },
    { kind: 'check', name: 'which-layer' },
    { kind: 'check', name: 'built-in-order' },
    { kind: 'heading', level: 2, text: 'Small habits that add up' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Name every column you pass on. ' },
          { kind: 'code', text: 'SELECT *' },
          { kind: 'text', text: ' in the last step lets a new column of a source appear in a report.' },
        ],
        [
          { kind: 'text', text: 'One word for one thing: if it is ' },
          { kind: 'code', text: 'customer_id' },
          { kind: 'text', text: ' here, it is not ' },
          { kind: 'code', text: 'cust' },
          { kind: 'text', text: ' there. Units belong in the name: ' },
          { kind: 'code', text: 'duration_seconds' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: 'price_euros' },
          { kind: 'text', text: '.' },
        ],
        [
          { kind: 'text', text: 'Booleans begin with ' },
          { kind: 'code', text: 'is_' },
          { kind: 'text', text: ' or ' },
          { kind: 'code', text: 'has_' },
          { kind: 'text', text: '; times end with ' },
          { kind: 'code', text: '_at' },
          { kind: 'text', text: ', days with ' },
          { kind: 'code', text: '_on' },
          { kind: 'text', text: ' or ' },
          { kind: 'code', text: '_date' },
          { kind: 'text', text: '.' },
        ],
        [
          { kind: 'text', text: 'Filters that carry meaning (' },
          { kind: 'code', text: "status <> 'test'" },
          { kind: 'text', text: ') stand once, with a reason, not in twelve reports.' },
        ],
        [
          {
            kind: 'text',
            text: 'Line by line: one column a line, keywords in one case, a formatter that decides. Arguing about commas is no work.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Who reads such a query can stop after any step and look at its rows: put ' },
        { kind: 'code', text: 'SELECT * FROM monthly' },
        {
          kind: 'text',
          text: ' at the end, and the middle of the chain lies open. That is also the quickest way to find the step at which a number goes wrong.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'When not to split: a step that is used once and needs no name of its own ("' },
        { kind: 'code', text: 'final2' },
        {
          kind: 'text',
          text: '") only makes the reader jump. And in older PostgreSQL, before version 12, each CTE was computed by itself, which could be slow; today one that is used once is worked into the whole.',
        },
      ],
    },
    { kind: 'check', name: 'dropped-only-once' },
    { kind: 'check', name: 'test-orders-left-in' },
    { kind: 'check', name: 'name-that-tells' },
    { kind: 'check', name: 'grain-kept' },
  ]),
  moduleOf(FACTS[1], dimensionalModels, [
    { kind: 'heading', level: 2, text: 'Facts and dimensions' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'People ask: ' },
        { kind: 'em', text: 'how much, how many, how long' },
        { kind: 'text', text: ', ' },
        { kind: 'strong', text: 'by' },
        {
          kind: 'text',
          text: ' whom, what, where, when. Dimensional modelling takes this sentence at its word. What is measured stands in ',
        },
        { kind: 'strong', text: 'fact tables' },
        {
          kind: 'text',
          text: ': long, narrow, mostly numbers and keys, one row for each event. What it is broken down by stands in ',
        },
        { kind: 'strong', text: 'dimension tables' },
        { kind: 'text', text: ': short, wide, full of texts, one row for each customer, product or day.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Around one fact table stand its dimensions, each one join away. Drawn, it is a star. The shape is made for reading: anybody can guess how to ask, every join is from many to one, and nothing multiplies.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "It is not the shape for writing. The tables of a shop system are normalised so that each fact stands once and cannot contradict itself. In the star a product's category stands beside each product, on purpose. It is rebuilt from the sources, so nobody edits it in two places.",
        },
      ],
    },
    { kind: 'check', name: 'fact-or-dimension' },
    { kind: 'heading', level: 2, text: 'Four steps' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: "Kimball's order, which saves most mistakes when it is kept:" }],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'Choose the process' },
          { kind: 'text', text: ': placing orders, answering tickets. Not a department, not a report.' },
        ],
        [
          { kind: 'strong', text: 'Declare the grain' },
          {
            kind: 'text',
            text: ': one row for each order line. As fine as the source gives; from fine one can always add up, from coarse never go back.',
          },
        ],
        [
          { kind: 'strong', text: 'Choose the dimensions' },
          { kind: 'text', text: ': everything that has ' },
          { kind: 'em', text: 'one' },
          { kind: 'text', text: ' value at this grain: day, product, customer, shop.' },
        ],
        [
          { kind: 'strong', text: 'Choose the facts' },
          { kind: 'text', text: ': every number that is true ' },
          { kind: 'em', text: 'at this grain' },
          {
            kind: 'text',
            text: ': pieces, price of the line. The shipping of the whole order is not: it has its own grain, and must be shared out by a rule or stand in a table of its own.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'true-at-the-grain' },
    { kind: 'heading', level: 2, text: 'What may be added' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Additive' },
          { kind: 'text', text: ': along every dimension. Euros, pieces.' },
        ],
        [
          { kind: 'strong', text: 'Semi-additive' },
          {
            kind: 'text',
            text: ': along some. A stock or balance may be added over shops, not over days: 10 pieces on Monday and the same 10 on Tuesday are not 20. Over time take the last, or the mean.',
          },
        ],
        [
          { kind: 'strong', text: 'Not additive' },
          {
            kind: 'text',
            text: ': shares, prices, averages. Keep their parts (numerator and denominator) as facts and divide ',
          },
          { kind: 'strong', text: 'after' },
          { kind: 'text', text: ' adding.' },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE fct_stock (day TEXT, shop TEXT, pieces INTEGER);\nINSERT INTO fct_stock VALUES\n  ('2026-03-30', 'north', 10), ('2026-03-30', 'south', 4),\n  ('2026-03-31', 'north', 7), ('2026-03-31', 'south', 5);\n\nSELECT SUM(pieces) AS wrong,\n  SUM(pieces) FILTER (WHERE day = (SELECT MAX(day) FROM fct_stock)) AS at_the_end\nFROM fct_stock;",
      output: '26 | 12',
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: "The first number is nobody's stock." }] },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'There are three kinds of fact table. ' },
        { kind: 'em', text: 'Transaction' },
        { kind: 'text', text: ': a row for each event. ' },
        { kind: 'em', text: 'Periodic snapshot' },
        {
          kind: 'text',
          text: ': a row for each thing and day, also when nothing happened (stocks, balances). ',
        },
        { kind: 'em', text: 'Accumulating snapshot' },
        {
          kind: 'text',
          text: ': a row for each case with a column for each milestone (ordered, paid, sent), which is filled in as it goes on.',
        },
      ],
    },
    { kind: 'check', name: 'share-of-shares' },
    { kind: 'heading', level: 2, text: 'Dimensions and time' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A dimension has a ' },
        { kind: 'strong', text: 'surrogate key' },
        {
          kind: 'text',
          text: ": a number or hash of the warehouse's own, beside the key of the source. It joins faster, survives a change of the source system, and makes the next part possible.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Omar moves from Graz to Lyon. Do his old orders belong to Graz or to Lyon? Both are sensible questions.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Type 1' },
          {
            kind: 'text',
            text: ' overwrites. All his orders are now of Lyon. Simple; history is rewritten.',
          },
        ],
        [
          { kind: 'strong', text: 'Type 2' },
          {
            kind: 'text',
            text: ' adds a row. The old one ends on a day, the new one begins then; each order joins the row that was valid ',
          },
          { kind: 'strong', text: 'when it was placed' },
          { kind: 'text', text: '. Reports of last year stay as they were.' },
        ],
        [
          { kind: 'strong', text: 'Type 3' },
          {
            kind: 'text',
            text: ' keeps the value before in a second column. For one planned change, such as new sales regions.',
          },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE dim_customer (customer_key INTEGER, customer_id INTEGER, city TEXT, valid_from TEXT, valid_to TEXT);\nINSERT INTO dim_customer VALUES\n  (1, 7, 'Graz', '2025-01-01', '2026-03-15'),\n  (2, 7, 'Lyon', '2026-03-15', '9999-12-31');\nCREATE TABLE orders (order_id INTEGER, customer_id INTEGER, placed_on TEXT, euros INTEGER);\nINSERT INTO orders VALUES (1, 7, '2026-03-14', 20), (2, 7, '2026-03-15', 30), (3, 7, '2026-04-02', 50);\n\nSELECT c.city, COUNT(*) AS orders, SUM(o.euros) AS euros\nFROM orders AS o\nJOIN dim_customer AS c\n  ON c.customer_id = o.customer_id\n  AND o.placed_on >= c.valid_from AND o.placed_on < c.valid_to\nGROUP BY c.city\nORDER BY c.city;",
      output: 'Graz | 1 | 20\nLyon | 2 | 80',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The span is ' },
        { kind: 'strong', text: 'half open' },
        { kind: 'text', text: ': from its first day on, and before the day on which the next begins. With ' },
        { kind: 'code', text: 'BETWEEN' },
        { kind: 'text', text: ' the 15th would match both rows and the order would count twice. In dbt a ' },
        { kind: 'em', text: 'snapshot' },
        { kind: 'text', text: ' keeps such rows for a source that only shows its present state.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Facts whose dimension is not known yet get a row "unknown" with a key of its own (often -1), so that inner joins lose nothing.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'When not: for one question asked once, or a source of three tables, a star is ceremony.',
        },
      ],
    },
    { kind: 'check', name: 'city-of-the-day' },
    { kind: 'check', name: 'overwritten-or-added' },
    { kind: 'check', name: 'steps-of-kimball' },
    { kind: 'check', name: 'stock-over-days' },
    { kind: 'check', name: 'counted-by-both' },
    { kind: 'check', name: 'lines-share-the-freight' },
  ]),
  moduleOf(FACTS[2], testsOnData, [
    { kind: 'heading', level: 2, text: 'Code is right, and the number is wrong' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test of a program feeds it known input. In a warehouse the code may stay the same for a year and the ',
        },
        { kind: 'strong', text: 'data' },
        {
          kind: 'text',
          text: ' change under it: a source sends a status nobody knows, an id twice, a day not at all. No error is raised; the sum is merely wrong. So data have tests of their own, which run every time the models are built.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The idea is simple and the same everywhere: ' },
        { kind: 'strong', text: 'a test is a query that looks for rows which must not exist.' },
        { kind: 'text', text: ' No rows: passed. Any row: failed, and the rows say what is wrong.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE stg_orders (order_id INTEGER, customer_id INTEGER, status TEXT, euros INTEGER);\nINSERT INTO stg_orders VALUES\n  (1, 7, 'paid', 20), (2, 7, 'paid', 30), (2, 7, 'paid', 30), (3, NULL, 'paidd', -5);\n\nSELECT 'unique order_id' AS test, COUNT(*) AS failures\nFROM (SELECT order_id FROM stg_orders WHERE order_id IS NOT NULL GROUP BY order_id HAVING COUNT(*) > 1)\nUNION ALL\nSELECT 'customer_id not null', COUNT(*) FROM stg_orders WHERE customer_id IS NULL\nUNION ALL\nSELECT 'status accepted', COUNT(*) FROM stg_orders WHERE status NOT IN ('open', 'paid')\nUNION ALL\nSELECT 'euros not negative', COUNT(*) FROM stg_orders WHERE euros < 0;",
      output: 'unique order_id | 1\ncustomer_id not null | 1\nstatus accepted | 1\neuros not negative | 1',
    },
    { kind: 'check', name: 'rows-that-must-not-be' },
    { kind: 'heading', level: 2, text: 'Four that every model has' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'In dbt they are lines in a YAML file beside the model:' }],
    },
    {
      kind: 'code',
      lang: 'yaml',
      text: "models:\n  - name: stg_orders\n    columns:\n      - name: order_id\n        data_tests: [unique, not_null]\n      - name: status\n        data_tests:\n          - accepted_values:\n              values: ['open', 'paid']\n      - name: customer_id\n        data_tests:\n          - relationships:\n              to: ref('stg_customers')\n              field: customer_id",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '(The shape of the arguments has changed a little between versions of dbt; the ideas have not.)',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'code', text: 'unique' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'not_null' },
          { kind: 'text', text: ' on the key ' },
          { kind: 'strong', text: 'are' },
          {
            kind: 'text',
            text: ' the grain, put as a test. If they hold, the sentence "one row for each order" is true.',
          },
        ],
        [
          { kind: 'code', text: 'accepted_values' },
          { kind: 'text', text: ' fails on the day on which a source invents a new status, before twelve ' },
          { kind: 'code', text: 'CASE' },
          { kind: 'text', text: ' expressions put it under "other".' },
        ],
        [
          { kind: 'code', text: 'relationships' },
          {
            kind: 'text',
            text: ' looks for orders without their customer: rows that an inner join would drop without a word.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Note what each ' },
        { kind: 'strong', text: 'passes over' },
        { kind: 'text', text: '. ' },
        { kind: 'code', text: 'unique' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'accepted_values' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'relationships' },
        { kind: 'text', text: ' say nothing of NULL. ' },
        { kind: 'code', text: 'not_null' },
        { kind: 'text', text: ' says nothing of an empty text. Only together do they say what you mean.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Look at the example again: order 3 has no customer, and a ' },
        { kind: 'code', text: 'relationships' },
        { kind: 'text', text: ' test would still have passed. It has the status ' },
        { kind: 'code', text: 'paidd' },
        { kind: 'text', text: ', and without ' },
        { kind: 'code', text: 'accepted_values' },
        {
          kind: 'text',
          text: ' it would have been in no report of paid orders and in no report of open ones.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If the grain is a pair, test the pair: that each part is unique would be wrong.',
        },
      ],
    },
    { kind: 'check', name: 'passed-with-null' },
    { kind: 'check', name: 'which-one-finds-it' },
    { kind: 'heading', level: 2, text: 'Tests of your own' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The dearest faults break none of the four. Write down what must be true of ' },
        { kind: 'strong', text: 'your' },
        { kind: 'text', text: ' business:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Sums agree: the total of ' },
          { kind: 'code', text: 'fct_orders' },
          {
            kind: 'text',
            text: ' equals that of the staging model it comes from. This catches joins that multiply or drop.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Nothing is impossible: no order is shipped before it was placed, no share above 1.',
          },
        ],
        [{ kind: 'text', text: 'Nothing is missing: yesterday has rows, and about as many as usual.' }],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A sum should be compared with a small tolerance when it is of decimals, and of ',
        },
        { kind: 'strong', text: 'both' },
        {
          kind: 'text',
          text: ' sides of a full join by day, so that a day that is missing on one side is seen too.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT COALESCE(a.day, b.day) AS day, a.euros, b.euros\nFROM (SELECT day, SUM(euros) AS euros FROM fct_orders GROUP BY day) AS a\nFULL JOIN (SELECT day, SUM(euros) AS euros FROM stg_orders GROUP BY day) AS b ON b.day = a.day\nWHERE a.euros IS DISTINCT FROM b.euros',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Logic that is hard (a rule of discounts, an attribution) deserves a ' },
        { kind: 'strong', text: 'unit test' },
        {
          kind: 'text',
          text: ' as well: a handful of made-up rows in, the expected rows out. It is run before any data are touched, and tells a fault of the code from a fault of the data.',
        },
      ],
    },
    { kind: 'check', name: 'sums-that-agree' },
    { kind: 'heading', level: 2, text: 'Where, how loud, and then' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Where.' },
        {
          kind: 'text',
          text: ' On sources: keys, and freshness (when did the newest row arrive?), because what comes in broken cannot go out whole. On marts: what people rely on. In between: grain after each join. A test that says the same as one above it only costs.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'How loud.' },
        { kind: 'text', text: ' An ' },
        { kind: 'code', text: 'error' },
        { kind: 'text', text: " stops what builds on it: better yesterday's number than a wrong one. A " },
        { kind: 'code', text: 'warn' },
        {
          kind: 'text',
          text: ' tells and goes on. Choose by one question: would I rather have no report than this one? A ',
        },
        { kind: 'code', text: 'warn' },
        { kind: 'text', text: ' that nobody reads for three weeks is deleted or made an error.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'And then.' },
        {
          kind: 'text',
          text: ' A failing test needs an owner and a place where the failing rows are kept. First look whether it is data or code. Never widen a test to make it green without writing down why; "',
        },
        { kind: 'code', text: 'accepted_values' },
        { kind: 'text', text: ' plus ' },
        { kind: 'code', text: "'paidd'" },
        { kind: 'text', text: '" is how nonsense becomes a category.' },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Tests find what you thought of. Watching numbers over time (rows a day, share of NULL) finds some of the rest.',
        },
      ],
    },
    { kind: 'check', name: 'stop-or-warn' },
    { kind: 'check', name: 'code-or-data' },
    { kind: 'check', name: 'key-of-a-pair' },
    { kind: 'check', name: 'grain-as-a-test' },
    { kind: 'check', name: 'orphans-dropped' },
  ]),
  moduleOf(FACTS[3], incrementalModels, [
    { kind: 'heading', level: 2, text: 'First the simple way' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'There are four usual ways to store a model: as a ' },
        { kind: 'strong', text: 'view' },
        { kind: 'text', text: ' (computed at each question), as a ' },
        { kind: 'strong', text: 'table' },
        { kind: 'text', text: ' (computed anew at each build), ' },
        { kind: 'strong', text: 'ephemeral' },
        { kind: 'text', text: ' (put into the queries that use it), or ' },
        { kind: 'strong', text: 'incremental' },
        { kind: 'text', text: ': the table stays, and each build adds or replaces only a part.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Begin with a view; make it a table when reading is too slow; make it incremental when ',
        },
        { kind: 'strong', text: 'building' },
        {
          kind: 'text',
          text: ' is too slow or too dear. Each step buys time with complexity, and the last one buys it with a new kind of fault: the table no longer follows from the code and the sources alone. It hangs on its own past.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A full rebuild heals every mistake overnight. An incremental model keeps it for ever.',
        },
      ],
    },
    { kind: 'check', name: 'which-way-to-store' },
    { kind: 'heading', level: 2, text: 'How it works' },
    {
      kind: 'code',
      lang: 'sql',
      text: "{{ config(materialized='incremental', unique_key='order_id') }}\n\nSELECT order_id, status, euros, updated_at\nFROM {{ ref('stg_orders') }}\n{% if is_incremental() %}\nWHERE updated_at > (SELECT MAX(updated_at) FROM {{ this }})\n{% endif %}",
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'is_incremental()' },
        { kind: 'text', text: ' is false at the first build and after ' },
        { kind: 'code', text: '--full-refresh' },
        { kind: 'text', text: ': then everything is read. Otherwise only rows after the newest one in ' },
        { kind: 'code', text: '{{ this }}' },
        { kind: 'text', text: ', the table as it stands. With a ' },
        { kind: 'code', text: 'unique_key' },
        { kind: 'text', text: ' a row that comes again ' },
        { kind: 'strong', text: 'replaces' },
        {
          kind: 'text',
          text: ' the old one; without it rows are only appended, and one that changed stands there twice.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What "replaces" means is the ' },
        { kind: 'em', text: 'strategy' },
        { kind: 'text', text: ', of which there are several: ' },
        { kind: 'code', text: 'append' },
        { kind: 'text', text: ' only adds; ' },
        { kind: 'code', text: 'merge' },
        { kind: 'text', text: ' updates what matches and inserts the rest; ' },
        { kind: 'code', text: 'delete+insert' },
        { kind: 'text', text: ' deletes the matching keys first; ' },
        { kind: 'code', text: 'insert_overwrite' },
        { kind: 'text', text: ' replaces whole partitions, for example days.' },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'In plain SQL it is an upsert:' }] },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE fct_orders (order_id INTEGER PRIMARY KEY, status TEXT, euros INTEGER, updated_at TEXT);\nINSERT INTO fct_orders VALUES (1, 'paid', 20, '2026-03-01'), (2, 'open', 30, '2026-03-02');\nCREATE TABLE stg_orders (order_id INTEGER, status TEXT, euros INTEGER, updated_at TEXT);\nINSERT INTO stg_orders VALUES\n  (1, 'paid', 20, '2026-03-01'), (2, 'paid', 30, '2026-03-03'), (3, 'open', 50, '2026-03-03');\n\nINSERT INTO fct_orders\nSELECT * FROM stg_orders\nWHERE updated_at > (SELECT MAX(updated_at) FROM fct_orders)\nON CONFLICT (order_id) DO UPDATE SET\n  status = excluded.status, euros = excluded.euros, updated_at = excluded.updated_at;\n\nSELECT * FROM fct_orders ORDER BY order_id;",
      output: '1 | paid | 20 | 2026-03-01\n2 | paid | 30 | 2026-03-03\n3 | open | 50 | 2026-03-03',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Run the same statement once more: nothing changes. That property has a name, ',
        },
        { kind: 'strong', text: 'idempotent' },
        {
          kind: 'text',
          text: ', and is the first thing to ask of a load. A job that broke off halfway can then simply be started again.',
        },
      ],
    },
    { kind: 'check', name: 'appended-or-replaced' },
    { kind: 'check', name: 'run-it-again' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In the example order 1 was not read, for it is not newer than the newest row; order 2 replaced its old state; order 3 is new.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Late and changed rows' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The condition ' },
        { kind: 'code', text: '> MAX(updated_at)' },
        {
          kind: 'text',
          text: ' is exact only if rows arrive in the order of that column. They do not. A phone sends its events when it has a network again; a transaction that began earlier commits later. What was dated before the newest row and arrives after it is ',
        },
        { kind: 'strong', text: 'never' },
        { kind: 'text', text: ' read.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So look back a little: read everything of the last three days again and let ',
        },
        { kind: 'code', text: 'unique_key' },
        {
          kind: 'text',
          text: ' replace what was there. How far? As far as rows are really late: measure it (arrival less event, the 99.9th percentile), and rebuild in full now and then for what is later still.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two clocks are at work: when something ' },
        { kind: 'strong', text: 'happened' },
        { kind: 'text', text: ' and when you ' },
        { kind: 'strong', text: 'learned' },
        { kind: 'text', text: ' of it. Filter by the second (' },
        { kind: 'code', text: 'loaded_at' },
        { kind: 'text', text: '), report by the first.' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Deleted rows' },
          { kind: 'text', text: ' do not come at all. Either the source marks them (' },
          { kind: 'code', text: 'is_deleted' },
          { kind: 'text', text: '), or a full comparison finds them.' },
        ],
        [
          { kind: 'code', text: '>=' },
          { kind: 'strong', text: ' or ' },
          { kind: 'code', text: '>' },
          { kind: 'strong', text: '?' },
          {
            kind: 'text',
            text: ' Several rows may share the newest moment, of which only some had arrived. With a unique key ',
          },
          { kind: 'code', text: '>=' },
          { kind: 'text', text: ' is safe and costs little: a few rows are read twice.' },
        ],
      ],
    },
    { kind: 'check', name: 'never-read-again' },
    { kind: 'check', name: 'days-to-look-back' },
    { kind: 'heading', level: 2, text: 'When the code changes' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'You add a column, or mend a formula. The new code runs for new rows only; the old ones keep the old value. Half the table follows one rule, half the other, and no test of types sees it. Therefore:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'A change of logic is followed by a ' },
          { kind: 'strong', text: 'full refresh' },
          { kind: 'text', text: ', in a moment when it can run.' },
        ],
        [
          { kind: 'text', text: 'A new column: ' },
          { kind: 'code', text: 'on_schema_change' },
          {
            kind: 'text',
            text: ' says whether it is ignored (the default), added, or makes the build fail. "Added" fills old rows with NULL, not with what they should be.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Windows that look over more than the new rows (a running sum, "first order of this customer") cannot be computed from the new rows alone. Read the whole history of the keys that changed, or compute it in a view on top.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Test it as you test a table (unique key, sums against the source by day), and compare it now and then with a full build of the same model: they must be equal, row by row.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'When not: tables that are built within minutes. Most are.' }],
    },
    { kind: 'check', name: 'half-old-half-new' },
    { kind: 'check', name: 'rebuilt-or-not' },
    { kind: 'check', name: 'window-over-new-rows' },
    { kind: 'check', name: 'sum-with-the-source' },
  ]),
  moduleOf(FACTS[4], documentation, [
    { kind: 'heading', level: 2, text: 'Two people, one word, two numbers' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Sales reports 1,240 customers, finance 1,102. Both queries are right. Sales counts whoever has an account, finance whoever paid this year. The fault is not in SQL: one word stood for two things, and nobody had written down which. Documentation of data is mostly this: ',
        },
        { kind: 'strong', text: 'deciding what a word means, once, and putting it where people look.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE accounts (account_id INTEGER, is_test INTEGER);\nINSERT INTO accounts VALUES (1, 0), (2, 0), (3, 0), (4, 1);\nCREATE TABLE payments (account_id INTEGER, paid_on TEXT, euros INTEGER);\nINSERT INTO payments VALUES (1, '2026-02-01', 30), (2, '2025-11-20', 20), (4, '2026-01-05', 1);\n\nSELECT\n  (SELECT COUNT(*) FROM accounts) AS with_account,\n  (SELECT COUNT(*) FROM accounts WHERE is_test = 0) AS without_tests,\n  (SELECT COUNT(DISTINCT p.account_id)\n   FROM payments AS p\n   JOIN accounts AS a ON a.account_id = p.account_id\n   WHERE a.is_test = 0 AND p.paid_on >= '2026-01-01') AS paid_this_year;",
      output: '4 | 3 | 1',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Four, three and one: three honest answers to "how many customers have we?".' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A definition is good if two people who read it would count the same rows. Test it with the hard cases: is somebody a customer who returned everything? A test account? A company with five buyers?',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        { kind: 'text', text: 'If a definition cannot be turned into a ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ', it is not finished.' },
      ],
    },
    { kind: 'check', name: 'would-count-the-same' },
    { kind: 'heading', level: 2, text: 'What to write about a model' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Four sentences are worth more than four pages:' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'One row is …' },
          { kind: 'text', text: ' the grain, and the key.' },
        ],
        [
          { kind: 'strong', text: 'In it are, and are not …' },
          { kind: 'text', text: ' which rows, which are left out, and why.' },
        ],
        [
          { kind: 'strong', text: 'It is new as of …' },
          { kind: 'text', text: ' how often it is built, and how late it may be.' },
        ],
        [
          { kind: 'strong', text: 'Ask …' },
          { kind: 'text', text: ' who owns it and decides.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'And for columns only what the name does not say: the unit, the time zone, what NULL means, where the limits lie. "',
        },
        { kind: 'code', text: 'customer_id' },
        { kind: 'text', text: ': the id of the customer" is noise, and noise teaches people not to read.' },
      ],
    },
    {
      kind: 'code',
      lang: 'yaml',
      text: "models:\n  - name: fct_orders\n    description: >\n      One row for each paid order, by the time of payment. Test accounts and\n      orders that were refunded in full are left out. Built at 05:00 UTC.\n    config:\n      meta: { owner: 'analytics, orders' }\n    columns:\n      - name: paid_at\n        description: Time zone UTC. Never NULL, for unpaid orders are not here.\n      - name: voucher_code\n        description: NULL if none was used. An empty text does not occur (tested).",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Write beside the code, in the same change. A description in another place is right on the day on which it was written. What a test can say, a test should say: ',
        },
        { kind: 'code', text: 'not_null' },
        {
          kind: 'text',
          text: ' does not go out of date, the sentence "is never empty" does. One text for a column that stands in many models is written once and referred to (in dbt by a ',
        },
        { kind: 'code', text: 'docs' },
        { kind: 'text', text: ' block).' },
      ],
    },
    { kind: 'check', name: 'noise-or-news' },
    { kind: 'check', name: 'where-it-lives' },
    { kind: 'heading', level: 2, text: 'Metrics are definitions that run' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If every dashboard adds up revenue in its own formula, there are as many revenues as dashboards. Put the formula in ',
        },
        { kind: 'strong', text: 'one' },
        {
          kind: 'text',
          text: ' place, as a model or a metric of a semantic layer, with its name, grain, filters and the dimensions by which it may be cut. Then change is one change, and the question "which revenue?" has an answer with an address.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A metric needs its ' },
        { kind: 'strong', text: 'denominator' },
        {
          kind: 'text',
          text: ' in words. "Conversion 4 %": of visits, visitors or visitors who saw a price? And it needs to say what it may not be added over: shares and distinct counts are not added over days.',
        },
      ],
    },
    { kind: 'check', name: 'which-denominator' },
    { kind: 'heading', level: 2, text: 'Lineage, and who depends on you' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'From ' },
        { kind: 'code', text: 'ref' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'source' },
        {
          kind: 'text',
          text: ' the tool draws what comes from what. Backwards it answers "where does this number come from?", forwards "what breaks if I change this?". It only knows what it was told: a dashboard that reads the table is outside, until it is declared (in dbt as an ',
        },
        { kind: 'em', text: 'exposure' },
        { kind: 'text', text: ' with an owner).' },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Before you change a model that others build on:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: 'Look forwards in the graph and at exposures, and tell the owners.' }],
        [
          { kind: 'text', text: 'A ' },
          { kind: 'strong', text: 'contract' },
          {
            kind: 'text',
            text: ' fixes names and types of columns: the build fails rather than letting a changed column through.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'For a change that breaks, keep the old version beside the new one until a day that is named, then remove it. A day that is not named never comes.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'found-by-lineage' },
    { kind: 'check', name: 'change-in-order' },
    { kind: 'heading', level: 2, text: 'When it lies' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Wrong documentation is worse than none, for it is believed. It lies first where the code moves fastest. So: little, near the code, with a date where a fact can age, and part of review ("does the description still hold?"). Delete what nobody reads. And mark what should not be used any more, with what to use instead, in the first line.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'When not: an experiment of a week needs one sentence, "experiment, do not build on it", and a day on which it is deleted.',
        },
      ],
    },
    { kind: 'check', name: 'row-by-definition' },
    { kind: 'check', name: 'counted-on-both-sides' },
    { kind: 'check', name: 'lies-first-here' },
  ]),
]
