import { check } from '../../../checks/check'
import task from './divided-first.template'
import { wholeKey } from './keys'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) =>
    wholeKey(
      await given(tools, task.ask(p).code ?? '', [
        { make: p.setting.Name },
        { call: p.setting.what, args: [String(p.whole)] },
      ]),
    ),
})
