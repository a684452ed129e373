import { check } from '../../../checks/check'
import { given, isFailed } from './ran'
import task from './unchecked-reach.template'

export default check(task, {
  option: async (p, text, tools) => {
    const source = (task.ask(p).code ?? '').replace('// the body', text)
    const call = { call: 'f', args: [String(p.a), String(p.b)] }
    return isFailed(await given(tools, source, [{ make: 'Scale' }, call]))
  },
})
