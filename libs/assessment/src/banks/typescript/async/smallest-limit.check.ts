import { check } from '../../../checks/check'
import { printedLines } from './clock'
import { wholeKey } from './keys'
import task from './smallest-limit.template'

/** The code is run with every limit, from the smallest on, until it prints. */
export default check(task, {
  key: (params, { js }) => {
    const code = task.ask(params).code ?? ''
    const limits = Array.from({ length: 20 }, (_, i) => i + 1)
    return wholeKey(
      limits.find((limit) => printedLines(js, `const LIMIT = ${limit}\n${code}`).includes('done')) ?? 0,
    )
  },
})
