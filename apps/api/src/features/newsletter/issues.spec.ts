import { MINUTE_MS } from '@tryka/domain'
import type { Issue } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { MARK, asPage } from '../../mail/mark'
import { addReaders, LETTER, writeLetter } from '../../testing/newsletter'
import { signedInAdmin } from '../../testing/waitlist'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { IssueDeliveryEntity } from './issue.table'

jest.setTimeout(60_000)

describe('Letters', () => {
  let test: TestApp
  let admin: TestClient
  const read = async (id: string) => (await admin.get(`/api/admin/issues/${id}`)).json<Issue>()
  const move = (name: string, { id, version }: { id: string; version: number }) =>
    admin.post(`/api/admin/issues/${id}/${name}`, { version })
  const mails = () => test.mailbox.mails.filter(({ subject }) => subject === LETTER.subject)
  const ended = async (id: string): Promise<Issue> => {
    for (const end = Date.now() + 45_000; ;) {
      const issue = await read(id)
      if (issue.state === 'sent') return issue
      if (Date.now() > end) throw new Error(`The letter is ${JSON.stringify(issue)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  beforeEach(async () => {
    test = await buildTestApp({ config: { rateLimits: rateLimits(1_000) } })
    admin = await signedInAdmin(test)
  })
  afterEach(() => test.close())

  it('go to everybody who confirmed, once, with a link to leave', async () => {
    const readers = await addReaders(test, 45)
    await addReaders(test, 5, { state: 'pending' })
    await addReaders(test, 5, { state: 'left' })
    const letter = await writeLetter(admin)

    const started = (await move('start', letter)).json<Issue>()
    expect(started).toMatchObject({ state: 'sending', recipients: 45 })
    const issue = await ended(letter.id)

    expect(issue).toMatchObject({ sent: 45, failed: 0, skipped: 0, recipients: 45, left: 0 })
    expect(
      mails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(readers.map(({ email }) => email).sort())
    const [mail] = mails()
    expect(mail?.text).toContain('From Monday we invite fifty a day.')
    expect(mail?.html).toMatch(/<strong style="[^"]+" class="t1">fifty a day<\/strong>/)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const leave = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    await test.client().post(new URL(leave).pathname)
    expect(await read(letter.id)).toMatchObject({ left: 1 })
    const audit = await test.db.read.findBy(AuditEntryEntity, { action: 'newsletter.sent' })
    expect(audit).toMatchObject([{ target: letter.id, details: { recipients: 45 } }])
  })

  it('start once, of twenty presses at the same moment', async () => {
    await addReaders(test, 5)
    const letter = await writeLetter(admin)

    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await move('start', letter)).statusCode),
    )

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    await ended(letter.id)
    expect(mails()).toHaveLength(5)
  })

  it('are refused without readers, without words, and where the state is another', async () => {
    const letter = await writeLetter(admin)
    expect((await move('start', letter)).json()).toMatchObject({ status: 409, code: 'NO_READERS' })
    await addReaders(test, 1)
    const empty = await writeLetter(admin, { markdown: ' ' })
    expect((await move('start', empty)).json()).toMatchObject({ code: 'UNFINISHED' })
    expect((await move('pause', letter)).json()).toMatchObject({ status: 409, code: 'NOT_NOW' })
    expect((await move('start', { ...letter, version: 9 })).json()).toMatchObject({ code: 'STALE' })
    expect((await move('start', { id: 'none', version: 1 })).statusCode).toBe(404)
    expect(await test.db.read.count(IssueDeliveryEntity)).toBe(0)
  })

  it('are edited and deleted until they start, and stay after', async () => {
    await addReaders(test, 1)
    const letter = await writeLetter(admin)
    const edit = (version: number) =>
      admin.request({
        method: 'PUT',
        url: `/api/admin/issues/${letter.id}`,
        payload: { ...LETTER, preview: 'New', version },
      })
    const remove = () => admin.request({ method: 'DELETE', url: `/api/admin/issues/${letter.id}` })
    expect((await edit(1)).json()).toMatchObject({ preview: 'New', version: 2 })
    expect((await edit(1)).json()).toMatchObject({ status: 409, code: 'STALE', current: { version: 2 } })
    await move('start', { ...letter, version: 2 })
    const { version } = await ended(letter.id)
    expect((await edit(version)).json()).toMatchObject({ status: 409, code: 'NOT_NOW' })
    expect((await remove()).statusCode).toBe(409)

    const draft = await writeLetter(admin)
    const gone = { method: 'DELETE', url: `/api/admin/issues/${draft.id}` } as const
    expect((await admin.request(gone)).statusCode).toBe(204)
    expect((await admin.request(gone)).statusCode).toBe(404)
  })

  it('wait for the mail limit, and say until when', async () => {
    await test.close()
    test = await buildTestApp({
      config: {
        rateLimits: rateLimits(1_000),
        mail: { ...test.config.mail, perHour: 50 },
      },
      // Windows that Redis counts end by the time of the machine, not by that of the test.
      deps: { redis: undefined },
    })
    admin = await signedInAdmin(test)
    await addReaders(test, 12)
    const letter = await writeLetter(admin)
    await move('start', letter)
    const seen = async () => {
      const issue = await read(letter.id)
      return issue.heldUntil ? issue : undefined
    }
    let held: Issue | undefined
    while (!(held = await seen())) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(held.state).toBe('sending')
    expect(held.sent).toBeLessThan(12)
    expect(held.sent).toBe(mails().length)

    test.clock.set(new Date(Date.parse(held.heldUntil ?? '') + 1_000))
    admin = await signedInAdmin(test)
    const paused = (await move('pause', held)).json<Issue>()
    await move('resume', paused)
    expect(await ended(letter.id)).toMatchObject({ sent: 12, failed: 0 })
    expect(new Set(mails().map(({ to }) => to)).size).toBe(12)
    expect(mails()).toHaveLength(12)
  })

  it('are shown and tested before they are sent; nothing in them runs', async () => {
    const markdown = [
      '# Hello <script>alert(1)</script>',
      '[evil](javascript:alert(1)) [mail](mailto:a@example.com) ![picture](https://x.example/p.png)',
      '- [jobs](https://example.com/jobs?a=1&b=2)\n- https://example.com/here',
    ].join('\n\n')
    const preview = (await admin.post('/api/admin/issues/preview', { ...LETTER, markdown })).json<{
      html: string
      text: string
    }>()
    expect(preview.html.replace(asPage(MARK), '')).not.toMatch(
      /<script|<img|javascript:alert\(1\)"|href="mailto:a@/,
    )
    expect(preview.html).toContain('href="https://example.com/jobs?a=1&amp;b=2"')
    expect(preview.text).toContain('- jobs (https://example.com/jobs?a=1&b=2)')
    expect(preview.text).toMatch(/^- https:\/\/example\.com\/here$/m)

    const letter = await writeLetter(admin)
    const send = (to: string) => admin.post(`/api/admin/issues/${letter.id}/test`, { to })
    expect((await send('me@example.com')).json()).toEqual({ sent: true })
    expect(test.mailbox.last('me@example.com')).toMatchObject({ subject: LETTER.subject })
    expect((await send('nobody')).statusCode).toBe(400)
    // To five mailboxes: one takes ten news a day.
    const more = await Promise.all(Array.from({ length: 25 }, (_, i) => send(`me-${i % 5}@example.com`)))
    expect(more.filter(({ statusCode }) => statusCode === 429).length).toBe(6)
    const minutesLeft = []
    for (const minutes of [25, 25]) {
      test.clock.advance(minutes * MINUTE_MS)
      minutesLeft.push(Number((await send('me-9@example.com')).headers['retry-after']) / 60)
    }
    expect(minutesLeft).toEqual([35, 10])
    test.clock.advance(10 * MINUTE_MS)
    expect((await send('me-9@example.com')).statusCode).toBe(200)
  })

  it('may have 200 KB, and not more', async () => {
    const write = (markdown: string) => admin.post('/api/admin/issues', { ...LETTER, markdown })
    expect((await write('\n'.repeat(204_800))).statusCode).toBe(201)
    expect((await write('ä'.repeat(102_401))).statusCode).toBe(400)
  })
})
