import { env } from './lib/env.mjs'
import { nx, stopWithParent } from './lib/run.mjs'

/**
 * Lints, types, tests and builds what the changes since `base` reach, and nothing else:
 * `npm run affected` against main, `npm run affected -- --base=HEAD~1` against another commit.
 */
stopWithParent()
const targets = ['lint', 'typecheck', 'test', 'build']
const args = ['affected', '-t', ...targets, '--parallel=2', ...process.argv.slice(2)]
const { ok } = await nx(args, { env: { ...env, TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined } })
process.exit(ok ? 0 : 1)
