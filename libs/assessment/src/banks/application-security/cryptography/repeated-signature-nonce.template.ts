import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const PRIMES = [53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103] as const

/** The inverse modulo a prime, by Fermat. */
function inverse(x: number, prime: number): number {
  let [result, base, power] = [1, x % prime, prime - 2]
  for (; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % prime
    base = (base * base) % prime
  }
  return result
}

export default template({
  id: 'application-security/cryptography/repeated-signature-nonce',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 5,
  seconds: 420,
  status: 'active',
  idea: 'Two signatures with the same per-message number are two equations with two unknowns: the private key falls out.',
  params: (rng) =>
    drawnUntil(
      () => {
        const prime = rng.pick(PRIMES)
        const drawn = () => rng.int(2, prime - 2)
        const [secret, nonce, r] = [drawn(), drawn(), drawn()]
        const hashes = [drawn(), drawn()] as const
        const signed = (hash: number) => (inverse(nonce, prime) * (hash + r * secret)) % prime
        return { prime, secret, r, hashes, signed: [signed(hashes[0]), signed(hashes[1])] as const }
      },
      ({ hashes, signed }) => hashes[0] !== hashes[1] && signed[0] !== 0 && signed[1] !== 0,
    ),
  ask: ({ prime, r, hashes, signed }) => ({
    stem: `An ECDSA signature (r, s) of a message with hash h satisfies s · k ≡ h + r · d (mod n), where d is the private key and k a number drawn anew for each message. A faulty device used the same k twice, as the equal r shows. In this toy example n = ${prime}. What is d?`,
    code: [
      `message 1: h = ${hashes[0]}, r = ${r}, s = ${signed[0]}`,
      `message 2: h = ${hashes[1]}, r = ${r}, s = ${signed[1]}`,
    ].join('\n'),
    answerHint: `A whole number from 0 to ${prime - 1}. Code of your own is welcome.`,
  }),
  key: ({ secret }) => ({ kind: 'numeric', value: secret, tolerance: { absolute: 0 } }),
  why: () => 'k ≡ (h1 - h2) / (s1 - s2) and d ≡ (s1 · k - h1) / r, all modulo n.',
  source: ['FIPS 186-5, 6.4 ECDSA signature generation and A.3', 'RFC 6979, 1'],
})
