import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, two) => one - two)
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const COLOURS = ['red', 'green', 'blue'] as const

export default moduleChecks('ml-engineering/baselines-first', [
  reckoned({
    name: 'best-constant',
    seconds: 100,
    hint: 'Which constant is best by this measure, and how far are the values from it on average?',
    draw: (rng) => ({
      waits: rng.shuffle([rng.int(2, 6), rng.int(7, 9), rng.int(10, 14), rng.int(15, 19), rng.int(40, 90)]),
    }),
    stem: ({ waits }) =>
      `Five waiting times are ${waits.join(', ')} minutes. Which mean absolute error has the best constant for them?`,
    unit: 'Minutes, to one decimal place.',
    value: ({ waits }) => {
      const middle = sorted(waits)[2] ?? 0
      return mean(waits.map((wait) => Math.abs(wait - middle)))
    },
    within: 0.06,
    because: ({ waits }) =>
      `The median ${sorted(waits)[2] ?? 0} is best by absolute distances: they are ${waits.map((wait) => Math.abs(wait - (sorted(waits)[2] ?? 0))).join(', ')}.`,
    slip: ({ waits }) =>
      `The mean, ${mean(waits)}, is best by squares; here the one long wait pulls it away.`,
    again: ({ waits }) => {
      let least = Infinity
      for (let guess = 0; guess <= 100; guess++)
        least = Math.min(least, waits.reduce((sum, wait) => sum + Math.abs(wait - guess), 0) / 5)
      return least
    },
  }),
  reckoned({
    name: 'constant-log-loss',
    seconds: 90,
    hint: 'What does the forecast say to those who come true, and what to the others?',
    draw: (rng) => ({ share: rng.int(3, 45) }),
    stem: ({ share }) =>
      `Of all cases ${share} % are a yes. A forecast says ${share / 100} to everybody. What is its log loss, with natural logarithms?`,
    unit: 'A number to three decimal places.',
    value: ({ share }) => {
      const p = share / 100
      return -p * Math.log(p) - (1 - p) * Math.log(1 - p)
    },
    within: 0.003,
    because: ({ share }) =>
      `−${share / 100} · ln ${share / 100} − ${(1 - share / 100).toFixed(2)} · ln ${(1 - share / 100).toFixed(2)}.`,
    slip: () =>
      'ln 2 = 0.693 is what one half for everybody scores; with rare cases the constant is much better than that.',
    again: ({ share }) => {
      // Case by case over a hundred of them.
      let sum = 0
      for (let i = 0; i < 100; i++) sum -= Math.log(i < share ? share / 100 : (100 - share) / 100)
      return sum / 100
    },
  }),
  reckoned({
    name: 'seasonal-error',
    seconds: 100,
    hint: 'Hold each day against the one that stands above it, not beside it.',
    draw: (rng) => {
      const last = DAYS.map((_, i) => rng.int(20, 40) + (i > 4 ? 30 : 0))
      return { last, now: last.map((sold) => sold + rng.int(-6, 9)) }
    },
    stem: () =>
      'A shop sold this. What is the mean absolute error of the seasonal naive forecast, with a season of a week, over the days of this week?',
    code: ({ last, now }) =>
      [
        `            ${DAYS.join('  ')}`,
        `last week   ${last.join('  ')}`,
        `this week   ${now.join('  ')}`,
      ].join('\n'),
    unit: 'A number to two decimal places.',
    value: ({ last, now }) => mean(now.map((sold, i) => Math.abs(sold - (last[i] ?? 0)))),
    within: 0.01,
    because: ({ last, now }) =>
      `The distances are ${now.map((sold, i) => Math.abs(sold - (last[i] ?? 0))).join(', ')}; their sum is divided by 7.`,
    slip: () =>
      'Each weekday is held against the same weekday; without the absolute value misses in both directions would cancel.',
    again: ({ last, now }) => {
      let [above, below] = [0, 0]
      now.forEach((sold, i) => {
        const off = sold - (last[i] ?? 0)
        if (off > 0) above += off
        else below -= off
      })
      return (above + below) / 7
    },
  }),
  reckoned({
    name: 'skill-of-two',
    seconds: 60,
    hint: 'What part of the baseline’s error is taken away?',
    draw: (rng) => ({ base: rng.int(20, 80) / 4, model: rng.int(20, 80) / 4 }),
    stem: ({ base, model }) =>
      `The seasonal naive forecast has a mean error of ${base}, a model one of ${model}. What is the skill of the model?`,
    unit: 'A number to two decimal places; a minus sign where it is worse.',
    value: ({ base, model }) => 1 - model / base,
    within: 0.011,
    because: ({ base, model }) => `1 − ${model} / ${base}.`,
    slip: () => 'It is a share of the baseline’s error; below 0 the baseline would have been better.',
    again: ({ base, model }) => (base - model) / base,
  }),
  reckoned({
    name: 'one-rule',
    seconds: 100,
    hint: 'For each value of the feature: which answer is given there, and how many are then right?',
    draw: (rng) =>
      drawnUntil(
        () => ({ counts: COLOURS.map(() => [rng.int(5, 60), rng.int(5, 60)] as const) }),
        ({ counts }) =>
          counts.every(([yes, no]) => yes !== no) && new Set(counts.map(([yes, no]) => yes > no)).size > 1,
      ),
    stem: () =>
      'A one-rule answers for each colour with the class that is most frequent there. In how many percent of these rows is it right?',
    code: ({ counts }) =>
      [
        'colour   yes   no',
        ...counts.map(
          ([yes, no], i) =>
            `${(COLOURS[i] ?? '').padEnd(8)} ${String(yes).padStart(3)}  ${String(no).padStart(3)}`,
        ),
      ].join('\n'),
    unit: 'A percentage, to one decimal place.',
    value: ({ counts }) =>
      (100 * counts.reduce((sum, [yes, no]) => sum + Math.max(yes, no), 0)) /
      counts.reduce((sum, [yes, no]) => sum + yes + no, 0),
    within: 0.1,
    because: ({ counts }) =>
      `Right are ${counts.map(([yes, no]) => Math.max(yes, no)).join(' + ')} of ${counts.reduce((sum, [yes, no]) => sum + yes + no, 0)}.`,
    slip: () => 'One answer for all colours is the constant; the rule may answer otherwise for each of them.',
    again: ({ counts }) => {
      const all = counts.flat().reduce((sum, n) => sum + n, 0)
      const wrong = counts.reduce((sum, pair) => sum + Math.min(...pair), 0)
      return 100 - (100 * wrong) / all
    },
  }),
  oneOf({
    name: 'which-opponent',
    seconds: 60,
    hint: 'Which of the cheap answers is the hardest to beat here?',
    scenes: [
      {
        stem: 'Calls at a desk have a strong rhythm of the week and little trend. Against what is a forecast for tomorrow held?',
        right: [['The calls of the same weekday last week', 'It has the rhythm, and costs nothing.']],
        wrong: [
          ['The calls of today', 'A Saturday after a Friday is an easy victim.'],
          ['The mean of the whole last year', 'It knows nothing of the week.'],
          ['A forecast of one half for every day', 'It is no number of calls.'],
          ['The best of ten networks, trained over night', 'It is no baseline.'],
        ],
      },
      {
        stem: 'A clinic sorts letters by three lines of code that somebody wrote years ago. Against what is a model held?',
        right: [['Those three lines, on the same letters', 'They are what would be replaced.']],
        wrong: [
          ['The most frequent heap for each letter', 'It is easier than what there is.'],
          ['A coin for each of the letters', 'It is easier than what there is.'],
          ['The three lines, by their author’s memory', 'Memory is kinder than a count.'],
          ['The figure that another clinic has published', 'Other letters, other heaps.'],
        ],
      },
      {
        stem: 'A machine’s temperature hardly moves from one minute to the next. Against what is a forecast for the next minute held?',
        right: [['The temperature of this minute', 'As last time is nearly right already.']],
        wrong: [
          ['The mean of all the machines', 'It is farther away than the last value.'],
          ['The temperature of a week ago', 'There is no rhythm of a week.'],
          ['The highest value ever seen', 'It is nearly always far off.'],
          ['The temperature of an hour ago, plus one', 'It is farther away than the last value.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'gap-closed',
    seconds: 75,
    hint: 'Where does counting begin, where does it end, and how far along is the model?',
    draw: (rng) => {
      const ceiling = rng.int(3, 8)
      const rule = ceiling + rng.int(6, 14)
      return { ceiling, rule, model: rule - rng.int(1, rule - ceiling - 1) }
    },
    stem: ({ ceiling, rule, model }) =>
      `The rule of today is off by ${rule} on average, a model by ${model}, and two careful people differ by ${ceiling}. Which share of the gap does the model close, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ ceiling, rule, model }) => (100 * (rule - model)) / (rule - ceiling),
    within: 0.1,
    because: ({ ceiling, rule, model }) => `(${rule} − ${model}) / (${rule} − ${ceiling}).`,
    slip: ({ rule, model }) =>
      `(${rule} − ${model}) / ${rule} takes it that an error of 0 can be reached, which not even people do.`,
    again: ({ ceiling, rule, model }) => 100 - (100 * (model - ceiling)) / (rule - ceiling),
  }),
  oneOf({
    name: 'worth-of-a-rung',
    seconds: 60,
    hint: 'Is there a figure that says what the last step brings, and one that says what it costs?',
    scenes: [
      {
        stem: 'A network is off by 7.9, boosted trees by 8.0; with other seeds both move by 0.2. The network needs 80 ms, the trees 6. The page wants an answer within 50. Which is released?',
        right: [
          ['The boosted trees', 'The difference is within what the seed does, and only they keep the limit.'],
        ],
        wrong: [
          ['The network, as its error is lower', '0.1 is less than what the seed moves.'],
          ['Both, and the mean of their answers', 'It takes as long as the slower one.'],
          ['Neither of them', 'Both beat the rule; one is chosen by its cost.'],
          ['The network, with its best seed', 'The best of many seeds is luck.'],
        ],
      },
      {
        stem: 'A linear model closes 60 % of the gap, a network 90 %; each percent of the gap is worth 1,000 euros a year, and the network costs 8,000 more a year. Which is released?',
        right: [['The network', 'It brings 30,000 and costs 8,000.']],
        wrong: [
          ['The linear model, since it is simpler', 'Simple is worth something, here less than 22,000.'],
          ['The linear model, since 60 % is more than half', 'Half is no line of anything.'],
          ['Neither', 'No release brings nothing.'],
          ['A larger network first', 'It can be tried behind the one that pays.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'fair-fight',
    seconds: 75,
    hint: 'What does the one have that the other was not given?',
    scenes: [
      {
        stem: 'A new method is said to be better than an old one. Which of these make the comparison unfair? Choose all.',
        right: [
          ['The new one was tuned for a week, the old one runs as it came', 'The effort is not the same.'],
          ['The old one’s figure is taken from its paper, with another split', 'The rows are not the same.'],
          ['Only for the new one the texts were cleaned', 'The data are not the same.'],
          [
            'The new one’s best of twenty seeds stands beside the old one’s only run',
            'The best of many is luck.',
          ],
        ],
        wrong: [
          ['Both are measured on the same test rows', 'It is what a comparison needs.'],
          ['Both got thirty tries on the validation rows', 'The effort is the same.'],
          ['The spread over five seeds is printed for both', 'One sees what is more than luck.'],
          ['The old one is thirty years older', 'Age is no handicap.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-rungs',
    seconds: 75,
    hint: 'From what costs nothing to what costs most; each has to beat the one before.',
    chains: [
      {
        stem: 'In which order are these tried, first at the top?',
        steps: [
          'The best constant',
          'A rule of one feature',
          'A linear model of a few features',
          'Boosted trees of all features',
          'A network with layers of its own',
        ],
        because: 'Each rung costs more to run and to explain, so it has to beat the one below it.',
      },
      {
        stem: 'Sales of a week are to be forecast. In which order are these tried, first at the top?',
        steps: [
          'The mean of all weeks',
          'The value of last week',
          'The value of the same week last year, with the trend added',
          'A regression on price and season',
          'A network over all shops at once',
        ],
        because:
          'From the constant over what was last time to what has to be fitted, and then to what has to be trained.',
      },
    ],
  }),
  oneOf({
    name: 'constant-again',
    seconds: 60,
    hint: 'Which constant is best by which measure, and which one is R² held against?',
    about: 'The best answer without looking',
    scenes: [
      {
        stem: 'By which measure is the mean the best constant?',
        right: [['Mean squared error', 'Squares are least around the mean.']],
        wrong: [
          ['Mean absolute error', 'There it is the median.'],
          ['Accuracy', 'There it is the most frequent class.'],
          ['The share within one minute', 'There it is where most values lie close.'],
          ['The largest error of all', 'There it is the middle between least and most.'],
        ],
      },
      {
        stem: 'On new rows a model has an R² of −0.1. What does it say?',
        right: [['It is worse than their mean', 'R² is 0 for that constant.']],
        wrong: [
          ['It is wrong in one of ten', 'R² is about squares, not about counts.'],
          ['It has to be turned around', 'A sign of R² is no direction.'],
          ['It cannot be: R² is a square', 'It is 1 less a ratio, which may be over 1.'],
          ['It explains a tenth of the whole spread', 'That would be +0.1.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'skill-again',
    seconds: 75,
    hint: 'Turn the formula of the skill around.',
    about: 'Yesterday, and the same day last week',
    draw: (rng) => ({ base: rng.int(8, 40), skill: rng.pick([10, 15, 20, 25, 40]) }),
    stem: ({ base, skill }) =>
      `A model must have a skill of 0.${String(skill).padStart(2, '0')} against a baseline with a mean error of ${base}. How large may its own mean error be at most?`,
    unit: 'A number to two decimal places.',
    value: ({ base, skill }) => base * (1 - skill / 100),
    within: 0.011,
    because: ({ base, skill }) =>
      `1 − error / ${base} = ${skill / 100}, so the error is ${base} · ${(1 - skill / 100).toFixed(2)}.`,
    slip: () => 'The skill is what is taken away, not what is left.',
    again: ({ base, skill }) => base - (base * skill) / 100,
  }),
  moduleTask({
    name: 'skill-task',
    kind: 'code-js',
    about: 'Yesterday, and the same day last week',
    seconds: 420,
    hint: 'For which places is there a value of one season before, and what if the baseline makes no mistake?',
    params: (rng) => {
      const list = (numbers: readonly number[]) => `[${numbers.join(', ')}]`
      const made = (
        name: string,
        actual: readonly number[],
        forecast: readonly number[],
        season: number,
        gives: string,
      ) => {
        const call = `skill(${list(actual)}, ${list(forecast)}, ${season})`
        return { name, shown: `${call} gives ${gives}`, call, gives }
      }
      const a = rng.int(5, 30)
      const b = rng.int(40, 90)
      return {
        cases: [
          made('a forecast that helps', [a, a + 4, a, a + 4], [0, a + 3, a + 1, a + 3], 1, '0.75'),
          made(
            'a season of two',
            [a, a + 3, a + 4, a + 3, a + 8, a + 3],
            [0, 0, a + 3, a + 4, a + 8, a + 1],
            2,
            '0.5',
          ),
          made('worse than the baseline', [b, b + 2, b, b + 2, b], [0, b - 2, b + 4, b - 2, b + 4], 1, '-1'),
          made(
            'the first season counts for nothing',
            [b, 2, b + 4, 2, b],
            [999, -999, b + 2, 2, b + 2],
            2,
            '0.5',
          ),
          made('a baseline without a mistake', [a, a, a, a], [a, a, a + 1, a], 1, 'null'),
          made('too few values', [a, b], [a, b], 2, 'null'),
          made('as it should be', [a, a + 2, a], [0, a + 2, a], 1, '1'),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `skill(actual, forecast, season)`: 1 − (sum of absolute errors of the forecast) / (sum of absolute errors of the seasonal naive forecast). Both are taken over the places that have a value one season before; the forecast of a place stands at the same index as the actual value. Where there are no such places, or the baseline makes no mistake, it gives null.',
      starter: 'function skill(actual, forecast, season) {\n  return null\n}\n',
      answerHint: 'JavaScript that declares skill.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'function skill(actual, forecast, season) {\n  let model = 0\n  let base = 0\n  for (let i = season; i < actual.length; i++) {\n    model += Math.abs(actual[i] - forecast[i])\n    base += Math.abs(actual[i] - actual[i - season])\n  }\n  return base === 0 ? null : 1 - model / base\n}',
    }),
    why: () => ({
      right:
        'Both errors run over the same places, from the second season on, and a baseline of 0 has no ratio.',
      wrong:
        'Do both sums leave out the first season? A forecast that is judged on more places than its baseline is not judged fairly. Look also at what a baseline without a mistake gives.',
    }),
    solutions: () => [
      'const skill = (actual, forecast, season) => { const off = (said) => actual.slice(season).reduce((sum, value, i) => sum + Math.abs(value - said[i]), 0); const base = off(actual); return base > 0 ? 1 - off(forecast.slice(season)) / base : null }',
      'function skill(actual, forecast, season) { const at = actual.map((_, i) => i).filter((i) => i >= season); const b = at.map((i) => Math.abs(actual[i] - actual[i - season])).reduce((x, y) => x + y, 0); const m = at.map((i) => Math.abs(actual[i] - forecast[i])).reduce((x, y) => x + y, 0); if (!b) return null; return 1 - m / b }',
    ],
    wrong: () => ({
      'the first season is judged too':
        'function skill(actual, forecast, season) { let m = 0, b = 0; actual.forEach((v, i) => { m += Math.abs(v - forecast[i]); if (i >= season) b += Math.abs(v - actual[i - season]) }); return b === 0 ? null : 1 - m / b }',
      'always the value before':
        'function skill(actual, forecast, season) { let m = 0, b = 0; for (let i = season; i < actual.length; i++) { m += Math.abs(actual[i] - forecast[i]); b += Math.abs(actual[i] - actual[i - 1]) } return b === 0 ? null : 1 - m / b }',
      'never below zero':
        'function skill(actual, forecast, season) { let m = 0, b = 0; for (let i = season; i < actual.length; i++) { m += Math.abs(actual[i] - forecast[i]); b += Math.abs(actual[i] - actual[i - season]) } return b === 0 ? null : Math.max(0, 1 - m / b) }',
    }),
  }),
])
