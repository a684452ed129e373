import { template } from '../../../tasks/template'

const SCENES = [
  { rows: 'messages', kind: 'spam', sign: 'a link', twin: 'underlined text' },
  { rows: 'patients', kind: 'ill', sign: 'fever', twin: 'a note of the fever' },
  { rows: 'payments', kind: 'fraud', sign: 'a new device', twin: 'an unknown device number' },
  { rows: 'machines', kind: 'faulty', sign: 'heat', twin: 'a heat alarm' },
] as const

const posterior = (prior: number, ratio: number): number =>
  (100 * prior * ratio) / (prior * ratio + 100 - prior)

export default template({
  id: 'machine-learning/linear-and-trees/copied-evidence',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Naive Bayes counts two features that say the same as two pieces of evidence, and is too sure.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    prior: rng.pick([5, 10, 15, 20, 25, 30]),
    within: rng.pick([50, 60, 70, 80, 90]),
    outside: rng.pick([10, 15, 20, 25, 30]),
  }),
  ask: ({ scene: { rows, kind, sign, twin }, prior, within, outside }) => ({
    stem: `Of all ${rows} ${prior} % are \`${kind}\`. Of these, ${within} % have ${sign}; of the others, ${outside} %. Wherever there is ${sign}, there is also ${twin}, and nowhere else. Naive Bayes uses both as features, with just these shares. For a row with both, by how many percentage points is the probability that it gives for \`${kind}\` above the true one?`,
    answerHint: 'Percentage points, to one decimal place.',
  }),
  key: ({ prior, within, outside }) => {
    const ratio = within / outside
    return {
      kind: 'numeric',
      value: posterior(prior, ratio ** 2) - posterior(prior, ratio),
      tolerance: { absolute: 0.3 },
    }
  },
  why: () => 'The second feature adds nothing, but naive Bayes multiplies the odds by its ratio once more.',
  source: [
    'Domingos and Pazzani, On the Optimality of the Simple Bayesian Classifier under Zero-One Loss, 1997',
  ],
})
