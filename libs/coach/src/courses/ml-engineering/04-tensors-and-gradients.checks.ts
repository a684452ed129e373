import type { Rng } from '@tryka/assessment'
import { oneOf, reckoned, someOf } from '../drawn-checks'
import { hiddenOf, moduleCheck, moduleChecks, moduleTask, shownOf } from '../module-checks'

type Shape = readonly number[]

const shown = (shape: Shape): string => `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`
/** Shape of what two make together; undefined where they do not fit. */
function together(one: Shape, other: Shape): number[] | undefined {
  const length = Math.max(one.length, other.length)
  const filled = (shape: Shape) => [...Array.from({ length: length - shape.length }, () => 1), ...shape]
  const [left, right] = [filled(one), filled(other)]
  const sizes = left.map((size, i) => {
    const beside = right[i] ?? 1
    if (size === 1) return beside
    return beside === 1 || beside === size ? size : undefined
  })
  return sizes.every((size) => size !== undefined) ? sizes : undefined
}
const sizeOf = (shape: Shape): number => shape.reduce((product, size) => product * size, 1)
const fitting = (rng: Rng): readonly [Shape, Shape] => {
  const [a, b, c] = [rng.int(2, 5), rng.int(6, 9), rng.int(2, 5)]
  return rng.pick([
    [
      [a, b, 1],
      [b, c],
    ],
    [
      [a, 1, c],
      [b, 1],
    ],
    [
      [b, 1],
      [a, 1, c],
    ],
    [
      [a, b],
      [c, 1, b],
    ],
    [[b], [a, c, 1]],
    [
      [a, 1, 1, b],
      [c, 1, b],
    ],
  ] as const)
}
const clashing = (rng: Rng): readonly [Shape, Shape] => {
  const [a, b] = [rng.int(2, 5), rng.int(6, 9)]
  return rng.pick([
    [[a, b], [a]],
    [
      [a, b, a],
      [b, b],
    ],
    [
      [b, a],
      [b, b],
    ],
    [
      [a, 1, b],
      [b, a],
    ],
    [
      [b, a, 1],
      [b, 1],
    ],
  ] as const)
}

export default moduleChecks('ml-engineering/tensors-and-gradients', [
  reckoned({
    name: 'bytes-of-batch',
    seconds: 75,
    hint: 'How many numbers are there, and how many bytes does one of them take?',
    draw: (rng) => ({
      rows: rng.pick([16, 32, 64, 128]),
      points: rng.pick([32, 64, 128]),
      bits: rng.pick([16, 32, 64]),
    }),
    stem: ({ rows, points, bits }) =>
      `A tensor has the shape (${rows}, 3, ${points}, ${points}) and the dtype float${bits}. How many MiB does it take? (1 MiB is 1,048,576 bytes.)`,
    unit: 'MiB, to two decimal places.',
    value: ({ rows, points, bits }) => (rows * 3 * points * points * (bits / 8)) / 1_048_576,
    within: 0.01,
    because: ({ rows, points, bits }) =>
      `${rows} · 3 · ${points} · ${points} numbers of ${bits / 8} bytes, over 1,048,576.`,
    slip: () => 'A number of 32 bits takes 4 bytes, not 32 and not 1.',
    again: ({ rows, points, bits }) => {
      let bytes = bits / 8
      for (const size of [rows, 3, points, points]) bytes *= size
      return bytes / 1_024 / 1_024
    },
  }),
  someOf({
    name: 'view-or-copy',
    seconds: 75,
    hint: 'Is the same block described anew, or are numbers picked out and written elsewhere?',
    scenes: [
      {
        stem: '`x` is a contiguous float tensor of 6 × 4. After which lines is `x` itself changed? Choose all.',
        right: [
          ['`x[1:3].fill_(7.0)`', 'A slice is a view.'],
          ['`x.T[0].fill_(7.0)`', 'Transposing describes the same block.'],
          ['`x.view(24)[5] = 7.0`', 'A view of another shape, and one number of it.'],
          ['`x.detach().fill_(7.0)`', 'detach gives the same numbers without their past.'],
          ['`x[:, 2].zero_()`', 'A column is a view too.'],
        ],
        wrong: [
          ['`x[[1, 2]].fill_(7.0)`', 'Picked by a list: a copy is filled.'],
          ['`x.clone().fill_(7.0)`', 'clone makes a new block.'],
          ['`(x + 0).fill_(7.0)`', 'Arithmetic makes a new block.'],
          ['`x[x > 0].fill_(7.0)`', 'Picked by a mask: a copy is filled.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'broadcast-size',
    seconds: 90,
    hint: 'Write the shapes one below the other, flush right, and take the larger size in each column.',
    draw: (rng) => fitting(rng),
    stem: ([one, other]) =>
      `\`a\` has the shape \`${shown(one)}\`, \`b\` the shape \`${shown(other)}\`. How many numbers does \`a * b\` hold?`,
    unit: 'A whole number.',
    value: ([one, other]) => sizeOf(together(one, other) ?? []),
    within: 0,
    because: ([one, other]) => `The result has the shape ${shown(together(one, other) ?? [])}.`,
    slip: () => 'Sizes are held against each other from the right, and a 1 or a missing size is stretched.',
    again: ([one, other]) => {
      // Column by column from the right.
      let product = 1
      for (let back = 1; back <= Math.max(one.length, other.length); back++)
        product *= Math.max(one.at(-back) ?? 1, other.at(-back) ?? 1)
      return product
    },
  }),
  moduleCheck({
    name: 'shapes-that-fit',
    kind: 'multiple',
    seconds: 90,
    hint: 'Begin at the last size of both. Where does a pair differ, and is one of the two a 1?',
    params: (rng) => {
      const count = rng.int(2, 3)
      const texts = (made: (rng: Rng) => readonly [Shape, Shape], length: number): string[] => {
        const found = new Set<string>()
        while (found.size < length) found.add(made(rng).map(shown).join(' and '))
        return [...found]
      }
      const right = texts(fitting, count)
      return { right, shown: rng.shuffle([...right, ...texts(clashing, 5 - count)]) }
    },
    ask: ({ shown: texts }) => ({
      stem: 'Tensors of which two shapes can be added? Choose all.',
      options: texts.map((text) => `\`${text.replace(' and ', '` and `')}\``),
    }),
    key: ({ right, shown: texts }) => ({
      kind: 'multiple',
      right: texts.flatMap((text, i) => (right.includes(text) ? [i] : [])),
    }),
    why: ({ right }) => ({
      right: 'From the right each pair of sizes is equal, or one of them is 1 or missing.',
      wrong: `These fit: ${right.join('; ')}. In the others some column, counted from the right, holds two different sizes and neither is 1.`,
    }),
    option: (_params, text) => {
      const [one = [], other = []] = text
        .split(' and ')
        .map((part) => (part.match(/\d+/g) ?? []).map(Number).reverse())
      return Array.from({ length: Math.max(one.length, other.length) }).every((_, i) => {
        const sizes = [one[i] ?? 1, other[i] ?? 1]
        return sizes[0] === sizes[1] || sizes.includes(1)
      })
    },
  }),
  reckoned({
    name: 'each-with-each',
    seconds: 90,
    hint: 'Which shape does the difference have, before the mean is taken?',
    draw: (rng) => ({ first: rng.int(1, 9), gap: 2 * rng.int(1, 5) }),
    stem: () =>
      'A model with a perfect answer gives `output` of the shape (2, 1), the targets have the shape (2,). What does `((output - target) ** 2).mean()` give?',
    code: ({ first, gap }) =>
      `output = torch.tensor([[${first}.0], [${first + gap}.0]])\ntarget = torch.tensor([${first}.0, ${first + gap}.0])`,
    unit: 'A number.',
    value: ({ gap }) => (gap * gap) / 2,
    within: 0.001,
    because: ({ gap }) =>
      `The difference is a table of 2 × 2: each answer minus each target. Two of its squares are 0, two are ${gap * gap}; their mean is ${(gap * gap) / 2}.`,
    slip: () => 'It is not 0, though each answer is right: the shapes were stretched against each other.',
    again: ({ first, gap }) => {
      const values = [first, first + gap]
      const squares = values.flatMap((output) => values.map((target) => (output - target) ** 2))
      return squares.reduce((sum, square) => sum + square, 0) / squares.length
    },
  }),
  reckoned({
    name: 'slope-by-hand',
    seconds: 100,
    hint: 'First the value in the bracket, then the slope of the square, then what the parameter is multiplied by.',
    draw: (rng) => ({ w: rng.int(1, 5), x: rng.int(2, 6), b: rng.int(-4, 4), y: rng.int(1, 9) }),
    stem: ({ w, x, b, y }) =>
      `The loss is (w · x + b − y)². With w = ${w}, x = ${x}, b = ${b} and y = ${y}: what is its slope by w?`,
    unit: 'A whole number; a minus sign where it falls.',
    value: ({ w, x, b, y }) => 2 * (w * x + b - y) * x,
    within: 0,
    because: ({ w, x, b, y }) => `The bracket is ${w * x + b - y}; 2 · (${w * x + b - y}) · ${x}.`,
    slip: ({ x }) =>
      `The bracket changes by ${x} where w changes by 1, so the slope of the square is multiplied by it.`,
    again: ({ w, x, b, y }) => {
      // Of a square the central difference is exact.
      const loss = (at: number) => (at * x + b - y) ** 2
      return (loss(w + 1) - loss(w - 1)) / 2
    },
  }),
  reckoned({
    name: 'used-twice',
    about: 'The same sum, backwards',
    seconds: 100,
    hint: 'Along how many ways does x reach z, and what comes back along each?',
    draw: (rng) => ({ x: rng.int(2, 7), y: rng.int(2, 9), k: rng.int(2, 6) }),
    stem: ({ x, y, k }) =>
      `\`x = ${x}.0\` and \`y = ${y}.0\` ask for gradients. After \`z = x * y + ${k} * x * x\` and \`z.backward()\`: what is \`x.grad\`?`,
    unit: 'A whole number.',
    value: ({ x, y, k }) => y + 2 * k * x,
    within: 0,
    because: ({ x, y, k }) =>
      `y = ${y} comes back from the first term, 2 · ${k} · ${x} = ${2 * k * x} from the second; both are added.`,
    slip: () => 'A value that is used more than once collects what comes back along every way.',
    again: ({ x, y, k }) => {
      const z = (at: number) => at * y + k * at * at
      return (z(x + 1) - z(x - 1)) / 2
    },
  }),
  reckoned({
    name: 'added-up',
    seconds: 75,
    hint: 'What does each turn put into the gradient, and what takes it out again?',
    draw: (rng) => ({
      w: rng.int(2, 6),
      c: rng.int(1, 4),
      turns: rng.int(2, 5),
      isCleared: rng.chance() < 0.4,
    }),
    stem: ({ turns }) => `What is \`w.grad\` after these ${turns} turns?`,
    code: ({ w, c, turns, isCleared }) =>
      [
        `w = torch.tensor(${w}.0, requires_grad=True)`,
        `for _ in range(${turns}):`,
        ...(isCleared ? ['    w.grad = None'] : []),
        `    loss = ${c} * w * w`,
        '    loss.backward()',
      ].join('\n'),
    unit: 'A whole number.',
    value: ({ w, c, turns, isCleared }) => 2 * c * w * (isCleared ? 1 : turns),
    within: 0,
    because: ({ w, c, turns, isCleared }) =>
      `Each turn brings 2 · ${c} · ${w} = ${2 * c * w}; ${isCleared ? 'it is cleared before, so one of them is there' : `nothing clears it, so ${turns} of them are there`}.`,
    slip: () => 'backward adds to what is there; w itself is never changed here, for no step is taken.',
    again: ({ w, c, turns, isCleared }) => {
      let grad = 0
      for (let turn = 0; turn < turns; turn++) {
        if (isCleared) grad = 0
        grad += c * w + c * w
      }
      return grad
    },
  }),
  oneOf({
    name: 'where-it-is-cut',
    seconds: 75,
    hint: 'Which record is still held when nobody needs it, or is no longer there when somebody does?',
    scenes: [
      {
        stem: 'Memory grows from batch to batch until it is full; the loop holds `total = total + loss`. What is mended?',
        right: [['`total += loss.item()`', 'A plain number holds no record of its batch.']],
        wrong: [
          ['`total = total + loss * 1.0`', 'It is a tensor with its past still.'],
          ['`loss.backward()` is called twice', 'It does not free what `total` holds.'],
          ['`model.eval()` first', 'It changes some layers, not what is recorded.'],
          ['`zero_grad` after each batch', 'It clears gradients, not the record.'],
        ],
      },
      {
        stem: 'The targets of a step are made by a copy of the network that is not to be trained by it. How are they kept out of the way back?',
        right: [['`target = other(x).detach()`', 'Nothing flows back through it.']],
        wrong: [
          ['`target = other(x).clone()`', 'A copy keeps its past.'],
          ['`target = other(x).view(-1)`', 'A view keeps its past.'],
          ['`target = other.eval()(x)`', 'eval changes some layers and records all the same.'],
          ['`target = other(x) * 1.0`', 'Arithmetic is recorded.'],
        ],
      },
      {
        stem: 'Evaluation on many rows takes more memory than it needs, though nothing is learned there. What is missing?',
        right: [['`with torch.no_grad():`', 'Nothing is recorded within it.']],
        wrong: [
          ['`model.eval()`', 'It changes dropout and the like, not the recording.'],
          ['`optimizer.zero_grad()`', 'There are no gradients to clear.'],
          ['`loss.backward()`', 'It is what has nothing to do here.'],
          ['`torch.manual_seed(0)`', 'It has nothing to do with memory.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'off-by-h',
    seconds: 90,
    hint: 'Work out both values, take their difference over twice the step, and hold it against the slope 3x².',
    draw: (rng) => ({ x: rng.int(1, 6), h: rng.pick([1, 2, 3, 5]) }),
    stem: ({ x, h }) =>
      `The slope of x³ at x = ${x} is 3x² = ${3 * x * x}. By how much is the central difference with h = 0.${h} too large?`,
    unit: 'A number to two decimal places.',
    value: ({ h }) => (h * h) / 100,
    within: 0.005,
    because: ({ x, h }) =>
      `((${x} + h)³ − (${x} − h)³) / 2h = 3 · ${x}² + h², so it is off by h² = ${((h * h) / 100).toFixed(2)}.`,
    slip: () => 'Its error falls with the square of h; that of a difference to one side falls with h alone.',
    again: ({ x, h }) => ((x + h / 10) ** 3 - (x - h / 10) ** 3) / (h / 5) - 3 * x * x,
  }),
  reckoned({
    name: 'large-scores',
    seconds: 90,
    hint: 'Take the largest out of the sum first; what is left are small exponentials.',
    draw: (rng) => ({ top: 100 * rng.int(5, 20), below: rng.int(1, 3) }),
    stem: ({ top, below }) =>
      `What is log(exp(${top}) + exp(${top - below})), with natural logarithms? Plain exponentials overflow here.`,
    unit: 'A number to two decimal places.',
    value: ({ top, below }) => top + Math.log(1 + Math.exp(-below)),
    within: 0.02,
    because: ({ top, below }) => `${top} + log(1 + exp(−${below})).`,
    slip: ({ top, below }) =>
      `It is neither the sum of the two, ${2 * top - below}, nor infinite: with the largest taken out nothing overflows.`,
    again: ({ top, below }) => top - below + Math.log(Math.exp(below) + 1),
  }),
  oneOf({
    name: 'which-format',
    seconds: 60,
    hint: 'Reach and digits are two things: which of them is short here?',
    scenes: [
      {
        stem: 'In float16 the small gradients of a network become 0. What helps without another format?',
        right: [
          [
            'Scaling the loss up, and the gradients down',
            'They come into the reach of the format on the way.',
          ],
        ],
        wrong: [
          ['A smaller learning rate for all of the parameters', 'What is 0 stays 0.'],
          ['Subtracting the largest score before the loss', 'It is against overflow in the exponential.'],
          ['Clearing the gradients before every single batch', 'It is done anyway.'],
          ['A larger batch, so that they add up', 'The loss is a mean; they do not grow.'],
        ],
      },
      {
        stem: 'A sum grows to 80,000 in a computation. In which format is it infinite?',
        right: [['float16', 'It ends at 65,504.']],
        wrong: [
          ['bfloat16', 'It has the reach of float32, with fewer digits.'],
          ['float32', 'It reaches 3 · 10³⁸.'],
          ['float64', 'It reaches farther still.'],
          ['int32', 'It knows no infinity, and reaches 2 · 10⁹.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'shape-again',
    seconds: 60,
    hint: 'Which of the three, shape, dtype or device, or which stretching, could do this?',
    about: 'Broadcasting helps, and hides',
    scenes: [
      {
        stem: 'The loss falls for a while, and the model says nearly the same number for every row: about the mean of the targets. What is looked at first?',
        right: [['The shapes of output and target', 'A column against a row is each with each.']],
        wrong: [
          ['The number of layers of the model', 'The fault is before that.'],
          ['The seed with which training began', 'It would not do this each time.'],
          ['The size of the machine’s memory', 'Nothing says that it is full.'],
          ['The names of the parameters', 'They do not matter.'],
        ],
      },
      {
        stem: 'From each column of a table of 50 × 4 its mean is taken off. With which shape of the means does `table - means` do it?',
        right: [
          ['(4,)', 'From the right: 4 against 4.'],
          ['(1, 4)', '4 against 4, and 1 is stretched to 50.'],
        ],
        wrong: [
          ['(50,)', '4 against 50 does not fit.'],
          ['(4, 1)', '50 against 4 does not fit.'],
          ['(50, 1)', 'It fits, and takes off one number for each row.'],
          ['(4, 50)', '4 against 50 does not fit.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'broadcast-task',
    kind: 'code-js',
    about: 'Broadcasting helps, and hides',
    seconds: 420,
    hint: 'Walk from the last place to the first; what stands in a place that one of them does not have?',
    params: (rng) => {
      const [a, b, c] = [rng.int(2, 5), rng.int(6, 9), rng.int(10, 14)]
      const made = (name: string, one: Shape, other: Shape) => {
        const call = `broadcast(${JSON.stringify(one)}, ${JSON.stringify(other)})`
        const gives = JSON.stringify(together(one, other) ?? null)
        return { name, shown: `${call} gives ${gives}`, call, gives }
      }
      return {
        cases: [
          made('a one is stretched', [a, b, 1], [b, c]),
          made('the longer one stands second', [c], [a, b, 1]),
          made('they do not fit', [a, b], [a]),
          made('a single number', [], [a, b]),
          made('both stretched', [a, 1, c], [b, 1]),
          made('a fault far left', [a, 1, 1], [b, c, c]),
          made('nothing in it', [0, b], [1, b]),
          made('equal', [b, b], [b, b]),
          {
            name: 'what is handed in stays',
            shown: 'the shapes are unchanged',
            call: `(() => { const one = [${a}, 1]; const other = [${b}]; broadcast(one, other); return [one, other] })()`,
            gives: `[[${a}, 1], [${b}]]`,
          },
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `broadcast(a, b)`: the shape of the sum of two tensors with the shapes `a` and `b`, or null where they do not fit. A shape is a list of sizes; a single number has the shape []. A size may be 0: against 1 it gives 0.',
      starter: 'function broadcast(a, b) {\n  return null\n}\n',
      answerHint: 'JavaScript that declares broadcast.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'function broadcast(a, b) {\n  const out = []\n  for (let back = 1; back <= Math.max(a.length, b.length); back++) {\n    const x = a.at(-back) ?? 1\n    const y = b.at(-back) ?? 1\n    if (x !== y && x !== 1 && y !== 1) return null\n    out.unshift(x === 1 ? y : x)\n  }\n  return out\n}',
    }),
    why: () => ({
      right: 'From the right, a missing size counts as 1, and of two that fit the one that is not 1 stands.',
      wrong:
        'Do you compare from the left? Is a missing size taken as 1? And does a size of 0 survive against 1, where the larger of the two would be 1?',
    }),
    solutions: () => [
      'function broadcast(a, b) { const n = Math.max(a.length, b.length); const fill = (s) => [...Array(n - s.length).fill(1), ...s]; const [x, y] = [fill(a), fill(b)]; if (x.some((s, i) => s !== y[i] && s !== 1 && y[i] !== 1)) return null; return x.map((s, i) => (s === 1 ? y[i] : s)) }',
      'const broadcast = (a, b) => { const go = (p, q) => { if (!p.length) return q; if (!q.length) return p; const rest = go(p.slice(0, -1), q.slice(0, -1)); const [x, y] = [p[p.length - 1], q[q.length - 1]]; return rest === null || (x !== y && x !== 1 && y !== 1) ? null : [...rest, x === 1 ? y : x] }; return go([...a], [...b]) }',
    ],
    wrong: () => ({
      'from the left':
        'function broadcast(a, b) { const out = []; for (let i = 0; i < Math.max(a.length, b.length); i++) { const x = a[i] ?? 1, y = b[i] ?? 1; if (x !== y && x !== 1 && y !== 1) return null; out.push(x === 1 ? y : x) } return out }',
      'the larger size stands':
        'function broadcast(a, b) { const out = []; for (let k = 1; k <= Math.max(a.length, b.length); k++) { const x = a.at(-k) ?? 1, y = b.at(-k) ?? 1; if (x !== y && x !== 1 && y !== 1) return null; out.unshift(Math.max(x, y)) } return out }',
      'only the shorter length':
        'function broadcast(a, b) { const out = []; for (let k = 1; k <= Math.min(a.length, b.length); k++) { const x = a.at(-k), y = b.at(-k); if (x !== y && x !== 1 && y !== 1) return null; out.unshift(x === 1 ? y : x) } return out }',
    }),
  }),
])
