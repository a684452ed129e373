import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell } from '../module-checks'
import { moduleChecks } from '../module-checks'
import { givesNumber } from '../sql-foundations/asked'

const day = (n: number): string => `2026-03-${String(n).padStart(2, '0')}`

export default moduleChecks('analytics-engineering/dimensional-models', [
  someOf({
    name: 'fact-or-dimension',
    seconds: 90,
    hint: 'Is it measured at an event, or is it what one breaks the measure down by?',
    scenes: [
      {
        stem: 'A hotel models its bookings. Which of these belong in a dimension table? Choose all.',
        right: [
          ['Kind of room, with view and number of beds', 'It describes what was booked.'],
          ['Country of the guest', 'It describes who booked.'],
          ['Whether a day is a public holiday', 'It describes a day.'],
          ['Name of the website the booking came by', 'It describes a channel.'],
        ],
        wrong: [
          ['Price of the booking', 'It is measured at the booking.'],
          ['Number of nights', 'It is measured at the booking.'],
          ['Discount in euros', 'It is measured at the booking.'],
          ['Guests in the room', 'It is measured at the booking.'],
        ],
      },
      {
        stem: 'A support team models its answers. Which of these belong in the fact table, at one row for each answer? Choose all.',
        right: [
          ['Minutes until the answer', 'It is measured at the answer.'],
          ['The key of the agent', 'Facts carry the keys of their dimensions.'],
          ['Number of words', 'It is measured at the answer.'],
        ],
        wrong: [
          ['The agent’s team', 'It describes the agent.'],
          ['The name of the customer', 'It describes the customer.'],
          ['Which weekday a date is', 'It describes the day.'],
          ['The text of the product’s category', 'It describes the product.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'true-at-the-grain',
    seconds: 75,
    hint: 'If an order has three lines, of what is the number a fact?',
    scenes: [
      ['order line', 'order', 'pieces of this line', 'shipping of the whole order'],
      ['ticket message', 'ticket', 'words of this message', 'satisfaction with the whole ticket'],
      ['stop of a trip', 'trip', 'minutes at this stop', 'fuel for the whole trip'],
    ].map(([grain = '', whole = '', fits = '', not = '']) => ({
      stem: `The grain is one row for each ${grain}. Which number may stand in the fact table as it is?`,
      right: [[`The ${fits}`, 'It has its own value in each row.']],
      wrong: [
        [`The ${not}`, `It is of the ${whole}: in each row it would be added several times.`],
        [
          `The share of this row in all of the year`,
          'It is no fact of the event, and shares do not add up over filters.',
        ],
        [`The running total up to this row`, 'It is worked out when asked, and adding it means nothing.'],
        [`The mean over the ${whole}`, `It is of the ${whole}, and means do not add up.`],
      ],
    })),
  }),
  givesNumber({
    name: 'stock-over-days',
    about: 'What may be added',
    seconds: 90,
    hint: 'Over which days does the statement add, and over which places?',
    draw: (rng) => ({
      days: [rng.int(10, 12), rng.int(13, 15), rng.int(16, 19)],
      counts: Array.from({ length: 6 }, () => rng.int(2, 30)),
      isLast: rng.chance() < 0.6,
    }),
    tables: ({ days, counts }) => [
      {
        name: 'fct_beds',
        columns: ['day text', 'house text', 'free integer'],
        rows: days.flatMap((n, i): Cell[][] => [
          [day(n), 'east', counts[2 * i] ?? 0],
          [day(n), 'west', counts[2 * i + 1] ?? 0],
        ]),
      },
    ],
    statement: ({ days, isLast }) =>
      `SELECT SUM(free)\nFROM fct_beds\nWHERE day = ${isLast ? '(SELECT MAX(day) FROM fct_beds)' : `'${day(days[0] ?? 0)}'`};`,
    value: ({ counts, isLast }) =>
      isLast ? (counts[4] ?? 0) + (counts[5] ?? 0) : (counts[0] ?? 0) + (counts[1] ?? 0),
    because: () => 'One day is picked, and the houses of that day are added: free beds add up over houses.',
    slip: () => 'Over days they do not: a bed that is free on three days is one bed.',
  }),
  reckoned({
    name: 'share-of-shares',
    seconds: 90,
    hint: 'Add both parts over the shops before you divide.',
    draw: (rng) => ({
      a: rng.int(1, 4) * 10,
      b: rng.int(5, 9) * 10,
      n: rng.pick([100, 200]),
      m: rng.pick([400, 800, 300]),
    }),
    stem: ({ a, b, n, m }) =>
      `In the north ${a} % of ${n} visitors bought, in the south ${b} % of ${m}. What share of all visitors bought, in per cent?`,
    unit: 'Per cent, to two digits after the point.',
    value: ({ a, b, n, m }) => (a * n + b * m) / (n + m),
    within: 0.01,
    because: ({ a, b, n, m }) => `${(a * n) / 100} + ${(b * m) / 100} buyers of ${n + m} visitors.`,
    slip: () =>
      'The mean of the two shares would count both shops alike, whatever their size. Keep the parts as facts and divide last.',
    again: ({ a, b, n, m }, { sql }) =>
      Number(
        sql(
          `CREATE TABLE f (bought real, visitors real); INSERT INTO f VALUES (${a * n} / 100.0, ${n}), (${b * m} / 100.0, ${m});
           SELECT SUM(bought) * 100.0 / SUM(visitors) FROM f`,
        )[0]?.[0],
      ),
  }),
  givesNumber({
    name: 'city-of-the-day',
    seconds: 105,
    hint: 'Which row of the dimension was valid on the day of each order, and is its last day in it?',
    draw: (rng) => {
      const move = rng.int(10, 20)
      return {
        move,
        city: rng.pick(['Graz', 'Lyon']),
        orders: Array.from({ length: rng.int(4, 6) }, () => ({
          on: move + rng.pick([-3, -1, 0, 0, 1, 4]),
          euros: rng.int(1, 9) * 10,
        })),
      }
    },
    tables: ({ move, orders }) => [
      {
        name: 'dim_customer',
        columns: ['customer_id integer', 'city text', 'valid_from text', 'valid_to text'],
        rows: [
          [7, 'Graz', '2026-01-01', day(move)],
          [7, 'Lyon', day(move), '9999-12-31'],
        ],
      },
      {
        name: 'orders',
        columns: ['customer_id integer', 'placed_on text', 'euros integer'],
        rows: orders.map(({ on, euros }) => [7, day(on), euros]),
      },
    ],
    statement: ({ city }) =>
      `SELECT COALESCE(SUM(o.euros), 0)\nFROM orders AS o\nJOIN dim_customer AS c ON c.customer_id = o.customer_id\n  AND o.placed_on >= c.valid_from AND o.placed_on < c.valid_to\nWHERE c.city = '${city}';`,
    value: ({ move, city, orders }) =>
      orders.reduce((sum, { on, euros }) => sum + (on < move === (city === 'Graz') ? euros : 0), 0),
    because: ({ move }) =>
      `The span is half open: orders of ${day(move)} itself belong to the row that begins on that day.`,
    slip: () => 'No order matches both rows, and none is left out.',
  }),
  oneOf({
    name: 'overwritten-or-added',
    seconds: 75,
    hint: 'Must a report about last year say the same next year?',
    scenes: [
      [
        'customer',
        'the region of each customer at the time of the order counts for bonuses already paid',
        'Type 2: add a row with its span',
        'Reports about the past must stay as they were.',
      ],
      [
        'product',
        'the name had a typing error, and nobody ever wants to see the wrong one again',
        'Type 1: overwrite the value',
        'There is no history worth keeping.',
      ],
      [
        'shop',
        'all sales regions are cut anew once, and for a year both the old and the new are asked for',
        'Type 3: a second column beside',
        'One planned change, both values side by side.',
      ],
    ].map(([what = '', need = '', right = '', because = '']) => ({
      stem: `An attribute of a ${what} changes; ${need}. What fits?`,
      right: [[right, because] as const],
      wrong: [
        ...(
          [
            ['Type 1: overwrite the value', 'It gives all of the past the present value.'],
            ['Type 2: add a row with its span', 'It keeps a history that is not what is asked for here.'],
            ['Type 3: a second column beside', 'It keeps one value before, for one planned change.'],
          ] as const
        ).filter(([one]) => one !== right),
        [
          'Change the key in the source system',
          'The key of the source is not the warehouse’s to change.',
        ] as const,
        ['Delete its old facts', 'The facts happened.'] as const,
      ],
    })),
  }),
  inOrder({
    name: 'steps-of-kimball',
    seconds: 60,
    hint: 'What has to be settled before one can say whether a number is true of a row?',
    about: 'Four steps',
    chains: [
      {
        stem: 'A model for a library is begun. In which order are these settled? First on top.',
        steps: [
          'Lending is the process',
          'One row for each book lent',
          'Day, reader, book and branch describe it',
          'Days kept and the fee are measured',
        ],
        because:
          'Process, grain, dimensions, facts: whether a number fits can only be said once the grain is known.',
      },
      {
        stem: 'A model for a call centre is begun. In which order are these settled? First on top.',
        steps: [
          'Answering calls is the process',
          'One row for each call',
          'Day, agent, line and reason describe it',
          'Seconds waited and talked are measured',
        ],
        because:
          'Process, grain, dimensions, facts: whether a number fits can only be said once the grain is known.',
      },
    ],
  }),
  reckoned({
    name: 'counted-by-both',
    seconds: 90,
    hint: 'Which of the two rows does an order of that very day match, if both ends are in?',
    draw: (rng) => ({
      before: rng.int(5, 20),
      on: rng.int(2, 9),
      after: rng.int(5, 20),
      euros: rng.int(2, 9) * 10,
    }),
    stem: ({ before, on, after, euros }) =>
      `A customer’s old row ends on the day on which the new one begins, and somebody joins with BETWEEN, both ends included. There are ${before} orders before that day, ${on} on it, ${after} after it, each of ${euros} euros. How many euros does the sum over the join show too much?`,
    unit: 'Euros.',
    value: ({ on, euros }) => on * euros,
    within: 0,
    because: ({ on, euros }) =>
      `The ${on} orders of the day match both rows and are counted twice: ${on} × ${euros} too much.`,
    slip: () => 'Half open spans, from and before, match each day once.',
    again: ({ before, on, after, euros }, { sql }) => {
      const rows = [
        ...Array<number>(before).fill(1),
        ...Array<number>(on).fill(2),
        ...Array<number>(after).fill(3),
      ]
      const total = sql(
        `CREATE TABLE o (d integer, e integer); INSERT INTO o VALUES ${rows.map((d) => `(${d}, ${euros})`).join(', ')};
         CREATE TABLE c (a integer, z integer); INSERT INTO c VALUES (0, 2), (2, 9);
         SELECT SUM(o.e) FROM o JOIN c ON o.d BETWEEN c.a AND c.z`,
      )[0]?.[0]
      return Number(total) - rows.length * euros
    },
  }),
  reckoned({
    name: 'lines-share-the-freight',
    seconds: 90,
    hint: 'What is the part of this line in the value of the order?',
    about: 'Four steps',
    draw: (rng) => ({
      freight: rng.int(2, 9) * 2,
      first: rng.pick([20, 30, 60, 80]),
      whole: rng.pick([100, 200]),
    }),
    stem: ({ freight, first, whole }) =>
      `An order of ${whole} euros has ${freight} euros of freight. At the grain of order lines the freight is shared out by value. How much of it does a line of ${first} euros get?`,
    unit: 'Euros, to two digits after the point.',
    value: ({ freight, first, whole }) => (freight * first) / whole,
    within: 0.005,
    because: ({ freight, first, whole }) =>
      `${first} of ${whole} euros is its part, so ${freight} × ${first} / ${whole}.`,
    slip: () => 'The whole freight beside each line would be added once for each line.',
    again: ({ freight, first, whole }) => {
      let cents = 0
      for (let euro = 0; euro < first; euro++) cents += (freight * 100) / whole
      return cents / 100
    },
  }),
])
