import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('ml-foundations/operations-and-drift', [
  oneOf({
    name: 'skew-or-drift',
    seconds: 75,
    hint: 'Did the world change, or do two pieces of code disagree?',
    scenes: [
      {
        stem: 'Scores in use are off from the first hour. The same rows, sent through the training code, score as in the test. What is likely?',
        right: [
          [
            'The service prepares input otherwise',
            'Same rows, other scores: the difference is in the preparation.',
          ],
        ],
        wrong: [
          ['The customers have changed', 'Then the training code would give the strange scores too.'],
          [
            'The model has learned its training rows by heart',
            'Then new rows would be bad in the training code as well.',
          ],
          ['The labels are late', 'Scores need no labels.'],
        ],
      },
      {
        stem: 'How is it found out, before release, whether service and training prepare rows alike?',
        right: [
          [
            'Send training rows through the service and compare score by score',
            'Equal rows must give equal scores.',
          ],
        ],
        wrong: [
          ['Compare the accuracy of both over a month', 'It is late, and blind to small differences.'],
          ['Run the unit tests of the training code', 'They know nothing of the other code.'],
          [
            'Compare the means of all inputs in use over a month with those of training',
            'Means may agree while rows do not.',
          ],
        ],
      },
      {
        stem: 'Training cuts texts to 512 words, the service to 256. What becomes of long texts in use?',
        right: [['They are scored on half of what it learned from', 'A model takes whatever it is given.']],
        wrong: [
          ['The service refuses them', 'Shorter input is valid input.'],
          ['Nothing, as the first words count most', 'What stood in the second half is lost.'],
          ['The model adapts to it within a few days of use', 'Nothing is learned in use.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'repeatable',
    seconds: 75,
    hint: 'Could what it names be something else tomorrow?',
    scenes: [
      {
        stem: 'Which entries of a record help to repeat a training run next year? Choose all.',
        right: [
          ['The commit of the code', 'It names contents.'],
          ['A hash of the training file', 'Other contents would have another hash.'],
          ['The digest of the container image', 'It names exact contents.'],
          ['The seed and all settings as they were used', 'Defaults may change; these stay.'],
        ],
        wrong: [
          ['The branch “main”', 'Its contents move.'],
          ['The path of the table', 'What stands there changes.'],
          ['“Latest” as the version of a library', 'Next year it is another.'],
          ['The name of the person who ran it', 'Good to know, but it repeats nothing.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'known-value',
    about: 'Features at the right moment',
    seconds: 90,
    hint: 'Look back from the day, at what had arrived by then.',
    draw: (rng) => {
      const days = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4).sort((x, y) => x - y)
      const readings = days.map((day) => ({ day, late: rng.int(0, 3), value: rng.int(10, 99) }))
      const [first] = readings
      const from = (first?.day ?? 0) + (first?.late ?? 0)
      return { readings, day: rng.int(from, from + 9) }
    },
    stem: ({ readings, day }) =>
      `A value is measured on some days and arrives later: ${readings.map((r) => `${r.value} (measured day ${r.day}, arrives day ${r.day + r.late})`).join(', ')}. A row has its cut-off at the end of day ${day}. Which value does its feature “most recently measured value, as known then” have?`,
    unit: 'One of the values.',
    value: ({ readings, day }) =>
      readings.filter((r) => r.day + r.late <= day).sort((x, y) => y.day - x.day)[0]?.value ?? 0,
    within: 0,
    because: () => 'Of the values that had arrived by the cut-off, the one measured last.',
    slip: () =>
      'A value measured before the cut-off but arriving after it was not known; the table of today hides that.',
    again: ({ readings, day }) => {
      let [known, measured] = [0, 0]
      for (let today = 0; today <= day; today++)
        for (const r of readings)
          if (r.day + r.late === today && r.day > measured) [known, measured] = [r.value, r.day]
      return known
    },
  }),
  reckoned({
    name: 'workers',
    seconds: 75,
    hint: 'How many requests are at work at once, and how busy may a worker be?',
    draw: (rng) => ({
      rate: rng.int(4, 60) * 10,
      ms: rng.pick([20, 40, 50, 80, 150, 200]),
      busy: rng.pick([50, 60, 70, 80]),
    }),
    stem: ({ rate, ms, busy }) =>
      `${rate} requests a second take ${ms} ms each; a worker does one at a time and shall be busy at most ${busy} % of the time. How many workers are needed?`,
    unit: 'A whole number.',
    value: ({ rate, ms, busy }) => Math.ceil((rate * ms * 100) / (1_000 * busy)),
    within: 0,
    because: ({ rate, ms, busy }) =>
      `${rate} · ${ms / 1_000} = ${(rate * ms) / 1_000} at once; divided by ${busy / 100} and rounded up.`,
    slip: ({ rate, ms }) =>
      `${Math.ceil((rate * ms) / 1_000)} workers would be busy all the time, and the queue would grow at each swing.`,
    again: ({ rate, ms, busy }) => {
      let workers = 1
      while (rate * ms * 100 > workers * 1_000 * busy) workers++
      return workers
    },
  }),
  reckoned({
    name: 'slow-page',
    about: 'Serving within a budget',
    seconds: 75,
    hint: 'How likely is it that none of the calls is slow?',
    draw: (rng) => ({ calls: rng.int(5, 40), slow: rng.pick([0.5, 1, 2, 3]) }),
    stem: ({ calls, slow }) =>
      `A page waits for ${calls} independent calls. Each is slow in ${slow} % of cases. In how many percent of cases is the page slow?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ calls, slow }) => 100 * (1 - (1 - slow / 100) ** calls),
    within: 0.15,
    because: ({ calls, slow }) =>
      `All ${calls} are quick with ${(1 - slow / 100).toFixed(3)} to the power ${calls}; the rest is slow.`,
    slip: ({ calls, slow }) => `${calls} · ${slow} = ${calls * slow} counts pages with two slow calls twice.`,
    again: ({ calls, slow }) => {
      let [quick, late] = [1, 0]
      for (let i = 0; i < calls; i++) {
        late += (quick * slow) / 100
        quick -= (quick * slow) / 100
      }
      return 100 * late
    },
  }),
  reckoned({
    name: 'mix-with-fallback',
    seconds: 60,
    hint: 'What users get is weighed by how often each of the two answers.',
    draw: (rng) => ({ up: rng.int(85, 98), model: rng.int(80, 95), rule: rng.int(40, 75) }),
    stem: ({ up, model, rule }) =>
      `A model is right in ${model} % of its answers, but answers in time only ${up} % of the time. Otherwise a rule answers, right in ${rule} %. How often do users get a right answer, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ up, model, rule }) => (up * model + (100 - up) * rule) / 100,
    within: 0.1,
    because: ({ up, model, rule }) => `${up / 100} · ${model} + ${(100 - up) / 100} · ${rule}.`,
    slip: () => 'The plain mean of both would be right only if each answered half of the time.',
    again: ({ up, model, rule }) => model - ((100 - up) / 100) * (model - rule),
  }),
  oneOf({
    name: 'which-drift',
    seconds: 75,
    hint: 'Who comes, what they do, or how it is written down?',
    scenes: [
      {
        stem: 'Within an hour a temperature column goes from about 21 to about 70, in every branch. What is it?',
        right: [
          ['Changed recording', 'From Celsius to Fahrenheit; people and weather do not jump within an hour.'],
        ],
        wrong: [
          ['Data drift', 'Those who come change slowly, and not everywhere at once.'],
          ['Concept drift', 'What inputs mean for the label is untouched.'],
          ['Seasonal change', 'A season does not come within an hour.'],
        ],
      },
      {
        stem: 'Inputs look as before. Among customers with the same features twice as many now cancel, since a rival lowered prices. What is it?',
        right: [['Concept drift', 'The same inputs lead to other outcomes.']],
        wrong: [
          ['Data drift', 'The inputs look as before.'],
          ['Changed recording', 'Nothing is written down otherwise.'],
          ['Training–serving skew', 'Code has not changed.'],
        ],
      },
      {
        stem: 'A campaign brings many students. Within each age group people behave as before. What is it?',
        right: [['Data drift', 'Others come; what each group does has stayed.']],
        wrong: [
          ['Concept drift', 'Within each group nothing has changed.'],
          ['Changed recording', 'It is really others who come.'],
          ['A false alarm', 'The mix has changed, and with it the workload.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'stability-index',
    seconds: 150,
    hint: 'Turn counts into shares first; each bin adds (now − then) · ln(now / then).',
    draw: (rng) => ({
      then: rng.pick([20, 30, 40, 50, 60]),
      shift: rng.pick([-15, -10, 10, 15, 20]),
      rows: rng.pick([200, 400, 2_000]),
    }),
    stem: ({ then, shift, rows }) =>
      `At training time ${then} % of rows were “new” and the rest “known”. Now ${(rows * (then + shift)) / 100} of ${rows} rows are new. What is the population stability index over both bins, with the natural logarithm?`,
    unit: 'A number to three decimal places.',
    value: ({ then, shift }) => {
      const [a, b] = [then / 100, (then + shift) / 100]
      return (b - a) * Math.log(b / a) + (a - b) * Math.log((1 - b) / (1 - a))
    },
    within: 0.002,
    because: ({ then, shift }) =>
      `Shares went from ${then} : ${100 - then} to ${then + shift} : ${100 - then - shift}; both bins add to the sum.`,
    slip: () => 'The bin that shrank adds as well: two negative factors make a positive product.',
    again: ({ then, shift }) => {
      // Both directions of the relative entropy together are the index.
      const [p, q] = [
        [then, 100 - then],
        [then + shift, 100 - then - shift],
      ].map((shares) => shares.map((share) => share / 100))
      const entropy = (x: number[] = [], y: number[] = []) =>
        x.reduce((sum, share, i) => sum + share * Math.log(share / (y[i] ?? 1)), 0)
      return entropy(p, q) + entropy(q, p)
    },
  }),
  reckoned({
    name: 'false-alarms',
    seconds: 75,
    hint: 'First: how likely is a day without any alarm?',
    draw: (rng) => ({ checks: rng.int(10, 80), rate: rng.pick([0.5, 1, 2]), days: rng.pick([20, 30, 60]) }),
    stem: ({ checks, rate, days }) =>
      `${checks} independent checks run once a day; each gives a false alarm in ${rate} % of its runs. On about how many of ${days} days with nothing wrong is there at least one alarm?`,
    unit: 'A number of days, to one decimal place.',
    value: ({ checks, rate, days }) => days * (1 - (1 - rate / 100) ** checks),
    within: 0.15,
    because: ({ checks, rate, days }) =>
      `A day is silent with ${(1 - rate / 100).toFixed(3)} to the power ${checks}; the others, times ${days}.`,
    slip: ({ checks, rate, days }) =>
      `${((days * checks * rate) / 100).toFixed(1)} is the number of alarms; several can fall on one day.`,
    again: ({ checks, rate, days }) => {
      const silent = Math.exp(checks * Math.log1p(-rate / 100))
      return days - days * silent
    },
  }),
  inOrder({
    name: 'release-order',
    seconds: 90,
    hint: 'From no risk to all users; and nothing is removed while somebody may still need it.',
    chains: [
      {
        stem: 'Put the steps of a careful release into order, the first at the top.',
        steps: [
          'Compare old and new model on the same held-out rows',
          'Try the way back on a copy',
          'Let the new model answer in the shadow',
          'Give it 1 % of the traffic',
          'Give it half of the traffic and compare effects on people',
          'Give it everything, keeping the old one ready',
        ],
        because: 'Each step risks more than the one before and is taken only when that one went well.',
      },
      {
        stem: 'A feature shall be replaced by a better one. Put the steps into order, the first at the top.',
        steps: [
          'Make the new feature beside the old one',
          'Train a model that reads the new feature',
          'Release that model',
          'Wait until nobody would go back to the old model',
          'Stop making the old feature',
        ],
        because: 'Add, move over, remove: at each moment the model in use and the way back find their input.',
      },
    ],
  }),
  reckoned({
    name: 'canary-size',
    seconds: 90,
    hint: 'The canary sees only its share of the traffic.',
    draw: (rng) => ({
      per: rng.pick([1_000, 2_000, 5_000, 10_000]),
      share: rng.pick([1, 2, 5]),
      hourly: rng.int(2, 20) * 5_000,
    }),
    stem: ({ per, share, hourly }) =>
      `A fault hits one request in ${per}. A canary gets ${share} % of ${hourly} requests an hour. After how many hours has it met the fault at least once with 95 % certainty? Take three times the inverse of the rate as the number of requests.`,
    unit: 'Hours, to one decimal place.',
    value: ({ per, share, hourly }) => (3 * per * 100) / (share * hourly),
    within: 0.1,
    because: ({ per, share, hourly }) =>
      `3 · ${per} requests are needed, and ${(share * hourly) / 100} an hour reach it.`,
    slip: () => 'All the traffic does not count: only what the canary answers can show its fault.',
    again: ({ per, share, hourly }) => {
      const eachHour = hourly * (share / 100)
      return 3 / (1 / per) / eachHour
    },
  }),
  oneOf({
    name: 'same-again',
    about: 'What has to be the same',
    seconds: 60,
    hint: 'Ask which of weights, code and data differs.',
    scenes: [
      {
        stem: 'A retrained model is worse than the old one although code, settings and seed are the same. What differs most likely?',
        right: [['The training data', 'The other two of the three are the same.']],
        wrong: [
          ['The learning rate', 'It is one of the settings.'],
          ['The order of the layers', 'It is in the code.'],
          ['The way back', 'It has no part in training.'],
        ],
      },
      {
        stem: 'After a rollback to the old weights scores are still strange. What was probably left as it was?',
        right: [
          [
            'The code that prepares the input',
            'Old weights with new preparation are a third, untested model.',
          ],
        ],
        wrong: [
          ['The test set', 'It does not reach users.'],
          ['The learning rate', 'Nothing is trained.'],
          ['The number of workers', 'It changes speed, not scores.'],
        ],
      },
      {
        stem: 'Shall a newly trained model be released because it has seen more recent rows?',
        right: [
          ['Only if it wins on the same held-out rows', 'Newer is a hope; the comparison is the reason.'],
        ],
        wrong: [
          ['Yes, recent rows always help', 'They may be broken, or few.'],
          ['Yes, if its loss on the training rows is lower', 'That says how well it knows its rows.'],
          ['No, models are never replaced', 'The world moves, and models age.'],
        ],
      },
    ],
  }),
])
