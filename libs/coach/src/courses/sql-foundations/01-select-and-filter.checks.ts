import {
  caseOf,
  definitions,
  drawnUntil,
  hiddenOf,
  moduleCheck,
  moduleChecks,
  moduleTask,
  onlyCell,
  onlyText,
  runnable,
  shownOf,
  shownWith,
  whole,
  type Table,
} from '../module-checks'

const THINGS = ['kayak', 'tent', 'stove', 'lamp', 'rope', 'map', 'axe', 'tarp'] as const
const STEPS = ['FROM', 'WHERE', 'SELECT', 'ORDER BY', 'LIMIT'] as const
const DAYS = 31
const COLUMNS = ['name text', 'shelf text', 'price integer', 'due_on text']

/** Things of a hire shop, each with a number. */
const gear = (column: string, values: readonly (number | string)[]): Table => ({
  name: 'gear',
  columns: ['name text', `${column} ${typeof values[0] === 'string' ? 'text' : 'integer'}`],
  rows: values.map((value, i) => [THINGS[i] ?? '', value]),
})
const day = (month: number, date: number): string =>
  `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

export default moduleChecks('sql-foundations/select-and-filter', [
  moduleCheck({
    name: 'rows-that-stay',
    kind: 'numeric',
    seconds: 45,
    hint: 'Ask the condition of each row alone, and look closely at a row that meets the limit itself.',
    params: (rng) => {
      const over = rng.int(4, 9) * 5
      return {
        over,
        sign: rng.pick(['>', '>=']),
        weights: rng.shuffle([
          over,
          over,
          over - 5,
          over + 5,
          ...rng.sample([over + 10, over - 10, over + 15], 2),
        ]),
      }
    },
    ask: ({ over, sign, weights }) => ({
      stem: 'How many rows does this give?',
      code: shownWith([gear('grams', weights)], `SELECT name FROM gear WHERE grams ${sign} ${over};`),
      answerHint: 'A whole number.',
    }),
    key: ({ over, sign, weights }) =>
      whole(weights.filter((grams) => grams > over || (sign === '>=' && grams === over)).length),
    why: ({ over, sign }) => ({
      right: `${sign === '>' ? 'More than' : 'At least'} ${over} is asked of each row alone.`,
      wrong: `Rows with exactly ${over} ${sign === '>' ? 'do not fit: > leaves its limit out' : 'fit: >= takes its limit in'}.`,
    }),
    verify: ({ over, sign, weights }, { sql }) =>
      onlyCell(
        sql(runnable([gear('grams', weights)], `SELECT COUNT(*) FROM gear WHERE grams ${sign} ${over};`)),
      ),
  }),
  moduleCheck({
    name: 'steps-in-order',
    kind: 'ordering',
    seconds: 60,
    hint: 'A step can use only what an earlier one made. Where does a name given with AS come to be?',
    params: (rng) => ({ steps: rng.shuffle(STEPS), table: rng.pick(['boats', 'plants', 'trips', 'rooms']) }),
    ask: ({ steps, table }) => ({
      stem: `A statement reads \`${table}\` and has these five parts. Put them into the order in which they are worked out.`,
      options: steps,
    }),
    key: ({ steps }) => ({ kind: 'ordering', orders: [STEPS.map((step) => steps.indexOf(step))] }),
    why: () => ({
      right: 'First the rows, then which of them stay, then their values, then their order, then how many.',
      wrong:
        'SELECT is written first and worked out third: WHERE decides before any value is made, and LIMIT cuts what is sorted.',
    }),
  }),
  moduleCheck({
    name: 'page-of-rows',
    kind: 'short',
    seconds: 75,
    hint: 'Sort first, on paper if need be. OFFSET says how many rows are passed over.',
    params: (rng) => ({
      prices: rng.sample([12, 15, 19, 23, 28, 34, 41, 47], 6),
      skip: rng.int(1, 4),
      descending: rng.chance() < 0.5,
    }),
    ask: ({ prices, skip, descending }) => ({
      stem: 'Which name comes back?',
      code: shownWith(
        [gear('price', prices)],
        `SELECT name\nFROM gear\nORDER BY price${descending ? ' DESC' : ''}\nLIMIT 1 OFFSET ${skip};`,
      ),
      answerHint: 'A name from the table.',
    }),
    key: ({ prices, skip, descending }) => {
      const sorted = prices.map((price, i) => [price, THINGS[i] ?? ''] as const).sort(([a], [b]) => a - b)
      return { kind: 'short', accept: [(descending ? sorted.reverse() : sorted)[skip]?.[1] ?? ''] }
    },
    why: ({ skip }) => ({
      right: `The rows are sorted, ${skip} of them passed over, and one is left.`,
      wrong: `LIMIT and OFFSET act on sorted rows, and OFFSET ${skip} means that row ${skip + 1} comes first.`,
    }),
    verify: ({ prices, skip, descending }, { sql }) =>
      onlyText(
        sql(
          runnable(
            [gear('price', prices)],
            `SELECT name FROM gear ORDER BY price ${descending ? 'DESC' : ''} LIMIT 1 OFFSET ${skip};`,
          ),
        ),
      ),
  }),
  moduleCheck({
    name: 'brackets-that-matter',
    kind: 'single',
    seconds: 75,
    hint: 'Put the brackets in that the database puts in: around the word that binds more tightly.',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(['red', 'steel', 'light', 'new', 'sold', 'heavy'], 3)
      return { a, b, c, isLast: rng.chance() < 0.5 }
    },
    ask: ({ a, b, c, isLast }) => ({
      stem: `\`WHERE ${isLast ? `${a} AND ${b} OR ${c}` : `${a} OR ${b} AND ${c}`}\` holds three conditions. Which of these always keeps the same rows?`,
      options: [
        isLast ? `(${a} AND ${b}) OR ${c}` : `${a} OR (${b} AND ${c})`,
        isLast ? `${a} AND (${b} OR ${c})` : `(${a} OR ${b}) AND ${c}`,
        isLast ? `(${a} OR ${c}) AND ${b}` : `(${a} OR ${c}) AND ${b}`,
        isLast ? `${c} AND (${a} OR ${b})` : `(${b} OR ${c}) AND ${a}`,
      ],
    }),
    key: () => ({ kind: 'single', right: 0 }),
    why: () => ({
      right: 'AND binds more tightly, so its two sides belong together.',
      wrong:
        'The statement is not read from left to right: AND takes its two sides first, and OR joins what is left.',
    }),
    option: ({ a, b, c, isLast }, text, { sql }) => {
      const bits = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => `(${x}, ${y}, ${z})`)))
      const asked = isLast ? `${a} AND ${b} OR ${c}` : `${a} OR ${b} AND ${c}`
      const [[differ] = []] = sql(
        `CREATE TABLE t (${a} int, ${b} int, ${c} int); INSERT INTO t VALUES ${bits.join(', ')};
         SELECT COUNT(*) FROM t WHERE (${asked}) <> (${text});`,
      )
      return differ === 0
    },
  }),
  moduleCheck({
    name: 'same-by-in',
    kind: 'multiple',
    seconds: 75,
    hint: 'Try each with a value at an end, with one between, and with one outside.',
    params: (rng) => {
      const low = rng.int(2, 30)
      const right = [
        `seats >= ${low} AND seats <= ${low + 2}`,
        `seats BETWEEN ${low} AND ${low + 2}`,
        `seats > ${low - 1} AND seats < ${low + 3}`,
        `NOT (seats < ${low} OR seats > ${low + 2})`,
      ]
      const others = [
        `seats > ${low} AND seats < ${low + 2}`,
        `seats BETWEEN ${low + 2} AND ${low}`,
        `seats = ${low} AND seats = ${low + 1} AND seats = ${low + 2}`,
        `NOT seats < ${low} OR seats > ${low + 2}`,
      ]
      const count = rng.int(2, 3)
      return {
        low,
        right,
        options: rng.shuffle([...rng.sample(right, count), ...rng.sample(others, 5 - count)]),
      }
    },
    ask: ({ low, options }) => ({
      stem: `\`seats\` is a whole number that is never missing. Mark every condition that keeps the same rows as \`seats IN (${low}, ${low + 1}, ${low + 2})\`.`,
      options,
    }),
    key: ({ right, options }) => ({
      kind: 'multiple',
      right: options.flatMap((text, i) => (right.includes(text) ? [i] : [])),
    }),
    why: ({ low }) => ({
      right: `All of them say: from ${low} to ${low + 2}, both ends included.`,
      wrong:
        'BETWEEN takes both ends in and wants the smaller one first; several = joined by AND are never true at once.',
    }),
    option: ({ low }, text, { sql }) => {
      const numbers = Array.from({ length: 9 }, (_, i) => `(${low - 3 + i})`).join(', ')
      const [[differ] = []] = sql(
        `CREATE TABLE t (seats int); INSERT INTO t VALUES ${numbers};
         SELECT COUNT(*) FROM t WHERE (${text}) <> (seats IN (${low}, ${low + 1}, ${low + 2}));`,
      )
      return differ === 0
    },
  }),
  moduleCheck({
    name: 'span-of-days',
    kind: 'numeric',
    seconds: 75,
    hint: 'One end belongs to the span and the other does not. Which sign says which?',
    params: (rng) => {
      const month = rng.pick([3, 5, 7, 8])
      const inside = Array.from({ length: rng.int(1, 3) }, () => day(month, rng.int(2, DAYS - 1)))
      const days = [day(month - 1, 27), day(month, 1), day(month, DAYS), day(month + 1, 1), day(month + 1, 2)]
      return { month, days: rng.shuffle([...days, ...inside]) }
    },
    ask: ({ month, days }) => ({
      stem: 'How many pieces of gear came back in this span?',
      code: shownWith(
        [gear('returned', days)],
        `SELECT COUNT(*)\nFROM gear\nWHERE returned >= '${day(month, 1)}' AND returned < '${day(month + 1, 1)}';`,
      ),
      answerHint: 'A whole number.',
    }),
    key: ({ month, days }) => whole(days.filter((one) => Number(one.slice(5, 7)) === month).length),
    why: ({ month }) => ({
      right: `The first day of the month is in, ${day(month + 1, 1)} is out.`,
      wrong: `>= takes ${day(month, 1)} in, and < leaves ${day(month + 1, 1)} out; the last day of the month is in.`,
    }),
    verify: ({ month, days }, { sql }) =>
      onlyCell(
        sql(
          runnable(
            [gear('returned', days)],
            `SELECT COUNT(*) FROM gear WHERE returned BETWEEN '${day(month, 1)}' AND '${day(month, DAYS)}';`,
          ),
        ),
      ),
  }),
  moduleCheck({
    name: 'step-of-where',
    about: 'In which order it is worked out',
    kind: 'single',
    seconds: 60,
    hint: 'At which step does a name given with AS come to be, and which step needs it?',
    params: (rng) => {
      const [column = '', as = ''] = rng.pick([
        ['price * 2', 'double'],
        ['grams / 1000', 'kilos'],
        ['length * width', 'area'],
        ['paid - owed', 'rest'],
      ] as const)
      return { column, as, limit: rng.int(2, 60), table: rng.pick(['gear', 'stock', 'parts']) }
    },
    ask: ({ column, as, limit, table }) => ({
      stem: `What does PostgreSQL do with this statement?`,
      code: `SELECT name, ${column} AS ${as}\nFROM ${table}\nWHERE ${as} > ${limit};`,
      options: [
        `It refuses it: there is no column \`${as}\` yet.`,
        `It keeps the rows whose \`${column}\` is above ${limit}.`,
        `It gives every row, and \`${as}\` is empty where it is small.`,
        'It gives no rows at all.',
      ],
    }),
    key: () => ({ kind: 'single', right: 0 }),
    why: ({ column, as }) => ({
      right: `WHERE is worked out before SELECT, so ${as} is no name there; write ${column} once more.`,
      wrong: `A name given with AS exists from SELECT on. WHERE comes before it and knows the columns of the table alone, so ${as} is refused.`,
    }),
  }),
  moduleCheck({
    name: 'pattern-fits',
    kind: 'multiple',
    seconds: 75,
    hint: 'The pattern has to fit the whole text. Which sign stands for exactly one character?',
    params: (rng) => {
      const word = rng.pick(['oak', 'elm', 'ash', 'fir', 'yew'])
      const shape = rng.pick(['_%', '%_', '%'] as const)
      const pattern = shape === '_%' ? `_%${word}` : shape === '%_' ? `${word}%_` : `%${word}%`
      const options = rng.shuffle([word, `${word}s`, `red ${word}`, `red ${word} log`, `${word} log`])
      return { word, pattern, options }
    },
    ask: ({ pattern, options }) => ({
      stem: `Mark every text for which \`name LIKE '${pattern}'\` is true.`,
      options,
    }),
    key: ({ word, pattern, options }) => {
      const fits = (text: string): boolean => {
        if (pattern.startsWith('_')) return text.endsWith(word) && text.length > word.length
        if (pattern.endsWith('_')) return text.startsWith(word) && text.length > word.length
        return text.includes(word)
      }
      return { kind: 'multiple', right: options.flatMap((text, i) => (fits(text) ? [i] : [])) }
    },
    why: ({ pattern, word }) => ({
      right: `${pattern} says what stands around ${word}: % any number of characters, _ exactly one.`,
      wrong: `The whole text has to fit ${pattern}. % may be empty, _ may not.`,
    }),
    option: ({ pattern }, text, { sql }) => sql(`SELECT '${text}' LIKE '${pattern}';`)[0]?.[0] === 1,
  }),
  moduleCheck({
    name: 'first-branch-wins',
    kind: 'short',
    seconds: 75,
    hint: 'Go through the branches from the top and stop at the first that is true.',
    params: (rng) =>
      drawnUntil(
        () => {
          const low = rng.int(2, 8) * 10
          return {
            low,
            high: low + rng.int(2, 6) * 10,
            value: rng.int(1, 16) * 10 + 5,
            isWideFirst: rng.chance() < 0.6,
          }
        },
        ({ low, value }) => value > low,
      ),
    ask: ({ low, high, value, isWideFirst }) => {
      const branches = [`  WHEN ${value} >= ${high} THEN 'large'`, `  WHEN ${value} >= ${low} THEN 'middle'`]
      return {
        stem: 'Which word does this give?',
        code: [
          'SELECT CASE',
          ...(isWideFirst ? branches.reverse() : branches),
          "  ELSE 'small'",
          'END;',
        ].join('\n'),
        answerHint: 'One of the three words.',
      }
    },
    key: ({ high, value, isWideFirst }) => ({
      kind: 'short',
      accept: [!isWideFirst && value >= high ? 'large' : 'middle'],
    }),
    why: ({ low, value }) => ({
      right: 'The first branch that is true decides, whatever stands below it.',
      wrong: `${value} is at least ${low}. CASE stops at the first branch that is true, even where one below it fits more closely.`,
    }),
    verify: ({ low, high, value, isWideFirst }, { sql }) => {
      const branches = [`WHEN ${value} >= ${high} THEN 'large'`, `WHEN ${value} >= ${low} THEN 'middle'`]
      return onlyText(
        sql(`SELECT CASE ${(isWideFirst ? branches.reverse() : branches).join(' ')} ELSE 'small' END;`),
      )
    },
  }),
  moduleCheck({
    name: 'once-each',
    about: 'A statement says what, not how',
    kind: 'numeric',
    seconds: 60,
    hint: 'First find the rows that stay, then see which of their values you have seen already.',
    params: (rng) => {
      const over = rng.int(2, 8) * 10
      const rows = Array.from(
        { length: 7 },
        (_, i) =>
          [rng.pick(['north', 'south', 'east', 'west']), over + rng.pick([-10, 0, 10, 20]), i] as const,
      )
      return { over, rows }
    },
    ask: ({ over, rows }) => ({
      stem: 'How many rows does this give?',
      code: shownWith(
        [
          {
            name: 'tours',
            columns: ['region text', 'price integer'],
            rows: rows.map(([region, price]) => [region, price]),
          },
        ],
        `SELECT DISTINCT region\nFROM tours\nWHERE price >= ${over};`,
      ),
      answerHint: 'A whole number.',
    }),
    key: ({ over, rows }) =>
      whole(new Set(rows.flatMap(([region, price]) => (price >= over ? [region] : []))).size),
    why: () => ({
      right: 'WHERE asked each row alone, and DISTINCT left each region once.',
      wrong: 'Rows that WHERE leaves out count for nothing, and of the others each region is shown once.',
    }),
    verify: ({ over, rows }, { sql }) =>
      onlyCell(
        sql(
          runnable(
            [
              {
                name: 'tours',
                columns: ['region text', 'price integer'],
                rows: rows.map(([region, price]) => [region, price]),
              },
            ],
            `SELECT COUNT(DISTINCT region) FROM tours WHERE price >= ${over};`,
          ),
        ),
      ),
  }),
  moduleCheck({
    name: 'order-again',
    about: 'In which order it is worked out',
    kind: 'single',
    seconds: 60,
    hint: 'What is promised about rows that nobody sorted, or that are equal by what they are sorted by?',
    params: (rng) => ({
      table: rng.pick(['visits', 'orders', 'seats', 'walks']),
      count: rng.int(3, 20),
      column: rng.pick(['city', 'colour', 'guide']),
    }),
    ask: ({ table, count, column }) => ({
      stem: `Many rows of \`${table}\` have the same \`${column}\`. Which statement is sure to give the same ${count} rows each time, as long as the table stays as it is? \`id\` is the key.`,
      options: [
        `SELECT * FROM ${table} ORDER BY ${column}, id LIMIT ${count}`,
        `SELECT * FROM ${table} ORDER BY ${column}, ${column} DESC LIMIT ${count}`,
        `SELECT * FROM ${table} ORDER BY ${column} LIMIT ${count}`,
        `SELECT DISTINCT * FROM ${table} WHERE id > 0 LIMIT ${count}`,
      ],
    }),
    key: () => ({ kind: 'single', right: 0 }),
    why: ({ column }) => ({
      right: `By ${column} and the key no two rows are equal, so there is one order.`,
      wrong: `Rows with the same ${column} may come in any order, and LIMIT cuts wherever they happen to stand. A key at the end of ORDER BY settles it.`,
    }),
    option: (_, text) => /ORDER BY \w+, id LIMIT/.test(text),
  }),
  moduleTask({
    name: 'overdue-list',
    kind: 'code-sql',
    seconds: 420,
    hint: 'Two conditions decide which rows stay, and both ORs want brackets. Look at rows that nobody has borrowed.',
    params: (rng) => {
      const limit = rng.int(3, 8) * 10
      const shelf = rng.pick(['A', 'B', 'C'])
      const other = shelf === 'A' ? 'B' : 'A'
      const today = day(rng.int(4, 9), rng.int(10, 20))
      const before = `${today.slice(0, 8)}02`
      const after = `${today.slice(0, 8)}27`
      type Tool = readonly [name: string, shelf: string, price: number, due: string | null]
      const toCase = (name: string, tools: readonly Tool[]) => {
        const kept = tools
          .filter(([, on, price, due]) => due !== null && due < today && (on === shelf || price >= limit))
          .sort(([a, , , x], [b, , , y]) => String(x).localeCompare(String(y)) || a.localeCompare(b))
        return caseOf(
          name,
          [{ name: 'tools', columns: COLUMNS, rows: tools }],
          ['name', 'due_on'],
          kept.map(([tool, , , due]) => [tool, due]),
        )
      }
      return {
        limit,
        shelf,
        today,
        cases: [
          toCase('a few of each', [
            ['saw', shelf, limit - 10, before],
            ['drill', other, limit + 10, before],
            ['lamp', other, limit - 10, before],
            ['rope', shelf, limit - 10, after],
          ]),
          toCase('one that is worth the limit itself', [
            ['plane', other, limit, `${today.slice(0, 8)}01`],
            ['clamp', other, limit - 1, before],
            ['awl', shelf, 1, before],
          ]),
          toCase('one that is due today, and one that nobody has', [
            ['level', shelf, limit, today],
            ['ladder', shelf, limit + 50, null],
            ['vice', shelf, limit, before],
          ]),
          toCase('dear ones that are not due yet', [
            ['sander', other, limit + 40, after],
            ['router', other, limit + 30, before],
            ['jack', shelf, limit + 20, after],
          ]),
        ],
      }
    },
    ask: ({ limit, shelf, today, cases }) => ({
      stem: `Today is \`${today}\`. Show \`name\` and \`due_on\` of every tool that was due before today and either stands on shelf \`${shelf}\` or is worth at least ${limit}. The longest overdue comes first; tools due on one day come by name.`,
      code: definitions([{ name: 'tools', columns: COLUMNS }]),
      answerHint: 'One SELECT with two columns.',
      cases: shownOf(cases),
    }),
    key: ({ limit, shelf, today, cases }) => ({
      kind: 'code-sql',
      ordered: true,
      cases: hiddenOf(cases),
      sample: [
        'SELECT name, due_on',
        'FROM tools',
        `WHERE due_on < '${today}' AND (shelf = '${shelf}' OR price >= ${limit})`,
        'ORDER BY due_on, name',
      ].join('\n'),
    }),
    why: () => ({
      right: 'The brackets keep the day for both kinds of tools, and a missing day is before none.',
      wrong:
        'Without brackets AND would bind the day to one of the two conditions alone. Being due today is not overdue, and `at least` takes its limit in.',
    }),
    solutions: ({ limit, shelf, today }) => [
      `SELECT name, due_on FROM tools WHERE due_on < '${today}' AND (shelf = '${shelf}' OR price >= ${limit}) ORDER BY due_on, name`,
      `SELECT name, due_on FROM tools WHERE (shelf = '${shelf}' AND due_on < '${today}') OR (price >= ${limit} AND due_on < '${today}') ORDER BY 2, 1`,
    ],
    wrong: ({ limit, shelf, today }) => ({
      'read from left to right': `SELECT name, due_on FROM tools WHERE due_on < '${today}' AND shelf = '${shelf}' OR price >= ${limit} ORDER BY due_on, name`,
      'the limit is left out': `SELECT name, due_on FROM tools WHERE due_on < '${today}' AND (shelf = '${shelf}' OR price > ${limit}) ORDER BY due_on, name`,
      'today is overdue': `SELECT name, due_on FROM tools WHERE due_on <= '${today}' AND (shelf = '${shelf}' OR price >= ${limit}) ORDER BY due_on, name`,
      'the other order': `SELECT name, due_on FROM tools WHERE due_on < '${today}' AND (shelf = '${shelf}' OR price >= ${limit}) ORDER BY name`,
    }),
  }),
])
