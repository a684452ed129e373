import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const NAMES = ['badge', 'banner', 'cat', 'chart', 'face', 'house', 'map', 'stamp', 'tree'] as const
const COUNT = 5
/** Two sizes this near are too near to be told apart at a glance. */
const LEAST_RATIO = 1.25

export default template({
  id: 'application-security/input/decoded-pictures',
  revision: 1,
  kind: 'ordering',
  topic: 'input',
  grade: 1,
  seconds: 120,
  status: 'active',
  idea: 'What an upload costs is told by what it unpacks to, not by the size of the file.',
  params: (rng) =>
    drawnUntil(
      () => {
        const pictures = rng.sample(NAMES, COUNT).map((name) => ({
          name,
          kilobytes: rng.pick([3, 8, 20, 45, 90, 180, 400, 750, 1_500, 4_000]),
          width: rng.int(2, 40) * 100,
          height: rng.int(2, 40) * 100,
          frames: rng.chance() < 0.5 ? 1 : rng.int(2, 30),
        }))
        const pixels = pictures.map(({ width, height, frames }) => width * height * frames)
        return {
          pictures,
          pixels,
          order: [0, 1, 2, 3, 4].sort((i, j) => (pixels[j] ?? 0) - (pixels[i] ?? 0)),
        }
      },
      ({ pictures, pixels, order }) => {
        const sorted = order.map((i) => pixels[i] ?? 0)
        const apart = sorted.every((one, i) => i === 0 || (sorted[i - 1] ?? 0) > one * LEAST_RATIO)
        const sizes = pictures.map(({ kilobytes }) => kilobytes)
        // Neither the file size nor one frame alone leads to the order.
        const largestFile = sizes.indexOf(Math.max(...sizes))
        const frame = pictures.map(({ width, height }) => width * height)
        const largestFrame = frame.indexOf(Math.max(...frame))
        return apart && new Set(sizes).size === COUNT && largestFile !== order[0] && largestFrame !== order[0]
      },
    ),
  ask: ({ pictures }) => ({
    stem: 'A service makes previews of uploaded pictures. To do so it unpacks all frames of a picture into memory at once, with 4 bytes for each pixel. Order the uploads by the memory that they need, the most at the top.',
    options: pictures.map(
      ({ name, kilobytes, width, height, frames }) =>
        `${name}: file of ${kilobytes} kB, ${width} × ${height} pixels, ${frames} ${frames === 1 ? 'frame' : 'frames'}`,
    ),
  }),
  key: ({ order }) => ({ kind: 'ordering', orders: [order] }),
  why: ({ pictures, pixels }) =>
    `Memory is width × height × frames × 4 bytes: ${pictures.map(({ name }, i) => `${name} ${((pixels[i] ?? 0) * 4) / 1e6} MB`).join(', ')}.`,
  source: [
    'CWE-409, Improper Handling of Highly Compressed Data',
    'W3C, Portable Network Graphics Specification (Third Edition), image dimensions',
  ],
})
