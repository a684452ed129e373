import { template } from '../../../tasks/template'

const ALPHABETS = [
  { of: 'decimal digits', size: 10 },
  { of: 'hexadecimal digits', size: 16 },
  { of: 'small letters a to z', size: 26 },
  { of: 'characters of Base32', size: 32 },
  { of: 'letters and digits (A to Z, a to z, 0 to 9)', size: 62 },
  { of: 'characters of Base64', size: 64 },
] as const

export default template({
  id: 'application-security/cryptography/guess-by-prefix',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'A comparison that stops early lets a secret be found place by place: a sum of tries where a product was meant.',
  params: (rng) => ({ alphabet: rng.pick(ALPHABETS), length: rng.int(6, 48) }),
  ask: ({ alphabet, length }) => ({
    stem: `A server compares the API key of a request with the right one by this function. The key has ${length} random ${alphabet.of}. An attacker on the same machine can measure exactly how many times the loop ran. They find one place after the other, and at each place try every possible character once. How many requests does this take in all?`,
    code: [
      'function same(given, right) {',
      '  if (given.length !== right.length) return false',
      '  for (let i = 0; i < right.length; i++) {',
      '    if (given[i] !== right[i]) return false',
      '  }',
      '  return true',
      '}',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ alphabet, length }) => ({
    kind: 'numeric',
    value: alphabet.size * length,
    tolerance: { absolute: 0 },
  }),
  why: ({ alphabet, length }) =>
    `${alphabet.size} tries at each of ${length} places, instead of ${alphabet.size} to the power of ${length}. A comparison in constant time tells nothing about places.`,
  source: ['CWE-208 Observable timing discrepancy', 'Node.js 20 documentation, crypto.timingSafeEqual'],
})
