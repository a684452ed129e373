import { createCipheriv } from 'node:crypto'
import { template } from '../../../tasks/template'
import { drawnBytes, hexForms, spacedHex } from './bytes'

const MODES = [
  { name: 'AES-128 in CTR mode', cipher: 'aes-128-ctr', iv: 16 },
  { name: 'AES-128-GCM', cipher: 'aes-128-gcm', iv: 12 },
]
const LENGTH = 3

export default template({
  id: 'application-security/cryptography/keystream-reuse',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'Two messages under the same key and nonce share their keystream: one known text opens the other.',
  params: (rng) => {
    const mode = rng.pick(MODES)
    const [key, iv] = [drawnBytes(rng, 16), drawnBytes(rng, mode.iv)]
    const [known, secret] = [drawnBytes(rng, LENGTH), drawnBytes(rng, LENGTH)]
    const sealed = (text: Buffer) => createCipheriv(mode.cipher, key, iv).update(text)
    return { mode, known, secret, first: sealed(known), second: sealed(secret) }
  },
  ask: ({ mode, known, first, second }) => ({
    stem: `By mistake a program encrypted two messages with ${mode.name} under the same key and the same nonce. The first bytes of both ciphertexts are shown. It is known how message 1 begins. How does message 2 begin?`,
    code: [
      `ciphertext 1: ${spacedHex(first)}`,
      `ciphertext 2: ${spacedHex(second)}`,
      `message 1:    ${spacedHex(known)}`,
    ].join('\n'),
    answerHint: `${LENGTH} bytes in hexadecimal, such as 0a 1b 2c.`,
  }),
  key: ({ secret }) => ({ kind: 'short', accept: hexForms(secret) }),
  why: () => 'Ciphertext 1 XOR message 1 is the keystream; XOR with ciphertext 2 gives message 2.',
  source: ['NIST SP 800-38A, 6.5 The Counter Mode and appendix B', 'NIST SP 800-38D, 8'],
})
