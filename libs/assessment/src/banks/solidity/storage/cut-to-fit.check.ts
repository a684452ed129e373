import { check } from '../../../checks/check'
import task from './cut-to-fit.template'
import { wordsKey } from './keys'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) => {
    const { Name, call } = p.setting
    const text = await given(tools, task.ask(p).code ?? '', [
      { make: Name },
      { call, args: [String(p.value)] },
    ])
    return wordsKey(text.split(', '))
  },
})
