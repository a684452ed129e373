import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openStack } from './stack'

const APPS = join(import.meta.dirname, '..', '..', '..')

export interface ApiProcess {
  url: string
  child: ChildProcess
  /** What it has written so far. */
  log: () => string
  stop: () => Promise<void>
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The API at ${url} did not become ready:\n${log()}`)
}

/** Starts the built API with a data folder of its own, and mail that goes to the mailbox of this run. */
export async function startApi(name: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
  const { folder, smtpPort, admin, contacts } = openStack()
  const dataDir = join(folder, name)
  await mkdir(dataDir, { recursive: true })
  const logFile = join(dataDir, 'api.log')
  const file = openSync(logFile, 'w')
  const child = spawn(process.execPath, [join(APPS, 'api', 'dist', 'main.js')], {
    cwd: dataDir,
    stdio: ['ignore', file, file],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'development',
      SEED_DEMO: 'false',
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      WEB_ROOT: APPS,
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
      LOG_LEVEL: 'warn',
      ...contacts,
      ...env,
    },
  })
  const log = () => readFileSync(logFile, 'utf8')
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, log)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    url,
    child,
    log,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
