import { createInterface } from 'node:readline'
import { ensureChromium } from './lib/chromium.mjs'
import { at, env } from './lib/env.mjs'
import { checkNode, ensureInstalled } from './lib/install.mjs'
import { isFree, untilTaken } from './lib/port.mjs'
import { fail, say } from './lib/report.mjs'
import { start, stopAll, stopWithParent } from './lib/run.mjs'

// The development servers of the apps pass /api on to this port.
const API_PORT = 3000
const FRONTS = { marketing: 4200, candidate: 4201, admin: 4202 }
const origin = (port) => `http://127.0.0.1:${port}`

/** Each line of a child under its name. */
function show(name, child) {
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => say(`${name.padEnd(9)} │ ${line}`))
  child.on('close', async (code) => {
    say(`${name.padEnd(9)} │ ended with ${code}`)
    await stopAll()
    process.exit(code ?? 1)
  })
}

checkNode()
stopWithParent({ exitCode: 0 })
const ports = [API_PORT, ...Object.values(FRONTS)]
for (const port of ports)
  if (!(await isFree(port, '127.0.0.1'))) fail(`Port ${port} is in use: stop what uses it and try again.`)
await ensureInstalled()
await ensureChromium()

const shared = {
  ...env,
  NODE_ENV: 'development',
  PORT: String(API_PORT),
  PUBLIC_URL: env.PUBLIC_URL || origin(FRONTS.marketing),
  ALLOWED_ORIGINS: [env.ALLOWED_ORIGINS, ...Object.values(FRONTS).map(origin)].filter(Boolean).join(','),
  VITE_APP_URL: env.VITE_APP_URL || origin(FRONTS.candidate),
  VITE_SITE_URL: env.VITE_SITE_URL || origin(FRONTS.marketing),
  WEB_ROOT: '',
}
const piped = { env: shared, stdio: ['ignore', 'pipe', 'pipe'] }
show(
  'api',
  start(
    process.execPath,
    [at('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', 'apps/api/src/main.ts'],
    piped,
  ),
)
for (const [name, port] of Object.entries(FRONTS)) {
  const vite = [at('node_modules', 'vite', 'bin', 'vite.js'), '--port', String(port), '--strictPort']
  show(name, start(process.execPath, vite, { ...piped, cwd: at('apps', name) }))
}
await Promise.all(ports.map((port) => untilTaken(port, '127.0.0.1')))
say(`
Everything is up; Ctrl-C stops it
  Site       ${origin(FRONTS.marketing)}
  Candidate  ${origin(FRONTS.candidate)}/candidate-dashboard
  Company    ${origin(FRONTS.candidate)}/company-dashboard
  Admin      ${origin(FRONTS.admin)}/admin-login
  API        ${origin(API_PORT)}/api/docs
`)
