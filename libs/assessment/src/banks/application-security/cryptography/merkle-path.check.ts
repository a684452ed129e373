import { createHash } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './merkle-path.template'

const sha = (...parts: readonly (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** Joins neighbours level by level, an odd one going up as it is, and counts whom the entry meets. */
export default check(task, {
  key: ({ leaves, leaf }) => {
    let level: Buffer[] = Array.from({ length: leaves }, (_, i) => sha('leaf', String(i)))
    let own: Buffer | undefined = level[leaf]
    let met = 0
    while (level.length > 1) {
      const next: Buffer[] = []
      let carried = own
      for (let i = 0; i < level.length; i += 2) {
        const [left, right] = [level[i], level[i + 1]]
        if (!left) continue
        const joined = right ? sha(left, right) : left
        if (own && (left.equals(own) || right?.equals(own))) {
          carried = joined
          if (right) met++
        }
        next.push(joined)
      }
      own = carried
      level = next
    }
    return { kind: 'numeric', value: met, tolerance: { absolute: 0 } }
  },
})
