import { createApiClient } from '@tryka/api-client'
import { fetchOver } from '@tryka/api-client/testing'
import { DAY_MS, ContactReceipt, listContactMessages, sendContactMessage } from '@tryka/domain'
import { buildContactRequest } from '@tryka/domain/testing'
import { rateLimits } from '../../http/limits/rate-limits'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import { secondModerator } from '../../testing/moderation'
import { nextAddress, signedInAdmin, solvedCaptcha } from '../../testing/waitlist'
import { createContact } from '../../compose/contact'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { ContactMessageEntity } from './contact-message.entity'

const TEAM = 'team@example.com'

describe('The contact form', () => {
  let test: TestApp
  const rows = () => test.db.read.find(ContactMessageEntity, { order: { createdAt: 'ASC' } })
  const send = (over: object = {}, address = nextAddress()) =>
    test.client(address).post('/api/contact', { ...buildContactRequest(), ...over })
  const sweep = async () => {
    const { app, db, clock, config, mailbox } = test
    for (const one of createContact({ config, db, clock, mailer: mailbox, log: app.log }).sweepables)
      await one.sweep()
  }

  beforeEach(async () => {
    const mail = { smtpUrl: undefined, from: 'no-reply@example.com', contact: TEAM, perHour: 500 }
    test = await buildTestApp({ config: { mail } })
  })
  afterEach(() => test.close())

  it('keeps the message and mails it to the team, who can answer the person', async () => {
    const response = await send({ company: 'Analytical Engines', inquiryType: 'employer' })

    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ received: true })
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...buildContactRequest({ company: 'Analytical Engines', inquiryType: 'employer' }),
        createdAt: '2026-03-02T09:00:00.000Z',
        mailedAt: '2026-03-02T09:00:00.000Z',
      }),
    ])
    const mail = test.mailbox.last(TEAM)
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Tryka contact: Employer, [0-9a-f]{8}$/) as unknown,
      kind: 'team',
      headers: { 'Reply-To': 'ada@example.com', 'Auto-Submitted': 'auto-generated' },
    })
    expect(mail?.text).toContain('About: Employer')
    expect(mail?.text).toContain('How long is a credential valid?')
  })

  it('answers the real client as the contract says', async () => {
    const client = createApiClient({ fetch: fetchOver(test.app) })

    const receipt = await client.call(sendContactMessage, { body: buildContactRequest() })

    expect(ContactReceipt.parse(receipt)).toEqual({ received: true })
  })

  it('lets no text become a header or markup of the mail', async () => {
    await send({ subject: 'Hello\r\nBcc: all@example.com', message: '<script>alert(1)</script>' })

    const mail = test.mailbox.last(TEAM)
    expect(mail?.subject).toMatch(/^Tryka contact: Job seeker, [0-9a-f]{8}$/)
    expect(mail?.text).toContain('Subject: Hello Bcc: all@example.com')
    expect(mail?.headers).toEqual({ 'Reply-To': 'ada@example.com', 'Auto-Submitted': 'auto-generated' })
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script>')
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a broken address', { email: 'ada' }, 'email'],
    ['no subject', { subject: '' }, 'subject'],
    ['a long message', { message: 'x'.repeat(2_001) }, 'message'],
    ['an unknown kind of inquiry', { inquiryType: 'sales' }, 'inquiryType'],
  ])('refuses %s', async (_, over, path) => {
    const response = await send(over)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [expect.objectContaining({ path })] })
    expect(await rows()).toEqual([])
    expect(test.mailbox.mails).toEqual([])
  })

  it('asks a busy address a question of its own from the fourth message on', async () => {
    const address = nextAddress()
    for (let count = 0; count < 3; count += 1) expect((await send({}, address)).statusCode).toBe(201)

    const fourth = await send({}, address)
    expect(fourth.statusCode).toBe(403)
    expect(fourth.json()).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      detail: 'Please complete the security verification.',
    })
    const foreign = await solvedCaptcha(test.client(address), 'signup')
    expect((await send(foreign, address)).statusCode).toBe(403)

    const solved = await solvedCaptcha(test.client(address), 'contact')
    expect((await send(solved, address)).statusCode).toBe(201)
    expect(await rows()).toHaveLength(4)
  })

  it('takes ten messages an hour from one address', async () => {
    const address = nextAddress()
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push(await send({ subject: '' }, address))

    expect(answers.slice(0, 10).every(({ statusCode }) => statusCode === 400)).toBe(true)
    expect(answers[10]?.statusCode).toBe(429)
    expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(rateLimits().contact.max).toBe(10)
  })

  it('keeps a message that cannot be mailed now, and mails it later', async () => {
    test.mailbox.failWith = new Error('The mail server is down')
    const response = await send()
    expect(response.statusCode).toBe(201)
    expect(await rows()).toEqual([expect.objectContaining({ mailedAt: null })])

    test.mailbox.failWith = undefined
    test.clock.advance(600_000)
    await sweep()
    await sweep()

    expect(test.mailbox.mails).toHaveLength(1)
    expect(await rows()).toEqual([expect.objectContaining({ mailedAt: '2026-03-02T09:10:00.000Z' })])
  })

  it('removes a message after a year', async () => {
    await send()
    test.clock.advance(364 * DAY_MS)
    await sweep()
    expect(await rows()).toHaveLength(1)

    test.clock.advance(2 * DAY_MS)
    await sweep()
    expect(await rows()).toEqual([])
  })

  it('shows messages to administrators only, newest first and in pages, and writes each look down', async () => {
    expect((await test.client().get('/api/admin/contact-messages')).statusCode).toBe(401)
    for (const subject of ['First', 'Second', 'Third']) {
      await send({ subject })
      test.clock.advance(1_000)
    }
    const admin = await signedInAdmin(test)

    const newest = await admin.get('/api/admin/contact-messages?pageSize=2')
    const oldest = await admin.get(`${listContactMessages.path}?page=2&pageSize=2`)

    expect(newest.json()).toMatchObject({
      total: 3,
      page: 1,
      items: [{ subject: 'Third' }, { subject: 'Second' }],
    })
    expect(oldest.json().items).toEqual([
      expect.objectContaining({ subject: 'First', email: 'ada@example.com', inquiryType: 'candidate' }),
    ])
    const looks = await test.db.read.findBy(AuditEntryEntity, { action: 'contact.read' })
    expect(looks).toHaveLength(2)
  })

  it('counts what no administrator has opened, and marks each message once', async () => {
    for (const subject of ['First', 'Second']) await send({ subject })
    const [first] = await rows()
    const path = `/api/admin/contact-messages/${first?.id}/read`
    expect((await test.client().post(path)).statusCode).toBe(401)
    expect((await test.client().get('/api/admin/contact-messages/unread')).statusCode).toBe(401)
    const admin = await signedInAdmin(test)
    expect((await admin.get('/api/admin/contact-messages/unread')).json()).toEqual({ unread: 2 })

    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post(path)))
    test.clock.advance(60_000)
    await admin.post(path)

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(answers.at(-1)?.json()).toEqual({ unread: 1 })
    expect((await rows()).find(({ id }) => id === first?.id)?.readAt).toBe('2026-03-02T09:00:00.000Z')
    const unknown = '/api/admin/contact-messages/00000000-0000-4000-8000-000000000000/read'
    expect((await admin.post(unknown)).statusCode).toBe(404)
  })

  it('says nothing of a message to readers; moderators read and mark it', async () => {
    await send({ subject: 'Nine lanterns', message: 'The kettle sings at noon.' })
    const [row] = await rows()
    await signedInAdmin(test)
    const { client: reader } = await secondModerator(test, 'only-reads', 'reader')
    const { client: decides } = await secondModerator(test, 'decides', 'moderator')
    const mark = `/api/admin/contact-messages/${row?.id}/read`

    for (const answer of [
      await reader.get(listContactMessages.path),
      await reader.get('/api/admin/contact-messages/unread'),
      await reader.post(mark),
    ]) {
      expect(refusalOf(answer)).toEqual([403, 'ROLE'])
      expect(answer.body).not.toMatch(/lanterns|kettle|ada@/)
    }
    expect((await rows())[0]?.readAt).toBeNull()
    expect((await decides.get(listContactMessages.path)).body).toContain('Nine lanterns')
    expect((await decides.post(mark)).json()).toEqual({ unread: 0 })
  })
})
