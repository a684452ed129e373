import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/operations/recall-from-control',
  revision: 1,
  kind: 'numeric',
  topic: 'operations',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  status: 'active',
  idea: 'A model that blocks hides the truth about what it blocks; a random share let through, weighed up, makes it visible.',
  params: (rng) => {
    const percent = rng.pick([2, 4, 5, 10])
    const control = rng.int(8, 30) * 5
    return {
      percent,
      control,
      fraud: Math.round((control * rng.int(40, 85)) / 100),
      missed: rng.int(15, 90) * 10,
    }
  },
  ask: ({ percent, control, fraud, missed }) => ({
    stem: `A model flags payments as fraud. Flagged payments are blocked, so their truth stays unknown, save that ${percent} % of them, drawn at random, are let through. Last quarter these were ${control} payments, of which ${fraud} proved to be fraud. Of the payments that were never flagged ${missed} proved to be fraud. What is the best estimate of the recall of the model over all payments?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ percent, fraud, missed }) => {
    const caught = (100 * fraud) / percent
    return { kind: 'numeric', value: (100 * caught) / (caught + missed), tolerance: { absolute: 0.2 } }
  },
  why: ({ percent, fraud, missed }) =>
    `The ${fraud} stand for ${(100 * fraud) / percent} frauds among all flagged payments; ${missed} were missed.`,
  source: [
    'Horvitz and Thompson 1952: A generalization of sampling without replacement from a finite universe',
    'Lakkaraju et al. 2017: The selective labels problem',
  ],
})
