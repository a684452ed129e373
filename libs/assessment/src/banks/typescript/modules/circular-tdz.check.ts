import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import task from './circular-tdz.template'
import { filesOf } from './files'
import { inOneScope, linked, namesOnly } from './linked'
import { printedWords } from './ran'

/** Finds the order of the files by running their imports alone, then runs their bodies in one scope. */
export default check(task, {
  key: (p, tools) => {
    const files = filesOf(task.ask(p).code)
    const order = printedWords(tools, linked(namesOnly(files), 'main.ts'))
    return wordsKey(printedWords(tools, inOneScope(files, order)))
  },
})
