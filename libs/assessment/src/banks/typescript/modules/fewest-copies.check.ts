import { check } from '../../../checks/check'
import { exactly } from './answers'
import task from './fewest-copies.template'
import { isInRange } from './shared-parts'

/** Tries every set of versions. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const versions = [...stem.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version)
    const ranges = [...code.matchAll(/"kit": "([\d.^~]+)"/g)].map(([, range = '']) => range)
    const sets = Array.from({ length: 2 ** versions.length }, (_, bits) =>
      versions.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1),
    )
    const enough = sets.filter((set) =>
      ranges.every((range) => set.some((version) => isInRange(version, range))),
    )
    return exactly(Math.min(...enough.map((set) => set.length)))
  },
})
