import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/accumulated-updates',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'With accumulation the optimizer steps once for several batches on every device together.',
  params: (rng) => ({
    rows: rng.int(20, 90) * 500,
    batch: rng.pick([4, 8, 16]),
    accumulate: rng.pick([2, 4, 8]),
    devices: rng.pick([2, 4]),
    epochs: rng.int(2, 5),
  }),
  ask: ({ rows, batch, accumulate, devices, epochs }) => ({
    stem: `A network is trained on ${rows} rows for ${epochs} epochs, on ${devices} GPUs that share the rows. Each GPU takes ${batch} rows at a time; gradients are added up over ${accumulate} such batches and over the GPUs before the optimizer steps. What is left at the end of an epoch and does not fill a whole step is dropped. How many steps does the optimizer make in all?`,
    answerHint: 'One whole number.',
  }),
  key: ({ rows, batch, accumulate, devices, epochs }) => ({
    kind: 'numeric',
    value: epochs * Math.floor(rows / (batch * accumulate * devices)),
    tolerance: { absolute: 0 },
  }),
  why: ({ batch, accumulate, devices }) =>
    `One step uses ${batch} · ${accumulate} · ${devices} = ${batch * accumulate * devices} rows.`,
  source: ['Goyal et al. 2017: Accurate, large minibatch SGD'],
})
