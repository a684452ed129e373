import { check } from '../../../checks/check'
import task from './delete-skips-mappings.template'
import { wordsKey } from './keys'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) =>
    wordsKey(
      (await given(tools, task.ask(p).code ?? '', [{ make: p.setting.Name }, { call: 'run' }])).split(', '),
    ),
})
