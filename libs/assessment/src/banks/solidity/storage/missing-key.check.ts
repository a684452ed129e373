import { check } from '../../../checks/check'
import { wholeKey } from './keys'
import task from './missing-key.template'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) => {
    const { Name, who } = p.setting
    return wholeKey(
      await given(tools, task.ask(p).code ?? '', [
        { make: Name },
        { call: 'add', args: [`@${who[0]}`] },
        { call: 'score', args: [`@${who[1]}`] },
      ]),
    )
  },
})
