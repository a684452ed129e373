import { template } from '../../../tasks/template'

const THINGS = ['product photos', 'customer letters', 'chest scans', 'song clips', 'job ads'] as const

export default template({
  id: 'machine-learning/framing/copies-in-test',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'Copies of training rows in the test set hide how the model does on rows it has not seen.',
  params: (rng) => {
    const fresh = rng.pick([200, 300, 400, 500, 600])
    const copies = rng.pick([100, 150, 200, 250])
    return { things: rng.pick(THINGS), fresh, copies, freshRight: (fresh * rng.int(52, 84)) / 100 }
  },
  ask: ({ things, fresh, copies, freshRight }) => ({
    stem: `A model is tested on ${fresh + copies} ${things} and is right on ${freshRight + copies} of them. Afterwards ${copies} of the test items turn out to be exact copies of training items, and the model was right on each of these. What is its accuracy, in percent, on the test items that are new to it?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ fresh, freshRight }) => ({
    kind: 'numeric',
    value: (100 * freshRight) / fresh,
    tolerance: { absolute: 0.1 },
  }),
  why: () => 'The copies leave both the number of right answers and the number of items.',
  source: ['Barz and Denzler, Do We Train on Test Data? Purging CIFAR of Near-Duplicates, 2020'],
})
