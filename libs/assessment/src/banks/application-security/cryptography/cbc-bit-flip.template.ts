import { createCipheriv } from 'node:crypto'
import { template } from '../../../tasks/template'
import { drawnBytes, spacedHex } from './bytes'

const BLOCK = 16
/** Two blocks each; the place is that of the character to be changed. */
const TEXTS = [
  { head: 'user=', tail: ';admin=', from: '0', to: '1', rest: ';v=' },
  { head: 'item=', tail: ';level=', from: '1', to: '9', rest: ';n=' },
  { head: 'acct=', tail: ';limit=', from: '2', to: '7', rest: ';k=' },
  { head: 'case=', tail: ';state=', from: '4', to: '5', rest: ';r=' },
] as const

export default template({
  id: 'application-security/cryptography/cbc-bit-flip',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 4,
  nudge: -0.3,
  seconds: 240,
  status: 'active',
  idea: 'In CBC a changed byte of one block changes the same place of the next block by the same bits.',
  params: (rng) => {
    const { head, tail, from, to, rest } = rng.pick(TEXTS)
    const digits = (count: number) => Array.from({ length: count }, () => rng.int(0, 9)).join('')
    const start = `${head}${digits(rng.pick([3, 4, 5, 7, 8, 10, 12]))}${tail}${from}${rest}`
    const text = `${start}${digits(2 * BLOCK - start.length)}`
    const [key, iv] = [drawnBytes(rng, 16), drawnBytes(rng, BLOCK)]
    const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false)
    return {
      text,
      to,
      place: start.length - rest.length - 1,
      key,
      sealed: Buffer.concat([iv, cipher.update(text, 'latin1'), cipher.final()]),
    }
  },
  ask: ({ text, to, place, sealed }) => ({
    stem: `A cookie holds an IV and a text of 32 bytes encrypted with AES in CBC mode, without padding and without any tag. The attacker knows the text \`${text}\`. They want to read \`${to}\` in place of the \`${text[place] ?? ''}\` at offset ${place} of the text, and leave the rest of that block of the text as it is. Which one byte of the cookie do they change, and to what?`,
    code: Array.from(
      { length: 3 },
      (_, i) => `${String(BLOCK * i).padStart(2)}: ${spacedHex(sealed.subarray(BLOCK * i, BLOCK * (i + 1)))}`,
    ).join('\n'),
    answerHint:
      'Offset in the cookie (decimal, counted from 0; each line shows the offset of its first byte) and the new byte in hexadecimal, such as 7 3f.',
  }),
  key: ({ text, to, place, sealed }) => {
    const flipped = (sealed[place] ?? 0) ^ text.charCodeAt(place) ^ to.charCodeAt(0)
    const byte = flipped.toString(16).padStart(2, '0')
    return { kind: 'short', accept: [`${place} ${byte}`, `${place}, ${byte}`, `${place} 0x${byte}`] }
  },
  why: ({ place }) =>
    `The text at ${place} is the decrypted byte XOR byte ${place} of the cookie, because the IV moves everything by one block.`,
  source: ['NIST SP 800-38A, 6.2 and appendix D'],
})
