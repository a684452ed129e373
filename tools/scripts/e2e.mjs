import { buildForJourneys } from './lib/builds.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { env } from './lib/env.mjs'
import { fail, step } from './lib/report.mjs'
import { node, stopWithParent, beforeStop } from './lib/run.mjs'
import { findPostgres, findRedis } from './lib/services.mjs'

/** The journeys alone: `npm run e2e`, or some of them: `npm run e2e -- --project=phone signup`. */
stopWithParent()
await ensureChromium()
if (!(await step('Building the apps', buildForJourneys)).ok) fail('The build failed; its message is above.')
const [postgres, redis] = [await findPostgres(), await findRedis()]
if (postgres.drop) beforeStop(postgres.drop)
const services = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.mts']
const { ok } = await node([...playwright, ...process.argv.slice(2)], { env: { ...env, ...services } })
await postgres.drop?.()
process.exit(ok ? 0 : 1)
