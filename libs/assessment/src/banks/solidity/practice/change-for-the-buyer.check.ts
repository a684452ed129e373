import { check } from '../../../checks/check'
import task, { sourceOf } from './change-for-the-buyer.template'

export default check(task, {
  key: async ({ price, orders }, { chain }) => {
    const calls = orders.map(({ count, wei }) => ({ call: 'buy', args: [String(count)], value: String(wei) }))
    const held = { balance: 'Shop', gives: '' }
    const outcomes = await chain(sourceOf({ price }), [{ make: 'Shop' }, ...calls, held])
    return { kind: 'numeric', value: Number(outcomes.at(-1)?.text), tolerance: { absolute: 0 } }
  },
})
