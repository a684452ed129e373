import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import task from './fewest-copies.template'
import { isInRange } from './shared-parts'

const partsOf = (version: string): number[] => version.split('.').map(Number)
/** Each part weighs more than all that come after it. */
const weightOf = (version: string): number => partsOf(version).reduce((sum, part) => sum * 1000 + part, 0)

/** Tries every set of versions, and looks up the newest one of each range. */
export default check(task, {
  key: (p) => {
    const [shown = '', ...users] = (task.ask(p).code ?? '').split('\n')
    const versions = [...shown.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version)
    const ranges = [...users.join('\n').matchAll(/"kit": "([\d.^~]+)"/g)].map(([, range = '']) => range)
    const sets = Array.from({ length: 2 ** versions.length }, (_, bits) =>
      versions.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1),
    )
    const enough = sets.filter((set) =>
      ranges.every((range) => set.some((version) => isInRange(version, range))),
    )
    const newest = ranges.map((range) =>
      Math.max(...versions.filter((version) => isInRange(version, range)).map(weightOf)),
    )
    return wordsKey([Math.min(...enough.map((set) => set.length)), new Set(newest).size])
  },
})
