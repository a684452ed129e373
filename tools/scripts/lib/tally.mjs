import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { relative } from 'node:path'
import { at } from './env.mjs'
import { say, steps } from './report.mjs'

const tally = { passed: 0, failed: 0 }
const failures = []
/** How long each file of specs or journeys took: where a run that became long lost its time. */
const times = []
const LONGEST_FILES = 25

export function count(name, { passed = 0, failed = 0, skipped = 0, names = [] }) {
  tally.passed += passed
  tally.failed += failed + skipped
  if (failed) failures.push(`${name}: ${failed} failed`, ...names.map((line) => `  ${line}`))
  if (skipped) failures.push(`${name}: ${skipped} skipped`)
}

/** A step that is not a set of tests counts as one. */
export const countStep = (name, ok) => count(name, ok ? { passed: 1 } : { failed: 1 })

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** The first line of a failure that says something, without the colours of a terminal. */
const reason = (message = '') =>
  message
    // eslint-disable-next-line no-control-regex -- the colours of a terminal begin with the control character
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
    .slice(0, 400)

/** What failed in a Jest report, by name, so that the end of a long output says where to look. */
const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(at(), name)
    if (!failed.length) return message ? [`${file}: ${reason(message)}`] : []
    return failed.map((test) => `${file} › ${test.fullName}: ${reason(test.failureMessages[0])}`)
  })

/** Numbers of a Jest report. A suite that could not run, or a run without a report, is one failure. */
export function jestCounts(file) {
  const report = read(file)
  if (!report) return { failed: 1 }
  for (const { name, startTime, endTime } of report.testResults)
    times.push({ file: relative(at(), name), seconds: (endTime - startTime) / 1_000 })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    names: jestFailures(report),
  }
}

/** What failed in a suite of a Playwright report, and in those within it. */
function journeyFailures({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error.message
        return `[${projectName}] ${file}:${line} › ${title}: ${reason(message)}`
      }),
  )
  return [...failed, ...suites.flatMap(journeyFailures)]
}

/** Seconds of all journeys in a suite of a Playwright report, and in those within it. */
const journeySeconds = ({ suites = [], specs = [] }) =>
  [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1_000)),
    ),
    ...suites.map(journeySeconds),
  ].reduce((sum, each) => sum + each, 0)

/** Numbers of a Playwright report; a test that passed only when repeated has failed. */
export function playwrightCounts(file) {
  const report = read(file)
  if (!report) return { failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  for (const suite of report.suites) times.push({ file: suite.file, seconds: journeySeconds(suite) })
  const names = [
    ...report.errors.map(({ message }) => reason(message)),
    ...report.suites.flatMap((suite) => journeyFailures(suite)),
  ]
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, names }
}

const line = (seconds, text) => say(`  ${seconds.toFixed(1).padStart(6)} s  ${text}`)

/** The last lines: how long what took, what failed, the count. What was skipped proved nothing and counts as failed. Answers the exit code. */
export function conclude() {
  say()
  say(`The steps, on ${availableParallelism()} cores with ${(totalmem() / 1024 ** 3).toFixed(1)} GiB:`)
  for (const { title, seconds } of steps) line(seconds, title)
  const longest = times.sort((a, b) => b.seconds - a.seconds).slice(0, LONGEST_FILES)
  if (longest.length) say('The files that took longest, on a machine that ran others beside:')
  for (const { file, seconds } of longest) line(seconds, file)
  say()
  for (const failure of failures) say(`✗ ${failure}`)
  say(`${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed || !tally.passed ? 1 : 0
}
