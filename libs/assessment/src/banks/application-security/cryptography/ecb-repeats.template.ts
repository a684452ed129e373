import { template } from '../../../tasks/template'

/** Sixteen characters each: one block of AES. */
const KINDS = [
  { file: 'votes', of: ['vote=YES;share=1', 'vote=NO ;share=1', 'vote=YES;share=2', 'vote=NO ;share=2'] },
  { file: 'tests', of: ['result=NEGATIVE;', 'result=POSITIVE;', 'result=UNKNOWN ;', 'result=REPEATED;'] },
  { file: 'grants', of: ['role=user;lvl=01', 'role=user;lvl=02', 'role=boss;lvl=01', 'role=boss;lvl=02'] },
  { file: 'moves', of: ['amount=000100.00', 'amount=000010.00', 'amount=001000.00', 'amount=000100.10'] },
] as const
const LINES = 7

export default template({
  id: 'application-security/cryptography/ecb-repeats',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'In ECB equal blocks stay equal, so the pattern of the text shows through.',
  params: (rng) => {
    const { file, of } = rng.pick(KINDS)
    const used = rng.sample(of, rng.int(2, 4))
    // Each one that is used at least once, the rest as it falls.
    const rest = Array.from({ length: LINES - used.length }, () => rng.pick(used))
    return { file, used, lines: rng.shuffle([...used, ...rest]), key: rng.int(1, 1e9) }
  },
  ask: ({ file, lines }) => ({
    stem: `The file \`${file}\` consists of these ${LINES} entries of exactly 16 bytes, without line ends. It is encrypted with AES-256 in ECB mode under one key, without padding. Someone who sees only the encrypted file compares its 16-byte blocks. How many different blocks do they find?`,
    code: lines.join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ used }) => ({ kind: 'numeric', value: used.length, tolerance: { absolute: 0 } }),
  why: ({ used }) =>
    `Each of the ${used.length} different entries gives one block, the same wherever it stands.`,
  source: ['NIST SP 800-38A, 6.1 The Electronic Codebook Mode'],
})
