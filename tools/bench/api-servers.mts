import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Target } from './measure.mts'

/** A server of the benchmark in a process of its own. */
export interface Server extends Omit<Target, 'path'> {
  child: ChildProcess
  headers: Record<string, string>
}

/** `bare`: Fastify and a driver, no more; `ours`: the whole API. Both over the same kind of database. */
export async function start(mode: 'bare' | 'ours', rows: number, databaseUrl?: string): Promise<Server> {
  const args = [mode, String(rows), ...(databaseUrl ? [databaseUrl] : [])]
  const child = fork(new URL('./server.mts', import.meta.url), args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`The ${mode} server did not start`)))
  const [{ port, cookie }] = (await Promise.race([once(child, 'message'), died])) as [
    { port: number; cookie: string },
  ]
  died.catch(() => undefined)
  return { child, port, headers: cookie ? { cookie } : {} }
}

export const stop = async ({ child }: Server): Promise<void> => {
  child.disconnect()
  await once(child, 'exit')
}
