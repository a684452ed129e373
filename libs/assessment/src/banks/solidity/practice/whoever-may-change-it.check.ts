import { check } from '../../../checks/check'
import task, { sourceOf } from './whoever-may-change-it.template'

export default check(task, {
  option: async (guarded, text, { chain }) => {
    const call = text.replaceAll('`', '')
    const steps = [{ make: 'Loan' }, { call, args: ['1'], from: 'mallory' }, { call: 'rate' }] as const
    return (await chain(sourceOf(guarded), steps)).at(-1)?.text === '1'
  },
})
