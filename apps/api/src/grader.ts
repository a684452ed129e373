import { runInNewContext } from 'node:vm'
import type { CaseResult } from '@tryka/assessment'
import { BrokenEngine, RUNNERS } from '@tryka/assessment/graders'
import type { FromGrader, ToGrader } from './services/graders/protocol'

/**
 * The process in which people's code runs, one job at a time: no environment, no database, an empty folder; what comes and
 * goes is JSON. The API kills it when a job takes too long. It keeps no handle of its own: when the API is gone, so is the
 * channel, and this process ends.
 */

/** Same code, same verdict: for code the clock stands still. */
const CLOCK = Date.UTC(2026, 0, 1)
Date.now = () => CLOCK

const STOPPED = 'It was stopped: it took too long.'
/** Of the time that code had, so much must have been its own: a machine that stood still makes nobody wrong. */
const OWN_SHARE = 0.25

/** Told for certain before anything that blocks begins. */
const tell = (message: FromGrader) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()))

/** It comes from the other context, whose Error is not ours. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Runs a job for so long at most. The timeout reaches into WebAssembly too and leaves it of no use. Code that used its time
 * up is wrong; where others used it nobody can tell, and what is thrown ends the process.
 */
async function results({ job, softMs }: ToGrader): Promise<{ results: CaseResult[]; isWorn: boolean }> {
  const run = await RUNNERS[job.kind]()
  await tell({ kind: 'begun' })
  const work = () => run(job)
  const before = process.cpuUsage()
  try {
    // What is promised was begun in there, and goes on without the timeout: it is bounded by what it may use.
    const all: unknown = await runInNewContext('work()', { work }, { timeout: softMs })
    return { results: all as CaseResult[], isWorn: false }
  } catch (error) {
    const { user, system } = process.cpuUsage(before)
    const isOverdue = isTimeout(error) && (user + system) / 1_000 >= softMs * OWN_SHARE
    if (!isOverdue && !(error instanceof BrokenEngine)) throw error
    const output = error instanceof BrokenEngine ? error.message : STOPPED
    return { results: job.cases.map(({ name }) => ({ name, passed: false, output })), isWorn: true }
  }
}

async function grade(message: ToGrader): Promise<void> {
  await tell({ kind: 'done', ...(await results(message)), rss: process.memoryUsage.rss() })
}

process.on('message', (message) => void grade(message as ToGrader))
process.on('disconnect', () => process.exit(0))
// A terminal tells the whole group to end: the API is waited for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
