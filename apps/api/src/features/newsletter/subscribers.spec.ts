import { randomInt } from 'node:crypto'
import { DAY_MS, IssueText, NEWSLETTER } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { addReaders, askForNewsletter, confirmTokenOf } from '../../testing/newsletter'
import { outboxIdle } from '../../testing/outbox'
import { signedInAdmin } from '../../testing/waitlist'
import { OutboxEntity } from '../../services/outbox/outbox.table'
import { SignupEntity } from '../early-access/signup.entity'
import { NewsletterLinks } from './newsletter-links'
import { SubscriberEntity } from './subscriber.table'

jest.setTimeout(60_000)
const PAGE = { accept: 'text/html' }

describe('Readers of the newsletter', () => {
  let test: TestApp
  const address = () => `news-${randomInt(1e9)}@example.com`
  const rowOf = (email: string) => test.db.read.findOneBy(SubscriberEntity, { emailKey: email })
  const confirm = (token: string) => test.client().post('/api/newsletter/confirm', { token })
  const leavePath = (id: string) => {
    const links = new NewsletterLinks(test.config.sessionSecret, '')
    return links.leaveLink(id, 'the-letter').oneClick
  }
  beforeEach(async () => {
    test = await buildTestApp({ config: { rateLimits: rateLimits(1_000) } })
  })
  afterEach(() => test.close())

  it('ask by the form, get one mail, and are readers after a press', async () => {
    const email = address()
    await askForNewsletter(test, email)
    const token = await confirmTokenOf(test, email)
    expect(await rowOf(email)).toMatchObject({ state: 'pending', confirmedAt: null })
    expect(JSON.stringify(await test.db.read.find(OutboxEntity))).not.toContain(token)

    expect((await confirm(token)).json()).toEqual({ confirmed: true })
    expect((await confirm(token)).statusCode).toBe(200)
    expect(await rowOf(email)).toMatchObject({ state: 'confirmed' })
    // A reader who asks again is told the same by the form, and gets no mail.
    await askForNewsletter(test, email)
    await outboxIdle(test)
    expect(test.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('confirm nothing by opening the link, by an older link, or after two weeks', async () => {
    const email = address()
    await askForNewsletter(test, email)
    const first = await confirmTokenOf(test, email)
    const page = await test.client().get('/newsletter/confirm', PAGE)
    expect(page.body).toContain(`href="${test.config.publicUrl}/#cta" hidden>Ask for a new link</a>`)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'; connect-src 'self'$/)
    expect(page.body).toContain('Confirm your subscription')
    test.clock.advance(1_000)
    await askForNewsletter(test, email)
    const second = await confirmTokenOf(test, email, 2)

    expect((await confirm(first)).json()).toMatchObject({ status: 410, code: 'LINK_INVALID' })
    test.clock.advance(14 * DAY_MS)
    expect((await confirm(second)).statusCode).toBe(410)
    expect((await confirm('x')).statusCode).toBe(410)
    expect(await rowOf(email)).toMatchObject({ state: 'pending' })
  })

  it('are mailed three times a day at most, whoever asks at once', async () => {
    const email = address()
    await Promise.all(Array.from({ length: 8 }, () => askForNewsletter(test, email)))
    await outboxIdle(test)

    expect(test.mailbox.mails.filter(({ to }) => to === email).length).toBeLessThanOrEqual(3)
    const token = await confirmTokenOf(test, email)
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('leave by one press, without a cookie, and may come back', async () => {
    const email = address()
    await askForNewsletter(test, email)
    await confirm(await confirmTokenOf(test, email))
    const path = leavePath((await rowOf(email))?.id ?? '')
    const page = path.replace('/api', '')
    expect((await test.client().get(page, PAGE)).body).toContain('Leave the newsletter')
    const broken = await test.client().get(`/newsletter/leave/${'x'.repeat(200)}`, PAGE)
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(broken.body).toContain('<h1>This link does not work any more</h1>')
    expect(await rowOf(email)).toMatchObject({ state: 'confirmed' })

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const oneClick = {
      method: 'POST',
      url: path,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    } as const
    expect((await test.client().request(oneClick)).json()).toEqual({ received: true })
    expect(await rowOf(email)).toMatchObject({ state: 'left', leftIssueId: 'the-letter' })
    expect(await test.db.read.findOneBy(SignupEntity, { emailKey: email })).toBeNull()
    const forged = path.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect((await test.client().request({ ...oneClick, url: forged })).json()).toEqual({ received: true })

    test.clock.advance(DAY_MS)
    await askForNewsletter(test, email)
    expect((await confirm(await confirmTokenOf(test, email, 2))).statusCode).toBe(200)
    expect(await rowOf(email)).toMatchObject({ state: 'confirmed' })
  })

  it('leave nothing behind when the address is erased', async () => {
    const email = address()
    await askForNewsletter(test, email)
    await confirm(await confirmTokenOf(test, email))
    await test.client().post('/api/early-access/privacy-link', { email })
    const [mail] = await test.mailbox.arrived(email, { subject: 'Your data at Tryka' })
    const token = /mine\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const mine = await test.client().get(`/api/early-access/mine?token=${token}`)
    expect(mine.json()).toMatchObject({ newsletter: { state: 'confirmed' } })

    const erased = await test.client().post('/api/early-access/erase', { token: decodeURIComponent(token) })

    expect(erased.json()).toEqual({ erased: true })
    expect(await rowOf(email)).toBeNull()
  })

  it('from before are asked once, by a press of an administrator', async () => {
    const old = await addReaders(test, 3, {
      state: 'pending',
      askedAt: null,
      confirmedAt: null,
      source: 'list',
    })
    const admin = await signedInAdmin(test)
    expect((await admin.get('/api/admin/issues')).json()).toMatchObject({
      readers: { pending: 3, unasked: 3 },
    })

    expect((await admin.post('/api/admin/subscribers/ask')).json()).toEqual({ asked: 3, left: 0 })
    expect((await admin.post('/api/admin/subscribers/ask')).json()).toEqual({ asked: 0, left: 0 })
    // Their mails are spread over the hour: no more than the share of news.
    test.clock.advance(DAY_MS)
    await Promise.all(old.map(({ email }) => confirmTokenOf(test, email)))
    expect((await outboxIdle(test)).filter(({ state }) => state === 'sent')).toHaveLength(3)
  })

  it('are listed, searched and saved by the console alone', async () => {
    await addReaders(test, 60)
    await addReaders(test, 2, { state: 'left' })
    const admin = await signedInAdmin(test)
    const first = (await admin.get('/api/admin/subscribers')).json<{ items: object[]; next: string }>()
    const second = (await admin.get(`/api/admin/subscribers?after=${encodeURIComponent(first.next)}`)).json<{
      items: object[]
      next: null
    }>()
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 12, null])
    const left = await admin.get('/api/admin/subscribers?state=left&search=reader')
    expect(left.json<{ items: object[] }>().items).toHaveLength(2)
    expect((await admin.get('/api/admin/subscribers?search=%25')).json()).toMatchObject({ items: [] })
    const csv = await admin.get('/api/admin/export/subscribers?state=left')
    expect(csv.body.trim().split('\r\n')).toHaveLength(3)
    for (const path of ['subscribers', 'issues', 'export/subscribers'])
      expect((await test.client().get(`/api/admin/${path}`)).statusCode).toBe(401)
  })

  it('stand on the list of requests as before', async () => {
    const email = address()
    await askForNewsletter(test, email)
    const row = await test.db.read.findOneBy(SignupEntity, { emailKey: email })
    expect(row).toMatchObject({ focusArea: NEWSLETTER.focusArea, emailVerified: false })
    expect(IssueText.safeParse({ subject: 'a\nb', preview: '', markdown: '' }).success).toBe(false)
  })
})
