import { check } from '../../../checks/check'
import { wordsKey } from './keys'
import task from './pointer-after-removal.template'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) =>
    wordsKey(
      (await given(tools, task.ask(p).code ?? '', [{ make: p.setting.Name }, { call: 'run' }])).split(', '),
    ),
})
