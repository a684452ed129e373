import { mkdtempSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SessionEntity } from './http/sessions/session.entity'
import { entities } from './compose/entities'
import { openDatabase } from './db/data-source'
import { runMain, startMain } from './testing/run-main'

jest.setTimeout(60_000)

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe('The process', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tryka-main-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('starts from nothing, shows the first password once, finds its data again and stops cleanly', async () => {
    const first = await startMain({ DATA_DIR: dataDir })
    const [, password = ''] = /Password +(\S+)/.exec(first.output()) ?? []
    const login = await post(`${first.url}/api/admin/login`, { username: 'admin', password })
    const sent = await post(`${first.url}/api/send-otp`, { email: 'ada@example.com' })
    const mail = await (await fetch(`${first.url}/dev/mail`)).text()
    first.child.kill('SIGTERM')

    expect(login.status).toBe(200)
    expect(sent.status).toBe(200)
    expect(mail).toMatch(/To ada@example.com/)
    expect(first.output()).toMatch(/— Mail to ada@example.com/)
    expect(await first.ended).toBe(0)
    expect(first.output()).toMatch(
      /Issuer key +z6Mk\w+\n +Log key +127\.0\.0\.1:\d+\/api\/log\+[0-9a-f]{8}\+\S+\n/,
    )
    // The log is folded into the file at the stop.
    expect(() => statSync(join(dataDir, 'tryka.sqlite-wal'))).toThrow()

    const second = await startMain({ DATA_DIR: dataDir })
    const again = await post(`${second.url}/api/admin/login`, { username: 'admin', password })
    second.child.kill('SIGINT')

    expect(again.status).toBe(200)
    expect(second.output()).not.toMatch(/Password|Issuer key/)
    expect(await second.ended).toBe(0)
  })

  it('finishes what it accepted before it stops, and takes nothing new', async () => {
    const server = await startMain({ DATA_DIR: dataDir })
    const body = JSON.stringify({ email: 'ada@example.com' })
    const head = `POST /api/send-otp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    socket.on('data', (data) => (heard += data.toString('utf8')))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await new Promise<void>((resolve) => socket.write(head + body.slice(0, 5), () => resolve()))
    await fetch(`${server.url}/healthz`)

    server.child.kill('SIGTERM')
    await new Promise<void>((resolve) => {
      const look = () => server.output().includes('"stopping"') && resolve()
      server.child.stdout?.on('data', look)
      look()
    })
    const refused = await fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    )
    socket.write(body.slice(5))
    const began = Date.now()
    await closed

    expect(refused).toBe(true)
    expect(heard).toMatch(/^HTTP\/1.1 200 /)
    expect(heard.toLowerCase()).toContain('connection: close')
    expect(await server.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(8_000)
  })

  it('cuts a request that never ends after 15 seconds, and still exits cleanly', async () => {
    const server = await startMain({ DATA_DIR: dataDir })
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    await new Promise<void>((resolve) =>
      socket.write(
        'POST /api/send-otp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
        () => resolve(),
      ),
    )
    await fetch(`${server.url}/healthz`)
    const began = Date.now()

    server.child.kill('SIGTERM')

    expect(await server.ended).toBe(0)
    expect(Date.now() - began).toBeGreaterThan(14_000)
    expect(Date.now() - began).toBeLessThan(25_000)
  })

  it('says in one sentence that its port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo

    const { code, output } = await runMain([], { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' })

    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(
      `Port ${port} on 127.0.0.1 is in use: stop what uses it, or choose another with PORT.`,
    )
    await new Promise((resolve) => other.close(resolve))
  })

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'The database did not answer (127.0.0.1:1): check DATABASE_URL, and that it runs.',
    ],
  ])('says in one sentence what is wrong with %j', async (env, sentence) => {
    const { code, output } = await runMain([], { DATA_DIR: dataDir, ...env })

    expect(code).toBe(1)
    expect(output.trim()).toBe(sentence)
  })

  it('migrates and ends when told to', async () => {
    const { code, output } = await runMain(['--migrate-only'], { DATA_DIR: dataDir })

    expect({ code, output: output.trim() }).toEqual({ code: 0, output: 'The database is up to date.' })
  })

  it('refuses a command that it does not have', async () => {
    const { code, output } = await runMain(['backpu'], { DATA_DIR: dataDir })

    expect(code).toBe(1)
    expect(output).toMatch(/^Unknown command backpu\. There are: [^.]*\bbackup\b/)
  })

  it('writes a backup while it runs, and starts from it', async () => {
    const server = await startMain({ DATA_DIR: dataDir })
    await post(`${server.url}/api/send-otp`, { email: 'ada@example.com' })
    const file = join(dataDir, 'copy', 'tryka.sqlite')
    const made = await runMain(['backup', file], { DATA_DIR: dataDir })
    const again = await runMain(['backup', file], { DATA_DIR: dataDir })
    server.child.kill('SIGTERM')
    await server.ended

    expect(made).toEqual({ code: 0, output: `Backup written to ${file}\n` })
    expect(again).toEqual({ code: 1, output: `${file} exists already: choose another name.\n` })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const restored = await openDatabase(`sqlite:${file}`, { entities })
    expect(await restored.read.count(SessionEntity)).toBe(1)
    await restored.close()
  })
})
