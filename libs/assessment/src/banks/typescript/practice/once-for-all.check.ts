import { check } from '../../../checks/check'
import { exactly } from '../modules/answers'
import { filesOf } from '../modules/files'
import { linked } from '../modules/linked'
import { printedWords } from '../modules/ran'
import task from './once-for-all.template'

/** Runs the files. */
export default check(task, {
  key: (p, tools) => {
    const [printed = ''] = printedWords(tools, linked(filesOf(task.ask(p).code), 'main.ts'))
    return exactly(Number(printed))
  },
})
