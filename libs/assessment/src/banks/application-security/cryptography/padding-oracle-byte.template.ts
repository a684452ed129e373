import { createCipheriv, createDecipheriv } from 'node:crypto'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { drawnBytes, hexForms, spacedHex } from './bytes'

const BLOCK = 16
const LAST = BLOCK - 1

/** What the server tells: whether the padding of a block behind this one is right. */
export function isPadded(key: Buffer, before: Uint8Array, block: Uint8Array): boolean {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, before)
    decipher.update(block)
    decipher.final()
    return true
  } catch {
    return false
  }
}

export default template({
  id: 'application-security/cryptography/padding-oracle-byte',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 5,
  seconds: 300,
  status: 'active',
  idea: 'An answer that tells right from wrong padding gives away text byte by byte, and the next byte needs a padding that is longer by one.',
  params: (rng) => {
    const key = drawnBytes(rng, 16)
    const text = drawnBytes(rng, BLOCK)
    const before = drawnBytes(rng, BLOCK)
    const block = createCipheriv('aes-128-cbc', key, before).update(text)
    // The right byte ends in one byte of padding, and in no longer one.
    const { sent, accepted } = drawnUntil(
      () => {
        const sent = drawnBytes(rng, BLOCK)
        const accepted = (before[LAST] ?? 0) ^ (text[LAST] ?? 0) ^ 1
        sent[LAST] = accepted
        return { sent, accepted }
      },
      ({ sent }) => (((sent[LAST - 1] ?? 0) ^ (before[LAST - 1] ?? 0) ^ (text[LAST - 1] ?? 0)) & 0xf0) !== 0,
    )
    return { key, before, block, sent, accepted, last: text[LAST] ?? 0 }
  },
  ask: ({ before, sent, accepted }) => ({
    stem: `A server decrypts with AES-CBC and PKCS #7 padding, and tells whether the padding is right. An attacker has two neighbouring ciphertext blocks A and B. They send the server a block X followed by B as the last two blocks, and try every value of the last byte of X. Only ${accepted.toString(16).padStart(2, '0')} is accepted, because the padding is then one byte long. Two bytes are asked for: the last byte of the text that belongs to B, and the value that the last byte of X must have while the attacker searches the byte before it.`,
    code: [`A: ${spacedHex(before)}`, `X: ${spacedHex(sent.subarray(0, LAST))} ..`].join('\n'),
    answerHint: '2 bytes in hexadecimal, in this order, such as 0a 1b.',
  }),
  key: ({ accepted, last }) => ({
    kind: 'short',
    accept: hexForms(Uint8Array.from([last, accepted ^ 1 ^ 2])),
  }),
  why: () =>
    'The cipher gives X XOR 01 for the last byte; XOR with the byte of A is the text. For a padding of 02 02 the last byte of X becomes X XOR 01 XOR 02.',
  source: ['Vaudenay 2002, Security flaws induced by CBC padding', 'RFC 5652, 6.3'],
})
