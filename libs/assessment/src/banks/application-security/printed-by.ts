import { compileFunction, runInNewContext } from 'node:vm'

type Globals = Readonly<Record<string, unknown>>

const writing = (lines: string[]) => ({
  log: (...parts: unknown[]) => lines.push(parts.map(String).join(' ')),
})

/** Runs a program and gives the lines that it prints. */
export function printedBy(program: string, globals: Globals = {}): string[] {
  const lines: string[] = []
  const run = compileFunction(program, ['console', ...Object.keys(globals)])
  run(writing(lines), ...Object.values(globals))
  return lines
}

/** The same in a realm of its own, for a program that changes what all objects have. */
export function printedApart(program: string): string[] {
  const lines: string[] = []
  runInNewContext(program, { console: writing(lines) })
  return lines
}
