import type { CheckTools } from '../../../checks/check'
import { check } from '../../../checks/check'
import { printedLines } from './clock'
import { wordsKey } from './keys'
import task from './smallest-limit.template'

/** What the code prints with a limit, and in the end how many of the promises were fulfilled. */
const printedWith = (js: CheckTools['js'], code: string, limit: number): string[] =>
  printedLines(
    js,
    `const LIMIT = ${limit}
${code}
let fulfilled = 0
for (const one of visits) one.then(() => { fulfilled += 1 })
sleep(1000).then(() => console.log(fulfilled))`,
  )

/** The code is run with every limit, from the smallest on, until it prints that it is done. */
export default check(task, {
  key: (params, { js }) => {
    const code = task.ask(params).code ?? ''
    const limits = Array.from({ length: 20 }, (_, i) => i + 1)
    const least = limits.find((limit) => printedWith(js, code, limit).includes('done')) ?? 0
    return wordsKey([least, printedWith(js, code, least - 1).at(-1) ?? ''])
  },
})
