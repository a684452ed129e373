import type { FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Problem } from '@tryka/domain'
import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends raw bytes and answers everything that comes back. */
const speak = (app: FastifyInstance, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    let heard = ''
    socket.on('data', (data) => (heard += data.toString('utf8')))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
}

describe('Refusals', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { logLevel: 'info' } })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  const post = (
    payload: string | Buffer,
    headers: Record<string, string> = JSON_TYPE,
    url = '/api/send-otp',
  ) => test.app.inject({ method: 'POST', url, headers, payload })

  it.each([
    ['broken JSON', '{"email":', JSON_TYPE, 400, 'MALFORMED'],
    ['a field named twice', '{"email":"a@b.co","email":"c@d.co"}', JSON_TYPE, 400, 'MALFORMED'],
    ['__proto__', '{"email":"a@b.co","__proto__":{}}', JSON_TYPE, 400, 'MALFORMED'],
    ['an unknown field', '{"email":"a@b.co","admin":true}', JSON_TYPE, 400, 'VALIDATION'],
    ['a wrong type', '{"email":1}', JSON_TYPE, 400, 'VALIDATION'],
    ['no body', '', JSON_TYPE, 400, 'VALIDATION'],
    ['a list', '[]', JSON_TYPE, 400, 'VALIDATION'],
    [
      'a form',
      'email=a@b.co',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['text', '{"email":"a@b.co"}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no type', '{"email":"a@b.co"}', { 'content-type': 'x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', JSON.stringify({ email: 'a'.repeat(300_000) }), JSON_TYPE, 413, 'TOO_LARGE'],
  ])('answer %s with a problem', async (_name, payload, headers, status, code) => {
    const response = await post(payload, headers)

    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({
      ...EVERY_ANSWER,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(Problem.strict().parse(response.json())).toMatchObject({ status, code, type: 'about:blank' })
  })

  it('name the fields that failed, in words for people', async () => {
    const response = await post('{"email":"nobody"}')

    expect(response.json()).toMatchObject({
      detail: 'Enter an email address like name@example.com.',
      errors: [{ path: 'email', message: 'Enter an email address like name@example.com.' }],
    })
  })

  it('never repeat what the schema library says to programmers', async () => {
    const response = await post('{"email":null}')

    expect(response.json()).toMatchObject({ detail: 'This value is missing or not allowed.' })
  })

  it.each(['/%zz', '/api/%', '/api/nothing', `/api/${'x'.repeat(3000)}`, '/nothing', '/api/..%2f..%2fetc'])(
    'carry every header at %s',
    async (url) => {
      const response = await test.app.inject(url)

      expect([400, 404]).toContain(response.statusCode)
      expect(response.headers).toMatchObject(EVERY_ANSWER)
      expect(response.headers).not.toHaveProperty('server')
      expect(response.headers).not.toHaveProperty('x-powered-by')
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    },
  )

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, 'MALFORMED'],
    [
      '20 KiB of headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('answer %s on the wire with a problem and every header', async (_name, bytes, status, code) => {
    const heard = await speak(test.app, bytes)

    const [head = '', body = ''] = heard.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ status, code })
  })

  it('end a request whose headers never finish, within the header timeout', () => {
    expect(test.app.server.headersTimeout).toBe(10_000)
    expect(test.app.server.requestTimeout).toBe(30_000)
    expect(test.app.server.keepAliveTimeout).toBe(10_000)
  })

  it('leave mail addresses, codes and cookies out of the log', async () => {
    test.logs.length = 0
    await post('{"email":"secret.person@example.com"}', { ...JSON_TYPE, cookie: 'tryka_session=hush' })
    await test.app.inject('/api/nothing?search=secret.person@example.com')

    const code = test.mailbox.otpFor('secret.person@example.com')
    const logged = JSON.stringify(test.logs)
    expect(test.logs.length).toBeGreaterThanOrEqual(3)
    expect(logged).not.toContain('secret.person')
    expect(logged).not.toContain('hush')
    expect(logged).not.toContain(code)
  })

  it('put the same request id into the answer and the log', async () => {
    test.logs.length = 0
    const response = await test.app.inject('/api/nothing')

    expect(test.logs.map(({ reqId }) => reqId)).toEqual([
      response.headers['x-request-id'],
      response.headers['x-request-id'],
    ])
  })
})

describe('A fault of the server', () => {
  it('answers 500 with a request id and no internals, and logs the cause without addresses', async () => {
    const test = await buildTestApp({ config: { logLevel: 'error' } })
    await test.db.write((manager) => manager.query('DROP TABLE otp_codes'))

    const response = await test.app.inject({
      method: 'POST',
      url: '/api/send-otp',
      payload: { email: 'secret.person@example.com' },
    })

    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: response.headers['x-request-id'],
    })
    expect(JSON.stringify(test.logs)).toContain('otp_codes')
    expect(JSON.stringify(test.logs)).not.toContain('secret.person')
    await test.close()
  })

  it('answers 503 with Retry-After while the database is away', async () => {
    const test = await buildTestApp()
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const write = jest.spyOn(test.db, 'transaction').mockRejectedValue(away)

    const response = await test.app.inject({
      method: 'POST',
      url: '/api/send-otp',
      payload: { email: 'a@example.com' },
    })

    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    write.mockRestore()
    await test.close()
  })
})
