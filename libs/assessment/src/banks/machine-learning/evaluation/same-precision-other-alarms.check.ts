import { check } from '../../../checks/check'
import task from './same-precision-other-alarms.template'

const PEOPLE = 10_000

/** Counts both groups for a recall that is set by itself; any recall gives the same answer. */
export default check(task, {
  key: ({ base, otherBase, alarms }) => {
    const recall = 0.7
    const bad = (PEOPLE * base) / 100
    const falsely = ((PEOPLE - bad) * alarms) / 100
    const precision = (bad * recall) / (bad * recall + falsely)
    const otherBad = (PEOPLE * otherBase) / 100
    const otherFlagged = (otherBad * recall) / precision
    const value = (100 * (otherFlagged - otherBad * recall)) / (PEOPLE - otherBad)
    return { kind: 'numeric', value, tolerance: { absolute: 0.1 } }
  },
})
