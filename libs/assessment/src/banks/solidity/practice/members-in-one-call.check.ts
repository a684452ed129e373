import { check } from '../../../checks/check'
import task from './members-in-one-call.template'

export default check(task, {
  key: ({ base, each, block }) => {
    let members = 0
    for (let gas = base + each; gas <= block; gas += each) members++
    return { kind: 'numeric', value: members, tolerance: { absolute: 0 } }
  },
})
