import { check } from '../../../checks/check'
import task, { sourceOf } from './towards-zero.template'

export default check(task, {
  key: async (split, { chain }) => {
    const [, outcome] = await chain(sourceOf(split), [{ make: 'Ledger' }, { call: 'share' }])
    const [each = '', rest = ''] = outcome?.text.split(', ') ?? []
    return { kind: 'short', accept: [`${each}, ${rest}`, `${each},${rest}`, `${each} ${rest}`] }
  },
})
