import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  applicationsApi,
  companyInterviewsApi,
  interviewsApi,
} from '@tryka/domain'
import { buildApp } from '../../../app'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { outboxIdle } from '../../../testing/outbox'
import { PostingEntity } from '../postings/posting.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`live clock: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('The clock of the live market', () => {
  let test: TestApp
  let second: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    // Two processes on one database, both with the clock running.
    const { config, db, clock, mailbox: mailer } = test
    second = await buildApp({ config, db, clock, mailer, logSink: { write: () => undefined } })
    for (const app of [test.app, second]) await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await second.close()
    await test.close()
  })

  async function hiring(name: string) {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, name)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await publishedBy(test, ben)
    return { ben, asha, posting, application: await appliedFor(asha, ben, posting.id) }
  }
  /** Until a read answers as wanted; nobody but the clock changes anything meanwhile. */
  async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
    for (let i = 0; ; i++) {
      const value = await read()
      if (isWanted(value)) return value
      if (i > 400) throw new Error(`Still ${JSON.stringify(value)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const reminders = async (email: string) =>
    (await outboxIdle(test)) &&
    test.mailbox.mails
      .filter(({ to, subject }) => to === email && /tomorrow|one hour/.test(subject))
      .map(({ subject }) => subject)

  it('reminds both sides a day and an hour before, once, and anew of an interview that was moved', async () => {
    const { ben, asha, application } = await hiring('Reminders')
    const slot = hourAhead(test, 72)
    const agreed = await confirmedAt(asha, await application.propose([slot]), slot)

    test.clock.set(new Date(Date.parse(slot) - 24 * HOUR_MS))
    const [first] = await test.mailbox.arrived(asha.email, { subject: 'Interview tomorrow' })
    await test.mailbox.arrived(ben.email, { subject: 'Interview tomorrow' })
    expect(first?.text).toContain('“Ledger Engineer” at “Reminders”')
    expect(first?.headers).toHaveProperty('List-Unsubscribe')

    const other = hourAhead(test, 96)
    const moved = await asha.me.call(interviewsApi.reschedule, {
      params: { id: agreed.id },
      body: { slots: [other], reason: 'A dentist', version: agreed.version },
    })
    await ben.team.call(companyInterviewsApi.confirm, {
      params: { id: agreed.id },
      body: { slot: other, version: moved.version },
    })
    test.clock.set(new Date(Date.parse(other) - 24 * HOUR_MS + MINUTE_MS))
    await test.mailbox.arrived(asha.email, { subject: 'Interview tomorrow', count: 2 })
    test.clock.set(new Date(Date.parse(other) - HOUR_MS))
    await test.mailbox.arrived(asha.email, { subject: 'Interview in one hour' })
    await test.mailbox.arrived(ben.email, { subject: 'Interview in one hour' })
    for (let i = 0; i < 3; i++) test.clock.advance(MINUTE_MS)

    for (const email of [asha.email, ben.email])
      expect(await reminders(email)).toEqual([
        'Interview tomorrow',
        'Interview tomorrow',
        'Interview in one hour',
      ])
  })

  it('reminds nobody of what was agreed on just now, or was called off', async () => {
    const { ben, asha, application } = await hiring('Too Fresh')
    const slot = hourAhead(test, 20)
    const agreed = await confirmedAt(asha, await application.propose([slot]), slot)
    test.clock.advance(2 * MINUTE_MS)
    const dropped = () => test.db.read.findBy(OutboxEntity, { lastError: 'agreed on just now' })
    await until(dropped, (rows) => rows.length === 2)

    await ben.team.call(companyInterviewsApi.cancel, {
      params: { id: agreed.id },
      body: { version: agreed.version },
    })
    test.clock.set(new Date(Date.parse(slot) - 30 * MINUTE_MS))
    const later = await hiring('Later')
    expect(later.posting.id).toBeDefined()
    expect(await reminders(asha.email)).toEqual([])
    expect(await reminders(ben.email)).toEqual([])
  })

  it('lets offers and interviews end and postings close, though nobody looks', async () => {
    const { asha, posting, application } = await hiring('On Time')
    const slot = hourAhead(test, 30)
    const { id } = await confirmedAt(asha, await application.propose([slot]), slot)
    test.clock.set(new Date(Date.parse(slot) + 2 * HOUR_MS))
    const past = async () => (await asha.me.call(interviewsApi.list)).past
    await until(past, (rows) => rows.some((row) => row.id === id && row.status === 'completed'))
    await application.offer(test)
    await test.mailbox.arrived(asha.email, { subject: 'You have an offer' })

    test.clock.advance(8 * DAY_MS)
    const mine = () => asha.me.call(applicationsApi.get, { params: application.params })
    await until(mine, ({ offer }) => offer?.state === 'expired')
    test.clock.advance(30 * DAY_MS)
    // Nobody is signed in any more.
    const stored = () => test.db.read.findOneByOrFail(PostingEntity, { id: posting.id })
    await until(stored, ({ status }) => status === 'Closed')
  })
})
