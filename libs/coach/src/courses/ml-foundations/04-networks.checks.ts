import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('ml-foundations/networks', [
  reckoned({
    name: 'count-parameters',
    seconds: 75,
    hint: 'Each unit has one weight per input, and one number more.',
    draw: (rng) => ({ sizes: [rng.int(5, 40), rng.int(4, 30), rng.int(2, 20), rng.int(1, 6)] as const }),
    stem: ({ sizes }) =>
      `A network of dense layers goes ${sizes.join(' → ')}, biases everywhere. How many parameters does it learn?`,
    unit: 'A whole number.',
    value: ({ sizes: [a, b, c, d] }) => (a + 1) * b + (b + 1) * c + (c + 1) * d,
    within: 0,
    because: ({ sizes: [a, b, c, d] }) => `${a}·${b} + ${b}, then ${b}·${c} + ${c}, then ${c}·${d} + ${d}.`,
    slip: ({ sizes: [a, b, c, d] }) => `${a * b + b * c + c * d} would be the weights without the biases.`,
    again: ({ sizes }) => {
      let count = 0
      for (let layer = 1; layer < sizes.length; layer++)
        for (let unit = 0; unit < (sizes[layer] ?? 0); unit++) count += (sizes[layer - 1] ?? 0) + 1
      return count
    },
  }),
  reckoned({
    name: 'first-loss',
    seconds: 75,
    hint: 'Which share does every class get while all scores are equal?',
    draw: (rng) => ({ classes: rng.int(3, 120) }),
    stem: ({ classes }) =>
      `An untrained classifier gives equal scores to ${classes} classes. What is its cross-entropy loss, with the natural logarithm?`,
    unit: 'A number to two decimal places.',
    value: ({ classes }) => Math.log(classes),
    within: 0.011,
    because: ({ classes }) => `The right class gets 1 / ${classes}, and −ln(1 / ${classes}) = ln ${classes}.`,
    slip: () =>
      'The loss is the logarithm of the share of the right class, not the share itself and not its distance to 1.',
    again: ({ classes }) => {
      const scores = Array.from({ length: classes }, () => 0.7)
      const sum = scores.reduce((all, score) => all + Math.exp(score), 0)
      return -Math.log(Math.exp(0.7) / sum)
    },
  }),
  oneOf({
    name: 'last-layer',
    about: 'Layers of lines with a bend between',
    seconds: 60,
    hint: 'Can two answers be right for one case?',
    scenes: [
      {
        stem: 'A photo may show a bridge, a river and a train at once. Which end fits the network?',
        right: [['A sigmoid for each thing', 'Each is a yes or no of its own.']],
        wrong: [
          ['Softmax over the things', 'Its shares sum to 1, so each thing takes from the others.'],
          ['One bare unit', 'One number cannot answer three questions.'],
          ['Softmax, then a sigmoid', 'The shares still compete.'],
        ],
      },
      {
        stem: 'A letter is sent to exactly one of nine departments. Which end fits the network?',
        right: [['Softmax over the departments', 'The classes exclude each other.']],
        wrong: [
          ['A sigmoid for each department', 'It could say yes nine times.'],
          ['One bare unit from 1 to 9', 'It would say that department 8 lies between 7 and 9.'],
          ['ReLU for each department', 'It gives no shares.'],
        ],
      },
      {
        stem: 'The network shall say how many minutes a repair takes. Which end fits it?',
        right: [['One bare unit', 'An amount is not squeezed between 0 and 1.']],
        wrong: [
          ['One sigmoid', 'It cannot say 90.'],
          ['Softmax over one unit', 'It always says 1.'],
          ['A sigmoid per minute', 'Neighbouring minutes would have nothing in common.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'relu-path',
    seconds: 150,
    hint: 'Which of the two paths is open? Multiply along it.',
    draw: (rng) => ({
      x: rng.int(1, 4),
      a: rng.int(1, 4),
      b: -rng.int(1, 4),
      u: rng.int(1, 5),
      v: rng.int(1, 5),
      y: rng.int(0, 9),
    }),
    stem: ({ x, a, b, u, v, y }) =>
      `The input is x = ${x}. Two hidden units give max(0, ${a}·x) and max(0, ${b}·x); the prediction is p = ${u}·first + ${v}·second, the loss (p − ${y})². What is the slope of the loss by the weight ${a} of the first unit?`,
    unit: 'A whole number.',
    value: ({ x, a, u, y }) => 2 * (u * a * x - y) * u * x + 0,
    within: 0.01,
    because: ({ x, a, u, y }) =>
      `The second unit is closed. p = ${u * a * x}, so the slope is 2 · (${u * a * x} − ${y}) · ${u} · ${x}.`,
    slip: () =>
      'The closed unit adds nothing to p; and the factor x at the end of the path is easily forgotten.',
    again: ({ x, a, b, u, v, y }) => {
      const loss = (w: number) => (u * Math.max(0, w * x) + v * Math.max(0, b * x) - y) ** 2
      return Math.round((loss(a + 1e-4) - loss(a - 1e-4)) / 2e-4)
    },
  }),
  reckoned({
    name: 'variance-factor',
    seconds: 90,
    hint: 'Each layer multiplies by the number of inputs times the variance of its weights.',
    draw: (rng) => ({
      inputs: rng.pick([50, 100, 200, 400]),
      twentieths: rng.pick([10, 16, 24, 30, 40]),
      layers: rng.int(2, 4),
    }),
    stem: ({ inputs, twentieths, layers }) =>
      `${layers} linear layers of ${inputs} inputs each have random weights of variance ${twentieths / 20 / inputs}, means are 0, and there is no bend between them. By which factor does the variance of the signal change from the input to the end?`,
    unit: 'A number to three decimal places.',
    value: ({ twentieths, layers }) => (twentieths / 20) ** layers,
    within: 0.01,
    because: ({ inputs, twentieths, layers }) =>
      `Each layer multiplies by ${inputs} · ${twentieths / 20 / inputs} = ${twentieths / 20}; ${layers} layers give that to the power ${layers}.`,
    slip: () =>
      'A factor a little beside 1 looks harmless for one layer; the power makes the signal die or explode.',
    again: ({ inputs, twentieths, layers }) => {
      let variance = 1
      for (let i = 0; i < layers; i++) {
        let sum = 0
        for (let j = 0; j < inputs; j++) sum += variance * (twentieths / 20 / inputs)
        variance = sum
      }
      return variance
    },
  }),
  inOrder({
    name: 'loop-order',
    seconds: 90,
    hint: 'A gradient exists only after the pass that makes it, and is changed only before it is used.',
    chains: [
      {
        stem: 'Put these parts of one round of training into order, the first at the top.',
        steps: [
          'Draw a batch',
          'Compute predictions and their loss',
          'Run the backward pass',
          'Clip the gradients to a largest norm',
          'Let the optimizer change the weights',
          'Let the schedule change the learning rate',
        ],
        because:
          'Loss before backward pass, gradients before clipping, clipping before the step, the rate after it.',
      },
    ],
  }),
  oneOf({
    name: 'silent-fault',
    about: 'The loop',
    seconds: 75,
    hint: 'Which line of the loop would do exactly this without raising an error?',
    scenes: [
      {
        stem: 'The same picture gets another answer each time it is asked, though nothing is trained any more. What is likely?',
        right: [['Dropout is still in training mode', 'It leaves out other units at every call.']],
        wrong: [
          ['The learning rate is still far too large', 'Nothing is trained, so no rate is used.'],
          ['Gradients were not set to zero', 'That disturbs training, not a finished model.'],
          ['The model learned by heart', 'That gives the same answer each time.'],
        ],
      },
      {
        stem: 'Steps become larger from batch to batch, and the loss goes astray after a good start, with any learning rate. What is likely?',
        right: [['Gradients are never set to zero', 'Each step uses the sum of all batches so far.']],
        wrong: [
          ['The model is in evaluation mode', 'That does not make steps grow.'],
          ['The batch is too large', 'Larger batches make steadier gradients.'],
          ['The validation set is too small', 'It has no part in a step.'],
        ],
      },
      {
        stem: 'What the model says of one row depends on which other rows are asked with it. What is likely?',
        right: [['Batch normalisation is training', 'It uses mean and variance of this batch.']],
        wrong: [
          ['Softmax is applied twice', 'It works on each row alone.'],
          ['Weight decay is much too strong', 'It changes weights while training only.'],
          ['Labels were shuffled', 'That ruins training, but rows stay apart in use.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'parabola',
    seconds: 90,
    hint: 'By which factor does one step change the distance to the minimum?',
    draw: (rng) => ({
      c: rng.pick([2, 4, 5]),
      rate: rng.pick([0.05, 0.1, 0.2, 0.3, 0.45]),
      w: rng.int(2, 9) * 10,
    }),
    stem: ({ c, rate, w }) =>
      `The loss is ${c}·w²/2 and w is ${w}. Gradient descent takes two steps with learning rate ${rate}. What is w then?`,
    unit: 'A number to two decimal places.',
    value: ({ c, rate, w }) => Number((w * (1 - rate * c) ** 2).toFixed(6)),
    within: 0.02,
    because: ({ c, rate }) => `Each step multiplies w by 1 − ${rate}·${c} = ${(1 - rate * c).toFixed(2)}.`,
    slip: ({ c }) =>
      `The slope is ${c}·w, and in the second step it is taken at the new w. Beyond a rate of ${2 / c} the steps grow without end.`,
    again: ({ c, rate, w }) => {
      let at = w
      for (let i = 0; i < 2; i++) at -= rate * c * at
      return at
    },
  }),
  oneOf({
    name: 'read-curves',
    seconds: 60,
    hint: 'Look at the gap between the curves, and at whether they still move.',
    scenes: [
      {
        stem: 'Training loss 0.04 and falling; validation loss 0.61 and rising since epoch 9. What is it?',
        right: [['It learns by heart', 'The curves move apart.']],
        wrong: [
          ['It learns too little', 'Training loss is small.'],
          ['It is unfinished', 'Validation loss has turned.'],
          ['It has diverged', 'Then training loss would grow.'],
        ],
      },
      {
        stem: 'Training loss 1.52, validation loss 1.55, both level for twenty epochs; a person would reach about 0.2. What is it?',
        right: [['It learns too little', 'Both are high, together and still.']],
        wrong: [
          ['It learns the rows by heart', 'Then training loss would be small.'],
          ['It is unfinished', 'Neither moves any more.'],
          ['The rows of the validation set are harder', 'The gap is tiny.'],
        ],
      },
      {
        stem: 'A network cannot get twenty training rows right, however long it runs. What is looked at first?',
        right: [
          [
            'The training loop and the labels',
            'Twenty rows are easily learned by heart if the loop is right.',
          ],
        ],
        wrong: [
          ['Whether more training rows can be had', 'It cannot even use twenty.'],
          ['More dropout', 'It would learn still less.'],
          ['A larger test set', 'The test has no part in learning.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'allowed-change',
    seconds: 75,
    hint: 'After the change, would a person still give the same label?',
    scenes: [
      {
        stem: 'Which augmentations keep the label true? Choose all.',
        right: [
          ['Mirroring a photo of a bird for “which species”', 'A mirrored sparrow is a sparrow.'],
          ['A little noise under a spoken command', 'The words stay.'],
          ['Turning a satellite picture for “is there a harbour”', 'From above no side is up.'],
          ['Shifting a handwritten digit by two pixels', 'It stays the same digit.'],
        ],
        wrong: [
          ['Turning a handwritten 6 by 180 degrees', 'It reads as 9.'],
          ['Mirroring a traffic sign “turn left”', 'It then says “turn right”.'],
          ['Playing a bird call an octave higher for “which species”', 'Pitch tells species apart.'],
          ['Making a scan of skin greener for “how inflamed”', 'Colour is what the label is about.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'places-of-window',
    seconds: 75,
    hint: 'Padding counts on both sides; a half place is no place.',
    draw: (rng) => ({
      size: rng.int(20, 96),
      kernel: rng.pick([3, 5, 7]),
      padding: rng.int(0, 3),
      stride: rng.int(1, 3),
    }),
    stem: ({ size, kernel, padding, stride }) =>
      `A row of ${size} values is padded by ${padding} on each side. A window of ${kernel} moves over it in steps of ${stride}. At how many places does it stand?`,
    unit: 'A whole number.',
    value: ({ size, kernel, padding, stride }) => Math.floor((size + 2 * padding - kernel) / stride) + 1,
    within: 0,
    because: ({ size, kernel, padding, stride }) =>
      `⌊(${size} + ${2 * padding} − ${kernel}) / ${stride}⌋ + 1.`,
    slip: () => 'The first place is forgotten without the + 1; and padding is added twice.',
    again: ({ size, kernel, padding, stride }) => {
      let places = 0
      for (let at = -padding; at + kernel <= size + padding; at += stride) places++
      return places
    },
  }),
  reckoned({
    name: 'parameters-again',
    about: 'Layers of lines with a bend between',
    seconds: 90,
    hint: 'Shared over all places: the size of the picture has no part in it.',
    draw: (rng) => ({
      side: rng.pick([28, 32, 64]),
      inputs: rng.pick([1, 3, 8, 16]),
      filters: rng.pick([4, 8, 16, 32]),
      kernel: rng.pick([3, 5]),
    }),
    stem: ({ side, inputs, filters, kernel }) =>
      `A convolution reads ${side} × ${side} pixels with ${inputs} channel${inputs > 1 ? 's' : ''} through ${filters} filters of ${kernel} × ${kernel}, with biases. How many parameters has it?`,
    unit: 'A whole number.',
    value: ({ inputs, filters, kernel }) => kernel * kernel * inputs * filters + filters,
    within: 0,
    because: ({ inputs, filters, kernel }) =>
      `${kernel}·${kernel}·${inputs} weights and one bias, ${filters} times.`,
    slip: ({ side }) =>
      `A dense layer would have a weight for each of the ${side * side} pixels; a filter is shared by all places.`,
    again: ({ inputs, filters, kernel }) => {
      let count = 0
      for (let f = 0; f < filters; f++) {
        for (let c = 0; c < inputs; c++) count += kernel ** 2
        count += 1
      }
      return count
    },
  }),
])
