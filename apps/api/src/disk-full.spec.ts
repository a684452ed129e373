import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limitFileSize } from './testing/file-size-limit'
import type { Running } from './testing/run-main'
import { startMain } from './testing/run-main'

jest.setTimeout(90_000)

const COOKIE = 'tryka_account'

/** A browser that remembers who it is, whichever process it talks to. */
async function openBrowser({ url }: Running) {
  const first = await fetch(`${url}/api/session`)
  const cookie =
    first.headers
      .getSetCookie()
      .find((line) => line.includes(COOKIE))
      ?.split(';')[0] ?? ''
  const headers = { cookie, 'content-type': 'application/json' }
  return {
    async write(server: Running, title: string): Promise<number> {
      const body = JSON.stringify({ userId: 'demo-user', title, summary: 'x'.repeat(4_000) })
      return (await fetch(`${server.url}/api/resumes`, { method: 'POST', headers, body })).status
    },
    async titles(server: Running): Promise<string[]> {
      const answer = await fetch(`${server.url}/api/resumes`, { headers })
      return ((await answer.json()) as { title: string }[]).map(({ title }) => title).sort()
    },
  }
}

const ready = async ({ url }: Running) => (await fetch(`${url}/readyz`)).status

describe('A disk that ends', () => {
  let dataDir: string
  const running: Running[] = []
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const server = await startMain({ DATA_DIR: dataDir, ...env })
    running.push(server)
    return server
  }
  const kill = async (server: Running) => {
    server.child.kill('SIGKILL')
    await server.ended
  }

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tryka-full-'))
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map(kill))
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('costs no write that was acknowledged, stops no read and no other process, and is over when there is room', async () => {
    const [server, other] = [await start(), await start()]
    const browser = await openBrowser(server)
    const pid = server.child.pid ?? 0
    expect(await browser.write(server, 'before')).toBe(201)

    limitFileSize(pid, 0)
    const refused = [await browser.write(server, 'no'), await browser.write(server, 'no')]
    const meanwhile = {
      read: await browser.titles(server),
      ready: [await ready(server), await ready(other)],
      other: await browser.write(other, 'other'),
    }
    limitFileSize(pid, 'unlimited')
    const after = [await browser.write(server, 'one'), await browser.write(server, 'two')]
    const seen = [await browser.titles(server), await browser.titles(other)]
    const again = [await ready(server), await browser.write(other, 'three')]
    await Promise.all([kill(server), kill(other)])
    const kept = await browser.titles(await start())

    expect(refused).toEqual([503, 503])
    expect(after).toEqual([201, 201])
    expect(seen).toEqual([
      ['before', 'one', 'other', 'two'],
      ['before', 'one', 'other', 'two'],
    ])
    expect(kept).toEqual(['before', 'one', 'other', 'three', 'two'])
    expect(meanwhile).toEqual({ read: ['before'], ready: [503, 200], other: 201 })
    expect(again).toEqual([200, 201])
  })
})
