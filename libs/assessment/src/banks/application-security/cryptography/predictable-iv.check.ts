import { createCipheriv, createDecipheriv } from 'node:crypto'
import { check } from '../../../checks/check'
import { hexForms, xor } from './bytes'
import task from './predictable-iv.template'

/** Undoes the earlier block by the cipher alone, and sees that the choice really gives it again. */
export default check(task, {
  key: ({ key, head, old, next, guess }) => {
    const ivs = [old, next].map((tail) => Buffer.concat([head, tail]))
    const [before = Buffer.alloc(16), after = Buffer.alloc(16)] = ivs
    const sealed = (iv: Buffer, block: Buffer) => createCipheriv('aes-128-cbc', key, iv).update(block)
    const earlier = sealed(before, Buffer.from(guess))
    const input = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(earlier)
    const chosen = xor(input, after)
    return {
      kind: 'short',
      accept: sealed(after, chosen).equals(earlier) ? hexForms(chosen.subarray(14)) : [],
    }
  },
})
