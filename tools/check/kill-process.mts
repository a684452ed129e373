import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pause } from '../bench/live-servers.mts'

const MAIN = join(import.meta.dirname, '../../apps/api/dist/main.js')
const LONGEST_MS = 60_000
const LOOK_MS = 50

interface Where {
  port: number
  dataDir: string
  database: string
  smtpUrl: string
}
export interface Process {
  port: number
  /** Kills it as a power cut would, and starts it anew. */
  killed(): Promise<void>
  stop(): Promise<void>
}

/** The built API in a process of its own, without limits on how often one may call it. */
export async function startProcess({ port, dataDir, database, smtpUrl }: Where): Promise<Process> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    REDIS_URL: '',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Tryka <no-reply@kills.example>',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    MAILS_PER_HOUR: '1000000',
    DIRECTORY_AFTER_MINUTES: '0',
  }
  const begin = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (ready?.ok) return child
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`)
      await pause(LOOK_MS)
    }
    throw new Error('The API did not start: is it built?')
  }
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  let child = await begin()
  return {
    port,
    async killed() {
      await end(child, 'SIGKILL')
      child = await begin()
    },
    stop: () => end(child, 'SIGTERM'),
  }
}
