import { check } from '../../../checks/check'
import task from './left-for-never.template'

/** Reads the tag in what the compiler says of the one line that it refuses. */
export default check(task, {
  key: (p, { ts }) => {
    const { faults } = ts(task.ask(p).code ?? '')
    const [, tag = ''] = /'\{ \w+: "(\w+)"/.exec(faults[0]?.text ?? '') ?? []
    return { kind: 'short', accept: faults.length === 1 ? [tag, `'${tag}'`] : [] }
  },
})
