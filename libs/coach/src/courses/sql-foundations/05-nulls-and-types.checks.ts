import { oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import {
  caseOf,
  definitions,
  drawnUntil,
  hiddenOf,
  moduleCheck,
  moduleChecks,
  moduleTask,
  shownOf,
} from '../module-checks'
import { givesNumber, givesRows, givesText } from './asked'

const CITIES = ['Graz', 'Kobe', 'Lyon', 'Pisa'] as const
type Truth = boolean | null

const boxesOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'boxes',
  columns: ['id integer', 'city text', 'kilos integer'],
  rows,
})
const NAMED = { true: 'true', false: 'false', null: 'unknown' } as const
const not = (p: Truth): Truth => (p === null ? null : !p)
const and = (p: Truth, q: Truth): Truth =>
  p === false || q === false ? false : p === null || q === null ? null : true
const or = (p: Truth, q: Truth): Truth => not(and(not(p), not(q)))
const truthOf = (cell: Cell | undefined): Truth => (typeof cell === 'number' ? cell !== 0 : null)

interface Asked {
  known: number
  left: { sign: string; than: number }
  right: { sign: string; than: number }
  joined: string
  isNegated: boolean
  isLeftKnown: boolean
}
const compared = (value: number | null, { sign, than }: Asked['left']): Truth =>
  value === null ? null : sign === '>' ? value > than : value < than
const textOf = ({ left, right, joined, isNegated }: Asked): string =>
  `${isNegated ? 'NOT ' : ''}(a ${left.sign} ${left.than} ${joined} b ${right.sign} ${right.than})`
function valueOf(p: Asked): Truth {
  const [a, b] = p.isLeftKnown ? [p.known, null] : [null, p.known]
  const [one, other] = [compared(a, p.left), compared(b, p.right)]
  const both = p.joined === 'AND' ? and(one, other) : or(one, other)
  return p.isNegated ? not(both) : both
}

export default moduleChecks('sql-foundations/nulls-and-types', [
  someOf({
    name: 'unknown-plus',
    seconds: 75,
    hint: 'Does the answer hang on the value that is not known?',
    scenes: ['fee', 'rent', 'tax'].map((name) => ({
      stem: `In a row \`${name}\` is NULL. Which of these are NULL, or unknown, as well? Choose all.`,
      right: [
        [`${name} + 10`, 'A sum with an unknown part is unknown.'],
        [`${name} = NULL`, 'Two unknowns may be equal or not.'],
        [`${name} <> 10`, 'Whether it is another is as unknown as whether it is the same.'],
        [`${name} = ${name}`, 'Nothing is compared but two marks, and a comparison with a mark is unknown.'],
      ] as const,
      wrong: [
        [`${name} IS NULL`, 'The mark itself is asked for: true.'],
        [`COALESCE(${name}, 10)`, 'It is 10.'],
        [`${name} IS NOT NULL`, 'The mark itself is asked for: false.'],
        [`COUNT(${name}) over this row alone`, 'It is 0.'],
      ] as const,
    })),
  }),
  moduleCheck({
    name: 'value-of-a-condition',
    kind: 'short',
    seconds: 75,
    hint: 'Try both certain answers in the place of the part that is not known.',
    params: (rng): Asked => ({
      known: rng.int(2, 30),
      left: { sign: rng.pick(['>', '<']), than: rng.int(5, 25) },
      right: { sign: rng.pick(['>', '<']), than: rng.int(5, 25) },
      joined: rng.pick(['AND', 'OR']),
      isNegated: rng.chance() < 0.5,
      isLeftKnown: rng.chance() < 0.5,
    }),
    ask: (p) => ({
      stem: `In a row \`${p.isLeftKnown ? 'a' : 'b'}\` is ${p.known} and \`${p.isLeftKnown ? 'b' : 'a'}\` is NULL. What is the condition below for it?`,
      code: textOf(p),
      answerHint: 'One of the three: true, false, unknown.',
    }),
    key: (p) => ({ kind: 'short', accept: [NAMED[`${valueOf(p)}`]] }),
    why: (p) => {
      const text = `One part is unknown. ${
        valueOf(p) === null
          ? 'Both values in its place lead to different answers, so the whole is unknown.'
          : 'Whichever value stands in its place, the answer is the same.'
      }`
      return { right: text, wrong: `${text} NOT turns true and false round and leaves unknown as it is.` }
    },
    verify: (p, { sql }) => {
      const [a, b] = p.isLeftKnown ? [p.known, 'NULL'] : ['NULL', p.known]
      const [[cell] = []] = sql(`SELECT ${textOf(p)} FROM (SELECT ${a} AS a, ${b} AS b)`)
      return { kind: 'short', accept: [NAMED[`${truthOf(cell)}`]] }
    },
  }),
  givesRows({
    name: 'kept-by-where',
    seconds: 90,
    hint: 'Ask the whole condition of each row: is it true, and not merely “could be”?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(CITIES, 2)
      const limit = rng.int(4, 7) * 10
      const cities = rng.shuffle([a, a, b, null, null, ...rng.sample([a, b], rng.int(1, 2))])
      return {
        a,
        limit,
        isOr: rng.chance() < 0.5,
        rows: cities.map((city, i): Cell[] => [i + 1, city, rng.pick([null, limit - 10, limit, limit + 10])]),
      }
    },
    tables: ({ rows }) => [boxesOf(rows)],
    statement: ({ a, limit, isOr }) =>
      `SELECT id\nFROM boxes\nWHERE city <> '${a}' ${isOr ? 'OR' : 'AND'} kilos >= ${limit};`,
    value: ({ rows, a, limit, isOr }) =>
      rows.filter(([, city, kilos]) => {
        const one = city === null ? null : city !== a
        const other = typeof kilos === 'number' ? kilos >= limit : null
        return (isOr ? or(one, other) : and(one, other)) === true
      }).length,
    because: ({ isOr }) =>
      isOr
        ? 'With OR one part that is true is enough, whatever is unknown beside it.'
        : 'With AND both parts have to be true; an unknown one drops the row.',
    slip: () => 'A city that is NULL is not another city: whether it is other is unknown.',
  }),
  givesRows({
    name: 'let-in-by-check',
    seconds: 90,
    hint: 'What does a CHECK refuse: what is false, or all that is not true?',
    about: 'Three truths',
    draw: (rng) => {
      const [low, high] = [rng.int(2, 4) * 10, rng.int(6, 9) * 10]
      return {
        low,
        high,
        weights: rng.shuffle([
          null,
          low - 5,
          low,
          high,
          high + 5,
          ...rng.sample([null, low + 5, high + 10], 2),
        ]),
      }
    },
    tables: () => [],
    statement: ({ low, high, weights }) =>
      [
        `CREATE TABLE bags (kilos integer CHECK (kilos BETWEEN ${low} AND ${high}));`,
        ...weights.map((kilos) => `INSERT OR IGNORE INTO bags VALUES (${kilos ?? 'NULL'});`),
        'SELECT kilos FROM bags;',
      ].join('\n'),
    value: ({ low, high, weights }) =>
      weights.filter((kilos) => kilos === null || (kilos >= low && kilos <= high)).length,
    because: () =>
      'Each insert that the CHECK refuses is passed over. It refuses what is false; for NULL the condition is unknown, so the row gets in.',
    slip: () => 'Both ends of BETWEEN are in. WHERE would drop the unknown ones, and CHECK lets them in.',
  }),
  givesRows({
    name: 'not-in-a-list',
    seconds: 90,
    hint: 'Write NOT IN out as a chain of comparisons.',
    draw: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(CITIES, 3)
      return {
        cities: rng.shuffle([a, b, b, c, ...rng.sample([a, c, null], 2)]),
        listed: rng.shuffle([b, a, ...(rng.chance() < 0.5 ? [null] : [c])]),
        isNegated: rng.chance() < 0.7,
      }
    },
    tables: ({ cities, listed }) => [
      boxesOf(cities.map((city, i) => [i + 1, city, 20 + i])),
      { name: 'depots', columns: ['city text'], rows: listed.map((city) => [city]) },
    ],
    statement: ({ isNegated }) =>
      `SELECT id\nFROM boxes\nWHERE city ${isNegated ? 'NOT ' : ''}IN (SELECT city FROM depots);`,
    value: ({ cities, listed, isNegated }) =>
      cities.filter((city) => {
        if (city === null) return false
        if (!isNegated) return listed.includes(city)
        return !listed.includes(null) && !listed.includes(city)
      }).length,
    because: ({ listed, isNegated }) =>
      !isNegated
        ? 'IN is true where one of the list is equal; a NULL in the list takes nothing from that.'
        : listed.includes(null)
          ? 'A NULL stands in the list, so `city <> NULL` is part of the chain, and the whole is never true.'
          : 'No NULL stands in the list: kept is each known city that is not in it.',
    slip: () => 'A box whose city is NULL is neither in the list nor outside of it.',
  }),
  givesNumber({
    name: 'mean-with-zero',
    seconds: 90,
    hint: 'By how many is it divided?',
    draw: (rng) =>
      drawnUntil(
        () => {
          const kilos = Array.from({ length: 3 }, () => 12 * rng.int(1, 6))
          return { kilos: rng.shuffle([...kilos, null]), isZero: rng.chance() < 0.5 }
        },
        ({ kilos }) => kilos.reduce<number>((sum, one) => sum + (one ?? 0), 0) % 12 === 0,
      ),
    tables: ({ kilos }) => [boxesOf(kilos.map((one, i) => [i + 1, CITIES[i] ?? '', one]))],
    statement: ({ isZero }) => `SELECT AVG(${isZero ? 'COALESCE(kilos, 0)' : 'kilos'})\nFROM boxes;`,
    value: ({ kilos, isZero }) => kilos.reduce<number>((sum, one) => sum + (one ?? 0), 0) / (isZero ? 4 : 3),
    because: ({ isZero }) =>
      isZero
        ? 'COALESCE makes a weight of the mark, 0, and the sum is divided by four.'
        : 'AVG passes over NULL: the sum is divided by the three known weights.',
    slip: () => 'The sum is the same in both ways, the number it is divided by is not.',
  }),
  someOf({
    name: 'nulls-as-one',
    seconds: 90,
    hint: 'Is something compared there, or are rows sorted into heaps?',
    scenes: [
      ['guests', 'table_no'],
      ['files', 'owner'],
      ['plots', 'tenant'],
    ].map(([table = '', column = '']) => ({
      stem: `Three rows of \`${table}\` have NULL in \`${column}\`, the others have different values. Where are the three treated as one? Choose all.`,
      right: [
        [`SELECT DISTINCT ${column} FROM ${table}`, 'One row of NULL comes back.'],
        [`… GROUP BY ${column}`, 'They are one group.'],
        [`ROW_NUMBER() OVER (PARTITION BY ${column})`, 'They are one partition, numbered 1 to 3.'],
        [
          `SELECT ${column} FROM ${table} UNION SELECT ${column} FROM ${table}`,
          'UNION removes duplicates, and counts them as such.',
        ],
      ] as const,
      wrong: [
        [`UNIQUE (${column}), as it is by default`, 'It takes all three: none is equal to another.'],
        [
          `${table} a JOIN ${table} b ON a.${column} = b.${column}`,
          'NULL = NULL is not true, so they make no pairs.',
        ],
        [`WHERE ${column} = NULL`, 'It finds none of them.'],
        [`COUNT(DISTINCT ${column})`, 'They are passed over, not counted as one.'],
      ] as const,
    })),
  }),
  givesText({
    name: 'first-known',
    seconds: 75,
    hint: 'Work from the inside to the outside, and take the arguments from left to right.',
    stem: 'Which name does the statement give?',
    draw: (rng) => {
      const [short = '', full = '', other = ''] = rng.sample(['Kim', 'Lou', 'Max', 'Nia', 'Per', 'Roz'], 3)
      const row = rng.pick([
        [null, full, other],
        [short, full, other],
        [short, short, other],
        [null, null, other],
      ])
      return { row, isNulled: rng.chance() < 0.6 }
    },
    tables: ({ row }) => [
      { name: 'staff', columns: ['nick text', 'called text', 'signed text'], rows: [row] },
    ],
    statement: ({ isNulled }) =>
      `SELECT COALESCE(${isNulled ? 'NULLIF(nick, called)' : 'nick'}, NULL, called, signed)\nFROM staff;`,
    value: ({ row: [nick, called, signed], isNulled }) =>
      (isNulled && nick === called ? null : nick) ?? called ?? signed ?? '',
    because: ({ isNulled }) =>
      `COALESCE takes the first of its arguments that is known${isNulled ? '; NULLIF is NULL only where its two are equal, or the first is NULL' : ''}.`,
    slip: () => 'What stands later is not looked at, however complete it is.',
  }),
  givesText({
    name: 'sorted-texts',
    seconds: 60,
    hint: 'What decides between two texts: how long they are, or something before that?',
    stem: 'The column `size` is of type text. Which text does the statement give?',
    draw: (rng) => {
      const sizes = rng.shuffle([rng.int(2, 9), rng.int(11, 89), rng.int(100, 199), rng.int(1000, 1999)])
      return { sizes, fn: rng.pick(['MAX', 'MIN']) }
    },
    tables: ({ sizes }) => [
      { name: 'plots', columns: ['size text'], rows: sizes.map((size) => [String(size)]) },
    ],
    statement: ({ fn }) => `SELECT ${fn}(size)\nFROM plots;`,
    value: ({ sizes, fn }) => {
      const sorted = sizes.map(String).sort()
      return (fn === 'MAX' ? sorted.at(-1) : sorted[0]) ?? ''
    },
    because: () =>
      'The column is of text: the first sign decides, then the second, and how many there are matters last.',
    slip: () => 'As numbers they would stand in another order.',
  }),
  givesNumber({
    name: 'divide-before',
    seconds: 75,
    hint: 'Of which type are the two sides of each division?',
    draw: (rng) =>
      drawnUntil(
        () => ({ done: rng.int(11, 59), all: rng.pick([40, 60, 80, 90]), isReal: rng.chance() < 0.5 }),
        ({ done, all }) => done < all && (100 * done) % all !== 0,
      ),
    tables: ({ done, all }) => [
      { name: 'jobs', columns: ['done integer', 'planned integer'], rows: [[done, all]] },
    ],
    statement: ({ isReal }) =>
      isReal
        ? 'SELECT CAST(done * 100.0 / planned AS integer)\nFROM jobs;'
        : 'SELECT ROUND(done / planned * 100.0) + done * 100 / planned\nFROM jobs;',
    value: ({ done, all }) => Math.floor((100 * done) / all),
    because: ({ isReal }) =>
      isReal
        ? '100.0 makes the division real; CAST cuts off the fraction after it.'
        : '`done / planned` divides two integers and is 0, so only the second part counts; there the fraction is cut off too.',
    slip: () =>
      'A fraction that a division of integers cut off does not come back by ROUND or a real number later.',
  }),
  oneOf({
    name: 'joined-by-null',
    seconds: 75,
    hint: 'Which part may be missing, and what does it do to the rest?',
    about: 'A mark for "not known"',
    scenes: [
      ['first', 'middle', 'last'],
      ['street', 'floor', 'town'],
      ['author', 'editor', 'title'],
    ].map(([one = '', optional = '', last = '']) => ({
      stem: `\`${optional}\` may be NULL, the others never. Wanted is one text without a double space, the middle part only where there is one. Which expression gives it?`,
      right: [
        [
          `${one} || COALESCE(' ' || ${optional}, '') || ' ' || ${last}`,
          'The space goes together with the part that is missing.',
        ],
      ],
      wrong: [
        [`${one} || ' ' || ${optional} || ' ' || ${last}`, 'One NULL makes the whole text NULL.'],
        [
          `${one} || ' ' || COALESCE(${optional}, '') || ' ' || ${last}`,
          'Two spaces are left where it is missing.',
        ],
        [
          `COALESCE(${one} || ' ' || ${optional} || ' ' || ${last}, '')`,
          'The whole text is lost where one part is missing.',
        ],
        [
          `${one} || NULLIF(' ' || ${optional}, '') || ' ' || ${last}`,
          'NULLIF gives NULL, which is what has to go.',
        ],
      ],
    })),
  }),
  reckoned({
    name: 'kept-out-later',
    seconds: 75,
    hint: 'How many are in neither part of the report?',
    about: 'Three truths',
    draw: (rng) => ({ all: rng.int(60, 95), known: rng.int(3, 9), over: rng.int(10, 40) }),
    stem: ({ all, known, over }) =>
      `Of ${all} bills, ${known} have no amount yet (NULL). \`WHERE amount > 500\` finds ${over}. How many does \`WHERE NOT (amount > 500)\` find?`,
    unit: 'A number of bills.',
    value: ({ all, known, over }) => all - known - over,
    within: 0,
    because: ({ all, known, over }) =>
      `${all} − ${known} bills have an amount, and ${over} of them are over: ${all - known - over} are left. For the ${known} others both conditions are unknown.`,
    slip: () => 'NOT unknown is unknown, so a condition and its opposite together do not find all rows.',
    again: ({ all, known, over }, { sql }) =>
      sql(
        [
          'CREATE TABLE bills (amount integer);',
          ...Array.from(
            { length: all },
            (_, i) => `INSERT INTO bills VALUES (${i < known ? 'NULL' : i < known + over ? 600 : 500});`,
          ),
          'SELECT * FROM bills WHERE NOT (amount > 500)',
        ].join('\n'),
      ).length,
  }),
  moduleTask({
    name: 'parts-of-all',
    kind: 'code-sql',
    seconds: 360,
    hint: 'Three groups have to add up to all rows. What do you ask for the one that is neither?',
    params: (rng) => {
      const limit = rng.int(3, 8) * 10
      const made = (name: string, kilos: readonly (number | null)[]) =>
        caseOf(
          name,
          [boxesOf(kilos.map((one, i) => [i + 1, rng.pick(CITIES), one]))],
          ['heavy', 'light', 'unknown'],
          [
            [
              kilos.filter((one) => one !== null && one > limit).length,
              kilos.filter((one) => one !== null && one <= limit).length,
              kilos.filter((one) => one === null).length,
            ],
          ],
        )
      const [up, down] = [() => limit + rng.int(1, 30), () => limit - rng.int(1, 20)]
      return {
        limit,
        cases: [
          made('some of each', [up(), down(), null, up()]),
          made('at the limit', [limit, limit, up(), null]),
          made('nothing known', [null, null, null]),
          made('no boxes', []),
          made('all known', [up(), down(), down(), limit]),
        ],
      }
    },
    ask: ({ limit, cases }) => ({
      stem: `In one row show how many boxes are heavier than ${limit} kilos, how many are not, and of how many the weight is not known. Where there are none, 0.`,
      code: definitions([boxesOf([])]),
      answerHint: 'One SELECT with three columns and one row.',
      cases: shownOf(cases),
    }),
    key: ({ limit, cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample: [
        'SELECT',
        `  COUNT(CASE WHEN kilos > ${limit} THEN 1 END) AS heavy,`,
        `  COUNT(CASE WHEN kilos <= ${limit} THEN 1 END) AS light,`,
        '  COUNT(*) - COUNT(kilos) AS unknown',
        'FROM boxes',
      ].join('\n'),
    }),
    why: () => ({
      right:
        'COUNT never gives NULL, each CASE is true for one of the three kinds, and COUNT(*) − COUNT(kilos) are the marks.',
      wrong:
        'Does an ELSE put unknown weights among the light ones? Is SUM of no rows NULL where 0 is wanted? Is the limit itself in one of the two?',
    }),
    solutions: ({ limit }) => [
      `SELECT COUNT(*) FILTER (WHERE kilos > ${limit}), COUNT(*) FILTER (WHERE NOT kilos > ${limit}), COUNT(*) FILTER (WHERE kilos IS NULL) FROM boxes`,
      `SELECT (SELECT COUNT(*) FROM boxes WHERE kilos > ${limit}), (SELECT COUNT(*) FROM boxes WHERE kilos <= ${limit}), (SELECT COUNT(*) FROM boxes WHERE kilos IS NULL)`,
    ],
    wrong: ({ limit }) => ({
      'unknown is taken for light': `SELECT COALESCE(SUM(CASE WHEN kilos > ${limit} THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE WHEN kilos > ${limit} THEN 0 ELSE 1 END), 0), COUNT(*) - COUNT(kilos) FROM boxes`,
      'a sum of nothing is taken for 0': `SELECT SUM(CASE WHEN kilos > ${limit} THEN 1 ELSE 0 END), SUM(CASE WHEN kilos <= ${limit} THEN 1 ELSE 0 END), SUM(kilos IS NULL) FROM boxes`,
      'the mark is compared': `SELECT COUNT(CASE WHEN kilos > ${limit} THEN 1 END), COUNT(CASE WHEN kilos <= ${limit} THEN 1 END), COUNT(CASE WHEN kilos = NULL THEN 1 END) FROM boxes`,
    }),
  }),
])
