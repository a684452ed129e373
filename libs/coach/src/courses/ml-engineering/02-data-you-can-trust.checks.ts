import { oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import {
  caseOf,
  definitions,
  drawnUntil,
  hiddenOf,
  moduleChecks,
  moduleTask,
  shownOf,
} from '../module-checks'
import { givesNumber, givesRows } from '../sql-foundations/asked'

const COUNTRIES = ['AT', 'DE', 'FR'] as const
const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const

const ordersOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'orders',
  columns: ['order_id integer', 'country text', 'amount integer'],
  rows,
})
const scansOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'scans',
  columns: ['scan_id integer', 'patient text', 'side text'],
  rows,
})
const sidesOf = (rows: readonly (readonly Cell[])[], patient: Cell): Cell[] =>
  rows.flatMap(([, one, side]) => (one === patient ? [side ?? null] : []))
const isOnBoth = (rows: readonly (readonly Cell[])[], patient: Cell): boolean =>
  ['test', 'training'].every((side) => sidesOf(rows, patient).includes(side))

export default moduleChecks('ml-engineering/data-you-can-trust', [
  someOf({
    name: 'what-the-page-asks',
    seconds: 60,
    hint: 'Which of these could a stranger not find out from the rows themselves?',
    scenes: [
      {
        stem: 'Which of these belong on the page about a data set, since people alone can tell them? Choose all.',
        right: [
          ['Why the rows were collected', 'It says what they were chosen for, and so what is missing.'],
          ['Who was left out, and why', 'What is not there cannot be seen.'],
          ['What they may not be used for', 'Consent and law stand in no column.'],
          ['How the labels came about', 'Who wrote them, by which instructions.'],
        ],
        wrong: [
          ['How many rows there are in it altogether', 'Counting tells it.'],
          ['What the columns are called', 'The snapshot tells it.'],
          ['The mean of each column of numbers', 'It can be computed.'],
          ['Which of the columns have empty cells', 'A query tells it.'],
        ],
      },
    ],
  }),
  givesRows({
    name: 'rows-refused',
    seconds: 75,
    hint: 'Hold each row against each condition; what is unknown fits no comparison, but can be asked for.',
    draw: (rng) => ({
      most: rng.pick([100, 200]),
      rows: Array.from({ length: rng.int(6, 8) }, (_, i): Cell[] => [
        rng.pick([i + 1, i + 1, 1]),
        rng.pick([...COUNTRIES, 'de', null]),
        rng.pick([-3, 20, 90, 150, 260, null]),
      ]),
    }),
    tables: ({ rows }) => [ordersOf(rows)],
    statement: ({ most }) =>
      `-- What the schema refuses\nSELECT order_id\nFROM orders\nWHERE country IS NULL\n   OR country NOT IN ('AT', 'DE', 'FR')\n   OR amount NOT BETWEEN 0 AND ${most};`,
    value: ({ rows, most }) =>
      rows.filter(
        ([, country, amount]) =>
          country === null ||
          country === 'de' ||
          (typeof amount === 'number' && (amount < 0 || amount > most)),
      ).length,
    because: () =>
      'Refused are an unknown country, one that is not in the list (`de` is not `DE`), and a known amount outside of the range.',
    slip: () =>
      'An unknown amount is let through, for nothing asks for it; an order with two faults is refused once.',
  }),
  reckoned({
    name: 'errors-away',
    seconds: 90,
    hint: 'What is the standard error of a share among so many rows, and how often does it fit into the distance?',
    draw: (rng) => ({
      usual: rng.pick([2, 4, 5, 10]),
      more: rng.int(1, 3),
      rows: rng.pick([400, 900, 2_500, 10_000]),
    }),
    stem: ({ usual, more, rows }) =>
      `Usually ${usual} % of a column are empty. Today it is ${usual + more} % of ${rows.toLocaleString('en')} rows. How many standard errors is that away from the usual share, if each row is empty independently with ${usual} %?`,
    unit: 'A number, to one decimal place.',
    value: ({ usual, more, rows }) => more / 100 / Math.sqrt(((usual / 100) * (1 - usual / 100)) / rows),
    within: 0.1,
    because: ({ usual, more, rows }) =>
      `The standard error is √(${usual / 100} · ${1 - usual / 100} / ${rows}); ${more} points are divided by it.`,
    slip: () =>
      'The same distance is nothing among few rows and an event among many: the size belongs to the limit.',
    again: ({ usual, more, rows }) => {
      // In counts: how many are empty too many, over the spread of a count.
      const [mean, seen] = [(rows * usual) / 100, (rows * (usual + more)) / 100]
      return (seen - mean) / Math.sqrt(mean * (1 - usual / 100))
    },
  }),
  reckoned({
    name: 'kappa-of-two',
    seconds: 150,
    hint: 'How often do they agree, and how often would two people with these shares of yes agree by chance?',
    draw: (rng) =>
      drawnUntil(
        () => ({ both: rng.int(5, 40), first: rng.int(2, 10), second: rng.int(2, 10) }),
        ({ both, first, second }) => both + first + second < 80,
      ),
    stem: ({ both, first, second }) =>
      `Two people label 100 cases. Both say yes to ${both}; only the first says yes to ${first}, only the second to ${second}; both say no to the others. What is Cohen’s kappa?`,
    unit: 'A number to two decimal places.',
    value: ({ both, first, second }) => {
      const [one, two] = [(both + first) / 100, (both + second) / 100]
      const expected = one * two + (1 - one) * (1 - two)
      return ((100 - first - second) / 100 - expected) / (1 - expected)
    },
    within: 0.011,
    because: ({ both, first, second }) =>
      `They agree on ${100 - first - second} of 100. The first says yes to ${both + first}, the second to ${both + second}, so chance gives ${((both + first) / 100).toFixed(2)} · ${((both + second) / 100).toFixed(2)} + ${(1 - (both + first) / 100).toFixed(2)} · ${(1 - (both + second) / 100).toFixed(2)}.`,
    slip: () =>
      'Agreement alone looks good wherever one answer is frequent; what chance gives is taken off above and below.',
    again: ({ both, first, second }) => {
      // The form for two by two: 2(ad − bc) over the sums of the margins.
      const none = 100 - both - first - second
      const [a, b, c, d] = [both, first, second, none]
      return (2 * (a * d - b * c)) / ((a + b) * (b + d) + (a + c) * (c + d))
    },
  }),
  reckoned({
    name: 'seen-through-noise',
    seconds: 90,
    hint: 'In which two ways can answer and label agree?',
    draw: (rng) => ({ right: rng.int(80, 98), noise: rng.int(2, 12) }),
    stem: ({ right, noise }) =>
      `A model says yes or no and is right on ${right} % of all cases. Of the labels of the test set ${noise} % are wrong, independently of the model. Which accuracy is measured, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ right, noise }) => (right * (100 - noise) + (100 - right) * noise) / 100,
    within: 0.1,
    because: ({ right, noise }) =>
      `${right / 100} · ${(100 - noise) / 100} are right with a right label, ${(1 - right / 100).toFixed(2)} · ${noise / 100} wrong together with the label.`,
    slip: ({ right, noise }) =>
      `${right} − ${noise} forgets the cases in which both are wrong, which count as right.`,
    again: ({ right, noise }) => 50 + ((right - 50) * (100 - 2 * noise)) / 100,
  }),
  oneOf({
    name: 'stays-on-its-side',
    seconds: 75,
    hint: 'New rows of somebody known, and somebody new: where do they go by each rule, and is it the same tomorrow?',
    scenes: [
      {
        stem: 'Rows of machines come in each month, and there are several of each machine. The service will meet new machines. Which rule for the split is right?',
        right: [
          [
            'By a hash of the machine’s id, below 20 of 100',
            'All rows of a machine stay together, for ever.',
          ],
          [
            'By a hash of “split” and the machine’s id',
            'The word in front keeps it apart from other purposes.',
          ],
        ],
        wrong: [
          ['By a hash of the row’s own id, below 20 of 100', 'Rows of one machine come to both sides.'],
          ['By a fresh draw each month', 'Machines change sides, and stand on both.'],
          [
            'By the first 80 % of the rows, in the order of the file',
            'Who stands there changes with each new row.',
          ],
          [
            'By a random draw with a fixed seed over all the rows there are',
            'With one row more the draw is another.',
          ],
        ],
      },
    ],
  }),
  givesNumber({
    name: 'on-both-sides',
    seconds: 75,
    hint: 'Write down for each patient on which sides they stand.',
    draw: (rng) => ({
      rows: Array.from({ length: rng.int(7, 9) }, (_, i): Cell[] => [
        i + 1,
        rng.pick([...NAMES.slice(0, 4), null]),
        rng.pick(['test', 'training', 'training']),
      ]),
    }),
    tables: ({ rows }) => [scansOf(rows)],
    statement: () =>
      "SELECT COUNT(DISTINCT a.patient)\nFROM scans AS a\nJOIN scans AS b ON b.patient = a.patient\nWHERE a.side = 'training' AND b.side = 'test';",
    value: ({ rows }) => NAMES.filter((name) => isOnBoth(rows, name)).length,
    because: () => 'Counted is each known patient once who stands in training and in test.',
    slip: () => 'Rows without a patient join with nothing, so they may hide more of it.',
  }),
  reckoned({
    name: 'known-by-then',
    seconds: 90,
    hint: 'First strike out what had not been recorded yet; then look which of the others holds on that day.',
    draw: (rng) => {
      const day = rng.int(10, 16)
      return {
        day,
        first: rng.int(10, 19),
        second: rng.int(20, 29),
        third: rng.int(30, 39),
        isLate: rng.chance() < 0.5,
      }
    },
    stem: ({ day }) =>
      `A table keeps the limits of one account. A training row is of ${day} May. Which limit does it have to hold?`,
    code: ({ day, first, second, third, isLate }) =>
      [
        'limit  holds from  recorded on',
        `${first}     1 May       1 May`,
        `${second}     ${day - 6} May       ${isLate ? day + 3 : day - 4} May`,
        `${third}     ${day + 1} May      ${day - 1} May`,
      ].join('\n'),
    unit: 'A whole number.',
    value: ({ first, second, isLate }) => (isLate ? first : second),
    within: 0,
    because: ({ isLate, day }) =>
      isLate
        ? `The second line was recorded after ${day} May, the third does not hold yet; so the first.`
        : `The second line holds and was recorded by then; the third was recorded, but does not hold yet.`,
    slip: () => 'What counts is what was known and in force on that day, not what the table says today.',
    again: ({ day, first, second, third, isLate }) =>
      [
        { limit: first, from: 1, at: 1 },
        { limit: second, from: day - 6, at: isLate ? day + 3 : day - 4 },
        { limit: third, from: day + 1, at: day - 1 },
      ]
        .filter(({ from, at }) => from <= day && at <= day)
        .sort((one, two) => two.from - one.from)[0]?.limit ?? -1,
  }),
  oneOf({
    name: 'limit-again',
    seconds: 60,
    hint: 'Which line of the table of expectations would have refused it?',
    about: 'A schema that says no',
    scenes: [
      {
        stem: 'A sensor was replaced by one that reports degrees Fahrenheit in place of Celsius. Which expectation sees it first?',
        right: [['A band for the mean of the weeks', 'All values are of the right type, and higher.']],
        wrong: [
          ['The column is a number', 'It still is.'],
          ['One row for each hour and each sensor', 'That has not changed.'],
          ['At most 2 % of the values are empty', 'None is empty.'],
          ['Training and service see equal values', 'Both see the wrong ones.'],
        ],
      },
      {
        stem: 'A job ran twice last night. Which expectation sees it first?',
        right: [['One row for each `order_id`', 'Each order stands there twice.']],
        wrong: [
          ['A band for the mean of the weeks', 'Twice the same rows have the same mean.'],
          ['At most 2 % of the values are empty', 'The share stays as it was.'],
          ['`country` is one of 27', 'It still is.'],
          ['`amount` is a number', 'It still is.'],
        ],
      },
      {
        stem: 'In training an age is computed by the day of the order, in the service by today. Which expectation sees it first?',
        right: [['Both places see equal values', 'Each alone looks fine.']],
        wrong: [
          ['The age is between 0 and 120 years', 'Both ages are.'],
          ['The age is a number', 'It is, in both places.'],
          ['One row for each customer and order', 'It is about rows, not about values.'],
          ['At most 2 % of the ages are empty', 'None is empty.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'labels-again',
    seconds: 75,
    hint: 'Ask whether it makes labels truer, or only more of them.',
    about: 'Labels are measurements',
    scenes: [
      {
        stem: 'Two people agree with a kappa of 0.35. Which of these make the labels better? Choose all.',
        right: [
          ['Going through the cases on which they differ, with both', 'There the instructions are silent.'],
          ['A rule for the cases in between, with examples', 'Then both decide by the same thing.'],
          ['A way to say “cannot be told”', 'A forced answer is a coin.'],
          ['A test of new labellers on cases that are settled', 'One sees who has understood.'],
        ],
        wrong: [
          ['Ten times as many cases by the same instructions', 'It is more of the same doubt.'],
          ['Reporting plain agreement in place of kappa', 'The figure is better, not the labels.'],
          ['Keeping only the cases on which both agree', 'The hard ones, which will come in use, are gone.'],
          ['Taking the first person’s word as the truth', 'It hides that the two differ.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'split-task',
    kind: 'code-sql',
    about: 'A split that stays',
    seconds: 360,
    hint: 'Who stands on both sides is a question about a whole group of rows; how many rows are in the test is one about some of them.',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(NAMES, 3)
      const made = (name: string, scans: readonly (readonly [string | null, string])[]) => {
        const rows = scans.map(([patient, side], i): Cell[] => [i + 1, patient, side])
        const patients = [...new Set(scans.map(([patient]) => patient))]
        return caseOf(
          name,
          [scansOf(rows)],
          ['patient', 'tests'],
          patients.flatMap((patient) =>
            patient !== null && isOnBoth(rows, patient)
              ? [[patient, sidesOf(rows, patient).filter((side) => side === 'test').length]]
              : [],
          ),
        )
      }
      return {
        cases: [
          made('one on both sides', [
            [a, 'training'],
            [a, 'test'],
            [b, 'training'],
            [c, 'test'],
          ]),
          made('several rows', [
            [a, 'training'],
            [a, 'training'],
            [a, 'test'],
            [b, 'test'],
            [b, 'test'],
            [b, 'training'],
            [c, 'training'],
            [c, 'training'],
          ]),
          made('rows without a patient', [
            [null, 'training'],
            [null, 'test'],
            [b, 'test'],
            [b, 'test'],
            [c, 'training'],
            [c, 'test'],
          ]),
          made('nobody', [
            [a, 'test'],
            [a, 'test'],
            [b, 'training'],
          ]),
          made('a third side', [
            [a, 'training'],
            [a, 'validation'],
            [b, 'validation'],
            [b, 'test'],
            [c, 'training'],
            [c, 'validation'],
            [c, 'test'],
          ]),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'A split went wrong: some patients have scans in `training` and in `test`. Show each of these patients with the number of their scans in `test`. A scan whose patient is not known is left out; other sides do not matter.',
      code: definitions([scansOf([])]),
      answerHint: 'One SELECT with two columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample:
        "SELECT patient, SUM(side = 'test')\nFROM scans\nWHERE patient IS NOT NULL\nGROUP BY patient\nHAVING SUM(side = 'test') > 0 AND SUM(side = 'training') > 0",
    }),
    why: () => ({
      right: 'Each patient is one group; HAVING asks about both sides, and the sum counts the scans of one.',
      wrong:
        'See whether a patient with two scans in the test and none in training is left out, whether a third side is taken for a second one, and whether unknown patients were put together.',
    }),
    solutions: () => [
      "SELECT patient, COUNT(*) FROM scans WHERE side = 'test' AND patient IN (SELECT patient FROM scans WHERE side = 'training') GROUP BY patient",
      "SELECT t.patient, COUNT(DISTINCT t.scan_id) FROM scans t JOIN scans r ON r.patient = t.patient AND r.side = 'training' WHERE t.side = 'test' GROUP BY t.patient",
    ],
    wrong: () => ({
      'two different sides are enough':
        "SELECT patient, SUM(side = 'test') FROM scans WHERE patient IS NOT NULL GROUP BY patient HAVING COUNT(DISTINCT side) > 1",
      'unknown patients are put together':
        "SELECT patient, SUM(side = 'test') FROM scans GROUP BY patient HAVING SUM(side = 'test') > 0 AND SUM(side = 'training') > 0",
      'the join counts pairs':
        "SELECT t.patient, COUNT(*) FROM scans t JOIN scans r ON r.patient = t.patient AND r.side = 'training' WHERE t.side = 'test' GROUP BY t.patient",
    }),
  }),
])
