import type { CaptchaPurpose, EarlyAccessRequest } from '@tryka/domain'
import { answerOf, parseQuestion } from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { createAdmins } from '../compose/waitlist'
import { QUICK_HASH, type TestApp, type TestClient } from './build-test-app'

export const ADMIN = { username: 'Priya', password: 'violet kettle 9 harbour' }

/** A client signed in as an administrator, who is made when there is none. */
export async function signedInAdmin(test: TestApp, address?: string): Promise<TestClient> {
  await createAdmins(test.db, test.clock, QUICK_HASH).ensureFirst(ADMIN)
  const client = test.client(address)
  const response = await client.post('/api/admin/login', ADMIN)
  if (response.statusCode !== 200) throw new Error(`The administrator could not sign in: ${response.body}`)
  return client
}

/** Proves an address in the client's session by the code from the mail. */
export async function proveEmail(test: TestApp, client: TestClient, email: string): Promise<void> {
  const sent = await client.post('/api/send-otp', { email })
  const proven = await client.post('/api/verify-otp', { email, otp: test.mailbox.otpFor(email) })
  if (proven.statusCode !== 200) throw new Error(`${email} could not be proven: ${sent.body} ${proven.body}`)
}

/** A whole signup of a new visitor, from the code to the answer, from an address of its own. */
export async function signUp(
  test: TestApp,
  over: Partial<EarlyAccessRequest> = {},
): Promise<EarlyAccessRequest> {
  const request = buildEarlyAccessRequest(over)
  const client = test.client(nextAddress())
  await proveEmail(test, client, request.email)
  const response = await client.post('/api/early-access', request)
  if (response.statusCode !== 201) throw new Error(`The signup failed: ${response.body}`)
  return request
}

let visitors = 0
/** A client address that no other visitor of the test file has. */
export const nextAddress = (): string => {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** A fresh security question and its answer, as a person would give it. */
export async function solvedCaptcha(client: TestClient, purpose: CaptchaPurpose) {
  const { captchaId, question } = (await client.get(`/api/captcha?purpose=${purpose}`)).json<{
    captchaId: string
    question: string
  }>()
  const parsed = parseQuestion(question)
  if (!parsed) throw new Error(`This is no question: ${question}`)
  return { captchaId, captchaAnswer: String(answerOf(parsed)) }
}
