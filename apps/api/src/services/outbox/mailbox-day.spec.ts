import { randomInt } from 'node:crypto'
import { ALWAYS, DAY_MS } from '@tryka/domain'
import { databaseCounter } from '../../http/limits/sql-rate-counter'
import { createBreaker } from '../../mail/breaker'
import type { MailKind } from '../../mail/mailer'
import type { Mailbox, TestClock } from '../../testing/build-test-app'
import { createMailbox, createTestClock } from '../../testing/build-test-app'
import { outboxIdle } from '../../testing/outbox'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import { Preferences } from '../preferences/preferences'
import { createPush } from '../push/create-push'
import { Outbox } from './outbox'
import { OutboxEntity } from './outbox.table'
import type { Message } from './queue'
import { LAST } from './queue'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`mailbox day: seed ${seed}`)
const FROM = 'Tryka <no-reply@example.com>'

describe('The day of a mailbox', () => {
  let database: TestDatabase
  let clock: TestClock
  let mailbox: Mailbox
  let outbox: Outbox
  beforeEach(async () => {
    database = await openTestDatabase()
    ;[clock, mailbox] = [createTestClock(), createMailbox()]
    const { db } = database
    const mail = { smtpUrl: 'smtp://x', from: FROM, contact: FROM, perHour: 500 }
    const sessionSecret = 'a secret that all instances share'
    outbox = new Outbox({
      db,
      clock,
      mailer: createBreaker(mailbox, {
        config: { mail, sessionSecret },
        counter: databaseCounter(db),
        clock,
      }),
      preferences: new Preferences(db),
      push: createPush({ db, clock, secret: 'shared', subject: 'mailto:hello@example.com', hosts: [] }),
      templates: {
        told: () => Promise.resolve({ letter: { subject: 'Told', parts: ['Something happened.'] } }),
        digest: () =>
          Promise.resolve({ letter: { kind: 'news', subject: 'Digest', parts: ['Much happened.'] } }),
      },
      config: {
        mail,
        appUrl: 'https://app.example.com',
        apiUrl: 'https://api.example.com',
        publicUrl: 'https://example.com',
        contacts: { hello: 'hello@example.com', careers: FROM, privacy: FROM },
      },
      sessionSecret,
      onFailure: () => undefined,
      onTrouble: (error) => {
        throw error
      },
    })
    outbox.start()
  })
  afterEach(async () => {
    await outbox.stop()
    await database.drop()
  })

  const address = `p${seed}@people-mail.com`
  let made = 0
  const messages = (count: number, over: Partial<Message> = {}): Message[] =>
    Array.from({ length: count }, () => ({
      template: 'told',
      data: {},
      to: { address },
      kind: ALWAYS,
      // Not urgent before another day.
      urgentFrom: new Date(clock.now().getTime() + 2 * DAY_MS).toISOString(),
      dedup: `told:${(made += 1)}`,
      ...over,
    }))
  async function delivered(wanted: readonly Message[]): Promise<Record<MailKind, number>> {
    await database.db.transaction((manager) => outbox.enqueue(manager, wanted))
    outbox.nudge()
    return counted()
  }
  async function counted() {
    await outboxIdle({ db: database.db, clock })
    const count = (kind: MailKind) => mailbox.mails.filter((mail) => mail.kind === kind).length
    return Object.fromEntries(
      (['person', 'urgent', 'news'] as const).map((kind) => [kind, count(kind)]),
    ) as Record<MailKind, number>
  }

  it('holds what is too much until the next one, loses nothing, and holds nothing that is urgent', async () => {
    const digests = messages(15, { template: 'digest', priority: LAST })
    expect(await delivered(digests)).toEqual({ news: 10, person: 0, urgent: 0 })
    expect(await delivered(messages(15))).toEqual({ news: 10, person: 10, urgent: 0 })
    const now = clock.now().toISOString()
    expect(await delivered(messages(4, { urgentFrom: now }))).toEqual({ news: 10, person: 10, urgent: 4 })
    const waiting = await database.db.read.findBy(OutboxEntity, { state: 'queued' })
    expect(waiting.map(({ lastError, tries }) => [lastError, tries])).toEqual(
      Array(10).fill(['MAILBOX_LIMIT', 0]),
    )

    clock.advance(DAY_MS)
    outbox.nudge()
    expect(await counted()).toEqual({ news: 15, person: 15, urgent: 4 })
    expect(await database.db.read.countBy(OutboxEntity, { state: 'sent' })).toBe(34)
  })
})
