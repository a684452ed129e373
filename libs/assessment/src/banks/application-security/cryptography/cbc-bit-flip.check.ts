import { createDecipheriv } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './cbc-bit-flip.template'

const BLOCK = 16

/** Tries every byte of the cookie with every change of bits that turns the one character into the other. */
export default check(task, {
  key: ({ text, to, place, key, sealed }) => {
    const wanted = text.slice(0, place) + to + text.slice(place + 1)
    const block = BLOCK * Math.floor(place / BLOCK)
    const found: string[] = []
    sealed.forEach((byte, offset) => {
      const value = byte ^ text.charCodeAt(place) ^ to.charCodeAt(0)
      const cookie = Buffer.from(sealed)
      cookie[offset] = value
      const decipher = createDecipheriv('aes-128-cbc', key, cookie.subarray(0, BLOCK)).setAutoPadding(false)
      const read = decipher.update(cookie.subarray(BLOCK)).toString('latin1')
      if (read.slice(block, block + BLOCK) === wanted.slice(block, block + BLOCK))
        found.push(`${offset} ${value.toString(16).padStart(2, '0')}`)
    })
    const [first = ''] = found.length === 1 ? found : []
    return { kind: 'short', accept: [first, first.replace(' ', ', '), first.replace(' ', ' 0x')] }
  },
})
