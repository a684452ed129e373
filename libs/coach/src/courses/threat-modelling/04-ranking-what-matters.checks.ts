import { oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, moduleCheck, moduleChecks } from '../module-checks'

const NAMES = [
  'stolen laptops',
  'double refunds',
  'a leak of records',
  'a defaced page',
  'a day without service',
  'lost backups',
] as const
interface Threat {
  name: string
  years: number
  each: number
}
const NONE: Threat = { name: '', years: 1, each: 0 }
const loss = ({ years, each }: Threat): number => each / years

export default moduleChecks('threat-modelling/ranking-what-matters', [
  moduleCheck({
    name: 'expected-order',
    kind: 'ordering',
    seconds: 90,
    hint: 'Work out for each what it costs in a year on average.',
    params: (rng) =>
      drawnUntil(
        () => ({
          threats: rng.sample(NAMES, 4).map((name): Threat => ({
            name,
            years: rng.pick([0.25, 0.5, 1, 2, 5, 10]),
            each: 500 * rng.int(2, 90),
          })),
        }),
        ({ threats }) => {
          const losses = threats.map(loss).sort((a, b) => a - b)
          return losses.every((one, i) => i === 0 || one > 1.3 * (losses[i - 1] ?? 0))
        },
      ),
    ask: ({ threats }) => ({
      stem: 'Put these threats in the order of their expected loss in a year, the largest at the top.',
      options: threats.map(({ name, years, each }) =>
        years < 1
          ? `${name}: ${1 / years} times a year, ${each.toLocaleString('en')} euros each`
          : `${name}: once in ${years} ${years === 1 ? 'year' : 'years'}, ${each.toLocaleString('en')} euros each`,
      ),
    }),
    key: ({ threats }) => ({
      kind: 'ordering',
      orders: [threats.map((_, i) => i).sort((a, b) => loss(threats[b] ?? NONE) - loss(threats[a] ?? NONE))],
    }),
    why: ({ threats }) => {
      const told = threats
        .map((one) => `${one.name} ${Math.round(loss(one)).toLocaleString('en')}`)
        .join(', ')
      return {
        right: `In a year: ${told}.`,
        wrong: `Times a year times the cost each time: ${told}. Neither the dearest nor the commonest is first by itself.`,
      }
    },
    verify: ({ threats }) => {
      // What each costs in ten years, by counting how often it comes.
      const inTen = threats.map(({ years, each }) => Math.round(10 / years) * each)
      const sorted = [...inTen].sort((a, b) => b - a)
      return { kind: 'ordering', orders: [sorted.map((one) => inTen.indexOf(one))] }
    },
  }),
  oneOf({
    name: 'survive-it',
    seconds: 60,
    hint: 'What does the average hide when one time is enough?',
    scenes: [
      {
        stem: 'A firm with 200,000 euros has two threats. A: 6,000 euros a year, in small pieces. B: 900,000 euros once in 180 years. Which is looked at first, and why?',
        right: [['B, since one time ends the firm', 'What one cannot survive is not ranked by its average.']],
        wrong: [
          ['A, since 6,000 is more than the 5,000 of B', 'The averages are near; the one ends the firm.'],
          ['A, since B will not come', 'It may come tomorrow.'],
          ['Neither: both are small', 'The averages hide the ruin.'],
          ['B, since it has the larger average of the two', 'It is 5,000 against 6,000.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'steps-added',
    seconds: 75,
    hint: 'Each step of either scale is a factor of ten. What is the factor of both together?',
    draw: (rng) =>
      drawnUntil(
        () => ({
          first: [rng.int(1, 5), rng.int(1, 5)] as const,
          second: [rng.int(1, 5), rng.int(1, 5)] as const,
        }),
        ({ first: [a, b], second: [c, d] }) => a + b > c + d && a + b - c - d < 5,
      ),
    stem: ({ first: [a, b], second: [c, d] }) =>
      `Likelihood and impact are rated from 1 to 5, and each step stands for ten times as much. Threat A has likelihood ${a} and impact ${b}, threat B ${c} and ${d}. How many times as much is the expected loss of A?`,
    unit: 'A whole number.',
    value: ({ first: [a, b], second: [c, d] }) => 10 ** (a + b - c - d),
    within: 0.5,
    because: ({ first: [a, b], second: [c, d] }) =>
      `The steps add up to ${a + b} and ${c + d}: ten to the power of the difference.`,
    slip: ({ first: [a, b], second: [c, d] }) =>
      `Multiplied, the ranks would say ${a * b} against ${c * d}, which means nothing.`,
    again: ({ first: [a, b], second: [c, d] }) => (10 ** a * 10 ** b) / (10 ** c * 10 ** d),
  }),
  oneOf({
    name: 'score-or-order',
    seconds: 60,
    hint: 'What does a base score know, and what does it know nothing of?',
    scenes: [
      {
        stem: 'Which of these vulnerabilities is mended first?',
        right: [['6.8, in the public sign-in, used in attacks this week', 'It is reached and being used.']],
        wrong: [
          ['9.8, in a tool that runs on no machine', 'Nobody reaches it.'],
          ['9.1, in a library whose faulty function is never called by us', 'Nobody reaches it.'],
          ['7.5, in a test server with nothing on it', 'There is nothing behind it.'],
          [
            '8.2, in an inner service, with rights of an administrator needed',
            'Who has them needs no fault.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'worth-per-day',
    seconds: 75,
    hint: 'What does it take off in a year, less its own cost, and over how many days of work?',
    draw: (rng) => ({
      before: 1_000 * rng.int(10, 40),
      left: rng.pick([10, 20, 25, 50]),
      cost: 100 * rng.int(5, 40),
      days: rng.int(2, 12),
    }),
    stem: ({ before, left, cost, days }) =>
      `A measure leaves ${left} % of a yearly loss of ${before.toLocaleString('en')} euros. It costs ${cost.toLocaleString('en')} euros a year, and ${days} days of work once. What is it worth in its first year for each day of work?`,
    unit: 'Euros, as a whole number, rounded.',
    value: ({ before, left, cost, days }) => ((before * (100 - left)) / 100 - cost) / days,
    within: 1,
    because: ({ before, left, cost, days }) => `(${(before * (100 - left)) / 100} − ${cost}) / ${days}.`,
    slip: () => 'What it takes off counts, not what it leaves; days are what is short.',
    again: ({ before, left, cost, days }) => (before - (before * left) / 100 - cost) / days,
  }),
  oneOf({
    name: 'what-it-takes-off',
    seconds: 60,
    hint: 'Where does the attacker go when this way is closed?',
    scenes: [
      {
        stem: 'A reset by mail goes around the second factor. The team now makes the second factor stronger. What does that take off?',
        right: [['Hardly anything, while the reset is open', 'The cheapest way stays as cheap as it was.']],
        wrong: [
          ['Half of the loss, as there are two ways in', 'Attackers take the one that is open.'],
          ['All of the loss that comes by sign-in', 'The reset leads to a sign-in.'],
          ['As much in a year as the stronger factor has cost', 'Cost is no measure of worth.'],
          ['The part of the attackers who are lazy', 'Lazy ones take the reset.'],
        ],
      },
      {
        stem: 'Ten threats need a right that a worker has and does not use. What does taking the right away do?',
        right: [['It takes something off all ten at once', 'A measure may count for many threats.']],
        wrong: [
          ['It takes off the largest of the ten', 'All ten need it.'],
          ['Nothing, since it was not used', 'An attacker would have used it.'],
          ['It moves all ten to the next worker in the line', 'That one may not have the right.'],
          ['It makes all ten ten times rarer', 'How much is to be worked out for each.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'accepted-how',
    seconds: 60,
    hint: 'Who, why, until when; and may this person decide it?',
    scenes: [
      {
        stem: 'Which of these belong to accepting a threat? Choose all.',
        right: [
          ['The name of somebody who may decide it', 'Otherwise nobody has.'],
          ['The reason, with the numbers at hand', 'So that it can be looked at again.'],
          ['A date at which it is looked at again', 'Reasons grow old.'],
          ['What is expected to happen all the same', 'The residual risk, said aloud.'],
        ],
        wrong: [
          ['Silence, as nobody objected in the meeting', 'It is an acceptance without a name.'],
          ['A new severity that is low enough', 'It changes a word, and not the threat.'],
          ['Deleting it from the list', 'Then nobody looks again.'],
          ['The signature of the newest colleague', 'It must be somebody who may decide.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'order-again',
    seconds: 60,
    hint: 'Turn “once in so many years” into times a year.',
    about: 'Two numbers and their product',
    draw: (rng) => ({
      years: rng.pick([4, 5, 8, 10, 20, 25]),
      each: 10_000 * rng.int(2, 50),
      often: rng.int(3, 30),
      small: 10 * rng.int(5, 60),
    }),
    stem: ({ years, each, often, small }) =>
      `One threat comes once in ${years} years and costs ${each.toLocaleString('en')} euros; another comes ${often} times a year and costs ${small} euros each time. What do both cost together in a year, on average?`,
    unit: 'Euros, as a whole number.',
    value: ({ years, each, often, small }) => each / years + often * small,
    within: 0.5,
    because: ({ years, each, often, small }) => `${each / years} + ${often * small}.`,
    slip: () => 'Once in five years is 0.2 times a year.',
    again: ({ years, each, often, small }) => (each + years * often * small) / years,
  }),
  oneOf({
    name: 'residual-again',
    seconds: 60,
    hint: 'Would anything be done differently?',
    about: 'More than can be done',
    scenes: [
      {
        stem: 'Two people argue whether a threat is “medium” or “high”. In both cases it would be mended in the next weeks by the same change. What now?',
        right: [['Stop arguing, and mend it', 'The word changes nothing of what is done.']],
        wrong: [
          ['Take the mean of both', 'Words have no mean.'],
          ['Ask a third person', 'It changes nothing of what is done.'],
          ['Use a scale with more steps', 'It changes nothing of what is done.'],
          ['Put it off until it is clear', 'It would be mended either way.'],
        ],
      },
      {
        stem: 'A threat takes ten minutes to mend. Where does it stand in the ranking?',
        right: [['Nowhere: it is mended at once', 'Ranking it would take longer.']],
        wrong: [
          ['At the end, as it is so small', 'It is mended while one looks for its place.'],
          ['At the place of its expected loss', 'Working it out takes longer.'],
          ['At the front, as the largest threat', 'It is mended, and not ranked.'],
          ['With the other cheap ones, for later', 'Later costs more than now.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'words-again',
    seconds: 60,
    hint: 'What does a word promise that it does not hold?',
    about: 'What words do',
    scenes: [
      {
        stem: 'Which of these are faults of “likelihood 1 to 5 times impact 1 to 5”? Choose all.',
        right: [
          ['A 4 need not be twice a 2', 'Ranks are no amounts.'],
          ['Two threats with the same product may differ a hundredfold', 'Ranges hide.'],
          ['A rare ruin and a daily nuisance can get the same number', '1 × 5 is 5 × 1.'],
          ['The steps mean something else to each person', 'Unless they are written down in numbers.'],
        ],
        wrong: [
          ['It cannot be done in a spreadsheet', 'It is done in many.'],
          ['It gives no number at all', 'It gives one, and that is the trouble.'],
          ['It takes longer than writing down ranges', 'It is quick.'],
          ['It forbids to accept a threat', 'It forbids nothing.'],
        ],
      },
    ],
  }),
])
