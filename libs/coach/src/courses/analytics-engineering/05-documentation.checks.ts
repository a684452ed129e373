import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell } from '../module-checks'
import { moduleChecks } from '../module-checks'
import { givesNumber } from '../sql-foundations/asked'

const STATES = ['paid', 'refunded', 'open'] as const

export default moduleChecks('analytics-engineering/documentation', [
  oneOf({
    name: 'would-count-the-same',
    seconds: 75,
    hint: 'Could two people write the WHERE from it without asking each other?',
    scenes: [
      {
        stem: 'Which definition of “active member” would two people turn into the same rows?',
        right: [
          [
            'Members with a visit in the 30 days up to the day of the report, no test accounts',
            'Event, span and exclusions are said.',
          ],
        ],
        wrong: [
          [
            'Members who come regularly and take part in the life of the club as a whole, no test accounts',
            'What is regular?',
          ],
          [
            'Members who were active in the past month, no test accounts counted',
            'The word explains itself by itself.',
          ],
          ['Members who are not inactive or about to leave, as seen by the team', 'Nobody can count that.'],
          [
            'Members with recent visits, as is usual in our line of business and in the reports',
            'What is recent, and usual where?',
          ],
        ],
      },
      {
        stem: 'Which definition of “late delivery” would two people turn into the same rows?',
        right: [
          [
            'Handed over after the end of the promised day, local time of the receiver',
            'Event, limit and zone are said.',
          ],
        ],
        wrong: [
          [
            'Deliveries that took longer than they should have, local time of the receiver',
            'How long should they?',
          ],
          [
            'Deliveries that customers complained about as being late, in their own view',
            'That counts complaints.',
          ],
          ['Deliveries that came clearly after the promised day, as far as is known', 'What is clearly?'],
          [
            'Deliveries that were delayed in transport, storage or at the door of the receiver',
            'From when on is something delayed?',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'noise-or-news',
    seconds: 90,
    hint: 'Does the sentence tell anything that the name did not?',
    scenes: [
      {
        stem: 'Which of these descriptions of columns add something to the name? Choose all.',
        right: [
          ['shipped_at: UTC; NULL until the parcel has left the house', 'Zone and meaning of NULL.'],
          ['weight: grams, with packing', 'Unit, and what is in it.'],
          ['score: 0 to 100; not comparable before May 2025', 'Range, and a limit in time.'],
          [
            'country: where the parcel goes, not where the customer lives',
            'It decides between two readings.',
          ],
        ],
        wrong: [
          ['order_id: the id of the order', 'The name says so.'],
          ['created_at: when the row was created', 'The name says so.'],
          ['is_paid: whether it is paid', 'The name says so.'],
          ['name: text', 'The type says so.'],
        ],
      },
      {
        stem: 'Which of these belong in the description of a model? Choose all.',
        right: [
          ['What one row is', 'It is the first thing to know.'],
          ['Which rows are left out, and why', 'Otherwise numbers differ and nobody knows why.'],
          ['Who decides about it', 'Somebody has to answer.'],
          ['How late it may be', 'Whoever reads it at eight has to know.'],
        ],
        wrong: [
          ['The SQL once more, in words, line by line', 'The SQL says it, and does not go out of date.'],
          ['How many rows it had on the day of writing', 'It is wrong tomorrow.'],
          ['That a column is never NULL, in place of a test', 'A test would notice when it is no longer so.'],
          ['The history of all changes', 'The repository keeps it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'where-it-lives',
    seconds: 60,
    hint: 'Where does somebody who changes the code stumble over it?',
    scenes: ['orders', 'trips', 'claims'].map((name) => ({
      stem: `Where should the description of \`fct_${name}\` be kept, so that it stays true the longest?`,
      right: [['Beside the model, changed in the same review', 'Who changes the one sees the other.']],
      wrong: [
        ['On a wiki page that the team tidies up each year', 'It is right on the day it is written.'],
        ['In the dashboard that shows the model most often', 'Other readers do not see it.'],
        ['In the head of the person who knows it best', 'People go on holiday.'],
        ['In a mail to all who asked for it when it was new', 'Who comes later never got it.'],
      ],
    })),
  }),
  reckoned({
    name: 'which-denominator',
    seconds: 75,
    hint: 'Of whom is the share asked, and how many of those are there?',
    draw: (rng) => {
      const visitors = rng.int(4, 9) * 100
      return {
        visitors,
        visits: visitors * rng.int(2, 3),
        buyers: visitors / rng.pick([10, 20, 25]),
        isVisits: rng.chance() < 0.5,
      }
    },
    stem: ({ visitors, visits, buyers, isVisits }) =>
      `${visitors} people visited a shop ${visits} times in all, and ${buyers} of them bought, each once. Conversion is defined as purchases for each ${isVisits ? 'visit' : 'person who visited'}. What is it, in per cent?`,
    unit: 'Per cent, to two digits after the point.',
    value: ({ visitors, visits, buyers, isVisits }) => (100 * buyers) / (isVisits ? visits : visitors),
    within: 0.01,
    because: ({ visitors, visits, buyers, isVisits }) =>
      `${buyers} of ${isVisits ? `${visits} visits` : `${visitors} people`}.`,
    slip: () =>
      'The other denominator gives another number under the same name, which is why it belongs in the definition.',
    again: ({ visitors, visits, buyers, isVisits }, { sql }) =>
      Number(
        sql(
          `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${visits - 1}),
           v AS (SELECT i, i % ${visitors} AS person FROM n)
           SELECT 100.0 * ${buyers} / COUNT(${isVisits ? 'i' : 'DISTINCT person'}) FROM v`,
        )[0]?.[0],
      ),
  }),
  someOf({
    name: 'found-by-lineage',
    seconds: 90,
    hint: 'What does the tool read, and what was it never told?',
    scenes: [
      ['stg_payments', 'A spreadsheet'],
      ['dim_product', 'A notebook'],
      ['fct_visits', 'A dashboard'],
    ].map(([model = '', outside = '']) => ({
      stem: `A column of \`${model}\` is to be dropped. Which of these does the graph of \`ref\`, \`source\` and declared exposures show? Choose all.`,
      right: [
        [`Models that refer to \`${model}\` by \`ref\``, 'They are edges of the graph.'],
        [`Models that build on models which refer to \`${model}\``, 'The graph goes on forwards.'],
        [`The source that \`${model}\` comes from`, 'The graph goes backwards too.'],
        ['A dashboard that is declared as an exposure', 'It was told.'],
      ] as const,
      wrong: [
        [`${outside} that somebody connected to the table last week`, 'It is outside, and was not declared.'],
        ['A model that names the table by hand', 'The edge is missing.'],
        ['Which people look at the numbers', 'It knows models, no readers.'],
        ['Whether the old numbers were right', 'It knows what comes from what, not what is true.'],
      ] as const,
    })),
  }),
  inOrder({
    name: 'change-in-order',
    seconds: 75,
    hint: 'Who has to know before anything can break, and what goes last?',
    chains: [
      {
        stem: 'A column of a model that others build on gets another meaning. Which order is the careful one? First on top.',
        steps: [
          'See in the graph who depends on it',
          'Tell their owners, with a day',
          'Publish the new version beside the old one',
          'Remove the old one on that day',
        ],
        because: 'One looks, tells, offers both, and removes last, on a day that was named.',
      },
      {
        stem: 'A metric has had three formulas so far and gets one. Which order is the careful one? First on top.',
        steps: [
          'Collect the formulas that are in use',
          'Decide with those who use them which cases count',
          'Write the one formula in one place',
          'Move the dashboards to it, and drop the others',
        ],
        because: 'One cannot decide before one knows what is in use, nor drop before people have moved.',
      },
    ],
  }),
  givesNumber({
    name: 'row-by-definition',
    seconds: 90,
    hint: 'Go through the rows with the definition beside you.',
    about: 'Two people, one word, two numbers',
    draw: (rng) => ({
      isWide: rng.chance() < 0.5,
      rows: Array.from({ length: rng.int(6, 8) }, (): Cell[] => [
        rng.int(1, 4),
        rng.pick(STATES),
        rng.pick([0, 0, 1]),
      ]),
    }),
    tables: ({ rows }) => [
      { name: 'orders', columns: ['customer_id integer', 'state text', 'is_test integer'], rows },
    ],
    statement: ({ isWide }) =>
      isWide
        ? '-- customer: whoever has any order that is no test\nSELECT COUNT(DISTINCT customer_id)\nFROM orders\nWHERE is_test = 0;'
        : "-- customer: whoever has a paid order that is no test\nSELECT COUNT(DISTINCT customer_id)\nFROM orders\nWHERE is_test = 0 AND state = 'paid';",
    value: ({ rows, isWide }) =>
      new Set(
        rows.filter(([, state, isTest]) => isTest === 0 && (isWide || state === 'paid')).map(([id]) => id),
      ).size,
    because: ({ isWide }) =>
      `Each customer counts once who has ${isWide ? 'an order' : 'a paid order'} that is no test.`,
    slip: () => 'The other definition counts other rows under the same word.',
  }),
  reckoned({
    name: 'counted-on-both-sides',
    seconds: 75,
    hint: 'How many are in both, and how often are they in the sum?',
    about: 'Metrics are definitions that run',
    draw: (rng) => ({ first: rng.int(40, 90), second: rng.int(40, 90), both: rng.int(5, 30) }),
    stem: ({ first, second, both }) =>
      `On Monday ${first} different people visited, on Tuesday ${second}; ${both} of them came on both days. How many different people came on the two days together?`,
    unit: 'A number of people.',
    value: ({ first, second, both }) => first + second - both,
    within: 0,
    because: ({ first, second, both }) =>
      `${first} + ${second} counts the ${both} twice, so they are taken off once.`,
    slip: () => 'A distinct count is not added over days, and its description should say so.',
    again: ({ first, second, both }) => {
      const people = new Set<number>()
      for (let i = 0; i < first; i++) people.add(i)
      for (let i = 0; i < second; i++) people.add(first - both + i)
      return people.size
    },
  }),
  oneOf({
    name: 'lies-first-here',
    seconds: 75,
    hint: 'Which of them does nobody have to remember to change?',
    about: 'What to write about a model',
    scenes: [
      {
        stem: 'Which of these statements about a column goes out of date last?',
        right: [
          [
            'A `not_null` test on it that runs at each build',
            'It fails on the day on which it is no longer so.',
          ],
          ['A contract with its name and type', 'The build fails when it is no longer so.'],
        ],
        wrong: [
          ['“Is never empty”, in a note', 'Nobody is told when it changes.'],
          ['“About 5 % are empty”, in the description of last spring', 'It was true last spring.'],
          ['A picture of the tables, drawn by hand for a talk', 'It was true on the day of the talk.'],
          ['A comment in the report', 'The report is far from the code.'],
        ],
      },
    ],
  }),
])
