import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const gini = (left: number, right: number): number =>
  1 - (left / (left + right)) ** 2 - (right / (left + right)) ** 2

export default moduleChecks('ml-foundations/linear-models-and-trees', [
  reckoned({
    name: 'odds-doubled',
    seconds: 90,
    hint: 'Turn the probability into odds, multiply, turn back.',
    draw: (rng) => ({
      percent: rng.pick([5, 10, 20, 25, 40, 50, 60, 75, 80]),
      factor: rng.pick([2, 3, 4, 5, 6, 9]),
    }),
    stem: ({ percent, factor }) =>
      `Somebody’s probability is ${percent} %. A feature of a logistic model grows by one, and its weight is ln ${factor}. What is the probability then, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ percent, factor }) => {
      const odds = (factor * percent) / (100 - percent)
      return (100 * odds) / (1 + odds)
    },
    within: 0.15,
    because: ({ percent, factor }) =>
      `The odds ${percent} : ${100 - percent} become ${percent * factor} : ${100 - percent}, so p = ${percent * factor} / ${percent * factor + 100 - percent}.`,
    slip: () => 'The weight multiplies the odds. Multiplying the probability could even lead above 100 %.',
    again: ({ percent, factor }) => {
      const z = Math.log(percent / (100 - percent)) + Math.log(factor)
      return 100 / (1 + Math.exp(-z))
    },
  }),
  reckoned({
    name: 'one-step',
    seconds: 120,
    hint: 'The slope of the squared error by w is twice the error times the input.',
    draw: (rng) => ({
      w: rng.int(1, 5),
      x: rng.int(2, 5),
      y: rng.int(-6, 30),
      rate: rng.pick([0.01, 0.02, 0.05]),
    }),
    stem: ({ w, x, y, rate }) =>
      `A model without intercept has the weight w = ${w}. One row has x = ${x} and y = ${y}; the loss is (w·x − y)². What is w after one step of gradient descent with learning rate ${rate}?`,
    unit: 'A number to two decimal places.',
    value: ({ w, x, y, rate }) => w - rate * 2 * (w * x - y) * x,
    within: 0.011,
    because: ({ w, x, y, rate }) =>
      `The error is ${w * x - y}, the slope 2 · (${w * x - y}) · ${x} = ${2 * (w * x - y) * x}, and the step is −${rate} times that.`,
    slip: () =>
      'Leaving out the input, or stepping along the slope instead of against it, are the two usual mistakes.',
    again: ({ w, x, y, rate }) => {
      const loss = (weight: number) => (weight * x - y) ** 2
      const tiny = 1e-4
      return w - (rate * (loss(w + tiny) - loss(w - tiny))) / (2 * tiny)
    },
  }),
  reckoned({
    name: 'lasso-weights',
    seconds: 90,
    hint: 'Every size shrinks by the same amount, and no weight crosses zero.',
    draw: (rng) => ({
      weights: rng.sample([0.4, -0.6, 0.9, -1.3, 1.7, -2.2, 2.8, -3.5], 5),
      taken: rng.pick([0.5, 1, 1.5, 2]),
    }),
    stem: ({ weights, taken }) =>
      `With features that do not go together, lasso takes the same amount from the size of each weight. Without a penalty the weights are ${weights.join(', ')}. Lasso takes ${taken}. How many weights are still different from zero?`,
    unit: 'A whole number.',
    value: ({ weights, taken }) => weights.filter((weight) => Math.abs(weight) > taken).length,
    within: 0,
    because: ({ weights, taken }) =>
      `Those of a size over ${taken} stay: ${weights.filter((weight) => Math.abs(weight) > taken).join(', ') || 'none'}.`,
    slip: () =>
      'The sign does not matter: a weight of −3 is large. And a weight stops at zero, it does not change its sign.',
    again: ({ weights, taken }) => {
      // The minimum of (w − v)² / 2 + taken·|w|, searched on a fine grid.
      const best = (v: number) => {
        let [at, least] = [0, v ** 2 / 2]
        for (let w = -4; w <= 4; w += 0.05) {
          const cost = (w - v) ** 2 / 2 + taken * Math.abs(w)
          if (cost < least - 1e-9) [at, least] = [w, cost]
        }
        return at
      }
      return weights.filter((weight) => Math.abs(best(weight)) > 0.03).length
    },
  }),
  oneOf({
    name: 'which-penalty',
    seconds: 60,
    hint: 'One shrinks all, one makes zeros; and units decide how hard a weight is punished.',
    scenes: [
      {
        stem: 'Of 3,000 measured substances only a handful can matter, and the answer has to name them. Which penalty fits?',
        right: [['Lasso', 'It sets weights to exactly zero.']],
        wrong: [
          ['Ridge', 'It shrinks, but keeps all 3,000.'],
          ['No penalty', 'With so many features the line follows noise.'],
          ['A penalty on the intercept alone', 'It holds back no feature.'],
        ],
      },
      {
        stem: 'Two sensors measure the same warmth, and neither shall be preferred. Which penalty fits?',
        right: [
          ['Ridge', 'It spreads weight evenly over twins, because two halves cost less than one whole.'],
        ],
        wrong: [
          ['Lasso', 'It tends to keep one of them and drop the other.'],
          ['No penalty', 'Then any division between twins is as good as another.'],
          ['A larger learning rate', 'It is no penalty.'],
        ],
      },
      {
        stem: 'Before a penalised fit one column is changed from metres to millimetres, and nothing is scaled. What happens to it?',
        right: [
          [
            'It is hardly held back any more',
            'Its weight is a thousand times smaller, so it costs nearly nothing.',
          ],
        ],
        wrong: [
          ['Nothing, units never matter', 'That holds for trees and for a fit without penalty.'],
          ['It is set to zero', 'That would be so the other way round, with a large weight.'],
          ['It is held back a thousand times more', 'The weight becomes smaller, not larger.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'gini-of-split',
    seconds: 150,
    hint: 'Impurity of each side, weighted by how many rows it has.',
    draw: (rng) => ({ a: rng.int(4, 9), b: rng.int(0, 3), c: rng.int(0, 3), d: rng.int(4, 9) }),
    stem: ({ a, b, c, d }) =>
      `A split sends ${a} rows of class X and ${b} of class Y to the left, ${c} of X and ${d} of Y to the right. What is the weighted Gini impurity after it?`,
    unit: 'A number to two decimal places.',
    value: ({ a, b, c, d }) => ((a + b) * gini(a, b) + (c + d) * gini(c, d)) / (a + b + c + d),
    within: 0.01,
    because: ({ a, b, c, d }) =>
      `Left ${gini(a, b).toFixed(3)} with ${a + b} rows, right ${gini(c, d).toFixed(3)} with ${c + d}; the mean is weighted by the rows.`,
    slip: () => 'The plain mean of both sides would praise a split that makes one small pure corner.',
    again: ({ a, b, c, d }) => {
      // The chance that two rows drawn from one side, with replacement, are of different classes.
      const pairs = (x: number, y: number) => (2 * x * y) / (x + y)
      return (pairs(a, b) + pairs(c, d)) / (a + b + c + d)
    },
  }),
  someOf({
    name: 'tree-or-line',
    seconds: 75,
    hint: 'A tree asks whether a value is at most a cut; only order counts for that.',
    scenes: [
      {
        stem: 'What is true of one decision tree for numbers? Choose all.',
        right: [
          [
            'Taking the logarithm of a positive feature leaves its splits the same',
            'The order of the rows stays.',
          ],
          [
            'It can use one feature only where another is large',
            'A question stands inside the answer of another.',
          ],
          [
            'Without a limit of depth it can fit every distinct training row',
            'In the end each leaf has one row.',
          ],
          ['A straight trend becomes stairs', 'Every leaf answers with one number.'],
        ],
        wrong: [
          ['Features have to be scaled first', 'A change of unit moves the cut along.'],
          ['Beyond the largest training value it goes on along the trend', 'It stays at the last leaf.'],
          ['It gives each feature one weight', 'A line does that.'],
          ['Its leaves answer with the most recent row', 'They answer with the mean, or the shares.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'beyond-the-data',
    about: 'A tree asks',
    seconds: 60,
    hint: 'Which leaf does the new row fall into, and what stands there?',
    scenes: [
      {
        stem: 'Sales have grown by about 10 a month for 30 months, up to 310. A boosted tree on “number of the month” is asked for month 36. What does it say, roughly?',
        right: [['About 310', 'Month 36 falls into the leaf of the last months.']],
        wrong: [
          ['About 370', 'A line would go on; a tree has no slope.'],
          ['About 160', 'That is the mean of all months, the answer before the first split.'],
          ['Nothing, it refuses', 'Each row ends in some leaf.'],
        ],
      },
      {
        stem: 'Prices of flats from 20 to 120 m² rise with size. A random forest prices one of 300 m². What does it say, roughly?',
        right: [['The price of the largest it has seen', 'Every tree sends it to its last leaf.']],
        wrong: [
          ['A price in proportion to 300 m²', 'A line would do that.'],
          ['The price of the average flat', 'Only a tree without splits says that.'],
          [
            'A price above all others, growing with the trees',
            'A mean of leaves never exceeds the largest leaf.',
          ],
        ],
      },
      {
        stem: 'A linear model of demand by temperature was fitted between 5 and 25 degrees. What does it do at 45 degrees?',
        right: [['It goes on along its line', 'It knows no end, which may be right or absurd.']],
        wrong: [
          ['It answers as at 25 degrees', 'A tree would do that.'],
          ['It answers with the mean', 'A line has no such place to fall back to.'],
          ['It widens until it is unsure', 'A bare prediction has no width.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'boosting-rounds',
    seconds: 90,
    hint: 'Which share of the rest remains after each round?',
    draw: (rng) => ({
      y: rng.int(30, 90),
      first: rng.int(5, 25),
      rate: rng.pick([0.1, 0.2, 0.5]),
      rounds: rng.int(2, 3),
    }),
    stem: ({ y, first, rate, rounds }) =>
      `For one row y = ${y} and boosting begins at ${first}. Each tree predicts exactly what is left over, and its answer is added times ${rate}. What is the prediction after ${rounds} trees?`,
    unit: 'A number to two decimal places.',
    value: ({ y, first, rate, rounds }) => y - (y - first) * (1 - rate) ** rounds,
    within: 0.02,
    because: ({ y, first, rate, rounds }) =>
      `Of the rest ${y - first} each round leaves ${(1 - rate).toFixed(1)}; after ${rounds} rounds ${((y - first) * (1 - rate) ** rounds).toFixed(3)} is left.`,
    slip: ({ y, first, rate, rounds }) =>
      `${(first + rounds * rate * (y - first)).toFixed(2)} takes the same step each time; but each tree is fitted to the smaller rest.`,
    again: ({ y, first, rate, rounds }) => {
      let said = first
      for (let i = 0; i < rounds; i++) said += rate * (y - said)
      return said
    },
  }),
  reckoned({
    name: 'forest-limit',
    seconds: 75,
    hint: 'One of the two parts does not depend on the number of trees.',
    draw: (rng) => ({
      v: rng.pick([4, 9, 16, 25, 50]),
      share: rng.pick([10, 20, 30, 40, 50]),
      n: rng.pick([10, 20, 50, 100]),
    }),
    stem: ({ v, share, n }) =>
      `Each tree has the variance ${v}, and two trees correlate by ${share / 100}. What is the variance of the mean of ${n} trees?`,
    unit: 'A number to two decimal places.',
    value: ({ v, share, n }) => (share / 100) * v + ((1 - share / 100) * v) / n,
    within: 0.02,
    because: ({ v, share, n }) =>
      `${share / 100} · ${v} stays for ever; ${1 - share / 100} · ${v} is divided by ${n}.`,
    slip: ({ v, n }) => `${v / n} would be right for trees that have nothing in common.`,
    again: ({ v, share, n }) => {
      // All n² entries of the covariance matrix, over n².
      const all = n * v + n * (n - 1) * (share / 100) * v
      return all / (n * n)
    },
  }),
  oneOf({
    name: 'more-trees',
    seconds: 60,
    hint: 'Are the trees averaged, or does each correct the ones before?',
    scenes: [
      {
        stem: 'A random forest has 300 trees and gets 1,700 more. What happens to the error on new rows?',
        right: [
          ['It changes hardly at all', 'The part that trees do not share is nearly gone; the rest stays.'],
        ],
        wrong: [
          ['It rises, as the forest overfits', 'More trees only steady the mean.'],
          ['It falls to zero', 'What all trees share stays.'],
          ['It falls to about a seventh', 'That would need trees with nothing in common, and no bias.'],
        ],
      },
      {
        stem: 'A boosted model stopped at 300 trees because the validation loss was least there. 1,700 more are added. What happens to the error on new rows?',
        right: [['It tends to rise', 'Later trees fit what is noise in the training rows.']],
        wrong: [
          [
            'It changes hardly at all, as trees are averaged',
            'Boosting adds trees to one another, it does not average.',
          ],
          ['It falls as fast as before', 'The validation loss had stopped falling.'],
          ['It becomes exactly the training error', 'The two move apart.'],
        ],
      },
      {
        stem: 'Why does each split of a random forest look at only a part of the features?',
        right: [
          [
            'So that the trees have less in common',
            'What they share is the part that averaging cannot remove.',
          ],
        ],
        wrong: [
          ['So that each tree is more accurate', 'Each single tree becomes a little worse.'],
          ['So that scaling is not needed', 'Trees never need it.'],
          ['So that the forest can extrapolate', 'It never can.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'stiffer',
    about: 'Penalties keep weights small',
    seconds: 75,
    hint: 'Stiffer means: the training rows are followed less closely.',
    scenes: [
      {
        stem: 'Which changes make a model stiffer, with more bias and less variance? Choose all.',
        right: [
          ['A larger λ of ridge', 'Weights are held nearer to zero.'],
          ['A smaller depth of a tree', 'Fewer questions, larger leaves.'],
          ['A larger least number of rows in a leaf', 'Means over more rows.'],
          ['Fewer rounds of boosting', 'Less of the rest is followed.'],
        ],
        wrong: [
          ['Adding products of features to a line', 'The line can bend in more ways.'],
          ['Letting a tree grow until leaves are pure', 'It then follows single rows.'],
          ['A smaller λ of lasso', 'More weights are let go.'],
          ['More rounds of boosting', 'More of the rest is followed.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'twins',
    about: 'A line adds up',
    seconds: 60,
    hint: 'A weight, or an importance, is told with all other features in the model.',
    scenes: [
      {
        stem: 'A line of rents has the weight of “size” at 9; when “distance to the centre” joins it, the weight becomes 12. In these data large flats are…',
        right: [
          [
            'farther from the centre',
            'Alone, size also carried the loss by distance, so its weight was too low.',
          ],
        ],
        wrong: [
          ['nearer to the centre', 'Then the weight of size alone would have been too high.'],
          ['as far out as small ones', 'Then the weight would hardly have moved.'],
          ['too few to say', 'The two weights say it for the rows of this fit.'],
        ],
      },
      {
        stem: 'Two columns are copies of each other, and shuffling either alone hardly hurts a boosted model. What follows?',
        right: [['Together they may matter most', 'While one is shuffled, the other carries the message.']],
        wrong: [
          ['Both can be dropped', 'Dropping one is harmless; of both nobody has asked.'],
          ['Neither has to do with the target', 'Each covers for the other.'],
          ['The model does not use them', 'It may use either, at any split.'],
        ],
      },
      {
        stem: 'In a line of wages the weight of “years of school” is 300. What does it say?',
        right: [
          [
            '300 more per year at equal values of the other features',
            'A weight is told with all others held.',
          ],
        ],
        wrong: [
          [
            'Each further year at school is what causes 300 more in wages',
            'The fit knows nothing of causes, or of what was left out.',
          ],
          ['Average wages differ by 300 between any two groups', 'Groups differ in other features too.'],
          ['300 is the correlation of the two', 'A correlation lies between −1 and 1.'],
        ],
      },
    ],
  }),
])
