import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PLAIN_SHELL, SHELL_MARKS } from '@tryka/public-pages'
import { Bodies } from './bodies'
import { FetchedShell } from './shells'

const frame = (words: string) =>
  `<html><head>${SHELL_MARKS.head.join('')}</head><body>${words}${SHELL_MARKS.main.join('')}</body></html>`

describe('The frame of a site on another host', () => {
  let answer: { status: number; body: string; etag?: string }
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    const known = answer.etag !== undefined && request.headers['if-none-match'] === answer.etag
    response.writeHead(known ? 304 : answer.status, answer.etag ? { etag: answer.etag } : {})
    response.end(known ? undefined : answer.body)
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shell.html`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it('is plain at first, then the site’s, asked for by its tag, and kept while the host is away', async () => {
    const warnings: unknown[] = []
    const shell = new FetchedShell(url, (error) => warnings.push(error))
    expect(shell.current()).toBe(PLAIN_SHELL)

    answer = { status: 200, body: frame('one'), etag: '"1"' }
    await shell.look()
    expect(shell.current().between).toContain('one')
    await shell.look()
    expect(asked.at(-1)).toBe('"1"')
    expect(shell.current().between).toContain('one')

    for (const broken of [
      { status: 500, body: 'away' },
      { status: 200, body: '<html>no frame</html>' },
      { status: 200, body: frame('x'.repeat(600_000)) },
    ]) {
      answer = broken
      await shell.look()
      expect(shell.current().between).toContain('one')
    }
    expect(warnings).toHaveLength(1)

    answer = { status: 200, body: frame('two') }
    await shell.look()
    expect(shell.current().between).toContain('two')
  })
})

describe('Compressed copies', () => {
  it('stay within their bytes, and what was asked for last stays', async () => {
    const text = (n: number) =>
      Array.from({ length: 400 }, (_, i) => `${n}:${Math.sin(n * 1_000 + i)}`).join(' ')
    const one = await new Bodies(1_000_000).compressed('1', text(1), 'br')
    const bodies = new Bodies((one?.length ?? 0) * 2.5)
    const first = await bodies.compressed('1', text(1), 'br')
    for (let n = 2; n <= 6; n++) {
      await bodies.compressed(String(n), text(n), 'br')
      expect(await bodies.compressed('1', text(1), 'br')).toBe(first)
    }
    expect(bodies.size).toBeLessThanOrEqual((one?.length ?? 0) * 2.5)
    expect(await bodies.compressed('small', 'small', 'br')).toBeUndefined()
  })
})
