import { createCipheriv, createHmac } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './padded-length.template'

/** Encrypts such a text and measures. */
export default check(task, {
  key: ({ bytes, tag, version }) => {
    const iv = Buffer.alloc(16, 5)
    const cipher = createCipheriv('aes-256-cbc', Buffer.alloc(32, 1), iv)
    const head = Buffer.alloc(version)
    const sealed = Buffer.concat([head, iv, cipher.update(Buffer.alloc(bytes, 'x')), cipher.final()])
    const whole = Buffer.concat([sealed, createHmac(tag.hash, 'key').update(sealed).digest()])
    return { kind: 'numeric', value: whole.length, tolerance: { absolute: 0 } }
  },
})
