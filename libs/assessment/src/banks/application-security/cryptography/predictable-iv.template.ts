import { template } from '../../../tasks/template'
import { drawnBytes, hexForms, spacedHex, xor } from './bytes'

const TAIL = 2
const HEAD = 14

export default template({
  id: 'application-security/cryptography/predictable-iv',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 5,
  nudge: -0.3,
  seconds: 300,
  status: 'active',
  idea: 'Whoever knows the next CBC IV and may choose the text can test a guess of an earlier block.',
  params: (rng) => {
    const head = drawnBytes(rng, HEAD)
    const old = drawnBytes(rng, TAIL)
    // Never the same IV again.
    const next = xor(old, Buffer.from([rng.int(0, 255), rng.int(1, 255)]))
    const pin = Array.from({ length: 4 }, () => rng.int(0, 9)).join('')
    return {
      key: drawnBytes(rng, 16),
      head,
      old,
      next,
      guess: `${rng.pick(['account-num', 'room-number', 'locker-code', 'member-card'])}=${pin}`,
    }
  },
  ask: ({ head, old, next, guess }) => {
    const last = Buffer.from(guess).subarray(HEAD)
    return {
      stem: `A program encrypts each message with AES in CBC mode under one key, and its IVs can be foretold. The first block of an earlier message is secret; the attacker guesses that it is the 16 bytes \`${guess}\`, which end in ${spacedHex(last)} (hexadecimal). They may choose the whole next message and see its ciphertext. Which first block must they choose, so that its ciphertext equals the first ciphertext block of the earlier message exactly if the guess is right? Give the last ${TAIL} bytes of that block.`,
      code: [
        `IV of the earlier message: ${spacedHex(head)} ${spacedHex(old)}`,
        `IV of the next message:    ${spacedHex(head)} ${spacedHex(next)}`,
      ].join('\n'),
      answerHint: `${TAIL} bytes in hexadecimal, such as 0a 1b.`,
    }
  },
  key: ({ old, next, guess }) => ({
    kind: 'short',
    accept: hexForms(xor(xor(Buffer.from(guess).subarray(HEAD), old), next)),
  }),
  why: () =>
    'The cipher has to get the same input again: guess XOR earlier IV. The next IV is added by the mode, so it is taken out beforehand.',
  source: ['NIST SP 800-38A, appendix C Generation of initialization vectors', 'RFC 5246, F.3 and 6.2.3.2'],
})
