import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('statistics-foundations/probability', [
  reckoned({
    name: 'at-least-one',
    seconds: 60,
    hint: 'Turn the question round and begin with the easier one.',
    draw: (rng) => ({ percent: rng.int(2, 30), tries: rng.int(3, 12) }),
    stem: ({ percent, tries }) =>
      `Each of ${tries} independent parts fails with ${percent} %. How likely is it that at least one fails, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ percent, tries }) => 100 * (1 - (1 - percent / 100) ** tries),
    within: 0.15,
    because: ({ percent, tries }) => `1 − ${((100 - percent) / 100).toFixed(2)}^${tries}.`,
    slip: ({ percent, tries }) =>
      `${percent * tries} % counts cases with two failures twice, and could exceed 100 %.`,
    again: ({ percent, tries }) => {
      let sum = 0
      for (let first = 0; first < tries; first++) sum += percent * (1 - percent / 100) ** first
      return sum
    },
  }),
  reckoned({
    name: 'either-or',
    about: 'Count, or imagine counting',
    seconds: 60,
    hint: 'Who is counted twice?',
    draw: (rng) => ({ both: rng.int(3, 12), a: rng.int(15, 45), b: rng.int(15, 40) }),
    stem: ({ both, a, b }) =>
      `${a} % of people have a bicycle, ${b} % a car, ${both} % both. What share has neither, in percent?`,
    unit: 'A percentage, as a whole number.',
    value: ({ both, a, b }) => 100 - (a + b - both),
    within: 0.1,
    because: ({ both, a, b }) => `${a} + ${b} − ${both} have at least one; the rest has neither.`,
    slip: ({ both }) => `Without taking off ${both} those with both are counted twice.`,
    again: ({ both, a, b }) => 100 - (a - both) - (b - both) - both,
  }),
  reckoned({
    name: 'ill-if-positive',
    seconds: 120,
    hint: 'Imagine 100,000 people and count the positives of both kinds.',
    draw: (rng) => ({
      prior: rng.pick([0.5, 1, 2, 4, 5]),
      found: rng.int(16, 19) * 5,
      alarm: rng.int(1, 10),
    }),
    stem: ({ prior, found, alarm }) =>
      `${prior} % of transfers are wrong. A check marks ${found} % of the wrong ones, and ${alarm} % of the right ones. A transfer is marked. How likely is it wrong, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ prior, found, alarm }) => (100 * prior * found) / (prior * found + (100 - prior) * alarm),
    within: 0.15,
    because: ({ prior, found, alarm }) =>
      `Of 100,000: ${prior * found * 10} marked and wrong, ${Math.round((100 - prior) * alarm * 10)} marked and right.`,
    slip: ({ found }) => `${found} % is the other way round: how likely a wrong one is marked.`,
    again: ({ prior, found, alarm }) => {
      const odds = (prior / (100 - prior)) * (found / alarm)
      return (100 * odds) / (1 + odds)
    },
  }),
  reckoned({
    name: 'odds-twice',
    seconds: 90,
    hint: 'Each independent result multiplies the odds by the same factor.',
    draw: (rng) => ({ against: rng.int(4, 60) * 5, factor: rng.int(3, 20) }),
    stem: ({ against, factor }) =>
      `The odds are 1 : ${against} before. A positive result is ${factor} times as likely where it is true. Two independent results are positive. What is the probability then, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ against, factor }) => (100 * factor ** 2) / (factor ** 2 + against),
    within: 0.15,
    because: ({ against, factor }) =>
      `${factor}² : ${against}, so ${factor ** 2} of ${factor ** 2 + against}.`,
    slip: () => 'Odds a : b are a probability of a / (a + b), not a / b.',
    again: ({ against, factor }) => {
      let p = 1 / (1 + against)
      for (let i = 0; i < 2; i++) p = (p * factor) / (p * factor + (1 - p))
      return 100 * p
    },
  }),
  oneOf({
    name: 'which-given',
    about: 'Given',
    seconds: 60,
    hint: 'Among whom is the share taken?',
    scenes: [
      {
        stem: '“Of all burned-out lamps 70 % came from factory A.” Which probability is it?',
        right: [['P(A given burned out)', 'Only burned-out ones are looked at.']],
        wrong: [
          ['P(burned out given A)', 'Then only lamps of A would be looked at.'],
          ['P(A and burned out)', 'Then all lamps would be looked at.'],
          ['P(A)', 'That is its share of all lamps.'],
        ],
      },
      {
        stem: '“Of the lamps from A 4 % burn out.” Which probability is it?',
        right: [['P(burned out given A)', 'Only lamps of A are looked at.']],
        wrong: [
          ['P(A given burned out)', 'Then only burned-out ones would be looked at.'],
          ['P(burned out)', 'Then all lamps would be looked at.'],
          ['P(A or burned out)', 'It is a share of lamps from A.'],
        ],
      },
      {
        stem: 'Factory A makes 70 % of burned-out lamps. What else has to be known to say whether its lamps are worse?',
        right: [['Its share of all lamps', 'If it makes 70 % of all, they are like the others.']],
        wrong: [
          ['How many lamps there are', 'A share, not a number, is missing.'],
          ['How long a lamp burns on average', 'It says nothing about A.'],
          ['Nothing: 70 % is more than half', 'It may make 90 % of all.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'exclude-independent',
    seconds: 60,
    hint: 'If one has happened, what do you know of the other?',
    scenes: [
      {
        stem: 'P(A) = 0.3, P(B) = 0.4, and they exclude each other. Are they independent?',
        right: [['No: if A happened, B did not', 'One says all about the other.']],
        wrong: [
          ['Yes, since they have no case in common', 'That is what makes them dependent.'],
          ['Yes: 0.3 · 0.4 is 0.12', 'P(A and B) is 0, not 0.12.'],
          ['It cannot be told from these numbers', 'P(A and B) = 0 is known.'],
        ],
      },
      {
        stem: 'P(A) = 0.5, P(B) = 0.4, P(A and B) = 0.2. Are they independent?',
        right: [['Yes: 0.5 · 0.4 is 0.2', 'One says nothing about the other.']],
        wrong: [
          ['No: they occur together', 'As often as chance has it.'],
          ['No: 0.5 is not 0.4', 'They need not be equal.'],
          ['It cannot be told without P(A or B)', 'It follows: 0.7.'],
        ],
      },
      {
        stem: 'A fair coin has shown heads five times. How likely is heads now?',
        right: [['1/2, as in each throw', 'It has no memory.']],
        wrong: [
          ['1/64', 'That is six heads, before the first throw.'],
          ['Less than 1/2, as tails is due', 'Nothing is due.'],
          ['More than 1/2, as it has a run', 'It is fair, that was given.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'expected-gain',
    seconds: 75,
    hint: 'Each outcome times how likely it is; the rest is what is left of 1.',
    draw: (rng) => ({
      big: rng.int(4, 20) * 50,
      p: rng.int(2, 10),
      small: rng.int(2, 9) * 10,
      q: rng.int(15, 50),
      cost: rng.int(10, 60),
    }),
    stem: ({ big, p, small, q, cost }) =>
      `A try costs ${cost}. It brings ${big} with ${p} %, ${small} with ${q} %, else nothing. What does it bring on average, after its cost?`,
    unit: 'A number to one decimal place, with a minus for a loss.',
    value: ({ big, p, small, q, cost }) => (big * p + small * q) / 100 - cost + 0,
    within: 0.1,
    because: ({ big, p, small, q, cost }) => `${(big * p) / 100} + ${(small * q) / 100} − ${cost}.`,
    slip: () => 'The cost is paid each time, whatever comes.',
    again: ({ big, p, small, q, cost }) =>
      ((big - cost) * p + (small - cost) * q - cost * (100 - p - q)) / 100,
  }),
  reckoned({
    name: 'binomial-exactly',
    seconds: 120,
    hint: 'One arrangement, times how many arrangements there are.',
    draw: (rng) => {
      const n = rng.int(4, 8)
      return { n, k: rng.int(1, n - 1), percent: rng.pick([10, 20, 25, 30, 40, 50, 60]) }
    },
    stem: ({ n, k, percent }) =>
      `Each of ${n} independent visitors buys with ${percent} %. How likely is it that exactly ${k} buy, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ n, k, percent }) => {
      let ways = 1
      for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
      return 100 * ways * (percent / 100) ** k * (1 - percent / 100) ** (n - k)
    },
    within: 0.15,
    because: ({ n, k, percent }) =>
      `(${n} choose ${k}) · ${percent / 100}^${k} · ${(1 - percent / 100).toFixed(2)}^${n - k}.`,
    slip: () => 'Without the number of arrangements it is the chance of one certain order.',
    again: ({ n, k, percent }) => {
      let chances = [1]
      for (let i = 0; i < n; i++)
        chances = Array.from(
          { length: chances.length + 1 },
          (_, j) => (chances[j] ?? 0) * (1 - percent / 100) + ((chances[j - 1] ?? 0) * percent) / 100,
        )
      return 100 * (chances[k] ?? 0)
    },
  }),
  reckoned({
    name: 'none-at-all',
    seconds: 75,
    hint: 'First the mean for this span of time.',
    draw: (rng) => ({ perHour: rng.int(2, 12), minutes: rng.int(2, 12) * 5 }),
    stem: ({ perHour, minutes }) =>
      `Calls come independently, ${perHour} an hour on average. How likely is it that none comes in ${minutes} minutes, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ perHour, minutes }) => 100 * Math.exp((-perHour * minutes) / 60),
    within: 0.15,
    because: ({ perHour, minutes }) =>
      `λ = ${perHour} · ${minutes} / 60 = ${((perHour * minutes) / 60).toFixed(2)}, and P(none) = e^−λ.`,
    slip: () => 'The mean of an hour has to be brought to the minutes that are asked about.',
    again: ({ perHour, minutes }) => 100 * (1 - perHour / 60 / 1e6) ** (minutes * 1e6),
  }),
  someOf({
    name: 'add-variances',
    about: 'Expectation and spread',
    seconds: 75,
    hint: 'Which of them needs that the two are uncorrelated?',
    scenes: [
      {
        stem: 'X and Y each have mean 10 and variance 4; whether they are correlated is unknown. What is certain? Choose all.',
        right: [
          ['The mean of X + Y is 20', 'Expectations always add.'],
          ['The mean of X − Y is 0', 'Expectations always add, with their signs.'],
          ['The variance of 3X is 36', 'Nine times.'],
          ['The standard deviation of X is 2', 'The root.'],
        ],
        wrong: [
          ['The variance of X + Y is 8', 'Only if they are uncorrelated.'],
          ['The variance of X − Y is 0', 'If uncorrelated it is 8.'],
          ['The standard deviation of X + Y is 4', 'Only if they go wholly together.'],
          ['The mean of X · Y is 100', 'Only if they are uncorrelated.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'bayes-again',
    about: 'Given',
    seconds: 60,
    hint: 'What is left out most often?',
    scenes: [
      {
        stem: 'The same test with the same error rates is used in a town where ten times as many are ill. What becomes of the share of ill among the positives?',
        right: [['It grows', 'The starting odds are higher.']],
        wrong: [
          ['It stays, as the test is the same', 'The base rate is not.'],
          ['It falls, as there are more errors', 'There are fewer healthy ones to be wrong about.'],
          ['It becomes ten times as large', 'It cannot exceed 100 %; odds grow so, shares do not.'],
        ],
      },
      {
        stem: 'A test finds 99 % and is wrongly positive in 1 %. Of whom is it true that a positive is ill with 99 %?',
        right: [['Of a group in which half are ill', 'Odds 1 : 1, times 99.']],
        wrong: [
          ['Of any group', 'The base rate has a say.'],
          ['Of a group in which 1 % are ill', 'There it is 50 %.'],
          ['Of a group in which nobody is ill', 'There it is 0 %.'],
        ],
      },
      {
        stem: 'A positive and a negative result of the same kind of test, independent, error rates equal on both sides. Where does one stand?',
        right: [['Where one stood before', 'The factors cancel.']],
        wrong: [
          ['At one half', 'Only if one began there.'],
          ['Nearer to yes than before', 'The negative takes it back.'],
          ['Nearer to no than before', 'The positive takes it back.'],
        ],
      },
    ],
  }),
])
