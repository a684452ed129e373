import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const MONTHS = ['March', 'April', 'May', 'June'] as const

const days = (n: number): string => (n === 1 ? '1 day' : `${n} days`)

export default moduleChecks('ml-foundations/framing-and-data', [
  oneOf({
    name: 'frame-parts',
    seconds: 60,
    hint: 'Hold the sentence against the five things that a frame fixes.',
    scenes: [
      {
        stem: '“Each night, for every open order, predict how likely it is to arrive late.” Which part of a useful frame is missing?',
        right: [['Who does what with the answer', 'Without an action nobody knows which mistakes are dear.']],
        wrong: [
          ['The moment of prediction', 'It is each night.'],
          ['The unit of a row', 'It is an open order on a night.'],
          ['The outcome that is predicted', 'It is arriving late.'],
          ['The algorithm that is used', 'It is no part of a frame: it comes after it.'],
        ],
      },
      {
        stem: '“For each machine, predict whether it fails within 14 days, so that the crew checks the ten likeliest.” Which part of a useful frame is missing?',
        right: [['The moment of prediction', 'Without it nobody knows which readings are there yet.']],
        wrong: [
          ['The action that follows', 'The crew checks ten machines.'],
          ['The capacity of those who act', 'It is ten machines.'],
          ['The horizon of the label', 'It is 14 days.'],
          ['The loss that training minimises', 'It is chosen later, and follows from the frame.'],
        ],
      },
      {
        stem: '“On the first of each month, for every member, predict who leaves, so that the club writes to the 50 likeliest.” Which part of a useful frame is missing?',
        right: [['The horizon of the label', 'Leaves by when? Everybody leaves some day.']],
        wrong: [
          ['The unit of a row', 'It is a member on the first of a month.'],
          ['The moment of prediction', 'It is the first of each month.'],
          ['The capacity of those who act', 'It is 50 letters.'],
          ['The number of features', 'It is no part of a frame.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'label-known',
    seconds: 75,
    hint: 'Until when may a “no” still become a “yes”, and how late do you hear of it?',
    draw: (rng) => ({
      day: rng.int(2, 9),
      month: rng.pick(MONTHS),
      horizon: rng.pick([7, 10, 14]),
      late: rng.int(1, 4),
    }),
    stem: ({ day, month, horizon, late }) =>
      `A row has its cut-off at the end of ${day} ${month}. The label says whether a claim is made within the ${horizon} days after it; claims reach the table ${days(late)} after they are made. At the end of which day of ${month} is a “no” certain?`,
    unit: 'A day of the month, as a number.',
    value: ({ day, horizon, late }) => day + horizon + late,
    within: 0,
    because: ({ day, horizon, late }) =>
      `The last claim that counts is made on day ${day + horizon} and is seen ${days(late)} later, on day ${day + horizon + late}.`,
    slip: ({ day, horizon }) =>
      `Day ${day + horizon} is the end of the horizon alone: a claim of that day has not arrived yet.`,
    again: ({ day, horizon, late }) => {
      let last = 0
      for (let made = day + 1; made <= day + horizon; made++) last = Math.max(last, made + late)
      return last
    },
  }),
  someOf({
    name: 'leak-doors',
    seconds: 90,
    hint: 'Ask of each: does it carry something over to the test that will be missing in use?',
    scenes: [
      {
        stem: 'A model predicts, when a patient is admitted, whether the stay ends in intensive care. Which of these leak? Choose all.',
        right: [
          ['A column “ward at discharge”', 'It is filled in after the outcome.'],
          [
            'Some patients have rows in training and in test',
            'The model may know the patient instead of the illness.',
          ],
          [
            'Mean age for filling gaps, taken over all rows',
            'Test rows have had a say in the training rows.',
          ],
          [
            'The 20 best of 5,000 features, chosen on all rows',
            'The choice has seen the labels of the test.',
          ],
        ],
        wrong: [
          ['Age in years at admission', 'It is known at the cut-off.'],
          ['The logarithm of a reading, row by row', 'Each row is changed by itself alone.'],
          ['Number of earlier stays before admission', 'It looks back from the cut-off.'],
          [
            'A flag that a reading was never taken before admission',
            'Its being empty is known at the cut-off.',
          ],
        ],
      },
      {
        stem: 'A shop predicts at the checkout whether an order comes back. Which of these leak? Choose all.',
        right: [
          ['A column “refund booked by”', 'It exists only where the order came back.'],
          [
            'Return rate of a product over the whole table, this order included',
            'The label of the row is part of its own feature.',
          ],
          [
            'Standard deviation of prices over training and test rows',
            'Whatever is learned from rows is learned from training rows.',
          ],
          [
            'The same order twice, once in each part of the split',
            'A model that memorises gets the copy right.',
          ],
        ],
        wrong: [
          ['Return rate of the customer up to the day before', 'It looks back only.'],
          ['Hour of the order', 'It is known at the checkout.'],
          ['Price in euro instead of cents', 'A change of unit learns nothing from other rows.'],
          ['Delivery country as typed in', 'It is known at the checkout.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'learned-before-split',
    seconds: 75,
    hint: 'Think of the example with coin tosses: what was the only thing that had gone wrong?',
    scenes: [
      {
        stem: 'With 60 rows and 4,000 columns of noise, the ten columns that agree best with the label are chosen on all rows; then the rows are split. What does the test accuracy tend to?',
        right: [
          ['Well above one half', 'The columns were chosen because they agree with the test labels too.'],
        ],
        wrong: [
          ['About one half', 'That is what an honest test would give.'],
          ['Well below one half', 'The choice works in favour of the test, not against it.'],
          ['Exactly what it will be in use', 'In use there is nothing to find.'],
        ],
      },
      {
        stem: 'Which step may be done before the split without flattering the test?',
        right: [
          ['Writing dates as days of the week', 'It reads one row at a time and learns nothing from others.'],
          ['Turning metres into kilometres', 'A fixed factor learns nothing from rows.'],
        ],
        wrong: [
          ['Scaling a column to mean 0', 'The mean is learned from rows.'],
          ['Choosing columns by their correlation with the label', 'It sees the labels of the test.'],
          ['Filling gaps with the most frequent value', 'The frequent value is learned from rows.'],
          ['Mapping rare categories to “other”', 'Which are rare is learned from rows.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'split-for-use',
    seconds: 75,
    hint: 'Say what will be new on the day it is used.',
    scenes: [
      {
        stem: 'A model reads sensors of pumps. It will be used on pumps of plants that have none of them in the data. How is the test set made?',
        right: [['Whole plants are kept back', 'A new plant is what is new in use.']],
        wrong: [
          ['A random fifth of all readings', 'Then each plant stands on both sides.'],
          ['The last reading of each pump', 'Then each pump is known from training.'],
          ['Every fifth pump of every plant', 'Then each plant is known from training.'],
        ],
      },
      {
        stem: 'A model forecasts tomorrow’s sales of the shops it was trained on. How is the test set made?',
        right: [['The last weeks of all shops', 'Only later days are new in use.']],
        wrong: [
          ['A random fifth of all days', 'Then training sees days after the test days.'],
          ['All days of a fifth of the shops', 'It asks about new shops, which nobody needs.'],
          ['Every fifth day of each shop', 'The days around it give it away.'],
        ],
      },
      {
        stem: 'A model marks essays of people it has never met; the data hold about 30 essays of each of 400 people. How is the test set made?',
        right: [['All essays of some people', 'A new person is what is new in use.']],
        wrong: [
          ['One essay of each of the 400 people', 'Then it can recognise each person.'],
          ['A random fifth of all essays', 'Then nearly every person is on both sides.'],
          ['The longest essays', 'It tests another kind of essay, not another person.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'copies-flatter',
    seconds: 90,
    hint: 'The measured accuracy mixes two groups of rows by their shares.',
    draw: (rng) => ({ copies: rng.pick([10, 20, 30, 40]), real: rng.int(55, 85) }),
    stem: ({ copies, real }) =>
      `${copies} % of the test rows also stand in training, and the model is right on all of them. The test says ${((copies + ((100 - copies) * real) / 100) / 100).toFixed(4)}. How often is it right on rows that it has not seen, in percent?`,
    unit: 'A percentage, as a whole number.',
    value: ({ real }) => real,
    within: 0.5,
    because: ({ copies, real }) =>
      `Taking away the copies leaves ${(((100 - copies) * real) / 100).toFixed(1)} right among ${100 - copies} of a hundred rows, which is ${real} %.`,
    slip: ({ copies, real }) =>
      `Subtracting the share of copies alone gives ${(((100 - copies) * real) / 100).toFixed(1)} %, a share of all rows, not of the new ones.`,
    again: ({ copies, real }) => {
      const measured = Number(((copies + ((100 - copies) * real) / 100) / 100).toFixed(4))
      return (100 * (measured - copies / 100)) / (1 - copies / 100)
    },
  }),
  someOf({
    name: 'frame-again',
    about: 'Begin with the decision',
    seconds: 75,
    hint: 'What would be decided by accident if nobody said it?',
    scenes: [
      {
        stem: 'Which of these does the frame of a prediction have to fix, before any algorithm is chosen? Choose all.',
        right: [
          ['The moment at which it is made', 'It decides what is known.'],
          ['What one row stands for', 'A customer, or a customer on a Monday, are other tables.'],
          ['Within what time the outcome counts', 'Without a horizon there is no label.'],
          ['What somebody does with it', 'It decides the cost of each mistake.'],
          ['How many cases can be acted on', 'It decides which part of the ranking counts.'],
        ],
        wrong: [
          ['The depth of the trees', 'That is chosen by validation.'],
          ['The library for training', 'The frame is the same with any.'],
          ['The learning rate', 'That is chosen by validation.'],
          ['The accuracy that will be reached', 'Nobody can know it yet.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'empty-cells',
    seconds: 60,
    hint: 'Ask what the empty cell says about how the row came to be.',
    scenes: [
      {
        stem: 'A blood value is empty where no doctor saw a need to measure it. What keeps most of what the emptiness says?',
        right: [
          [
            'A flag “not measured” beside a filled value',
            'That nobody measured it is itself a sign of health.',
          ],
        ],
        wrong: [
          [
            'The mean of all rows with a value, and no flag',
            'It makes the unmeasured look like the average patient.',
          ],
          ['Leaving out the rows', 'Then the model never meets the healthy ones.'],
          ['A value drawn from the other rows', 'It invents a measurement that says nothing.'],
        ],
      },
      {
        stem: 'In a table of calls, “minutes on hold” is empty where a call was answered at once. What should stand there?',
        right: [['0, once its writer confirms it', 'Here empty has a meaning, and it is no waiting.']],
        wrong: [
          ['The mean of all the other calls of that day', 'The quickest calls would look like average ones.'],
          ['The largest value', 'It says the opposite of what happened.'],
          ['Nothing: such rows are left out', 'Then all quick calls are missing.'],
        ],
      },
      {
        stem: 'After 3 June a column is empty in every row. What is the likeliest reason?',
        right: [
          ['Its recording was changed or broke on that day', 'A jump at a date is a change in recording.'],
        ],
        wrong: [
          ['The people became others on that day', 'People change slowly, and not in every row.'],
          ['The values are missing by chance', 'Chance does not begin on a date.'],
          ['The model has drifted', 'No model is part of this column.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'constant-answer',
    seconds: 60,
    hint: 'What does the best answer score that looks at nothing?',
    draw: (rng) => {
      const rows = rng.pick([400, 500, 800, 1_000])
      const rare = rng.int(3, 18)
      return { rows, rare, gain: rng.int(1, Math.min(rare - 1, 4)) }
    },
    stem: ({ rows, rare, gain }) =>
      `Of ${rows} machines in a test ${(rows * rare) / 100} fail. A model is right for ${(rows * (100 - rare + gain)) / 100} of them. By how many percentage points is it better than “no machine fails”?`,
    unit: 'Percentage points, as a whole number.',
    value: ({ gain }) => gain,
    within: 0.01,
    because: ({ rare, gain }) =>
      `The constant answer is right for ${100 - rare} %, the model for ${100 - rare + gain} %.`,
    slip: ({ rare, gain }) =>
      `${100 - rare + gain} % alone says little: most of it is what a constant answer has too.`,
    again: ({ rows, rare, gain }) => {
      const right = (rows * (100 - rare + gain)) / 100
      const constant = rows - (rows * rare) / 100
      return (100 * (right - constant)) / rows
    },
  }),
  inOrder({
    name: 'row-order',
    about: 'A row looks back and forward',
    seconds: 90,
    hint: 'Features look back from the cut-off, the label looks forward.',
    chains: [
      {
        stem: 'Put what happens around one training row into the order of time, the earliest at the top.',
        steps: [
          'The events happen that its features count',
          'These events have arrived in the table',
          'The cut-off, at which the prediction would be made',
          'The horizon of the label runs',
          'The horizon ends and late reports have come in',
          'The row may be used for training',
        ],
        because:
          'Only what has arrived by the cut-off is a feature, and only a label that cannot change any more is one.',
      },
      {
        stem: 'Put the steps of a sound start into order, the first at the top.',
        steps: [
          'Say who acts on the answer, and when',
          'Fix the unit of a row and the label',
          'Look at raw rows and count them per day',
          'Split as the model will be used',
          'Learn scales and gap values from the training rows',
          'Fit a first model and compare it with the constant answer',
        ],
        because:
          'The decision gives the label, the use gives the split, and whatever is learned comes after the split.',
      },
    ],
  }),
  oneOf({
    name: 'which-door',
    about: 'Leakage: good in the test, useless in use',
    seconds: 75,
    hint: 'Go through the three doors of leakage and ask which one stands open.',
    scenes: [
      {
        stem: 'A model of heart sounds scores 0.97 in a random split of recordings, and 0.71 when whole patients are kept apart. What had happened?',
        right: [
          [
            'The same patients stood on both sides',
            'It had learned people, and the second split takes them away.',
          ],
        ],
        wrong: [
          ['A feature came from the future', 'The recordings are the same in both splits.'],
          [
            'The second test set is too small',
            'A fall of a quarter with the patients apart has a nearer reason.',
          ],
          ['The scales were learned from all rows', 'That would flatter both, and seldom so much.'],
        ],
      },
      {
        stem: 'One column of forty alone gives an accuracy of 0.99 for “will this loan fail”. What is looked at first?',
        right: [
          ['When that column gets its value', 'A column that knows the answer was mostly written after it.'],
        ],
        wrong: [
          ['Whether the column can be scaled', 'It does not matter: it already says everything.'],
          ['Whether a deeper model does better', 'There is nothing left to learn.'],
          ['Whether the other 39 can go', 'First one has to know whether this one may stay.'],
        ],
      },
      {
        stem: 'With 50 rows and thousands of columns a test says 0.90; after moving the choice of columns behind the split it says 0.52. Which figure is to be believed?',
        right: [
          [
            '0.52, because the choice no longer sees test labels',
            'The first choice was made with the answers in hand.',
          ],
        ],
        wrong: [
          ['0.90, because it uses more rows', 'It uses the test rows, which is the fault.'],
          ['The mean of both', 'One of them is wrong; a mean keeps half of the fault.'],
          ['Neither, because 50 rows never tell anything', 'They tell that 0.90 was an artefact.'],
        ],
      },
    ],
  }),
])
