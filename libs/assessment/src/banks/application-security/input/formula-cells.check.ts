import { check } from '../../../checks/check'
import task from './formula-cells.template'
import { printedBy } from '../printed-by'

/** Cells of a file by RFC 4180, read character by character. */
function cellsOf(file: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let i = 0; i < file.length; i++) {
    const [one, next] = [file.charAt(i), file.charAt(i + 1)]
    const last = cells.length - 1
    if (isQuoted && one === '"' && next === '"') {
      cells[last] += '"'
      i++
    } else if (one === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted
    else if (!isQuoted && (one === ',' || one === '\n')) cells.push('')
    else cells[last] += one
  }
  return cells
}

/** Exports an order with the note of the option by the code that is shown, and reads the file. */
export default check(task, {
  option: (p, text) => {
    const program = `${task.ask(p).code ?? ''}\nconsole.log(line({ id: '7', note: ${text} }))`
    return cellsOf(printedBy(program).join('\n')).some((cell) => /^[=+@-]/.test(cell))
  },
})
