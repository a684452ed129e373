import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const slope = (x: readonly number[], y: readonly number[]): number =>
  x.reduce((sum, one, i) => sum + (one - mean(x)) * ((y[i] ?? 0) - mean(y)), 0) /
  x.reduce((sum, one) => sum + (one - mean(x)) ** 2, 0)

export default moduleChecks('statistics-foundations/regression', [
  reckoned({
    name: 'slope-of-few',
    seconds: 120,
    hint: 'Distances from both means, multiplied and added; over the squared distances in x.',
    draw: (rng) => ({ x: [1, 2, 3, 4], y: Array.from({ length: 4 }, (_, i) => rng.int(2, 8) + 3 * i) }),
    stem: ({ x, y }) =>
      `Points: ${x.map((one, i) => `(${one}, ${y[i] ?? 0})`).join(', ')}. What is the slope of the least-squares line?`,
    unit: 'A number to one decimal place.',
    value: ({ x, y }) => slope(x, y),
    within: 0.06,
    because: ({ x, y }) =>
      `Mean of x ${mean(x)}, of y ${mean(y)}; the products sum to ${(slope(x, y) * 5).toFixed(1)}, the squares in x to 5.`,
    slip: () => 'The line from the first to the last point uses two points of four.',
    again: ({ x, y }) => {
      // The slope at which the sum of squares stops falling.
      const loss = (b: number) => {
        const a = mean(y) - b * mean(x)
        return x.reduce((sum, one, i) => sum + ((y[i] ?? 0) - a - b * one) ** 2, 0)
      }
      let [low, high] = [-20, 20]
      for (let i = 0; i < 100; i++) {
        const [l, h] = [low + (high - low) / 3, high - (high - low) / 3]
        if (loss(l) < loss(h)) high = h
        else low = l
      }
      return (low + high) / 2
    },
  }),
  reckoned({
    name: 'through-means',
    seconds: 60,
    hint: 'Which point does the line always go through?',
    draw: (rng) => ({ x: rng.int(5, 40), y: rng.int(50, 300), b: rng.int(2, 12) / 2 }),
    stem: ({ x, y, b }) =>
      `The mean of x is ${x}, that of y is ${y}, the slope of the line ${b}. What is its intercept?`,
    unit: 'A number to one decimal place.',
    value: ({ x, y, b }) => y - b * x + 0,
    within: 0.05,
    because: ({ x, y, b }) => `${y} = a + ${b} · ${x}.`,
    slip: ({ y }) => `${y} is the height at the mean of x, not at 0.`,
    again: ({ x, y, b }) => {
      let at = y
      for (let i = 0; i < x; i++) at -= b
      return at
    },
  }),
  reckoned({
    name: 'predict-rent',
    seconds: 60,
    hint: 'Each feature times its weight; a yes counts 1.',
    draw: (rng) => ({
      base: rng.int(20, 40) * 10,
      per: rng.int(5, 12),
      size: rng.int(30, 90),
      lift: rng.int(2, 9) * 10,
      has: rng.int(0, 1),
    }),
    stem: ({ base, per, size, lift, has }) =>
      `rent = ${base} + ${per} · size + ${lift} · (1 with a lift, else 0). What does the line say of ${size} m² ${has ? 'with' : 'without'} a lift?`,
    unit: 'A whole number.',
    value: ({ base, per, size, lift, has }) => base + per * size + lift * has,
    within: 0,
    because: ({ base, per, size, lift, has }) => `${base} + ${per * size}${has ? ` + ${lift}` : ''}.`,
    slip: () => 'A yes/no feature shifts the line; without it nothing is added.',
    again: ({ base, per, size, lift, has }) => {
      let rent = has ? base + lift : base
      for (let i = 0; i < size; i++) rent += per
      return rent
    },
  }),
  reckoned({
    name: 'r-squared',
    seconds: 60,
    hint: 'How much is left over, of how much there was?',
    draw: (rng) => ({ all: rng.int(5, 40) * 20, left: rng.int(5, 90) }),
    stem: ({ all, left }) =>
      `Squared distances from the mean of y sum to ${all}, squared residuals to ${(all * left) / 100}. What is R²?`,
    unit: 'A number to two decimal places.',
    value: ({ left }) => 1 - left / 100,
    within: 0.006,
    because: ({ all, left }) => `1 − ${(all * left) / 100} / ${all}.`,
    slip: () => 'The ratio alone is what the line does not explain.',
    again: ({ all, left }) => (all - (all * left) / 100) / all,
  }),
  reckoned({
    name: 'slope-from-r',
    seconds: 60,
    hint: 'The correlation has no unit; the slope gets one from both deviations.',
    draw: (rng) => ({
      r: rng.pick([-0.8, -0.5, -0.4, 0.3, 0.5, 0.6, 0.8, 0.9]),
      sx: rng.int(2, 10),
      sy: rng.int(5, 60),
    }),
    stem: ({ r, sx, sy }) =>
      `The correlation is ${r}, the deviation of x is ${sx}, that of y ${sy}. What is the slope of y on x?`,
    unit: 'A number to two decimal places.',
    value: ({ r, sx, sy }) => (r * sy) / sx,
    within: 0.011,
    because: ({ r, sx, sy }) => `${r} · ${sy} / ${sx}.`,
    slip: () => 'Turned round, s_x / s_y would be the slope of x on y.',
    again: ({ r, sx, sy }) => (r * sx * sy) / sx ** 2,
  }),
  oneOf({
    name: 'read-residuals',
    about: 'How well it fits',
    seconds: 60,
    hint: 'What shape do they have, and what does a line not have?',
    scenes: [
      {
        stem: 'Residuals are positive at both ends and negative in the middle. What does it say?',
        right: [['The relation is curved', 'A line is the wrong shape.']],
        wrong: [
          ['The line is just right', 'Then they would show no pattern.'],
          ['Large values spread more', 'That would be a fan.'],
          ['One stray point is there', 'That would be a single one.'],
        ],
      },
      {
        stem: 'Residuals open like a fan: small at small predictions, large at large ones. What helps most often?',
        right: [['Taking the logarithm of y', 'Spread in proportion becomes even.']],
        wrong: [
          ['Dropping the large ones', 'They are what is asked about.'],
          ['A second line beside the first', 'Its mean is right; its spread is not.'],
          ['Taking another unit for x', 'A unit changes no shape.'],
        ],
      },
      {
        stem: 'Over the days residuals are positive for weeks, then negative for weeks. What suffers?',
        right: [['The standard errors', 'Neighbours go together, so there is less information than days.']],
        wrong: [
          ['The mean of the residuals', 'It is zero anyway.'],
          ['The unit of the slope', 'It stays.'],
          ['Nothing at all', 'Errors look smaller than they are.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'sign-turns',
    seconds: 60,
    hint: 'What influences both?',
    scenes: [
      {
        stem: 'Fires with more fire engines have more damage. What is missing in this model?',
        right: [['The size of the fire', 'It brings engines and damage.']],
        wrong: [
          ['The colour of the engines', 'It influences neither.'],
          ['The repair bill', 'That is the damage.'],
          ['The square of the engines', 'The shape is not the trouble.'],
        ],
      },
      {
        stem: 'Among towns, those with more storks have more births. What is the likely confounder?',
        right: [['How rural the towns are', 'It brings both.']],
        wrong: [
          ['How storks are counted', 'It makes no births.'],
          ['How many births there are', 'That is the result itself.'],
          ['How far storks fly', 'It does not differ by town.'],
        ],
      },
      {
        stem: 'Older machines break less per hour than new ones in the data. At equal use by the same crews they break more. What had happened?',
        right: [['Old ones were used more gently', 'Use went with age and with breaking.']],
        wrong: [
          ['Old ones are better built', 'At equal use they break more.'],
          ['The second model is wrong', 'It compares like with like.'],
          ['Breaking makes machines old', 'Age is no result of it.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'what-to-include',
    seconds: 90,
    hint: 'Does it come before both, between them, or after both?',
    scenes: [
      {
        stem: 'How does a training course affect wages? Which features belong into the model for the whole effect? Choose all.',
        right: [
          ['Schooling before the course', 'It influences who takes it, and wages.'],
          ['Age at the start of the course', 'It influences both.'],
          ['The trade before the course', 'It influences both.'],
          ['Wages before the course', 'They go with who takes it, and with later wages.'],
        ],
        wrong: [
          ['The post reached after the course', 'It lies between: holding it hides the effect.'],
          ['Whether one was promoted afterwards', 'It lies between.'],
          ['Whether one still works there today', 'It comes after both.'],
          ['The tax paid on the new wage', 'It follows from the wage.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'log-slope',
    seconds: 60,
    hint: 'On the scale of logarithms one adds; undo it with e.',
    draw: (rng) => ({ b: (rng.int(2, 60) / 100) * rng.pick([1, -1]) }),
    stem: ({ b }) =>
      `In a model of ln y the slope of x is ${b}. By how many percent does y change if x grows by 1?`,
    unit: 'A percentage to one decimal place, with a minus for a fall.',
    value: ({ b }) => 100 * (Math.exp(b) - 1),
    within: 0.1,
    because: ({ b }) => `e^${b} − 1. For small slopes that is about the slope itself.`,
    slip: ({ b }) => `${Math.round(b * 100)} % is the quick reading, good only near zero.`,
    again: ({ b }) => 100 * Math.expm1(b),
  }),
  reckoned({
    name: 'back-to-mean',
    seconds: 75,
    hint: 'How many deviations out was it, and which part of that is to be expected again?',
    draw: (rng) => ({
      mean: rng.int(40, 80),
      sd: rng.int(4, 12),
      z: rng.pick([-2, -1.5, 1.5, 2, 3]),
      r: rng.pick([0.2, 0.4, 0.5, 0.6, 0.8]),
    }),
    stem: ({ mean: m, sd, z, r }) =>
      `Scores of two years both have mean ${m} and deviation ${sd} and correlate by ${r}. Somebody had ${m + z * sd} in the first. What is to be expected in the second?`,
    unit: 'A number to one decimal place.',
    value: ({ mean: m, sd, z, r }) => m + r * z * sd,
    within: 0.1,
    because: ({ mean: m, sd, z, r }) =>
      `${z} deviations out, of which ${r} is expected again: ${m} + ${r} · ${z * sd}.`,
    slip: ({ mean: m, sd, z }) => `${m + z * sd} again would need a correlation of 1.`,
    again: ({ mean: m, sd, z, r }) => {
      const line = { b: (r * sd) / sd, a: m - r * m }
      return line.a + line.b * (m + z * sd)
    },
  }),
  oneOf({
    name: 'where-surest',
    about: 'How sure',
    seconds: 60,
    hint: 'What shrinks the error of a slope?',
    scenes: [
      {
        stem: 'With which twenty values of x is the slope known best, if they spread alike around the line?',
        right: [['From 10 to 100, spread out', 'The wider x, the surer the slope.']],
        wrong: [
          ['From 54 to 56, near the mean', 'A short lever.'],
          ['All measured at 55', 'Without spread in x no slope is known.'],
          ['From 50 to 60, evenly spaced', 'A shorter lever than from 10 to 100.'],
        ],
      },
      {
        stem: 'Which interval is wider at the same x?',
        right: [['That for one new case', 'Single cases spread around the line.']],
        wrong: [
          ['That for the mean of all cases there', 'It holds the doubt about the line alone.'],
          ['Both are equal', 'One has a part more.'],
          ['That for the slope in every case', 'It has another unit.'],
        ],
      },
      {
        stem: 'Sizes from 40 to 90 m² were seen. What does the line say of 300 m²?',
        right: [['Nothing that the data support', 'It is far beyond what was seen.']],
        wrong: [
          [
            'A price with the same error as at 65 m²',
            'Errors grow with the distance, and the shape is unknown.',
          ],
          ['A price with twice the error, as it is far', 'No rule says so.'],
          ['The largest price seen', 'A line goes on.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'cause-or-not',
    about: 'Back to the mean',
    seconds: 60,
    hint: 'What would have happened without the measure?',
    scenes: [
      {
        stem: 'The ten worst of 200 shops get training and are better next year. What is needed to know that training helped?',
        right: [['Some of the worst without training, by lot', 'They go back to the mean as well.']],
        wrong: [
          ['The ten best of the shops, for comparison', 'They go back from the other side.'],
          ['A second year of training for the same ten', 'It has no comparison either.'],
          [
            'The p-value of how much they have improved',
            'Going back is real, not chance alone; but it is no effect.',
          ],
        ],
      },
      {
        stem: 'Pilots who are praised for a very good landing land worse next time; those who are scolded for a bad one, better. What follows?',
        right: [['Nothing about praise: both go back', 'Extremes are partly luck.']],
        wrong: [
          ['Praise harms, and scolding helps pilots', 'It would look so without either.'],
          ['Praise helps, but only after some time', 'Nothing shows it.'],
          ['Landings are wholly a matter of luck', 'Then all would be alike on average.'],
        ],
      },
      {
        stem: 'When is there no way back to the mean to be expected?',
        right: [['If both values correlate fully', 'Then z stays the same.']],
        wrong: [
          ['If there are very many cases', 'It does not depend on the number.'],
          ['If the first one was very high', 'That is when it shows most.'],
          ['If nobody has done anything', 'That is when it shows purely.'],
        ],
      },
    ],
  }),
])
