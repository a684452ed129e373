import { execFileSync } from 'node:child_process'
import type { CheckTools } from '@tryka/assessment/checks'
import type { Run } from './blocks'

const shown = (cell: string | number | null): string => (cell === null ? 'NULL' : String(cell))

function javascript({ js }: CheckTools, code: string): string {
  const { value, printed } = js(code)
  if (value !== 'undefined') throw new Error(`The code ends with ${value}`)
  return printed
}

function typescript(tools: CheckTools, code: string): string {
  const { faults, javascript: compiled } = tools.ts(code)
  if (faults.length > 0) throw new Error(faults.map(({ line, text }) => `line ${line}: ${text}`).join(' '))
  return javascript(tools, compiled)
}

function solidity({ solc }: CheckTools, code: string): string {
  const refused = solc(code).faults.filter(({ severity }) => severity === 'error')
  if (refused.length > 0) throw new Error(refused.map(({ line, text }) => `line ${line}: ${text}`).join(' '))
  return ''
}

const python = (code: string): string =>
  execFileSync('python3', ['-I', '-c', code], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' })

function once({ lang, code }: Run, before: readonly Run[], tools: CheckTools): string {
  switch (lang) {
    case 'sql':
      // A database goes on from fence to fence, as somebody reads them.
      return tools
        .sql([...before.filter((one) => one.lang === 'sql').map((one) => one.code), code].join('\n;\n'))
        .map((row) => row.map(shown).join(' | '))
        .join('\n')
    case 'js':
      return javascript(tools, code)
    case 'ts':
      return typescript(tools, code)
    case 'solidity':
      return solidity(tools, code)
    case 'python':
      return python(code)
    default:
      throw new Error(`${lang} is not run`)
  }
}

/** What each marked piece of code gives; `fault` where it does not run at all. */
export function outputsOf(
  runs: readonly Run[],
  tools: CheckTools,
): { run: Run; gives: string; fault?: string }[] {
  return runs.map((run, at) => {
    try {
      return { run, gives: once(run, runs.slice(0, at), tools).trimEnd() }
    } catch (error) {
      return { run, gives: '', fault: error instanceof Error ? error.message : String(error) }
    }
  })
}
