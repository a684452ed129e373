import { createCipheriv, createDecipheriv } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './bound-context.template'

const [KEY, NONCE] = [Buffer.alloc(32, 3), Buffer.alloc(12, 9)]

/** Encrypts at one place and decrypts at the other. */
export default check(task, {
  option: ({ bound }, text) => {
    const [from, to] = text.split(' to ').map((place) => {
      const value = (field: string) => new RegExp(`${field} (\\w+)`).exec(place)?.[1] ?? ''
      return Buffer.from(JSON.stringify(bound.map(value)))
    })
    const cipher = createCipheriv('aes-256-gcm', KEY, NONCE).setAAD(from ?? Buffer.alloc(0))
    const sealed = Buffer.concat([cipher.update('value'), cipher.final()])
    const decipher = createDecipheriv('aes-256-gcm', KEY, NONCE).setAAD(to ?? Buffer.alloc(1))
    decipher.setAuthTag(cipher.getAuthTag())
    try {
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString() === 'value'
    } catch {
      return false
    }
  },
})
