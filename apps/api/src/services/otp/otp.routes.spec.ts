import { DAY_MS, MINUTE_MS } from '@tryka/domain'
import { OtpCodeEntity } from './otp-code.entity'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { AppError } from '../../app-error'
import { rateLimits } from '../../http/limits/rate-limits'
import { signIn } from '../../testing/hiring'
import { nextAddress } from '../../testing/waitlist'

const EMAIL = 'ada@example.com'
const INVALID = 'That code is wrong or no longer valid. Check it, or ask for a new one.'

describe('E-mail codes', () => {
  let test: TestApp
  let client: TestClient
  const send = (email = EMAIL, from = client) => from.post('/api/send-otp', { email })
  const verify = (otp: string, email = EMAIL, from = client) => from.post('/api/verify-otp', { email, otp })
  const wrongCode = () => (test.mailbox.otpFor(EMAIL) === '000000' ? '000001' : '000000')

  beforeEach(async () => {
    test = await buildTestApp({
      config: {
        mail: {
          smtpUrl: undefined,
          from: 'Tryka <no-reply@localhost>',
          contact: 'team@example.com',
          perHour: 500,
        },
      },
    })
    client = test.client()
  })
  afterEach(() => test.close())

  it('sends six digits by mail and tells when to ask again', async () => {
    const response = await send()

    const mail = test.mailbox.last(EMAIL)
    const code = test.mailbox.otpFor(EMAIL)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ resendAfter: 60, expiresIn: 600 })
    expect(mail?.text).toMatch(/^ {4}\d{6}$/m)
    expect(mail?.html).toContain(code)
    expect(mail?.subject).not.toContain(code)
    expect(response.body).not.toContain(code)
  })

  it('stores a keyed hash and no code', async () => {
    await send()

    const [row] = await test.db.read.find(OtpCodeEntity)
    expect(row?.codeHash).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(test.mailbox.otpFor(EMAIL))
  })

  it('accepts the right code once', async () => {
    await send()
    const code = test.mailbox.otpFor(EMAIL)

    const first = await verify(` ${code} `)
    const second = await verify(code)

    expect([first.statusCode, first.json()]).toEqual([200, { verified: true }])
    expect(second.statusCode).toBe(400)
    expect(second.json()).toMatchObject({ code: 'OTP_INVALID', detail: INVALID })
  })

  it('tells the session that proved an address, and no other, until it is used or half an hour is over', async () => {
    const proven = async (from = client) => (await from.get('/api/proven-email')).json()
    expect(await proven()).toEqual({ email: null })
    await send()
    expect(await proven()).toEqual({ email: null })
    await verify(test.mailbox.otpFor(EMAIL))

    expect(await proven()).toEqual({ email: EMAIL })
    expect(await proven(test.client())).toEqual({ email: null })
    test.clock.advance(30 * MINUTE_MS)
    expect(await proven()).toEqual({ email: null })
  })

  it('accepts the code for the address in another letter case', async () => {
    await send()

    expect((await verify(test.mailbox.otpFor(EMAIL), 'ADA@Example.com')).statusCode).toBe(200)
  })

  it('lets one of twenty parallel verifications with the right code through', async () => {
    await send()
    const code = test.mailbox.otpFor(EMAIL)

    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(code)))

    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((a) => a.statusCode === 400)).toHaveLength(19)
  })

  it('counts twenty parallel wrong tries as five and kills the code', async () => {
    await send()
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrongCode())))

    const [row] = await test.db.read.find(OtpCodeEntity)
    expect(answers.every((a) => a.statusCode === 400)).toBe(true)
    expect(row?.tries).toBe(5)
    expect((await verify(test.mailbox.otpFor(EMAIL))).statusCode).toBe(400)
  })

  it('accepts the right code at the fifth try', async () => {
    await send()
    for (let i = 0; i < 4; i++)
      expect((await verify(wrongCode())).json()).toMatchObject({ code: 'OTP_INVALID' })

    expect((await verify(test.mailbox.otpFor(EMAIL))).statusCode).toBe(200)
  })

  it('refuses a code after ten minutes', async () => {
    await send()
    test.clock.advance(10 * MINUTE_MS)

    expect((await verify(test.mailbox.otpFor(EMAIL))).json()).toMatchObject({ code: 'OTP_INVALID' })
  })

  it('ends the old code when a new one is sent', async () => {
    await send()
    const old = test.mailbox.otpFor(EMAIL)
    test.clock.advance(MINUTE_MS)
    await send()
    const fresh = test.mailbox.otpFor(EMAIL)

    if (old !== fresh) expect((await verify(old)).statusCode).toBe(400)
    expect((await verify(fresh)).statusCode).toBe(200)
  })

  it('refuses the code in another session, and for another address', async () => {
    await send()
    const code = test.mailbox.otpFor(EMAIL)
    const stranger = test.client()
    await send('eve@example.com', stranger)

    expect((await verify(code, EMAIL, stranger)).json()).toMatchObject({ code: 'OTP_INVALID' })
    expect((await verify(code, EMAIL, test.client())).json()).toMatchObject({ code: 'OTP_INVALID' })
    expect((await verify(code, 'eve@example.com')).json()).toMatchObject({ code: 'OTP_INVALID' })
  })

  it('asks to wait before a second code, with the seconds in the sentence and the header', async () => {
    await send()
    test.clock.advance(18_000)
    const early = await send('ADA@example.com', test.client())
    test.clock.advance(42_000)

    expect(early.statusCode).toBe(429)
    expect(early.headers['retry-after']).toBe('42')
    expect(early.json()).toMatchObject({
      detail: 'This address was sent a code a moment ago. Try again in 42 seconds.',
    })
    expect((await send()).statusCode).toBe(200)
  })

  it('sends one of twenty codes asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()))

    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1)
    expect(test.mailbox.mails).toHaveLength(1)
  })

  it('sends five codes an hour and ten a day to one address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      statuses.push((await send()).statusCode)
      test.clock.advance(MINUTE_MS)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])

    test.clock.advance(61 * MINUTE_MS)
    const later: number[] = []
    for (let i = 0; i < 6; i++) {
      later.push((await send()).statusCode)
      test.clock.advance(15 * MINUTE_MS)
    }
    expect(later).toEqual([200, 200, 200, 200, 200, 429])
    test.clock.advance(DAY_MS)
    expect((await send()).statusCode).toBe(200)
  })

  it('lets the person try again at once when the mail could not be sent', async () => {
    test.mailbox.failWith = new AppError(503, 'MAIL_DOWN', 'We cannot send mail right now. Please try again.')
    const failed = await send()
    test.mailbox.failWith = undefined

    expect(failed.statusCode).toBe(503)
    expect(await test.db.read.count(OtpCodeEntity)).toBe(0)
    expect((await send()).statusCode).toBe(200)
  })

  it('answers an address that is on the list like any other', async () => {
    const newsletter = {
      name: 'N',
      email: EMAIL,
      userType: 'candidate',
      focusArea: 'newsletter',
      interests: [],
    }
    await client.post('/api/early-access', newsletter)

    const [known, unknown] = [await send(EMAIL), await send('new@example.com')]

    expect(known.statusCode).toBe(200)
    expect(known.json()).toEqual(unknown.json())
  })

  it('refuses an empty code with the sentence of the form', async () => {
    expect((await verify('')).json()).toMatchObject({ status: 400, detail: 'Please enter the OTP code.' })
  })
})

describe('Codes that somebody else asks for', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) } })
  })
  afterEach(() => test.close())

  const ask = (client: TestClient, email = EMAIL) => client.post('/api/session/send-code', { email })
  /** As many requests as come through, each of a new browser at one client address. */
  const attack = async (times: number, address = nextAddress()) => {
    const statuses: number[] = []
    for (let i = 0; i < times; i++) {
      statuses.push((await ask(test.client(address))).statusCode)
      test.clock.advance(MINUTE_MS)
    }
    return statuses.filter((status) => status === 200).length
  }

  it('leave the code of a session alive', async () => {
    const client = test.client(nextAddress())
    await ask(client)
    const otp = test.mailbox.otpFor(EMAIL)

    expect(await attack(1)).toBe(1)

    const signedIn = await client.post('/api/session/sign-in', { email: EMAIL, otp })
    expect(signedIn.statusCode).toBe(200)
  })

  it('are ten an hour from one client address, and leave others what they need', async () => {
    expect(await attack(15)).toBe(10)

    expect((await ask(test.client(nextAddress()))).statusCode).toBe(200)
  })

  it('are twenty an hour from everybody together', async () => {
    let sent = 0
    for (let i = 0; i < 30; i++) {
      const answer = await ask(test.client(nextAddress()))
      if (answer.statusCode === 200) sent++
      test.clock.advance(1_000)
    }

    expect(sent).toBe(20)
  })

  it('cannot use up what a browser has that signed in before', async () => {
    const usual = test.client(nextAddress())
    await signIn(test, usual, EMAIL)
    await usual.post('/api/session/sign-out')
    for (let i = 0; i < 21; i++) await ask(test.client(nextAddress()))
    expect((await ask(test.client(nextAddress()))).statusCode).toBe(429)
    test.clock.advance(MINUTE_MS)

    await signIn(test, usual, EMAIL)

    // It has five an hour like every other, in whatever sessions.
    const own: number[] = []
    for (let i = 0; i < 5; i++) {
      test.clock.advance(MINUTE_MS)
      await usual.post('/api/session/sign-out')
      own.push((await ask(usual)).statusCode)
    }
    expect(own).toEqual([200, 200, 200, 200, 429])
  })

  it('count for a browser that another address signed in to, and for a made-up cookie', async () => {
    const other = test.client(nextAddress())
    await signIn(test, other, 'eve@example.com')
    const forged = test.client(nextAddress())
    forged.cookies.set('tryka_browser', 'made~up.signature')
    for (let i = 0; i < 20; i++) await ask(test.client(nextAddress()))

    expect((await ask(other)).statusCode).toBe(429)
    expect((await ask(forged)).statusCode).toBe(429)
  })

  it('are refused alike for an address with an account and one without', async () => {
    await signIn(test, test.client(nextAddress()), EMAIL)
    test.clock.advance(2 * 60 * MINUTE_MS)
    const refusal = async (email: string) => {
      const answers = []
      for (let i = 0; i < 21; i++) answers.push(await ask(test.client(nextAddress()), email))
      return answers.map(({ statusCode, body }) => [
        statusCode,
        (JSON.parse(body) as { detail?: string }).detail,
      ])
    }

    expect(await refusal(EMAIL)).toEqual(await refusal('nobody@example.com'))
  })

  it('keep no client address', async () => {
    await ask(test.client('203.0.113.77'))

    const [row] = await test.db.read.find(OtpCodeEntity)
    expect(row?.client).toMatch(/^[\w-]{43}$/)
  })
})

describe('The breaker of all code mails', () => {
  it('pauses when the hour is full and opens again', async () => {
    const test = await buildTestApp({
      config: {
        mail: {
          smtpUrl: undefined,
          from: 'Tryka <no-reply@localhost>',
          contact: 'team@example.com',
          perHour: 2,
        },
      },
    })
    const statuses: number[] = []
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      statuses.push((await test.client().post('/api/send-otp', { email })).statusCode)
    expect(statuses).toEqual([200, 200, 503])
    test.clock.advance(61 * MINUTE_MS)
    const later = await test.client().post('/api/send-otp', { email: 'c@example.com' })
    await test.close()

    // The hour of Redis is a real one.
    expect(later.statusCode).toBe(process.env['TEST_REDIS_URL'] ? 503 : 200)
  })
})
