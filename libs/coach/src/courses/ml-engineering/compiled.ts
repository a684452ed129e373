import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import framingTheProblem from './01-framing-the-problem.checks'
import dataYouCanTrust from './02-data-you-can-trust.checks'
import baselinesFirst from './03-baselines-first.checks'
import tensorsAndGradients from './04-tensors-and-gradients.checks'
import trainingLoops from './05-training-loops.checks'
import regularisation from './06-regularisation.checks'
import evaluationSets from './07-evaluation-sets.checks'
import errorAnalysis from './08-error-analysis.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], framingTheProblem, [
    { kind: 'heading', level: 2, text: 'From a wish to a contract' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Can we do something with machine learning about returns?" is a wish. A service that runs every day needs a contract, because people and programs will rely on it. Before any code is written, one page answers seven questions:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'decision    which parcels get a call before they are sent\nmoment      when the order is paid; the warehouse packs 40 minutes later\nunit        one order\noutput      a probability that it comes back within 30 days\naction      the desk calls the 120 likeliest of a day\nif it fails no call; the order is packed as today\nowner       the returns desk; they may switch it off',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The line that is most often missing is the sixth. A model will be late, wrong or away one day, and somebody has to have decided beforehand what happens then. The second most often missing is the ',
        },
        { kind: 'em', text: 'moment' },
        { kind: 'text', text: ': it says which data can be there, and how long an answer may take.' },
      ],
    },
    { kind: 'check', name: 'missing-line' },
    { kind: 'heading', level: 2, text: 'What is an answer worth?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Money is made by actions, not by predictions. So reckon through the action, before there is a model. Let a call cost ',
        },
        { kind: 'em', text: 'c' },
        { kind: 'text', text: '. Let it help in a share ' },
        { kind: 'em', text: 's' },
        {
          kind: 'text',
          text: ' of the orders that would have come back, and let each return that is avoided save ',
        },
        { kind: 'em', text: 'g' },
        { kind: 'text', text: '. Of the orders that are called, let a share ' },
        { kind: 'em', text: 'p' },
        {
          kind: 'text',
          text: ', the precision, really be ones that would have come back. Then one call brings, on average,',
        },
      ],
    },
    { kind: 'code', lang: 'text', text: 'p · s · g − c          and it pays where   p > c / (s · g)' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With a call for 3 euros, a saving of 40 and help in one of four cases, the break-even precision is 3 / (0.25 × 40) = 0.30. If today one order in ten comes back, calling at random has a precision of 0.10 and loses money. So the model must be three times as good as chance among the first 120. Now there is a number to beat, and it came from the desk and not from a library.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'CALLS, COST, HELPS, SAVES, RUN = 120 * 30, 3.0, 0.25, 40.0, 2_000.0\n\nfor precision in (0.10, 0.30, 0.40, 0.50):\n    month = CALLS * (precision * HELPS * SAVES - COST) - RUN\n    print(f"precision {precision:.2f}: {month:+9.0f} euros a month")',
      output:
        'precision 0.10:     -9200 euros a month\nprecision 0.30:     -2000 euros a month\nprecision 0.40:     +1600 euros a month\nprecision 0.50:     +5200 euros a month',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The last constant is what it costs to run and look after the thing. It moves the break-even, and it is paid also in months in which nobody improves anything.',
        },
      ],
    },
    { kind: 'check', name: 'break-even' },
    { kind: 'check', name: 'month-of-calls' },
    { kind: 'heading', level: 2, text: 'Three measures, each with its own job' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'The ' },
          { kind: 'strong', text: 'model measure' },
          {
            kind: 'text',
            text: ' is what you can compute tonight on old rows: precision among the first 120. It steers the work.',
          },
        ],
        [
          { kind: 'text', text: 'The ' },
          { kind: 'strong', text: 'product measure' },
          {
            kind: 'text',
            text: ' is what the company wants: returns for each order. It moves slowly, and other things move it too, so only an experiment can tell what the model did to it.',
          },
        ],
        [
          { kind: 'text', text: 'A ' },
          { kind: 'strong', text: 'guardrail' },
          {
            kind: 'text',
            text: ' is what must not get worse: complaints about calls, time until an order is packed, the result for customers of any one country.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A gain in the first without a gain in the second is common. Either the model measure is not about the action (it averages over all orders, while only the first 120 are called), or the action does not help. Find out which, before the model is made larger.',
        },
      ],
    },
    { kind: 'check', name: 'which-measure' },
    { kind: 'heading', level: 2, text: 'The shape of the answer' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Choose the shape by what is done with it, not by what is at hand.' }],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'What is done with it' }],
        [{ kind: 'text', text: 'Shape' }],
        [{ kind: 'text', text: 'Judge it by' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'the first so many are looked at' }],
          [{ kind: 'text', text: 'an order' }],
          [{ kind: 'text', text: 'precision among the first so many' }],
        ],
        [
          [{ kind: 'text', text: 'costs are weighed for each case' }],
          [{ kind: 'text', text: 'a probability' }],
          [{ kind: 'text', text: 'whether it comes true that often' }],
        ],
        [
          [{ kind: 'text', text: 'something is planned or filled up' }],
          [{ kind: 'text', text: 'a number' }],
          [{ kind: 'text', text: 'the error in the unit of that plan' }],
        ],
        [
          [{ kind: 'text', text: 'one of a few ways is taken' }],
          [{ kind: 'text', text: 'a class' }],
          [{ kind: 'text', text: 'the cost of each kind of mix-up' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An order can be wrong by any factor and still be right; a probability cannot. Whoever promises a probability where only an order is used has promised too much, and will be asked to keep it.',
        },
      ],
    },
    { kind: 'check', name: 'shape-for-use' },
    { kind: 'heading', level: 2, text: 'What the prediction does to its own data' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Once the desk calls, the world that made the training rows is gone. An order that was called and did not come back looks like a model that was wrong. An order that was refused shows no outcome at all. Next year's model learns from this year's actions: a ",
        },
        { kind: 'strong', text: 'feedback loop' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The way out is cheap, and must be built at the start. A small random share is left alone, or treated at random; those rows show what would have happened. Write beside each row which version decided, with which score, and whether chance decided instead. A share of 5 % costs 5 % of the benefit, and it is what tells you whether there is any.',
        },
      ],
    },
    { kind: 'check', name: 'what-is-not-seen' },
    { kind: 'check', name: 'price-of-control' },
    { kind: 'heading', level: 2, text: 'When would you stop?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Write it down while nobody has fallen in love with the thing: "If after four weeks of work the first 120 do not hold 40 who come back, we stop." A line for stopping names a measure, a number and a date. Beside it stands the plan for the first release: a rule or the simplest model, the whole way from data to action, before anything clever. Most of what goes wrong is on that way and not in the model.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistakes: to begin with the data that happen to be there; to choose the measure last; to let the team that builds it decide alone what a mistake costs. And entangled wishes: one model that should lower returns ',
        },
        { kind: 'em', text: 'and' },
        {
          kind: 'text',
          text: ' raise sales follows whichever is easier to count. Make two, or say how many returns a sale is worth.',
        },
      ],
    },
    { kind: 'check', name: 'stop-line' },
    { kind: 'check', name: 'first-weeks' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not where a rule of three lines reaches the number above. Not where nobody will act differently. Not where the outcome comes so late that you cannot know for a year whether it works, unless something nearer has been shown to go with it.',
        },
      ],
    },
    { kind: 'check', name: 'line-of-the-page' },
    { kind: 'check', name: 'guard-again' },
    { kind: 'check', name: 'worth-again' },
  ]),
  moduleOf(FACTS[1], dataYouCanTrust, [
    { kind: 'heading', level: 2, text: 'A data set is a version of something' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"The model was trained on the orders" cannot be repeated: the orders are other ones tomorrow. What was trained on is a ',
        },
        { kind: 'strong', text: 'snapshot' },
        {
          kind: 'text',
          text: ': rows that do not change any more, with a name, a hash, the query and the version of the code that made it. A result that names its snapshot can be made again, compared and doubted. One that does not is a story.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Beside it stands a page about the data themselves. Why were they collected, by whom, from whom? What is one row? What is missing, and why? What may they not be used for? Such a page costs an hour. Without it the next team finds out in a year, by accident, that one region was never recorded.',
        },
      ],
    },
    { kind: 'check', name: 'what-the-page-asks' },
    { kind: 'heading', level: 2, text: 'A schema that says no' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Code has types; data have what somebody assumed. Write the assumptions down and let a program refuse what does not fit, before training and again in the service:',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Expectation' }],
        [{ kind: 'text', text: 'Example' }],
        [{ kind: 'text', text: 'What it catches' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'there, and of this type' }],
          [
            { kind: 'code', text: 'amount' },
            { kind: 'text', text: ' is a number' },
          ],
          [{ kind: 'text', text: 'a renamed field, a comma as point' }],
        ],
        [
          [{ kind: 'text', text: 'in a range or a list' }],
          [
            { kind: 'code', text: 'country' },
            { kind: 'text', text: ' is one of 27' },
          ],
          [{ kind: 'text', text: 'a new code, a wrong unit' }],
        ],
        [
          [{ kind: 'text', text: 'seldom empty' }],
          [
            { kind: 'text', text: 'at most 2 % of ' },
            { kind: 'code', text: 'age' },
            { kind: 'text', text: ' are empty' },
          ],
          [{ kind: 'text', text: 'a form that lost a question' }],
        ],
        [
          [{ kind: 'text', text: 'unique' }],
          [
            { kind: 'text', text: 'one row for each ' },
            { kind: 'code', text: 'order_id' },
          ],
          [{ kind: 'text', text: 'a job that ran twice' }],
        ],
        [
          [{ kind: 'text', text: 'as it was' }],
          [{ kind: 'text', text: 'the mean is within a band of weeks' }],
          [{ kind: 'text', text: 'a sensor that was exchanged' }],
        ],
        [
          [{ kind: 'text', text: 'the same in both places' }],
          [{ kind: 'text', text: 'training and service see equal values' }],
          [{ kind: 'text', text: 'the feature is computed twice' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The last line is the one that hurts most. If a feature is computed by SQL for training and by another program in the service, sooner or later the two differ, for example in how a day begins. No error is raised, the model is merely worse than it was in the test: ',
        },
        { kind: 'strong', text: 'skew between training and serving' },
        { kind: 'text', text: '. Compute it once for both, or log what the service saw and train on that.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A limit on a share needs the size of the sample with it. If 2 % are usually empty, then among n rows the share moves by chance, with a standard error of √(0.02 × 0.98 / n). For 400 rows that is 0.7 points, so 3 % is nothing; for 40,000 rows it is 0.07 points, and 3 % is an event.',
        },
      ],
    },
    { kind: 'check', name: 'rows-refused' },
    { kind: 'check', name: 'errors-away' },
    { kind: 'heading', level: 2, text: 'Labels are measurements' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A label is what somebody wrote down, and people err and disagree. Let two people label the same hundred cases and count. If they agree on 90, that sounds good; but if 85 of 100 cases are "no" for everybody, much of it happens by itself. Cohen\'s ',
        },
        { kind: 'strong', text: 'kappa' },
        { kind: 'text', text: ' takes off what chance would give:' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'kappa = (agreed − expected) / (1 − expected)\nexpected = yes₁ · yes₂ + no₁ · no₂        the shares of yes and no of either person',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Kappa near 0 means no more than chance, 1 means full agreement. A low one is seldom laziness: mostly the instructions do not say what to do with the cases in between. Mend the instructions before you buy more labels.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Wrong labels in the test set hide how good a model is. Let a yes-or-no model be right in a share ',
        },
        { kind: 'em', text: 'a' },
        { kind: 'text', text: ' of the cases, and let a share ' },
        { kind: 'em', text: 'e' },
        {
          kind: 'text',
          text: ' of the labels be wrong, independently of that. The figure you measure is then a·(1 − e) + (1 − a)·e: right with a right label, or wrong together with the label.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def measured(right, noise):\n    return right * (1 - noise) + (1 - right) * noise\n\n\nfor right in (0.90, 0.95, 1.00):\n    print(right, "->", round(measured(right, 0.05), 3))',
      output: '0.9 -> 0.86\n0.95 -> 0.905\n1.0 -> 0.95',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Nobody gets past 0.95 there, and of what looks like error of the second model half is labels. It is no rare thing: for ten well-known test sets a study estimates that at least 3.3 % of the labels are wrong on average.',
        },
      ],
    },
    { kind: 'check', name: 'kappa-of-two' },
    { kind: 'check', name: 'seen-through-noise' },
    { kind: 'heading', level: 2, text: 'A split that stays' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A random split that is drawn anew each month moves people from training to test and back, and old results cannot be compared. Let the split hang on the ',
        },
        { kind: 'em', text: 'thing that must not be on both sides' },
        { kind: 'text', text: ': take its id, hash it, and decide by the hash.' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'import hashlib\n\n\ndef side(patient, purpose="scans"):\n    digest = hashlib.sha256(f"{purpose}:{patient}".encode()).hexdigest()\n    return "test" if int(digest, 16) % 100 < 20 else "training"\n\n\nprint([n for n in range(1, 13) if side(f"patient-{n}") == "test"])\nprint(side("patient-4"), side("patient-4"))',
      output: '[4, 7]\ntest test',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'New rows of an old patient go where the patient is. New patients are divided at the same rate. No list has to be kept, and two teams with the same rule get the same split. Hash the patient and not the row; and put a word for the purpose in front of the id, or those who are left out of one experiment are left out of all.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Copies break even this: one photograph under two ids, a text with one comma more. Compare what is in the rows and not their ids, at least once.',
        },
      ],
    },
    { kind: 'check', name: 'stays-on-its-side' },
    { kind: 'check', name: 'on-both-sides' },
    { kind: 'heading', level: 2, text: 'As it was known then' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A table that is overwritten tells what is so today. For a training row of 3 May you need what was ',
        },
        { kind: 'em', text: 'known' },
        {
          kind: 'text',
          text: ' on 3 May. Two times make it possible: since when a value holds, and when it was recorded. A correction that came in on 9 May about 1 May was not known on the third, though it holds from the first on. So strike out first what was recorded later, then what holds from a later day on only, and take the newest of the rest.',
        },
      ],
    },
    { kind: 'check', name: 'known-by-then' },
    { kind: 'check', name: 'limit-again' },
    { kind: 'heading', level: 2, text: 'The usual mistakes, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistakes: rows that do not fit are dropped in silence, so that the model never sees a whole country; a check that only writes a line into a log which nobody reads; gaps that are filled before anybody has asked why they are there. Count what was dropped, by reason, each day, and let the day stop if the count jumps.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Do not write fifty expectations on the first day. An alarm that comes each week is switched off in the third. Begin with the five that would have caught last year's faults.",
        },
      ],
    },
    { kind: 'check', name: 'labels-again' },
    { kind: 'check', name: 'split-task' },
  ]),
  moduleOf(FACTS[2], baselinesFirst, [
    { kind: 'heading', level: 2, text: 'The best answer without looking' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A figure says nothing by itself. "Mean error 12 minutes" is splendid or useless, depending on what one gets for nothing. So begin with the answer that looks at no feature at all: the best ',
        },
        { kind: 'strong', text: 'constant' },
        { kind: 'text', text: '. Which one is best hangs on the measure.' },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Measure' }],
        [{ kind: 'text', text: 'Best constant' }],
        [{ kind: 'text', text: 'What it scores' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'mean absolute error' }],
          [{ kind: 'text', text: 'the median' }],
          [{ kind: 'text', text: 'mean distance to the median' }],
        ],
        [
          [{ kind: 'text', text: 'mean squared error' }],
          [{ kind: 'text', text: 'the mean' }],
          [{ kind: 'text', text: 'the variance' }],
        ],
        [
          [{ kind: 'text', text: 'accuracy' }],
          [{ kind: 'text', text: 'the most frequent class' }],
          [{ kind: 'text', text: 'its share' }],
        ],
        [
          [{ kind: 'text', text: 'log loss, yes or no' }],
          [{ kind: 'text', text: 'the share of yes, for everyone' }],
          [{ kind: 'text', text: '−p·ln p − (1 − p)·ln(1 − p)' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A library that reports R² has this baseline built in: R² = 1 − (squared error of the model) / (squared error of the mean). An R² of 0 is the constant, and on new rows it can well be below.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from statistics import mean, median\n\nminutes = [4, 5, 5, 6, 40]\nfor name, guess in (("mean", mean(minutes)), ("median", median(minutes))):\n    absolute = mean(abs(m - guess) for m in minutes)\n    squared = mean((m - guess) ** 2 for m in minutes)\n    print(f"{name:6} {guess:4}: absolute {absolute:5.1f}, squared {squared:6.1f}")',
      output: 'mean     12: absolute  11.2, squared  196.4\nmedian    5: absolute   7.4, squared  245.4',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'One long wait moves the mean and not the median; each of the two wins by its own measure.',
        },
      ],
    },
    { kind: 'check', name: 'best-constant' },
    { kind: 'check', name: 'constant-log-loss' },
    { kind: 'heading', level: 2, text: 'Yesterday, and the same day last week' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What comes in order has a second answer for nothing: ' },
        { kind: 'em', text: 'as last time' },
        { kind: 'text', text: '. The ' },
        { kind: 'strong', text: 'naive' },
        { kind: 'text', text: ' forecast repeats the last value, the ' },
        { kind: 'strong', text: 'seasonal naive' },
        {
          kind: 'text',
          text: ' one repeats the value of one season ago, for example of the same weekday last week. Both are hard to beat, and both are one line of code.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Compare by the ' },
        { kind: 'strong', text: 'skill' },
        {
          kind: 'text',
          text: ': 1 − (error of the model) / (error of the baseline). 0 is the baseline itself, 0.25 takes a quarter of its error away, and below 0 it would have been better to do nothing.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: '            Mo  Tu  We  Th  Fr  Sa  Su\nlast week   30  32  31  35  50  80  60\nthis week   33  31  34  35  56  75  62\noff by       3   1   3   0   6   5   2      mean 20 / 7 = 2.86',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A model with a mean error of 2.5 has a skill of 1 − 2.5 / 2.86 = 0.125 against this. Against the plain naive forecast, which says that Saturday will be like Friday, the same model would shine. Choose the hardest of the cheap ones.',
        },
      ],
    },
    { kind: 'check', name: 'seasonal-error' },
    { kind: 'check', name: 'skill-of-two' },
    { kind: 'heading', level: 2, text: 'The rule of today' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Nearly always somebody already decides: a desk, a list, three lines of SQL. That is the real opponent. Write its decisions down as a program, run it over ',
        },
        { kind: 'em', text: 'the same rows' },
        {
          kind: 'text',
          text: ', by the same measure, and put it into the table. It happens that the rule loses narrowly by your measure and wins by what the desk cares about; then the measure is wrong.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where no rule exists, make one out of a single feature: for each of its values answer with the class that is most frequent there. Holte found in 1993 that such one-rules came within a few points of decision trees on most of 16 data sets that were in common use. They also tell which feature carries most, and now and then that one feature gives away the answer because it should not be there.',
        },
      ],
    },
    { kind: 'check', name: 'one-rule' },
    { kind: 'check', name: 'which-opponent' },
    { kind: 'heading', level: 2, text: 'A ladder, with a price at each rung' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Now climb, one rung at a time: constant, rule, linear model, boosted trees, network. Each rung has to earn what it costs: more to explain, to run, to watch, to break. Write both into one table.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Rung' }],
        [{ kind: 'text', text: 'Error' }],
        [{ kind: 'text', text: 'Share of the gap closed' }],
        [{ kind: 'text', text: 'Answer in' }],
        [{ kind: 'text', text: 'Can be explained' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'rule of today' }],
          [{ kind: 'text', text: '12.0' }],
          [{ kind: 'text', text: '0' }],
          [{ kind: 'text', text: '1 ms' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'text', text: 'linear, 8 fields' }],
          [{ kind: 'text', text: '9.0' }],
          [{ kind: 'text', text: '0.43' }],
          [{ kind: 'text', text: '1 ms' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'text', text: 'boosted trees' }],
          [{ kind: 'text', text: '8.0' }],
          [{ kind: 'text', text: '0.57' }],
          [{ kind: 'text', text: '6 ms' }],
          [{ kind: 'text', text: 'in part' }],
        ],
        [
          [{ kind: 'text', text: 'network' }],
          [{ kind: 'text', text: '7.9' }],
          [{ kind: 'text', text: '0.59' }],
          [{ kind: 'text', text: '80 ms' }],
          [{ kind: 'text', text: 'hardly' }],
        ],
        [
          [{ kind: 'text', text: 'two people differ' }],
          [{ kind: 'text', text: '5.0' }],
          [{ kind: 'text', text: '1' }],
          [{ kind: 'text', text: '–' }],
          [{ kind: 'text', text: '–' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The last line is the ' },
        { kind: 'strong', text: 'ceiling' },
        {
          kind: 'text',
          text: ': how far two careful people are apart on the same cases. No model can be expected to get below for long, so progress is counted from the rule to there: (12 − 8) / (12 − 5) = 0.57. The step from trees to network closes two points more of the gap and takes thirteen times as long. That may be worth it; now it is a decision and not a fashion.',
        },
      ],
    },
    { kind: 'check', name: 'gap-closed' },
    { kind: 'check', name: 'worth-of-a-rung' },
    { kind: 'heading', level: 2, text: 'A fair fight' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In 2019 three researchers took 18 recent neural methods for recommendations. Seven could be run again with reasonable effort. Six of these were often beaten by simple methods of old, once somebody had tuned the simple ones too. The pattern is general: the new method gets a week of tuning, the old one its default settings.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A fair comparison gives both the same rows, the same split, the same measure, the same effort of tuning, and prints how far the result moves with the seed. Everything that is prepared for one (cleaned text, a filled gap) is prepared for the other.',
        },
      ],
    },
    { kind: 'check', name: 'fair-fight' },
    { kind: 'check', name: 'order-of-rungs' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not climb on when the ceiling is reached or the next rung costs more than it brings. And do not stay at a baseline out of principle: if the skill is there and the way is short, take it.',
        },
      ],
    },
    { kind: 'check', name: 'constant-again' },
    { kind: 'check', name: 'skill-again' },
    { kind: 'check', name: 'skill-task' },
  ]),
  moduleOf(FACTS[3], tensorsAndGradients, [
    { kind: 'heading', level: 2, text: 'A block of numbers with a shape' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A tensor is one block of numbers in memory and a description of it: the ' },
        { kind: 'strong', text: 'shape' },
        { kind: 'text', text: ', such as 32 × 3 × 64 × 64, the ' },
        { kind: 'strong', text: 'dtype' },
        {
          kind: 'text',
          text: ', such as float32, and the device it lies on. Most faults are a mistake about one of these three, so print them before you think.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The size is plain arithmetic. A batch of 32 pictures with 3 colours and 64 × 64 points has 32 · 3 · 64 · 64 = 393,216 numbers; in float32, 4 bytes each, that is 1.5 MiB.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Many operations do not touch the numbers at all, they only describe the block anew: transposing, slicing, ',
        },
        { kind: 'code', text: 'view' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'expand' },
        { kind: 'text', text: '. The result is a ' },
        { kind: 'strong', text: 'view' },
        {
          kind: 'text',
          text: ', and writing into it writes into the original. Picking by a list or a mask (',
        },
        { kind: 'code', text: 'x[[0, 2]]' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'x[x > 0]' },
        { kind: 'text', text: '), ' },
        { kind: 'code', text: 'clone' },
        { kind: 'text', text: ' and arithmetic make new blocks. ' },
        { kind: 'code', text: 'reshape' },
        {
          kind: 'text',
          text: ' does the one where it can and the other where it must, so never count on either.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'x = torch.zeros(4, 3)\nx[:, 0].fill_(1.0)       # a slice is a view: the first column of x is 1 now\nx[[0, 2]].fill_(9.0)     # picked by a list: a copy is filled, x stays\ntorch.from_numpy(a)      # shares memory with the array a; torch.tensor(a) does not',
    },
    { kind: 'check', name: 'bytes-of-batch' },
    { kind: 'check', name: 'view-or-copy' },
    { kind: 'heading', level: 2, text: 'Broadcasting helps, and hides' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two shapes are held against each other ' },
        { kind: 'strong', text: 'from the right' },
        {
          kind: 'text',
          text: '. Two sizes fit if they are equal, if one of them is 1, or if one is missing. A 1 is stretched to the size of the other.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'a        8 × 1 × 6 × 1\nb            7 × 1 × 5\na + b    8 × 7 × 6 × 5',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "That saves loops and memory. It also makes something of what should have been an error. A model gives 64 × 1, the targets are 64. The difference is no column of 64 numbers, it is a table of 64 × 64: each answer minus each target. The mean of its squares is a perfectly good number, it even falls during training, and the model learns to say the mean of the targets. PyTorch's ",
        },
        { kind: 'code', text: 'MSELoss' },
        { kind: 'text', text: ' warns of it; arithmetic of your own does not. One line keeps you safe: ' },
        { kind: 'code', text: 'assert output.shape == target.shape' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'broadcast-size' },
    { kind: 'check', name: 'shapes-that-fit' },
    { kind: 'check', name: 'each-with-each' },
    { kind: 'heading', level: 2, text: 'The same sum, backwards' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A program that computes a loss is a chain of small steps, each with a known slope. ',
        },
        { kind: 'strong', text: 'Reverse mode' },
        {
          kind: 'text',
          text: ' records the steps on the way forward and walks back: it begins with a slope of 1 at the loss and multiplies by the slope of each step. Where a value was used twice, what comes back along both ways is ',
        },
        { kind: 'em', text: 'added' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'class Value:\n    def __init__(self, data, parents=()):\n        self.data, self.parents, self.grad = data, parents, 0.0\n\n    def __add__(self, other):\n        return Value(self.data + other.data, ((self, 1.0), (other, 1.0)))\n\n    def __mul__(self, other):\n        return Value(self.data * other.data, ((self, other.data), (other, self.data)))\n\n    def backward(self, slope=1.0):\n        self.grad += slope\n        for parent, local in self.parents:\n            parent.backward(slope * local)\n\n\nw, x, b = Value(3.0), Value(2.0), Value(-1.0)\nout = w * x + b      # 5\nloss = out * out     # 25: out is used twice\nloss.backward()\nprint("w", w.grad, "x", x.grad, "b", b.grad, "out", out.grad)',
      output: 'w 20.0 x 30.0 b 10.0 out 10.0',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'By hand: the slope of out² is 2 · 5 = 10, so b has 10, w has 10 · 2 and x has 10 · 3. (A real library goes through the steps once, in reverse order; this toy walks each way by itself, with the same result.) One walk back gives the slopes of ',
        },
        { kind: 'em', text: 'all' },
        {
          kind: 'text',
          text: ' parameters and costs a few times what the way forward costs, however many parameters there are. The price is memory: what the way forward computed has to be kept.',
        },
      ],
    },
    { kind: 'check', name: 'slope-by-hand' },
    { kind: 'heading', level: 2, text: 'What autograd keeps, and what it does not' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'code', text: '.grad' },
          { kind: 'text', text: ' ' },
          { kind: 'strong', text: 'adds up' },
          { kind: 'text', text: '. Two calls of ' },
          { kind: 'code', text: 'backward' },
          { kind: 'text', text: ' without clearing leave the sum; clear with ' },
          { kind: 'code', text: 'zero_grad' },
          {
            kind: 'text',
            text: ' before each step. (On purpose it is useful: that is how several small batches make one large step.)',
          },
        ],
        [
          { kind: 'code', text: 'with torch.no_grad():' },
          { kind: 'text', text: ' records nothing, for evaluation and for changing parameters by hand. ' },
          { kind: 'code', text: 'x.detach()' },
          { kind: 'text', text: ' is the same numbers without the past: nothing flows back through it.' },
        ],
        [
          { kind: 'code', text: 'loss.item()' },
          { kind: 'text', text: ' is a plain number. Adding up ' },
          { kind: 'code', text: 'loss' },
          {
            kind: 'text',
            text: ' itself over an epoch keeps the record of every batch alive, until memory is full.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'A value that the way back still needs must not be overwritten in place; PyTorch notices and raises an error.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'added-up' },
    { kind: 'check', name: 'where-it-is-cut' },
    { kind: 'heading', level: 2, text: 'Is the gradient right?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If you wrote a step of your own, try it. Move one parameter a little to both sides and look at the loss: (f(x + h) − f(x − h)) / 2h. The error of this ',
        },
        { kind: 'strong', text: 'central difference' },
        {
          kind: 'text',
          text: ' falls with h², until rounding takes over; with double precision an h near 1e-5 is a good choice, and float32 is too coarse for it. Compare relatively, at random points, with few parameters. At a kink, such as that of ReLU at 0, both may be right and differ.',
        },
      ],
    },
    { kind: 'check', name: 'off-by-h' },
    { kind: 'check', name: 'used-twice' },
    { kind: 'heading', level: 2, text: 'Numbers that run out' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'float32 keeps about 7 digits and reaches 3 · 10³⁸. float16 keeps about 3 digits and ends at 65,504; small gradients become 0 in it, so the loss is scaled up before the way back and the gradients down after it. bfloat16 has the reach of float32 and only 2 to 3 digits, so it overflows rarely and adds coarsely.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Never take the exponential of something large. log(Σ exp(xᵢ)) is computed as m + log(Σ exp(xᵢ − m)) with the largest m, which is the same and cannot overflow. That is why losses take raw scores (',
        },
        { kind: 'code', text: 'CrossEntropyLoss' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'BCEWithLogitsLoss' },
        { kind: 'text', text: ') and not probabilities.' },
      ],
    },
    { kind: 'check', name: 'large-scores' },
    { kind: 'check', name: 'which-format' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not write a way back of your own where the library composes one. Do not move single numbers to and from the device in a loop: each waits for all that came before. And where nothing is learned, record nothing.',
        },
      ],
    },
    { kind: 'check', name: 'shape-again' },
    { kind: 'check', name: 'broadcast-task' },
  ]),
  moduleOf(FACTS[4], trainingLoops, [
    { kind: 'heading', level: 2, text: 'Five lines, in this order' },
    {
      kind: 'code',
      lang: 'python',
      text: 'for x, y in loader:\n    optimizer.zero_grad()          # clear what the last step left\n    loss = loss_of(model(x), y)    # forward\n    loss.backward()                # slopes of all parameters\n    clip_grad_norm_(model.parameters(), 1.0)   # where it is wanted: between the two\n    optimizer.step()               # change the parameters',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Everything else is bookkeeping, and most faults are in the bookkeeping. A step before ',
        },
        { kind: 'code', text: 'backward' },
        { kind: 'text', text: ' uses old slopes. Clearing between ' },
        { kind: 'code', text: 'backward' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'step' },
        {
          kind: 'text',
          text: ' throws the new ones away, and the loss stays where it is without any error.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An ' },
        { kind: 'strong', text: 'epoch' },
        {
          kind: 'text',
          text: ' is one pass over all rows. With n rows and batches of size b it has ⌈n / b⌉ steps, the last batch being smaller, or ⌊n / b⌋ if the last one is dropped. Schedules count ',
        },
        { kind: 'em', text: 'steps' },
        { kind: 'text', text: ' or ' },
        { kind: 'em', text: 'epochs' },
        {
          kind: 'text',
          text: ': know which, for one that is meant for epochs and is called for each step is over after the first minute.',
        },
      ],
    },
    { kind: 'check', name: 'order-of-lines' },
    { kind: 'check', name: 'steps-in-all' },
    { kind: 'heading', level: 2, text: 'What is the loss of an epoch?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The mean over all rows. The mean of the batch means is another number as soon as the last batch is smaller: 100 rows in batches of 32 are 32, 32, 32 and 4, and the 4 would weigh as much as 32. So add up loss × size of the batch, and divide by the rows. And remember that the parameters changed on the way: the training loss of an epoch is a mean over many models, the validation loss is of one, the last. That alone can make validation look better than training in the first epochs. Dropout, which is on in one and off in the other, does the same.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'model.train()' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'model.eval()' },
        { kind: 'text', text: ' switch layers such as dropout and batch normalisation. ' },
        { kind: 'code', text: 'torch.no_grad()' },
        {
          kind: 'text',
          text: ' switches off recording. They are two things, and evaluation wants both. Who forgets to go back to ',
        },
        { kind: 'code', text: 'train()' },
        { kind: 'text', text: ' after the first evaluation trains the rest of the time without dropout.' },
      ],
    },
    { kind: 'check', name: 'loss-of-epoch' },
    { kind: 'check', name: 'mode-of-layers' },
    { kind: 'heading', level: 2, text: 'The step, and how large it is' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Plain descent moves a parameter by −rate × slope. ' },
        { kind: 'strong', text: 'Momentum' },
        {
          kind: 'text',
          text: ' keeps a running sum, v ← μ·v + slope, and moves by −rate × v: with a steady slope and μ = 0.9 the step grows towards ten times the plain one. ',
        },
        { kind: 'strong', text: 'Adam' },
        {
          kind: 'text',
          text: ' divides a running mean of the slopes by the root of a running mean of their squares. So its first step has, for each parameter, nearly the size of the rate, whether the slope is 0.001 or 1,000.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from math import sqrt\n\nrate, b1, b2, eps = 0.01, 0.9, 0.999, 1e-8\nfor slope in (0.001, 1.0, 1000.0):\n    m, v = (1 - b1) * slope, (1 - b2) * slope**2\n    step = rate * (m / (1 - b1)) / (sqrt(v / (1 - b2)) + eps)\n    print(f"slope {slope:8}: plain {rate * slope:9.5f}, Adam {step:.5f}")',
      output:
        'slope    0.001: plain   0.00001, Adam 0.01000\nslope      1.0: plain   0.01000, Adam 0.01000\nslope   1000.0: plain  10.00000, Adam 0.01000',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The rate is the setting that matters most. Try it over powers of ten for a few hundred steps each, and take one somewhat below where the loss begins to jump. A ',
        },
        { kind: 'strong', text: 'warm-up' },
        {
          kind: 'text',
          text: ' raises it in a straight line over the first steps, while the slopes are still wild; afterwards a ',
        },
        { kind: 'strong', text: 'schedule' },
        {
          kind: 'text',
          text: ' lowers it, along a line or half a cosine. Who makes the batch k times larger raises the rate about k times as well (with a warm-up), as a first guess and up to a limit: the slope is less noisy and there are k times fewer steps.',
        },
      ],
    },
    { kind: 'check', name: 'momentum-step' },
    { kind: 'check', name: 'first-step-of-adam' },
    { kind: 'check', name: 'rate-in-warm-up' },
    { kind: 'heading', level: 2, text: 'First make it fail on purpose' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Before the long run, ten minutes of trials find most faults.' }],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          {
            kind: 'text',
            text: 'Look at the loss before the first step. With ten classes, and a model that knows nothing, it is about ln 10 = 2.30. If it is 12, the last layer starts too large or the labels are shifted.',
          },
        ],
        [
          { kind: 'strong', text: 'Learn one batch by heart.' },
          {
            kind: 'text',
            text: ' The same 8 rows, a few hundred steps: the loss must go to nearly 0. If it does not, something between rows, model, loss and step is broken, and more data will not mend it.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Shuffle the labels. Validation must fall to chance. If it stays good, something leaks.',
          },
        ],
        [{ kind: 'text', text: 'Look at one batch just as it enters the model, with your eyes.' }],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'If the loss becomes ' },
        { kind: 'code', text: 'nan' },
        {
          kind: 'text',
          text: ': halve the rate, clip the slopes, look for a logarithm of 0, for a division by a spread of 0, and for a row that is ',
        },
        { kind: 'code', text: 'nan' },
        { kind: 'text', text: ' itself.' },
      ],
    },
    { kind: 'check', name: 'which-trial' },
    { kind: 'heading', level: 2, text: 'Kept so that it can go on' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A run that takes a day will be interrupted. A checkpoint that goes on as if nothing had been holds the parameters of the model, ',
        },
        { kind: 'strong', text: 'the state of the optimiser' },
        {
          kind: 'text',
          text: " (running means and momentum), that of the schedule, the number of the step, the states of the random generators and of the order of rows, and the best figure so far. Without the optimiser's state the first steps after the break are those of a beginner. Write to a new file and rename it, so that a crash while writing does not cost the old one. Beside it belong the settings, the hash of the data and the version of the code.",
        },
      ],
    },
    { kind: 'check', name: 'kept-for-later' },
    { kind: 'heading', level: 2, text: 'One run is an anecdote' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The seed decides the first parameters and the order of the rows. Two seeds give two results, and the difference may be larger than that of your new idea. Run both variants with several seeds, and report mean and spread. The standard error of a mean over k seeds is s / √k.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The same seed does not promise the same bits. PyTorch says so itself: not over releases, nor over machines, nor between CPU and GPU; on one machine ',
        },
        { kind: 'code', text: 'torch.use_deterministic_algorithms(True)' },
        { kind: 'text', text: ' and seeded workers help, and cost some speed.' },
      ],
    },
    { kind: 'check', name: 'error-over-seeds' },
    { kind: 'check', name: 'gap-of-seeds' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not tune a loop that cannot yet learn one batch. Do not write a loop of your own where the team already has one that checkpoints and logs. And do not wait for the last epoch: a run that is lost after a tenth of its time can be stopped then.',
        },
      ],
    },
    { kind: 'check', name: 'lines-again' },
    { kind: 'check', name: 'epoch-again' },
    { kind: 'check', name: 'rate-task' },
  ]),
  moduleOf(FACTS[5], regularisation, [
    { kind: 'heading', level: 2, text: 'Look at the gap first' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A large model can learn its rows by heart. What counts is the error on rows it has not seen. ',
        },
        { kind: 'strong', text: 'Regularisation' },
        {
          kind: 'text',
          text: ' is everything that lowers this error and not the one in training; mostly it makes the one in training worse. So it is medicine for one illness, and the illness is read from two numbers.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Training error' }],
        [{ kind: 'text', text: 'Validation error' }],
        [{ kind: 'text', text: 'What it is' }],
        [{ kind: 'text', text: 'What helps' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'high' }],
          [{ kind: 'text', text: 'about the same' }],
          [{ kind: 'text', text: 'it does not fit: underfitting' }],
          [{ kind: 'text', text: 'a larger model, better features, longer' }],
        ],
        [
          [{ kind: 'text', text: 'low' }],
          [{ kind: 'text', text: 'much higher' }],
          [{ kind: 'text', text: 'it knows the rows: overfitting' }],
          [{ kind: 'text', text: 'more rows, regularisation, less model' }],
        ],
        [
          [{ kind: 'text', text: 'low' }],
          [{ kind: 'text', text: 'nearly as low' }],
          [{ kind: 'text', text: 'well' }],
          [{ kind: 'text', text: 'look at what is left, case by case' }],
        ],
        [
          [{ kind: 'text', text: 'low' }],
          [{ kind: 'text', text: 'high, at once' }],
          [{ kind: 'text', text: 'the two sets are not alike' }],
          [{ kind: 'text', text: 'the split, and how the rows were made' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Ask two questions, in this order: how far is training from what can be reached (people, or the best that is known)? How far is validation from training? The larger of the two distances is where the work is. With people at 2 %, training at 3 % and validation at 9 % the gap is 6 points and the rest is 1; with training at 8 % and validation at 9 %, regularisation would be the wrong medicine.',
        },
      ],
    },
    { kind: 'check', name: 'where-the-work-is' },
    { kind: 'check', name: 'gap-in-points' },
    { kind: 'heading', level: 2, text: 'Weights that shrink' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Weight decay' },
        {
          kind: 'text',
          text: ' takes a small share off each weight in every step: w ← w − η·λ·w − η·slope. What the data do not keep up by a slope fades: after t steps without one, (1 − η·λ)ᵗ of a weight is left. With a rate of 0.01 and λ = 0.1 a weight that nothing holds is halved every ln 2 / 0.001 = 693 steps or so.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In plain descent that is the same as a penalty of (λ/2)·Σw² in the loss, the L2 penalty. In Adam it is not. There the slope of the penalty is divided by the running size of the slopes as everything else is, so that weights with large slopes are hardly held at all. ',
        },
        { kind: 'strong', text: 'AdamW' },
        {
          kind: 'text',
          text: ' takes the share off beside the step, which is why it is another optimiser and not another setting.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Biases and the scales of normalisation layers are usually left out of decay: they are few, and pulling them to zero does not make a function smoother.',
        },
      ],
    },
    { kind: 'check', name: 'what-is-left' },
    { kind: 'check', name: 'penalty-in-adam' },
    { kind: 'heading', level: 2, text: 'Dropout: a different half each time' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Dropout' },
        {
          kind: 'text',
          text: ' switches off each unit with probability p, anew for each row in training. What is left is divided by 1 − p, so that the sum has the same mean, and in use nothing is switched off. (In PyTorch p is the share that is off; in the paper it is the share that stays.) No unit can rely on one certain other, and what comes out is near to a mean over many thinned networks.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'import random\n\nrandom.seed(3)\nunits, p = [4.0, 1.0, 3.0, 2.0], 0.5\n\n\ndef dropped(values):\n    return [v / (1 - p) if random.random() >= p else 0.0 for v in values]\n\n\nsums = [sum(dropped(units)) for _ in range(20_000)]\nprint("without:", sum(units), " mean with dropout:", round(sum(sums) / len(sums), 1))\nprint("smallest and largest:", min(sums), max(sums))',
      output: 'without: 10.0  mean with dropout: 10.0\nsmallest and largest: 0.0 20.0',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The mean stays, the spread is new; that noise is the medicine. It slows learning, and it quarrels with batch normalisation right behind it, which has measured another spread in training than it meets in use.',
        },
      ],
    },
    { kind: 'check', name: 'after-dropout' },
    { kind: 'check', name: 'two-ways-of-a-layer' },
    { kind: 'heading', level: 2, text: 'Stop while it is best' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The validation loss falls, turns, and rises. ' },
        { kind: 'strong', text: 'Early stopping' },
        {
          kind: 'text',
          text: ' keeps the parameters of the best point. Since the curve jumps, one waits: after so many evaluations without a new best (the ',
        },
        { kind: 'em', text: 'patience' },
        { kind: 'text', text: '), training ends, and ' },
        { kind: 'em', text: 'the best parameters are loaded again' },
        { kind: 'text', text: '. Whoever forgets the last part ships the model of the end. A ' },
        { kind: 'em', text: 'least gain' },
        { kind: 'text', text: " keeps a hair's breadth from counting as a new best." },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The best figure of so many looks is flattered, as with every choice; the test set stays untouched for that reason.',
        },
      ],
    },
    { kind: 'check', name: 'when-it-stops' },
    { kind: 'heading', level: 2, text: 'More rows, from old ones' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The strongest medicine is more rows. ' },
        { kind: 'strong', text: 'Augmentation' },
        {
          kind: 'text',
          text: ' makes some: a picture is shifted, turned a little, cut, recoloured; a recording is mixed with noise. One rule: ',
        },
        { kind: 'em', text: 'the label must stay true' },
        {
          kind: 'text',
          text: '. A cat mirrored is a cat. A "b" mirrored is a "d", an X-ray mirrored has the heart on the wrong side, a review with a word left out may say the opposite. Augment training rows alone; copies of one row stay on one side of the split.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Label smoothing' },
        {
          kind: 'text',
          text: ' takes a little off certainty: with ε = 0.1 and K classes the right one is given 1 − ε + ε/K, each other one ε/K. (So PyTorch; some books spread ε over the other classes alone.) The model then has no reason to push its scores to infinity, and wrong labels pull less.',
        },
      ],
    },
    { kind: 'check', name: 'label-stays' },
    { kind: 'check', name: 'smoothed-target' },
    { kind: 'heading', level: 2, text: 'One at a time' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Change one thing, with several seeds, and compare the validation error, not the training error (that may well rise). More of everything together is no plan: strong decay, high dropout and heavy augmentation together make a model that no longer fits, and then each seems to do harm. Note what did not help; the next person will otherwise try it again.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not while training is still far from what can be reached. Not in place of mending a split through which something leaks. And with rows without end, where none is seen twice, there is little to learn by heart: there a larger model is the better use of a machine.',
        },
      ],
    },
    { kind: 'check', name: 'medicine-again' },
    { kind: 'check', name: 'decay-again' },
    { kind: 'check', name: 'left-out-of-decay' },
    { kind: 'check', name: 'stop-task' },
  ]),
  moduleOf(FACTS[6], evaluationSets, [
    { kind: 'heading', level: 2, text: 'One question, one set' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"The test set" is not one thing. A team that releases often keeps several, each for one question:',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Set' }],
        [{ kind: 'text', text: 'Question' }],
        [{ kind: 'text', text: 'Who looks, how often' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'validation' }],
          [{ kind: 'text', text: 'which of these variants is better?' }],
          [{ kind: 'text', text: 'everybody, every day' }],
        ],
        [
          [{ kind: 'text', text: 'test' }],
          [{ kind: 'text', text: 'how good is what we release?' }],
          [{ kind: 'text', text: 'once for each release' }],
        ],
        [
          [{ kind: 'text', text: 'recent' }],
          [{ kind: 'text', text: 'is it still so for the rows of last week?' }],
          [{ kind: 'text', text: 'a program, every week' }],
        ],
        [
          [{ kind: 'text', text: 'never again' }],
          [{ kind: 'text', text: 'are the faults gone that hurt us before?' }],
          [{ kind: 'text', text: 'a program, each change' }],
        ],
        [
          [{ kind: 'text', text: 'rare but costly' }],
          [{ kind: 'text', text: 'how is it where a mistake is dear?' }],
          [{ kind: 'text', text: 'once for each release' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "The first is worn out by use, and may be. The second must not be. The fourth is the cheapest of all: each complaint that turned out to be right becomes a row in it, and no release may fail one of them without somebody's signature.",
        },
      ],
    },
    { kind: 'check', name: 'which-of-the-sets' },
    { kind: 'heading', level: 2, text: 'How many rows?' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Decide first how finely you must see. For a share near ' },
        { kind: 'em', text: 'a' },
        { kind: 'text', text: ' the interval of 95 % is about ±1.96 · √(a(1 − a)/n). Turned around:' },
      ],
    },
    { kind: 'code', lang: 'text', text: 'n = a · (1 − a) · (1.96 / half width)²' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For an accuracy near 0.90, known to ±1 point, that is 0.09 · 196² = 3,458 rows, rounded up; to ±0.5 points four times as many, for the root makes precision dear. And these are rows that do not hang together: ten pictures of one patient are nearer to one.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'For a rare group, count the rows ' },
        { kind: 'em', text: 'of the group' },
        {
          kind: 'text',
          text: '. 3,458 rows with 2 % of them from a new country hold 69, and of 69 rows an accuracy near 0.90 is known to ±7 points.',
        },
      ],
    },
    { kind: 'check', name: 'rows-for-width' },
    { kind: 'check', name: 'width-in-a-group' },
    { kind: 'heading', level: 2, text: 'More from the rare, and weighted back' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'So draw more of the rare group on purpose: ' },
        { kind: 'strong', text: 'strata' },
        {
          kind: 'text',
          text: '. Take 1,000 rows of the old countries and 1,000 of the new one. Then each is known well, and for the whole each figure is weighted by the share it has in use. The plain mean over the 2,000 would let 2 % of the customers count for half.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'in_use = {"old": 0.98, "new": 0.02}\nright = {"old": (930, 1000), "new": (700, 1000)}\n\nplain = sum(r for r, _ in right.values()) / sum(n for _, n in right.values())\nweighted = sum(in_use[g] * r / n for g, (r, n) in right.items())\nprint("plain mean:", round(plain, 4), " weighted:", round(weighted, 4))',
      output: 'plain mean: 0.815  weighted: 0.9254',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Print both groups ' },
        { kind: 'em', text: 'and' },
        { kind: 'text', text: ' the weighted figure. 0.93 and 0.70 say more than 0.9254.' },
      ],
    },
    { kind: 'check', name: 'weighted-back' },
    { kind: 'heading', level: 2, text: 'Behaviour, not only a mean' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A mean over a set says how often it is right, and nothing about what it has understood. ',
        },
        { kind: 'strong', text: 'Behaviour tests' },
        { kind: 'text', text: ' are small sets with an expectation each. CheckList names three kinds:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'em', text: 'Minimum functionality' },
          { kind: 'text', text: ': simple cases that must be right. "The food was not good" is negative.' },
        ],
        [
          { kind: 'em', text: 'Invariance' },
          {
            kind: 'text',
            text: ': a change that must not matter does not. Another name of a town, a typing error, another first name: the answer stays.',
          },
        ],
        [
          { kind: 'em', text: 'Direction' },
          {
            kind: 'text',
            text: ': a change that must matter goes the right way. "And the waiter was rude" added to a review must not make it more positive; one room more must not make a flat cheaper.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Invariance and direction need no labels, which makes them cheap. Report the share that fails, by kind. An invariance that fails for first names is not a small fault.',
        },
      ],
    },
    { kind: 'check', name: 'kind-of-test' },
    { kind: 'check', name: 'share-that-fails' },
    { kind: 'heading', level: 2, text: 'Two models on the same rows' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Compare A and B on the same rows and look only at those on which they differ in being right: ',
        },
        { kind: 'em', text: 'b' },
        { kind: 'text', text: ' rows that only B gets right, ' },
        { kind: 'em', text: 'a' },
        {
          kind: 'text',
          text: ' rows that only A does. If they were equally good, each of these would be a toss of a coin, so',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'z = (b − a) / √(a + b)          beyond about ±2 it is hardly chance',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With 40 and 22 that is 18 / √62 = 2.29. All rows on which both are right or both wrong say nothing about the difference, however many there are.',
        },
      ],
    },
    { kind: 'check', name: 'tossed-rows' },
    { kind: 'heading', level: 2, text: 'A set wears out' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Each time a decision is made by the test set, a little of it leaks into the model. When in 2019 a new test set was made for ImageNet by the old recipe, all models lost about 11 to 14 points; yet their order stayed nearly the same. So it was less the looking (people had looked for nearly ten years) than that the new rows were slightly harder: a figure belongs to its set, also without any cheating.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'What helps: count the looks and print the count; let a program answer "better or not" in place of digits; draw a fresh set each season from the latest rows and keep the old one beside it, so that a jump can be told from a change of the set; freeze a set with a hash, and never mend single rows in silence. A wrong label is mended for all models at once, and all are measured anew.',
        },
      ],
    },
    { kind: 'check', name: 'what-wears-it' },
    { kind: 'check', name: 'fresh-set' },
    { kind: 'heading', level: 2, text: 'A gate for the release' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Write down before the figures are there what they have to be: the weighted figure not below the last release by more than its error, no group down by more than 2 points, every row of ',
        },
        { kind: 'em', text: 'never again' },
        {
          kind: 'text',
          text: ' right, no behaviour test worse. Then the question "is it good enough" is answered by a table, and an exception has a name under it.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'No large set before one knows what is decided by it. No behaviour tests for behaviour that nobody promised. And no single figure made of all sets together: it hides just what they were made to show.',
        },
      ],
    },
    { kind: 'check', name: 'gate-of-release' },
    { kind: 'check', name: 'width-again' },
    { kind: 'check', name: 'sets-again' },
    { kind: 'check', name: 'pairs-task' },
  ]),
  moduleOf(FACTS[7], errorAnalysis, [
    { kind: 'heading', level: 2, text: 'Read a hundred mistakes' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An error of 8 % says how much, not what. Before anybody proposes a larger model, take a hundred wrong answers ',
        },
        { kind: 'strong', text: 'at random' },
        {
          kind: 'text',
          text: ' from the validation rows, look at each, and write down what went wrong, in a table with ticks. Kinds are not given; they come while reading. One mistake may have two ticks.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'row    blurred   foreign word   label is wrong   two things in it   note\n 17       x                                                         taken through glass\n 42                    x                                x           menu in Greek\n 61                                   x                             really a jug\n...\nsum      31          12              19                23           of 100',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Half a day, and the talk is another one. It also shows what no figure shows: that a fifth of the "mistakes" are wrong labels, or that the model is right for a wrong reason. In a well-known case many pictures with a collapsed lung also showed the drain that treats it; the model leaned on the drain, and did clearly worse on the patients without one, who needed it most. Such ',
        },
        { kind: 'strong', text: 'hidden groups' },
        { kind: 'text', text: ' have no column; somebody has to look.' },
      ],
    },
    { kind: 'check', name: 'how-to-draw' },
    { kind: 'check', name: 'what-the-count-says' },
    { kind: 'heading', level: 2, text: 'How much can it bring?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A kind of mistake that makes up 31 of 100 can bring at most 31 % of the error: 8 % would become 8 · (1 − 0.31) = 5.5 %. That is the ',
        },
        { kind: 'strong', text: 'ceiling' },
        {
          kind: 'text',
          text: ' of the repair, and mostly one reaches part of it. Hold it against what the repair costs:',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Kind' }],
        [{ kind: 'text', text: 'Share of mistakes' }],
        [{ kind: 'text', text: 'Error at best' }],
        [{ kind: 'text', text: 'Days' }],
        [{ kind: 'text', text: 'Points for each day' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'blurred' }],
          [{ kind: 'text', text: '0.31' }],
          [{ kind: 'text', text: '5.5 %' }],
          [{ kind: 'text', text: '20' }],
          [{ kind: 'text', text: '0.12' }],
        ],
        [
          [{ kind: 'text', text: 'two things in it' }],
          [{ kind: 'text', text: '0.23' }],
          [{ kind: 'text', text: '6.2 %' }],
          [{ kind: 'text', text: '8' }],
          [{ kind: 'text', text: '0.23' }],
        ],
        [
          [{ kind: 'text', text: 'label is wrong' }],
          [{ kind: 'text', text: '0.19' }],
          [{ kind: 'text', text: '6.5 %' }],
          [{ kind: 'text', text: '2' }],
          [{ kind: 'text', text: '0.76' }],
        ],
        [
          [{ kind: 'text', text: 'foreign word' }],
          [{ kind: 'text', text: '0.12' }],
          [{ kind: 'text', text: '7.0 %' }],
          [{ kind: 'text', text: '10' }],
          [{ kind: 'text', text: '0.10' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The largest kind is not the first to be mended. And ceilings do not add up where mistakes have two ticks: blurred ',
        },
        { kind: 'em', text: 'or' },
        { kind: 'text', text: ' two things is 31 + 23 less those that are both.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A hundred is a sample. A share of 0.31 has a standard error of √(0.31 · 0.69 / 100) = 0.046, so the kind may well be 22 or 40 in a hundred. That is good enough to choose between 31 and 4, and not between 23 and 19.',
        },
      ],
    },
    { kind: 'check', name: 'error-at-best' },
    { kind: 'check', name: 'either-of-two' },
    { kind: 'check', name: 'which-repair' },
    { kind: 'heading', level: 2, text: 'Slices: where is it worse than elsewhere?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The other way round, from columns: cut the rows by country, device, age, hour, length of the text, and compare the error in each slice with that of all others. Two numbers belong to a slice, and they answer different questions.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Its ' },
          { kind: 'strong', text: 'error rate' },
          { kind: 'text', text: ' says how bad it is there for whoever is in it.' },
        ],
        [
          { kind: 'text', text: 'Its ' },
          { kind: 'strong', text: 'share of all mistakes' },
          { kind: 'text', text: ' says how much of the whole error would go with it.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A slice with 2 % of the rows and an error of 30 % is a scandal and carries 0.6 points of the error. One with 70 % of the rows and 7 % is no news and carries 4.9.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'slices = {"phone": (700, 49), "tablet": (280, 22), "kiosk": (20, 9)}\nrows = sum(n for n, _ in slices.values())\nwrong = sum(w for _, w in slices.values())\n\nfor name, (n, w) in slices.items():\n    rest = (wrong - w) / (rows - n)\n    print(f"{name:7} error {w / n:.3f}, elsewhere {rest:.3f}, share of mistakes {w / wrong:.2f}")',
      output:
        'phone   error 0.070, elsewhere 0.103, share of mistakes 0.61\ntablet  error 0.079, elsewhere 0.081, share of mistakes 0.28\nkiosk   error 0.450, elsewhere 0.072, share of mistakes 0.11',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whoever cuts often enough finds something. Of a hundred slices that are no different, about five differ "significantly" at the level of 5 %; small slices swing most. So ask three things of a find: is it large enough, does it come again in ',
        },
        { kind: 'em', text: 'other' },
        {
          kind: 'text',
          text: ' rows, is there a reason? Look for it in one half of the validation rows and confirm it in the other.',
        },
      ],
    },
    { kind: 'check', name: 'points-of-a-slice' },
    { kind: 'check', name: 'found-by-chance' },
    { kind: 'heading', level: 2, text: 'The table of mix-ups' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With several classes the table of true against said classes is the map. Read a row as "where do the true ones go" and a column as "what is in this heap". Sort the cells beside the diagonal by count: two or three pairs usually hold half of all mistakes. A pair that is mixed up both ways is often a label that people cannot tell apart either; one that goes one way only is often a question of how frequent the classes are, or of a threshold.',
        },
      ],
    },
    { kind: 'check', name: 'most-mixed' },
    { kind: 'heading', level: 2, text: 'Which part was it?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A service of several parts, such as find the plate, read the letters, look up the owner, is wrong if any part is. Replace the parts by the truth, from the front, one after the other, and measure the whole each time:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'as it is                         81 % right\nplate found by hand              88 %          the finder costs 7 points\nletters read by hand as well     97 %          the reader costs 9\nowner looked up by hand          100 %         the table costs 3',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The reader is where the work pays, though the finder was suspected. What a part costs hangs on the order: a perfect reader behind a bad finder shows less. So go from the front, where the data come in.',
        },
      ],
    },
    { kind: 'check', name: 'cost-of-a-part' },
    { kind: 'heading', level: 2, text: 'From a find to a test' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A find that is only told is found again in a year. Make three things of each: a row or twenty in the set ',
        },
        { kind: 'em', text: 'never again' },
        {
          kind: 'text',
          text: '; a slice that is printed with every release; a line in the list of what was tried, also where it did not help. Then mend, and measure the slice ',
        },
        { kind: 'em', text: 'and' },
        { kind: 'text', text: ' the whole, for a repair in one place is often paid for in another.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistakes: to read the mistakes of the test set, which is then none any more; to take the loudest complaints in place of a random sample; to explain a single mistake by a story, where only counts would show whether the story is common.',
        },
      ],
    },
    { kind: 'check', name: 'what-comes-of-it' },
    { kind: 'check', name: 'order-of-analysis' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not before the whole is measured in a way one believes. Not where training is as bad as validation for all slices alike: there the model does not fit, and ticks will tell you so a hundred times.',
        },
      ],
    },
    { kind: 'check', name: 'draw-again' },
    { kind: 'check', name: 'slice-again' },
    { kind: 'check', name: 'slices-task' },
  ]),
]
