import { check } from '../../../checks/check'
import task, { sourceOf } from './what-stays-behind.template'

export default check(task, {
  key: async ({ heirs, calls, wei }, { chain }) => {
    const paid = Array.from({ length: calls }, () => ({ call: 'share', value: String(wei) }))
    const held = { balance: 'Gift', gives: '' }
    const outcomes = await chain(sourceOf({ heirs }), [{ make: 'Gift', args: ['@bob'] }, ...paid, held])
    return { kind: 'numeric', value: Number(outcomes.at(-1)?.text), tolerance: { absolute: 0 } }
  },
})
