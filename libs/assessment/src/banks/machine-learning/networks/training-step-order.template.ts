import { template } from '../../../tasks/template'

const LENGTH = 5
export interface Names {
  norm: string
  net: string
  batch: readonly [string, string]
}
/** In their order. */
export const linesOf = ({ norm, net, batch: [inputs, targets] }: Names) =>
  ({
    clear: 'optimizer.zero_grad()',
    forward: `outputs = ${net}(${inputs})`,
    loss: `loss = loss_fn(outputs, ${targets})`,
    backward: 'loss.backward()',
    clip: `clip_grad_norm_(${net}.parameters(), ${norm})`,
    step: 'optimizer.step()',
    schedule: 'scheduler.step()',
  }) as const
export type Line = keyof ReturnType<typeof linesOf>
const NAMES: readonly Line[] = ['clear', 'forward', 'loss', 'backward', 'clip', 'step', 'schedule']

export default template({
  id: 'machine-learning/networks/training-step-order',
  revision: 1,
  kind: 'ordering',
  topic: 'networks',
  grade: 2,
  seconds: 100,
  lang: 'python',
  status: 'active',
  idea: 'Gradients exist only after the backward pass, are clipped before they are used, and the rate changes after the step.',
  params: (rng) => {
    const chosen = ['backward', 'step', ...rng.sample(NAMES, NAMES.length)] as Line[]
    const lines = [...new Set(chosen)].slice(0, LENGTH)
    return {
      shown: rng.shuffle(lines),
      norm: rng.pick(['0.5', '1.0', '5.0']),
      net: rng.pick(['model', 'net', 'classifier']),
      batch: rng.pick([
        ['inputs', 'targets'],
        ['x', 'y'],
        ['images', 'labels'],
      ] as const),
    }
  },
  ask: ({ shown, ...names }) => ({
    stem: 'These lines of PyTorch are one step of training; lines that are not shown are where they belong. What is left of the step before is cleared before anything else, and the schedule changes the rate after every step. Put the lines in order, first at the top.',
    options: shown.map((name) => linesOf(names)[name]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [NAMES.filter((name) => shown.includes(name)).map((name) => shown.indexOf(name))],
  }),
  why: () =>
    'Clear, forward, loss, backward, clip, step, schedule: clipping before the backward pass would clip nothing, after the step it would come too late.',
  source: [
    'PyTorch documentation: torch.optim',
    'Pascanu et al. 2013: On the difficulty of training recurrent neural networks',
  ],
})
