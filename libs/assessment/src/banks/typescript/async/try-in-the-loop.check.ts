import { check } from '../../../checks/check'
import { printedWords } from './clock'
import { wordsKey } from './keys'
import task from './try-in-the-loop.template'

export default check(task, {
  key: (params, { js }) => wordsKey(printedWords(js, task.ask(params).code ?? '')),
})
