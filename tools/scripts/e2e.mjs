import { buildForJourneys } from './lib/builds.mjs'
import { ensureChromium, findShell } from './lib/chromium.mjs'
import { env } from './lib/env.mjs'
import { fail, step } from './lib/report.mjs'
import { node, stopWithParent } from './lib/run.mjs'
import { startServices } from './lib/services.mjs'
import { ensureTools } from './lib/tools.mjs'

/** The journeys alone: `npm run e2e`, or some of them: `npm run e2e -- --project=phone signup`. */
stopWithParent()
await ensureChromium()
await findShell()
await ensureTools()
if (!(await step('Building the apps', buildForJourneys)).ok) fail('The build failed; its message is above.')
const { postgres, redis, stop } = await startServices()
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.mts']
const { ok } = await node([...playwright, ...process.argv.slice(2)], {
  env: { ...env, ...postgres, ...redis },
})
await stop()
process.exit(ok ? 0 : 1)
