import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import framingAndData from './01-framing-and-data.checks'
import evaluation from './02-evaluation.checks'
import linearModelsAndTrees from './03-linear-models-and-trees.checks'
import networks from './04-networks.checks'
import operationsAndDrift from './05-operations-and-drift.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], framingAndData, [
    { kind: 'heading', level: 2, text: 'Begin with the decision' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A model is worth something only where somebody decides otherwise because of it. So the first question is not "what can we predict" but "who does what, when, with the answer". A useful frame fits into one sentence: ',
        },
        {
          kind: 'em',
          text: 'at this moment, for this case, predict this outcome within this time, so that this person can take this action.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Predict churn" is not such a sentence. "Every Monday at 6:00, for each customer with a paid contract, predict whether the contract is cancelled within the next 30 days, so that the service desk calls the 200 likeliest" is one. It fixes five things that would otherwise be decided by accident:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'the ' },
          { kind: 'strong', text: 'moment' },
          { kind: 'text', text: ' of prediction, and with it what is known then;' },
        ],
        [
          { kind: 'text', text: 'the ' },
          { kind: 'strong', text: 'unit' },
          { kind: 'text', text: ': a row is one customer on one Monday, not one customer for ever;' },
        ],
        [
          { kind: 'text', text: 'the ' },
          { kind: 'strong', text: 'label' },
          { kind: 'text', text: ': cancelled within 30 days, yes or no;' },
        ],
        [
          { kind: 'text', text: 'the ' },
          { kind: 'strong', text: 'action' },
          { kind: 'text', text: ', and so the cost of each kind of mistake;' },
        ],
        [
          { kind: 'text', text: 'the ' },
          { kind: 'strong', text: 'capacity' },
          { kind: 'text', text: ': 200 calls, so what counts is who stands among the first 200.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If no action would change, stop there. A rule, a report or nothing at all is cheaper than a model that nobody acts on.',
        },
      ],
    },
    { kind: 'check', name: 'frame-parts' },
    { kind: 'heading', level: 2, text: 'A row looks back and forward' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Every training row has a moment of its own, its ' },
        { kind: 'em', text: 'cut-off' },
        {
          kind: 'text',
          text: '. Features look back from it and may use only what was known by then. The label looks forward over the horizon. Between the two nothing may cross.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: '            features                cut-off        label\n  <----------------------------------|------------------------>\n   90 days of orders, visits, calls        cancelled in 30 days?',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two dates follow. A row of 1 May with a horizon of 30 days can be used for training from 31 May on, not earlier: until then a "no" may still become a "yes". And if a feature arrives late, for example a bank statement that comes two days after the booking, then at the cut-off it shows the state of two days before. In a table of old records that delay is invisible, because by today everything has arrived.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'A label that stands in for the goal is a choice with consequences. Clicks are easy to record and are not the same as readers who are content. Write down what the label leaves out before you optimise it.',
        },
      ],
    },
    { kind: 'check', name: 'label-known' },
    { kind: 'heading', level: 2, text: 'Leakage: good in the test, useless in use' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Leakage means that training sees something which will not be there in use. It has three common doors.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Door' }],
        [{ kind: 'text', text: 'Example' }],
        [{ kind: 'text', text: 'How it shows' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'A feature from the future' }],
          [
            { kind: 'code', text: 'refund_date' },
            { kind: 'text', text: ' in a model that predicts returns' },
          ],
          [{ kind: 'text', text: 'one feature explains nearly everything' }],
        ],
        [
          [{ kind: 'text', text: 'The same thing on both sides of the split' }],
          [{ kind: 'text', text: 'rows of one patient in training and test' }],
          [{ kind: 'text', text: 'the test result falls as soon as patients are kept apart' }],
        ],
        [
          [{ kind: 'text', text: 'Preparation with all rows' }],
          [{ kind: 'text', text: 'scaling, filling gaps, choosing features before the split' }],
          [{ kind: 'text', text: 'results are too good, mostly with few rows' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The third door looks harmless, so try it. Here no feature has anything to do with the label: both are coin tosses. Choosing the ten best of 1,000 features with ',
        },
        { kind: 'em', text: 'all' },
        { kind: 'text', text: ' rows, and only then splitting, still "finds" something.' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'import random\n\nrandom.seed(7)\nROWS, FEATURES, KEPT = 40, 1000, 10\nx = [[random.choice((-1, 1)) for _ in range(FEATURES)] for _ in range(ROWS)]\ny = [random.choice((-1, 1)) for _ in range(ROWS)]\n\n\ndef fit(rows):\n    """The features that agree most, or least, with the label on these rows."""\n    score = [sum(x[i][f] * y[i] for i in rows) for f in range(FEATURES)]\n    best = sorted(range(FEATURES), key=lambda f: -abs(score[f]))[:KEPT]\n    return [(f, 1 if score[f] > 0 else -1) for f in best]\n\n\ndef accuracy(model, rows):\n    vote = lambda i: 1 if sum(sign * x[i][f] for f, sign in model) > 0 else -1\n    return sum(vote(i) == y[i] for i in rows) / len(rows)\n\n\ntrain, test = range(20), range(20, 40)\nprint("chosen with all rows:     ", accuracy(fit(range(ROWS)), test))\nprint("chosen with training rows:", accuracy(fit(train), test))',
      output: 'chosen with all rows:      0.95\nchosen with training rows: 0.45',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The second number is near one half, as it has to be. The first is a promise that breaks on the first new row. The rule: ',
        },
        { kind: 'strong', text: 'split first, then learn everything from the training rows' },
        {
          kind: 'text',
          text: ': means, scales, categories, chosen features, thresholds. Libraries offer a pipeline for exactly this, so that one ',
        },
        { kind: 'code', text: 'fit' },
        { kind: 'text', text: ' covers the preparation too.' },
      ],
    },
    { kind: 'check', name: 'leak-doors' },
    { kind: 'check', name: 'learned-before-split' },
    { kind: 'heading', level: 2, text: 'Split as the model will be used' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'What will be new in use has to be new in the test.' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Used on ' },
          { kind: 'strong', text: 'later days' },
          { kind: 'text', text: ': train on earlier days, test on later ones.' },
        ],
        [
          { kind: 'text', text: 'Used on ' },
          { kind: 'strong', text: 'new people, shops or machines' },
          { kind: 'text', text: ': keep all rows of one of them on one side.' },
        ],
        [
          { kind: 'text', text: 'Used on ' },
          { kind: 'strong', text: 'the same people later' },
          { kind: 'text', text: ': split by time, people may stand on both sides.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A random split of rows answers a question that is seldom asked: how well does the model fill holes in what it knows. Copies make it worse. If 30 % of the test rows also stand in training, and a model that memorises gets those all right, then the measured accuracy mixes two different things.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Suppose 70 % of the rows are really new and the model is right on 60 % of them, and it is right on all of the copies. The test says 0.7 × 0.60 + 0.3 × 1 = 0.72. In use it is 0.60.',
        },
      ],
    },
    { kind: 'check', name: 'split-for-use' },
    { kind: 'check', name: 'copies-flatter' },
    { kind: 'check', name: 'frame-again' },
    { kind: 'heading', level: 2, text: 'Look at the data before you model' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Half an hour with the raw rows finds more than a week of tuning. Ask of every column: what does one value mean, who writes it, when, and what does an empty cell mean? Empty is often a statement ("no call was needed"), and filling it with the mean deletes the statement. A flag column "was empty" keeps it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Three quick looks pay nearly always. Count rows per day: a gap or a jump is a change in recording. Take the ten rows with the largest values: they are often units, test accounts or mistakes. Take twenty random rows and label them yourself: if you and the label disagree in four of twenty, then about a fifth of what you will call model error is label error.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Set the baseline last: what does the constant answer score, and what does the rule that is used today? With 92 % of customers staying, "nobody cancels" is right for 92 % of them and useless for the desk.',
        },
      ],
    },
    { kind: 'check', name: 'empty-cells' },
    { kind: 'check', name: 'constant-answer' },
    { kind: 'heading', level: 2, text: 'When not to use a model' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not where a rule of three lines does it; not where the outcome is decided by whoever reads the prediction, unless some cases are decided by chance so that the other outcomes are seen; not where a mistake harms somebody and nobody can explain or appeal it. A frame that says "no" after a day is a good result.',
        },
      ],
    },
    { kind: 'check', name: 'row-order' },
    { kind: 'check', name: 'which-door' },
  ]),
  moduleOf(FACTS[1], evaluation, [
    { kind: 'heading', level: 2, text: 'Four counts say everything about a yes or no' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whoever answers yes or no can be right in two ways and wrong in two. Everything else is made of these four counts.',
        },
      ],
    },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'truly yes' }], [{ kind: 'text', text: 'truly no' }]],
      rows: [
        [
          [{ kind: 'strong', text: 'said yes' }],
          [{ kind: 'text', text: 'true positive, TP' }],
          [{ kind: 'text', text: 'false positive, FP' }],
        ],
        [
          [{ kind: 'strong', text: 'said no' }],
          [{ kind: 'text', text: 'false negative, FN' }],
          [{ kind: 'text', text: 'true negative, TN' }],
        ],
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Precision' },
          {
            kind: 'text',
            text: ' = TP / (TP + FP): of those I flagged, how many were right? Read it along the row "said yes".',
          },
        ],
        [
          { kind: 'strong', text: 'Recall' },
          {
            kind: 'text',
            text: ' = TP / (TP + FN): of those that are there, how many did I find? Read it down the column "truly yes".',
          },
        ],
        [
          { kind: 'strong', text: 'False positive rate' },
          { kind: 'text', text: ' = FP / (FP + TN): of the harmless, how many did I bother?' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Take a filter for 10,000 payments of which 100 are fraud. It finds 80 of them and bothers 198 honest people. Recall is 80 / 100 = 0.80. The false positive rate is 198 / 9,900 = 0.02, which sounds splendid. Precision is 80 / 278 = 0.29: of seven alarms five are false. All three describe the same filter. Where positives are rare, a small rate of a large crowd is a large number; so ask for precision, or for the four counts.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Accuracy here is (80 + 9,702) / 10,000 = 0.978, and a filter that never says yes has 0.990. Accuracy answers only when the classes are about equally frequent and both mistakes cost the same.',
        },
      ],
    },
    { kind: 'check', name: 'precision-from-rates' },
    { kind: 'heading', level: 2, text: 'A score, then a threshold' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Most models give a score, and a threshold turns it into yes or no. A lower threshold finds more and bothers more. So there are two questions: how good is the order of the scores, and where is the cut?',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'area under the ROC curve' },
        {
          kind: 'text',
          text: ' is about the order alone. It is the chance that a positive drawn at random scores higher than a negative drawn at random, a tie counting one half.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'positives = [0.9, 0.7, 0.4]\nnegatives = [0.8, 0.4, 0.3, 0.2]\n\nwins = sum((p > n) + 0.5 * (p == n) for p in positives for n in negatives)\nprint("pairs won:", wins, "of", len(positives) * len(negatives))\nprint("AUC:", round(wins / (len(positives) * len(negatives)), 3))',
      output: 'pairs won: 9.5 of 12\nAUC: 0.792',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Dividing all scores by two changes nothing in it. That is its strength, and its limit: it says nothing about whether 0.9 means nine in ten, and it counts the whole range of thresholds, also those that nobody would use. If 200 cases a week can be looked at, then the share of hits among the top 200 is the measure.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'threshold' },
        { kind: 'text', text: ' follows from costs. Let a false alarm cost ' },
        { kind: 'em', text: 'a' },
        { kind: 'text', text: ' and a miss cost ' },
        { kind: 'em', text: 'm' },
        {
          kind: 'text',
          text: ', and let scores be probabilities that can be believed. To flag a case with probability ',
        },
        { kind: 'em', text: 'p' },
        {
          kind: 'text',
          text: ' costs (1 − p)·a on average; to leave it costs p·m. Flagging is cheaper when',
        },
      ],
    },
    { kind: 'code', lang: 'text', text: 'p > a / (a + m)' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With a check for 5 and a loss of 95 the threshold is 5 / 100 = 0.05. Nothing in this speaks for 0.5, except two costs that are equal.',
        },
      ],
    },
    { kind: 'check', name: 'auc-of-few' },
    { kind: 'check', name: 'threshold-from-costs' },
    { kind: 'check', name: 'what-moves-auc' },
    { kind: 'heading', level: 2, text: 'Can the probability be believed?' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A forecast is ' },
        { kind: 'em', text: 'calibrated' },
        {
          kind: 'text',
          text: ' if of all cases with 0.3 about 30 % come true. Sort the forecasts into bins, compare the mean forecast of each bin with the share that came true. An over-confident model says 0.95 where 0.80 come true, and 0.05 where 0.20 do.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Order and calibration are different virtues. A model may rank perfectly and say 0.51 and 0.49 throughout. Another may say the base rate to everybody: calibrated, and useless for choosing. Measures that look at both are the log loss and the Brier score, the mean of (forecast − outcome)²; compare them with what the constant base rate scores.',
        },
      ],
    },
    { kind: 'check', name: 'brier-of-few' },
    { kind: 'check', name: 'over-confident' },
    { kind: 'check', name: 'read-the-table' },
    { kind: 'heading', level: 2, text: 'How sure is the figure?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test accuracy is itself an estimate. For n independent cases its standard error is about √(p(1 − p)/n). With 400 cases and 0.90 that is √(0.09 / 400) = 0.015, so an interval of about ±0.03. Two models with 0.90 and 0.91 are not told apart by this set.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two things narrow the doubt. Compare the models ' },
        { kind: 'strong', text: 'on the same cases' },
        {
          kind: 'text',
          text: ' and look only at those on which they differ: if B repairs 30 and spoils 12, that is much clearer than two separate intervals. And count what is independent: 4,000 frames of 20 films are nearer to 20 cases than to 4,000.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The best of many tries is flattered. If you choose among fifty settings by the validation set, its best figure is too high, because part of it is luck that was selected. So there are three sets: ',
        },
        { kind: 'strong', text: 'training' },
        { kind: 'text', text: ' fits, ' },
        { kind: 'strong', text: 'validation' },
        { kind: 'text', text: ' chooses, ' },
        { kind: 'strong', text: 'test' },
        {
          kind: 'text',
          text: ' is looked at once. When data are few, cross-validation lets every row be validation once, but what it chose still needs a test that had no say.',
        },
      ],
    },
    { kind: 'check', name: 'standard-error' },
    { kind: 'check', name: 'which-set' },
    { kind: 'check', name: 'flattered-best' },
    { kind: 'heading', level: 2, text: 'The usual mistakes' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: 'Reporting one figure without the baseline. Say both.' }],
        [
          {
            kind: 'text',
            text: 'Testing on thinned data. If nine of ten negatives were left out to train faster, then precision on such a set is far too high; recall is not touched. Test with the real shares.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Averaging away a group. An overall 0.92 may be 0.95 for most and 0.60 for new customers. Cut by the groups that the decision touches.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Improving on the test set. Once a change was chosen because of it, it is a validation set and a new one is needed.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'thinned-negatives' },
    { kind: 'check', name: 'steps-of-judging' },
  ]),
  moduleOf(FACTS[2], linearModelsAndTrees, [
    { kind: 'heading', level: 2, text: 'A line adds up' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A linear model gives every feature a weight and adds: prediction = b + w₁x₁ + w₂x₂ + … . A weight says by how much the prediction changes when its feature grows by one ',
        },
        { kind: 'em', text: 'and all others stay' },
        {
          kind: 'text',
          text: '. That last clause is where most misreading begins. If large flats are also central flats and "central" is left out of the model, then the weight of size takes over a part of what being central does.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For yes or no the same sum becomes a log-odds, and the logistic function makes a probability of it: p = 1 / (1 + e^−z). A weight is then an addition to the log-odds, so it multiplies the ',
        },
        { kind: 'em', text: 'odds' },
        {
          kind: 'text',
          text: ' by e^w, whatever the starting point. What it does to the probability depends on where one starts: doubled odds move 50 % to 67 %, but 1 % only to 2 %.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Fitting means making a loss small. Gradient descent does it in steps against the slope:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'rows = [(1.0, 3.0), (2.0, 5.0), (3.0, 7.0)]  # y = 1 + 2x\nw, b, rate = 0.0, 0.0, 0.1\nfor step in range(2001):\n    errors = [(w * x + b - y, x) for x, y in rows]\n    if step in (0, 1, 10, 2000):\n        print(step, round(w, 3), round(b, 3), "loss", round(sum(e * e for e, _ in errors) / 3, 4))\n    w -= rate * sum(2 * e * x for e, x in errors) / 3\n    b -= rate * sum(2 * e for e, _ in errors) / 3',
      output:
        '0 0.0 0.0 loss 27.6667\n1 2.267 1.0 loss 0.3319\n10 2.035 0.921 loss 0.0009\n2000 2.0 1.0 loss 0.0',
    },
    { kind: 'check', name: 'odds-doubled' },
    { kind: 'check', name: 'one-step' },
    { kind: 'heading', level: 2, text: 'Penalties keep weights small' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With many features a line can follow noise. A penalty on the weights holds it back: ',
        },
        { kind: 'strong', text: 'ridge' },
        { kind: 'text', text: ' adds λ·Σw², ' },
        { kind: 'strong', text: 'lasso' },
        {
          kind: 'text',
          text: ' adds λ·Σ|w|. Ridge shrinks all and spreads weight evenly over features that say the same. Lasso takes the same amount off each weight (exactly so where features are uncorrelated) until some are zero, so it also chooses. Larger λ means a stiffer model: more bias, less variance. λ is chosen by validation, never by the training loss, which is always smallest at λ = 0.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A penalty compares weights, so units matter. Length in millimetres needs a weight a thousand times smaller than length in metres, and is hardly punished. Scale the features first, with means and deviations of the training rows.',
        },
      ],
    },
    { kind: 'check', name: 'lasso-weights' },
    { kind: 'check', name: 'which-penalty' },
    { kind: 'heading', level: 2, text: 'A tree asks' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A decision tree asks one question at a time, "is x ≤ 3.5?", and answers with the mean (or the share of classes) of the training rows in the leaf. It takes the question that makes the two sides purest. Impurity of a group with shares p₁, p₂, … is the Gini index 1 − Σp², and a split is judged by the impurity of both sides, ',
        },
        { kind: 'strong', text: 'each weighted by its rows' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Ten rows, five of each class, have Gini 0.5. Split A makes 5 : 1 and 0 : 4. Its sides have 1 − (25 + 1)/36 = 0.278 and 0, so 6/10 · 0.278 + 4/10 · 0 = 0.167. Split B makes a pure side with one row, 1 : 0, and 4 : 5: that is 1/10 · 0 + 9/10 · 0.494 = 0.444. B has a pure side too, and is far worse.',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'What follows from asking in this way:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'Units, logarithms and other changes that keep the order do not matter to a tree.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'It finds interactions by itself: one question inside the answer of another.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'It cannot draw a slope. A straight line becomes stairs, and beyond the last training value it stays level for ever.',
          },
        ],
        [{ kind: 'text', text: 'Deep enough, it learns every training row by heart.' }],
      ],
    },
    { kind: 'check', name: 'gini-of-split' },
    { kind: 'check', name: 'tree-or-line' },
    { kind: 'heading', level: 2, text: 'Many trees' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'One deep tree has little bias and much variance: other rows, another tree. ' },
        { kind: 'strong', text: 'A random forest' },
        {
          kind: 'text',
          text: ' grows many deep trees, each on rows drawn with replacement, each split looking at a random part of the features, and averages. If each tree has variance v and two of them correlate by ρ, then the average of n has',
        },
      ],
    },
    { kind: 'code', lang: 'text', text: 'ρ·v + (1 − ρ)·v / n' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'More trees make the second part vanish and never touch the first. That is why the splits look at a part of the features only: it lowers ρ. More trees do not overfit; they only take time.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Boosting' },
        {
          kind: 'text',
          text: ' goes the other way. It begins with the mean and adds small trees one after the other, each fitted to what is left over, times a learning rate. Here more trees ',
        },
        { kind: 'em', text: 'do' },
        {
          kind: 'text',
          text: ' overfit, so one stops when the validation loss stops falling. A smaller rate needs more trees and mostly ends better.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'y = 10, prediction 6           left over 4\ntree says 4, rate 0.1          prediction 6.4, left over 3.6\ntree says 3.6, rate 0.1        prediction 6.76, left over 3.24',
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Each round takes a tenth of what is left.' }] },
    { kind: 'check', name: 'boosting-rounds' },
    { kind: 'check', name: 'forest-limit' },
    { kind: 'check', name: 'beyond-the-data' },
    { kind: 'check', name: 'more-trees' },
    { kind: 'heading', level: 2, text: 'Which one, and when not' },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'Linear' }], [{ kind: 'text', text: 'Trees, boosted' }]],
      rows: [
        [
          [{ kind: 'text', text: 'few rows, many features' }],
          [{ kind: 'text', text: 'good, with a penalty' }],
          [{ kind: 'text', text: 'learns noise' }],
        ],
        [
          [{ kind: 'text', text: 'effects that depend on each other' }],
          [{ kind: 'text', text: 'only if you build the product' }],
          [{ kind: 'text', text: 'finds them' }],
        ],
        [
          [{ kind: 'text', text: 'values beyond training' }],
          [{ kind: 'text', text: 'goes on along the line' }],
          [{ kind: 'text', text: 'stays level' }],
        ],
        [
          [{ kind: 'text', text: 'mixed columns of a table' }],
          [{ kind: 'text', text: 'needs scaling and encoding' }],
          [{ kind: 'text', text: 'nearly as they are' }],
        ],
        [
          [{ kind: 'text', text: 'explaining one prediction' }],
          [{ kind: 'text', text: 'read the sum' }],
          [{ kind: 'text', text: 'needs a further method' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Begin with the penalised line: it is fitted in seconds, and whatever follows has to beat it on the validation rows. On tables with thousands of rows boosting usually wins; on pictures, sound and text neither is the tool. And read importances with care: where a feature has a twin, shuffling one shows little, because the other still carries the message.',
        },
      ],
    },
    { kind: 'check', name: 'stiffer' },
    { kind: 'check', name: 'twins' },
  ]),
  moduleOf(FACTS[3], networks, [
    { kind: 'heading', level: 2, text: 'Layers of lines with a bend between' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A dense layer is many lines at once: every unit has a weight for each input and one bias. A layer from 20 inputs to 8 units has 20 · 8 + 8 = 168 parameters. Two such layers on top of each other would still be only a line, because a line of lines is a line. The bend between them makes the difference. The commonest is ReLU: max(0, z).',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'The last layer is chosen by the question:' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'The answer is' }],
        [{ kind: 'text', text: 'Last layer' }],
        [{ kind: 'text', text: 'Loss' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'one of several classes that exclude each other' }],
          [{ kind: 'text', text: 'softmax' }],
          [{ kind: 'text', text: 'cross-entropy' }],
        ],
        [
          [{ kind: 'text', text: 'several tags, each yes or no' }],
          [{ kind: 'text', text: 'a sigmoid per tag' }],
          [{ kind: 'text', text: 'binary cross-entropy per tag' }],
        ],
        [
          [{ kind: 'text', text: 'an amount' }],
          [{ kind: 'text', text: 'nothing' }],
          [{ kind: 'text', text: 'squared or absolute error' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Softmax turns scores into shares: e^z of each over the sum of all. Equal scores of ten classes give each 0.1, so an untrained classifier begins near −ln 0.1 = 2.30. If your first loss is 9 instead, the set-up is wrong before training has begun: look at the scale of the inputs and the labels.',
        },
      ],
    },
    { kind: 'check', name: 'count-parameters' },
    { kind: 'check', name: 'first-loss' },
    { kind: 'heading', level: 2, text: 'Learning is the chain rule, backwards' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Training asks for each weight: if it grew a little, what would happen to the loss? The backward pass answers for all weights at once. It walks from the loss to the input and multiplies what it meets on the way; where a value is used twice, both paths are added.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def loss(w1, w2, x=2.0, y=1.0):\n    h = max(0.0, w1 * x)  # hidden unit with ReLU\n    return (w2 * h - y) ** 2\n\n\nw1, w2, x, y = 0.5, 3.0, 2.0, 1.0\nh = max(0.0, w1 * x)\nerror = w2 * h - y\nd_w2 = 2 * error * h\nd_w1 = 2 * error * w2 * (1 if h > 0 else 0) * x\ne = 1e-6\nprint("by the chain rule:", d_w1, d_w2)\nprint("by trying it:     ", round((loss(w1 + e, w2) - loss(w1 - e, w2)) / (2 * e), 3),\n      round((loss(w1, w2 + e) - loss(w1, w2 - e)) / (2 * e), 3))',
      output: 'by the chain rule: 24.0 4.0\nby trying it:      24.0 4.0',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Comparing with a small change, as in the last lines, is the best test of a gradient written by hand. Two things follow from the multiplying. A ReLU below zero passes nothing back, and a unit that is below zero for every row gets no gradient any more. And in deep networks products of many factors vanish or explode: each layer multiplies the variance of its sums by ',
        },
        { kind: 'em', text: 'inputs × variance of the weights' },
        {
          kind: 'text',
          text: '. After a ReLU about half is lost, so weights are begun at random with variance 2 / inputs. Random they have to be: units that begin alike receive the same gradients and stay alike.',
        },
      ],
    },
    { kind: 'check', name: 'relu-path' },
    { kind: 'check', name: 'variance-factor' },
    { kind: 'heading', level: 2, text: 'The loop' },
    {
      kind: 'code',
      lang: 'text',
      text: 'for each batch:\n    forward pass → loss\n    set old gradients to zero → backward pass\n    clip gradients (if at all)\n    optimizer step\n    learning-rate schedule step\nnow and then: evaluation mode, no gradients, validation loss',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Most faults of a loop raise no error. Gradients that are not set to zero add up over batches. A softmax in the model ',
        },
        { kind: 'em', text: 'and' },
        {
          kind: 'text',
          text: ' in the loss flattens the gradients. Dropout that is left on in evaluation makes predictions random; batch normalisation in training mode makes the answer for one row depend on the others in its batch.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The learning rate is the setting that matters most. Too small: the loss creeps. Too large: it jumps, then grows without end. On the parabola c·w²/2 each step multiplies the distance to the minimum by 1 − rate·c, so it diverges as soon as rate > 2/c. ',
        },
        { kind: 'strong', text: 'Adam' },
        {
          kind: 'text',
          text: ' divides each step by a running size of the gradient, so a steady gradient moves its weight by about the learning rate, however large the gradient is.',
        },
      ],
    },
    { kind: 'check', name: 'loop-order' },
    { kind: 'check', name: 'parabola' },
    { kind: 'heading', level: 2, text: 'Reading the curves' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'Training loss high, validation loss equally high: it learns too little. A larger model, a larger rate, longer, or a mistake in the loop.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Training loss falls on, validation loss turns upwards: it learns by heart. More data, augmentation, dropout, weight decay, or stop at the turn.',
          },
        ],
        [{ kind: 'text', text: 'Both still fall: not finished.' }],
        [
          {
            kind: 'text',
            text: 'Training loss becomes NaN: diverged; a smaller rate, clipped gradients, a look at the inputs.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test before everything else: can it learn twenty rows by heart? If not, more data will not help; the loop is wrong.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An augmentation is allowed where the label stays true. A mirrored cat is a cat. A mirrored letter "b" is a "d".',
        },
      ],
    },
    { kind: 'check', name: 'read-curves' },
    { kind: 'check', name: 'last-layer' },
    { kind: 'check', name: 'allowed-change' },
    { kind: 'heading', level: 2, text: 'Windows and attention' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'convolution' },
        {
          kind: 'text',
          text: ' uses the same small window everywhere, so it has few parameters: 3 · 3 · inputs · filters, plus a bias per filter, whatever the size of the picture. The number of places is ⌊(size + 2·padding − kernel) / stride⌋ + 1. A 5-wide window without padding on 32 pixels has 28 places.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Attention' },
        {
          kind: 'text',
          text: ' lets each position fetch from all others: a score of its query with each key, divided by √d, softmax, and a mean of the values with those shares. The number of scores grows with the square of the length: twice the text, four times the scores.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "On a table with a few thousand rows a boosted tree is usually as good, in a hundredth of the time. And seldom train from nothing: take a model trained on much data and fit its last layers, or a small adapter. Frozen layers need memory for their weights only; trained ones also for gradients and the optimizer's running values.",
        },
      ],
    },
    { kind: 'check', name: 'places-of-window' },
    { kind: 'check', name: 'silent-fault' },
    { kind: 'check', name: 'parameters-again' },
  ]),
  moduleOf(FACTS[4], operationsAndDrift, [
    { kind: 'heading', level: 2, text: 'What has to be the same' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A model in use is a function of three things: the weights, the code that prepares its input, and the data it is given. If any of them differs from training, the answer is another one, and nothing raises an error.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The commonest difference is ' },
        { kind: 'strong', text: 'training–serving skew' },
        {
          kind: 'text',
          text: ': two implementations of one preparation. Training fills a gap with the mean of 37.2, the service fills it with 0. Training lowers letters before counting words, the service does not. Cure: one piece of code for both, or the prepared values logged at serving time and used for the next training. Test it: send a hundred training rows through the service and compare score by score.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A run can be repeated when its record names ' },
        { kind: 'em', text: 'contents' },
        {
          kind: 'text',
          text: ', not places: the commit of the code, a hash or a version of the data, exact versions of the libraries, the settings and the seed. "The table ',
        },
        { kind: 'code', text: 'orders' },
        { kind: 'text', text: ' as of today" cannot be repeated tomorrow.' },
      ],
    },
    { kind: 'check', name: 'skew-or-drift' },
    { kind: 'check', name: 'repeatable' },
    { kind: 'heading', level: 2, text: 'Features at the right moment' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A training row asks: what did we know at the cut-off? The join has to look ' },
        { kind: 'em', text: 'back' },
        { kind: 'text', text: ' for each row, to the last value that had arrived by then.' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'scores = [("mon", 1, 0.2), ("wed", 3, 0.5), ("fri", 5, 0.9)]  # name, day of arrival, value\n\n\ndef known_at(day, oldest=3):\n    """The last value that had arrived, unless it is too old."""\n    past = [s for s in scores if s[1] <= day and day - s[1] <= oldest]\n    return past[-1][2] if past else None\n\n\nfor day in (0, 2, 4, 9):\n    nearest = min(scores, key=lambda s: abs(s[1] - day))[2]\n    print("day", day, "known:", known_at(day), "nearest:", nearest)',
      output:
        'day 0 known: None nearest: 0.2\nday 2 known: 0.2 nearest: 0.2\nday 4 known: 0.5 nearest: 0.5\nday 9 known: None nearest: 0.9',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The nearest value is often one of the future: on day 0 nothing was known at all. On day 9 the last value is four days old, and the rule of three days says: treat it as missing, as the service will.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Serving within a budget' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'How many workers.' },
        {
          kind: 'text',
          text: " Requests per second × seconds per request = requests at work at once (Little's law). With 120 a second at 50 ms that is 6 at once; at a target of 60 % busy that needs 10 workers. Without head room the queue grows without bound at the first swing.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Batches' },
        {
          kind: 'text',
          text: ' use hardware better and make the first request wait: for the others to arrive, then for a longer run. A page that calls twenty services is as slow as the slowest: if each is slow in 1 % of calls, the page is slow in 1 − 0.99²⁰ = 18 % of cases. Watch the 99th percentile of the parts, not their mean.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'A way out.' },
        {
          kind: 'text',
          text: " When the model is slow or down, something simpler answers: last week's value, the most popular, a rule. What users get is the mix. A model right in 90 % that answers 95 % of the time, with a fallback right in 70 %, gives 0.95 · 90 + 0.05 · 70 = 89 %.",
        },
      ],
    },
    { kind: 'check', name: 'workers' },
    { kind: 'check', name: 'known-value' },
    { kind: 'check', name: 'mix-with-fallback' },
    { kind: 'heading', level: 2, text: 'The world moves' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'What changes' }],
        [{ kind: 'text', text: 'Called' }],
        [{ kind: 'text', text: 'Example' }],
        [{ kind: 'text', text: 'What shows it first' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'who comes' }],
          [{ kind: 'text', text: 'data drift' }],
          [{ kind: 'text', text: 'a campaign brings younger customers' }],
          [{ kind: 'text', text: 'the inputs' }],
        ],
        [
          [{ kind: 'text', text: 'what those who come do' }],
          [{ kind: 'text', text: 'concept drift' }],
          [{ kind: 'text', text: 'same people, new law, other behaviour' }],
          [{ kind: 'text', text: 'labels, when they arrive' }],
        ],
        [
          [{ kind: 'text', text: 'how it is recorded' }],
          [{ kind: 'text', text: 'broken data' }],
          [{ kind: 'text', text: 'a sensor is replaced, units change' }],
          [{ kind: 'text', text: 'a jump at an hour' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Inputs and scores can be watched at once. Precision and recall need labels, and those may come weeks late: if a label takes 30 days and the figure is a mean over 7 days, then a break is fully visible only after 37. So watch the inputs for alarms and the labels for truth.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Compare ' },
        { kind: 'strong', text: 'shares' },
        {
          kind: 'text',
          text: ' of bins between training and now. A common measure is the population stability index, Σ (now − then) · ln(now / then). Each bin adds to it, whether it grew or shrank. The limits of 0.1 and 0.25 that are often quoted are a rule of thumb, not a test; with many rows tiny harmless shifts are "significant", so ask whether the shift reaches the decision. And count your alarms: fifty checks a day with one false alarm in a hundred each give an alarm on 1 − 0.99⁵⁰ = 39 % of days with nothing wrong.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'A model that blocks hides the truth about what it blocked. Let a small random share through, and weigh each of these by one over that share when you estimate.',
        },
      ],
    },
    { kind: 'check', name: 'which-drift' },
    { kind: 'check', name: 'slow-page' },
    { kind: 'check', name: 'stability-index' },
    { kind: 'check', name: 'false-alarms' },
    { kind: 'heading', level: 2, text: 'Releasing and going back' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Shadow' },
          {
            kind: 'text',
            text: ': it answers, nobody sees it. Finds errors and slowness, not effects on people.',
          },
        ],
        [
          { kind: 'strong', text: 'Canary' },
          {
            kind: 'text',
            text: ': 1 % of traffic. Small damage. To see a fault that hits one request in 10,000 at least once with 95 % certainty takes about 3 · 10,000 requests ',
          },
          { kind: 'em', text: 'on the canary' },
          { kind: 'text', text: '.' },
        ],
        [
          { kind: 'strong', text: 'A/B test' },
          {
            kind: 'text',
            text: ': is it better for people? Half the smallest difference needs four times as many of them.',
          },
        ],
        [
          { kind: 'strong', text: 'Rollback' },
          {
            kind: 'text',
            text: ': one switch, tried beforehand, with the features of the old version still being made. So a change of a feature goes ',
          },
          { kind: 'em', text: 'add, move over, remove' },
          { kind: 'text', text: '.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Retrain on a plan or on an alarm, but never release only because it is newer: the new model passes the same tests, on the same rows, as the old one.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'One forecast a month needs none of this: a script, a saved file and somebody who looks at it. Machinery pays where nobody looks at each answer.',
        },
      ],
    },
    { kind: 'check', name: 'release-order' },
    { kind: 'check', name: 'canary-size' },
    { kind: 'check', name: 'same-again' },
  ]),
]
