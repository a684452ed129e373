import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/early-stopping',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  status: 'active',
  idea: 'Patience counts epochs without a new best one in a row; what would have come after the stop is never seen.',
  params: (rng) => {
    const patience = rng.int(2, 4)
    const losses: number[] = []
    let best = rng.int(80, 95)
    const fall = (epochs: number) => {
      for (let i = 0; i < epochs; i++) losses.push((best -= rng.int(3, 7)))
    }
    const stay = (epochs: number) => {
      for (let i = 0; i < epochs; i++) losses.push(best + rng.int(1, 6))
    }
    fall(rng.int(1, 3))
    stay(patience - 1)
    fall(rng.int(1, 2))
    stay(patience)
    // Too late: lower than all before.
    fall(2)
    return { patience, losses, asked: rng.pick(['kept', 'last'] as const) }
  },
  ask: ({ patience, losses, asked }) => ({
    stem: `Training stops as soon as ${patience} epochs in a row have brought no validation loss below the best one before; the weights of the best epoch are then restored. The list shows what the loss would be, epoch by epoch, from epoch 1, if training never stopped. ${asked === 'kept' ? 'Which epoch do the restored weights come from?' : 'Which epoch is the last one to run?'}`,
    code: losses.map((loss) => (loss / 100).toFixed(2)).join('  '),
    answerHint: 'The number of the epoch.',
  }),
  key: ({ patience, losses, asked }) => {
    let [best, kept, last] = [Infinity, 0, 0]
    for (const [i, loss] of losses.entries()) {
      last = i + 1
      if (loss < best) [best, kept] = [loss, last]
      else if (last - kept === patience) break
    }
    return { kind: 'numeric', value: asked === 'kept' ? kept : last, tolerance: { absolute: 0 } }
  },
  why: ({ patience }) =>
    `The first time that ${patience} epochs in a row bring nothing better, training ends; a shorter rise before does not end it.`,
  source: ['Prechelt 1998: Early stopping, but when?'],
})
