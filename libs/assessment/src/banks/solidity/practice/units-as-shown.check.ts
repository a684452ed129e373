import { check } from '../../../checks/check'
import task from './units-as-shown.template'

export default check(task, {
  // By moving the point among the digits.
  key: ({ decimals, digits }) => {
    const text = String(digits).padStart(decimals + 1, '0')
    const value = Number(`${text.slice(0, -decimals)}.${text.slice(-decimals)}`)
    return { kind: 'numeric', value, tolerance: { relative: 1e-9 } }
  },
})
