import { check } from '../../../checks/check'
import task, { sourceOf } from './uses-until-refused.template'

export default check(task, {
  key: async (ticket, { chain }) => {
    const calls = Array.from({ length: 100 }, () => ({ call: 'use' }))
    const [, ...outcomes] = await chain(sourceOf(ticket), [{ make: 'Ticket' }, ...calls])
    const refused = outcomes.findIndex(({ text }) => text !== 'ok')
    return { kind: 'numeric', value: refused + 1, tolerance: { absolute: 0 } }
  },
})
