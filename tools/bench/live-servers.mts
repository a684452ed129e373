import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

// What the benchmarks of the live market share: servers in processes of their own, and browsers without a screen.

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The value that so large a part of them is not above. */
export const quantile = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? NaN

export interface Server {
  child: ChildProcess
  port: number
}
/** One question at a time. */
export async function ask<T>({ child }: Pick<Server, 'child'>, what: string, value = ''): Promise<T> {
  child.send({ ask: what, value })
  const [{ answer }] = (await once(child, 'message')) as [{ answer: T }]
  return answer
}
export async function start(...args: string[]): Promise<Server> {
  const child = fork(new URL('./live-server.mts', import.meta.url), args, {
    execArgv: ['--import', 'tsx'],
  })
  const [{ answer }] = (await once(child, 'message')) as [{ answer: number }]
  return { child, port: answer }
}
export const stop = async ({ child }: Server) => {
  child.disconnect()
  await once(child, 'exit')
}

/** One browser: its cookies go along. */
export function browser(server: Pick<Server, 'port'>) {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: { cookie: cookie(), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
  }
  return { call, cookie }
}
export type Browser = ReturnType<typeof browser>

export async function signedIn(server: Server, email: string): Promise<Browser> {
  const one = browser(server)
  await one.call('GET', '/api/session')
  await one.call('POST', '/api/session/send-code', { email })
  await one.call('POST', '/api/session/sign-in', { email, otp: await ask<string>(server, 'code', email) })
  return one
}
