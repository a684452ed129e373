import { check } from '../../../checks/check'
import task from './blind-spots.template'

const PARTS = 20

/** Sends one mail of each twentieth by twentieth through the controls, and counts what each lets pass. */
export default check(task, {
  key: ({ mails, sealed, fresh, gateway, sandbox, device }) => {
    let passed = 0
    for (let lock = 0; lock < PARTS; lock++)
      for (let age = 0; age < PARTS; age++) {
        const isLocked = lock * 5 < sealed
        const isNew = age * 5 < fresh
        let left = mails / PARTS ** 2
        if (!isLocked && !isNew) left -= (left * gateway) / 100
        if (!isLocked) left -= (left * sandbox) / 100
        if (!isNew) left -= (left * device) / 100
        passed += left
      }
    return { kind: 'numeric', value: passed, tolerance: { relative: 0.01 } }
  },
})
