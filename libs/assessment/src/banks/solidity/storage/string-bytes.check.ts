import { check } from '../../../checks/check'
import { numberedKey } from './keys'
import { allGiven, isFailed } from './ran'
import task from './string-bytes.template'

export default check(task, {
  key: async (p, tools) => {
    const { Name, call } = p.setting
    const [, ...texts] = await allGiven(tools, task.ask(p).code ?? '', [
      { make: Name },
      ...p.words.map((word) => ({ call, args: [word] })),
    ])
    return numberedKey(texts.map(isFailed))
  },
})
