import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const THINGS = ['points', 'samples', 'tiles', 'records', 'frames'] as const
/** What 16 bits hold. */
const WRAP = 2 ** 16

export default template({
  id: 'application-security/input/wrapped-length',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 4,
  seconds: 210,
  lang: 'c',
  status: 'active',
  idea: 'A length that wraps passes the check with a small value, while the loop runs for the large count.',
  params: (rng) =>
    drawnUntil(
      () => ({
        thing: rng.pick(THINGS),
        head: rng.int(1, 8) * 4,
        size: rng.pick([6, 10, 12, 14, 18, 20, 22, 24, 28, 36, 40, 44, 48, 52, 56, 60, 72, 80, 96]),
        limit: rng.int(2, 16) * 256,
      }),
      ({ head, size, limit }) => {
        const count = Math.ceil((WRAP - head) / size)
        return count * size + head - WRAP <= limit && limit > size + head
      },
    ),
  ask: ({ thing, head, size, limit }) => ({
    stem: `A file says in \`count\` how many ${thing} of ${size} bytes follow a head of ${head} bytes. \`uint16_t\` holds 16 bits; what does not fit is lost when a value is stored in it. What is the smallest \`count\` that passes the check though the file needs more than ${limit} bytes?`,
    code: [
      'int load(const uint8_t *file, uint16_t count) {',
      `  uint16_t need = ${head} + count * ${size};`,
      `  if (need > ${limit}) return -1;`,
      '  uint8_t *room = malloc(need);',
      `  memcpy(room, file, ${head});`,
      '  for (uint32_t i = 0; i < count; i++)',
      `    memcpy(room + ${head} + i * ${size}, file + ${head} + i * ${size}, ${size});`,
      '  return 0;',
      '}',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ head, size }) => ({
    kind: 'numeric',
    value: Math.ceil((WRAP - head) / size),
    tolerance: { absolute: 0 },
  }),
  why: ({ head, size, limit }) =>
    `Beyond ${limit} bytes the check holds until the sum reaches 65536 and begins at 0 again: the first count with ${head} + count × ${size} ≥ 65536.`,
  source: [
    'ISO/IEC 9899:2018, 6.3.1.3 Signed and unsigned integers',
    'CWE-680, Integer Overflow to Buffer Overflow',
  ],
})
