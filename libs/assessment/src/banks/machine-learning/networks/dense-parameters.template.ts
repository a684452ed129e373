import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/dense-parameters',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A dense layer has a weight for every pair of input and unit, and a bias for every unit.',
  params: (rng) => ({ inputs: rng.int(4, 30), hidden: rng.int(5, 25), outputs: rng.int(2, 9) }),
  ask: ({ inputs, hidden, outputs }) => ({
    stem: `A network takes ${inputs} numbers, has one dense hidden layer of ${hidden} units and a dense output layer of ${outputs} units. Every unit has a bias. How many parameters does it have?`,
    answerHint: 'One whole number.',
  }),
  key: ({ inputs, hidden, outputs }) => ({
    kind: 'numeric',
    value: (inputs + 1) * hidden + (hidden + 1) * outputs,
    tolerance: { absolute: 0 },
  }),
  why: ({ inputs, hidden, outputs }) =>
    `${inputs} · ${hidden} + ${hidden} for the hidden layer, ${hidden} · ${outputs} + ${outputs} for the output.`,
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, deep feedforward networks'],
})
