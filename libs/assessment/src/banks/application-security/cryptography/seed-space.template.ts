import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** Parts of a seed, and how many values an attacker has to try for each. */
export interface Part {
  says: string
  values: number
}
const FINISHES = [
  'SHA-256 of the text, in hexadecimal',
  'PBKDF2 of the text with a fixed salt, stretched to 64 bytes, in hexadecimal',
  'SHA-512 of the text, then Base64',
  'HKDF of the text with a fixed salt, 48 bytes long, in Base64',
] as const

export default template({
  id: 'application-security/cryptography/seed-space',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'Hashing and stretching add no entropy: there are as many tokens as there are seeds.',
  params: (rng) =>
    drawnUntil(
      () => {
        const seconds = rng.int(2, 5)
        const pids = rng.pick([20, 40, 50, 80, 100])
        const [low, high] = [rng.int(100, 300), rng.int(302, 400)]
        const servers = rng.int(3, 12)
        const unknown: readonly Part[] = [
          {
            says: `the time in whole milliseconds, which the attacker knows to lie in a span of ${seconds} seconds`,
            values: 1000 * seconds,
          },
          {
            says: `the process number, one of ${pids} possible ones`,
            values: pids,
          },
          { says: `a random whole number from ${low} to ${high}`, values: high - low + 1 },
          { says: `the name of the server, one of ${servers} known names`, values: servers },
        ]
        const known: readonly Part[] = [
          { says: 'the mail address of the user, which the attacker knows', values: 1 },
          { says: 'the date of the request, which the attacker knows', values: 1 },
        ]
        return {
          parts: rng.shuffle([...rng.sample(unknown, 2), rng.pick(known)]),
          finish: rng.pick(FINISHES),
        }
      },
      ({ parts }) => parts.reduce((product, { values }) => product * values, 1) <= 30_000,
    ),
  ask: ({ parts, finish }) => ({
    stem: `The token in a link for a new password is made like this: ${parts.map(({ says }) => says).join('; ')}; these are joined with colons into a text. The token is ${finish}. The attacker knows the program, but sees no tokens. How many tokens must they try at most to hit the right one?`,
    answerHint: 'One whole number.',
  }),
  key: ({ parts }) => ({
    kind: 'numeric',
    value: parts.reduce((product, { values }) => product * values, 1),
    tolerance: { absolute: 0 },
  }),
  why: ({ finish }) => `The token is a function of the seed: ${finish} gives one token for each seed.`,
  source: ['NIST SP 800-90B, 3.1.5.1 Conditioning', 'OWASP ASVS 5.0, 11.5 Random values', 'RFC 4086'],
})
