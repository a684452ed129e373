import type { CheckTools } from '../../../checks/check'

/**
 * Numbers of the marked lines that the compiler refuses.
 * @throws Error where it refuses a line without a number: the task is broken then.
 */
export function refusedLines(code: string, { ts }: Pick<CheckTools, 'ts'>): number[] {
  const lines = code.split('\n')
  const numbers = ts(code).faults.map(({ line, text }) => {
    const [, number] = /\/\/ (\d+)$/.exec(lines[line - 1] ?? '') ?? []
    if (number === undefined) throw new Error(`Line ${line} is refused: ${text}\n${code}`)
    return Number(number)
  })
  return [...new Set(numbers)].sort((x, y) => x - y)
}

/** Whether the compiler takes a source without a word. */
export const compiles = (source: string, { ts }: Pick<CheckTools, 'ts'>): boolean =>
  ts(source).faults.length === 0

/** What a source prints once it is compiled; it has to compile. */
export function printedOf(source: string, { ts, js }: Pick<CheckTools, 'ts' | 'js'>): string[] {
  const { faults, javascript } = ts(source)
  if (faults.length) throw new Error(`${faults.map(({ text }) => text).join('\n')}\n${source}`)
  return js(javascript).printed.trimEnd().split('\n')
}
