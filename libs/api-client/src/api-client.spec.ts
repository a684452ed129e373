import { getCaptcha, sendOtp, submitEarlyAccess } from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { createApiClient, withQuery } from './api-client'
import { ApiError, userMessage } from './api-error'

const answering = (response: () => Response) => {
  const seen: { url: string; init: RequestInit | undefined }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    seen.push({ url: String(url), init })
    return response()
  }
  return { seen, client: createApiClient({ fetch, baseUrl: 'https://api.example.com/' }) }
}

describe('The API client', () => {
  it('sends cookies and JSON and reads the answer', async () => {
    const { client, seen } = answering(() => Response.json({ received: true }, { status: 201 }))
    const body = buildEarlyAccessRequest()

    const receipt = await client.call(submitEarlyAccess, { body })

    expect(receipt).toEqual({ received: true })
    expect(seen[0]?.url).toBe('https://api.example.com/api/early-access')
    expect(seen[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: JSON.stringify(body),
    })
  })

  it('puts a query behind the path and sends no body with a read', async () => {
    const { client, seen } = answering(() =>
      Response.json({ captchaId: 'x', question: '1 + 1 = ?', expiresAt: '' }),
    )

    await client.call(getCaptcha, { query: { purpose: 'admin' } })

    expect(seen[0]?.url).toBe('https://api.example.com/api/captcha?purpose=admin')
    expect(seen[0]?.init?.body).toBeUndefined()
  })

  it('throws the status, a colon and the body text', async () => {
    const { client } = answering(() => new Response('{"detail":"Wait a minute."}', { status: 429 }))

    const failure = await client.call(sendOtp, { body: { email: 'a@b.co' } }).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ApiError)
    expect((failure as ApiError).message).toBe('429: {"detail":"Wait a minute."}')
    expect(userMessage(failure, 'Failed.')).toBe('Wait a minute.')
  })

  it('throws the status text when the body is empty', async () => {
    const { client } = answering(() => new Response('', { status: 502, statusText: 'Bad Gateway' }))

    const failure = await client.read('/api/x').catch((error: unknown) => error)

    expect((failure as ApiError).message).toBe('502: Bad Gateway')
    expect(userMessage(failure, 'Failed.')).toBe('Failed.')
  })

  it('leaves absent values out of a query', () => {
    expect(withQuery('/a', { page: 2, search: '', type: undefined })).toBe('/a?page=2')
  })
})
