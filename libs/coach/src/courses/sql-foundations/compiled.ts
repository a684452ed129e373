import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import selectAndFilter from './01-select-and-filter.checks'
import joins from './02-joins.checks'
import grouping from './03-grouping.checks'
import windowFunctions from './04-window-functions.checks'
import nullsAndTypes from './05-nulls-and-types.checks'
import keysIndexesAndPlans from './06-keys-indexes-and-plans.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], selectAndFilter, [
    { kind: 'heading', level: 2, text: 'A statement says what, not how' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A table is a set of rows, and each row has the same columns. ' },
        { kind: 'code', text: 'SELECT' },
        {
          kind: 'text',
          text: ' describes another table that is made of it. You say which rows and which columns you want; the database decides how it finds them. Everything in this module is a description of that kind, so read a statement as a sentence about one row: ',
        },
        { kind: 'em', text: 'for each row of this table for which this is true, give me these values.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'The examples use a small library that lends tools to its neighbours.' }],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE tools (id INTEGER PRIMARY KEY, name TEXT, shelf TEXT, price INTEGER, lent_on TEXT);\nINSERT INTO tools VALUES\n  (1, 'hand saw', 'A', 18, '2026-03-02'),\n  (2, 'drill', 'B', 95, '2026-03-31'),\n  (3, 'spirit level', 'A', 24, NULL),\n  (4, 'Sander', 'B', 70, '2026-04-01'),\n  (5, 'ladder', 'C', 120, NULL);\n\nSELECT name, price\nFROM tools\nWHERE price < 50;",
      output: 'hand saw | 18\nspirit level | 24',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Three parts did three things. ' },
        { kind: 'code', text: 'FROM' },
        { kind: 'text', text: ' named the table. ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ' was asked of each row alone and kept those for which it is true. ' },
        { kind: 'code', text: 'SELECT' },
        { kind: 'text', text: ' made the values of each row that was left.' },
      ],
    },
    { kind: 'check', name: 'rows-that-stay' },
    { kind: 'heading', level: 2, text: 'In which order it is worked out' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A statement is written in one order and understood in another. First come ' },
        { kind: 'code', text: 'FROM' },
        { kind: 'text', text: ', then ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ', then ' },
        { kind: 'code', text: 'SELECT' },
        { kind: 'text', text: ', then ' },
        { kind: 'code', text: 'ORDER BY' },
        { kind: 'text', text: ', and last ' },
        { kind: 'code', text: 'LIMIT' },
        {
          kind: 'text',
          text: '. Each step sees only what the steps before it made. That one list explains most surprises:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'code', text: 'WHERE' },
          { kind: 'text', text: ' cannot use a name that ' },
          { kind: 'code', text: 'SELECT' },
          { kind: 'text', text: ' gives with ' },
          { kind: 'code', text: 'AS' },
          { kind: 'text', text: ', because there is no such name yet. PostgreSQL refuses it.' },
        ],
        [
          { kind: 'code', text: 'ORDER BY' },
          { kind: 'text', text: ' can use it, because by then the name exists.' },
        ],
        [
          { kind: 'code', text: 'LIMIT' },
          { kind: 'text', text: ' cuts what has been sorted. Without ' },
          { kind: 'code', text: 'ORDER BY' },
          { kind: 'text', text: ' it cuts something that has no promised order at all.' },
        ],
      ],
    },
    {
      kind: 'note',
      spans: [
        { kind: 'text', text: 'A table has no first row. If a result looks sorted without ' },
        { kind: 'code', text: 'ORDER BY' },
        {
          kind: 'text',
          text: ', that is how it happened to be read today. An index, a new version or a second process may change it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'When two rows are equal by all that ' },
        { kind: 'code', text: 'ORDER BY' },
        {
          kind: 'text',
          text: ' names, their order is open as well. Add a column that is different in every row, usually the key, and the result is the same each time.',
        },
      ],
    },
    { kind: 'check', name: 'steps-in-order' },
    { kind: 'check', name: 'page-of-rows' },
    { kind: 'heading', level: 2, text: 'Conditions with two answers' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A condition compares values: ' },
        { kind: 'code', text: '=' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '<>' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '<' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '<=' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '>' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '>=' },
        { kind: 'text', text: '. Texts stand in single quotes. ' },
        { kind: 'code', text: 'AND' },
        { kind: 'text', text: ' wants both sides, ' },
        { kind: 'code', text: 'OR' },
        { kind: 'text', text: ' wants at least one, ' },
        { kind: 'code', text: 'NOT' },
        { kind: 'text', text: ' turns a condition round. ' },
        { kind: 'code', text: 'AND' },
        { kind: 'text', text: ' binds more tightly than ' },
        { kind: 'code', text: 'OR' },
        {
          kind: 'text',
          text: ', as multiplication does before addition, so this statement asks for cheap tools ',
        },
        { kind: 'strong', text: 'or' },
        { kind: 'text', text: ' for tools on shelf B that are lent:' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT name\nFROM tools\nWHERE price < 20 OR shelf = 'B' AND lent_on >= '2026-04-01'\nORDER BY id;",
      output: 'hand saw\nSander',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whoever means "cheap or on shelf B, and lent since April in both cases" writes brackets: ',
        },
        { kind: 'code', text: "(price < 20 OR shelf = 'B') AND lent_on >= '2026-04-01'" },
        {
          kind: 'text',
          text: '. Brackets cost nothing. Write them wherever both words meet in one condition, for the next reader as much as for the database.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'IN' },
        { kind: 'text', text: ' is a short form of several ' },
        { kind: 'code', text: '=' },
        { kind: 'text', text: ' that are joined by ' },
        { kind: 'code', text: 'OR' },
        { kind: 'text', text: ': ' },
        { kind: 'code', text: "shelf IN ('A', 'C')" },
        { kind: 'text', text: '. ' },
        { kind: 'code', text: 'BETWEEN a AND b' },
        { kind: 'text', text: ' is a short form of ' },
        { kind: 'code', text: '>= a AND <= b' },
        { kind: 'text', text: ', so both ends belong to it.' },
      ],
    },
    { kind: 'check', name: 'brackets-that-matter' },
    { kind: 'check', name: 'same-by-in' },
    { kind: 'heading', level: 2, text: 'Spans of time without a gap' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'BETWEEN' },
        {
          kind: 'text',
          text: ' is fine for whole numbers and days. For moments it is a trap, since a month has no last moment that you could name: ',
        },
        { kind: 'code', text: "BETWEEN '2026-03-01' AND '2026-03-31'" },
        { kind: 'text', text: ' over moments loses everything after midnight of the last day, and ' },
        { kind: 'code', text: "'2026-03-31 23:59:59'" },
        { kind: 'text', text: " still loses the last second's fractions." },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A half-open span has no such hole. Take the first moment in, and the first moment of the next span out:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT name\nFROM tools\nWHERE lent_on >= '2026-03-01' AND lent_on < '2026-04-01'\nORDER BY id;",
      output: 'hand saw\ndrill',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The spans of March and April written like this touch each other and share nothing, so a row is counted once. Two more things are worth a look here. The ladder and the spirit level were never lent: their ',
        },
        { kind: 'code', text: 'lent_on' },
        { kind: 'text', text: ' is ' },
        { kind: 'code', text: 'NULL' },
        {
          kind: 'text',
          text: ', which is neither before nor after any day, so no comparison keeps them. And dates that are stored as text compare rightly only because they are written year first, with leading zeros.',
        },
      ],
    },
    { kind: 'check', name: 'span-of-days' },
    { kind: 'check', name: 'step-of-where' },
    { kind: 'heading', level: 2, text: 'Patterns in text' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'LIKE' },
        { kind: 'text', text: ' compares a text with a pattern. ' },
        { kind: 'code', text: '%' },
        { kind: 'text', text: ' stands for any number of characters, none included; ' },
        { kind: 'code', text: '_' },
        {
          kind: 'text',
          text: ' stands for exactly one. Everything else stands for itself, and the pattern has to fit the whole text, not a part of it.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Pattern' }],
        [{ kind: 'text', text: 'Fits' }],
        [{ kind: 'text', text: 'Does not fit' }],
      ],
      rows: [
        [
          [{ kind: 'code', text: "'s%'" }],
          [{ kind: 'code', text: 'spirit level' }],
          [{ kind: 'code', text: 'hand saw' }],
        ],
        [
          [{ kind: 'code', text: "'%saw'" }],
          [{ kind: 'code', text: 'hand saw' }],
          [{ kind: 'code', text: 'saw blade' }],
        ],
        [
          [{ kind: 'code', text: "'dr_ll'" }],
          [{ kind: 'code', text: 'drill' }],
          [{ kind: 'code', text: 'drll' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Whether capitals count differs. PostgreSQL tells ' },
        { kind: 'code', text: 'S' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 's' },
        { kind: 'text', text: ' apart in ' },
        { kind: 'code', text: 'LIKE' },
        { kind: 'text', text: ' and has ' },
        { kind: 'code', text: 'ILIKE' },
        {
          kind: 'text',
          text: ' for when they should be one. SQLite treats the letters A to Z alike in either case. Where it matters, say so in the statement: ',
        },
        { kind: 'code', text: "lower(name) LIKE 's%'" },
        { kind: 'text', text: ' means the same everywhere.' },
      ],
    },
    { kind: 'check', name: 'pattern-fits' },
    { kind: 'heading', level: 2, text: 'Values that you make' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'SELECT' },
        { kind: 'text', text: ' may hold any expression, and ' },
        { kind: 'code', text: 'AS' },
        { kind: 'text', text: ' gives it a name. ' },
        { kind: 'code', text: 'CASE' },
        {
          kind: 'text',
          text: ' chooses between values: its branches are tried from the top, and the first one that is true wins. So the narrower condition stands above the wider one.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT name,\n  CASE\n    WHEN price >= 100 THEN 'ask first'\n    WHEN price >= 50 THEN 'deposit'\n    ELSE 'free'\n  END AS terms\nFROM tools\nORDER BY price DESC, id;",
      output: 'ladder | ask first\ndrill | deposit\nSander | deposit\nspirit level | free\nhand saw | free',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If the first two branches changed places, the ladder would be lent for a deposit: 120 is at least 50 too, and nobody would look further. ',
        },
        { kind: 'code', text: 'DISTINCT' },
        { kind: 'text', text: ' behind ' },
        { kind: 'code', text: 'SELECT' },
        {
          kind: 'text',
          text: ' leaves each row of the result once; it compares all the columns that are shown, not the first of them.',
        },
      ],
    },
    { kind: 'check', name: 'first-branch-wins' },
    { kind: 'check', name: 'once-each' },
    { kind: 'check', name: 'order-again' },
    { kind: 'heading', level: 2, text: 'Put together' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Now write one yourself. Read the task, name the table, then the rows that stay, then the values, then the order. Run it on the example before you hand it in: the cases that count have rows that the example lacks.',
        },
      ],
    },
    { kind: 'check', name: 'overdue-list' },
  ]),
  moduleOf(FACTS[1], joins, [
    { kind: 'heading', level: 2, text: 'One fact in one place' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A bicycle shop hires out bikes. It could write the name of the rider beside every hire. Then a rider who marries and changes her name is wrong in forty rows, or worse, in twelve of forty. So the shop keeps two tables: a rider stands in ',
        },
        { kind: 'code', text: 'riders' },
        { kind: 'text', text: ' once, and a hire only names her by number.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A join puts the two together again for as long as a question needs it.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE riders (id INTEGER PRIMARY KEY, name TEXT);\nINSERT INTO riders VALUES (1, 'Ines'), (2, 'Omar'), (3, 'Wren');\nCREATE TABLE hires (id INTEGER PRIMARY KEY, rider_id INTEGER, bike TEXT, euros INTEGER);\nINSERT INTO hires VALUES (10, 1, 'red', 12), (11, 1, 'blue', 8), (12, 2, 'red', 20), (13, NULL, 'green', 5);\n\nSELECT hires.id, riders.name, hires.bike\nFROM hires\nJOIN riders ON riders.id = hires.rider_id\nORDER BY hires.id;",
      output: '10 | Ines | red\n11 | Ines | blue\n12 | Omar | red',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Think of it so: ' },
        {
          kind: 'strong',
          text: 'every row of the left table is held against every row of the right one, and each pair for which the condition is true becomes one row of the result.',
        },
        {
          kind: 'text',
          text: ' That is the whole rule. The database finds the pairs in a cleverer way, but never other pairs. Three consequences follow, and most faults with joins are one of them.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          {
            kind: 'text',
            text: 'A row without a partner makes no pair. Hire 13 has no rider, so it is gone; Wren never hired, so she is gone.',
          },
        ],
        [{ kind: 'text', text: 'A row with several partners makes several pairs. Ines stands there twice.' }],
        [
          { kind: 'code', text: 'NULL = 1' },
          { kind: 'text', text: ' is not true, and neither is ' },
          { kind: 'code', text: 'NULL = NULL' },
          { kind: 'text', text: '. A missing number finds no partner, not even another missing one.' },
        ],
      ],
    },
    { kind: 'check', name: 'pairs-of-a-join' },
    { kind: 'check', name: 'which-key-meets' },
    { kind: 'heading', level: 2, text: 'Keeping what has no partner' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'JOIN' },
        { kind: 'text', text: ' alone means ' },
        { kind: 'code', text: 'INNER JOIN' },
        { kind: 'text', text: '. A ' },
        { kind: 'code', text: 'LEFT JOIN' },
        {
          kind: 'text',
          text: ' does the same and then adds every left row that found no partner, once, with NULL in all columns of the right side. ',
        },
        { kind: 'code', text: 'RIGHT JOIN' },
        { kind: 'text', text: ' keeps the right side, ' },
        { kind: 'code', text: 'FULL JOIN' },
        { kind: 'text', text: ' both.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT riders.name, hires.bike\nFROM riders\nLEFT JOIN hires ON hires.rider_id = riders.id\nORDER BY riders.name, hires.id;',
      output: 'Ines | red\nInes | blue\nOmar | red\nWren | NULL',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Now to who has ' },
        { kind: 'strong', text: 'no' },
        {
          kind: 'text',
          text: ' hire at all: keep all riders, then take those whose right side was filled with NULL. Ask this of a column that is never NULL in a real row, such as the primary key. A column that may be empty by itself, say a remark, cannot tell "no hire" from "a hire without a remark".',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT riders.name\nFROM riders\nLEFT JOIN hires ON hires.rider_id = riders.id\nWHERE hires.id IS NULL;',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'NOT EXISTS (SELECT 1 FROM hires WHERE hires.rider_id = riders.id)' },
        {
          kind: 'text',
          text: ' says the same, reads like the question, and cannot multiply anything. Use it when you want nothing from the other table but a yes or no.',
        },
      ],
    },
    { kind: 'check', name: 'rows-of-a-left-join' },
    { kind: 'check', name: 'who-has-none' },
    { kind: 'heading', level: 2, text: 'ON or WHERE' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'ON' },
        { kind: 'text', text: ' decides which pairs are made. ' },
        { kind: 'code', text: 'WHERE' },
        {
          kind: 'text',
          text: ' is asked later, of the finished rows, also of those that were filled with NULL. For an inner join it makes no difference where a condition stands. For an outer join it is the usual mistake:',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Statement' }], [{ kind: 'text', text: 'Says' }]],
      rows: [
        [
          [{ kind: 'code', text: "LEFT JOIN hires ON hires.rider_id = riders.id AND hires.bike = 'red'" }],
          [{ kind: 'text', text: 'all riders, with their red hires where they have some' }],
        ],
        [
          [{ kind: 'code', text: "LEFT JOIN hires ON hires.rider_id = riders.id WHERE hires.bike = 'red'" }],
          [
            { kind: 'text', text: 'only riders with a red hire: for the others ' },
            { kind: 'code', text: "NULL = 'red'" },
            { kind: 'text', text: ' is not true, so they go' },
          ],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The second is an inner join in disguise. ' },
        { kind: 'strong', text: 'How to see it:' },
        { kind: 'text', text: ' look for a ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ' that compares a column of the optional side with anything but ' },
        { kind: 'code', text: 'IS NULL' },
        { kind: 'text', text: '. Either the condition belongs into ' },
        { kind: 'code', text: 'ON' },
        { kind: 'text', text: ', or the word ' },
        { kind: 'code', text: 'LEFT' },
        { kind: 'text', text: ' is a lie and should go.' },
      ],
    },
    { kind: 'check', name: 'on-or-where' },
    { kind: 'heading', level: 2, text: 'When rows multiply' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Ask for the income of the shop beside what riders paid as a yearly fee:' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'CREATE TABLE fees (rider_id INTEGER, euros INTEGER);\nINSERT INTO fees VALUES (1, 30), (2, 30);\n\nSELECT SUM(fees.euros) AS fees, SUM(hires.euros) AS hires\nFROM riders\nJOIN fees ON fees.rider_id = riders.id\nJOIN hires ON hires.rider_id = riders.id;',
      output: '90 | 40',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Only 60 euros of fees were paid. (Hire 13 names no rider, so it is in neither sum.) Ines has two hires, so her fee stands in two rows and is added twice. Statements like this run without an error and land in reports. Two habits help:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Know the grain.' },
          {
            kind: 'text',
            text: ' Before you write a sum, say aloud what one row of the joined result is. Here it is one ',
          },
          { kind: 'em', text: 'hire' },
          { kind: 'text', text: '; a fee is a fact of a ' },
          { kind: 'em', text: 'rider' },
          { kind: 'text', text: ', so it may not be added at this grain.' },
        ],
        [
          { kind: 'strong', text: 'Count before and after.' },
          { kind: 'text', text: ' If ' },
          { kind: 'code', text: 'SELECT COUNT(*)' },
          { kind: 'text', text: ' grows when a join is added, that side has several partners.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The repair is to bring each side to one row a rider before they meet:' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT SUM(f.euros) AS fees, SUM(h.euros) AS hires\nFROM riders\nLEFT JOIN (SELECT rider_id, SUM(euros) AS euros FROM fees GROUP BY rider_id) AS f\n  ON f.rider_id = riders.id\nLEFT JOIN (SELECT rider_id, SUM(euros) AS euros FROM hires GROUP BY rider_id) AS h\n  ON h.rider_id = riders.id;',
      output: '60 | 40',
    },
    {
      kind: 'note',
      spans: [
        { kind: 'code', text: 'SELECT DISTINCT' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'SUM(DISTINCT …)' },
        {
          kind: 'text',
          text: ' is no repair. It hides the repeated rows together with honest ones: two riders who paid the same fee become one.',
        },
      ],
    },
    { kind: 'check', name: 'fee-added-twice' },
    { kind: 'check', name: 'grain-first' },
    { kind: 'check', name: 'left-in-disguise' },
    { kind: 'heading', level: 2, text: 'A table with itself, and many with many' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A table may be joined to itself under two names. Each name is a role, and the condition says which row plays which:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT learner.name, teacher.name\nFROM riders AS learner\nJOIN riders AS teacher ON teacher.id = learner.taught_by;',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Where many meet many, a third table holds the pairs: ' },
        { kind: 'code', text: 'riders' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'courses' },
        { kind: 'text', text: ', and ' },
        { kind: 'code', text: 'bookings (rider_id, course_id)' },
        {
          kind: 'text',
          text: '. The way from a rider to a course leads over two joins, one for each key of the table between. Leave out a condition and every row meets every other: 3 riders and 4 courses give 12 rows, and 30,000 and 40,000 give more than a thousand million. ',
        },
        { kind: 'code', text: 'CROSS JOIN' },
        { kind: 'text', text: ' says so on purpose; a comma in ' },
        { kind: 'code', text: 'FROM' },
        { kind: 'text', text: ' says it by accident.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'When not to join: if you only ask whether there is a partner, write ' },
        { kind: 'code', text: 'EXISTS' },
        {
          kind: 'text',
          text: '. If you need one number of the other side, a subquery or a group that is joined afterwards keeps the grain.',
        },
      ],
    },
    { kind: 'check', name: 'roles-of-itself' },
    { kind: 'check', name: 'pairs-without-condition' },
    { kind: 'check', name: 'missing-meets-missing' },
    { kind: 'check', name: 'riders-and-their-sum' },
  ]),
  moduleOf(FACTS[2], grouping, [
    { kind: 'heading', level: 2, text: 'From rows to groups' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ' puts rows into heaps and gives ' },
        { kind: 'strong', text: 'one row for each heap' },
        { kind: 'text', text: '. What makes a heap is the list after ' },
        { kind: 'code', text: 'GROUP BY' },
        {
          kind: 'text',
          text: ': rows that agree in all of those columns lie together. Everything else in the result has to be worked out from a whole heap, by an aggregate such as ',
        },
        { kind: 'code', text: 'COUNT' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'SUM' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'AVG' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'MIN' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'MAX' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE sales (id INTEGER PRIMARY KEY, shop TEXT, item TEXT, pieces INTEGER, euros INTEGER, coupon TEXT);\nINSERT INTO sales VALUES\n  (1, 'north', 'tea', 2, 10, NULL), (2, 'north', 'tea', 1, 6, 'MAY'), (3, 'north', 'cups', 4, 40, NULL),\n  (4, 'south', 'tea', 3, 12, 'MAY'), (5, 'south', 'cups', 1, 15, 'JUNE'), (6, NULL, 'tea', 1, 7, NULL);\n\nSELECT shop, COUNT(*) AS sales, SUM(euros) AS euros\nFROM sales\nGROUP BY shop\nORDER BY shop;",
      output: 'NULL | 1 | 7\nnorth | 3 | 56\nsouth | 2 | 27',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Sale 6 has no shop. In a comparison NULL equals nothing, but for grouping all NULLs are put into one heap.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Before you write a group, finish the sentence "one row for each …". "One row for each shop and item" is ',
        },
        { kind: 'code', text: 'GROUP BY shop, item' },
        { kind: 'text', text: ': a row for each ' },
        { kind: 'strong', text: 'pair that occurs' },
        {
          kind: 'text',
          text: ', four pairs of known shops here and one of the shop that nobody wrote down, not all that could be.',
        },
      ],
    },
    { kind: 'check', name: 'groups-that-occur' },
    { kind: 'heading', level: 2, text: 'What an aggregate sees' },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Written' }], [{ kind: 'text', text: 'Counts' }]],
      rows: [
        [[{ kind: 'code', text: 'COUNT(*)' }], [{ kind: 'text', text: 'rows' }]],
        [
          [{ kind: 'code', text: 'COUNT(coupon)' }],
          [
            { kind: 'text', text: 'rows in which ' },
            { kind: 'code', text: 'coupon' },
            { kind: 'text', text: ' is not NULL' },
          ],
        ],
        [
          [{ kind: 'code', text: 'COUNT(DISTINCT coupon)' }],
          [
            { kind: 'text', text: 'different values of ' },
            { kind: 'code', text: 'coupon' },
            { kind: 'text', text: ', NULL not among' },
          ],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'All of these but ' },
        { kind: 'code', text: 'COUNT(*)' },
        { kind: 'text', text: ' pass over NULL, and so do ' },
        { kind: 'code', text: 'SUM' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'AVG' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'MIN' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'MAX' },
        { kind: 'text', text: '. (Those that gather values into a list, such as ' },
        { kind: 'code', text: 'array_agg' },
        { kind: 'text', text: ', do not.) So ' },
        { kind: 'code', text: 'AVG(euros)' },
        { kind: 'text', text: ' divides by the number of ' },
        { kind: 'strong', text: 'known' },
        {
          kind: 'text',
          text: ' values. Sometimes that is right (a mark not given yet), sometimes not (no sale is a sale of 0). Only you can know; SQL cannot.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Without ' },
        { kind: 'code', text: 'GROUP BY' },
        {
          kind: 'text',
          text: ' all rows are one heap, and there is always exactly one row of result, also when the table is empty. Then ',
        },
        { kind: 'code', text: 'COUNT(*)' },
        { kind: 'text', text: ' is 0, and ' },
        { kind: 'code', text: 'SUM(euros)' },
        { kind: 'text', text: ' is NULL, not 0. With ' },
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ' an empty table has no heaps and gives no row.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'To count several things side by side, let each aggregate have its own condition:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT item,\n  COUNT(*) AS sales,\n  COUNT(*) FILTER (WHERE coupon IS NOT NULL) AS with_coupon,\n  SUM(CASE WHEN shop = 'north' THEN euros ELSE 0 END) AS north\nFROM sales\nGROUP BY item\nORDER BY item;",
      output: 'cups | 2 | 1 | 40\ntea | 4 | 2 | 16',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'FILTER' },
        { kind: 'text', text: ' is in the standard, PostgreSQL and SQLite; ' },
        { kind: 'code', text: 'CASE' },
        { kind: 'text', text: ' inside the aggregate does the same everywhere. A ' },
        { kind: 'code', text: 'WHERE coupon IS NOT NULL' },
        { kind: 'text', text: ' would have taken the other rows away from ' },
        { kind: 'strong', text: 'all' },
        { kind: 'text', text: ' columns, and an item without any coupon would be gone.' },
      ],
    },
    { kind: 'check', name: 'counts-of-a-column' },
    { kind: 'check', name: 'side-by-side-counts' },
    { kind: 'heading', level: 2, text: 'WHERE before, HAVING after' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A statement is worked out in this order: ' },
        { kind: 'code', text: 'FROM' },
        { kind: 'text', text: ' and joins, ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'HAVING' },
        { kind: 'text', text: ', the select list, ' },
        { kind: 'code', text: 'ORDER BY' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'LIMIT' },
        { kind: 'text', text: '. So ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ' speaks of single rows and knows no sums; ' },
        { kind: 'code', text: 'HAVING' },
        { kind: 'text', text: ' speaks of finished heaps.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT shop, SUM(euros) AS euros\nFROM sales\nWHERE item = 'tea'          -- which rows are counted\nGROUP BY shop\nHAVING SUM(euros) > 12;     -- which shops are shown",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'North sold tea for 16 and is shown; south sold tea for exactly 12 and is not. Leave the ',
        },
        { kind: 'code', text: 'WHERE' },
        {
          kind: 'text',
          text: ' out and both sums rise, for the cups are in them. A condition on a single row that stands in ',
        },
        { kind: 'code', text: 'HAVING' },
        { kind: 'text', text: ' by mistake is refused by PostgreSQL; one on a column of ' },
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ' is taken, and only comes later than it could.' },
      ],
    },
    { kind: 'check', name: 'worked-out-in-order' },
    { kind: 'check', name: 'shown-by-having' },
    { kind: 'check', name: 'nothing-to-add' },
    { kind: 'heading', level: 2, text: 'Columns that belong to no heap' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'What should this give?' }] },
    { kind: 'code', lang: 'sql', text: 'SELECT shop, item, MAX(euros) FROM sales GROUP BY shop;' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'North sold tea and cups, so "the item of north" has no answer. PostgreSQL refuses the statement: every column of the select list must be grouped by or stand within an aggregate (or hang on a primary key that is grouped by). SQLite takes it. With a single ',
        },
        { kind: 'code', text: 'MAX' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'MIN' },
        { kind: 'text', text: ' it gives ' },
        { kind: 'code', text: 'item' },
        {
          kind: 'text',
          text: ' from the row that holds the extreme, otherwise from any row of the heap. Code that lives on this breaks at the next database, and gives no hint that it did.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'If you want the dearest ' },
        { kind: 'strong', text: 'row' },
        {
          kind: 'text',
          text: ' of each shop, that is not grouping but picking a row: a window function (next module), or a join back to the maximum.',
        },
      ],
    },
    { kind: 'check', name: 'refused-columns' },
    { kind: 'heading', level: 2, text: 'Means of means' },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT AVG(mean) AS mean_of_shops\nFROM (SELECT shop, AVG(euros) AS mean FROM sales WHERE shop IS NOT NULL GROUP BY shop);',
      output: '16.083333333333336',
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT AVG(euros) AS mean_of_sales FROM sales WHERE shop IS NOT NULL;',
      output: '16.6',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The first counts every shop alike, the second every sale. Neither is wrong; they answer different questions, and a report that says only "the average" has not said which. The same holds for rates: the price a piece is ',
        },
        { kind: 'code', text: 'SUM(euros) / SUM(pieces)' },
        {
          kind: 'text',
          text: ", not the mean of each row's price, in which a sale of one cup weighs as much as a sale of forty.",
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three more things that add up only if you look:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Distinct counts do not add up.' },
          { kind: 'text', text: ' A customer of two shops is one customer of each and one in all.' },
        ],
        [
          { kind: 'strong', text: 'After a join that multiplies rows' },
          { kind: 'text', text: ' every sum is too large: sum first, then join.' },
        ],
        [
          { kind: 'strong', text: 'Whole numbers divide to whole numbers' },
          { kind: 'text', text: ' in SQLite and PostgreSQL: ' },
          { kind: 'code', text: '3 / 4' },
          { kind: 'text', text: ' is 0. Write ' },
          { kind: 'code', text: '3 * 1.0 / 4' },
          { kind: 'text', text: '.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'When not to group: if you need the rows and the sum beside them, grouping throws away what you want to see. That is what windows are for.',
        },
      ],
    },
    { kind: 'check', name: 'mean-of-what' },
    { kind: 'check', name: 'price-a-piece' },
    { kind: 'check', name: 'distinct-by-shop' },
    { kind: 'check', name: 'pairs-that-are-many' },
    { kind: 'check', name: 'fees-before-groups' },
    { kind: 'check', name: 'shops-above' },
  ]),
  moduleOf(FACTS[3], windowFunctions, [
    { kind: 'heading', level: 2, text: 'A row that may look around' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A group melts rows together. Often you want to keep the rows and let each of them see its neighbours: its share of the total, its rank, the change since yesterday. A window function does this. It is worked out ',
        },
        { kind: 'strong', text: 'for each row' },
        { kind: 'text', text: ', over a set of rows that this row may see, and it takes no row away.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE runs (runner TEXT, day INTEGER, km INTEGER);\nINSERT INTO runs VALUES\n  ('Ada', 1, 5), ('Ada', 2, 8), ('Ada', 4, 5),\n  ('Ben', 1, 10), ('Ben', 3, 4), ('Ben', 4, 10);\n\nSELECT runner, day, km, SUM(km) OVER (PARTITION BY runner) AS of_runner\nFROM runs\nORDER BY runner, day;",
      output:
        'Ada | 1 | 5 | 18\nAda | 2 | 8 | 18\nAda | 4 | 5 | 18\nBen | 1 | 10 | 24\nBen | 3 | 4 | 24\nBen | 4 | 10 | 24',
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Three things in the brackets say what a row sees:' }],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'code', text: 'PARTITION BY' },
          { kind: 'text', text: ': only rows that agree with it in these columns. Without it: all rows.' },
        ],
        [
          { kind: 'code', text: 'ORDER BY' },
          {
            kind: 'text',
            text: ": in which order the function walks through them. It says nothing about the order of the result; that is still the business of the statement's own ",
          },
          { kind: 'code', text: 'ORDER BY' },
          { kind: 'text', text: '.' },
        ],
        [
          { kind: 'text', text: 'The ' },
          { kind: 'strong', text: 'frame' },
          { kind: 'text', text: ': from where to where, as seen from the current row.' },
        ],
      ],
    },
    { kind: 'check', name: 'share-of-a-runner' },
    { kind: 'heading', level: 2, text: 'Numbering and ranking' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Function' }],
        [{ kind: 'text', text: 'Two rows that tie' }],
        [{ kind: 'text', text: 'The one after them' }],
      ],
      rows: [
        [
          [{ kind: 'code', text: 'ROW_NUMBER()' }],
          [{ kind: 'text', text: 'get two numbers, in any order' }],
          [{ kind: 'text', text: 'goes on counting' }],
        ],
        [
          [{ kind: 'code', text: 'RANK()' }],
          [{ kind: 'text', text: 'share a place' }],
          [{ kind: 'text', text: 'skips: 1, 1, 3' }],
        ],
        [
          [{ kind: 'code', text: 'DENSE_RANK()' }],
          [{ kind: 'text', text: 'share a place' }],
          [{ kind: 'text', text: 'takes the next one: 1, 1, 2' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual task is ' },
        { kind: 'strong', text: 'the first row of each group' },
        {
          kind: 'text',
          text: ': the last run of every runner, say. Number the rows of each group and keep number 1.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT runner, day, km\nFROM (\n  SELECT runner, day, km,\n    ROW_NUMBER() OVER (PARTITION BY runner ORDER BY day DESC) AS place\n  FROM runs\n)\nWHERE place = 1\nORDER BY runner;',
      output: 'Ada | 4 | 5\nBen | 4 | 10',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Why the statement around it? Windows are worked out after ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'HAVING' },
        { kind: 'text', text: '. A ' },
        { kind: 'code', text: 'WHERE place = 1' },
        {
          kind: 'text',
          text: ' in the same statement asks for something that does not exist yet, and is refused. The statement around sees ',
        },
        { kind: 'code', text: 'place' },
        { kind: 'text', text: ' as a column like any other.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Compare this with ' },
        { kind: 'code', text: 'SELECT runner, MAX(day), MAX(km) … GROUP BY runner' },
        {
          kind: 'text',
          text: '. For Ada that gives day 4 and 8 km, a run that never was: the 8 km were on day 2. Two greatest values are not a row.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        { kind: 'text', text: 'If two rows tie in the order of ' },
        { kind: 'code', text: 'ROW_NUMBER' },
        {
          kind: 'text',
          text: ', which of them is number 1 is not settled and may change from one execution to the next. Add a column that decides, such as the primary key.',
        },
      ],
    },
    { kind: 'check', name: 'where-it-may-stand' },
    { kind: 'check', name: 'first-of-each' },
    { kind: 'heading', level: 2, text: 'The row before and the row after' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'LAG(km)' },
        { kind: 'text', text: ' is the value one row back in the order of the window, ' },
        { kind: 'code', text: 'LEAD(km)' },
        {
          kind: 'text',
          text: ' one row ahead; a second argument says how many rows, a third what to give where there is none (else NULL).',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT day, km, km - LAG(km) OVER (ORDER BY day) AS change\nFROM runs\nWHERE runner = 'Ben'\nORDER BY day;",
      output: '1 | 10 | NULL\n3 | 4 | -6\n4 | 10 | 6',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'One row back is ' },
        { kind: 'strong', text: 'a row' },
        {
          kind: 'text',
          text: " back, not a day. Between Ben's first and second run lies a day without one, and the change is over two days. Who needs days has to make the missing rows first, by a join to a calendar. And whoever forgets ",
        },
        { kind: 'code', text: 'PARTITION BY runner' },
        {
          kind: 'text',
          text: " over the whole table compares a run of Ben with whatever stands before it, which may be one of Ada's.",
        },
      ],
    },
    { kind: 'check', name: 'lag-across' },
    { kind: 'check', name: 'rows-are-all-there' },
    { kind: 'heading', level: 2, text: 'Frames: how far a row sees' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'As soon as ' },
        { kind: 'code', text: 'ORDER BY' },
        { kind: 'text', text: ' stands in the window of an aggregate, the frame that nobody wrote is' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'code', text: 'RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW' }],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'so the sum becomes a ' },
        { kind: 'strong', text: 'running' },
        {
          kind: 'text',
          text: ' one: from the first row of the partition up to here. Two faults come of this, and both look plausible on the screen.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Ties go together.' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'RANGE' },
        { kind: 'text', text: ' speaks of values. Rows with the same value in the order, its ' },
        { kind: 'em', text: 'peers' },
        { kind: 'text', text: ', are all within the frame. Order all runs by ' },
        { kind: 'code', text: 'day' },
        { kind: 'text', text: ' and both runs of day 1 show the total of both. ' },
        { kind: 'code', text: 'ROWS' },
        { kind: 'text', text: ' counts single rows:' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'SELECT runner, day, km,\n  SUM(km) OVER (ORDER BY day) AS by_value,\n  SUM(km) OVER (ORDER BY day, runner ROWS UNBOUNDED PRECEDING) AS by_row\nFROM runs\nORDER BY day, runner;',
      output:
        'Ada | 1 | 5 | 15 | 5\nBen | 1 | 10 | 15 | 15\nAda | 2 | 8 | 23 | 23\nBen | 3 | 4 | 27 | 27\nAda | 4 | 5 | 42 | 32\nBen | 4 | 10 | 42 | 42',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'LAST_VALUE' },
        { kind: 'strong', text: ' is not the last.' },
        {
          kind: 'text',
          text: ' With that frame the last row a row can see is itself (or its last peer). Say ',
        },
        { kind: 'code', text: 'ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING' },
        { kind: 'text', text: ', or turn the order round and take ' },
        { kind: 'code', text: 'FIRST_VALUE' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A moving mean over this row and the two before it is ' },
        { kind: 'code', text: 'AVG(km) OVER (ORDER BY day ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)' },
        {
          kind: 'text',
          text: '. The first row has a mean of one, the second of two. If a mean of fewer than three is worth nothing to you, count the rows of the same frame and leave the short ones out.',
        },
      ],
    },
    { kind: 'check', name: 'running-with-ties' },
    { kind: 'check', name: 'moving-mean' },
    { kind: 'check', name: 'last-that-is-seen' },
    { kind: 'check', name: 'places-of-ties' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A window over everything for one number that is asked once is a group with extra work. A window whose rows are then made one with ',
        },
        { kind: 'code', text: 'DISTINCT' },
        { kind: 'text', text: ' wants to be ' },
        { kind: 'code', text: 'GROUP BY' },
        {
          kind: 'text',
          text: '. And a ranking over a table of a hundred million rows sorts a hundred million rows; if ten are wanted, an index and ',
        },
        { kind: 'code', text: 'LIMIT 10' },
        { kind: 'text', text: ' read ten.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With ' },
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ' in the same statement the window is over the ' },
        { kind: 'strong', text: 'groups' },
        { kind: 'text', text: ': ' },
        { kind: 'code', text: 'SUM(SUM(km)) OVER ()' },
        {
          kind: 'text',
          text: ' is the total of the totals. The inner sum makes the groups, the outer one looks over them.',
        },
      ],
    },
    { kind: 'check', name: 'total-of-totals' },
    { kind: 'check', name: 'group-or-window' },
    { kind: 'check', name: 'change-since' },
    { kind: 'check', name: 'longest-run-each' },
  ]),
  moduleOf(FACTS[4], nullsAndTypes, [
    { kind: 'heading', level: 2, text: 'A mark for "not known"' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'NULL is no value. It is a mark in the place where a value would stand: not known, not yet, not applicable. SQL does not say which of the three, and does not treat it like an empty text or a zero.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The idea behind all its rules is one: ' },
        { kind: 'strong', text: 'an answer that hangs on something unknown is itself unknown.' },
        {
          kind: 'text',
          text: ' Is an unknown age more than 30? Unknown. Is one unknown age equal to another? Also unknown, so ',
        },
        { kind: 'code', text: 'NULL = NULL' },
        {
          kind: 'text',
          text: ' is not true. What does an unknown price plus 5 make? Something unknown: NULL.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'To ask about the mark itself there is a test of its own: ' },
        { kind: 'code', text: 'IS NULL' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'IS NOT NULL' },
        { kind: 'text', text: '. To compare in a way that treats two marks as equal, the standard has ' },
        { kind: 'code', text: 'a IS NOT DISTINCT FROM b' },
        { kind: 'text', text: '; SQLite writes ' },
        { kind: 'code', text: 'a IS b' },
        { kind: 'text', text: ' as well.' },
      ],
    },
    { kind: 'check', name: 'unknown-plus' },
    { kind: 'heading', level: 2, text: 'Three truths' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A condition is true, false or unknown, and ' },
        { kind: 'code', text: 'AND' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'OR' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'NOT' },
        { kind: 'text', text: ' carry on with three.' },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'p' }],
        [{ kind: 'text', text: 'q' }],
        [{ kind: 'text', text: 'p AND q' }],
        [{ kind: 'text', text: 'p OR q' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'true' }],
          [{ kind: 'text', text: 'unknown' }],
          [{ kind: 'text', text: 'unknown' }],
          [{ kind: 'text', text: 'true' }],
        ],
        [
          [{ kind: 'text', text: 'false' }],
          [{ kind: 'text', text: 'unknown' }],
          [{ kind: 'text', text: 'false' }],
          [{ kind: 'text', text: 'unknown' }],
        ],
        [
          [{ kind: 'text', text: 'unknown' }],
          [{ kind: 'text', text: 'unknown' }],
          [{ kind: 'text', text: 'unknown' }],
          [{ kind: 'text', text: 'unknown' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'NOT unknown' },
        { kind: 'text', text: ' is unknown. You need not learn the table: for one ' },
        { kind: 'code', text: 'AND' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'OR' },
        {
          kind: 'text',
          text: ', put both true and false in the place of the unknown; if the result is the same either way, that is the answer, otherwise it is unknown. Go on like that from the inside to the outside: ',
        },
        { kind: 'code', text: 'p OR NOT p' },
        { kind: 'text', text: ' is unknown too, for SQL does not see that both sides speak of one thing.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Now the rule from which the surprises come: ' },
        { kind: 'code', text: 'WHERE' },
        { kind: 'strong', text: ', ' },
        { kind: 'code', text: 'ON' },
        { kind: 'strong', text: ' and ' },
        { kind: 'code', text: 'HAVING' },
        { kind: 'strong', text: ' keep a row only if the condition is true.' },
        { kind: 'text', text: ' Unknown is dropped like false. A ' },
        { kind: 'code', text: 'CHECK' },
        {
          kind: 'text',
          text: ' is the other way round: it refuses a row only if the condition is false, so an unknown one gets in.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE parcels (id INTEGER PRIMARY KEY, city TEXT, grams INTEGER);\nINSERT INTO parcels VALUES (1, 'Oslo', 500), (2, 'Lima', NULL), (3, NULL, 900), (4, 'Oslo', 1500);\n\nSELECT\n  (SELECT COUNT(*) FROM parcels) AS all_rows,\n  (SELECT COUNT(*) FROM parcels WHERE grams > 800) AS heavy,\n  (SELECT COUNT(*) FROM parcels WHERE NOT grams > 800) AS not_heavy;",
      output: '4 | 2 | 1',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two heavy, one not heavy, four in all. Parcel 2 is in neither, and no report that shows "heavy" and "not heavy" side by side will tell you. ',
        },
        { kind: 'strong', text: 'How to see it:' },
        { kind: 'text', text: ' add up the parts and compare them with the count of all.' },
      ],
    },
    { kind: 'check', name: 'value-of-a-condition' },
    { kind: 'check', name: 'kept-by-where' },
    { kind: 'heading', level: 2, text: 'NOT IN, the trap that waits' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'x NOT IN (1, 2, NULL)' },
        { kind: 'text', text: ' means ' },
        { kind: 'code', text: 'x <> 1 AND x <> 2 AND x <> NULL' },
        {
          kind: 'text',
          text: '. The last part is unknown for every x, so the whole is never true. A list that comes from a subquery works for years, until one row holds NULL; from that day on the statement returns nothing.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "SELECT COUNT(*) AS found\nFROM (SELECT 'Pune' AS city) AS c\nWHERE c.city NOT IN (SELECT city FROM parcels);",
      output: '0',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'There is no parcel to Pune, and yet nothing is found. Write ' },
        { kind: 'code', text: 'NOT EXISTS (SELECT 1 FROM parcels p WHERE p.city = c.city)' },
        {
          kind: 'text',
          text: ', which asks whether a match was found and is never unknown, or keep NULL out of the subquery with ',
        },
        { kind: 'code', text: 'WHERE city IS NOT NULL' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'not-in-a-list' },
    { kind: 'check', name: 'let-in-by-check' },
    { kind: 'heading', level: 2, text: 'Where NULL does count as equal' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Comparing is one thing, sorting rows into heaps another. ' },
        { kind: 'code', text: 'GROUP BY' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'DISTINCT' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'UNION' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'PARTITION BY' },
        { kind: 'text', text: ' treat all NULLs as one. The aggregates that reckon (' },
        { kind: 'code', text: 'SUM' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'AVG' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'MIN' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'MAX' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'COUNT' },
        { kind: 'text', text: ' of a column) pass over NULL. A ' },
        { kind: 'code', text: 'UNIQUE' },
        {
          kind: 'text',
          text: ' column takes many NULLs by default, in SQLite and PostgreSQL. In an ascending ',
        },
        { kind: 'code', text: 'ORDER BY' },
        { kind: 'text', text: ' NULLs come first in SQLite and last in PostgreSQL, with ' },
        { kind: 'code', text: 'DESC' },
        { kind: 'text', text: ' the other way round, unless ' },
        { kind: 'code', text: 'NULLS FIRST' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'NULLS LAST' },
        { kind: 'text', text: ' says so; if the place matters, write it.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'COALESCE(a, b, c)' },
        { kind: 'text', text: ' gives the first that is not NULL, ' },
        { kind: 'code', text: 'NULLIF(a, b)' },
        { kind: 'text', text: ' gives NULL where the two are equal and else ' },
        { kind: 'code', text: 'a' },
        { kind: 'text', text: '. ' },
        { kind: 'code', text: 'total / NULLIF(pieces, 0)' },
        { kind: 'text', text: ' so turns a division by zero into NULL, an honest "no price".' },
      ],
    },
    {
      kind: 'note',
      spans: [
        { kind: 'code', text: 'COALESCE(grams, 0)' },
        {
          kind: 'text',
          text: ' is a claim: "not weighed" weighs nothing. In a sum it changes nothing, in an average it does. Make the claim where somebody can see it, and only if it is true.',
        },
      ],
    },
    { kind: 'check', name: 'mean-with-zero' },
    { kind: 'check', name: 'nulls-as-one' },
    { kind: 'check', name: 'first-known' },
    { kind: 'heading', level: 2, text: 'Types: text that looks like a number' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Values of different types compare differently. As text ' },
        { kind: 'code', text: "'9' > '10'" },
        {
          kind: 'text',
          text: ', for the first sign decides; as numbers it is the other way round. Codes with leading zeros are text; anything you do sums with is a number.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'PostgreSQL is strict: a column takes only its type. SQLite is not: the declared type of a column is an ',
        },
        { kind: 'em', text: 'affinity' },
        { kind: 'text', text: ', a wish. A column of ' },
        { kind: 'code', text: 'INTEGER' },
        { kind: 'text', text: ' turns ' },
        { kind: 'code', text: "'12'" },
        { kind: 'text', text: ' into 12, and keeps ' },
        { kind: 'code', text: "'twelve'" },
        { kind: 'text', text: ' as text, without a word, unless the table is declared ' },
        { kind: 'code', text: 'STRICT' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE loose (n INTEGER);\nINSERT INTO loose VALUES ('12'), ('twelve'), (3.0), (3.5);\nSELECT n, typeof(n) AS type FROM loose;",
      output: '12 | integer\ntwelve | text\n3 | integer\n3.5 | real',
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three more habits:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Division.' },
          { kind: 'text', text: ' With two integers ' },
          { kind: 'code', text: '/' },
          { kind: 'text', text: ' cuts off the fraction: ' },
          { kind: 'code', text: '7 / 2' },
          {
            kind: 'text',
            text: ' is 3. Make one of them real before dividing; to round afterwards is too late.',
          },
        ],
        [
          { kind: 'strong', text: 'Money.' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: '0.1 + 0.2 = 0.3' },
          { kind: 'text', text: ' is false in binary floating point. Use ' },
          { kind: 'code', text: 'NUMERIC(12, 2)' },
          { kind: 'text', text: ' in PostgreSQL, or whole cents.' },
        ],
        [
          { kind: 'strong', text: 'Times.' },
          { kind: 'text', text: ' Store an instant with its zone (' },
          { kind: 'code', text: 'timestamptz' },
          { kind: 'text', text: '), a calendar day as ' },
          { kind: 'code', text: 'date' },
          { kind: 'text', text: '. In SQLite, which has no type for either, ISO texts such as ' },
          { kind: 'code', text: '2026-03-09' },
          {
            kind: 'text',
            text: ' at least sort rightly, because their parts go from large to small at fixed widths.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'When not to allow NULL at all: whenever a row makes no sense without the value. ',
        },
        { kind: 'code', text: 'NOT NULL' },
        { kind: 'text', text: ' costs nothing and ends most of this page for that column.' },
      ],
    },
    { kind: 'check', name: 'sorted-texts' },
    { kind: 'check', name: 'divide-before' },
    { kind: 'check', name: 'joined-by-null' },
    { kind: 'check', name: 'kept-out-later' },
    { kind: 'check', name: 'parts-of-all' },
  ]),
  moduleOf(FACTS[5], keysIndexesAndPlans, [
    { kind: 'heading', level: 2, text: 'Rules that the table keeps' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A rule that only the program keeps is broken by the next program, by a script at night, by two requests in the same instant. A rule of the table is kept by whoever writes.',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Rule' }], [{ kind: 'text', text: 'Says' }]],
      rows: [
        [
          [{ kind: 'code', text: 'PRIMARY KEY (a)' }],
          [{ kind: 'text', text: 'names the row: unique and not NULL' }],
        ],
        [
          [{ kind: 'code', text: 'UNIQUE (a, b)' }],
          [
            { kind: 'text', text: 'this ' },
            { kind: 'strong', text: 'pair' },
            { kind: 'text', text: ' comes once; each part may come often' },
          ],
        ],
        [[{ kind: 'code', text: 'NOT NULL' }], [{ kind: 'text', text: 'there is always a value' }]],
        [
          [{ kind: 'code', text: 'CHECK (euros >= 0)' }],
          [{ kind: 'text', text: 'never false (unknown passes)' }],
        ],
        [
          [{ kind: 'code', text: 'FOREIGN KEY (a) REFERENCES t' }],
          [
            { kind: 'text', text: 'the row that is named exists, and ' },
            { kind: 'code', text: 'ON DELETE' },
            { kind: 'text', text: ' says what happens to this one when it goes' },
          ],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Is there already an account of this address? No? Then insert" is not a rule. Two requests ask at once, both hear no, both insert. ',
        },
        { kind: 'code', text: 'UNIQUE (address)' },
        { kind: 'text', text: ' refuses the second, whoever sends it; the program catches the refusal.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Choosing a key.' },
        {
          kind: 'text',
          text: ' A key that means something (an address, a number plate) changes one day, and every row that refers to it must change too. So most tables have a number or a UUID that means nothing as primary key, and a ',
        },
        { kind: 'code', text: 'UNIQUE' },
        {
          kind: 'text',
          text: ' on what must not come twice in the real world. Without the second, the first protects nothing: the same customer gets two numbers.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Deleting.' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'ON DELETE RESTRICT' },
        { kind: 'text', text: ' refuses while something refers, ' },
        { kind: 'code', text: 'CASCADE' },
        { kind: 'text', text: ' deletes what refers, ' },
        { kind: 'code', text: 'SET NULL' },
        { kind: 'text', text: ' keeps it without its reference.' },
      ],
    },
    {
      kind: 'note',
      spans: [
        { kind: 'text', text: 'In SQLite a primary key takes NULL unless it is ' },
        { kind: 'code', text: 'INTEGER PRIMARY KEY' },
        { kind: 'text', text: ' or says ' },
        { kind: 'code', text: 'NOT NULL' },
        { kind: 'text', text: ' as well, and foreign keys are kept only after ' },
        { kind: 'code', text: 'PRAGMA foreign_keys = ON' },
        {
          kind: 'text',
          text: ', on each connection. And neither SQLite nor PostgreSQL makes an index for the column that refers: without one, each delete of a parent reads the whole child table.',
        },
      ],
    },
    { kind: 'check', name: 'pairs-that-may-come' },
    { kind: 'check', name: 'gone-with-its-parent' },
    { kind: 'heading', level: 2, text: 'One fact in one place, by rule' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write ' },
        { kind: 'code', text: 'a → b' },
        { kind: 'text', text: ' for "who knows a knows b". In a table of orders with ' },
        { kind: 'code', text: 'customer_id, customer_city' },
        { kind: 'text', text: ', the dependency ' },
        { kind: 'code', text: 'customer_id → customer_city' },
        {
          kind: 'text',
          text: ' does not begin at the key of the table. So the city stands in many rows, can be changed in half of them, and is lost with the last order. The cure is a table for what the arrow begins at. This is what normal forms say in many words: ',
        },
        { kind: 'strong', text: 'every fact hangs on the key, the whole key, and nothing but the key.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A price on an order line is no such fault, though the product has a price too: what was agreed on that day is another fact than what it costs today.',
        },
      ],
    },
    { kind: 'check', name: 'hangs-on-what' },
    { kind: 'heading', level: 2, text: 'What an index is' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An index is a sorted copy of some columns, with the way back to each row. Think of a telephone book sorted by surname, then first name. It answers three kinds of question:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          {
            kind: 'text',
            text: 'Who has this surname? One walk down the tree: for a million rows some 3 or 4 pages instead of thousands.',
          },
        ],
        [{ kind: 'text', text: 'Whose surname lies between K and M? The same walk, then onwards in order.' }],
        [{ kind: 'text', text: 'Give me all in this order. They already stand so; no sorting.' }],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'And it does ' },
        { kind: 'strong', text: 'not' },
        {
          kind: 'text',
          text: ' answer "whose first name is Ada?", for first names are sorted only within a surname. From this picture nearly everything follows:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'An index on ' },
          { kind: 'code', text: '(a, b)' },
          { kind: 'text', text: ' serves conditions on ' },
          { kind: 'code', text: 'a' },
          { kind: 'text', text: ', and on ' },
          { kind: 'code', text: 'a' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'b' },
          { kind: 'text', text: ', hardly ever on ' },
          { kind: 'code', text: 'b' },
          { kind: 'text', text: ' alone.' },
        ],
        [
          { kind: 'text', text: 'Columns that are compared with ' },
          { kind: 'code', text: '=' },
          {
            kind: 'text',
            text: ' come first, then the one with a range or the order. After a range the order of the later columns is lost.',
          },
        ],
        [
          { kind: 'code', text: "WHERE lower(name) = 'ada'" },
          { kind: 'text', text: ' cannot use an index on ' },
          { kind: 'code', text: 'name' },
          {
            kind: 'text',
            text: ': the book is sorted by something else. Index the expression, or turn the condition round so that the column stands alone: ',
          },
          { kind: 'code', text: "born >= '1990-01-01' AND born < '1991-01-01'" },
          { kind: 'text', text: ' instead of a function that takes the year of ' },
          { kind: 'code', text: 'born' },
          { kind: 'text', text: '.' },
        ],
        [
          {
            kind: 'text',
            text: 'If all columns that a query needs are in the index, the table need not be read at all. Such an index ',
          },
          { kind: 'em', text: 'covers' },
          { kind: 'text', text: ' the query.' },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "CREATE TABLE trips (id INTEGER PRIMARY KEY, bus TEXT, day TEXT, km INTEGER, note TEXT);\nCREATE INDEX trips_bus_day ON trips (bus, day);\n\nEXPLAIN QUERY PLAN SELECT note FROM trips WHERE bus = 'B7' AND day > '2026-01-01';",
      output: '3 | 0 | 51 | SEARCH trips USING INDEX trips_bus_day (bus=? AND day>?)',
    },
    {
      kind: 'code',
      lang: 'sql',
      text: "EXPLAIN QUERY PLAN SELECT note FROM trips WHERE day > '2026-01-01';",
      output: '2 | 0 | 216 | SCAN trips',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'SEARCH … USING INDEX' },
        { kind: 'text', text: ' is the walk, and in brackets stand the columns it goes by. ' },
        { kind: 'code', text: 'SCAN' },
        { kind: 'text', text: ' reads every row. PostgreSQL says ' },
        { kind: 'code', text: 'Index Scan' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'Seq Scan' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'which-are-searched' },
    { kind: 'check', name: 'index-for-this' },
    { kind: 'heading', level: 2, text: 'When an index does not pay' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Each index is written with every insert, and with updates of its columns; in PostgreSQL often with updates of other columns too, since they make a new version of the row. And reading by an index jumps: for each row found one page is fetched from somewhere. If a condition keeps a third of a table, reading it from front to back is quicker, and a planner that has good figures does so. So an index on a column of three values rarely helps by itself.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Suppose a table has 8,000 pages, and a page read in order costs 1, one read by a jump 4 (PostgreSQL's defaults, ",
        },
        { kind: 'code', text: 'seq_page_cost' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'random_page_cost' },
        {
          kind: 'text',
          text: '). Then a scan costs 8,000, and the index wins while it fetches fewer than 2,000 rows from as many pages. This leaves out the cost of the rows themselves, but it shows where the border lies. With a hundred rows a page the table has 800,000 rows, and 2,000 of them are a quarter of one per cent, not a half.',
        },
      ],
    },
    { kind: 'check', name: 'jumps-or-scan' },
    { kind: 'heading', level: 2, text: 'Reading a plan' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'EXPLAIN' },
        { kind: 'text', text: ' shows what the planner ' },
        { kind: 'strong', text: 'means' },
        { kind: 'text', text: ' to do with its estimates; ' },
        { kind: 'code', text: 'EXPLAIN ANALYZE' },
        {
          kind: 'text',
          text: ' runs the statement and puts the real numbers beside them. Careful: it really runs, a ',
        },
        { kind: 'code', text: 'DELETE' },
        { kind: 'text', text: ' too. Read a plan so:' },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          {
            kind: 'text',
            text: 'From the inside to the outside: a node gets its rows from those that are indented below it.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Find the first node where the estimate of rows and the real number are far apart, ten times or more. From there on the planner decided by wrong figures. Old statistics (',
          },
          { kind: 'code', text: 'ANALYZE' },
          { kind: 'text', text: ') or columns that hang together are the usual cause.' },
        ],
        [
          { kind: 'text', text: 'Look at ' },
          { kind: 'code', text: 'loops' },
          {
            kind: 'text',
            text: '. The time of a node is that of one loop. 0.05 ms in 40,000 loops are two seconds.',
          },
        ],
        [
          { kind: 'text', text: 'Look for much thrown away: ' },
          { kind: 'code', text: 'Rows Removed by Filter: 990,000' },
          { kind: 'text', text: ' asks for an index that finds those rows at once.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Measure with data of real size. On a table of 50 rows every plan is a scan, and rightly.',
        },
      ],
    },
    { kind: 'check', name: 'slow-by-loops' },
    { kind: 'check', name: 'plan-in-order' },
    { kind: 'heading', level: 2, text: 'Transactions in one paragraph' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Between ' },
        { kind: 'code', text: 'BEGIN' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'COMMIT' },
        {
          kind: 'text',
          text: ' all happens or nothing. What others see meanwhile is settled by the isolation level. Under ',
        },
        { kind: 'code', text: 'READ COMMITTED' },
        { kind: 'text', text: ', the default of PostgreSQL, each statement sees what was committed when ' },
        { kind: 'strong', text: 'it' },
        {
          kind: 'text',
          text: ' began; two reads of one row may differ. So "read the stock, subtract in the program, write it back" loses one of two sales that overlap. ',
        },
        { kind: 'code', text: 'UPDATE items SET stock = stock - 1 WHERE id = 7 AND stock > 0' },
        {
          kind: 'text',
          text: ' does it in one statement: the second waits for the first and then works on what it left. Where the rule spans several rows use ',
        },
        { kind: 'code', text: 'SERIALIZABLE' },
        { kind: 'text', text: ', and be ready to repeat a transaction that is refused.' },
      ],
    },
    { kind: 'check', name: 'lost-sale' },
    { kind: 'check', name: 'refused-or-taken' },
    { kind: 'check', name: 'unknown-in-a-key' },
    { kind: 'check', name: 'broken-references' },
  ]),
]
