import { oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'

/** Where a run with patience stops, and which evaluation it loads again, both counted from 1. */
function stopped(losses: readonly number[], patience: number, least: number): readonly [number, number] {
  let best = 0
  for (let i = 1; i < losses.length; i++) {
    if ((losses[i] ?? 0) <= (losses[best] ?? 0) - least) best = i
    else if (i - best >= patience) return [i + 1, best + 1]
  }
  return [losses.length, best + 1]
}

export default moduleChecks('ml-engineering/regularisation', [
  oneOf({
    name: 'where-the-work-is',
    seconds: 75,
    hint: 'Which of two distances is larger: from what can be reached to training, or from training to validation?',
    scenes: [
      {
        stem: 'Careful people are wrong in 1 %, the model in 9 % of the training rows and in 10 % of the validation rows. What is tried first?',
        right: [
          ['A larger model', 'Training is 8 points from what can be reached.'],
          ['Better features', 'Training is 8 points from what can be reached.'],
        ],
        wrong: [
          ['More dropout', 'It would make training worse still.'],
          ['Stronger weight decay', 'It would make training worse still.'],
          ['More rows of the same kind', 'The gap they would close is 1 point.'],
          ['Stopping earlier', 'It does not fit even now.'],
        ],
      },
      {
        stem: 'Careful people are wrong in 2 %, the model in 2.5 % of the training rows and in 11 % of the validation rows, which are drawn like them. What is tried first?',
        right: [
          ['More rows, or augmentation', 'The gap is 8.5 points: it knows its rows.'],
          ['Weight decay', 'The gap is 8.5 points: it knows its rows.'],
        ],
        wrong: [
          ['A much larger model, trained for longer', 'It fits its rows already.'],
          ['A higher rate, so that it fits more quickly', 'It fits its rows already.'],
          ['Less decay', 'It would know its rows better still.'],
          ['A training set that is half as large', 'It would be easier to learn by heart.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'gap-in-points',
    seconds: 75,
    hint: 'Two distances: the first ends at training, the second begins there.',
    draw: (rng) => {
      const people = rng.int(5, 20)
      const training = people + rng.int(5, 60)
      return { people, training, validation: training + rng.int(5, 80) }
    },
    stem: ({ people, training, validation }) =>
      `People are wrong in ${people / 10} % of the cases, a model in ${training / 10} % of its training rows and in ${validation / 10} % of the validation rows. Which share of the way from people to validation lies between training and validation, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ people, training, validation }) => (100 * (validation - training)) / (validation - people),
    within: 0.15,
    because: ({ people, training, validation }) =>
      `${(validation - training) / 10} points of ${(validation - people) / 10}; that part is what regularisation can work on.`,
    slip: () => 'Counted from 0 the way would hold errors that people make too.',
    again: ({ people, training, validation }) => 100 - (100 * (training - people)) / (validation - people),
  }),
  reckoned({
    name: 'what-is-left',
    seconds: 90,
    hint: 'By what is the weight multiplied in one step, and how often?',
    draw: (rng) =>
      drawnUntil(
        () => ({ rate: rng.pick([1, 2, 5]), decay: rng.pick([1, 2, 5]), steps: 100 * rng.int(1, 9) }),
        ({ rate, decay, steps }) => (1 - (rate * decay) / 1000) ** steps > 0.04,
      ),
    stem: ({ rate, decay, steps }) =>
      `Weight decay as in AdamW, with a rate of 0.0${rate} and λ = 0.${decay}: in each step a weight loses rate · λ of itself. It gets no slope for ${steps} steps. What share of it is left, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ rate, decay, steps }) => 100 * (1 - (rate * decay) / 1000) ** steps,
    within: 0.15,
    because: ({ rate, decay, steps }) =>
      `(1 − 0.0${rate} · 0.${decay})^${steps} = ${(1 - (rate * decay) / 1000).toFixed(3)}^${steps}.`,
    slip: () =>
      'A share is taken off what is left, so it is a power: neither a straight line down nor a single step.',
    again: ({ rate, decay, steps }) => {
      let weight = 1
      for (let step = 0; step < steps; step++) weight -= (rate / 100) * (decay / 10) * weight
      return 100 * weight
    },
  }),
  oneOf({
    name: 'penalty-in-adam',
    seconds: 75,
    hint: 'What does Adam do to everything that comes to it as a slope?',
    scenes: [
      {
        stem: 'The penalty (λ/2)·Σw² is added to the loss, and Adam trains. Which weights are held least by it?',
        right: [['Those with large slopes', 'The slope of the penalty is divided by their size too.']],
        wrong: [
          ['Those with small slopes', 'They are divided by little, so the penalty counts.'],
          ['All are held alike', 'It would be so if the share were taken off beside the step.'],
          ['Those of the first layer', 'Layers play no part.'],
          ['Those that begin at 0', 'Where they began plays no part.'],
        ],
      },
      {
        stem: 'With which optimiser do the penalty (λ/2)·Σw² in the loss and a share taken off in each step come to the same thing?',
        right: [['Plain descent', 'The slope of the penalty is λ·w, and nothing divides it.']],
        wrong: [
          ['Adam', 'It divides the slope of the penalty.'],
          ['AdamW', 'It takes off the share; with a penalty it is Adam again.'],
          ['Both Adam and AdamW', 'They were made two for this reason.'],
          ['Any optimiser that has a rate', 'Adam has one.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'after-dropout',
    seconds: 75,
    hint: 'What is left is made larger, so that the sum has the same mean.',
    draw: (rng) => {
      const values = Array.from({ length: 5 }, () => rng.int(1, 9))
      const kept = rng.sample([0, 1, 2, 3, 4], rng.int(2, 3)).sort((one, two) => one - two)
      return { values, kept, p: rng.pick([20, 50, 60, 75]) }
    },
    stem: ({ values, kept, p }) =>
      `Five units give ${values.join(', ')}. In one training pass dropout with p = ${p / 100} keeps those in the places ${kept.map((i) => i + 1).join(', ')} and switches the others off. What is the sum that the next layer sees?`,
    unit: 'A number to two decimal places.',
    value: ({ values, kept, p }) => kept.reduce((sum, i) => sum + (values[i] ?? 0), 0) / (1 - p / 100),
    within: 0.011,
    because: ({ values, kept, p }) =>
      `${kept.map((i) => values[i] ?? 0).join(' + ')}, divided by ${(1 - p / 100).toFixed(2)}.`,
    slip: ({ p }) =>
      `Divided is by the share that is kept on average, 1 − p = ${(1 - p / 100).toFixed(2)}, not by how many were kept this time.`,
    again: ({ values, kept, p }) => {
      const mask = values.map((_, i) => (kept.includes(i) ? 100 / (100 - p) : 0))
      return values.reduce((sum, value, i) => sum + value * (mask[i] ?? 0), 0)
    },
  }),
  someOf({
    name: 'two-ways-of-a-layer',
    seconds: 75,
    hint: 'What happens in training, and what in use?',
    scenes: [
      {
        stem: 'A layer has dropout with p = 0.3. Which of these hold? Choose all.',
        right: [
          ['In use all units work', 'Nothing is switched off there.'],
          ['In training what is left is divided by 0.7', 'So the sum keeps its mean.'],
          ['Two passes of one row differ in training', 'Each draws anew who is off.'],
          [
            'The training loss is measured with units switched off',
            'It may lie above that of validation for this alone.',
          ],
        ],
        wrong: [
          [
            'In use the outputs are multiplied by 0.3',
            'With the division in training nothing is left to do.',
          ],
          ['The same three of ten units are off all the time', 'They are drawn anew.'],
          ['In training what is left is divided by 0.3', '0.3 is the share that is off.'],
          ['Units that were off in training are removed before use', 'Nothing is removed.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'when-it-stops',
    seconds: 100,
    hint: 'Keep the best so far, and count the evaluations since then.',
    draw: (rng) =>
      drawnUntil(
        () => ({
          losses: [rng.int(80, 95), rng.int(65, 79), ...Array.from({ length: 7 }, () => rng.int(50, 72))],
          patience: rng.int(2, 3),
        }),
        ({ losses, patience }) => {
          const [end, best] = stopped(losses, patience, 1)
          return end < losses.length && best > 2 && Math.min(...losses) < (losses[best - 1] ?? 0)
        },
      ),
    stem: ({ losses, patience }) =>
      `The validation losses of a run are ${losses.map((loss) => `0.${loss}`).join(', ')}, one after each epoch. It stops after ${patience} epochs in a row without a new least value. After which epoch are the parameters taken that are loaded again?`,
    unit: 'A number of an epoch, from 1.',
    value: ({ losses, patience }) => stopped(losses, patience, 1)[1],
    within: 0,
    because: ({ losses, patience }) => {
      const [end, best] = stopped(losses, patience, 1)
      return `The least value until then is that of epoch ${best}; after epoch ${end} there were ${patience} without a better one.`
    },
    slip: ({ losses, patience }) =>
      `Neither the last epoch that was run (${stopped(losses, patience, 1)[0]}) nor one that would have come later counts.`,
    again: ({ losses, patience }) => {
      // The first epoch that no one of the next ones betters.
      const at = losses.findIndex(
        (loss, i) =>
          losses.slice(0, i).every((before) => before > loss) &&
          losses.slice(i + 1, i + 1 + patience).every((after) => after >= loss),
      )
      return at + 1
    },
  }),
  someOf({
    name: 'label-stays',
    seconds: 75,
    hint: 'Would somebody who sees only the changed row write the same label?',
    scenes: [
      {
        stem: 'Which of these changes of a training row keep its label true? Choose all.',
        right: [
          ['A photograph of a cat is mirrored', 'It is still a cat.'],
          ['A recording of a spoken word gets some traffic noise', 'It is the same word.'],
          ['A picture of a street is made a little darker', 'The signs in it are the same.'],
          ['The edge of a photograph of a flower in its middle is cut off', 'The flower is still there.'],
        ],
        wrong: [
          ['A handwritten 6 is turned by half a circle', 'It is a 9.'],
          ['A review loses one word drawn at random, perhaps “not”', 'It may say the opposite.'],
          ['A letter b is mirrored', 'It is a d.'],
          ['In a picture with a tumour the tumour is cut off', 'The label is no longer so.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'smoothed-target',
    seconds: 75,
    hint: 'What is taken off the right class, and what of it comes back when it is spread over all?',
    draw: (rng) => ({ classes: rng.pick([4, 5, 8, 10, 20]), eps: rng.pick([5, 10, 20]) }),
    stem: ({ classes, eps }) =>
      `Label smoothing with ε = ${eps / 100} and ${classes} classes, spread evenly over all of them. Which target does the right class get?`,
    unit: 'A number to three decimal places.',
    value: ({ classes, eps }) => 1 - eps / 100 + eps / 100 / classes,
    within: 0.0015,
    because: ({ classes, eps }) => `1 − ${eps / 100} + ${eps / 100} / ${classes}.`,
    slip: ({ eps }) =>
      `${(1 - eps / 100).toFixed(2)} alone would leave the targets of all classes together below 1.`,
    again: ({ classes, eps }) => 1 - ((classes - 1) * eps) / 100 / classes,
  }),
  oneOf({
    name: 'medicine-again',
    seconds: 75,
    hint: 'Read the two numbers first, as in the table.',
    about: 'Look at the gap first',
    scenes: [
      {
        stem: 'Training error 1 %, validation error 24 % from the first epoch on; validation rows come from another hospital. What is looked at first?',
        right: [['How the rows of both were made', 'The two sets are not alike.']],
        wrong: [
          ['The share of dropout in the last layer', 'A gap from the first epoch on is another illness.'],
          ['A larger model for both of the hospitals', 'Training is at 1 % already.'],
          ['A longer training, until the gap closes', 'It was there from the beginning.'],
          ['The patience of early stopping', 'No epoch is good.'],
        ],
      },
      {
        stem: 'After dropout was added the training error rose from 1 % to 3 %, and the validation error fell from 9 % to 7 %. What does it say?',
        right: [['It helped', 'The error on unseen rows is what counts.']],
        wrong: [
          ['It did harm, as training is worse', 'Training may well become worse.'],
          ['It did nothing: the mean stayed the same', 'The mean of the two says nothing.'],
          ['It leaks', 'That the two come nearer was wished.'],
          ['It now fits too little, so it has to go', 'Validation has fallen.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'decay-again',
    seconds: 90,
    hint: 'One step takes off two things: a share of the weight, and the slope.',
    about: 'Weights that shrink',
    draw: (rng) => ({
      weight: rng.int(2, 9),
      slope: rng.int(-5, 5),
      rate: rng.pick([1, 2, 5]),
      decay: rng.pick([1, 2, 5]),
    }),
    stem: ({ weight, slope, rate, decay }) =>
      `Plain descent with decay: w = ${weight}, the slope of the loss is ${slope}, the rate 0.${rate}, λ = 0.0${decay}. What is w after one step?`,
    unit: 'A number to three decimal places.',
    value: ({ weight, slope, rate, decay }) => weight - (rate / 10) * (slope + (decay / 100) * weight),
    within: 0.0015,
    because: ({ weight, slope, rate, decay }) =>
      `${weight} − 0.${rate} · 0.0${decay} · ${weight} − 0.${rate} · (${slope}).`,
    slip: () => 'The share that is taken off is multiplied by the rate too.',
    again: ({ weight, slope, rate, decay }) => weight * (1 - (rate * decay) / 1000) - (slope * rate) / 10,
  }),
  oneOf({
    name: 'left-out-of-decay',
    seconds: 60,
    hint: 'For which of them does a smaller value bring nothing?',
    about: 'Weights that shrink',
    scenes: [
      {
        stem: 'Which parameters are usually left out of weight decay?',
        right: [['Biases and the scales of normalisation', 'Pulling them to zero makes nothing smoother.']],
        wrong: [
          ['The weights of the first layer and of the last one', 'They are held like the others.'],
          ['All weights larger than 1', 'They are what is to be held.'],
          ['The weights of those layers that have dropout', 'One does not rule out the other.'],
          ['Every second weight, drawn anew each time', 'That would be no decay.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'stop-task',
    kind: 'code-js',
    about: 'Stop while it is best',
    seconds: 420,
    hint: 'Which value is compared with, the one before or the best so far, and by how much must it be better?',
    params: (rng) => {
      const made = (name: string, losses: readonly number[], patience: number, least: number) => {
        const call = `stopAt([${losses.join(', ')}], ${patience}, ${least})`
        const gives = JSON.stringify(stopped(losses, patience, least))
        return { name, shown: `${call} gives ${gives}`, call, gives }
      }
      const a = rng.int(60, 90)
      return {
        cases: [
          made('it turns', [a, a - 10, a - 12, a - 11, a - 9, a - 20], 2, 1),
          made('it never turns', [a, a - 5, a - 10, a - 15], 2, 1),
          made('a hair’s breadth is no gain', [a, a - 1, a - 2, a - 3], 3, 5),
          made('exactly the least gain is one', [a, a - 5, a - 4, a - 3, a - 20], 2, 5),
          made('small gains add up to one', [a, a - 3, a - 6, a - 7, a - 8], 2, 5),
          made(
            'worse than before, and better than the best later',
            [a, a + 9, a + 4, a - 3, a - 2, a - 1],
            3,
            1,
          ),
          made('it stops at the second look', [a, a, a - 30], 1, 1),
          made('one look', [a], 3, 1),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `stopAt(losses, patience, least)`: `[end, best]`, both counted from 1. The first loss is the best so far. A later one is a new best if it is at least `least` below the best so far. Training ends at the first loss that makes `patience` in a row without a new best, and otherwise at the last one. `best` is the place of the best at that time. All numbers are whole, `least` and `patience` at least 1.',
      starter: 'function stopAt(losses, patience, least) {\n  return [losses.length, 1]\n}\n',
      answerHint: 'JavaScript that declares stopAt.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'function stopAt(losses, patience, least) {\n  let best = 0\n  for (let i = 1; i < losses.length; i++) {\n    if (losses[best] - losses[i] >= least) best = i\n    else if (i - best >= patience) return [i + 1, best + 1]\n  }\n  return [losses.length, best + 1]\n}',
    }),
    why: () => ({
      right: 'Each loss is held against the best so far, and what counts is how long ago that was.',
      wrong:
        'Is a loss compared with the best, or only with the one before? Is a gain of exactly the least one taken? And is the place of the best given, not that of the least loss ever?',
    }),
    solutions: () => [
      'const stopAt = (losses, patience, least) => { let best = losses[0], at = 1, bad = 0; for (let i = 2; i <= losses.length; i++) { const one = losses[i - 1]; if (one <= best - least) { best = one; at = i; bad = 0 } else { bad += 1; if (bad === patience) return [i, at] } } return [losses.length, at] }',
      'function stopAt([first, ...rest], patience, least) { const go = (i, best, at) => i > rest.length + 1 ? [rest.length + 1, at] : best - rest[i - 2] >= least ? go(i + 1, rest[i - 2], i) : i - at >= patience ? [i, at] : go(i + 1, best, at); return go(2, first, 1) }',
    ],
    wrong: () => ({
      'against the one before':
        'function stopAt(l, p, m) { let bad = 0, best = 0; for (let i = 1; i < l.length; i++) { if (l[i - 1] - l[i] >= m) { best = i; bad = 0 } else if (++bad >= p) return [i + 1, best + 1] } return [l.length, best + 1] }',
      'more than the least gain is asked for':
        'function stopAt(l, p, m) { let best = 0; for (let i = 1; i < l.length; i++) { if (l[best] - l[i] > m) best = i; else if (i - best >= p) return [i + 1, best + 1] } return [l.length, best + 1] }',
      'the count is never set back':
        'function stopAt(l, p, m) { let best = 0, bad = 0; for (let i = 1; i < l.length; i++) { if (l[best] - l[i] >= m) best = i; else if (++bad >= p) return [i + 1, best + 1] } return [l.length, best + 1] }',
    }),
  }),
])
