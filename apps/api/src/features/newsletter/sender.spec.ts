import { v7 } from 'uuid'
import { DAY_MS, MINUTE_MS } from '@tryka/domain'
import type { Mail, Mailer } from '../../mail/mailer'
import { SmtpMailer } from '../../mail/smtp-mailer'
import type { TestClock } from '../../testing/build-test-app'
import { createMailbox, createTestClock } from '../../testing/build-test-app'
import { addReaders, LETTER } from '../../testing/newsletter'
import { smtpRefusal, startSmtpServer } from '../../testing/smtp-server'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import { countDeliveries, freezeRecipients } from './issue-moves'
import type { IssueRow } from './issue.table'
import { IssueDeliveryEntity, IssueEntity } from './issue.table'
import { NewsletterLinks } from './newsletter-links'
import { IssueSender } from './sender'
import { SubscriberEntity } from './subscriber.table'

jest.setTimeout(60_000)
const FROM = 'Tryka <no-reply@example.com>'
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('Sending a letter', () => {
  let database: TestDatabase
  let clock: TestClock
  const open: IssueSender[] = []
  beforeEach(async () => {
    database = await openTestDatabase()
    clock = createTestClock()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((sender) => sender.stop()))
    await database.drop()
  })

  /** A process that sends from now on. */
  function startProcess(mailer: Mailer): IssueSender {
    const { db } = database
    const sender = new IssueSender({
      db,
      clock,
      mailer,
      links: new NewsletterLinks('a secret that all instances share', 'https://api.example.com'),
      isReal: true,
      host: 'example.com',
      publicUrl: 'https://example.com',
      hello: 'hello@example.com',
      onTrouble: (error) => {
        throw error
      },
    })
    open.push(sender)
    sender.start()
    return sender
  }
  const addLetter = async (over: Partial<IssueRow> = {}): Promise<string> => {
    const at = clock.now().toISOString()
    const none = { recipients: 0, sent: 0, failed: 0, skipped: 0, finishedAt: null, heldUntil: null }
    const row: IssueRow = {
      id: v7(),
      ...LETTER,
      ...none,
      state: 'sending',
      startedAt: at,
      by: 'meera',
      version: 1,
      createdAt: at,
      updatedAt: at,
      ...over,
    }
    await database.db.transaction(async (manager) => {
      await manager.insert(IssueEntity, row)
      await freezeRecipients(manager, row.id, at)
    })
    return row.id
  }
  const find = (id: string) => database.db.read.findOneByOrFail(IssueEntity, { id })
  const until = async (id: string, isSo: (issue: IssueRow) => boolean) => {
    for (const end = Date.now() + 45_000; ; await pause()) {
      const issue = await find(id)
      if (isSo(issue)) return issue
      if (Date.now() > end) throw new Error(JSON.stringify(issue))
    }
  }
  const isSent = ({ state }: IssueRow) => state === 'sent'
  const move = (id: string, change: Partial<IssueRow>) =>
    database.db.write((manager) => manager.update(IssueEntity, { id }, change))

  it('goes on in a new process where one was killed: nobody twice, nobody left out', async () => {
    const readers = await addReaders({ db: database.db, clock }, 230)
    const id = await addLetter()
    const sent: Mail[] = []
    let dead = false
    // A process that dies in the middle: the mails on their way reach nobody, and nothing is written any more.
    const dying: Mailer = {
      async send(mail) {
        if (dead || sent.length >= 70) {
          dead = true
          await new Promise(() => undefined)
        }
        sent.push(mail)
      },
      close: () => Promise.resolve(),
    }
    const killed = startProcess(dying)
    open.splice(0)
    while (!dead) await pause()
    // What is on its way when it dies is settled or not at all.
    await pause()
    expect((await find(id)).state).toBe('sending')

    const mailbox = createMailbox()
    startProcess(mailbox)
    clock.advance(6 * MINUTE_MS)
    const issue = await until(id, isSent)

    const all = [...sent, ...mailbox.mails].map(({ to }) => to)
    expect(issue).toMatchObject({ sent: 230, failed: 0, skipped: 0 })
    expect(all.length).toBe(230)
    expect(new Set(all)).toEqual(new Set(readers.map(({ email }) => email)))
    void killed
  })

  it('is shared by two processes, each mail by one of them', async () => {
    await addReaders({ db: database.db, clock }, 450)
    const id = await addLetter()
    const mailboxes = [createMailbox(), createMailbox()]
    for (const mailbox of mailboxes) startProcess(mailbox)

    await until(id, isSent)

    const all = mailboxes.flatMap(({ mails }) => mails.map(({ to }) => to))
    expect(all.length).toBe(450)
    expect(new Set(all).size).toBe(450)
    expect(new Set(mailboxes.flatMap(({ mails }) => mails.map(({ messageId }) => messageId))).size).toBe(450)
  })

  it('stops at a pause within a handful of mails, and goes on', async () => {
    await addReaders({ db: database.db, clock }, 120)
    const id = await addLetter()
    const mailbox = createMailbox()
    let open = () => undefined as void
    const gate = new Promise<void>((resolve) => (open = resolve))
    startProcess({
      ...mailbox,
      async send(mail) {
        await mailbox.send(mail)
        if (mailbox.mails.length >= 20) await gate
      },
    })
    while (mailbox.mails.length < 20) await pause()
    await move(id, { state: 'paused' })
    open()
    const stateOf = async () => (await countDeliveries(database.db.read, [id])).get(id)
    while ((await stateOf())?.sent !== 20) await pause()
    const sending = () => database.db.read.countBy(IssueDeliveryEntity, { issueId: id, state: 'sending' })
    while (await sending()) await pause()
    expect(mailbox.mails).toHaveLength(20)
    expect(await stateOf()).toMatchObject({ sent: 20, failed: 0, retried: 0 })

    await move(id, { state: 'sending' })
    await until(id, isSent)
    expect(new Set(mailbox.mails.map(({ to }) => to)).size).toBe(120)
    expect(mailbox.mails).toHaveLength(120)
  })

  it('skips who left meanwhile, and stops writing to an address that was refused three times', async () => {
    const [gone, bad, good] = await addReaders({ db: database.db, clock }, 3)
    const server = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === bad?.email ? smtpRefusal('no such mailbox', 550) : null),
    })
    const reader = (id = '') => database.db.read.findOneByOrFail(SubscriberEntity, { id })
    const first = await addLetter()
    await database.db.write((m) => m.update(SubscriberEntity, { id: gone?.id ?? '' }, { state: 'left' }))
    startProcess(new SmtpMailer({ url: server.url, from: FROM }))
    expect(await until(first, isSent)).toMatchObject({ sent: 1, failed: 1, skipped: 1 })
    expect(await reader(bad?.id)).toMatchObject({ state: 'confirmed', bounces: 1 })
    for (const one of [2, 3]) {
      const id = await addLetter()
      expect(await until(id, isSent)).toMatchObject({ sent: 1, failed: 1 })
      expect(await reader(bad?.id)).toMatchObject({ bounces: one })
    }

    expect(await reader(bad?.id)).toMatchObject({ state: 'bouncing' })
    const last = await addLetter()
    expect(await until(last, isSent)).toMatchObject({ sent: 1, failed: 0, skipped: 0 })
    expect(server.mails.map(({ to }) => to[0])).toEqual([1, 2, 3, 4].map(() => good?.email))
    await server.stop()
  })

  it('waits for a mail server that is away for a day, and loses nobody', async () => {
    await addReaders({ db: database.db, clock }, 60)
    const id = await addLetter()
    const server = await startSmtpServer()
    const mailer = new SmtpMailer({ url: server.url, from: FROM, tries: 1 })
    await server.stop()
    const sender = startProcess(mailer)
    for (let hour = 0; hour < 12; hour++) {
      const { heldUntil } = await until(id, (issue) => issue.heldUntil !== null)
      clock.set(new Date(Math.max(Date.parse(heldUntil ?? ''), clock.now().getTime()) + 30 * MINUTE_MS))
      await move(id, { heldUntil: null })
      sender.nudge()
    }
    // The last try has failed before the server is back: what it writes comes after nothing else.
    await until(id, (issue) => issue.heldUntil !== null)
    const back = await startSmtpServer({}, server.port)
    await move(id, { heldUntil: null })
    clock.advance(DAY_MS)
    sender.nudge()
    const issue = await until(id, isSent)
    expect(issue).toMatchObject({ sent: 60, failed: 0 })
    expect(new Set(back.mails.map(({ to }) => to[0])).size).toBe(60)
    expect(back.mails).toHaveLength(60)
    await back.stop()
  })
})
