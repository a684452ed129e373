import { getCaptcha, sendOtp, submitEarlyAccess } from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { createApiClient, withPlace, withQuery } from './api-client'
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

  it('says that nothing was sent when the browser was offline before the call', async () => {
    const client = createApiClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    const failure = () => client.read('/api/x').catch((error: unknown) => userMessage(error, 'Failed.'))
    expect(await failure()).toBe('Failed.')

    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
    try {
      expect(await failure()).toBe('You are offline. Nothing was sent: try again when you are back.')
    } finally {
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator)
      else Reflect.deleteProperty(globalThis, 'navigator')
    }
  })

  it('bound to a place names it in every call, read, file and link', async () => {
    const { client, seen } = answering(() => Response.json({ captchaId: 'x', question: '1', expiresAt: '' }))
    const placed = client.at('demo').at('me')

    await placed.call(getCaptcha, { query: { purpose: 'admin' } })
    await placed.read('/api/x')
    await placed.download('POST', '/api/y?a=1', {})
    await client.read('/api/x')

    expect(seen.map(({ url }) => url.slice('https://api.example.com'.length))).toEqual([
      '/api/captcha?purpose=admin&place=me',
      '/api/x?place=me',
      '/api/y?a=1&place=me',
      '/api/x',
    ])
    expect(placed.url('/api/events')).toBe('https://api.example.com/api/events?place=me')
    expect(withPlace('/a?place=demo&b=2#c', 'me')).toBe('/a?place=me&b=2#c')
  })

  it('leaves absent values out of a query', () => {
    expect(withQuery('/a', { page: 2, search: '', type: undefined })).toBe('/a?page=2')
  })
})
