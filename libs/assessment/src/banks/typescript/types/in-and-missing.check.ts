import { check } from '../../../checks/check'
import task from './in-and-missing.template'
import { namesKey } from './names'

/** Assigns the value to never where the comment stands, and reads which types the compiler names. */
export default check(task, {
  key: (p, { ts }) => {
    const { faults } = ts((task.ask(p).code ?? '').replace('// here', 'const none: never = it'))
    const [, types = ''] = /^Type '(.*?)' is not/.exec(faults[0]?.text ?? '') ?? []
    if (faults.length !== 1) throw new Error(`${faults.length} faults`)
    return namesKey(types.split(' | ').sort())
  },
})
