import { check } from '../../../checks/check'
import { printedWords } from './clock'
import { wordsKey } from './keys'
import task from './chain-of-handlers.template'

export default check(task, {
  key: (params, { js }) => wordsKey(printedWords(js, task.ask(params).code ?? '')),
})
