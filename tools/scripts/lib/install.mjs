import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apt, canInstall } from './apt.mjs'
import { at, env, onPath } from './env.mjs'
import { fail, step } from './report.mjs'
import { node, npm } from './run.mjs'

const STAMP = at('node_modules', '.tryka-installed')

/** Refuses a Node that the packages do not run on. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24
  if (!supported)
    fail(`Node ${process.version} is not supported: install Node 20.19 or later, 22.13 or later, or 24.`)
}

/** True when npm's own record of the tree names the versions of the lock file, whoever installed it. */
function treeMatchesLock() {
  const record = at('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const { packages: there } = JSON.parse(readFileSync(record, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) =>
      entry.link ? there[path]?.resolved === entry.resolved : there[path]?.version === entry.version,
    )
}

const sqliteLoads = async () =>
  (await node(['-e', "require('sqlite3')"], { quiet: true, timeout: 60_000 })).ok

/** Headers that came with this Node; without them the compiler's helper fetches some from nodejs.org. */
function ownHeaders() {
  const prefix = dirname(dirname(realpathSync(process.execPath)))
  const file = join(prefix, 'include', 'node', 'node_version.h')
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const parts = ['MAJOR', 'MINOR', 'PATCH'].map((part) => text.match(`NODE_${part}_VERSION (\\d+)`)?.[1])
  return parts.join('.') === process.versions.node ? { npm_config_nodedir: prefix } : {}
}

/** sqlite3 is the one package with code to build: its ready-made file where one fits, else the compiler. */
async function buildSqlite() {
  const own = { ...env, ...ownHeaders() }
  const first = await npm(['rebuild', 'sqlite3'], { quiet: true, env: own })
  if (first.ok && (await sqliteLoads())) return first
  if (!(onPath('g++') && onPath('make') && onPath('python3')) && (await canInstall()))
    await apt(['build-essential', 'python3'])
  const fromSource = { ...own, npm_config_build_from_source: 'true' }
  const second = await npm(['rebuild', 'sqlite3'], { quiet: true, env: fromSource })
  return second.ok && (await sqliteLoads()) ? second : { ...second, ok: false }
}

/** Installs exactly what the lock file says, unless it is there already. */
export async function ensureInstalled() {
  const want = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  const stamped = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === want
  if (!stamped && !treeMatchesLock()) {
    const installed = await step('Installing packages', () =>
      npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { quiet: true }),
    )
    if (!installed.ok) fail('npm could not install the packages; its message is above.')
  }
  if (!(await sqliteLoads())) {
    const built = await step('Building the SQLite driver (a minute or two, once)', buildSqlite)
    if (!built.ok)
      fail(
        'The SQLite driver could not be built; the message is above. Install g++, make and python3, then run this again.',
      )
  }
  if (!stamped) writeFileSync(STAMP, want)
}
