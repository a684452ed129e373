import { existsSync, readFileSync } from 'node:fs'
import { say } from './report.mjs'

const tally = { passed: 0, failed: 0, skipped: 0 }
const failures = []

export function count(name, { passed = 0, failed = 0, skipped = 0 }) {
  tally.passed += passed
  tally.failed += failed
  tally.skipped += skipped
  if (failed) failures.push(`${name}: ${failed} failed`)
}

/** A step that is not a set of tests counts as one. */
export const countStep = (name, ok) => count(name, ok ? { passed: 1 } : { failed: 1 })

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Numbers of a Jest report. A suite that could not run, or a run without a report, is one failure. */
export function jestCounts(file) {
  const report = read(file)
  if (!report) return { failed: 1 }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Numbers of a Playwright report; a test that passed only when repeated has failed. */
export function playwrightCounts(file) {
  const report = read(file)
  if (!report) return { failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** The last lines: what failed, what was skipped, the count. Answers the exit code. */
export function conclude() {
  say()
  for (const failure of failures) say(`✗ ${failure}`)
  if (tally.skipped) say(`! ${tally.skipped} skipped; the reasons are above`)
  say(`${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed || !tally.passed ? 1 : 0
}
