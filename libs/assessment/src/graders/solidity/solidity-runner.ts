import type { ChainStep } from '../../tasks/chain'
import { shownStep } from '../../tasks/chain'
import type { CaseResult, ChainCase, CodeCase, CodeJob } from '../../tasks/code'
import { failedAll, isTooLong, refusedAsLong } from '../javascript/js-runner'
import type { Outcome, Tank } from './chain'
import { Chain, fullTank } from './chain'
import type { CompiledSolidity, Contract } from './compiler'
import { solidityCompiler } from './compiler'

const MOST_OUTPUT = 4_000
/** More than these tell nothing new. */
const MOST_FAULTS = 10

const isOnChain = (one: CodeCase): one is ChainCase => 'steps' in one

const told = (faults: CompiledSolidity['faults']): string =>
  faults
    .filter(({ severity }) => severity === 'error')
    .slice(0, MOST_FAULTS)
    .map(({ code, line, text }) => `Line ${line}: ${text} (${code})`)
    .join('\n')
    .slice(0, MOST_OUTPUT)

/** Whether a case wants something undone, by its words. */
const isOfFailure = (wanted: string): boolean =>
  /^(fails|reverts|panics|out of gas|stack|invalid|static|code size|initcode)/.test(wanted)

/** What is wrong with what came of a step; nothing where it is as it should be. */
export function stepFault(step: ChainStep, outcome: Outcome): string | undefined {
  const { text, gas, hasFailed } = outcome
  const wanted = 'gives' in step ? step.gives : undefined
  const isWrong =
    hasFailed !== isOfFailure(wanted ?? '') || (wanted !== undefined && wanted !== 'fails' && text !== wanted)
  if (isWrong) return `it gave: ${text}`
  if (!('call' in step)) return undefined
  const logs = step.logs && outcome.logs
  if (logs && String(step.logs) !== String(logs)) return `its events: ${logs.join(', ') || 'none'}`
  return step.mostGas !== undefined && gas > step.mostGas
    ? `it used ${gas} gas, more than ${step.mostGas}`
    : undefined
}

async function caseResult(
  contracts: Readonly<Record<string, Contract>>,
  { name, steps }: ChainCase,
  tank: Tank,
): Promise<CaseResult> {
  const chain = await Chain.begin(contracts, tank)
  for (const step of steps) {
    try {
      const fault = stepFault(step, await chain.take(step))
      if (fault !== undefined)
        return { name, passed: false, output: `${shownStep(step)}\n${fault}`.slice(0, MOST_OUTPUT) }
    } catch (error) {
      if (!(error instanceof Error) || error.constructor !== Error) throw error
      return { name, passed: false, output: error.message }
    }
  }
  return { name, passed: true, output: 'Everything is as it should be.' }
}

/**
 * Solidity, compiled by solc 0.8.37 and run on a chain of its own for each case. Code that does not compile, or imports
 * something, fails every case. What others do to it (`beside`) is compiled with it and knows it by interfaces alone. How long it
 * runs is bounded by gas, and so is the same everywhere; the compiler is bounded by whoever calls it.
 */
export async function solidityRunner(): Promise<(job: CodeJob) => Promise<CaseResult[]>> {
  const compile = await solidityCompiler()
  return async (job) => {
    if (isTooLong(job)) return refusedAsLong(job)
    const cases = job.cases.filter(isOnChain)
    const beside = [...new Set(cases.flatMap((one) => one.beside ?? []))]
    const own = compile({ 'answer.sol': job.code })
    const faults = told(own.faults)
    if (faults) return failedAll(job, faults)
    const others = beside.length
      ? compile(Object.fromEntries(beside.map((source, i) => [`beside-${i}.sol`, source])))
      : { faults: [], contracts: {} }
    const ours = told(others.faults)
    if (ours) throw new Error(`The contracts of a case do not compile: ${ours}`)
    const contracts = { ...own.contracts, ...others.contracts }
    const tank = fullTank()
    const results: CaseResult[] = []
    for (const one of cases) results.push(await caseResult(contracts, one, tank))
    return results
  }
}
