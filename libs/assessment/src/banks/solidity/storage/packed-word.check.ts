import { check } from '../../../checks/check'
import task, { wordKey } from './packed-word.template'
import { given } from './ran'

export default check(task, {
  key: async (p, tools) => {
    const word = await given(tools, task.ask(p).code ?? '', [{ make: p.Name }, { slot: '0', gives: '' }])
    return wordKey(word.slice(2))
  },
})
