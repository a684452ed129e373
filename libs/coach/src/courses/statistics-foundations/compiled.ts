import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import describingData from './01-describing-data.checks'
import probability from './02-probability.checks'
import estimation from './03-estimation.checks'
import testsAndExperiments from './04-tests-and-experiments.checks'
import regression from './05-regression.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], describingData, [
    { kind: 'heading', level: 2, text: 'Look before you reckon' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A description answers three questions: where is the ' },
        { kind: 'strong', text: 'middle' },
        { kind: 'text', text: ', how far do values ' },
        { kind: 'strong', text: 'spread' },
        { kind: 'text', text: ', and what ' },
        { kind: 'strong', text: 'shape' },
        {
          kind: 'text',
          text: ' has it all. One number cannot answer three questions, so begin with a picture: sort the values, count them in bins, and look. Two heaps mean two kinds of things in one column; a single spike at 0 or 999 is usually a code for "unknown"; a long tail to the right is what money, times and sizes have.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The middle' },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'What it is' }], [{ kind: 'text', text: 'What moves it' }]],
      rows: [
        [
          [{ kind: 'text', text: 'mean' }],
          [{ kind: 'text', text: 'the sum over the number' }],
          [{ kind: 'text', text: 'every value; one large one suffices' }],
        ],
        [
          [{ kind: 'text', text: 'median' }],
          [{ kind: 'text', text: 'the value in the middle of the sorted ones' }],
          [{ kind: 'text', text: 'only what passes the middle' }],
        ],
        [
          [{ kind: 'text', text: 'mode' }],
          [{ kind: 'text', text: 'the most frequent' }],
          [{ kind: 'text', text: 'where the heap is' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Waiting times in minutes: 2, 3, 3, 4, 5, 6, 47. The mean is 70 / 7 = 10, the median 4. Six of seven people waited less than the mean. Which is right? Both, for other questions. "How long does somebody usually wait?" is the median. "How many hours do all wait together?" needs the mean, since mean × number is the sum.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is a mean of means. Shop A sold 10 at 50 each on average, shop B 90 at 10. The mean price is not 30 but (10 · 50 + 90 · 10) / 100 = 14. Weigh each mean by how many stand behind it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For growth rates it is a product: +50 % and −50 % is 1.5 · 0.5 = 0.75, a quarter lost, not nothing. The mean rate is the root: √0.75 = 0.866, so −13.4 % a year.',
        },
      ],
    },
    { kind: 'check', name: 'mean-and-median' },
    { kind: 'check', name: 'weighted-mean' },
    { kind: 'check', name: 'growth-mean' },
    { kind: 'heading', level: 2, text: 'The spread' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'variance' },
        { kind: 'text', text: ' is the mean of the squared distances from the mean, the ' },
        { kind: 'strong', text: 'standard deviation' },
        {
          kind: 'text',
          text: " its root, in the unit of the values. From a sample one divides by n − 1 instead of n, because distances from the sample's own mean are a little too small.",
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from statistics import mean, median, pstdev, stdev\n\nwaits = [2, 3, 3, 4, 5, 6, 47]\nprint("mean", mean(waits), "median", median(waits))\nprint("all there is (n):", round(pstdev(waits), 2), " a sample (n - 1):", round(stdev(waits), 2))',
      output: 'mean 10 median 4\nall there is (n): 15.16  a sample (n - 1): 16.37',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Quartiles' },
        {
          kind: 'text',
          text: ' cut the sorted values into quarters; the middle half lies between the first and third, and the distance of these two, the interquartile range, does not care about the 47. There are nine definitions of a quantile in use, so two programs may differ a little on few values; say which one you used.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A value beyond 1.5 interquartile ranges outside the quartiles is drawn as a point of its own in a box plot. That marks it for a look. It is no permission to delete it: the 47 may be the day on which the desk was closed, and just what you were looking for.',
        },
      ],
    },
    { kind: 'check', name: 'standard-deviation' },
    { kind: 'check', name: 'which-summary' },
    { kind: 'check', name: 'far-out' },
    { kind: 'heading', level: 2, text: 'Shapes and scales' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'In a ' },
        { kind: 'strong', text: 'bell' },
        {
          kind: 'text',
          text: ' about 68 % lie within one standard deviation of the mean and 95 % within two. Money and times are no bells; there "mean ± two deviations" can reach below zero. Taking logarithms often makes such a tail into something like a bell.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'standard score' },
        {
          kind: 'text',
          text: ' z = (value − mean) / deviation compares what has other units: 80 points of mean 70 and deviation 5 (z = 2) are more unusual than 90 of mean 75 and deviation 15 (z = 1).',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Adding a number to all values moves the mean and leaves the spread. Multiplying moves both; the variance grows by the square.',
        },
      ],
    },
    { kind: 'check', name: 'shift-and-scale' },
    { kind: 'heading', level: 2, text: 'When groups turn the picture round' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two clinics. In mild cases A heals 90 of 100, B 850 of 1,000. In hard cases A heals 300 of 1,000, B 25 of 100. A is better in both groups (90 % to 85 %, 30 % to 25 %), and worse in total (390 of 1,100 to 875 of 1,100), because it takes the hard cases. That is ',
        },
        { kind: 'strong', text: "Simpson's paradox" },
        {
          kind: 'text',
          text: ': a total mixes what you compare with who was in it. Which one is right follows from the question, not from arithmetic: for "where shall ',
        },
        { kind: 'em', text: 'I' },
        { kind: 'text', text: ' go", it is the group.' },
      ],
    },
    { kind: 'check', name: 'total-share' },
    { kind: 'check', name: 'which-comparison' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not describe ten values by mean and deviation: print them. And a share of very few is no percentage: "2 of 3", not "67 %".',
        },
      ],
    },
    { kind: 'check', name: 'z-score' },
    { kind: 'check', name: 'middle-again' },
  ]),
  moduleOf(FACTS[1], probability, [
    { kind: 'heading', level: 2, text: 'Count, or imagine counting' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A probability is a share: of all equally likely cases, or of all repetitions in the long run. Whenever a formula will not come, imagine 10,000 people and count. Studies show that people solve the same task far more often in counts than in percentages, since in counts the base rate cannot be forgotten: it stands there as a number of people.',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three rules carry nearly everything:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Not' },
          { kind: 'text', text: ': P(not A) = 1 − P(A). "At least one" is nearly always "not none".' },
        ],
        [
          { kind: 'strong', text: 'Or' },
          {
            kind: 'text',
            text: ': P(A or B) = P(A) + P(B) − P(A and B). Adding alone counts the overlap twice.',
          },
        ],
        [
          { kind: 'strong', text: 'And' },
          {
            kind: 'text',
            text: ': P(A and B) = P(A) · P(B given A). Only if A says nothing about B may one multiply the plain P(B).',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'At least one six in four throws: 1 − (5/6)⁴ = 0.518. Four times 1/6 would be 0.667, and six throws would then be certain: so one sees that it is wrong.',
        },
      ],
    },
    { kind: 'check', name: 'at-least-one' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'To multiply along a path and to add over paths is the whole art: draw a tree, write at each branch the probability ',
        },
        { kind: 'em', text: 'given all that came before' },
        {
          kind: 'text',
          text: ', multiply along the way to a leaf, add the leaves that belong to the event. A box holds 5 good and 3 bad parts; two are taken without putting back. Both good: 5/8 · 4/7 = 20/56. The second factor is not 5/8, because one good part is gone. One of each: two leaves, 5/8 · 3/7 + 3/8 · 5/7 = 30/56. With both bad, 6/56, the leaves add up to 1, which is the check that nothing was forgotten.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Given' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'P(B given A) looks only at the cases in which A holds. It is not P(A given B): most who have measles have a rash; most who have a rash do not have measles.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test finds 90 % of the ill and is wrongly positive for 5 % of the healthy. One in 100 is ill. Somebody is positive. Count 10,000: 100 are ill, 90 of them positive; 9,900 are healthy, 495 of them positive. Of 585 positives 90 are ill: 15 %. That is ',
        },
        { kind: 'strong', text: "Bayes' rule" },
        { kind: 'text', text: ' without a formula.' },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def ill_given_positive(prior, found, false_alarm):\n    positive_ill = prior * found\n    positive_well = (1 - prior) * false_alarm\n    return positive_ill / (positive_ill + positive_well)\n\n\nfirst = ill_given_positive(0.01, 0.9, 0.05)\nprint("after one positive:", round(first, 3))\nprint("after a second, independent one:", round(ill_given_positive(first, 0.9, 0.05), 3))',
      output: 'after one positive: 0.154\nafter a second, independent one: 0.766',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The result of the first test is the starting point of the second. In odds it is shorter: 1 : 99, times 90/5 = 18, gives 18 : 99. The factor 18 is how much likelier a positive is in the ill; the starting odds are the ',
        },
        { kind: 'strong', text: 'base rate' },
        { kind: 'text', text: '. Leaving it out is the commonest mistake with chance there is.' },
      ],
    },
    { kind: 'check', name: 'ill-if-positive' },
    { kind: 'check', name: 'odds-twice' },
    { kind: 'check', name: 'which-given' },
    { kind: 'heading', level: 2, text: 'Independent or not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A and B are independent if one says nothing about the other: P(A and B) = P(A) · P(B). Two that ',
        },
        { kind: 'strong', text: 'exclude' },
        {
          kind: 'text',
          text: ' each other are as dependent as can be: if A happened, B did not. A coin has no memory: after five heads the sixth is still one half. Machines in one room do have something in common: the power.',
        },
      ],
    },
    { kind: 'check', name: 'exclude-independent' },
    { kind: 'check', name: 'either-or' },
    { kind: 'heading', level: 2, text: 'Expectation and spread' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'expected value' },
        {
          kind: 'text',
          text: ' is the sum of values times probabilities, and the mean in the long run; it need not be a value that can occur. Expectations ',
        },
        { kind: 'strong', text: 'always' },
        { kind: 'text', text: ' add. Variances add ' },
        { kind: 'strong', text: 'only' },
        {
          kind: 'text',
          text: ' if the two are uncorrelated. For n independent ones with deviation σ the sum has σ·√n, the mean σ/√n. That root is why averages become steady, and why it takes four times as many to halve the doubt.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Distribution' }],
        [{ kind: 'text', text: 'Counts' }],
        [{ kind: 'text', text: 'Mean' }],
        [{ kind: 'text', text: 'Variance' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'binomial (n, p)' }],
          [{ kind: 'text', text: 'successes in n independent tries' }],
          [{ kind: 'text', text: 'np' }],
          [{ kind: 'text', text: 'np(1 − p)' }],
        ],
        [
          [{ kind: 'text', text: 'geometric (p)' }],
          [{ kind: 'text', text: 'tries up to the first success' }],
          [{ kind: 'text', text: '1/p' }],
          [{ kind: 'text', text: '(1 − p)/p²' }],
        ],
        [
          [{ kind: 'text', text: 'Poisson (λ)' }],
          [{ kind: 'text', text: 'rare events in a time' }],
          [{ kind: 'text', text: 'λ' }],
          [{ kind: 'text', text: 'λ' }],
        ],
        [
          [{ kind: 'text', text: 'normal (μ, σ)' }],
          [{ kind: 'text', text: 'sums of many small things' }],
          [{ kind: 'text', text: 'μ' }],
          [{ kind: 'text', text: 'σ²' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Three events an hour on average, independent of each other: P(none) = e⁻³ = 0.05. If the variance of counts is much larger than their mean, then events come in clusters and Poisson is the wrong picture.',
        },
      ],
    },
    { kind: 'check', name: 'expected-gain' },
    { kind: 'check', name: 'binomial-exactly' },
    { kind: 'check', name: 'none-at-all' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Formulas with independence are useless where one cause moves all: the loans of a town with one factory, the disks of one batch. Ask first what they have in common. And where a model of chance has no data behind it, say "I do not know" instead of one half.',
        },
      ],
    },
    { kind: 'check', name: 'add-variances' },
    { kind: 'check', name: 'bayes-again' },
  ]),
  moduleOf(FACTS[2], estimation, [
    { kind: 'heading', level: 2, text: 'From a part to the whole' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'You asked 400 of 60,000 customers; 120 are content. 30 % is the estimate. How far from the truth may it be? Two kinds of error have to be told apart:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Chance' },
          {
            kind: 'text',
            text: ': another 400 would have given another share. It shrinks with the size of the sample, and its size can be computed.',
          },
        ],
        [
          { kind: 'strong', text: 'Bias' },
          { kind: 'text', text: ': those who answered are not like the others. It does ' },
          { kind: 'em', text: 'not' },
          {
            kind: 'text',
            text: ' shrink with size. A million answers from people who like to answer are worse than 400 drawn by lot.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A bias cannot be seen in the answers themselves. It is found by comparing those who answered with what is known of all: age, region, how long they have been customers. If young ones are missing, one can weigh their answers up, as long as there are some, and as long as the young who answered are like the young who did not. The last clause is a hope, and it has to be said.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'So ask first ' },
        { kind: 'strong', text: 'who could not get into the sample' },
        {
          kind: 'text',
          text: ': those who left, those without a telephone, those for whom the page did not load.',
        },
      ],
    },
    { kind: 'check', name: 'chance-or-bias' },
    { kind: 'heading', level: 2, text: 'The standard error' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If one could repeat the sample many times, the estimates would spread around the truth. The deviation of this spread is the ',
        },
        { kind: 'strong', text: 'standard error' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Of' }], [{ kind: 'text', text: 'Standard error' }]],
      rows: [
        [[{ kind: 'text', text: 'a mean' }], [{ kind: 'text', text: 's / √n' }]],
        [[{ kind: 'text', text: 'a share' }], [{ kind: 'text', text: '√(p(1 − p) / n)' }]],
        [
          [{ kind: 'text', text: 'a difference of two independent ones' }],
          [{ kind: 'text', text: '√(SE₁² + SE₂²)' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For the 30 %: √(0.3 · 0.7 / 400) = 0.023. The size of the whole hardly matters: 400 out of 60,000 or out of 60 million are nearly equally sure. And since n stands under a root, half the error costs four times as many.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Do not mix it with the standard deviation. That says how much ' },
        { kind: 'em', text: 'people' },
        {
          kind: 'text',
          text: ' differ and does not shrink when more are asked; the standard error says how unsure the ',
        },
        { kind: 'em', text: 'mean' },
        { kind: 'text', text: ' is.' },
      ],
    },
    { kind: 'check', name: 'se-of-share' },
    { kind: 'check', name: 'se-of-mean' },
    { kind: 'heading', level: 2, text: 'An interval, and what it says' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Estimate ± 1.96 standard errors is a ' },
        { kind: 'strong', text: '95 % confidence interval' },
        {
          kind: 'text',
          text: ', if the estimate is about normally distributed: here 0.30 ± 0.045. The 95 % belong to the ',
        },
        { kind: 'em', text: 'method' },
        {
          kind: 'text',
          text: ': of all intervals made in this way about 95 in 100 hold the truth. Whether this one does is not known. It is not "the truth lies inside with 95 %", which would need a starting belief (Bayes), and certainly not "95 % of the people lie inside".',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Let the machine try it:' }] },
    {
      kind: 'code',
      lang: 'python',
      text: 'import random\nfrom math import sqrt\n\nrandom.seed(3)\nTRUE, N, ROUNDS = 0.3, 400, 2000\nheld = 0\nfor _ in range(ROUNDS):\n    p = sum(random.random() < TRUE for _ in range(N)) / N\n    half = 1.96 * sqrt(p * (1 - p) / N)\n    held += p - half <= TRUE <= p + half\nprint("held the truth in", round(100 * held / ROUNDS, 1), "% of the rounds")',
      output: 'held the truth in 94.1 % of the rounds',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two intervals that overlap may still differ: the error of the ' },
        { kind: 'em', text: 'difference' },
        {
          kind: 'text',
          text: ' is less than both errors added, as √(a² + b²) < a + b. Make the interval of the difference instead.',
        },
      ],
    },
    { kind: 'check', name: 'interval-of-share' },
    { kind: 'check', name: 'what-it-says' },
    { kind: 'check', name: 'difference-of-two' },
    { kind: 'check', name: 'four-times' },
    { kind: 'heading', level: 2, text: 'Small numbers' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The plain interval fails near 0 and 1 and for few cases: 0 of 30 would give 0 ± 0. Two remedies. The ',
        },
        { kind: 'strong', text: 'Wilson' },
        {
          kind: 'text',
          text: ' interval solves for all p that fit to what was seen; for 0 of 30 its upper end is about 11 %. And the ',
        },
        { kind: 'strong', text: 'rule of three' },
        {
          kind: 'text',
          text: ': if something never happened in n independent tries, the upper end of the 95 % interval is about 3/n, because (1 − p)ⁿ = 0.05 there. 0 complaints in 300 orders: perhaps up to 1 %.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "For few values with an unknown deviation take Student's t instead of 1.96: with 5 values it is 2.78.",
        },
      ],
    },
    { kind: 'check', name: 'rule-of-three' },
    { kind: 'heading', level: 2, text: 'The bootstrap' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What is the standard error of a median, or of a ratio? Draw n values ' },
        { kind: 'em', text: 'with replacement' },
        {
          kind: 'text',
          text: ' from your n, compute the estimate, do it 2,000 times: the deviation of the results is the standard error, their 2.5th and 97.5th percentiles an interval. Draw ',
        },
        { kind: 'strong', text: 'what is independent' },
        {
          kind: 'text',
          text: ': whole customers, not single orders. It cannot repair a sample that is biased or has five values.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'How many are needed' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Turn the formula round: for a half width of h, n = 1.96² · p(1 − p) / h². The worst case is p = 0.5: ±3 points need about 1,067, ±1 point about 9,604.',
        },
      ],
    },
    { kind: 'check', name: 'how-many' },
    { kind: 'check', name: 'draw-what' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'If you have everybody, there is no sampling error; the share ' },
        { kind: 'em', text: 'is' },
        { kind: 'text', text: ' 30 %. And an interval around a biased estimate is exact and wrong.' },
      ],
    },
    { kind: 'check', name: 'bias-again' },
  ]),
  moduleOf(FACTS[3], testsAndExperiments, [
    { kind: 'heading', level: 2, text: 'What a p-value is' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Suppose nothing is going on. How often would chance alone give a result at least as far out as ours? That share is the ',
        },
        { kind: 'strong', text: 'p-value' },
        { kind: 'text', text: '. Small means: this would be rare if nothing were going on. It is ' },
        { kind: 'em', text: 'not' },
        {
          kind: 'text',
          text: ' the probability that nothing is going on, not the probability that the result was chance, and says nothing about how large an effect is.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Heads in 16 of 20 throws. If the coin is fair, 16 or more, or 4 or fewer, come in 1.2 % of cases. So p = 0.012.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'from math import comb\n\nways = sum(comb(20, k) for k in range(21) if abs(k - 10) >= 6)\nprint("p =", round(ways / 2**20, 4))',
      output: 'p = 0.0118',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A limit such as 0.05 is set ' },
        { kind: 'strong', text: 'before' },
        { kind: 'text', text: '. Then two errors are possible:' },
      ],
    },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'Nothing is going on' }], [{ kind: 'text', text: 'Something is' }]],
      rows: [
        [
          [{ kind: 'text', text: 'called significant' }],
          [{ kind: 'text', text: 'false alarm, α' }],
          [{ kind: 'text', text: 'right, the power 1 − β' }],
        ],
        [
          [{ kind: 'text', text: 'not called so' }],
          [{ kind: 'text', text: 'right' }],
          [{ kind: 'text', text: 'missed, β' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Not significant" is not "no effect": the interval tells what is still possible. ±0.2 is one thing, −3 to +8 another.',
        },
      ],
    },
    { kind: 'check', name: 'p-of-coin' },
    { kind: 'check', name: 'what-p-is' },
    { kind: 'check', name: 'z-of-difference' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test in five lines: say what would be true if nothing were going on; choose a figure that grows with the effect; find how that figure spreads if nothing is going on (by a formula, or by shuffling the labels of the groups a few thousand times); see how far out yours is; tell the effect ',
        },
        { kind: 'strong', text: 'with its interval' },
        {
          kind: 'text',
          text: ', not the p alone. Shuffling is worth knowing: it needs no formula, and it works for medians and ratios too.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'An experiment' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Only a ' },
        { kind: 'strong', text: 'random assignment' },
        {
          kind: 'text',
          text: ' makes groups alike in everything, also in what nobody thought of; then a difference is due to the change. Comparing those who chose the new thing with those who did not compares people.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Before it begins, write down: one main measure, the smallest difference that would matter, how many that takes, when it ends. With n in each group, deviation σ and the difference δ one needs about',
        },
      ],
    },
    { kind: 'code', lang: 'text', text: 'n = 16 · σ² / δ²          (α = 0.05 two-sided, power 0.80)' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For a rate p, σ² = p(1 − p). To see a rise from 5 % to 6 %: 16 · 0.05 · 0.95 / 0.01² = 7,600 in each. Half the difference needs four times as many.',
        },
      ],
    },
    { kind: 'check', name: 'how-many-each' },
    { kind: 'heading', level: 2, text: 'What spoils it' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Peeking.' },
          {
            kind: 'text',
            text: ' Looking each day and stopping at the first p < 0.05 makes false alarms of 20 to 30 % and more out of 5 %. Fix the end, or use a method made for looking.',
          },
        ],
        [
          { kind: 'strong', text: 'Many measures.' },
          {
            kind: 'text',
            text: ' Twenty at 0.05 with nothing going on: 1 − 0.95²⁰ = 64 % for at least one false alarm. Name one, or correct: Bonferroni divides α by their number; Benjamini–Hochberg bounds the share of false ones among those that are called.',
          },
        ],
        [
          { kind: 'strong', text: 'Wrong unit.' },
          {
            kind: 'text',
            text: ' Assigned by user, analysed by page view: views of one user go together, so the error is too small.',
          },
        ],
        [
          { kind: 'strong', text: 'Uneven arms.' },
          {
            kind: 'text',
            text: ' 50,000 and 48,500 at a planned half and half is no chance: z = 1,500 / √98,500 = 4.8. Something drops people. Look for it and believe nothing until then.',
          },
        ],
        [
          { kind: 'strong', text: 'Spill-over.' },
          { kind: 'text', text: ' If both groups share a market or a chat, one changes the other.' },
        ],
        [
          { kind: 'strong', text: 'Novelty.' },
          { kind: 'text', text: ' People look at what is new. Let it run whole weeks.' },
        ],
      ],
    },
    { kind: 'check', name: 'many-measures' },
    { kind: 'check', name: 'uneven-arms' },
    { kind: 'check', name: 'why-random' },
    { kind: 'check', name: 'which-spoils' },
    { kind: 'heading', level: 2, text: 'True among the found' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Suppose 10 % of ideas work, power 0.80, α = 0.05. Of 1,000: 100 work, 80 are found; 900 do not, 45 are called all the same. So 45 of 125 winners, 36 %, are none. Where few ideas work, a single p of 0.04 is thin; repeat it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The same arithmetic explains why results of small studies often fail to come again. With a power of 0.20 instead of 0.80 only 20 of the 100 are found beside the 45 false ones, so 45 of 65, more than two thirds, are none.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'And winners are flattered: whoever had luck is more likely to pass the limit, so the effect of those that just passed is on average less than it looked.',
        },
      ],
    },
    { kind: 'check', name: 'false-among-found' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If the change is needed anyway (a law, a hole), do not test whether it pays. If a hundred users come a week, a test would take years: ask them, watch five of them. And if no result would change what you do, save the time.',
        },
      ],
    },
    { kind: 'check', name: 'read-interval' },
    { kind: 'check', name: 'p-again' },
  ]),
  moduleOf(FACTS[4], regression, [
    { kind: 'heading', level: 2, text: 'A line through points' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Least squares finds the line y = a + b·x for which the sum of squared vertical distances is smallest. It has a closed form:',
        },
      ],
    },
    { kind: 'code', lang: 'text', text: 'b = Σ (x − x̄)(y − ȳ) / Σ (x − x̄)²        a = ȳ − b·x̄' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So the line always goes through the point of both means. Five flats: sizes 40, 50, 60, 70, 80 m², rents 620, 700, 760, 860, 910.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'x = [40, 50, 60, 70, 80]\ny = [620, 700, 760, 860, 910]\nmx, my = sum(x) / 5, sum(y) / 5\nb = sum((u - mx) * (v - my) for u, v in zip(x, y)) / sum((u - mx) ** 2 for u in x)\na = my - b * mx\nrest = [v - (a + b * u) for u, v in zip(x, y)]\nr2 = 1 - sum(e * e for e in rest) / sum((v - my) ** 2 for v in y)\nprint("slope", b, "intercept", a)\nprint("left over", [round(e, 1) for e in rest], "R2", round(r2, 3))',
      output: 'slope 7.4 intercept 326.0\nleft over [-2.0, 4.0, -10.0, 16.0, -8.0] R2 0.992',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The slope says: among ' },
        { kind: 'em', text: 'these' },
        {
          kind: 'text',
          text: ' flats, ten square metres more go with 74 more in rent on average. The intercept is the rent of 0 m², which nobody asks for; it only puts the line at its height.',
        },
      ],
    },
    { kind: 'check', name: 'slope-of-few' },
    { kind: 'check', name: 'through-means' },
    { kind: 'check', name: 'predict-rent' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Read a slope in three steps: its unit (euro per square metre), its size against what matters (74 for a room of ten), and its doubt (further below). Only then ask whether it is an effect. A line describes how y differs ',
        },
        { kind: 'em', text: 'between' },
        {
          kind: 'text',
          text: ' cases; whether y would change if one changed x in a single case is another question, and the data alone seldom answer it.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'How well it fits' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'R²' },
        {
          kind: 'text',
          text: ' is the share of the variance of y that the line takes away: 1 − Σ residual² / Σ (y − ȳ)². With one feature it is the square of the ',
        },
        { kind: 'strong', text: 'correlation' },
        {
          kind: 'text',
          text: ' r. r has no unit and lies between −1 and 1; the slope has one: b = r · s_y / s_x. A high R² does not say that the line is right, and a low one does not say that it is useless: the mean effect of a medicine can be certain although people differ a lot.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Anscombe drew four sets with the same means, variances, line and r = 0.82: one a cloud, one a curve, one a line with one stray point, one a heap with a single far point that makes the whole line. So ',
        },
        { kind: 'strong', text: 'plot' },
        {
          kind: 'text',
          text: ', always, also the residuals: a curve in them means that a line is the wrong shape; a fan means that large values spread more (take logarithms); waves over time mean that neighbours are not independent.',
        },
      ],
    },
    { kind: 'check', name: 'r-squared' },
    { kind: 'check', name: 'slope-from-r' },
    { kind: 'heading', level: 2, text: 'Several features' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'b₁ is then the difference in y for one unit of x₁ ' },
        { kind: 'em', text: 'among cases with equal x₂, x₃, …' },
        {
          kind: 'text',
          text: '. That can turn the sign. Children with larger shoes read better; at equal age they do not.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What belongs into the model depends on the question. For an ' },
        { kind: 'strong', text: 'effect' },
        { kind: 'text', text: ' put in what influences both (a ' },
        { kind: 'em', text: 'confounder' },
        {
          kind: 'text',
          text: ': age). Do not put in what lies between cause and effect: whoever holds the number of cigarettes fixed hides what a smoking campaign does. And do not choose by a common result (a ',
        },
        { kind: 'em', text: 'collider' },
        {
          kind: 'text',
          text: '): among patients in hospital two unrelated illnesses look opposed, because either brings one in. For a ',
        },
        { kind: 'strong', text: 'prediction' },
        { kind: 'text', text: ' anything known in time may help.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Features that say nearly the same (collinear) make single slopes uncertain, while the prediction stays good. A yes/no feature shifts the line; a product of two lets the slope of one depend on the other. With log y a slope of 0.05 means about 5 % more per unit, exactly e^0.05 − 1.',
        },
      ],
    },
    { kind: 'check', name: 'sign-turns' },
    { kind: 'check', name: 'read-residuals' },
    { kind: 'check', name: 'what-to-include' },
    { kind: 'check', name: 'log-slope' },
    { kind: 'heading', level: 2, text: 'Back to the mean' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If r lies between 0 and 1, then whoever was far out in the first is expected less far out in the second: z₂ = r · z₁. The worst shops improve after ',
        },
        { kind: 'em', text: 'any' },
        {
          kind: 'text',
          text: ' measure, the best sportsman has a weaker year after the cover. Nobody did anything: the extreme was part luck. That is ',
        },
        { kind: 'strong', text: 'regression to the mean' },
        { kind: 'text', text: ', and the reason why one needs a comparison group.' },
      ],
    },
    { kind: 'check', name: 'back-to-mean' },
    { kind: 'heading', level: 2, text: 'How sure' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A slope has a standard error; slope ± 2 of them is about a 95 % interval. It shrinks with the number of cases ',
        },
        { kind: 'em', text: 'and with the spread of x' },
        { kind: 'text', text: ': sizes from 40 to 120 tell more than from 58 to 62. The interval for a ' },
        { kind: 'em', text: 'new case' },
        { kind: 'text', text: ' is wider than that for the ' },
        { kind: 'em', text: 'mean' },
        {
          kind: 'text',
          text: ', because single cases spread around the line. And none of it holds beyond the x that were seen.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not for a yes/no (a logistic model), not for counts with many zeros, not where one far point makes everything.',
        },
      ],
    },
    { kind: 'check', name: 'where-surest' },
    { kind: 'check', name: 'cause-or-not' },
  ]),
]
