import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/identical-units',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 5,
  nudge: -0.3,
  seconds: 150,
  status: 'active',
  idea: 'Units that start alike get the same gradients and stay alike: random values at the start break the symmetry.',
  params: (rng) => ({
    alike: rng.int(2, 6),
    // No second group in one of three.
    others: rng.pick([0, 0, 2, 3, 4, 5]),
    free: rng.int(1, 9),
    constant: rng.pick([0.1, 0.2, 0.5]),
  }),
  ask: ({ alike, others, free, constant }) => ({
    stem: `A network has one hidden layer of ${alike + others + free} tanh units and one output. By a mistake ${alike} units start with every incoming weight, bias and outgoing weight equal to ${constant}${others > 0 ? `, and ${others} other units with every one of them equal to ${-constant / 2}` : ''}. The other ${free} are drawn at random. It is trained by full-batch gradient descent without dropout. How many different activations can the hidden layer have for one input after training, at most?`,
    answerHint: 'One whole number.',
  }),
  key: ({ others, free }) => ({
    kind: 'numeric',
    value: free + (others > 0 ? 2 : 1),
    tolerance: { absolute: 0 },
  }),
  why: ({ others, free }) =>
    `Units that are equal in all weights get equal gradients, so a group acts as one unit: ${free} + ${others > 0 ? 2 : 1}.`,
  source: [
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, parameter initialization strategies',
  ],
})
