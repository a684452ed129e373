import { check } from '../../../checks/check'
import task, { sourceOf } from './called-from-outside.template'

export default check(task, {
  option: (visible, text, { solc }) => {
    const { Office } = solc(sourceOf(visible)).contracts
    return Office?.abi.some((one) => 'name' in one && `\`${one.name}\`` === text) ?? false
  },
})
