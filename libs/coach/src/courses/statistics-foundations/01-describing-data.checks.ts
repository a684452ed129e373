import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const sorted = (values: readonly number[]): number[] => [...values].sort((x, y) => x - y)
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

export default moduleChecks('statistics-foundations/describing-data', [
  reckoned({
    name: 'mean-and-median',
    seconds: 75,
    hint: 'Sort for the one, add for the other.',
    draw: (rng) => ({
      values: rng.shuffle([...rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 11, 12], 6), rng.int(40, 95)]),
    }),
    stem: ({ values }) =>
      `Seven times in minutes: ${values.join(', ')}. By how many minutes does the mean lie above the median?`,
    unit: 'Minutes, to two decimal places.',
    value: ({ values }) => mean(values) - (sorted(values)[3] ?? 0),
    within: 0.01,
    because: ({ values }) =>
      `The mean is ${mean(values).toFixed(2)}, the fourth of the sorted values is ${sorted(values)[3] ?? 0}.`,
    slip: () => 'The median is the middle of the sorted values, not of the list as it stands.',
    again: ({ values }) => {
      // The median is the value with three below it.
      const middle = values.find((one) => values.filter((other) => other < one).length === 3) ?? 0
      return mean(values.map((one) => one - middle))
    },
  }),
  reckoned({
    name: 'weighted-mean',
    seconds: 75,
    hint: 'Add up everything behind the means first.',
    draw: (rng) => ({
      a: { n: rng.int(2, 9) * 10, mean: rng.int(30, 80) },
      b: { n: rng.int(10, 40) * 10, mean: rng.int(5, 25) },
    }),
    stem: ({ a, b }) =>
      `${a.n} orders have a mean of ${a.mean}, ${b.n} others a mean of ${b.mean}. What is the mean of all?`,
    unit: 'A number to two decimal places.',
    value: ({ a, b }) => (a.n * a.mean + b.n * b.mean) / (a.n + b.n),
    within: 0.02,
    because: ({ a, b }) => `(${a.n} · ${a.mean} + ${b.n} · ${b.mean}) / ${a.n + b.n}.`,
    slip: ({ a, b }) => `${(a.mean + b.mean) / 2} lets ${a.n} orders count as much as ${b.n}.`,
    again: ({ a, b }) =>
      mean([...Array.from({ length: a.n }, () => a.mean), ...Array.from({ length: b.n }, () => b.mean)]),
  }),
  reckoned({
    name: 'growth-mean',
    seconds: 75,
    hint: 'Growth multiplies; undo the multiplying with a root.',
    draw: (rng) => ({ up: rng.int(1, 9) * 10, down: rng.int(1, 6) * 10 }),
    stem: ({ up, down }) =>
      `A value rises by ${up} % in one year and falls by ${down} % in the next. What is the mean rate of change per year, in percent?`,
    unit: 'A percentage to one decimal place, with a minus for a fall.',
    value: ({ up, down }) => 100 * (Math.sqrt((1 + up / 100) * (1 - down / 100)) - 1) + 0,
    within: 0.1,
    because: ({ up, down }) => `The square root of ${1 + up / 100} · ${(1 - down / 100).toFixed(1)}, less 1.`,
    slip: ({ up, down }) => `(${up} − ${down}) / 2 adds rates that belong to different amounts.`,
    again: ({ up, down }) => 100 * (Math.exp((Math.log1p(up / 100) + Math.log1p(-down / 100)) / 2) - 1),
  }),
  reckoned({
    name: 'standard-deviation',
    seconds: 120,
    hint: 'Mean, distances, squares, their sum over n − 1, root.',
    draw: (rng) => ({ values: Array.from({ length: 5 }, () => rng.int(1, 20)) }),
    stem: ({ values }) => `A sample: ${values.join(', ')}. What is its standard deviation, with n − 1?`,
    unit: 'A number to two decimal places.',
    value: ({ values }) =>
      Math.sqrt(values.reduce((sum, one) => sum + (one - mean(values)) ** 2, 0) / (values.length - 1)),
    within: 0.02,
    because: ({ values }) =>
      `The mean is ${mean(values)}; the squared distances sum to ${values.reduce((sum, one) => sum + (one - mean(values)) ** 2, 0).toFixed(2)}, over 4, root.`,
    slip: () =>
      'With n instead of n − 1 it comes out too small for a sample; without the root it is the variance.',
    again: ({ values }) => {
      // Half the mean squared difference of all ordered pairs of different places.
      const pairs = values.flatMap((x, i) => values.filter((_, j) => j !== i).map((y) => (x - y) ** 2))
      return Math.sqrt(mean(pairs) / 2)
    },
  }),
  oneOf({
    name: 'which-summary',
    about: 'The middle',
    seconds: 60,
    hint: 'Is it about one usual case, or about all together?',
    scenes: [
      {
        stem: 'A clinic plans how many hours of nursing it needs for 3,000 patients. Which figure per patient does it need?',
        right: [['The mean', 'Times 3,000 it is the sum of hours.']],
        wrong: [
          ['The median', 'Times 3,000 it is no sum: long cases are left out.'],
          ['The mode', 'The most frequent says nothing of the sum.'],
          ['The third quartile', 'It is a single case, too.'],
        ],
      },
      {
        stem: 'Somebody wants to know what a flat usually costs in a town with some palaces. Which figure fits?',
        right: [['The median', 'Palaces do not move it.']],
        wrong: [
          ['The mean', 'A few palaces pull it up.'],
          ['The range', 'It is the distance of the two ends.'],
          ['The variance', 'It measures spread.'],
        ],
      },
      {
        stem: 'Which measure of spread stays the same when the largest of 200 values is typed ten times too large?',
        right: [['The interquartile range', 'It looks at the middle half alone.']],
        wrong: [
          ['The standard deviation', 'The square of the distance grows.'],
          ['The variance', 'The square of the distance grows.'],
          ['The range from least to largest', 'It ends at that value.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'far-out',
    seconds: 75,
    hint: 'Half as much again of the middle half, beyond the upper quartile.',
    draw: (rng) => {
      const lower = rng.int(5, 40)
      return { lower, upper: lower + rng.int(2, 30) * 2 }
    },
    stem: ({ lower, upper }) =>
      `The quartiles are ${lower} and ${upper}. From which value on is a large one drawn as a point of its own in a box plot?`,
    unit: 'A number.',
    value: ({ lower, upper }) => upper + 1.5 * (upper - lower),
    within: 0.1,
    because: ({ lower, upper }) => `${upper} + 1.5 · ${upper - lower}.`,
    slip: () => 'It is counted from the quartile, not from the median or the mean.',
    again: ({ lower, upper }) => 2.5 * upper - 1.5 * lower,
  }),
  someOf({
    name: 'shift-and-scale',
    seconds: 75,
    hint: 'Adding moves the heap; multiplying stretches it too.',
    scenes: [
      {
        stem: 'All values of a column are turned from Celsius to Fahrenheit: times 1.8, plus 32. What is true? Choose all.',
        right: [
          ['The mean is multiplied by 1.8, then 32 is added', 'It goes where all values go.'],
          ['The median is multiplied by 1.8, then 32 is added', 'The order stays.'],
          ['The standard deviation is multiplied by 1.8', 'Adding does not spread.'],
          ['The variance is multiplied by 3.24', 'The square of 1.8.'],
        ],
        wrong: [
          ['The standard deviation grows by 32 as well', 'Adding moves all alike.'],
          ['The variance is multiplied by 1.8', 'It goes with the square.'],
          ['The standard scores are multiplied by 1.8', 'They stay: numerator and denominator grow alike.'],
          ['The interquartile range stays the same', 'It is stretched by 1.8.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'total-share',
    seconds: 90,
    hint: 'Add the cases, add the successes, divide once.',
    draw: (rng) => ({
      easy: rng.int(1, 9) * 100,
      hard: rng.int(1, 9) * 100,
      good: rng.int(75, 95),
      poor: rng.int(20, 45),
    }),
    stem: ({ easy, hard, good, poor }) =>
      `Of ${easy} easy cases ${good} % succeed, of ${hard} hard ones ${poor} %. What share of all cases succeeds, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ easy, hard, good, poor }) => (easy * good + hard * poor) / (easy + hard),
    within: 0.1,
    because: ({ easy, hard, good, poor }) =>
      `${(easy * good) / 100} + ${(hard * poor) / 100} of ${easy + hard}.`,
    slip: () =>
      'The total hangs on how many of each kind there were: that is what can turn a comparison round.',
    again: ({ easy, hard, good, poor }) => poor + ((good - poor) * easy) / (easy + hard),
  }),
  oneOf({
    name: 'which-comparison',
    seconds: 75,
    hint: 'Who was in each total?',
    scenes: [
      {
        stem: 'Team A solves 80 % of its easy and 40 % of its hard tickets, team B 75 % and 35 %. In total B solves more. How can that be?',
        right: [['B has more of the easy tickets', 'Its total is made mostly of what is solved often.']],
        wrong: [
          ['It cannot be: A is better in both', 'Totals weigh the kinds by how many there are.'],
          ['B has solved more tickets altogether', 'Numbers alone do not turn shares round.'],
          ['One of the shares was rounded wrongly', 'It comes out so with exact numbers.'],
        ],
      },
      {
        stem: 'You have a hard case. Clinic A heals 30 % of hard ones and 55 % of all, B 25 % and 70 %. Which figure do you look at?',
        right: [['30 % and 25 %', 'Your case is hard.']],
        wrong: [
          ['55 % and 70 %', 'They mix who came there.'],
          ['The mean of both figures of each clinic', 'It mixes them too.'],
          ['Neither, as they contradict each other', 'They answer other questions.'],
        ],
      },
      {
        stem: 'Wages rose in each of three trades, and the mean wage of all fell. What has happened?',
        right: [['More people work in the trade that pays least', 'The mix has changed.']],
        wrong: [
          ['The mean has been reckoned with the wrong number', 'It can be right.'],
          ['Prices have risen more quickly than the wages did', 'Prices have no part in it.'],
          ['In one of the trades the wages fell after all', 'They rose in each.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'z-score',
    about: 'Shapes and scales',
    seconds: 60,
    hint: 'How many deviations is it from its mean?',
    draw: (rng) => ({
      mean: rng.int(40, 90),
      sd: rng.int(4, 16),
      z: rng.pick([-2, -1.5, -0.5, 0.5, 1, 1.5, 2.5]),
    }),
    stem: ({ mean: m, sd, z }) =>
      `A value is ${m + sd * z}, the mean ${m}, the standard deviation ${sd}. What is its standard score?`,
    unit: 'A number to one decimal place.',
    value: ({ z }) => z,
    within: 0.05,
    because: ({ mean: m, sd, z }) => `(${m + sd * z} − ${m}) / ${sd}.`,
    slip: () => 'The sign matters: below the mean it is negative.',
    again: ({ mean: m, sd, z }) => (m + sd * z) / sd - m / sd,
  }),
  oneOf({
    name: 'middle-again',
    about: 'The middle',
    seconds: 60,
    hint: 'What pulls the mean, and what does not pull the median?',
    scenes: [
      {
        stem: 'The mean of a column is 58, its median 21. What does it look like?',
        right: [['A long tail to the right', 'A few large values pull the mean up.']],
        wrong: [
          ['A long tail to the left of most of the values', 'Then the mean would lie below.'],
          ['A bell around 40', 'There mean and median agree.'],
          ['Two equal heaps', 'The two would lie near each other, in between.'],
        ],
      },
      {
        stem: 'Ten people earn 2,000 to 3,000, and one who earns 90,000 joins them. What happens to the median?',
        right: [['Hardly anything', 'One value more, above the middle.']],
        wrong: [
          ['It rises to about 10,000', 'That is what the mean does.'],
          ['It becomes equal to the mean', 'The mean is pulled far up.'],
          ['It cannot be told any more', 'It is the sixth of eleven.'],
        ],
      },
      {
        stem: 'A column of ages has a spike at 999. What is it most likely?',
        right: [['A code for “unknown”', 'Nobody is 999, and many have it.']],
        wrong: [
          ['The mode of the ages', 'It is the most frequent, but no age.'],
          ['An error of rounding', 'Rounding does not lead there.'],
          ['The tail of the ages', 'A tail has no gap before it.'],
        ],
      },
    ],
  }),
])
