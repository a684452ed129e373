import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

export type LayerKind = 'conv' | 'point' | 'dense' | 'embedding' | 'norm' | 'pool'
export interface Layer {
  kind: LayerKind
  from: number
  to: number
}
const KINDS: readonly LayerKind[] = ['conv', 'point', 'dense', 'embedding', 'norm', 'pool']
const LENGTH = 5
/** Neighbours differ by at least this factor. */
const APART = 1.25

export const textOf = ({ kind, from, to }: Layer): string =>
  ({
    conv: `Convolution 3×3 from ${from} to ${to} channels, with bias`,
    point: `Convolution 1×1 from ${from} to ${to} channels, with bias`,
    dense: `Dense layer from ${from} to ${to} units, with bias`,
    embedding: `Embedding of ${from} tokens in ${to} dimensions`,
    norm: `Batch normalisation of ${from} channels`,
    pool: `Max pooling 2×2 over ${from} channels`,
  })[kind]

const countOf = ({ kind, from, to }: Layer): number =>
  ({
    conv: 9 * from * to + to,
    point: from * to + to,
    dense: from * to + to,
    embedding: from * to,
    norm: 2 * from,
    pool: 0,
  })[kind]

function drawn(kind: LayerKind, rng: Rng): Layer {
  const width = () => rng.pick([16, 32, 64, 128, 256])
  const [from, to] = [width(), width()]
  if (kind === 'dense') return { kind, from: rng.pick([100, 784, 3136]), to: rng.pick([5, 10, 50, 200]) }
  return { kind, from: kind === 'embedding' ? rng.pick([50, 500, 5_000]) : from, to }
}

export default template({
  id: 'machine-learning/networks/layers-by-parameters',
  revision: 1,
  kind: 'ordering',
  topic: 'networks',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'How many parameters a layer has: a filter is shared over all places, an embedding has a row per token, pooling has none.',
  params: (rng) => {
    const layers: Layer[] = []
    while (layers.length < LENGTH) {
      const layer = drawn(rng.pick(KINDS.filter((kind) => !layers.some((one) => one.kind === kind))), rng)
      const [low, high] = [countOf(layer) / APART, countOf(layer) * APART]
      if (layers.every((one) => countOf(one) < low || countOf(one) > high)) layers.push(layer)
    }
    return { layers }
  },
  ask: ({ layers }) => ({
    stem: 'Put these layers in order of the number of parameters that are trained, the fewest at the top. Every convolution reads a picture of 28×28.',
    options: layers.map(textOf),
  }),
  key: ({ layers }) => ({
    kind: 'ordering',
    orders: [
      [...layers].sort((left, right) => countOf(left) - countOf(right)).map((layer) => layers.indexOf(layer)),
    ],
  }),
  why: ({ layers }) => layers.map((layer) => `${textOf(layer)}: ${countOf(layer)}`).join('; '),
  source: [
    'Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, convolutional networks',
    'Ioffe and Szegedy 2015: Batch normalization',
  ],
})
