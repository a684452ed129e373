import { oneOf, reckoned } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('statistics-foundations/estimation', [
  oneOf({
    name: 'chance-or-bias',
    seconds: 60,
    hint: 'Would ten times as many answers mend it?',
    scenes: [
      {
        stem: 'A survey about slow pages is shown at the bottom of the page, after it has loaded. What is the trouble?',
        right: [['A bias: who gave up waiting is never asked', 'More answers of this kind do not mend it.']],
        wrong: [
          ['Chance: more answers would mend it', 'Those who left are missing in any number.'],
          ['None at all, as everybody sees the same page and text', 'Only those see it who waited.'],
          ['The standard error cannot be computed for such things', 'It can; it does not hold the bias.'],
        ],
      },
      {
        stem: '50 of 20,000 invoices are drawn by lot and read. What is the main doubt about the share of wrong ones?',
        right: [['Chance: another 50 would give another share', 'A lot has no bias; 50 are few.']],
        wrong: [
          ['Bias: 50 are too small a part', 'The part hardly matters, the number does.'],
          ['Bias: wrong ones are drawn less often than right ones', 'A lot draws all alike.'],
          ['None, since they were drawn by lot and read by people', 'Few are unsure all the same.'],
        ],
      },
      {
        stem: 'Planes that came back are examined for holes, to see where armour is needed. What is the trouble?',
        right: [
          ['A bias: planes hit elsewhere did not come back', 'Holes show where a plane can be hit and live.'],
        ],
        wrong: [
          ['Chance: more planes are needed', 'Those that fell are missing in any number.'],
          ['The holes were not counted by independent people', 'Counting is not the trouble.'],
          ['The number of holes is not normally distributed', 'Its shape is not the trouble.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'se-of-share',
    seconds: 60,
    hint: 'The variance of one yes-or-no, over the number, under a root.',
    draw: (rng) => ({ n: rng.int(2, 40) * 50, percent: rng.int(5, 95) }),
    stem: ({ n, percent }) =>
      `Of ${n} people drawn by lot ${percent} % say yes. What is the standard error of this share, in percentage points?`,
    unit: 'Percentage points, to two decimal places.',
    value: ({ n, percent }) => Math.sqrt((percent * (100 - percent)) / n),
    within: 0.03,
    because: ({ n, percent }) => `√(${percent / 100} · ${((100 - percent) / 100).toFixed(2)} / ${n}) · 100.`,
    slip: () => 'Without the root one has the variance of the share.',
    again: ({ n, percent }) => {
      // The deviation of a single answer, over the root of how many there are.
      const p = percent / 100
      const single = Math.sqrt(p * (1 - p) ** 2 + (1 - p) * p ** 2)
      return (100 * single) / Math.sqrt(n)
    },
  }),
  reckoned({
    name: 'se-of-mean',
    seconds: 60,
    hint: 'How much people differ, over the root of how many were asked.',
    draw: (rng) => ({ sd: rng.int(4, 60), root: rng.int(3, 25) }),
    stem: ({ sd, root }) =>
      `${root ** 2} times were measured independently; their standard deviation is ${sd} seconds. What is the standard error of their mean?`,
    unit: 'Seconds, to two decimal places.',
    value: ({ sd, root }) => sd / root,
    within: 0.02,
    because: ({ sd, root }) => `${sd} / √${root ** 2} = ${sd} / ${root}.`,
    slip: ({ sd, root }) =>
      `${sd} says how much single times differ; ${(sd / root ** 2).toFixed(3)} would forget the root.`,
    again: ({ sd, root }) => Math.sqrt((root ** 2 * sd ** 2) / root ** 4),
  }),
  reckoned({
    name: 'four-times',
    about: 'The standard error',
    seconds: 60,
    hint: 'The number stands under a root.',
    draw: (rng) => ({ n: rng.int(2, 30) * 50, factor: rng.int(2, 5) }),
    stem: ({ n, factor }) =>
      `${n} answers gave a certain standard error. How many answers in all are needed to make it ${factor} times smaller?`,
    unit: 'A whole number.',
    value: ({ n, factor }) => n * factor ** 2,
    within: 0,
    because: ({ n, factor }) =>
      `√n has to grow ${factor}-fold, so n by ${factor}² = ${factor ** 2}: ${n * factor ** 2}.`,
    slip: ({ n, factor }) =>
      `${n * factor} makes it smaller by a factor of ${Math.sqrt(factor).toFixed(2)} only.`,
    again: ({ n, factor }) => {
      let more = n
      while (Math.sqrt(more / n) < factor - 1e-9) more += n
      return more
    },
  }),
  reckoned({
    name: 'interval-of-share',
    seconds: 90,
    hint: 'Standard error first, then not quite two of them.',
    draw: (rng) => ({ n: rng.int(4, 40) * 50, percent: rng.int(20, 80) }),
    stem: ({ n, percent }) =>
      `${percent} % of ${n} people drawn by lot say yes. What is the upper end of the usual 95 % interval (1.96 standard errors), in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ n, percent }) => percent + 1.96 * Math.sqrt((percent * (100 - percent)) / n),
    within: 0.1,
    because: ({ n, percent }) =>
      `${percent} + 1.96 · ${Math.sqrt((percent * (100 - percent)) / n).toFixed(2)}.`,
    slip: () => 'One standard error alone gives an interval of about 68 %.',
    again: ({ n, percent }) => {
      const p = percent / 100
      return 100 * (p + Math.sqrt((1.96 ** 2 * p * (1 - p)) / n))
    },
  }),
  oneOf({
    name: 'what-it-says',
    seconds: 75,
    hint: 'What would be repeated, and of what is it a share?',
    scenes: [
      {
        stem: 'A 95 % interval for a mean time goes from 41 to 47 seconds. What does it say?',
        right: [
          ['The method holds the truth in 95 of 100 samples', 'The 95 % belong to the method.'],
          ['Such intervals miss the truth in about 1 of 20 samples', 'The 95 % belong to the method.'],
        ],
        wrong: [
          ['95 % of single times lie from 41 to 47', 'It is about the mean; single times spread more.'],
          [
            'The next sample has its mean in it with 95 %, for certain',
            'The next mean spreads around the truth, not around this one.',
          ],
          ['95 % of those asked gave such a time', 'It is about the mean.'],
          [
            'The mean of those who were asked lies in it with 95 %',
            'That mean is known: it is in the middle.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'difference-of-two',
    seconds: 75,
    hint: 'Squares add; then take the root.',
    draw: (rng) => ({ a: rng.int(3, 30) / 10, b: rng.int(3, 30) / 10 }),
    stem: ({ a, b }) =>
      `Two independent means have standard errors of ${a} and ${b}. What is the standard error of their difference?`,
    unit: 'A number to two decimal places.',
    value: ({ a, b }) => Math.hypot(a, b),
    within: 0.011,
    because: ({ a, b }) => `√(${a}² + ${b}²).`,
    slip: ({ a, b }) =>
      `${(a + b).toFixed(1)} is too much, ${Math.abs(a - b).toFixed(1)} too little: variances add, also for a difference.`,
    again: ({ a, b }) => Math.max(a, b) * Math.sqrt(1 + (Math.min(a, b) / Math.max(a, b)) ** 2),
  }),
  reckoned({
    name: 'rule-of-three',
    seconds: 60,
    hint: 'How large may p be, so that “never” still happens in 5 % of cases?',
    draw: (rng) => ({ n: rng.int(2, 60) * 25 }),
    stem: ({ n }) =>
      `In ${n} independent runs nothing failed. What is the upper end of the 95 % interval for the rate of failure by the rule of three, in percent?`,
    unit: 'A percentage, to two decimal places.',
    value: ({ n }) => 300 / n,
    within: 0.02,
    because: ({ n }) => `3 / ${n}: there (1 − p)^${n} is about 5 %.`,
    slip: () => '0 % is the estimate; what has not been seen is not impossible.',
    again: ({ n }) => (100 * Math.round(-Math.log(0.05))) / n,
  }),
  reckoned({
    name: 'how-many',
    seconds: 75,
    hint: 'Solve 1.96 standard errors = half width for n.',
    draw: (rng) => ({ percent: rng.pick([10, 20, 30, 40, 50]), half: rng.pick([1, 1.5, 2, 2.5, 3, 4, 5]) }),
    stem: ({ percent, half }) =>
      `A share of about ${percent} % shall be known to ±${half} percentage points (95 %, 1.96). How many people have to be drawn?`,
    unit: 'A whole number, rounded up.',
    value: ({ percent, half }) => Math.ceil((1.96 ** 2 * percent * (100 - percent)) / half ** 2 - 1e-9),
    within: 1,
    because: ({ percent, half }) => `1.96² · ${percent / 100} · ${(100 - percent) / 100} / ${half / 100}².`,
    slip: () => 'The half width is squared: half of it needs four times as many.',
    again: ({ percent, half }) => {
      let n = 1
      while (1.96 * Math.sqrt((percent * (100 - percent)) / n) > half + 1e-12) n++
      return n
    },
  }),
  oneOf({
    name: 'draw-what',
    about: 'The bootstrap',
    seconds: 60,
    hint: 'What is independent of what?',
    scenes: [
      {
        stem: '300 customers gave 9,000 orders. What is drawn with replacement for the error of the mean order?',
        right: [['Customers, each with all their orders', 'Orders of one customer go together.']],
        wrong: [
          ['Single orders, 9,000 of them', 'The error comes out too small.'],
          ['Days, whatever happened on them', 'A customer buys on many days.'],
          ['30 orders of each customer, by lot', 'Some have fewer, and customers must be drawn.'],
        ],
      },
      {
        stem: 'Why are values drawn with replacement in a bootstrap?',
        right: [['Else each draw would be the same sample', 'n of n without replacement are all of them.']],
        wrong: [
          ['So that extreme values are drawn less often than others', 'All are drawn alike.'],
          ['So that the samples become larger', 'They have the same size.'],
          ['Because it takes away the bias of how they were chosen', 'It cannot.'],
        ],
      },
      {
        stem: 'Which of these can a bootstrap mend?',
        right: [['That no formula is known for an error', 'It finds it by trying.']],
        wrong: [
          ['That only those who are content have answered', 'It draws from the same people.'],
          ['That there are only five values in all of it', 'It knows these five alone.'],
          ['That a wrong scale was used', 'It draws wrong values.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'bias-again',
    about: 'From a part to the whole',
    seconds: 60,
    hint: 'What shrinks with size, and what does not?',
    scenes: [
      {
        stem: 'A million people answered on a web page; 400 others were drawn by lot and asked. Which estimate of the share of all people is better founded?',
        right: [['That of the 400 drawn by lot', 'Its error is known; that of the million is not.']],
        wrong: [
          ['That of the million, as its error is tiny', 'The error by chance is; the bias is not.'],
          ['Both pooled together', 'That is the million, nearly.'],
          ['Neither, as 400 are too few out of all', 'About ±5 points, for a town or a continent.'],
        ],
      },
      {
        stem: '1,000 drawn out of 50,000, or 1,000 out of 50 million: which share is surer?',
        right: [['About equal, as both are 1,000', 'The number drawn counts, hardly the size of the whole.']],
        wrong: [
          ['That out of 50,000', 'The part hardly matters.'],
          ['That out of 50 million, as more is known', 'The same number is known.'],
          ['Neither can be told without the mean', 'The error of a share needs p and n.'],
        ],
      },
      {
        stem: 'All 212 employees answered; 61 % are content. How large is the sampling error of this share for this firm now?',
        right: [['No sampling error at all', 'Everybody was asked.']],
        wrong: [
          ['About 3.3 points', 'That holds for 212 drawn from many.'],
          ['About 6.6 points', 'That would be an interval for a sample.'],
          ['It depends on the deviation', 'Nothing was drawn.'],
        ],
      },
    ],
  }),
])
