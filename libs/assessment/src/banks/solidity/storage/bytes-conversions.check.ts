import { check } from '../../../checks/check'
import task from './bytes-conversions.template'
import { wordsKey } from './keys'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) => {
    const { Name, call } = p.setting
    return wordsKey((await given(tools, task.ask(p).code ?? '', [{ make: Name }, { call }])).split(', '))
  },
})
