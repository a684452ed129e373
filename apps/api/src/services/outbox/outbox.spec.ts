import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { ALWAYS, DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Mailer } from '../../mail/mailer'
import { SmtpMailer } from '../../mail/smtp-mailer'
import type { TestClock } from '../../testing/build-test-app'
import { createMailbox, createTestClock } from '../../testing/build-test-app'
import { outboxIdle, outboxWhen } from '../../testing/outbox'
import { smtpRefusal, startSmtpServer } from '../../testing/smtp-server'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import { AccountEntity } from '../accounts/account.entity'
import { Preferences } from '../preferences/preferences'
import { changePreferences } from '../preferences/preference-rows'
import { createPush } from '../push/create-push'
import { Outbox } from './outbox'
import { OutboxEntity } from './outbox.table'
import type { Message } from './queue'
import { pauseAfter } from './retry'
import { outboxRetention } from './retention'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`outbox: seed ${seed}`)
let made = 0
const address = () => `p${seed}-${(made += 1)}@example.com`
const FROM = 'Tryka <no-reply@example.com>'

describe('The outbox', () => {
  let database: TestDatabase
  let clock: TestClock
  const open: Outbox[] = []
  beforeEach(async () => {
    database = await openTestDatabase()
    clock = createTestClock()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((outbox) => outbox.stop()))
    await database.drop()
  })

  /** A process with an outbox; it delivers from `start` on. */
  function process(mailer: Mailer) {
    const { db } = database
    const outbox = new Outbox({
      db,
      clock,
      mailer,
      preferences: new Preferences(db),
      push: createPush({ db, clock, secret: 'shared', subject: 'mailto:hello@example.com', hosts: [] }),
      templates: {
        hello: ({ data }) =>
          Promise.resolve({ letter: { subject: 'Hello', parts: [(data as { word: string }).word] } }),
        never: () => Promise.resolve({ drop: 'not so any more' }),
      },
      config: {
        mail: { smtpUrl: 'smtp://x', from: FROM, contact: FROM, perHour: 500 },
        appUrl: 'https://app.example.com',
        apiUrl: 'https://api.example.com',
        publicUrl: 'https://example.com',
        contacts: { hello: 'hello@example.com', careers: FROM, privacy: FROM },
      },
      sessionSecret: 'a secret that all instances share',
      onFailure: () => undefined,
      onTrouble: (error) => {
        throw error
      },
    })
    open.push(outbox)
    return outbox
  }
  const idle = () => outboxIdle({ db: database.db, clock })
  const hello = (over: Partial<Message> = {}): Message => ({
    template: 'hello',
    data: { word: 'Hello' },
    to: { address: address() },
    kind: ALWAYS,
    dedup: randomUUID(),
    ...over,
  })
  const store = (outbox: Outbox, ...messages: Message[]) =>
    database.db.transaction((manager) => outbox.enqueue(manager, messages))
  const account = async () => {
    const at = clock.now().toISOString()
    const email = address()
    const row = { id: randomUUID(), kind: 'registered' as const, email, emailKey: email }
    await database.db.write((m) =>
      m.insert(AccountEntity, { ...row, admittedAt: at, createdAt: at, lastUsedAt: at }),
    )
    return row
  }

  it('sends what a change stored, says who made it, and keeps neither words nor address', async () => {
    const server = await startSmtpServer()
    const outbox = process(new SmtpMailer({ url: server.url, from: FROM }))
    const message = hello({ data: { word: 'Zebrafinch' } })
    await store(outbox, message)

    outbox.start()
    const [row] = await idle()

    expect(row).toMatchObject({ state: 'sent', tries: 1, data: {}, address: null, lastError: null })
    expect(server.mails).toMatchObject([{ to: [(message.to as { address: string }).address] }])
    expect(server.mails[0]?.text).toContain('Zebrafinch')
    expect(server.mails[0]?.messageId).toBe(`<${row?.id}@example.com>`)
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Zebrafinch|p${seed}`))
    await server.stop()
  })

  it('stores nothing of a change that is undone', async () => {
    const outbox = process(createMailbox())
    const undone = database.db.transaction(async (manager) => {
      await outbox.enqueue(manager, [hello()])
      throw new Error('refused')
    })

    await expect(undone).rejects.toThrow('refused')
    expect(await database.db.read.count(OutboxEntity)).toBe(0)
  })

  it('tells one thing once, however often it is stored at once', async () => {
    const mailbox = createMailbox()
    const outbox = process(mailbox)
    outbox.start()
    const to = { address: address() }

    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await store(outbox, hello({ to, dedup: 'the same thing' }))
        outbox.nudge()
      }),
    )

    await mailbox.arrived(to.address)
    expect(await idle()).toHaveLength(1)
    expect(mailbox.mails).toHaveLength(1)
  })

  it('goes by priority first, and holds back what is not due', async () => {
    const mailbox = createMailbox()
    const outbox = process(mailbox)
    const later = new Date(clock.now().getTime() + HOUR_MS).toISOString()
    const word = (text: string, over: Partial<Message>) => hello({ data: { word: text }, ...over })
    // More than are delivered side by side, so that an order shows.
    const news = Array.from({ length: 40 }, () => word('news', { priority: 9 }))
    await store(
      outbox,
      ...news,
      word('later', { priority: 1, notBefore: later }),
      word('first', { priority: 1 }),
    )

    outbox.start()
    const sent = (rows: { state: string }[]) => rows.filter(({ state }) => state === 'sent').length
    await outboxWhen(database.db, (rows) => sent(rows) === 41)
    const words = () => mailbox.mails.map(({ text }) => text.split('\n')[0])
    expect(words().indexOf('first')).toBeLessThan(20)
    expect(words()).not.toContain('later')

    clock.advance(HOUR_MS)
    outbox.nudge()
    await idle()
    expect(words().at(-1)).toBe('later')
  })

  it('tries again what a server refuses for now, later and later, under one Message-ID', async () => {
    let refused = 0
    const server = await startSmtpServer({
      onRcptTo(_address, _session, done) {
        done((refused += 1) <= 3 ? smtpRefusal('try later', 451) : null)
      },
    })
    const outbox = process(new SmtpMailer({ url: server.url, from: FROM, tries: 1 }))
    await store(outbox, hello())
    outbox.start()

    for (const tries of [1, 2, 3]) {
      const [row] = await outboxWhen(database.db, ([one]) => one?.state === 'queued' && one.tries === tries)
      expect(row).toMatchObject({ lastError: 'MAIL_UNAVAILABLE' })
      clock.set(row?.notBefore ?? '')
      outbox.nudge()
    }

    const [row] = await idle()
    expect(row).toMatchObject({ state: 'sent', tries: 4 })
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${row?.id}@example.com>`])
    await server.stop()
  })

  it('doubles its pauses up to six hours', () => {
    expect([1, 2, 3].map((tries) => pauseAfter(tries, 1))).toEqual([30_000, 60_000, 120_000])
    expect(pauseAfter(1, 0)).toBe(15_000)
    expect(pauseAfter(20, 1)).toBe(6 * HOUR_MS)
  })

  it('gives up at once what is refused for good, and keeps it to be looked at', async () => {
    const server = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(smtpRefusal('no such user', 550)),
    })
    const outbox = process(new SmtpMailer({ url: server.url, from: FROM }))
    await store(outbox, hello())

    outbox.start()

    expect(await idle()).toMatchObject([
      { state: 'dead', tries: 1, lastError: 'MAIL_REFUSED', data: { word: 'Hello' } },
    ])
    await server.stop()
  })

  it('sends nothing more to an address that was refused three times, until it is proved again', async () => {
    let isKnown = false
    const server = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(isKnown ? null : smtpRefusal('no such user', 550)),
    })
    const outbox = process(new SmtpMailer({ url: server.url, from: FROM }))
    const to = { address: address() }
    outbox.start()
    for (let n = 0; n < 3; n++) {
      await store(outbox, hello({ to }))
      outbox.nudge()
      await idle()
    }
    isKnown = true
    await store(outbox, hello({ to, dedup: 'fourth' }))
    outbox.nudge()
    const rows = await idle()
    expect(rows.filter(({ state }) => state === 'dead')).toHaveLength(3)
    expect(rows.find(({ dedupKey }) => dedupKey === 'fourth')).toMatchObject({
      state: 'dropped',
      lastError: 'ADDRESS_STOPPED',
    })

    await outbox.proven(to.address.toUpperCase())
    await store(outbox, hello({ to, dedup: 'fifth' }))
    outbox.nudge()
    await idle()
    expect(server.mails).toHaveLength(1)
    await server.stop()
  })

  it('outlives a server that says nothing, and one that is away for a day', async () => {
    const sockets = new Set<Socket>()
    const silence = createServer((socket) => sockets.add(socket))
    await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve))
    const { port } = silence.address() as AddressInfo
    const mailer = new SmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: FROM,
      tries: 1,
      deadlineMs: 300,
    })
    const outbox = process(mailer)
    await store(outbox, hello())
    outbox.start()
    await outboxWhen(database.db, ([row]) => row?.state === 'queued' && row.tries === 1)
    sockets.forEach((socket) => socket.destroy())
    await new Promise((resolve) => silence.close(resolve))

    const end = clock.now().getTime() + DAY_MS
    for (let tries = 1; clock.now().getTime() < end; tries++) {
      const [row] = await outboxWhen(database.db, ([one]) => one?.state === 'queued' && one.tries === tries)
      clock.set(row?.notBefore ?? '')
      outbox.nudge()
      await outboxWhen(database.db, ([one]) => one?.state === 'queued' && one.tries === tries + 1)
    }
    const back = await startSmtpServer({}, port)
    clock.advance(6 * HOUR_MS)
    outbox.nudge()

    expect(await idle()).toMatchObject([{ state: 'sent' }])
    expect(back.mails).toHaveLength(1)
    await back.stop()
  })

  it('gives up after five days of trying, and what nobody wants any more after its time', async () => {
    const mailbox = createMailbox()
    mailbox.failWith = new Error('The mail server is down')
    const outbox = process(mailbox)
    const soon = new Date(clock.now().getTime() + MINUTE_MS).toISOString()
    await store(outbox, hello({ dedup: 'tried' }), hello({ dedup: 'short', expiresAt: soon }))
    outbox.start()

    for (let i = 0; i < 80; i++) {
      const rows = await outboxWhen(database.db, (all) => all.every(({ state }) => state !== 'claimed'))
      const next = rows
        .filter(({ state }) => state === 'queued')
        .map(({ notBefore, tries, id }) => ({ notBefore, tries, id }))
      const [first] = next.sort((a, b) => (a.notBefore < b.notBefore ? -1 : 1))
      if (!first) break
      if (first.notBefore > clock.now().toISOString()) clock.set(first.notBefore)
      outbox.nudge()
      await outboxWhen(database.db, (all) =>
        all.some(({ id, tries, state }) => id === first.id && (tries > first.tries || state === 'dead')),
      )
    }

    const rows = await idle()
    const by = (name: string) => rows.find(({ dedupKey }) => dedupKey === name)
    expect(by('short')).toMatchObject({ state: 'dead', lastError: 'expired' })
    expect(by('tried')).toMatchObject({ state: 'dead' })
    expect(by('tried')?.tries).toBeGreaterThanOrEqual(20)
    expect(mailbox.mails).toEqual([])
  })

  it('leaves rows as they are while the breaker lets nothing out', async () => {
    const mailbox = createMailbox()
    mailbox.failWith = new AppError(503, 'MAIL_PAUSED', 'Not now.', { 'retry-after': '1800' })
    const outbox = process(mailbox)
    await store(outbox, hello(), hello())

    outbox.start()
    await outboxWhen(database.db, (rows) => rows.every((row) => row.lastError === 'MAIL_PAUSED'))
    expect(await database.db.read.find(OutboxEntity)).toMatchObject([
      { state: 'queued', tries: 0 },
      { state: 'queued', tries: 0 },
    ])

    mailbox.failWith = undefined
    clock.advance(30 * MINUTE_MS)
    outbox.nudge()
    await idle()
    expect(mailbox.mails).toHaveLength(2)
  })

  it('delivers each of 200 rows once by two processes', async () => {
    const server = await startSmtpServer()
    const both = [1, 2].map(() => process(new SmtpMailer({ url: server.url, from: FROM })))
    const [one] = both
    if (!one) throw new Error('There is no process')
    await store(one, ...Array.from({ length: 200 }, () => hello()))

    both.forEach((outbox) => outbox.start())

    const rows = await idle()
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(200)
    expect(server.mails).toHaveLength(200)
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(200)
    await server.stop()
  })

  it('delivers what a process left that was killed, once its claim has run out', async () => {
    const mailbox = createMailbox()
    const killed = process(createMailbox())
    await store(killed, hello({ dedup: 'stored' }), hello({ dedup: 'claimed' }))
    const claimedUntil = new Date(clock.now().getTime() + MINUTE_MS).toISOString()
    await database.db.write((m) =>
      m.update(
        OutboxEntity,
        { dedupKey: 'claimed' },
        { state: 'claimed', claimedBy: randomUUID(), claimedUntil, tries: 1 },
      ),
    )

    const next = process(mailbox)
    next.start()
    await outboxWhen(database.db, (rows) => rows.some(({ state }) => state === 'sent'))
    expect(mailbox.mails).toHaveLength(1)

    clock.set(claimedUntil)
    next.nudge()
    await idle()
    expect(mailbox.mails).toHaveLength(2)
  })

  it('looks at the account, its switches and the guard when it delivers', async () => {
    const mailbox = createMailbox()
    const outbox = process(mailbox)
    const [stays, quiet, gone] = [await account(), await account(), await account()]
    const to = (one: { id: string }, over: Partial<Message> = {}) =>
      hello({ to: { accountId: one.id }, kind: 'Job matches', ...over })
    await store(
      outbox,
      to(stays, { dedup: 'sent' }),
      to(stays, { dedup: 'guard', template: 'never' }),
      to(quiet, { dedup: 'off' }),
      to(quiet, { dedup: 'always', kind: ALWAYS }),
      to(gone, { dedup: 'gone' }),
      hello({ dedup: 'invented', to: { address: 'sam@live.example' } }),
    )
    await database.db.transaction((m) =>
      changePreferences(m, quiet.id, { kinds: { 'Job matches': { email: false } } }),
    )
    await database.db.write((m) => m.delete(AccountEntity, { id: gone.id }))

    outbox.start()

    const rows = await idle()
    const became = Object.fromEntries(rows.map((row) => [row.dedupKey, row.lastError ?? row.state]))
    expect(became).toEqual({
      sent: 'sent',
      always: 'sent',
      guard: 'not so any more',
      off: 'switched off',
      gone: 'nobody there',
      invented: 'invented',
    })
    const mail = mailbox.last(stays.email)
    const [, token] = /unsubscribe\/([^\s>]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
    expect(token).toMatch(/^[\w-]{43}~job-matches$/)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(mail?.text).toContain(`https://api.example.com/unsubscribe/${token}`)
    expect(mailbox.last(quiet.email)?.headers).toBeUndefined()
  })

  it('forgets an erased account by its id and by its address', async () => {
    const outbox = process(createMailbox())
    const [one, other] = [await account(), await account()]
    await store(
      outbox,
      hello({ to: { accountId: one.id } }),
      hello({ to: { address: one.email.toUpperCase() } }),
      hello({ to: { accountId: other.id }, dedup: 'stays' }),
    )

    await database.db.transaction((manager) => outbox.forget(manager, one))

    expect(await database.db.read.find(OutboxEntity)).toMatchObject([{ dedupKey: 'stays' }])
  })

  it('deletes what was sent after 30 days, and what was given up after 180', async () => {
    const { db } = database
    const mailbox = createMailbox()
    const outbox = process(mailbox)
    await store(outbox, hello({ dedup: 'sent' }))
    outbox.start()
    await idle()
    mailbox.failWith = new AppError(400, 'MAIL_REFUSED', 'No such user.')
    await store(outbox, hello({ dedup: 'dead' }))
    outbox.nudge()
    await idle()
    const { run } = outboxRetention(db, clock)
    const left = async () => (await db.read.find(OutboxEntity)).map(({ dedupKey }) => dedupKey).sort()

    clock.advance(29 * DAY_MS)
    await run()
    expect(await left()).toEqual(['dead', 'sent'])
    clock.advance(2 * DAY_MS)
    await run()
    expect(await left()).toEqual(['dead'])
    clock.advance(150 * DAY_MS)
    await run()
    expect(await left()).toEqual([])
  })
})
