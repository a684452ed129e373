import type { CheckTools } from '../../../checks/check'
import type { Key } from '../../../tasks/template'

export const LINE_HINT = 'What is printed, with a space between values.'

/** The key of a printed line, however its values are kept apart. */
export function lineKey(values: readonly unknown[]): Key {
  const words = values.map(String)
  return { kind: 'short', accept: [...new Set([' ', ', ', ','].map((gap) => words.join(gap)))] }
}

/** The key of a task that asks for a whole number. */
export const whole = (value: number): Key => ({ kind: 'numeric', value, tolerance: { absolute: 0 } })

/** The words that a program prints when it is really run. */
export function wordsPrinted(program: string, js: CheckTools['js']): string[] {
  const { value, printed } = js(program)
  if (value !== 'undefined') throw new Error(`${value} by\n${program}`)
  return printed.trim().split(/\s+/)
}

/** The key of a task that asks for a printed line, found by running what is shown. */
export const printedLine = (code: string | undefined, js: CheckTools['js']): Key =>
  lineKey(wordsPrinted(code ?? '', js))

/** The key of a task that asks for a printed number, found by running what is shown. */
export const printedNumber = (code: string | undefined, js: CheckTools['js']): Key =>
  whole(Number(wordsPrinted(code ?? '', js).join(' ')))
