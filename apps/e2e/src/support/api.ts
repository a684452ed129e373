import { createApiClient, type ApiClient } from '@tryka/api-client'
import {
  adminLogin,
  answerOf,
  getCaptcha,
  parseQuestion,
  sendOtp,
  submitEarlyAccess,
  verifyOtp,
  type CaptchaPurpose,
  type EarlyAccessRequest,
} from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { mailboxIn } from './mailbox'
import { openStack } from './stack'

/** A `fetch` that keeps cookies, as a browser would, and may be pointed at another process in between. */
export function fetchWithCookies(from?: { address: string }) {
  const jar = new Map<string, string>()
  const keeping: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (from) headers.set('x-forwarded-for', from.address)
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  return { fetch: keeping, cookies: jar }
}

let made = 0

/** An address that nobody used before. */
export const newEmail = (name = 'person'): string =>
  `${name}.${process.pid}.${Date.now().toString(36)}.${++made}@example.com`

/** A solved challenge: many requests from one address need it. */
async function solved(client: ApiClient, purpose: CaptchaPurpose) {
  const { captchaId, question } = await client.call(getCaptcha, { query: { purpose } })
  const read = parseQuestion(question)
  if (!read) throw new Error(`The question cannot be read: ${question}`)
  return { captchaId, captchaAnswer: String(answerOf(read)) }
}

/** A verified signup, made through the API. */
export async function signUp(over: Partial<EarlyAccessRequest> = {}): Promise<EarlyAccessRequest> {
  const { oneOrigin, mailFolder } = openStack()
  const client = createApiClient({ baseUrl: oneOrigin.url, fetch: fetchWithCookies().fetch })
  const body = buildEarlyAccessRequest({ email: newEmail(), ...over })
  await client.call(sendOtp, { body: { email: body.email } })
  const otp = await mailboxIn(mailFolder).otpFor(body.email)
  await client.call(verifyOtp, { body: { email: body.email, otp } })
  await client.call(submitEarlyAccess, { body: { ...body, ...(await solved(client, 'signup')) } })
  return body
}

/** The cookies of a signed-in administrator; `api` is an address of the deployment that is meant. */
export async function adminCookies(
  api: string = openStack().oneOrigin.url,
): Promise<{ name: string; value: string; url: string }[]> {
  const { oneOrigin, separate, admin } = openStack()
  const { url, port } = new URL(api).origin === separate.api.url ? separate.api : oneOrigin
  const { fetch, cookies } = fetchWithCookies()
  const client = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, fetch })
  await client.call(adminLogin, { body: { ...admin, ...(await solved(client, 'admin')) } })
  return [...cookies].map(([name, value]) => ({ name, value, url }))
}
