import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { createApiClient } from '@tryka/api-client'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { adminApi, adminLogout, adminMe, pageSignups, signupStatistics } from '@tryka/domain'
import { endpointQuery } from './endpoint-query'
import { createQueryClient, pathOfKey, type QueryClientOptions } from './query-client'

const STATS = { total: 3, candidates: 2, companies: 1, thisWeek: 1, firstAt: null, weeks: [1] }

function setUp(options: Partial<QueryClientOptions> = {}) {
  const api = createFakeApi()
  const client = createApiClient({ fetch: api.fetch })
  return { api, client, queries: createQueryClient({ client, ...options }) }
}

const refuse = () => {
  throw new FakeFailure(401, { detail: 'Sign in first.' })
}

describe('The query client', () => {
  it('reads the path made of the key segments joined by slashes', async () => {
    const { api, queries } = setUp()
    api.on(adminApi.stats, () => STATS)

    const data = await queries.fetchQuery({ queryKey: ['/api/admin', 'early-access', 'stats'] })

    expect(data).toEqual(STATS)
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/admin/early-access/stats'])
  })

  it('turns an object at the end of a key into the query string', () => {
    expect(pathOfKey(['/api/resumes', { userId: 'demo user', empty: undefined }])).toBe(
      '/api/resumes?userId=demo+user',
    )
    expect(pathOfKey(['/api/resumes', 7, 'export-pdf'])).toBe('/api/resumes/7/export-pdf')
  })

  it('does not try a failed read again', async () => {
    const { api, queries } = setUp()
    api.on(adminApi.stats, () => {
      throw new FakeFailure(503, 'busy')
    })

    await expect(queries.fetchQuery(endpointQuery(signupStatistics))).rejects.toThrow('503: busy')
    expect(api.calls).toHaveLength(1)
  })

  it('fails at once while the browser is offline instead of sending later', async () => {
    const { queries } = setUp()
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onlineManager.setOnline(false)
    try {
      await expect(queries.fetchQuery({ queryKey: ['/api/nothing'] })).rejects.toBeDefined()
      const mutation = queries.getMutationCache().build(queries, {
        ...queries.getDefaultOptions().mutations,
        mutationFn: () => Promise.reject(new Error('no network')),
      })
      await expect(mutation.execute(undefined)).rejects.toThrow('no network')
    } finally {
      offline.mockRestore()
      onlineManager.setOnline(true)
    }
  })

  it('never finds data stale, does not poll and does not read again on focus', async () => {
    const { api, queries } = setUp()
    api.on(adminApi.stats, () => STATS)
    const observer = new QueryObserver(queries, endpointQuery(signupStatistics))
    const stop = observer.subscribe(() => undefined)
    await queries.fetchQuery(endpointQuery(signupStatistics))

    window.dispatchEvent(new Event('visibilitychange'))
    await queries.fetchQuery(endpointQuery(signupStatistics))

    expect(observer.getCurrentResult().isStale).toBe(false)
    expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false })
    expect(api.calls).toHaveLength(1)
    stop()
  })

  it('raises a 401 by default', async () => {
    const { api, queries } = setUp()
    api.on(adminApi.stats, refuse)

    await expect(queries.fetchQuery(endpointQuery(signupStatistics))).rejects.toThrow('401: ')
  })

  it('returns null on 401 where the client is set so', async () => {
    const { api, queries } = setUp({ on401: 'null' })
    api.on(adminApi.stats, refuse)

    expect(await queries.fetchQuery(endpointQuery(signupStatistics))).toBeNull()
  })

  it('lets a single read take a 401 as nobody', async () => {
    const onUnauthorized = jest.fn()
    const { api, queries } = setUp({ onUnauthorized })
    api.on(adminApi.me, refuse)

    expect(await queries.fetchQuery(endpointQuery(adminMe, { on401: 'null' }))).toBeNull()
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('tells when a read ends with a 401, and only then', async () => {
    const onUnauthorized = jest.fn()
    const { api, queries } = setUp({ onUnauthorized })
    api.on(adminApi.signups, () => {
      throw new FakeFailure(500, 'broken')
    })
    api.on(adminApi.stats, refuse)

    await expect(queries.fetchQuery(endpointQuery(pageSignups, { query: { page: 1 } }))).rejects.toThrow(
      '500',
    )
    expect(onUnauthorized).not.toHaveBeenCalled()
    await expect(queries.fetchQuery(endpointQuery(signupStatistics))).rejects.toThrow('401')
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('tells of a refused change only when that change needs a session', async () => {
    const onUnauthorized = jest.fn()
    const { api, client, queries } = setUp({ onUnauthorized })
    api.on(adminApi.logout, refuse)
    const run = (needsSession: boolean) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: () => client.call(adminLogout), meta: { needsSession } })
        .execute(undefined)

    await expect(run(false)).rejects.toThrow('401')
    expect(onUnauthorized).not.toHaveBeenCalled()
    await expect(run(true)).rejects.toThrow('401')
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(api.calls).toHaveLength(2)
  })
})
