import { template } from '../../../tasks/template'
import { drawnBytes } from './bytes'

const BLOCK = 16

export default template({
  id: 'application-security/cryptography/counter-overlap',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 4,
  seconds: 240,
  status: 'active',
  idea: 'In CTR mode different IVs are not enough: the counter of one message must not run into that of the next.',
  params: (rng) => {
    const start = rng.int(0x20, 0xf8)
    const blocks = rng.int(4, 14)
    const step = rng.int(1, blocks - 2)
    return {
      key: drawnBytes(rng, 16),
      head: drawnBytes(rng, 14),
      starts: [start, start + step] as const,
      // A last block of at least four bytes, so that equal ones are never chance.
      bytes: [BLOCK * blocks - rng.int(1, 12), BLOCK * rng.int(2, blocks + 2) - rng.int(0, 12)] as const,
    }
  },
  ask: ({ head, starts, bytes }) => {
    const ivOf = (start: number) => `${head.toString('hex')}${start.toString(16).padStart(4, '0')}`
    return {
      stem: `Two messages of ${bytes[0]} and ${bytes[1]} bytes are encrypted with AES in CTR mode under the same key. The IV is the first counter block; for each further block of 16 bytes it is increased by 1, as one big-endian number. How many bytes of message 2 are encrypted with bytes of the keystream that message 1 used too?`,
      code: `IV of message 1: ${ivOf(starts[0])}\nIV of message 2: ${ivOf(starts[1])}`,
      answerHint: 'One whole number.',
    }
  },
  key: ({ starts, bytes }) => {
    const skipped = BLOCK * (starts[1] - starts[0])
    return { kind: 'numeric', value: Math.min(bytes[0] - skipped, bytes[1]), tolerance: { absolute: 0 } }
  },
  why: ({ starts }) =>
    `Message 2 begins ${starts[1] - starts[0]} blocks after message 1; from there both use the same keystream until the shorter rest ends.`,
  source: ['NIST SP 800-38A, 6.5 and appendix B.2 Choosing initial counter blocks'],
})
