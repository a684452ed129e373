import { check } from '../../../checks/check'
import task from './past-the-limit.template'
import { given, isFailed } from './ran'

export default check(task, {
  option: async (p, text, tools) => {
    const gives = await given(tools, task.ask(p).code ?? '', [
      { make: p.setting.Name },
      { call: 'change', args: [String(p.by)] },
    ])
    return text === (isFailed(gives) ? 'It reverts.' : `It gives ${gives}.`)
  },
})
