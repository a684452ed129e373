import { createCipheriv } from 'node:crypto'
import { check } from '../../../checks/check'
import { fromHex } from './bytes'
import task from './counter-overlap.template'

const BLOCK = 16

/** Encrypts zeros, which shows the keystream, and counts the bytes of the second that stand in the first. */
export default check(task, {
  key: (p) => {
    const ivs = (task.ask(p).code ?? '').split('\n').map((line) => fromHex(line.split(': ')[1] ?? ''))
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = ivs.map((iv, i) =>
      createCipheriv('aes-128-ctr', p.key, iv).update(Buffer.alloc(p.bytes[i] ?? 0)),
    )
    const begins = Array.from({ length: Math.ceil(first.length / BLOCK) }, (_, i) => BLOCK * i)
    let shared = 0
    for (let at = 0; at < second.length; at += BLOCK) {
      const block = second.subarray(at, at + BLOCK)
      const same = begins.map((begin) => {
        // A last block that is cut short is compared as far as it goes.
        const other = first.subarray(begin, begin + block.length)
        return other.equals(block.subarray(0, other.length)) ? other.length : 0
      })
      shared += Math.max(...same)
    }
    return { kind: 'numeric', value: shared, tolerance: { absolute: 0 } }
  },
})
