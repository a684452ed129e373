import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/conv-output-size',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 2,
  seconds: 100,
  status: 'active',
  idea: 'A window has fewer places than there are pixels: kernel, padding on both sides and stride decide how many.',
  params: (rng) => ({
    width: rng.int(20, 64),
    kernel: rng.pick([3, 5, 7]),
    stride: rng.pick([2, 2, 3]),
    padding: rng.int(0, 2),
    filters: rng.pick([4, 8, 16]),
  }),
  ask: ({ width, kernel, stride, padding, filters }) => ({
    stem: `A convolution with ${filters} filters of ${kernel}×${kernel} reads an image of ${width}×${width} pixels, with stride ${stride} and ${padding === 0 ? 'no padding' : `${padding} pixel${padding === 1 ? '' : 's'} of padding on each side`}. A place where the window would reach beyond the (padded) image is left out. How many pixels wide is the output?`,
    answerHint: 'One whole number.',
  }),
  key: ({ width, kernel, stride, padding }) => ({
    kind: 'numeric',
    value: Math.floor((width + 2 * padding - kernel) / stride) + 1,
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'The width with padding on both sides, less the kernel, divided by the stride and rounded down, and one more.',
  source: ['Dumoulin and Visin 2016: A guide to convolution arithmetic for deep learning'],
})
