import { check } from '../../../checks/check'
import task from './ips-estimate.template'

/** Repeats each visit as often as chance left it out: 20 visits of chance 0.2 stand for 100. */
export default check(task, {
  key: ({ visits }) => {
    const stoodFor = 20
    let clicks = 0
    for (const { shown, chance, clicked, wanted } of visits) {
      const copies = Math.round(stoodFor / chance)
      for (let copy = 0; copy < copies; copy++) clicks += clicked && shown === wanted ? 1 : 0
    }
    return { kind: 'numeric', value: clicks / (stoodFor * visits.length), tolerance: { absolute: 0.01 } }
  },
})
