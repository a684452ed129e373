import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Line } from './measure.mts'
import { atMost, download, median } from './measure.mts'

const ROUNDS = 7
const IDLE_MS = 5_000
const BUILT = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))
const BARE = `import('fastify').then(async ({ default: Fastify }) => {
  const app = Fastify()
  app.get('/healthz', () => ({ status: 'ok' }))
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
})`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Started {
  child: ChildProcess
  ms: number
}

/** From the command to the first 200. */
async function startUp(args: string[], env: NodeJS.ProcessEnv): Promise<Started> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (child.exitCode === null) {
    const answered = await download({ port, path: '/healthz' }).catch(() => undefined)
    if (answered) return { child, ms: performance.now() - begun }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${args[0]} ended before it served`)
}

async function end({ child }: Started): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

const residentMb = ({ child }: Started): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024

/** The built API as it is run, over a database that is there already, and what it holds when nobody asks. */
export async function starting(): Promise<Line[]> {
  if (!existsSync(BUILT)) throw new Error('The API is not built: npx nx build api')
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-bench-start-'))
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    WEB_ROOT: '',
    LOG_LEVEL: 'warn',
    SESSION_SECRET: 'x'.repeat(32),
    KEY_SECRET: 'k'.repeat(32),
    CONTACT_HELLO: 'hello@example.com',
  }
  const bare: number[] = []
  const ours: number[] = []
  await end(await startUp([BUILT], env))
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await startUp(['-e', BARE], {})
    bare.push(floor.ms)
    await end(floor)
    const server = await startUp([BUILT], env)
    ours.push(server.ms)
    await end(server)
  }
  const idle = await startUp([BUILT], env)
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const memory = residentMb(idle)
  await end(idle)
  rmSync(dataDir, { recursive: true, force: true })
  const ratio = median(ours.map((ms, round) => ms / (bare[round] ?? NaN)))
  const times = `${median(bare).toFixed(0)} and ${median(ours).toFixed(0)} ms`
  return [
    atMost(`start to first 200, by bare Fastify (${times})`, ratio, 4, 'x'),
    atMost('idle memory', memory, 120, 'MB'),
  ]
}
