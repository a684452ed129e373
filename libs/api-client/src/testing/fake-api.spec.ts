import { earlyAccessApi, submitEarlyAccess } from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { createApiClient } from '../api-client'
import { createFakeApi, FakeFailure } from './fake-api'

describe('The fake API', () => {
  const setUp = () => {
    const api = createFakeApi()
    return { api, client: createApiClient({ fetch: api.fetch }) }
  }

  it('answers by contract and remembers the call', async () => {
    const { api, client } = setUp()
    api.on(earlyAccessApi.submit, () => ({ received: true }))

    await client.call(submitEarlyAccess, { body: buildEarlyAccessRequest({ name: 'Grace' }) })

    expect(api.calls).toEqual([expect.objectContaining({ method: 'POST', path: '/api/early-access' })])
  })

  it('refuses a request that the server would refuse', async () => {
    const { api, client } = setUp()
    api.on(earlyAccessApi.submit, () => ({ received: true }))

    await expect(
      client.call(submitEarlyAccess, { body: buildEarlyAccessRequest({ email: 'no' }) }),
    ).rejects.toThrow('bad body')
  })

  it('refuses an answer that the server would not give', async () => {
    const { api, client } = setUp()
    api.on(earlyAccessApi.submit, () => ({ received: 'yes' }))

    await expect(client.call(submitEarlyAccess, { body: buildEarlyAccessRequest() })).rejects.toThrow()
  })

  it('answers a failure with its status and body', async () => {
    const { api, client } = setUp()
    api.on(earlyAccessApi.submit, () => {
      throw new FakeFailure(503, { detail: 'Later.' })
    })

    await expect(client.call(submitEarlyAccess, { body: buildEarlyAccessRequest() })).rejects.toThrow(
      '503: {"detail":"Later."}',
    )
  })
})
