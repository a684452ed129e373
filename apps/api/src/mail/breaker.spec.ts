import { HOUR_MS } from '@tryka/domain'
import { databaseCounter } from '../http/limits/sql-rate-counter'
import { redisCounter } from '../http/limits/redis-rate-counter'
import { AppError } from '../app-error'
import { createMailbox, createTestClock } from '../testing/build-test-app'
import type { TestDatabase, TestRedis } from '../testing/storage'
import { openTestDatabase, openTestRedis } from '../testing/storage'
import { composeMail } from './compose'
import type { MailKind } from './mailer'
import { createBreaker } from './breaker'

const HEAD = { publicUrl: 'https://tryka.test', contacts: { hello: 'hello@tryka.test' } }

describe('The breaker', () => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  beforeEach(async () => {
    ;[database, redis] = await Promise.all([openTestDatabase(), openTestRedis()])
  })
  afterEach(async () => {
    await Promise.all([database.drop(), redis?.drop()])
  })

  /** One process; several share their counts. */
  function start(perHour = 20) {
    const mailbox = createMailbox()
    const clock = createTestClock()
    const counter = redis ? redisCounter(redis.redis, redis.prefix) : databaseCounter(database.db)
    const config = {
      mail: { smtpUrl: undefined, from: 'a@example.com', contact: 'team@example.com', perHour },
      sessionSecret: 'a secret that all instances share',
    }
    const breaker = createBreaker(mailbox, { config, counter, clock })
    const send = (kind: MailKind, to: string) =>
      breaker.send(composeMail({ kind, to, subject: 'Hello', parts: ['Hello'] }, HEAD)).then(
        () => 'sent',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      )
    /** How many of `times` mails went out, to as many mailboxes unless one is named. */
    const sendMany = async (kind: MailKind, times: number, to?: string) => {
      const answers = []
      for (let i = 0; i < times; i++) answers.push(await send(kind, to ?? `${kind}-${i}@example.com`))
      return answers.filter((answer) => answer === 'sent').length
    }
    return { mailbox, clock, send, sendMany }
  }

  it('says of every mail that no person wrote it', async () => {
    const { mailbox, send } = start()

    for (const kind of ['code', 'person', 'team'] as const) await send(kind, 'ada@example.com')

    expect(mailbox.mails.map(({ headers }) => headers)).toEqual(
      Array(3).fill({ 'Auto-Submitted': 'auto-generated' }),
    )
  })

  it('keeps four tenths of the hour for codes and four for what people are told', async () => {
    const { sendMany } = start(20)

    expect(await sendMany('news', 9)).toBe(4)
    expect(await sendMany('person', 6)).toBe(6)
    expect(await sendMany('team', 12)).toBe(2)
    expect(await sendMany('code', 20)).toBe(8)
    expect(await sendMany('person', 1)).toBe(0)
  })

  it('lets whoever has more take what news leave, and no more than that', async () => {
    const { sendMany } = start(20)

    expect(await sendMany('code', 25)).toBe(12)
    expect(await sendMany('news', 3)).toBe(0)
    expect(await sendMany('person', 25)).toBe(8)
  })

  it('refuses with the time to wait, and opens again with the hour', async () => {
    const { clock, send, sendMany } = start(2)
    await sendMany('code', 3)

    expect(await send('code', 'ada@example.com')).toBe('MAIL_PAUSED')
    clock.advance(HOUR_MS)

    // The hour of Redis is a real one.
    expect(await send('code', 'ada@example.com')).toBe(redis ? 'MAIL_PAUSED' : 'sent')
  })

  it('holds over processes, also for mails at once', async () => {
    const [one, two] = [start(10), start(10)]

    await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? one : two).send('person', `p${i}@example.com`)),
    )

    expect(one.mailbox.mails.length + two.mailbox.mails.length).toBe(6)
  })

  it('sends twenty mails a day to one mailbox, codes and what is urgent beside them', async () => {
    const { clock, send, sendMany } = start(500)

    expect(await sendMany('person', 40, 'Ada@example.com')).toBe(20)
    clock.advance(23 * HOUR_MS)
    expect(await send('person', 'ada@EXAMPLE.com')).toBe('MAILBOX_LIMIT')
    expect(await sendMany('urgent', 25, 'ada@example.com')).toBe(20)
    expect(await sendMany('alarm', 3, 'ada@example.com')).toBe(3)
    expect(await send('person', 'grace@example.com')).toBe('sent')
    expect(await send('code', 'ada@example.com')).toBe('sent')
    clock.advance(HOUR_MS)
    // The day of Redis is a real one.
    expect(await send('person', 'ada@example.com')).toBe(redis ? 'MAILBOX_LIMIT' : 'sent')
  })

  it('leaves half of the day of a mailbox to what people are told, however many news are refused', async () => {
    const { sendMany } = start(500)

    expect(await sendMany('news', 40, 'ada@example.com')).toBe(10)
    expect(await sendMany('person', 40, 'ada@example.com')).toBe(10)
    expect(await sendMany('urgent', 5, 'ada@example.com')).toBe(5)
  })

  it('counts for a mailbox what was sent, and no try of it', async () => {
    const { mailbox, send, sendMany } = start(500)
    mailbox.failWith = new Error('The mail server is down')
    expect(await sendMany('person', 30, 'ada@example.com')).toBe(0)
    mailbox.failWith = undefined

    expect(await sendMany('person', 20, 'ada@example.com')).toBe(20)
    expect(await send('person', 'ada@example.com')).toBe('MAILBOX_LIMIT')
  })

  it('keeps no address', async () => {
    const { send } = start()
    await send('person', 'ada@example.com')

    const keys = redis
      ? await redis.redis.keys(`${redis.prefix}*`)
      : ((await database.db.read.query('SELECT key FROM rate_counts')) as { key: string }[]).map(
          ({ key }) => key,
        )
    expect(keys.filter((key) => key.includes('mailbox-'))).toHaveLength(1)
    expect(keys.join()).not.toContain('ada')
  })
})
