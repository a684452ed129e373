import { ensureChromium } from './lib/chromium.mjs'
import { at, env } from './lib/env.mjs'
import { checkNode, ensureInstalled } from './lib/install.mjs'
import { isFree } from './lib/port.mjs'
import { fail, say, step } from './lib/report.mjs'
import { nx, start, stopWithParent } from './lib/run.mjs'

const began = Date.now()
const host = env.HOST || '127.0.0.1'
const port = Number(env.PORT || 3000)

checkNode()
stopWithParent({ exitCode: 0 })
if (!(await isFree(port, host)))
  fail(`Port ${port} on ${host} is in use: stop what uses it, or choose another with PORT=3001 npm start.`)
await ensureInstalled()
await ensureChromium()
const built = await step('Building the apps', () => nx(['run-many', '-t', 'build'], { quiet: true }))
if (!built.ok) fail('The build failed; its message is above.')

say(`• Starting after ${((Date.now() - began) / 1000).toFixed(0)} s; Ctrl-C stops it`)
const api = start(process.execPath, ['--enable-source-maps', at('apps', 'api', 'dist', 'main.js')], {
  env: { ...env, HOST: host, PORT: String(port), NODE_ENV: env.NODE_ENV || 'development' },
})
api.on('close', (code) => process.exit(code ?? 1))
