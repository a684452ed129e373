import { check } from '../../../checks/check'
import type { Group } from './complaint-to-rate.template'
import task from './complaint-to-rate.template'

interface Person {
  able: boolean
  picked: boolean
}
/** Whom the complaint is about, and what of them is counted. */
const ABOUT: Record<string, readonly [(one: Person) => boolean, (one: Person) => boolean]> = {
  opportunity: [({ able }) => able, ({ picked }) => picked],
  alarms: [({ able }) => !able, ({ picked }) => !picked],
  selection: [() => true, ({ picked }) => picked],
  precision: [({ picked }) => picked, ({ able }) => able],
}
const peopleOf = ({ ablePicked, ableLeft, otherPicked, otherLeft }: Group): Person[] => {
  const some = (count: number, person: Person) => Array.from({ length: count }, () => person)
  return [
    ...some(ablePicked, { able: true, picked: true }),
    ...some(ableLeft, { able: true, picked: false }),
    ...some(otherPicked, { able: false, picked: true }),
    ...some(otherLeft, { able: false, picked: false }),
  ]
}

/** Lists the people and filters them as the complaint says. */
export default check(task, {
  key: ({ complaint, groups }) => {
    const [about = () => true, counted = () => true] = ABOUT[complaint] ?? []
    const [a = 0, b = 0] = groups.map((group) => {
      const meant = peopleOf(group).filter(about)
      return (100 * meant.filter(counted).length) / meant.length
    })
    return { kind: 'numeric', value: Math.abs(a - b), tolerance: { absolute: 0.2 } }
  },
})
