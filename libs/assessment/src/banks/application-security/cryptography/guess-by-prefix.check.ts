import { check } from '../../../checks/check'
import task from './guess-by-prefix.template'

/** Attacks a key, counting requests; characters are numbers below the size of the alphabet. */
export default check(task, {
  key: ({ alphabet, length }) => {
    const right = Array.from({ length }, (_, i) => (7 * i + 3) % alphabet.size)
    const found: number[] = []
    let requests = 0
    const rounds = (given: readonly number[]): number => {
      requests++
      const differs = right.findIndex((character, i) => given[i] !== character)
      return differs < 0 ? length + 1 : differs + 1
    }
    while (found.length < length) {
      const runs = Array.from({ length: alphabet.size }, (_, character) => rounds([...found, character]))
      found.push(runs.indexOf(Math.max(...runs)))
    }
    const isFound = found.every((character, i) => character === right[i])
    return { kind: 'numeric', value: isFound ? requests : 0, tolerance: { absolute: 0 } }
  },
})
