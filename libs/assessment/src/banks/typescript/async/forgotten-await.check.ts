import { check } from '../../../checks/check'
import { printedWords } from './clock'
import task from './forgotten-await.template'
import { wordsKey } from './keys'

export default check(task, {
  key: (params, { js }) => wordsKey(printedWords(js, task.ask(params).code ?? '')),
})
