import { check } from '../../../checks/check'
import task from './enum-numbers.template'
import { wholeKey } from './keys'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) =>
    wholeKey(
      await given(tools, task.ask(p).code ?? '', [
        { make: p.setting.Name },
        ...p.calls.map((call) =>
          typeof call === 'number' ? { call: 'set', args: [String(call)] } : { call },
        ),
        { call: 'now_' },
      ]),
    ),
})
