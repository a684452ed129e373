import { check } from '../../../checks/check'
import task from './pinned-run.template'

/** Whether what the entry names is a function of its text alone: contents by hash, exact versions, plain numbers. */
export default check(task, {
  option: (_, text) => {
    const [what = '', value = ''] = text.split(/: (.*)/s)
    if (what === 'packages') return value.split(', ').every((one) => /^[\w-]+==\d+(\.\d+)+$/.test(one))
    return /^\d+$/.test(value) || /(commit |SHA-256 |@sha256:)[0-9a-f]{12}/.test(value)
  },
})
