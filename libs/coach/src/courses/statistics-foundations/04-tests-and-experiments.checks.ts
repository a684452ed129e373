import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const choose = (n: number, k: number): number => {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

export default moduleChecks('statistics-foundations/tests-and-experiments', [
  reckoned({
    name: 'p-of-coin',
    seconds: 150,
    hint: 'All results as far from the middle as this one, or farther, on both sides.',
    draw: (rng) => {
      const n = rng.int(4, 6) * 2
      return { n, heads: n - rng.int(0, 2) }
    },
    stem: ({ n, heads }) =>
      `A coin shows heads in ${heads} of ${n} throws. What is the two-sided p-value for “it is fair”, in percent?`,
    unit: 'A percentage, to two decimal places.',
    value: ({ n, heads }) => {
      let ways = 0
      for (let k = heads; k <= n; k++) ways += 2 * choose(n, k)
      return (100 * ways) / 2 ** n
    },
    within: 0.02,
    because: ({ n, heads }) => `Twice the ways to get ${heads} or more, over 2^${n} = ${2 ** n}.`,
    slip: ({ heads }) =>
      `Exactly ${heads} is not enough: “as far out or farther”, and on the other side as well.`,
    again: ({ n, heads }) => {
      // Every sequence of throws, one by one.
      let out = 0
      for (let throws = 0; throws < 2 ** n; throws++) {
        const shown = throws.toString(2).split('1').length - 1
        out += Number(Math.abs(shown - n / 2) >= heads - n / 2)
      }
      return (100 * out) / 2 ** n
    },
  }),
  oneOf({
    name: 'what-p-is',
    seconds: 60,
    hint: 'What is supposed, and what is then asked?',
    scenes: [
      {
        stem: 'A test gives p = 0.03. What does it say?',
        right: [
          ['If nothing were going on, 3 % would be this far out', 'That is what p is.'],
          ['Chance alone goes this far, or farther, in 3 of 100 tries', 'That is what p is.'],
        ],
        wrong: [
          ['With 97 % something is going on', 'It needs to know how likely that was before.'],
          ['The effect is 3 % larger than what would have been expected without it', 'p is no size.'],
          [
            'In 97 of 100 repetitions it would be significant again',
            'That is the power, which is another thing.',
          ],
          ['With 3 % the result was made by chance', 'p supposes chance; it does not measure it.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'z-of-difference',
    seconds: 75,
    hint: 'The difference over its standard error; squares add.',
    draw: (rng) => ({ gap: rng.int(3, 30) / 10, a: rng.int(3, 12) / 10, b: rng.int(3, 12) / 10 }),
    stem: ({ gap, a, b }) =>
      `Two arms differ by ${gap} points; their standard errors are ${a} and ${b}. How many standard errors from zero is the difference?`,
    unit: 'A number to two decimal places.',
    value: ({ gap, a, b }) => gap / Math.hypot(a, b),
    within: 0.02,
    because: ({ gap, a, b }) => `${gap} / √(${a}² + ${b}²). Beyond 1.96 it is significant at 0.05.`,
    slip: () => 'Adding the two errors makes the doubt too large.',
    again: ({ gap, a, b }) => Math.sqrt(gap ** 2 / (a ** 2 + b ** 2)),
  }),
  reckoned({
    name: 'how-many-each',
    seconds: 75,
    hint: 'Variance of a yes-or-no, times sixteen, over the difference squared.',
    draw: (rng) => ({ percent: rng.int(2, 30), gap: rng.pick([0.5, 1, 1.5, 2, 3]) }),
    stem: ({ percent, gap }) =>
      `A rate of ${percent} % shall be compared with one that is ${gap} points higher, by n = 16·p(1 − p)/δ². How many people does each arm need?`,
    unit: 'A whole number, within 1 %.',
    value: ({ percent, gap }) => (16 * percent * (100 - percent)) / gap ** 2,
    within: 5,
    because: ({ percent, gap }) =>
      `16 · ${percent / 100} · ${((100 - percent) / 100).toFixed(2)} / ${gap / 100}².`,
    slip: () => 'It is the number for each arm, and δ is a share: one point is 0.01.',
    again: ({ percent, gap }) => {
      const [p, delta] = [percent / 100, gap / 100]
      return (4 / delta) ** 2 * (p - p ** 2)
    },
  }),
  oneOf({
    name: 'why-random',
    about: 'An experiment',
    seconds: 60,
    hint: 'In what else do the groups differ?',
    scenes: [
      {
        stem: 'Customers who use the new search buy 40 % more. Why is that no proof for the search?',
        right: [
          ['Who seeks a lot buys more anyway', 'They chose it themselves: the groups are other people.'],
        ],
        wrong: [
          ['40 % are too little', 'Size is not the trouble.'],
          ['The p-value of the difference is missing', 'It could be tiny, and prove nothing of the cause.'],
          ['Old customers were not asked for their view', 'Views are not the trouble.'],
        ],
      },
      {
        stem: 'What does random assignment do that no list of matched features can?',
        right: [['It evens out what nobody thought of', 'On average, in any feature.']],
        wrong: [
          ['It makes the groups exactly equal in size', 'Nearly; a list could do that too.'],
          ['It makes the effect of the change larger', 'It does not touch it.'],
          ['It replaces large numbers', 'Chance stays.'],
        ],
      },
      {
        stem: 'A new page goes live on 1 May and sales in May are 8 % above April. What is missing most?',
        right: [['A group with the old page in May', 'Otherwise May itself may be the cause.']],
        wrong: [
          ['A longer April to compare with', 'It would be another time all the same.'],
          ['The standard deviation of sales', 'It tells chance, not cause.'],
          ['A survey of those who bought', 'They do not know what they would have done.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'many-measures',
    seconds: 60,
    hint: 'How likely is it that none of them gives a false alarm?',
    draw: (rng) => ({ measures: rng.int(3, 40), alpha: rng.pick([1, 5, 10]) }),
    stem: ({ measures, alpha }) =>
      `${measures} independent measures are tested at ${alpha} % each, and nothing is going on. How likely is at least one “significant” result, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ measures, alpha }) => 100 * (1 - (1 - alpha / 100) ** measures),
    within: 0.15,
    because: ({ measures, alpha }) => `1 − ${((100 - alpha) / 100).toFixed(2)}^${measures}.`,
    slip: ({ measures, alpha }) =>
      `${alpha} % holds for one; Bonferroni would test each at ${(alpha / measures).toFixed(2)} %.`,
    again: ({ measures, alpha }) => {
      let [silent, alarmed] = [1, 0]
      for (let i = 0; i < measures; i++) {
        alarmed += (silent * alpha) / 100
        silent *= 1 - alpha / 100
      }
      return 100 * alarmed
    },
  }),
  reckoned({
    name: 'uneven-arms',
    seconds: 75,
    hint: 'Under half and half the difference of both numbers has the variance of their sum.',
    draw: (rng) => ({ a: rng.int(200, 900) * 50, gap: rng.int(2, 30) * 50 }),
    stem: ({ a, gap }) =>
      `Half and half was planned; ${a.toLocaleString('en')} and ${(a - gap).toLocaleString('en')} people came into the arms. How many standard errors is that from even? Take (a − b)/√(a + b).`,
    unit: 'A number to one decimal place.',
    value: ({ a, gap }) => gap / Math.sqrt(2 * a - gap),
    within: 0.06,
    because: ({ a, gap }) =>
      `${gap} / √${2 * a - gap}. Beyond about 3.5 it is hardly chance: somebody is lost on the way.`,
    slip: () => 'In percent the gap looks small; with so many people chance is far smaller.',
    again: ({ a, gap }) => {
      const n = 2 * a - gap
      return (a / n - 0.5) / Math.sqrt(0.25 / n)
    },
  }),
  someOf({
    name: 'which-spoils',
    seconds: 75,
    hint: 'Which of them makes false alarms or compares other people?',
    scenes: [
      {
        stem: 'Which of these spoil an experiment? Choose all.',
        right: [
          ['Ending it on the first day with p under 0.05', 'Peeking makes many false alarms.'],
          [
            'Reporting the one of twelve measures that came out',
            'One of twelve comes out by chance quite often.',
          ],
          ['Assigning by person and reckoning by click', 'Clicks of one person go together.'],
          [
            'Leaving out people of one arm who did not use the new thing',
            'Those who are left are other people.',
          ],
        ],
        wrong: [
          ['Fixing its end before it begins', 'That keeps the rate of false alarms.'],
          ['Letting it run two whole weeks', 'It evens out the days of the week.'],
          ['Naming one main measure', 'That is how it should be.'],
          ['Drawing by lot who gets what', 'That is how it should be.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'false-among-found',
    seconds: 90,
    hint: 'Count 1,000 ideas: the found ones of both kinds.',
    draw: (rng) => ({
      good: rng.pick([5, 10, 15, 20, 30]),
      power: rng.int(5, 9) * 10,
      alpha: rng.pick([1, 2, 5]),
    }),
    stem: ({ good, power, alpha }) =>
      `${good} % of ideas work. A test finds ${power} % of them, and calls ${alpha} % of the others significant too. Of the significant ones, what share is false, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ good, power, alpha }) => (100 * (100 - good) * alpha) / ((100 - good) * alpha + good * power),
    within: 0.15,
    because: ({ good, power, alpha }) =>
      `Of 1,000: ${((100 - good) * alpha) / 10} false and ${(good * power) / 10} right.`,
    slip: ({ alpha }) => `${alpha} % is a share of those that do not work, not of those that were found.`,
    again: ({ good, power, alpha }) => {
      const odds = ((100 - good) / good) * (alpha / power)
      return (100 * odds) / (1 + odds)
    },
  }),
  oneOf({
    name: 'read-interval',
    about: 'What a p-value is',
    seconds: 60,
    hint: 'What is still possible?',
    scenes: [
      {
        stem: 'The effect on sales is between −3 % and +9 % (95 %). What follows?',
        right: [['Too little is known', 'Harm and a large gain are both possible.']],
        wrong: [
          ['It has no effect', 'Zero is one of many that fit.'],
          ['It helps by 3 %', 'That is the middle, not what is known.'],
          ['It probably harms', 'Most of the interval lies above zero.'],
        ],
      },
      {
        stem: 'The effect is between +0.1 % and +0.3 %; below 2 % it does not pay. What follows?',
        right: [['It is real and too small', 'Significant is not the same as worth it.']],
        wrong: [
          ['It is worth it, as p is under 0.05', 'p is no size.'],
          ['It is probably chance', 'Zero does not fit.'],
          ['The test has to run on for longer', 'It is known well enough.'],
        ],
      },
      {
        stem: 'The effect is between −0.2 % and +0.2 %; from 1 % on it would matter. What follows?',
        right: [['It has no effect that matters', 'All that fits is smaller than 1 %.']],
        wrong: [
          ['Nothing, as zero is in it', 'The interval is narrow: it says a lot.'],
          ['It may well still matter a great deal', 'Then the interval would reach to 1 %.'],
          ['It needs more people to say anything', 'It is known well enough.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'p-again',
    about: 'What spoils it',
    seconds: 60,
    hint: 'Go through the list of what spoils.',
    scenes: [
      {
        stem: 'A test is looked at each morning for thirty days and ended at the first p under 0.05. Nothing is going on. How often does it end with an alarm?',
        right: [['Far more often than in 5 %', 'It has thirty chances, not one.']],
        wrong: [
          ['In 5 %, as was set', 'That holds for one look.'],
          ['In less than 5 %, since thirty days are much data', 'The looks make alarms, not the data.'],
          ['Never, as nothing at all is going on here', 'Chance goes far sometimes.'],
        ],
      },
      {
        stem: 'Sellers are split in half; the new half may offer lower fees. Both sell to the same buyers. What is the trouble?',
        right: [
          ['The old half loses what the new half gains', 'The difference is larger than the effect on all.'],
        ],
        wrong: [
          ['Sellers cannot be split by lot', 'They can.'],
          ['Fees are not normally distributed among sellers', 'Their shape is not the trouble.'],
          ['The p-value has to be divided by the two halves', 'One comparison needs no correction.'],
        ],
      },
      {
        stem: 'A new button is clicked 30 % more in its first two days. What is done?',
        right: [['One waits for whole weeks', 'People look at what is new.']],
        wrong: [
          ['One releases it, as 30 % is large', 'It may be novelty alone.'],
          ['One ends it, as it is too good', 'A large effect is a reason to look, not to end.'],
          ['One doubles the groups', 'Novelty stays with more people.'],
        ],
      },
    ],
  }),
])
