import type { CaseResult, CodeCase, CodeJob, TypeCase } from '../../tasks/code'
import type { Compiled } from './compiler'
import { typescriptCompiler } from './compiler'
import { javascriptEngine } from './engine'
import { callResult, failedAll, isCall, isTooLong, refusedAsLong } from './js-runner'

const MOST_OUTPUT = 4_000
/** More than these tell nothing new. */
const MOST_FAULTS = 10

const isOfTypes = (one: CodeCase): one is TypeCase => 'uses' in one

const told = (faults: Compiled['faults']): string =>
  faults
    .slice(0, MOST_FAULTS)
    .map(({ code, line, text }) => `Line ${line}: ${text} (${code})`)
    .join('\n')
    .slice(0, MOST_OUTPUT)
const numbers = (codes: readonly number[]): string => [...codes].sort((a, b) => a - b).join()

/** The code with the lines that use it: it passes where the compiler says of them just what is expected. */
function typeResult(
  compile: (source: string) => Compiled,
  code: string,
  { name, uses, errors }: TypeCase,
): CaseResult {
  const { faults } = compile(`${code}\n${uses}`)
  const passed = numbers(faults.map((fault) => fault.code)) === numbers(errors)
  return { name, passed, output: faults.length ? told(faults) : 'The compiler has nothing to say.' }
}

/**
 * TypeScript under `strict`. Code that does not compile fails every case; compiled, it runs as JavaScript does. A case of types
 * is failed by other diagnostics than expected.
 */
export async function tsRunner(): Promise<(job: CodeJob) => CaseResult[]> {
  const evaluate = await javascriptEngine()
  const compile = typescriptCompiler()
  return (job) => {
    if (isTooLong(job)) return refusedAsLong(job)
    const { faults, javascript } = compile(job.code)
    if (faults.length) return failedAll(job, told(faults))
    return job.cases.flatMap((one) => {
      if (isOfTypes(one)) return [typeResult(compile, job.code, one)]
      return isCall(one) ? [callResult(evaluate, javascript, one)] : []
    })
  }
}
