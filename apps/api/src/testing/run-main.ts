import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { builtFile } from './built'

export interface Running {
  child: ChildProcess
  url: string
  output(): string
  /** The exit code; null after a signal that the process did not handle. */
  ended: Promise<number | null>
}

export interface Ended {
  code: number | null
  output: string
}

function launch(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [builtFile('main'), ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'info',
      WEB_ROOT: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString('utf8')))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, ended, output: () => output }
}

/** Runs the real process to its end. */
export async function runMain(args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const { ended, output } = launch(args, env)
  const code = await ended
  return { code, output: output() }
}

/** Starts the real process and waits until it says where it serves. */
export async function startMain(env: NodeJS.ProcessEnv): Promise<Running> {
  const { child, ended, output } = launch([], { PORT: '0', ...env })
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = /^Serving at (http:\S+)[^]*\n\n/m.exec(output()) ?? []
      if (found) resolve(found)
    }
    child.stdout?.on('data', look)
    void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)))
  })
  return { child, ended, output, url }
}
