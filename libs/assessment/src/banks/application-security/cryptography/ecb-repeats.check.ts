import { createCipheriv, createHash } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './ecb-repeats.template'

/** Encrypts what is shown and compares the blocks. */
export default check(task, {
  key: (p) => {
    const text = (task.ask(p).code ?? '').replaceAll('\n', '')
    const secret = createHash('sha256').update(String(p.key)).digest()
    const cipher = createCipheriv('aes-256-ecb', secret, null).setAutoPadding(false)
    const blocks = (cipher.update(text, 'latin1', 'hex') + cipher.final('hex')).match(/.{32}/g) ?? []
    return { kind: 'numeric', value: new Set(blocks).size, tolerance: { absolute: 0 } }
  },
})
