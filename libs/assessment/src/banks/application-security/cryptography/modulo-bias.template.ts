import { template } from '../../../tasks/template'

const BYTES = 256

export default template({
  id: 'application-security/cryptography/modulo-bias',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'The remainder of a random byte favours the first characters where 256 is no multiple of their number.',
  params: (rng) => {
    const size = rng.pick([10, 12, 20, 24, 26, 30, 36, 40, 48, 52, 60, 62, 70, 80, 90, 94, 96, 100])
    return { size, first: rng.int(2, Math.floor(size / 2)) }
  },
  ask: ({ size, first }) => ({
    stem: `Codes are made by this function from an alphabet of ${size} different characters. What is the probability, in percent, that a given character of a code is one of the first ${first} characters of the alphabet?`,
    code: [
      'function code(length) {',
      '  const bytes = crypto.getRandomValues(new Uint8Array(length))',
      `  return Array.from(bytes, (byte) => ALPHABET[byte % ${size}]).join('')`,
      '}',
    ].join('\n'),
    answerHint: 'Percent with two decimals; 0.01 more or less is right too.',
  }),
  key: ({ size, first }) => {
    const [whole, rest] = [Math.floor(BYTES / size), BYTES % size]
    return {
      kind: 'numeric',
      value: (100 * (whole * first + Math.min(first, rest))) / BYTES,
      tolerance: { absolute: 0.011 },
    }
  },
  why: ({ size, first }) =>
    `Of the 256 bytes ${BYTES % size} are left over after whole rounds of ${size}, and fall on the first ones; fair would be ${((100 * first) / size).toFixed(2)} %.`,
  source: ['NIST SP 800-90A Rev. 1, appendix B.5 Converting random bits into a random number'],
})
