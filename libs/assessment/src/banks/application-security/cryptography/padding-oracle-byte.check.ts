import { createDecipheriv } from 'node:crypto'
import { check } from '../../../checks/check'
import { hexForms } from './bytes'
import { isPadded } from './padding-oracle-byte.template'
import task from './padding-oracle-byte.template'

const LAST = 15

/** Asks the oracle for every byte; reads text and padding with the key. */
export default check(task, {
  key: ({ key, before, block, sent, accepted }) => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const changed = (value: number) => {
      const tried = Buffer.from(sent)
      tried[LAST] = value
      return tried
    }
    const read = (previous: Uint8Array) =>
      createDecipheriv('aes-128-cbc', key, previous).setAutoPadding(false).update(block)[LAST]
    const found = bytes.filter((value) => isPadded(key, changed(value), block))
    const next = bytes.find((value) => read(changed(value)) === 2)
    const isAsTold = found.length === 1 && found[0] === accepted
    return {
      kind: 'short',
      accept: isAsTold ? hexForms(Uint8Array.from([read(before) ?? 0, next ?? 0])) : [],
    }
  },
})
