import { check } from '../../../checks/check'
import task from './two-different-factors.template'

/** How each thing is taken from somebody: overheard, carried off, or copied from the body. */
const TAKEN: readonly (readonly [RegExp, string])[] = [
  [/password|PIN|answers|passphrase/i, 'overheard'],
  [/phone|security key|smart card|printed/i, 'carried off'],
  [/finger|face|iris/i, 'copied'],
]

export default check(task, {
  option: (_, text) => {
    const ways = text.split(', then ').flatMap((part) => TAKEN.filter(([words]) => words.test(part)))
    if (ways.length !== 2) throw new Error(`Two steps in ${text}, not ${ways.length}`)
    return ways[0] !== ways[1]
  },
})
