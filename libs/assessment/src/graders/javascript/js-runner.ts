import type { CallCase, CaseResult, CodeCase, CodeJob } from '../../tasks/code'
import { MOST_CODE_BYTES } from '../../tasks/code'
import type { Evaluate } from './engine'
import { javascriptEngine } from './engine'

/** Characters of what is told of one case. */
const MOST_OUTPUT = 4_000
const TOO_LONG = `The code is longer than ${MOST_CODE_BYTES / 1024} KiB.`

export const isCall = (one: CodeCase): one is CallCase => 'call' in one
export const failedAll = ({ cases }: CodeJob, output: string): CaseResult[] =>
  cases.map(({ name }) => ({ name, passed: false, output }))
export const isTooLong = ({ code }: CodeJob): boolean => Buffer.byteLength(code) > MOST_CODE_BYTES
export const refusedAsLong = (job: CodeJob): CaseResult[] => failedAll(job, TOO_LONG)

/** Runs a case: what the code gives is compared with what is expected, which is evaluated where the code is not. */
export function callResult(evaluate: Evaluate, code: string, { name, call, gives }: CallCase): CaseResult {
  const expected = typeof gives === 'string' ? evaluate('', gives).value : `throws ${gives.throws}`
  const { value, printed } = evaluate(code, call)
  const output = [value, ...(printed ? ['Printed:', printed.trimEnd()] : [])].join('\n').slice(0, MOST_OUTPUT)
  return { name, passed: value === expected, output }
}

/** JavaScript: the code declares what each case calls. A case is failed by another value than expected. */
export async function jsRunner(): Promise<(job: CodeJob) => CaseResult[]> {
  const evaluate = await javascriptEngine()
  return (job) =>
    isTooLong(job)
      ? refusedAsLong(job)
      : job.cases.filter(isCall).map((one) => callResult(evaluate, job.code, one))
}
