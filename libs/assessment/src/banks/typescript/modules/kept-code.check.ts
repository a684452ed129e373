import { check } from '../../../checks/check'
import task, { filesWith } from './kept-code.template'
import { linked } from './linked'
import { printedWords } from './ran'

/** Runs the program with the line and without it. */
export default check(task, {
  option: (_, text, tools) => {
    const printed = (line: string) => printedWords(tools, linked(filesWith(line), 'main.ts')).join()
    return printed(text) !== printed('')
  },
})
