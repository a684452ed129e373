import { check } from '../../../checks/check'
import task from './slots-written-again.template'

export default check(task, {
  // Write by write, with what each slot holds and whether it was touched.
  key: ({ fresh, held, again }) => {
    const slots = Array.from({ length: fresh + held }, (_, i) => ({ isZero: i < fresh, isWarm: false }))
    const writes = [...slots.keys(), ...Array.from({ length: again }, () => 0)]
    let gas = 0
    for (const i of writes) {
      const slot = slots[i]
      if (!slot) continue
      gas += slot.isWarm ? 100 : slot.isZero ? 22_100 : 5_000
      slots[i] = { isZero: false, isWarm: true }
    }
    return { kind: 'numeric', value: gas, tolerance: { absolute: 0 } }
  },
})
