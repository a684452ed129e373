import { env } from './lib/env.mjs'
import { node, nx, stopWithParent } from './lib/run.mjs'

/**
 * Types of all, and lints, tests and builds what the changes since `base` reach:
 * `npm run affected` against main, `npm run affected -- --base=HEAD~1` against another commit.
 */
stopWithParent()
// Types reach further than a change, and all take a minute.
const typed = await node(['node_modules/oxlint/bin/oxlint'])
const targets = ['lint', 'test', 'build']
const args = ['affected', '-t', ...targets, '--parallel=2', ...process.argv.slice(2)]
const { ok } = await nx(args, { env: { ...env, TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined } })
process.exit(typed.ok && ok ? 0 : 1)
