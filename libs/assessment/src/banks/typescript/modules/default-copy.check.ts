import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import task from './default-copy.template'
import { filesOf } from './files'
import { linked } from './linked'
import { printedWords } from './ran'

/** Runs the files. */
export default check(task, {
  key: (p, tools) => wordsKey(printedWords(tools, linked(filesOf(task.ask(p).code), 'main.ts'))),
})
