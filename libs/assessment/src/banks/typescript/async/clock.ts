import type { CheckTools } from '../../../checks/check'

type Js = CheckTools['js']

/** What the tasks say of `sleep`, which their code calls and does not show. */
export const SLEEP_TOLD =
  '`sleep(ms)` gives a promise that is fulfilled after that many milliseconds. Take everything else to need no time.'

/** Stands before shown code when a check runs it: in the engine the time of timers passes at once. */
const SLEEP = 'const sleep = (ms) => new Promise((done) => setTimeout(done, ms));\n'

/** What code prints, line by line. */
export const printedLines = (js: Js, code: string): string[] =>
  js(`${SLEEP}${code}`).printed.trimEnd().split('\n')

/** The words of all lines that code prints. */
export const printedWords = (js: Js, code: string): string[] =>
  printedLines(js, code).flatMap((line) => line.split(' '))

/** The number that code prints. */
export const printedNumber = (js: Js, code: string): number => Number(printedLines(js, code).at(-1))
