import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const SUBJECTS = ['fraud', 'spam', 'leaks', 'faulty parts', 'forged papers'] as const

export default moduleChecks('ml-foundations/evaluation', [
  reckoned({
    name: 'precision-from-rates',
    seconds: 120,
    hint: 'Write down the counts: how many are flagged rightly, how many wrongly?',
    draw: (rng) => ({
      subject: rng.pick(SUBJECTS),
      positives: rng.pick([50, 100, 200]),
      recall: rng.pick([60, 70, 80, 90]),
      alarms: rng.pick([1, 2, 3, 5]),
    }),
    stem: ({ subject, positives, recall, alarms }) =>
      `Among 10,000 cases there are ${positives} with ${subject}. A filter finds ${recall} % of these, and flags ${alarms} % of all the others. What share of its flags is right, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ positives, recall, alarms }) => {
      const found = (positives * recall) / 100
      return (100 * found) / (found + ((10_000 - positives) * alarms) / 100)
    },
    within: 0.2,
    because: ({ positives, recall, alarms }) =>
      `${(positives * recall) / 100} flags are right and ${((10_000 - positives) * alarms) / 100} are wrong; precision is the first over the sum.`,
    slip: ({ recall, alarms }) =>
      `Recall (${recall} %) and 100 − ${alarms} % are shares of other groups: of those that are there, and of the harmless.`,
    again: ({ positives, recall, alarms }) => {
      // The odds before, times how much likelier a flag is for a positive.
      const odds = (positives / (10_000 - positives)) * (recall / alarms)
      return (100 * odds) / (1 + odds)
    },
  }),
  oneOf({
    name: 'read-the-table',
    about: 'Four counts say everything about a yes or no',
    seconds: 60,
    hint: 'Of whom is it a share: of those flagged, of those that are there, of the harmless?',
    scenes: [
      {
        stem: '“Of the parcels that we opened, one in three held something forbidden.” Which measure is this?',
        right: [['Precision', 'It is a share of what was flagged.']],
        wrong: [
          ['Recall', 'That would be a share of all forbidden parcels.'],
          ['Accuracy', 'That would be a share of all parcels.'],
          ['False positive rate', 'That would be a share of the harmless parcels.'],
        ],
      },
      {
        stem: '“Of all tumours in the archive the program marked nine in ten.” Which measure is this?',
        right: [['Recall', 'It is a share of what is there.']],
        wrong: [
          ['Precision', 'That would be a share of what was marked.'],
          ['Accuracy', 'That would be a share of all pictures.'],
          ['False positive rate', 'That would be a share of healthy pictures.'],
        ],
      },
      {
        stem: '“Of our honest customers two in a hundred are stopped at the till.” Which measure is this?',
        right: [['False positive rate', 'It is a share of the harmless.']],
        wrong: [
          ['Precision', 'That would be a share of those stopped.'],
          ['Recall', 'That would be a share of the dishonest.'],
          ['Accuracy', 'That would be a share of all customers.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'auc-of-few',
    seconds: 150,
    hint: 'Set each positive against each negative; a tie is half a win.',
    draw: (rng) => {
      const scores = Array.from({ length: 7 }, () => rng.int(1, 9))
      return { positives: scores.slice(0, 3), negatives: scores.slice(3) }
    },
    stem: ({ positives, negatives }) =>
      `Three positives score ${positives.join(', ')} and four negatives score ${negatives.join(', ')}. What is the area under the ROC curve?`,
    unit: 'A number between 0 and 1, to two decimal places.',
    value: ({ positives, negatives }) =>
      positives
        .flatMap((p) => negatives.map((n) => (p > n ? 1 : p === n ? 0.5 : 0)))
        .reduce((sum: number, won) => sum + won, 0) / 12,
    within: 0.01,
    because: () =>
      'Of the 12 pairs count those in which the positive is higher, and half of the ties; divide by 12.',
    slip: () => 'Comparing only neighbours, or cutting at one threshold, leaves out most of the pairs.',
    again: ({ positives, negatives }) => {
      // The trapezoids under the curve itself, from threshold to threshold.
      const rate = (scores: readonly number[], cut: number) =>
        scores.filter((score) => score >= cut).length / scores.length
      let [area, x, y] = [0, 0, 0]
      for (let cut = 10; cut >= 0; cut--) {
        const [nextX, nextY] = [rate(negatives, cut), rate(positives, cut)]
        area += ((nextX - x) * (y + nextY)) / 2
        x = nextX
        y = nextY
      }
      return area
    },
  }),
  reckoned({
    name: 'threshold-from-costs',
    seconds: 90,
    hint: 'At which probability do flagging and leaving cost the same on average?',
    draw: (rng) => ({ alarm: rng.int(2, 20), miss: rng.int(4, 30) * 10 }),
    stem: ({ alarm, miss }) =>
      `A needless check costs ${alarm}, a case that is left and turns out bad costs ${miss}; a check of a bad case costs nothing more. The probabilities can be believed. From which probability on does a check pay, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ alarm, miss }) => (100 * alarm) / (alarm + miss),
    within: 0.15,
    because: ({ alarm, miss }) =>
      `(1 − p)·${alarm} < p·${miss} holds from p = ${alarm} / (${alarm} + ${miss}) on.`,
    slip: ({ alarm, miss }) =>
      `${alarm} / ${miss} forgets that a check is needless only in the share 1 − p of the cases.`,
    again: ({ alarm, miss }) => {
      let [low, high] = [0, 1]
      for (let i = 0; i < 60; i++) {
        const p = (low + high) / 2
        if ((1 - p) * alarm < p * miss) high = p
        else low = p
      }
      return 100 * high
    },
  }),
  oneOf({
    name: 'what-moves-auc',
    seconds: 60,
    hint: 'Ask whether the order of any pair changes.',
    scenes: [
      {
        stem: 'Which of these changes the area under the ROC curve on a fixed test set?',
        right: [
          ['A positive and a negative swap scores', 'A pair is now in another order.'],
          ['All scores change their sign', 'Every pair is now in the opposite order.'],
          ['All scores are rounded to 0 or 1', 'Pairs become ties, which count one half.'],
        ],
        wrong: [
          ['All scores are divided by two', 'The order stays.'],
          ['The threshold moves from 0.5 to 0.2', 'The area belongs to all thresholds together.'],
          ['0.1 is added to each score', 'The order stays.'],
          ['Every score of the set is replaced by its cube', 'Cubing keeps the order.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'brier-of-few',
    seconds: 120,
    hint: 'Square each distance between the forecast and 0 or 1, then take the mean.',
    draw: (rng) => ({
      forecasts: Array.from({ length: 4 }, () => ({ said: rng.int(1, 9), came: rng.int(0, 1) })),
    }),
    stem: ({ forecasts }) =>
      `Four forecasts and what happened: ${forecasts.map(({ said, came }) => `0.${said} (${came ? 'yes' : 'no'})`).join(', ')}. What is the Brier score?`,
    unit: 'A number to three decimal places.',
    value: ({ forecasts }) =>
      forecasts.reduce((sum, { said, came }) => sum + (said / 10 - came) ** 2, 0) / forecasts.length,
    within: 0.002,
    because: ({ forecasts }) =>
      `The squares are ${forecasts.map(({ said, came }) => ((said / 10 - came) ** 2).toFixed(2)).join(', ')}; their mean is the score.`,
    slip: () =>
      'Without the squares, or with the distance to the wrong end, sure mistakes would hardly count.',
    again: ({ forecasts }) => {
      const tenths = forecasts.map(({ said, came }) => (came ? 10 - said : said))
      return tenths.map((gap) => gap * gap).reduce((sum, square) => sum + square, 0) / (100 * tenths.length)
    },
  }),
  oneOf({
    name: 'over-confident',
    seconds: 60,
    hint: 'Hold each forecast against the share that came true.',
    scenes: [
      {
        stem: 'In one bin a model says 0.90 on average, and 75 % come true; in another it says 0.10, and 24 % come true. What is it?',
        right: [['Over-confident', 'Both ends are nearer to the middle than it says.']],
        wrong: [
          ['Too timid', 'Then the truth would lie farther out than the forecasts.'],
          ['Too high throughout', 'In the second bin it is too low.'],
          ['Calibrated', 'Then 90 % would come true in the first bin.'],
        ],
      },
      {
        stem: 'In one bin a model says 0.60 on average, and 82 % come true; in another it says 0.40, and 21 % come true. What is it?',
        right: [['Too timid', 'The truth lies farther out than the forecasts.']],
        wrong: [
          ['Over-confident', 'Then the truth would lie nearer to the middle.'],
          ['Too low throughout', 'In the second bin it is too high.'],
          ['Calibrated', 'Then 60 % would come true in the first bin.'],
        ],
      },
      {
        stem: 'A model says 0.08 to everybody, and 8 % come true. What is it?',
        right: [
          ['Calibrated and useless for choosing', 'Everybody has the same score, so it orders nobody.'],
        ],
        wrong: [
          ['Over-confident', 'What it says comes true just as often.'],
          ['A good ranking without calibration', 'It is the other way round: there is no ranking.'],
          ['Better than any measure can show', 'Order measures show it: all pairs are ties.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'standard-error',
    seconds: 90,
    hint: 'The variance of one right-or-wrong case is p(1 − p).',
    draw: (rng) => ({
      cases: rng.int(4, 60) * 25,
      right: rng.pick([60, 70, 80, 90, 95]),
    }),
    stem: ({ cases, right }) =>
      `A model is right on ${right} % of ${cases} independent test cases. About how large is the standard error of this accuracy, in percentage points?`,
    unit: 'Percentage points, to one decimal place.',
    value: ({ cases, right }) => Math.sqrt((right * (100 - right)) / cases),
    within: 0.1,
    because: ({ cases, right }) => `√(${right / 100} · ${(100 - right) / 100} / ${cases}), times 100.`,
    slip: () =>
      'Without the root, or with the root over the whole number of rows only, the size of the sample is taken wrongly.',
    again: ({ cases, right }) => {
      const mean = right / 100
      const hits = cases * mean
      const variance = (hits * (1 - mean) ** 2 + (cases - hits) * mean ** 2) / cases
      return 100 * Math.sqrt(variance / cases)
    },
  }),
  oneOf({
    name: 'which-set',
    seconds: 60,
    hint: 'Training fits, validation chooses, test is looked at once.',
    scenes: [
      {
        stem: 'Three models are compared on the test set, the best is released, and its test figure is printed. What has the test set become?',
        right: [['A validation set', 'It has chosen, so its best figure is flattered.']],
        wrong: [
          ['A training set', 'No parameter was fitted to it.'],
          ['Still a test set', 'It had a say in what is released.'],
          ['A baseline', 'A baseline is a model, not rows.'],
        ],
      },
      {
        stem: 'On which rows is the threshold chosen that goes into use?',
        right: [['Validation rows', 'Choosing is what they are for.']],
        wrong: [
          ['Test rows', 'Then the test figure is flattered.'],
          ['Training rows', 'There the scores are better than they will be.'],
          ['All rows together', 'Then nothing is left to judge with.'],
        ],
      },
      {
        stem: 'A cross-validation over all rows has chosen a depth. What may be told of the chosen model?',
        right: [
          ['The figure on rows that had no say in it', 'The figure of the choice contains selected luck.'],
        ],
        wrong: [
          ['The best mean over the folds', 'It is the winner of many tries.'],
          ['The best single fold', 'It is luck twice over.'],
          ['The training figure of the last fit', 'It says how well it knows its rows.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'flattered-best',
    seconds: 75,
    hint: 'Which of these make the doubt about a figure larger than the formula says, or the figure too good?',
    scenes: [
      {
        stem: 'Which of these make a reported test figure look better or surer than it is? Choose all.',
        right: [
          ['Fifty settings were compared on it', 'The best of fifty is partly luck.'],
          ['Its 5,000 rows come from 12 patients', 'Rows of one patient are right or wrong together.'],
          ['A feature was dropped because the figure rose', 'The set had a say in the model.'],
          ['Some of its rows are copies of training rows', 'What was memorised is not tested.'],
        ],
        wrong: [
          ['Both models were tried on the same rows', 'That makes a comparison sharper, and fair.'],
          ['The baseline is printed beside it', 'It tells what the figure is worth.'],
          ['It was looked at once, at the end', 'That is how a test is used.'],
          ['It has the real shares of the classes', 'Thinned ones would mislead.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'thinned-negatives',
    about: 'Four counts say everything about a yes or no',
    seconds: 120,
    hint: 'Which of the counts grow when all negatives come back?',
    draw: (rng) => ({ found: rng.int(40, 95), alarms: rng.int(10, 30), kept: rng.pick([5, 10, 20]) }),
    stem: ({ found, alarms, kept }) =>
      `A test set holds all positives, but only one in ${kept} negatives. On it a model has ${found} true and ${alarms} false positives. What precision is to be expected with the real shares, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ found, alarms, kept }) => (100 * found) / (found + alarms * kept),
    within: 0.2,
    because: ({ found, alarms, kept }) =>
      `With all negatives there are about ${alarms} · ${kept} = ${alarms * kept} false positives, and still ${found} true ones.`,
    slip: ({ found, alarms }) =>
      `${found} / ${found + alarms} is the precision of the thinned set; only recall would carry over.`,
    again: ({ found, alarms, kept }) => {
      const odds = found / alarms / kept
      return (100 * odds) / (1 + odds)
    },
  }),
  inOrder({
    name: 'steps-of-judging',
    about: 'How sure is the figure?',
    seconds: 90,
    hint: 'Nothing that chooses may come after the one look.',
    chains: [
      {
        stem: 'Put the steps into order, the first at the top.',
        steps: [
          'Set aside the test rows',
          'Fit candidates on the training rows',
          'Choose one by the validation rows',
          'Choose its threshold by costs, on the validation rows',
          'Look at the test rows once',
          'Report the figure with its interval and the baseline',
        ],
        because: 'Whatever chooses comes before the test, and what is told comes after it.',
      },
    ],
  }),
])
