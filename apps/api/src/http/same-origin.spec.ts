import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'

const SITE = 'https://www.example.com'

describe('One origin', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { publicUrl: 'https://tryka.example.com' } })
  })
  afterAll(() => test.close())

  const logout = (headers: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { host: 'tryka.example.com', ...headers },
    })

  it.each([
    ['its own page', { origin: 'https://tryka.example.com', 'sec-fetch-site': 'same-origin' }],
    ['its own page in an old browser', { origin: 'https://tryka.example.com' }],
    ['a client that is no browser', {}],
  ])('accepts a write from %s', async (_name, headers) => {
    expect((await logout(headers)).statusCode).toBe(204)
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    [
      'a sibling host that is not listed',
      { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
    ],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a longer name that begins alike', { origin: 'https://tryka.example.com.evil.example' }],
    ['another port', { origin: 'https://tryka.example.com:8443' }],
  ])('refuses a write from %s', async (_name, headers) => {
    const response = await logout(headers)

    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'CROSS_SITE' })
  })

  it('gives other sites no leave to read', async () => {
    const response = await test.app.inject({
      url: '/api/captcha?purpose=signup',
      headers: { origin: 'https://evil.example' },
    })

    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('asks browsers to use TLS only, because it is served over TLS', async () => {
    const response = await test.app.inject('/healthz')

    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('Separate origins', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { publicUrl: 'https://api.example.com', allowedOrigins: [SITE] } })
  })
  afterAll(() => test.close())

  it('let a listed origin read with cookies, and name it exactly', async () => {
    const response = await test.app.inject({ url: '/api/captcha?purpose=signup', headers: { origin: SITE } })

    expect(response.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    })
  })

  it('let a listed origin write', async () => {
    const headers = { origin: SITE, 'sec-fetch-site': 'same-site', host: 'api.example.com' }
    const response = await test.app.inject({ method: 'POST', url: '/api/admin/logout', headers })

    expect(response.statusCode).toBe(204)
    expect(response.headers['access-control-allow-origin']).toBe(SITE)
  })

  it('answer the question that a browser asks first', async () => {
    const response = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/early-access',
      headers: {
        origin: SITE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, idempotency-key',
      },
    })

    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-allow-methods': expect.stringContaining('POST') as string,
    })
  })

  it.each(['https://evil.example', 'https://www.example.com.evil.example', 'http://www.example.com', 'null'])(
    'never reflect %s',
    async (origin) => {
      const read = await test.app.inject({ url: '/api/captcha?purpose=signup', headers: { origin } })
      const write = await test.app.inject({ method: 'POST', url: '/api/admin/logout', headers: { origin } })

      expect(read.headers).not.toHaveProperty('access-control-allow-origin')
      expect(write.statusCode).toBe(403)
    },
  )

  it('let a refused origin read the refusal of nothing, and a listed one the refusal itself', async () => {
    const response = await test.app.inject({ url: '/api/nothing', headers: { origin: SITE } })

    expect(response.statusCode).toBe(404)
    expect(response.headers['access-control-allow-origin']).toBe(SITE)
  })
})
