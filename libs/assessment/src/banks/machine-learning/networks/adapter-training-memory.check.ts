import { check } from '../../../checks/check'
import task from './adapter-training-memory.template'

/** Lists what is held as arrays of a type and a length, and adds up their bytes. */
export default check(task, {
  key: ({ billions, matrices, width, rank }) => {
    const [half, full] = [Uint16Array.BYTES_PER_ELEMENT, Float32Array.BYTES_PER_ELEMENT]
    let bytes = billions * 1e9 * half
    for (let matrix = 0; matrix < matrices; matrix++)
      for (const weights of [width * rank, rank * width])
        for (const each of [half, half, full, full, full]) bytes += weights * each
    return { kind: 'numeric', value: bytes / 1e9, tolerance: { absolute: 0.1 } }
  },
})
