import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { adminApi, captchaApi, earlyAccessApi, otpApi, Problem } from '@tryka/domain'
import type { Contract, EndpointTypes } from '@tryka/domain'
import * as domain from '@tryka/domain'
import { rateLimits } from './http/limits/rate-limits'
import type { TestApp } from './testing/build-test-app'
import { buildTestApp } from './testing/build-test-app'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'access' in value

/** Every contract of the domain, found by its shape: a new one is tested without being listed. */
const contracts = Object.values<unknown>(domain)
  .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
  .flatMap((group) => Object.values<unknown>(group))
  .filter(isContract)

/** Half a character has no place in an address: the encoder itself would refuse it. */
const encoded = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '?'),
  )

const urlOf = (path: string) => path.replace(/:(\w+)/g, 'none').replace('*', 'none')

/** Values that programmers forget. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'null',
    "'; DROP TABLE signups; --",
    '%00',
    '../../etc/passwd',
    'x'.repeat(5000),
  ),
  fc.constantFrom('a@example.com', '=1+1', '🙂', '\u202e', '\ud800', '\u0000'),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 30 }),
  fc.object({ maxDepth: 3 }),
)

function keysOf(schema: EndpointTypes['body']): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape
  return shape ? Object.keys(shape) : []
}

describe('Every route', () => {
  let test: TestApp
  const routes: RouteOptions[] = []

  beforeAll(async () => {
    test = await buildTestApp({ config: { rateLimits: rateLimits(1_000_000) } })
    for (const line of test.app.printRoutes({ commonPrefix: false, includeMeta: false }).split('\n')) {
      const [, path = '', methods = ''] = /(\/\S*) \(([A-Z, ]+)\)/.exec(line) ?? []
      for (const method of methods.split(', ').filter(Boolean))
        routes.push({ method, url: path } as RouteOptions)
    }
  })
  afterAll(() => test.close())

  it('of a contract is served', () => {
    for (const { endpoint } of [adminApi, captchaApi, earlyAccessApi, otpApi].flatMap((api) =>
      Object.values(api),
    ))
      expect(test.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
  })

  it('of administrators answers nobody with a 401 problem', async () => {
    const closed = contracts.filter(({ access }) => access === 'admin')
    const answers = await Promise.all(
      closed.map(({ endpoint }) =>
        test.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint.path),
          payload: endpoint.method === 'GET' ? undefined : {},
        }),
      ),
    )

    expect(closed.length).toBeGreaterThanOrEqual(3)
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(Problem.parse(answer.json())).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('under /api/admin but sign-in, sign-out and joining is closed to nobody and to visitors with a session', async () => {
    const visitor = test.client()
    await visitor.post('/api/send-otp', { email: 'visitor@example.com' })
    const admin = routes.filter(({ url, method }) => url.startsWith('/api/admin/') && method !== 'OPTIONS')
    const open = admin.filter(
      ({ url }) => !/\/(login|logout|join|join\/read|admin\/passkey(-options)?)$/.test(url),
    )

    expect(open.length).toBeGreaterThanOrEqual(4)
    for (const { method, url } of open) {
      const options = { method: method as 'GET', url: urlOf(url) }
      expect((await test.app.inject(options)).statusCode).toBe(401)
      expect((await visitor.request(options)).statusCode).toBe(401)
    }
  })

  it('answers nobody without a fault of the server, and with the headers of every answer', async () => {
    expect(routes.length).toBeGreaterThan(20)
    for (const { method, url } of routes) {
      const answer = await test.app.inject({ method: method as 'GET', url: urlOf(url) })

      expect([`${String(method)} ${url}`, answer.statusCode < 500]).toEqual([
        `${String(method)} ${url}`,
        true,
      ])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    }
  }, 30_000)

  const served = contracts.filter(({ access }) => access === 'public' || access === 'admin')
  /** To nobody, routes of administrators say the same whatever is asked: `odd-requests` asks them with one signed in. */
  const runs = ({ access }: Contract, most: number) => (access === 'admin' ? most / 10 : most)

  it.each(served.filter(({ body }) => body).map((contract) => [contract.endpoint.path, contract] as const))(
    '%s never fails on any body',
    async (_path, contract) => {
      const keys = keysOf(contract.body)
      const fields = fc.dictionary(fc.constantFrom(...keys, 'extra'), nasty, { maxKeys: keys.length + 1 })
      await fc.assert(
        fc.asyncProperty(fc.oneof(fields, nasty), async (body) => {
          const answer = await test.app.inject({
            method: contract.endpoint.method,
            url: urlOf(contract.endpoint.path),
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body) ?? '',
          })
          expect(answer.statusCode).toBeLessThan(500)
          if (answer.statusCode >= 400) Problem.parse(answer.json())
        }),
        { numRuns: runs(contract, 60) },
      )
    },
    60_000,
  )

  it.each(served.map((contract) => [contract.endpoint.path, contract] as const))(
    '%s never fails on any query',
    async (_path, contract) => {
      const { method, path } = contract.endpoint
      const pair = fc.tuple(
        fc.constantFrom('page', 'pageSize', 'search', 'type', 'purpose', 'x', '__proto__'),
        nasty,
      )
      await fc.assert(
        fc.asyncProperty(fc.array(pair, { maxLength: 4 }), async (pairs) => {
          const query = pairs.map(([key, value]) => `${key}=${encoded(value)}`).join('&')
          const answer = await test.app.inject({
            method,
            url: `${urlOf(path)}?${query}`,
          })
          expect(answer.statusCode).toBeLessThan(500)
        }),
        { numRuns: runs(contract, 30) },
      )
    },
    60_000,
  )
})
