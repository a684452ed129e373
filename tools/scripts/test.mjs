import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { buildForJourneys } from './lib/builds.mjs'
import { ensureChromium, findShell } from './lib/chromium.mjs'
import { at, env } from './lib/env.mjs'
import { checkNode, ensureInstalled } from './lib/install.mjs'
import { step } from './lib/report.mjs'
import { ON_ONE_DATABASE } from './lib/one-database.mjs'
import { node, nx, stopWithParent } from './lib/run.mjs'
import { startServices } from './lib/services.mjs'
import { ensureTools } from './lib/tools.mjs'
import { conclude, count, countStep, jestCounts, playwrightCounts } from './lib/tally.mjs'

const reports = at('test-output')
/** A stage that hangs is ended and counts as failed: three times what the longest took on two cores. */
const LONGEST = 60 * 60_000

// Much of what is made is forgotten at once: with more room for it, a seventh less of the processor goes into clearing up.
env.NODE_OPTIONS = [env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ')

/** What runs without a service must not find one by chance. */
const alone = () => ({ ...env, TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined })

async function check(title, args) {
  countStep(title, (await step(title, () => node(args, { quiet: true }))).ok)
}

/** Every project with a Jest configuration. */
const tested = () =>
  ['apps', 'libs']
    .flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`))
    .concat('tools')
    .filter((project) => existsSync(at(project, 'jest.config.cjs')))

/** One more than the cores of a small machine: tests wait for databases as much as they work. */
const WORKERS = '--maxWorkers=3'

// A test that failed may have left something open: the run ends all the same (`--forceExit`).
async function specs() {
  const projects = tested()
  const file = (project) => at(project, 'test-output', 'jest.json')
  // Jest does not make the folder of its report.
  for (const project of projects) {
    rmSync(file(project), { force: true })
    mkdirSync(at(project, 'test-output'), { recursive: true })
  }
  const args = [
    'run-many',
    '-t',
    'test',
    // One after the other: more at once take as long, and each test so much longer that it may time out.
    '--parallel=1',
    '--',
    WORKERS,
    '--json',
    '--passWithNoTests',
    '--forceExit',
    '--outputFile=test-output/jest.json',
  ]
  await step('Rules, API on SQLite, screens', () => nx(args, { env: alone(), quiet: true, timeout: LONGEST }))
  for (const project of projects) count(project, jestCounts(file(project)))
}

async function apiSpecs(title, services, only = []) {
  const report = `${reports}/api-${title.toLowerCase().replace(/\W+/g, '-')}.json`
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'apps/api/jest.config.cjs', WORKERS]
  const skipped = ON_ONE_DATABASE.flatMap((path) => ['--testPathIgnorePatterns', path])
  // The paths first: behind an option that takes a list they would be more of that list.
  const args = [...jest, ...only, '--json', `--outputFile=${report}`, ...skipped]
  await step(`API on ${title}`, () =>
    node(args, { env: { ...alone(), ...services }, quiet: true, timeout: LONGEST }),
  )
  count(`API on ${title}`, jestCounts(report))
}

/** One run has both services; what differs without Redis runs on PostgreSQL alone. */
async function apiSuites({ postgres, redis }) {
  await apiSpecs('PostgreSQL and Redis', { ...postgres, ...redis })
  await apiSpecs('PostgreSQL without Redis', postgres, ['src/http/', 'src/features/admin/admin'])
}

async function journeys({ postgres, redis }) {
  const report = `${reports}/journeys.json`
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.mts']
  const own = { ...alone(), ...postgres, ...redis, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await step('Journeys in Chromium', () => node(args, { env: own, timeout: LONGEST }))
  count('Journeys', playwrightCounts(report))
}

checkNode()
stopWithParent()
await ensureInstalled()
await ensureChromium()
await findShell()
await ensureTools()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// The boundary rule reads the project graph; without one, as on a new clone, it would pass everything.
await step('Project graph', () => nx(['show', 'projects'], { quiet: true }))

// Linting is long and uses one core: it goes on beside all the rest.
const linted = check('Lint and module boundaries', [
  'node_modules/eslint/bin/eslint.js',
  '--max-warnings=0',
  '.',
])
await check('Circles of imports', ['tools/scripts/check-cycles.mjs'])
await check('Owners of tables', ['tools/scripts/check-tables.mjs'])
await check('Lock file', ['tools/scripts/check-lock.mjs'])
await check('Migrations', ['tools/scripts/check-migrations.mjs'])
await check('Format', ['node_modules/oxfmt/bin/oxfmt', '--check'])
await check('Types and promises', ['node_modules/oxlint/bin/oxlint'])
await specs()
await linted
const services = await startServices()
await apiSuites(services)
const built = await step('Builds, for one origin and for separate ones', buildForJourneys)
countStep('Builds', built.ok)
if (built.ok) await journeys(services)
else countStep('Journeys (nothing to drive without the builds)', false)
await services.stop()
process.exit(conclude())
