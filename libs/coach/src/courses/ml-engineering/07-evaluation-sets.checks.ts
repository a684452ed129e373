import { oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import { caseOf, definitions, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'

const GROUPS = ['north', 'south', 'east', 'west'] as const
const answersOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'answers',
  columns: ['model text', 'row_id integer', 'land text', 'is_right integer'],
  rows,
})

export default moduleChecks('ml-engineering/evaluation-sets', [
  oneOf({
    name: 'which-of-the-sets',
    seconds: 60,
    hint: 'Go through the questions in the second column of the table.',
    scenes: [
      {
        stem: 'Every night a program asks whether last month’s twelve rightful complaints are still answered well. Which set is it?',
        right: [['Never again', 'Each complaint that was right is a row of it.']],
        wrong: [
          ['Validation', 'It chooses between variants.'],
          ['Test', 'It is looked at once for each release.'],
          ['Recent', 'It has the rows of last week, whatever they are.'],
          ['Rare but costly', 'It is chosen by what a mistake costs.'],
        ],
      },
      {
        stem: 'Thirty settings are compared, and the best goes on. On which set?',
        right: [['Validation', 'It may be worn out by choosing.']],
        wrong: [
          ['Test', 'It would be worn out by choosing.'],
          ['Never again', 'Its rows are too few and too odd to choose by.'],
          ['Rare but costly', 'It says how it is where a mistake is dear.'],
          ['Recent', 'It says whether it is still so.'],
        ],
      },
      {
        stem: 'Nothing was changed for two months, and somebody wants to know whether the service is as good as it was. Which set?',
        right: [['Recent', 'The world may have moved, and the old rows do not show it.']],
        wrong: [
          ['Test', 'Its rows are the old ones: the figure stays.'],
          ['Validation', 'Its rows are the old ones: the figure stays.'],
          ['Never again', 'The same rows give the same answers.'],
          ['The training rows', 'It knows them.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'rows-for-width',
    seconds: 100,
    hint: 'Turn the formula of the interval around; mind that points are hundredths.',
    draw: (rng) => ({ right: rng.pick([70, 75, 80, 85, 90, 95]), half: rng.pick([10, 15, 20, 25, 30, 40]) }),
    stem: ({ right, half }) =>
      `An accuracy of about ${right} % is to be known to ± ${half / 10} points (95 %, with 1.96). How many independent rows does that take?`,
    unit: 'A whole number, rounded up.',
    value: ({ right, half }) => Math.ceil((right / 100) * (1 - right / 100) * (196 / (half / 10)) ** 2),
    within: 2,
    because: ({ right, half }) =>
      `${right / 100} · ${(1 - right / 100).toFixed(2)} · (1.96 / ${half / 1000})² = ${((right / 100) * (1 - right / 100) * (196 / (half / 10)) ** 2).toFixed(0)}.`,
    slip: () => 'Half the width takes four times the rows, not twice.',
    again: ({ right, half }) => {
      let n = 1
      while (196 * Math.sqrt(((right / 100) * (1 - right / 100)) / n) > half / 10) n++
      return n
    },
  }),
  reckoned({
    name: 'width-in-a-group',
    seconds: 100,
    hint: 'How many rows of the group are there, and how wide is an interval for so many?',
    draw: (rng) => ({
      rows: 1_000 * rng.int(2, 10),
      share: rng.pick([2, 4, 5, 8]),
      right: rng.pick([70, 80, 90]),
    }),
    stem: ({ rows, share, right }) =>
      `A test set has ${rows.toLocaleString('en')} rows, drawn at random; ${share} % of them are of one group. The accuracy there is about ${right} %. To how many points, plus or minus, is it known (95 %, with 1.96)?`,
    unit: 'Percentage points, to one decimal place.',
    value: ({ rows, share, right }) => 1.96 * Math.sqrt((right * (100 - right)) / ((rows * share) / 100)),
    within: 0.1,
    because: ({ rows, share, right }) =>
      `The group has ${(rows * share) / 100} rows: 1.96 · √(${right / 100} · ${(1 - right / 100).toFixed(2)} / ${(rows * share) / 100}).`,
    slip: ({ rows }) =>
      `With all ${rows.toLocaleString('en')} rows in the formula the group would look well known.`,
    again: ({ rows, share, right }) => {
      const whole = 1.96 * Math.sqrt((right * (100 - right)) / rows)
      return whole / Math.sqrt(share / 100)
    },
  }),
  reckoned({
    name: 'weighted-back',
    seconds: 90,
    hint: 'How much does each group count in use, whatever the number of rows that were drawn?',
    draw: (rng) => ({
      share: rng.int(2, 15),
      old: rng.int(85, 97),
      young: rng.int(50, 80),
      drawn: rng.pick([500, 800, 1_000]),
    }),
    stem: ({ share, old, young, drawn }) =>
      `In use ${share} % of the cases are of a rare group. For the test ${drawn} cases of it were drawn, and ${drawn} of the others. The model is right in ${young} % of the rare ones and in ${old} % of the others. Which accuracy is to be expected in use, in percent?`,
    unit: 'A percentage, to two decimal places.',
    value: ({ share, old, young }) => (share * young + (100 - share) * old) / 100,
    within: 0.02,
    because: ({ share, old, young }) =>
      `${share / 100} · ${young} + ${(1 - share / 100).toFixed(2)} · ${old}.`,
    slip: ({ old, young }) =>
      `The plain mean over all drawn cases, ${(old + young) / 2}, lets the rare group count for half.`,
    again: ({ share, old, young }) => old - ((old - young) * share) / 100,
  }),
  oneOf({
    name: 'kind-of-test',
    seconds: 60,
    hint: 'Must the answer be one certain thing, must it stay, or must it go one way?',
    scenes: [
      {
        stem: 'In 500 job letters the first name is exchanged, and the score is compared. Which kind of test is it?',
        right: [['Invariance', 'The change must not matter.']],
        wrong: [
          ['Direction', 'No change is expected at all.'],
          ['Minimum functionality', 'No certain answer is expected.'],
          ['A paired test of two models', 'There is one model.'],
          ['A sample', 'It is about a change, not about shares.'],
        ],
      },
      {
        stem: 'For 300 flats the area is raised by ten square metres, and the price must not fall. Which kind of test is it?',
        right: [['Direction', 'The change must go one way.']],
        wrong: [
          ['Invariance', 'The price may well rise.'],
          ['Minimum functionality', 'No certain price is expected.'],
          ['A test for significance', 'Nothing is compared with chance.'],
          ['A calibration', 'It is about a change, not about shares that come true.'],
        ],
      },
      {
        stem: 'Fifty short sentences with a plain “not” have to be called negative. Which kind of test is it?',
        right: [['Minimum functionality', 'Simple cases that must be right.']],
        wrong: [
          ['Invariance', 'Nothing is changed.'],
          ['Direction', 'Nothing is changed.'],
          ['A recent set', 'The sentences are made, not drawn.'],
          ['A paired test of two models', 'There is one model.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'share-that-fails',
    seconds: 75,
    hint: 'A pair fails if its two answers differ, whichever of them is right.',
    draw: (rng) => {
      const [yesToNo, noToYes] = [rng.int(3, 30), rng.int(3, 30)]
      return { yes: rng.int(100, 250), no: rng.int(100, 250), yesToNo, noToYes }
    },
    stem: () =>
      'In an invariance test each text was changed in a way that must not matter. The table counts the answers before (rows) and after (columns). What share fails, in percent?',
    code: ({ yes, no, yesToNo, noToYes }) =>
      [
        'before   after: yes    no',
        `yes        ${String(yes).padStart(8)} ${String(yesToNo).padStart(5)}`,
        `no         ${String(noToYes).padStart(8)} ${String(no).padStart(5)}`,
      ].join('\n'),
    unit: 'A percentage, to one decimal place.',
    value: ({ yes, no, yesToNo, noToYes }) => (100 * (yesToNo + noToYes)) / (yes + no + yesToNo + noToYes),
    within: 0.1,
    because: ({ yes, no, yesToNo, noToYes }) =>
      `${yesToNo} + ${noToYes} of ${yes + no + yesToNo + noToYes} changed their answer.`,
    slip: ({ yesToNo, noToYes }) =>
      `Changes in both directions fail: their difference, ${Math.abs(yesToNo - noToYes)}, is only what the totals show.`,
    again: ({ yes, no, yesToNo, noToYes }) => 100 - (100 * (yes + no)) / (yes + no + yesToNo + noToYes),
  }),
  reckoned({
    name: 'tossed-rows',
    seconds: 90,
    hint: 'Which rows say something about the difference, and how far would a coin stray?',
    draw: (rng) => ({
      both: rng.int(500, 900),
      none: rng.int(20, 90),
      onlyA: rng.int(10, 40),
      onlyB: rng.int(15, 70),
    }),
    stem: ({ both, none, onlyA, onlyB }) =>
      `On the same rows both models are right in ${both} cases and both wrong in ${none}. Only A is right in ${onlyA}, only B in ${onlyB}. What is z = (b − a) / √(a + b)?`,
    unit: 'A number to two decimal places; a minus sign where A is ahead.',
    value: ({ onlyA, onlyB }) => (onlyB - onlyA) / Math.sqrt(onlyA + onlyB),
    within: 0.03,
    because: ({ onlyA, onlyB }) => `(${onlyB} − ${onlyA}) / √${onlyA + onlyB}.`,
    slip: ({ both, none }) =>
      `The ${both + none} rows on which both do alike say nothing about which is better.`,
    again: ({ onlyA, onlyB }) => {
      // As a count of heads: its distance from the half, over the spread of a count.
      const all = onlyA + onlyB
      return (onlyB - all / 2) / Math.sqrt(all / 4)
    },
  }),
  someOf({
    name: 'what-wears-it',
    seconds: 75,
    hint: 'After which of them has the set had a say in what the model is?',
    scenes: [
      {
        stem: 'Which of these wear a test set out? Choose all.',
        right: [
          ['Each week the variant that is better on it is kept', 'It chooses.'],
          [
            'Its wrong answers are read, and features are made against them',
            'What is made knows these rows.',
          ],
          ['The threshold is set so that its figure is best', 'It chooses.'],
          ['A third of its rows get into training by a copy', 'They are learned by heart.'],
        ],
        wrong: [
          ['A program measures the released model on it, and nobody acts', 'It has no say.'],
          ['Its rows are kept with a hash', 'That guards it.'],
          ['Two models that are finished are measured on it, for a report', 'Nothing is chosen by it.'],
          ['It grows by rows that were drawn in the same way', 'New rows have had no say.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'fresh-set',
    seconds: 75,
    hint: 'What would you see if the model were worse, and what if the rows were harder?',
    scenes: [
      {
        stem: 'On a fresh test set of this season the released model has 86 %, on the old one it has 91 % still. The release before it, never changed since, is measured on both as well: 84 % and 89 %. What is likely?',
        right: [['The new rows are harder', 'Both lose alike, and the order stays.']],
        wrong: [
          ['The new model was chosen by the old set', 'Then it would lose more than the other.'],
          ['The new model is worse', 'On the old rows it is as it was.'],
          ['The old model has become better', 'It lost as much as the new one.'],
          ['The new set is too small', 'Nothing tells of its size.'],
        ],
      },
      {
        stem: 'On a fresh test set a model that was tuned on the old one for a year falls from 91 % to 84 %. A model that was never tuned on it has 85 % on both. What is likely?',
        right: [['The old set was worn out', 'Only the one that was chosen by it falls.']],
        wrong: [
          ['The new rows are harder for all', 'The other model does not fall.'],
          ['The new rows are wrongly labelled', 'Then both would fall.'],
          ['The untuned model has seen the new rows', 'It has the same figure on both.'],
          ['It is the seed', 'Seven points against none are no accident.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'gate-of-release',
    seconds: 75,
    hint: 'Hold each line of the gate against the figures, one by one.',
    scenes: [
      {
        stem: 'The gate: weighted figure not below the last one by more than 0.5 points; no group down by more than 2; every row of “never again” right. The new model: weighted 91.2 against 90.8; north +0.6, south −2.6, west +0.9; never again 40 of 40. What is the answer?',
        right: [['It fails, for the south', 'One group is down by more than 2.']],
        wrong: [
          ['It passes, as a whole', 'Each line counts, not only the first.'],
          ['It passes: two groups of three are better', 'The line is about each group.'],
          ['It fails, for the weighted figure', 'It has risen.'],
          ['It fails, for “never again”', 'All 40 are right.'],
        ],
      },
      {
        stem: 'The gate: weighted figure not below the last one by more than 0.5 points; no group down by more than 2; every row of “never again” right. The new model: weighted 90.5 against 90.8; north −0.4, south −1.1, west +0.3; never again 39 of 40. What is the answer?',
        right: [['It fails, for “never again”', 'One of the 40 is wrong.']],
        wrong: [
          ['It fails, for the weighted figure', '0.3 is within the 0.5.'],
          ['It fails, for the south', '1.1 is within the 2.'],
          ['It passes: one row is not worth the wait', 'That may be so, with a signature; the gate says no.'],
          ['It passes: nothing is down by much', 'Each line counts.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'width-again',
    seconds: 75,
    hint: 'By which power of the number of rows does an interval become narrower?',
    about: 'How many rows?',
    draw: (rng) => ({ rows: 100 * rng.int(4, 30), half: rng.int(20, 60), times: rng.pick([2, 3, 4, 5]) }),
    stem: ({ rows, half, times }) =>
      `With ${rows.toLocaleString('en')} rows an accuracy is known to ± ${half / 10} points. The interval is to be ${times} times narrower. How many rows have to be added?`,
    unit: 'A whole number.',
    value: ({ rows, times }) => rows * (times * times - 1),
    within: 0,
    because: ({ rows, times }) =>
      `It takes ${times}² = ${times * times} times the rows; ${rows} of them are there.`,
    slip: ({ times }) => `${times} times the rows make it only √${times} times narrower.`,
    again: ({ rows, half, times }) => {
      // The spread of one row, out of the interval that is known.
      const spread = (half / 10 / 1.96) * Math.sqrt(rows)
      return Math.round(((spread * 1.96) / (half / 10 / times)) ** 2) - rows
    },
  }),
  oneOf({
    name: 'sets-again',
    seconds: 60,
    hint: 'What does each figure say alone, and what is lost when they are put together?',
    about: 'More from the rare, and weighted back',
    scenes: [
      {
        stem: 'A group of 3 % of the customers has 1,000 of 4,000 test rows and an accuracy of 60 %; the others have 92 %. What is printed?',
        right: [['60 %, 92 %, and 91.0 % for the whole', 'Both groups, and the whole weighted as in use.']],
        wrong: [
          ['84 % for the whole, and nothing besides', 'It weighs by rows drawn, and hides the group.'],
          ['76 % for the whole, as the mean of both', 'It lets 3 % count for half.'],
          ['91.0 % for the whole, and nothing besides', 'It hides what the rows were drawn for.'],
          ['92 %, since 3 % are within the error', 'It leaves the group out.'],
        ],
      },
      {
        stem: 'For the same money 2,000 rows can be labelled. A group of 1 % in use is to be judged by itself. How are they drawn?',
        right: [['Some hundred of it, the rest of others', 'At random it would be about 20.']],
        wrong: [
          ['All at random, as they come in use', 'About 20 rows say nothing about the group.'],
          ['All 2,000 out of the group', 'Then nothing is known of 99 %.'],
          ['Those on which the model is least sure of all', 'They are no sample of either.'],
          ['Those that were labelled before', 'They were drawn for another question.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'pairs-task',
    kind: 'code-sql',
    about: 'Two models on the same rows',
    seconds: 480,
    hint: 'Put the two answers to one row side by side first; then count what differs, land by land.',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(GROUPS, 3)
      const made = (name: string, pairs: readonly (readonly [string, number | null, number | null])[]) => {
        const start = rng.int(1, 50)
        const rows = pairs.flatMap(([land, old, young], i): Cell[][] => [
          ...(old === null ? [] : [['old', start + i, land, old]]),
          ...(young === null ? [] : [['new', start + i, land, young]]),
        ])
        const differing = (land: string, right: 'old' | 'new') =>
          pairs.filter(
            ([one, old, young]) =>
              one === land && old !== null && young !== null && (right === 'old' ? old > young : young > old),
          ).length
        const lands = [
          ...new Set(pairs.filter(([, old, young]) => old !== null && young !== null).map(([land]) => land)),
        ]
        return caseOf(
          name,
          [answersOf(rng.shuffle(rows))],
          ['land', 'only_old', 'only_new'],
          lands.map((land) => [land, differing(land, 'old'), differing(land, 'new')]),
        )
      }
      return {
        cases: [
          made('two lands', [
            [a, 1, 0],
            [a, 0, 1],
            [a, 0, 1],
            [b, 1, 1],
            [b, 1, 0],
          ]),
          made('a land without a difference', [
            [a, 1, 1],
            [a, 0, 0],
            [b, 0, 1],
          ]),
          made('a row that one of them did not get', [
            [a, 1, null],
            [a, 0, 1],
            [b, null, 1],
            [c, 1, 0],
            [c, null, 1],
          ]),
          made('many of one kind', [
            [c, 0, 1],
            [c, 0, 1],
            [c, 0, 1],
            [c, 1, 0],
            [b, 0, 0],
          ]),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Two models, `old` and `new`, answered the rows of a test set; `is_right` is 1 or 0, and a model has at most one answer to a row. For each `land`, show how many rows only `old` has right and how many only `new` has right, of the rows that both answered. A land counts if both answered at least one row of it, also where nothing differs.',
      code: definitions([answersOf([])]),
      answerHint: 'One SELECT with three columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample:
        "SELECT o.land, SUM(o.is_right > n.is_right), SUM(n.is_right > o.is_right)\nFROM answers AS o\nJOIN answers AS n ON n.row_id = o.row_id\nWHERE o.model = 'old' AND n.model = 'new'\nGROUP BY o.land",
    }),
    why: () => ({
      right:
        'The join pairs the two answers to a row, so only rows that both answered are left; a sum counts each kind.',
      wrong:
        'Does a land without a difference still stand there, with two zeros? Is a row that only one model answered left out? A WHERE for the difference loses the first, counting each model by itself the second.',
    }),
    solutions: () => [
      "SELECT land, SUM(o = 1 AND n = 0), SUM(o = 0 AND n = 1) FROM (SELECT land, row_id, MAX(CASE WHEN model = 'old' THEN is_right END) AS o, MAX(CASE WHEN model = 'new' THEN is_right END) AS n FROM answers GROUP BY land, row_id) WHERE o IS NOT NULL AND n IS NOT NULL GROUP BY land",
      "WITH o AS (SELECT * FROM answers WHERE model = 'old'), n AS (SELECT * FROM answers WHERE model = 'new') SELECT o.land, COUNT(CASE WHEN o.is_right = 1 AND n.is_right = 0 THEN 1 END), COUNT(CASE WHEN n.is_right = 1 AND o.is_right = 0 THEN 1 END) FROM o JOIN n USING (row_id) GROUP BY o.land",
    ],
    wrong: () => ({
      'lands without a difference are lost':
        "SELECT o.land, SUM(o.is_right > n.is_right), SUM(n.is_right > o.is_right) FROM answers o JOIN answers n ON n.row_id = o.row_id WHERE o.model = 'old' AND n.model = 'new' AND o.is_right <> n.is_right GROUP BY o.land",
      'each is counted by itself':
        "SELECT land, SUM(model = 'old' AND is_right = 1), SUM(model = 'new' AND is_right = 1) FROM answers GROUP BY land",
      'a missing answer counts as wrong':
        "SELECT o.land, SUM(o.is_right > COALESCE(n.is_right, 0)), SUM(COALESCE(n.is_right, 0) > o.is_right) FROM answers o LEFT JOIN answers n ON n.row_id = o.row_id AND n.model = 'new' WHERE o.model = 'old' GROUP BY o.land",
    }),
  }),
])
