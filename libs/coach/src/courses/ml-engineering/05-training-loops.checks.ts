import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const spreadOf = (numbers: readonly number[]): number => {
  const mean = sum(numbers) / numbers.length
  return Math.sqrt(sum(numbers.map((n) => (n - mean) ** 2)) / (numbers.length - 1))
}

export default moduleChecks('ml-engineering/training-loops', [
  inOrder({
    name: 'order-of-lines',
    seconds: 60,
    hint: 'What does each line use that another one has made, and what must not be thrown away before it is used?',
    chains: [
      {
        stem: 'Put these lines of one turn in order, first at the top. What the last step left is cleared before anything else.',
        steps: [
          '`optimizer.zero_grad()`',
          '`output = model(x)`',
          '`loss = loss_of(output, y)`',
          '`loss.backward()`',
          '`clip_grad_norm_(model.parameters(), 1.0)`',
          '`optimizer.step()`',
        ],
        because:
          'Cleared, forward, loss, backward, clipped, stepped: each uses what the one before has made.',
      },
      {
        stem: 'Put these parts of an epoch in order, first at the top.',
        steps: [
          'Switch the layers to training',
          'Go through all batches, with a step for each',
          'Switch the layers to evaluation',
          'Take the loss over the validation rows without recording',
          'Keep a checkpoint if the figure is the best so far',
        ],
        because:
          'The layers are switched before they are used, and what is kept is decided by the figure just taken.',
      },
    ],
  }),
  reckoned({
    name: 'steps-in-all',
    seconds: 75,
    hint: 'How many batches does one pass have, and what becomes of the rows that are left over?',
    draw: (rng) =>
      drawnUntil(
        () => ({
          rows: rng.int(500, 5_000),
          batch: rng.pick([32, 64, 128]),
          epochs: rng.int(3, 20),
          isDropped: rng.chance() < 0.5,
        }),
        ({ rows, batch }) => rows % batch !== 0,
      ),
    stem: ({ rows, batch, epochs, isDropped }) =>
      `There are ${rows.toLocaleString('en')} rows, batches of ${batch}, and ${epochs} epochs; a last batch that is smaller is ${isDropped ? 'dropped' : 'used as it is'}. How many steps are taken in all?`,
    unit: 'A whole number.',
    value: ({ rows, batch, epochs, isDropped }) =>
      epochs * (isDropped ? Math.floor : Math.ceil)(rows / batch),
    within: 0,
    because: ({ rows, batch, epochs, isDropped }) =>
      `${rows} / ${batch} is ${(rows / batch).toFixed(2)}, ${isDropped ? 'rounded down' : 'rounded up'}, times ${epochs}.`,
    slip: () => 'Rounding comes within an epoch: what is left over does not go on into the next one.',
    again: ({ rows, batch, epochs, isDropped }) => {
      let steps = 0
      for (let epoch = 0; epoch < epochs; epoch++)
        for (let left = rows; left > 0; left -= batch) if (left >= batch || !isDropped) steps++
      return steps
    },
  }),
  reckoned({
    name: 'loss-of-epoch',
    seconds: 90,
    hint: 'How many rows stand behind each of the means?',
    draw: (rng) => ({
      size: rng.pick([20, 30, 40]),
      last: rng.int(2, 8),
      losses: [rng.int(30, 60), rng.int(30, 60), rng.int(80, 150)] as const,
    }),
    stem: ({ size, last, losses: [a, b, c] }) =>
      `An epoch has three batches: ${size} rows with a mean loss of 0.${a}, ${size} rows with 0.${b}, and ${last} rows with ${(c / 100).toFixed(2)}. What is the mean loss over all rows?`,
    unit: 'A number to three decimal places.',
    value: ({ size, last, losses: [a, b, c] }) => (size * a + size * b + last * c) / (2 * size + last) / 100,
    within: 0.002,
    because: ({ size, last }) =>
      `Each mean counts with its rows: ${size}, ${size} and ${last} of ${2 * size + last}.`,
    slip: ({ losses: [a, b, c] }) =>
      `The mean of the three means, ${((a + b + c) / 300).toFixed(3)}, lets the few rows of the last one weigh as much as a full batch.`,
    again: ({ size, last, losses: [a, b, c] }) => {
      const rows = [
        ...Array<number>(size).fill(a),
        ...Array<number>(size).fill(b),
        ...Array<number>(last).fill(c),
      ]
      return sum(rows) / rows.length / 100
    },
  }),
  oneOf({
    name: 'mode-of-layers',
    seconds: 60,
    hint: 'One switch is about layers, the other about recording. Which of them was left as it was?',
    scenes: [
      {
        stem: 'The same row gets another answer each time it is asked, in the service too. What is missing there?',
        right: [['`model.eval()`', 'Dropout is still on.']],
        wrong: [
          ['`torch.no_grad()`', 'It stops recording, and answers stay as they are.'],
          ['`optimizer.zero_grad()`', 'There is no optimiser in a service.'],
          ['`torch.manual_seed(0)`', 'It would only repeat the same chance.'],
          ['`loss.item()`', 'Nobody asks for a loss there.'],
        ],
      },
      {
        stem: 'After the first validation the training loss falls at once, and from then on the model learns its rows by heart. What is missing in the loop?',
        right: [['`model.train()` before each epoch', 'Dropout stayed off after the validation.']],
        wrong: [
          ['`model.eval()` before each epoch', 'It is what was left on.'],
          ['`torch.no_grad()` around each epoch', 'Then nothing would be learned.'],
          ['A new optimiser before each epoch', 'It would forget its running means.'],
          ['`optimizer.step()` after the validation', 'Nothing is learned from those rows.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'momentum-step',
    seconds: 100,
    hint: 'Write down v after each slope; the parameter moves by the rate times v, each time.',
    draw: (rng) => ({
      start: rng.int(3, 9),
      rate: rng.pick([1, 2, 5]),
      slopes: [rng.int(1, 6), rng.int(1, 6)] as const,
      mu: rng.pick([5, 8, 9]),
    }),
    stem: ({ start, rate, slopes: [one, two], mu }) =>
      `A parameter is ${start}, the rate 0.${rate}, μ is 0.${mu}, and v is 0. Two steps with momentum see the slopes ${one} and ${two}. What is the parameter after them?`,
    unit: 'A number to two decimal places.',
    value: ({ start, rate, slopes: [one, two], mu }) => start - (rate / 10) * (one + (mu / 10) * one + two),
    within: 0.011,
    because: ({ rate, slopes: [one, two], mu }) =>
      `v is ${one}, then 0.${mu} · ${one} + ${two} = ${((mu / 10) * one + two).toFixed(1)}; both times 0.${rate} are taken off.`,
    slip: () => 'v is kept from step to step; the first slope counts in the second step once more.',
    again: ({ start, rate, slopes, mu }) => {
      let [at, v] = [start, 0]
      for (const slope of slopes) {
        v = (mu * v) / 10 + slope
        at -= (rate * v) / 10
      }
      return at
    },
  }),
  oneOf({
    name: 'first-step-of-adam',
    seconds: 60,
    hint: 'What is a number divided by the root of its own square?',
    scenes: [
      {
        stem: 'Two parameters have the slopes 0.002 and −40 in the very first step. Adam has a rate of 0.001 and its usual settings. By how much do they move?',
        right: [['By about −0.001 and +0.001', 'The size of the slope falls out; its sign stays.']],
        wrong: [
          ['By about −0.000002 and +0.04', 'That is plain descent.'],
          ['By about −0.0002 and +4, as the means begin at 0', 'Both means are corrected for that.'],
          ['By about −0.001 and −0.001', 'The sign of the slope stays.'],
          ['Not at all, at first', 'They are corrected for their beginning.'],
        ],
      },
      {
        stem: 'All losses are multiplied by 100 from the beginning. What does that change in a run with plain descent, and what in one with Adam (apart from its tiny ε)?',
        right: [['Plain steps grow 100 times, Adam’s stay', 'Adam divides by the size of the slopes.']],
        wrong: [
          ['Both take 100 times larger steps', 'Adam divides by the size of the slopes.'],
          ['Neither: a rate is a rate, whatever the loss', 'Plain descent multiplies it by the slope.'],
          [
            'Plain steps stay, Adam’s are 10 times larger',
            'It is the other way, and there is no root left over.',
          ],
          ['Both take steps that are 100 times smaller', 'Slopes grow with the loss.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'rate-in-warm-up',
    seconds: 90,
    hint: 'Two things change the rate: the size of the batch, and how far the warm-up has come.',
    draw: (rng) => ({
      base: rng.pick([1, 2, 5]),
      times: rng.pick([2, 4, 8]),
      warm: 100 * rng.int(4, 10),
      part: rng.pick([10, 25, 50, 75]),
    }),
    stem: ({ base, times, warm, part }) =>
      `With batches of 256 a rate of 0.0${base} is good. Now the batches are ${256 * times}, the rate is scaled with them, and it rises in a straight line from 0 at step 0 over ${warm} steps. What is it at step ${(warm * part) / 100}?`,
    unit: 'A number to four decimal places.',
    value: ({ base, times, part }) => (base * times * part) / 10_000,
    within: 0.0002,
    because: ({ base, times, part }) =>
      `${times} times larger batches take 0.0${base} · ${times}; at ${part} % of the way, ${part} % of it.`,
    slip: () => 'The whole rate is reached at the end of the warm-up only, and it is the scaled one.',
    again: ({ base, times, warm, part }) => {
      const peak = (base / 100) * ((256 * times) / 256)
      return (peak / warm) * ((warm * part) / 100)
    },
  }),
  oneOf({
    name: 'which-trial',
    seconds: 60,
    hint: 'What would be different if just this were broken?',
    scenes: [
      {
        stem: 'Eight rows are learned for 500 steps, and the loss stays at 2.3, with ten classes. What follows?',
        right: [['Something in the loop is broken', 'Eight rows can be learned by heart.']],
        wrong: [
          ['More rows are needed', 'Fewer rows are easier to learn by heart.'],
          ['The model must be regularised', 'It does not even fit eight rows.'],
          ['The validation rows are too hard for it', 'They play no part in it.'],
          [
            'It is well: 2.3 is what ten classes have',
            'It is what knowing nothing has, before the first step.',
          ],
        ],
      },
      {
        stem: 'The labels of all training rows were shuffled, and after training the validation is still right in 85 %, with ten equal classes. What follows?',
        right: [['Other labels are in use', 'With the shuffled ones it could only guess.']],
        wrong: [
          ['The model is very robust', 'Nothing can be learned from shuffled labels.'],
          ['The classes are easy to tell apart', 'Not by labels that say nothing.'],
          ['It needs a smaller rate', 'Nothing would be learned more slowly.'],
          ['The validation set is too large', 'Its size does not make it right.'],
        ],
      },
      {
        stem: 'Before the first step the loss is 9.8, with ten classes. What is looked at first?',
        right: [['The last layer, and the labels', 'Knowing nothing costs about 2.3.']],
        wrong: [
          ['The rate, which is too high', 'No step has been taken.'],
          ['The number of epochs', 'No step has been taken.'],
          ['Nothing: losses are always high at the beginning', 'Knowing nothing costs about 2.3.'],
          ['The patience of the rule that stops the run early', 'Nothing has been run.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'kept-for-later',
    seconds: 75,
    hint: 'What would be another number in the next step, if it began anew?',
    scenes: [
      {
        stem: 'A run with Adam, a schedule and shuffled rows is to go on after a break as if there had been none. What has to be in the checkpoint? Choose all.',
        right: [
          ['The running means of the optimiser', 'Without them its steps begin anew.'],
          ['The number of the step', 'The schedule and Adam’s correction hang on it.'],
          ['The state of the random generator', 'The order of the next rows hangs on it.'],
          ['The parameters of the model', 'They are what is learned.'],
        ],
        wrong: [
          ['The gradients of the last step', 'They are cleared before the next one.'],
          ['The outputs for the last batch', 'They are computed anew.'],
          ['The training losses of all the steps', 'A log has them; the next step needs none.'],
          ['The name of the machine', 'It changes no number of the next step.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'error-over-seeds',
    seconds: 120,
    hint: 'First the spread of the four figures, with 3 below the sum of squares, then what a mean of four makes of it.',
    draw: (rng) =>
      drawnUntil(
        () => ({ figures: Array.from({ length: 4 }, () => rng.int(780, 860)) }),
        ({ figures }) => spreadOf(figures) > 8,
      ),
    stem: ({ figures }) =>
      `Four seeds give the accuracies ${figures.map((figure) => (figure / 10).toFixed(1)).join(', ')} %. What is the standard error of their mean?`,
    unit: 'Percentage points, to two decimal places.',
    value: ({ figures }) => spreadOf(figures) / 10 / 2,
    within: 0.03,
    because: ({ figures }) => `The spread is ${(spreadOf(figures) / 10).toFixed(2)}; over √4 = 2.`,
    slip: () => 'The spread says how far single runs lie apart, the standard error how sure the mean is.',
    again: ({ figures }) => {
      // By the squares of all pairs of distances.
      const values = figures.map((figure) => figure / 10)
      const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => (one - other) ** 2))
      return Math.sqrt(sum(pairs) / (4 * 3) / 4)
    },
  }),
  oneOf({
    name: 'gap-of-seeds',
    seconds: 60,
    hint: 'Hold the difference against what the seed alone does.',
    scenes: [
      {
        stem: 'A change gives 84.1 % with one seed; before it there were 83.6 % with one seed. Over ten seeds the old variant lies between 82.4 and 84.6. What can be said?',
        right: [
          ['Nothing yet about the change', 'The new figure lies within what the seed does to the old one.'],
        ],
        wrong: [
          ['The change brings half a point', 'Half a point is less than the seed moves it.'],
          ['The change does harm', 'Nothing shows that either.'],
          ['The better seed should be kept', 'A seed is no property of a method.'],
          ['One more run of the old one decides it', 'It needs several of the new one.'],
        ],
      },
      {
        stem: 'Five seeds each: the old variant has 80.1 ± 0.2 (standard error of the mean), the new one 81.9 ± 0.3. What can be said?',
        right: [
          ['The new one is very likely better', '1.8 is about five times the error of the difference.'],
        ],
        wrong: [
          ['Nothing, for five seeds are not ten', 'The distance is large against the errors.'],
          ['It is certain for every seed', 'It is said of means, not of each run.'],
          ['The new one is noisier and so worse', 'A slightly larger error is no worse mean.'],
          ['The best seed of each has to be compared', 'The best of five is luck.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'lines-again',
    seconds: 60,
    hint: 'Which slopes are there when the parameters are changed?',
    about: 'Five lines, in this order',
    scenes: [
      {
        stem: 'A loop runs `loss.backward()`, `optimizer.zero_grad()`, `optimizer.step()`. What is seen?',
        right: [['The loss stays as it is, without an error', 'The slopes are gone before the step.']],
        wrong: [
          ['An error, since there are no slopes', 'Parameters without slopes are passed over.'],
          ['The loss falls twice as quickly', 'Nothing moves.'],
          ['The loss jumps from batch to batch and becomes nan', 'Nothing moves, so it does not grow.'],
          ['It works, for the order does not matter', 'The step finds nothing.'],
        ],
      },
      {
        stem: 'A loop never clears the slopes. What is used in the third step?',
        right: [['The sum of the slopes of three batches', 'backward adds to what is there.']],
        wrong: [
          ['The slopes of the third batch alone, as they come last', 'Nothing took the others out.'],
          ['The mean of the slopes of three batches', 'It is added, and not divided.'],
          ['The slopes of the first batch', 'Later ones were added.'],
          ['None: the second backward fails', 'It adds without an error.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'epoch-again',
    seconds: 75,
    hint: 'How many steps are left, and how long does one take?',
    about: 'Five lines, in this order',
    draw: (rng) => ({
      perEpoch: 50 * rng.int(4, 16),
      epochs: rng.int(10, 30),
      done: rng.int(2, 8),
      millis: 10 * rng.int(12, 60),
    }),
    stem: ({ perEpoch, epochs, done, millis }) =>
      `A run of ${epochs} epochs with ${perEpoch} steps each has finished ${done} of them. A step takes ${millis} ms. How many minutes are left, validation not counted?`,
    unit: 'Minutes, to one decimal place.',
    value: ({ perEpoch, epochs, done, millis }) => ((epochs - done) * perEpoch * millis) / 60_000,
    within: 0.1,
    because: ({ perEpoch, epochs, done, millis }) =>
      `${epochs - done} · ${perEpoch} steps of ${millis / 1000} s, over 60.`,
    slip: () => 'What is finished does not count, and 1,000 ms are a second.',
    again: ({ perEpoch, epochs, done, millis }) => {
      const all = (epochs * perEpoch * millis) / 1000 / 60
      return all - (all * done) / epochs
    },
  }),
  moduleTask({
    name: 'rate-task',
    kind: 'code-js',
    about: 'The step, and how large it is',
    seconds: 360,
    hint: 'Three stretches of steps: which one is it, and how far along?',
    params: (rng) => {
      const peak = 8 * rng.int(1, 12)
      const made = (name: string, args: readonly number[], gives: number) => {
        const call = `rate(${args.join(', ')})`
        return { name, shown: `${call} gives ${gives}`, call, gives: String(gives) }
      }
      return {
        cases: [
          made('in the warm-up', [1, 4, 12, peak], peak / 4),
          made('at the very beginning', [0, 4, 12, peak], 0),
          made('at the end of the warm-up', [4, 4, 12, peak], peak),
          made('half the way down', [8, 4, 12, peak], peak / 2),
          made('nearly done', [11, 4, 12, peak], peak / 8),
          made('at the end', [12, 4, 12, peak], 0),
          made('behind the end', [rng.int(13, 40), 4, 12, peak], 0),
          made('without a warm-up', [0, 0, 8, peak], peak),
          made('without a warm-up, later', [2, 0, 8, peak], (peak * 3) / 4),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `rate(step, warmup, total, peak)`: the rate at a step, counted from 0. It rises in a straight line from 0 at step 0 to `peak` at step `warmup`, falls in a straight line to 0 at step `total`, and stays 0 from there on. `warmup` may be 0: then it begins at `peak`. `total` is larger than `warmup`.',
      starter: 'function rate(step, warmup, total, peak) {\n  return peak\n}\n',
      answerHint: 'JavaScript that declares rate.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'function rate(step, warmup, total, peak) {\n  if (step < warmup) return (peak * step) / warmup\n  if (step >= total) return 0\n  return (peak * (total - step)) / (total - warmup)\n}',
    }),
    why: () => ({
      right: 'Up over the warm-up, down over what is left of it, and nothing behind the end.',
      wrong:
        'Does the way down begin at the end of the warm-up and not at step 0? Is a step behind the end held at 0? And is nothing divided by a warm-up of 0?',
    }),
    solutions: () => [
      'const rate = (s, w, t, p) => Math.max(0, s < w ? (p * s) / w : (p * (t - s)) / (t - w))',
      'function rate(step, warmup, total, peak) { const up = warmup === 0 ? 1 : Math.min(1, step / warmup); const down = Math.min(1, Math.max(0, total - step) / (total - warmup)); return peak * (step < warmup ? up : down) }',
    ],
    wrong: () => ({
      'it goes below zero':
        'function rate(s, w, t, p) { return s < w ? (p * s) / w : (p * (t - s)) / (t - w) }',
      'it falls over the whole run':
        'function rate(s, w, t, p) { if (s < w) return (p * s) / w; return s >= t ? 0 : (p * (t - s)) / t }',
      'a warm-up of nothing is divided by':
        'function rate(s, w, t, p) { if (s <= w) return (p * s) / w; return s >= t ? 0 : (p * (t - s)) / (t - w) }',
    }),
  }),
])
