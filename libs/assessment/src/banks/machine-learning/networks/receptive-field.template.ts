import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/receptive-field',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'After a stride every further kernel reaches over more of the input: the receptive field grows by the product of the strides before.',
  params: (rng) => ({
    layers: Array.from({ length: rng.int(3, 4) }, (_, i) => {
      const isPool = i > 0 && rng.chance() < 0.4
      return isPool
        ? { name: 'max pooling', size: 2, stride: 2 }
        : { name: 'convolution', size: rng.pick([3, 5, 7]), stride: rng.pick([1, 1, 2]) }
    }),
  }),
  ask: ({ layers }) => ({
    stem: 'A picture goes through these layers, one after another, from top to bottom. How many pixels wide is the part of the picture that one value of the last output can depend on? Borders are left out of account.',
    code: layers.map(({ name, size, stride }) => `${name} ${size}×${size}, stride ${stride}`).join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ layers }) => {
    let [field, jump] = [1, 1]
    for (const { size, stride } of layers) {
      field += (size - 1) * jump
      jump *= stride
    }
    return { kind: 'numeric', value: field, tolerance: { absolute: 0 } }
  },
  why: () => 'Each layer adds its size less one, times the product of the strides of the layers before it.',
  source: [
    'Dumoulin and Visin 2016: A guide to convolution arithmetic for deep learning',
    'Luo et al. 2016: Understanding the effective receptive field',
  ],
})
