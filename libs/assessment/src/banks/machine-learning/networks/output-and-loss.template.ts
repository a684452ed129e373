import { template } from '../../../tasks/template'

/** What is predicted, by the shape of the answer; `many` stands for a drawn number. */
export const SUBJECTS = [
  { answer: 'one', says: 'which one of many species is on the photo; each photo shows exactly one' },
  {
    answer: 'one',
    says: 'in which one of many languages a text is written; texts of two languages do not occur',
  },
  { answer: 'one', says: 'to which one of many desks a letter goes; it goes to exactly one' },
  { answer: 'several', says: 'which of many topics an article is about; it may be several, or none' },
  { answer: 'several', says: 'which of many findings an X-ray shows; it may be several, or none' },
  { answer: 'several', says: 'which of many instruments play in a recording; it may be several, or none' },
  {
    answer: 'amount',
    says: 'by how many degrees a room warms or cools in the next hour, from many readings',
  },
  {
    answer: 'amount',
    says: 'how much an account has gained or lost by tomorrow, from its last many bookings',
  },
  { answer: 'yes', says: 'whether a machine fails within a week or does not, from many sensors' },
  { answer: 'yes', says: 'whether a payment is fraud or is not, from the many payments before it' },
] as const
export type Answer = (typeof SUBJECTS)[number]['answer']

const optionsOf = (many: number): Record<Answer, string> => ({
  one: `${many} units with softmax, cross-entropy over the classes`,
  several: `${many} units with a sigmoid each, binary cross-entropy for each`,
  amount: '1 unit without activation, mean squared error of the output',
  yes: '1 unit with a sigmoid, binary cross-entropy of the output',
})
const ANSWERS: readonly Answer[] = ['one', 'several', 'amount', 'yes']

export default template({
  id: 'machine-learning/networks/output-and-loss',
  revision: 1,
  kind: 'single',
  topic: 'networks',
  grade: 2,
  seconds: 75,
  status: 'active',
  idea: 'Softmax is for classes that exclude each other, a sigmoid each for those that do not, a bare unit for an amount.',
  params: (rng) => {
    const answer = rng.pick(ANSWERS)
    return {
      subject: rng.pick(SUBJECTS.filter((one) => one.answer === answer)),
      many: rng.int(6, 40),
      shown: rng.shuffle(ANSWERS),
    }
  },
  ask: ({ subject, many, shown }) => ({
    stem: `A network is to predict ${subject.says.replace('many', String(many))}. Which output layer and loss fit?`,
    options: shown.map((answer) => optionsOf(many)[answer]),
  }),
  key: ({ subject, shown }) => ({ kind: 'single', right: shown.indexOf(subject.answer) }),
  why: () =>
    'Softmax outputs sum to one: that is right for exactly one class, and wrong for several or none. Amounts need no bounds.',
  source: [
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, gradient-based learning: cost functions and output units',
  ],
})
