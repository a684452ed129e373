import { oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import { moduleChecks } from '../module-checks'
import { givesNumber } from '../sql-foundations/asked'

type Row = readonly [id: number, euros: number, at: number]
const table = (name: string, rows: readonly Row[], key = ''): Table => ({
  name,
  columns: [`id integer${key}`, 'euros integer', 'updated_at integer'],
  rows: rows.map((row): Cell[] => [...row]),
})
const total = (rows: readonly Row[]): number => rows.reduce((sum, [, euros]) => sum + euros, 0)
const newest = (rows: readonly Row[]): number => Math.max(...rows.map(([, , at]) => at))
/** What is in the table after rows came in; a row of a known id takes its place. */
function merged(old: readonly Row[], came: readonly Row[]): Row[] {
  const byId = new Map(old.map((row) => [row[0], row]))
  for (const row of came) byId.set(row[0], row)
  return [...byId.values()]
}
const UPSERT = 'ON CONFLICT (id) DO UPDATE SET\n  euros = excluded.euros, updated_at = excluded.updated_at'
const load = (condition: string, upsert = true): string =>
  `INSERT INTO sales\nSELECT * FROM staged\nWHERE ${condition}${upsert ? `\n${UPSERT}` : ''};`
const AFTER = 'updated_at > (SELECT MAX(updated_at) FROM sales)'

export default moduleChecks('analytics-engineering/incremental-models', [
  oneOf({
    name: 'which-way-to-store',
    seconds: 75,
    hint: 'What is too slow: asking, building, or nothing?',
    scenes: [
      {
        stem: 'A staging model renames columns of a source. Nobody complains about speed. How is it stored?',
        right: [['As a view', 'It is always up to date and costs nothing to build.']],
        wrong: [
          ['As a table', 'It takes space and a build for nothing.'],
          ['Incrementally', 'It would bring the faults of a past of its own for nothing.'],
          ['As a yearly export', 'It would be out of date.'],
          ['Incrementally, with a full refresh at night', 'That is a table with more to go wrong.'],
        ],
      },
      {
        stem: 'A mart of 2 million rows is built in four minutes each night; as a view its dashboards took too long. How is it stored?',
        right: [['As a table', 'Reading is quick, and each build heals all faults.']],
        wrong: [
          ['As a view', 'Reading is what was too slow.'],
          ['Incrementally', 'Four minutes a night are worth no new kind of fault.'],
          ['Ephemeral', 'It would be computed at each question.'],
          ['As a view on a view', 'Reading stays as slow.'],
        ],
      },
      {
        stem: 'Events of four years, 9 billion rows; a full build takes eleven hours and costs a week’s budget. How is it stored?',
        right: [['Incrementally', 'Here building is what is too dear.']],
        wrong: [
          ['As a table', 'Each build would take eleven hours.'],
          ['As a view', 'Each question would read all of it.'],
          ['Ephemeral', 'Each question would read all of it.'],
          ['As a table that is built twice', 'That costs two weeks’ budget.'],
        ],
      },
    ],
  }),
  givesNumber({
    name: 'appended-or-replaced',
    seconds: 105,
    hint: 'Which staged rows pass the condition, and what becomes of one whose id is there already?',
    draw: (rng) => {
      const sales: Row[] = [1, 2, 3].map((id) => [id, rng.int(2, 9) * 10, id])
      const staged: Row[] = [
        [2, rng.int(2, 9) * 10, 5],
        [3, rng.int(2, 9) * 10, 3],
        [4, rng.int(2, 9) * 10, rng.int(4, 6)],
      ]
      return { sales, staged: rng.shuffle(staged), isUpsert: rng.chance() < 0.6 }
    },
    tables: ({ sales, staged, isUpsert }) => [
      table('sales', sales, isUpsert ? ' PRIMARY KEY' : ''),
      table('staged', staged),
    ],
    statement: ({ isUpsert }) => `${load(AFTER, isUpsert)}\n\nSELECT SUM(euros) FROM sales;`,
    value: ({ sales, staged, isUpsert }) => {
      const came = staged.filter(([, , at]) => at > newest(sales))
      return total(isUpsert ? merged(sales, came) : [...sales, ...came])
    },
    because: ({ isUpsert }) =>
      isUpsert
        ? 'Rows after the newest one come in; a known id replaces its row.'
        : 'Rows after the newest one are added; the changed one now stands there twice.',
    slip: () => 'What is not newer than the newest row is not read at all.',
  }),
  givesNumber({
    name: 'run-it-again',
    seconds: 105,
    hint: 'Which of the staged rows come in once more in the second run, and what becomes of them?',
    draw: (rng) => {
      const sales: Row[] = [1, 2].map((id) => [id, rng.int(2, 9) * 10, id])
      const staged: Row[] = [3, 4].map((id) => [id, rng.int(2, 9) * 10, rng.int(3, 5)])
      return { sales, staged, way: rng.pick(['after', 'all upsert', 'all append']) }
    },
    tables: ({ sales, staged, way }) => [
      table('sales', sales, way === 'all append' ? '' : ' PRIMARY KEY'),
      table('staged', staged),
    ],
    statement: ({ way }) => {
      const one = way === 'after' ? load(AFTER) : load('true', way === 'all upsert')
      return `-- first run\n${one}\n-- second run\n${one}\n\nSELECT COUNT(*) FROM sales;`
    },
    value: ({ sales, staged, way }) => sales.length + staged.length * (way === 'all append' ? 2 : 1),
    because: ({ way }) =>
      way === 'all append'
        ? 'Nothing keeps the second run from adding the same rows again.'
        : 'The second run changes nothing: the load is idempotent.',
    slip: () => 'Ask of each load what happens if it is started once more.',
  }),
  givesNumber({
    name: 'never-read-again',
    seconds: 105,
    hint: 'Which of the staged rows are dated before the newest one that is there?',
    draw: (rng) => {
      const sales: Row[] = [1, 2].map((id) => [id, rng.int(2, 9) * 10, 4 + id])
      const staged: Row[] = [3, 4, 5].map((id) => [id, rng.int(2, 9) * 10, rng.pick([3, 4, 5, 6, 7, 8])])
      return { sales, staged, back: rng.pick([0, 2]) }
    },
    tables: ({ sales, staged }) => [table('sales', sales, ' PRIMARY KEY'), table('staged', staged)],
    statement: ({ back }) =>
      `${load(back === 0 ? AFTER : `updated_at > (SELECT MAX(updated_at) FROM sales) - ${back}`)}\n\nSELECT COUNT(*) FROM sales;`,
    value: ({ sales, staged, back }) =>
      sales.length + staged.filter(([, , at]) => at > newest(sales) - back).length,
    because: ({ sales, back }) =>
      `Read is what is dated after ${newest(sales) - back}; what is dated before came too late.`,
    slip: () => 'A late row is not read by any later run either, for the newest moment only grows.',
  }),
  reckoned({
    name: 'days-to-look-back',
    seconds: 75,
    hint: 'Which part of the rows is later than the window, and of how many?',
    draw: (rng) => ({ rows: rng.int(2, 9) * 100_000, late: rng.pick([2, 5, 8]), days: rng.int(2, 4) }),
    stem: ({ rows, late, days }) =>
      `${rows} events come in a day. Of 10,000 events ${late} arrive more than ${days} days late. A load looks back ${days} days. How many events of a day does it never read?`,
    unit: 'A number of events.',
    value: ({ rows, late }) => (rows * late) / 10_000,
    within: 0,
    because: ({ rows, late }) => `${late} of 10,000 are later than the window: ${rows} × ${late} / 10,000.`,
    slip: () => 'They are found by a full refresh now and then, or by a wider window.',
    again: ({ rows, late }) => {
      let lost = 0
      for (let seen = 0; seen < rows; seen += 10_000) lost += late
      return lost
    },
  }),
  reckoned({
    name: 'half-old-half-new',
    seconds: 90,
    hint: 'Which rows were computed by which rule?',
    draw: (rng) => ({
      old: rng.int(40, 90) * 10,
      fresh: rng.int(5, 30),
      fee: rng.pick([2, 3, 4]),
      isFull: rng.chance() < 0.3,
    }),
    stem: ({ old, fresh, fee, isFull }) =>
      `A model takes ${fee} euros of fee off each order; by mistake it did not so far. The code is mended, then ${isFull ? 'a full refresh is run, in which' : 'an ordinary incremental build is run, in which'} ${fresh} new orders come in beside ${old} old ones, which do not change. How many euros of fees are taken off in the table?`,
    unit: 'Euros.',
    value: ({ old, fresh, fee, isFull }) => fee * (isFull ? old + fresh : fresh),
    within: 0,
    because: ({ isFull }) =>
      isFull
        ? 'All rows are computed anew, by the new rule.'
        : 'Only the new rows are computed; the old ones keep the old value.',
    slip: () => 'A change of logic is followed by a full refresh, or the table follows two rules at once.',
    again: ({ old, fresh, fee, isFull }) => {
      const rows = [...Array<number>(old).fill(isFull ? fee : 0), ...Array<number>(fresh).fill(fee)]
      return rows.reduce((sum, one) => sum + one, 0)
    },
  }),
  someOf({
    name: 'rebuilt-or-not',
    seconds: 90,
    hint: 'What has to be true of rows that are in the table already?',
    about: 'How it works',
    scenes: [
      {
        stem: 'After which changes does an incremental model need a full refresh to be right? Choose all.',
        right: [
          ['A formula of a column is mended', 'Old rows keep the old value.'],
          ['A new column is added that old rows should have too', 'They would be NULL.'],
          [
            'A filter is dropped that kept some kinds of orders out',
            'Old ones of these kinds are not in the table.',
          ],
        ],
        wrong: [
          ['A comment is added', 'Nothing is computed otherwise.'],
          ['A test is added', 'It looks only.'],
          ['New orders arrive', 'That is what each build is for.'],
          ['A dashboard is added that reads it', 'It reads what is there.'],
        ],
      },
      {
        stem: 'Which statements about `unique_key` and `is_incremental()` hold? Choose all.',
        right: [
          ['In the first build `is_incremental()` is false', 'There is no table yet.'],
          ['With `--full-refresh` `is_incremental()` is false', 'Everything is read again.'],
          [
            'With a unique key a row that comes again takes the place of the old one',
            'It is merged by the key.',
          ],
        ],
        wrong: [
          ['Without a unique key changed rows are found by themselves', 'They are added a second time.'],
          ['A unique key makes late rows come in', 'Whether they are read is up to the condition.'],
          ['`{{ this }}` is the source', 'It is the table of the model as it stands.'],
          ['Rows that the source deleted are deleted too', 'They are not among what is read.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'window-over-new-rows',
    seconds: 75,
    hint: 'Can it be known from the new rows alone?',
    about: 'First the simple way',
    scenes: [
      {
        stem: 'A build reads the orders of the last day only. Which column can be computed rightly from these rows alone?',
        right: [
          ['Euros of the order, from cents', 'It hangs on its own row.'],
          ['Weekday on which the order came', 'It hangs on its own row.'],
        ],
        wrong: [
          ['Number of this order among all of its customer', 'Earlier orders are not read.'],
          ['Running total of the year', 'Earlier orders are not read.'],
          ['Days since the order before of the same customer', 'The order before may be older.'],
          ['Share of the month so far', 'Earlier days are not read.'],
          ['Being the customer’s first', 'Earlier orders are not read.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'sum-with-the-source',
    seconds: 75,
    hint: 'How many are in the one and not in the other?',
    about: 'Late and changed rows',
    draw: (rng) => ({ built: rng.int(300, 900), late: rng.int(3, 20), gone: rng.int(2, 9) }),
    stem: ({ built, late, gone }) =>
      `An incremental table has ${built} orders. ${late} orders came too late and were never read; ${gone} that are in the table were deleted in the source without a mark. How many orders would a full refresh give?`,
    unit: 'A number of orders.',
    value: ({ built, late, gone }) => built + late - gone,
    within: 0,
    because: ({ built, late, gone }) =>
      `${built} + ${late} that were never read − ${gone} that are no longer there.`,
    slip: () => 'The two faults partly hide each other in a count; comparing by day and key shows both.',
    again: ({ built, late, gone }, { sql }) =>
      Number(
        sql(
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${built + late}),
           source AS (SELECT i FROM n WHERE i > ${gone}) SELECT COUNT(*) FROM source`,
        )[0]?.[0],
      ),
  }),
])
