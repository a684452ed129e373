import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export default template({
  id: 'machine-learning/practice/count-of-updates',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Weights change once for each batch; the smaller batch that is left at the end of an epoch is one of them, unless it is dropped.',
  params: (rng) => ({
    ...drawnUntil(
      () => ({ rows: rng.int(11, 95) * 10, batch: rng.pick([16, 20, 32, 50, 64, 100]) }),
      ({ rows, batch }) => rows % batch !== 0 && rows > 2 * batch,
    ),
    epochs: rng.pick([2, 3, 4, 5, 10]),
    drops: rng.pick([true, false]),
  }),
  ask: ({ rows, batch, epochs, drops }) => ({
    stem: `A network is trained on ${rows} rows for ${epochs} epochs, in batches of ${batch}. The last batch of each epoch would be smaller; it is ${drops ? 'left out' : 'used as well'}. The weights change after every batch. How often do they change in all?`,
    answerHint: 'One whole number.',
  }),
  key: ({ rows, batch, epochs, drops }) => ({
    kind: 'numeric',
    value: epochs * (drops ? Math.floor(rows / batch) : Math.ceil(rows / batch)),
    tolerance: { absolute: 0 },
  }),
  why: ({ rows, batch, epochs, drops }) => {
    const whole = Math.floor(rows / batch)
    return `${rows} rows make ${whole} whole batches of ${batch}, and ${rows - whole * batch} rows are left. ${
      drops ? 'They are left out' : 'They make one more batch'
    }, so an epoch has ${drops ? whole : whole + 1} updates, and ${epochs} epochs have ${epochs * (drops ? whole : whole + 1)}.`
  },
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, 8.1.3'],
})
