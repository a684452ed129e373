import { check } from '../../../checks/check'
import { wholeKey } from './keys'
import task from './memory-copies.template'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) =>
    wholeKey(await given(tools, task.ask(p).code ?? '', [{ make: p.setting.Name }, { call: 'run' }])),
})
