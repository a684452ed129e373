import type { EarlyAccessRequest } from '@tryka/domain'
import {
  MINUTE_MS,
  EarlyAccessReceipt,
  NEWSLETTER,
  newsletterRequest,
  submitEarlyAccess,
} from '@tryka/domain'
import { createApiClient } from '@tryka/api-client'
import { fetchOver } from '@tryka/api-client/testing'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { AppError } from '../../app-error'
import { rateLimits } from '../../http/limits/rate-limits'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { outboxIdle } from '../../testing/outbox'
import { nextAddress, proveEmail, signUp, solvedCaptcha } from '../../testing/waitlist'
import { SignupEntity } from './signup.entity'

/** Of a thousand at once on a slow machine, who waits over three seconds for a connection is told to come back. */
const BUSY = 503

describe('POST /api/early-access', () => {
  let test: TestApp
  let client: TestClient
  const rows = () => test.db.read.find(SignupEntity, { order: { arrival: 'ASC' } })
  const submit = (body: object, from = client) => from.post('/api/early-access', body)

  beforeEach(async () => {
    test = await buildTestApp({ config: { rateLimits: rateLimits(1_000) } })
    client = test.client()
  })
  afterEach(() => test.close())

  it('keeps a signup of a proven address', async () => {
    const request = buildEarlyAccessRequest({
      userType: 'company',
      company: 'Analytical Engines',
      position: 'Founder',
      experience: 'senior',
      message: 'Hello',
      otpVerified: true,
    })
    await proveEmail(test, client, request.email)

    const response = await submit(request)

    const kept = { ...request, otpVerified: undefined }
    delete kept.otpVerified
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ received: true })
    expect(await rows()).toEqual([
      expect.objectContaining({ ...kept, emailVerified: true, createdAt: '2026-03-02T09:00:00.000Z' }),
    ])
  })

  describe('tells whoever is new on the list', () => {
    const SUBJECT = 'You are on the early-access list'
    const told = async (email: string) => {
      await outboxIdle(test)
      return test.mailbox.mails.filter((mail) => mail.to === email && mail.subject === SUBJECT)
    }

    it('what follows and where their data are, once', async () => {
      const { email } = await signUp(test, { focusArea: 'Cybersecurity', userType: 'candidate' })
      const [mail, ...more] = await told(email)

      expect(more).toEqual([])
      expect(mail?.text).toContain('Your request for early access has arrived, for Cybersecurity.')
      expect(mail?.text).toContain('/candidate-dashboard?section=cv-builder&resume=new\n')
      expect(mail?.text).toContain(`${test.config.publicUrl}/privacy-policy#my-data\n`)
      test.clock.advance(61 * MINUTE_MS)
      await signUp(test, { email: email.toUpperCase(), focusArea: 'Blockchain' })
      expect([...(await told(email)), ...(await told(email.toUpperCase()))]).toHaveLength(1)
    })

    it('in the words of whoever asked: an employer, and nothing that was typed', async () => {
      const typed = { focusArea: 'www.evil.example', name: 'Eve', company: 'Evil Works', message: 'Buy this' }
      const { email } = await signUp(test, { ...typed, userType: 'company' })
      const [mail] = await told(email)

      expect(mail?.text).toContain('/employers\n')
      expect(mail?.text).not.toMatch(/evil|Eve|Buy this|cv-builder/)
    })

    it('as it is: who may sign in at once, and who waits for an invitation', async () => {
      const strict = await buildTestApp({ config: { admission: 'invite' } })
      const open = await buildTestApp({ config: { admission: 'open' } })
      const textOf = async (app: TestApp) => {
        const { email } = await signUp(app)
        const [mail] = await app.mailbox.arrived(email, { subject: SUBJECT })
        await app.close()
        return mail?.text
      }
      expect(await textOf(strict)).toContain('We bring people in by field')
      expect(await textOf(open)).toContain('You need not wait')
    })

    it('when a reader of the newsletter becomes one of them, and never for a newsletter', async () => {
      await submit(newsletterRequest('grace@example.com'))
      expect(await told('grace@example.com')).toEqual([])
      await signUp(test, { email: 'grace@example.com' })
      expect(await told('grace@example.com')).toHaveLength(1)
    })

    it('unless the request was erased before the mail left', async () => {
      const request = buildEarlyAccessRequest()
      await proveEmail(test, client, request.email)
      test.mailbox.failWith = new AppError(503, 'MAIL_UNAVAILABLE', 'later')
      expect((await submit(request)).statusCode).toBe(201)
      await outboxIdle(test)
      await test.db.write((manager) => manager.clear(SignupEntity))
      test.mailbox.failWith = undefined
      test.clock.advance(61 * MINUTE_MS)
      expect(await told(request.email)).toEqual([])
    })
  })

  it('never believes otpVerified', async () => {
    const response = await submit(buildEarlyAccessRequest({ otpVerified: true }))

    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      code: 'EMAIL_UNVERIFIED',
      detail: 'Please verify your email address first.',
    })
    expect(await rows()).toEqual([])
  })

  it('refuses a proof of another address or of another session', async () => {
    const request = buildEarlyAccessRequest()
    await proveEmail(test, client, request.email)

    const statuses = [
      (await submit(buildEarlyAccessRequest())).statusCode,
      (await submit(request, test.client())).statusCode,
    ]

    expect(statuses).toEqual([403, 403])
  })

  it('refuses a proof after half an hour', async () => {
    const request = buildEarlyAccessRequest()
    await proveEmail(test, client, request.email)
    test.clock.advance(30 * MINUTE_MS)

    expect((await submit(request)).json()).toMatchObject({ code: 'EMAIL_UNVERIFIED' })
  })

  it('takes one signup for one proof', async () => {
    const request = buildEarlyAccessRequest()
    await proveEmail(test, client, request.email)
    await submit(request)

    expect((await submit({ ...request, name: 'Eve' })).statusCode).toBe(403)
    expect((await rows()).map((row) => row.name)).toEqual(['Ada Lovelace'])
  })

  it('lets a verified signup replace an earlier row of that address, in any letter case', async () => {
    await submit(newsletterRequest('Grace@example.com'))
    const [before] = await rows()
    test.clock.advance(MINUTE_MS)

    await signUp(test, { name: 'Grace Hopper', email: 'grace@Example.com', interests: ['DevOps'] })

    const after = await rows()
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({
      id: before?.id,
      createdAt: before?.createdAt,
      updatedAt: '2026-03-02T09:01:00.000Z',
      name: 'Grace Hopper',
      email: 'grace@Example.com',
      emailVerified: true,
      interests: ['DevOps'],
      message: null,
    })
  })

  it('leaves a verified row alone when a newsletter signup of that address comes', async () => {
    const request = await signUp(test)
    const before = await rows()

    const response = await submit(newsletterRequest(request.email.toUpperCase()))

    expect([response.statusCode, response.json()]).toEqual([201, { received: true }])
    expect(await rows()).toEqual(before)
  })

  it('keeps a newsletter signup unverified, also when the address is proven', async () => {
    await submit(newsletterRequest('ada@example.com'))

    expect(await rows()).toEqual([
      expect.objectContaining({ focusArea: NEWSLETTER.focusArea, emailVerified: false, interests: [] }),
    ])
  })

  it.each<Partial<EarlyAccessRequest>>([
    { userType: 'company' },
    { interests: ['Blockchain'] },
    { company: 'Analytical Engines' },
    { experience: 'mid' },
  ])('takes a newsletter request with %p for a signup', async (more) => {
    const response = await submit({ ...newsletterRequest('ada@example.com'), ...more })

    expect(response.json()).toMatchObject({ code: 'EMAIL_UNVERIFIED' })
  })

  it('makes one row of a thousand parallel newsletter signups of one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        submit(newsletterRequest(i % 2 ? 'ada@example.com' : 'ADA@example.com'), test.client()),
      ),
    )

    const statuses = answers.map((a) => a.statusCode)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== BUSY)).toEqual([])
    expect(await rows()).toHaveLength(1)
  }, 30_000)

  it('serves one of a thousand parallel signups with one proof and makes one row', async () => {
    const request = buildEarlyAccessRequest()
    await proveEmail(test, client, request.email)

    const answers = await Promise.all(Array.from({ length: 1_000 }, () => submit(request)))

    const statuses = answers.map((a) => a.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 201 && status !== 403 && status !== BUSY)).toEqual([])
    expect((await submit(request)).statusCode).toBe(403)
    expect(await rows()).toHaveLength(1)
  }, 30_000)

  it('makes one row of parallel signups of one address in several sessions, with newsletter signups between', async () => {
    const email = 'ada@example.com'
    const proven: TestClient[] = []
    for (let i = 0; i < 4; i++) {
      const one = test.client(nextAddress())
      await proveEmail(test, one, email)
      proven.push(one)
      test.clock.advance(MINUTE_MS)
    }

    const answers = await Promise.all(
      proven.flatMap((one, i) => [
        submit(buildEarlyAccessRequest({ email, name: `Ada ${i}` }), one),
        submit(newsletterRequest(email)),
      ]),
    )

    expect(answers.map((a) => a.statusCode)).toEqual(Array.from({ length: 8 }, () => 201))
    expect(await rows()).toEqual([expect.objectContaining({ emailVerified: true })])
  })

  it('asks for the security question after three signups of one client address in an hour', async () => {
    const address = nextAddress()
    const attempt = async (more: object = {}) => {
      const one = test.client(address)
      const request = buildEarlyAccessRequest()
      await proveEmail(test, one, request.email)
      return submit({ ...request, ...more }, one)
    }
    for (let i = 0; i < 3; i++) expect((await attempt()).statusCode).toBe(201)

    const refused = await attempt()
    const solved = await attempt(await solvedCaptcha(client, 'signup'))
    test.clock.advance(61 * MINUTE_MS)
    const calm = await attempt()

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      detail: 'Please complete the security verification.',
    })
    expect(solved.statusCode).toBe(201)
    expect(calm.statusCode).toBe(201)
  })

  it('keeps the proof when the security question was answered wrongly', async () => {
    const request = buildEarlyAccessRequest()
    await proveEmail(test, client, request.email)
    const challenge = await solvedCaptcha(client, 'signup')

    const wrong = await submit({ ...request, ...challenge, captchaAnswer: '9999' })
    const right = await submit({ ...request, ...(await solvedCaptcha(client, 'signup')) })

    expect([wrong.statusCode, right.statusCode]).toEqual([403, 201])
  })

  it('refuses unknown fields and missing ones with a problem', async () => {
    const [unknown, missing] = [
      await submit({ ...buildEarlyAccessRequest(), emailVerified: true }),
      await submit({ ...buildEarlyAccessRequest(), name: ' ' }),
    ]

    expect(unknown.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(missing.json()).toMatchObject({ status: 400, detail: 'Please fill in all required fields.' })
  })

  it('gives arrival numbers that never repeat within a millisecond', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => submit(newsletterRequest(`n${i}@example.com`))))

    expect(new Set((await rows()).map((row) => row.arrival)).size).toBe(50)
  })

  it('answers what the client of the product reads', async () => {
    const call = createApiClient({ fetch: fetchOver(test.app) }).call

    const receipt = await call(submitEarlyAccess, { body: newsletterRequest('ada@example.com') })

    expect(EarlyAccessReceipt.parse(receipt)).toEqual({ received: true })
  })
})
