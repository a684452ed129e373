import { check } from '../../../checks/check'
import task from './keys-for-pairs.template'

/** Writes down every key with who knows it. */
export default check(task, {
  key: ({ asked, now, more }) => {
    const all = Array.from({ length: now + more }, (_, i) => i)
    const keys =
      asked === 'private'
        ? all.map((one) => [one])
        : all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]))
    const counted = keys.filter((known) =>
      asked === 'held' ? known.includes(0) : known.some((one) => one >= now),
    )
    return { kind: 'numeric', value: counted.length, tolerance: { absolute: 0 } }
  },
})
