import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  applicationsApi,
  candidateMessagesApi,
  companyMessagesApi,
} from '@tryka/domain'
import { buildApp } from '../../../app'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Candidate, Company } from '../../../testing/live-hiring'
import { appliedFor, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { mailFaults } from '../../../testing/mail-faults'
import { outboxIdle, outboxWhen } from '../../../testing/outbox'
import { morningAfter } from '../time/answers-due'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`team letters: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Mails to a hiring team', () => {
  let test: TestApp
  let second: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    // Two processes on one database, both with the clock and the outbox running.
    const { config, db, clock, mailbox: mailer } = test
    second = await buildApp({ config, db, clock, mailer, logSink: { write: () => undefined } })
    for (const app of [test.app, second]) await app.listen({ host: '127.0.0.1', port: 0 })
  })
  beforeEach(() => void (test.mailbox.failWith = undefined))
  afterAll(async () => {
    await second.close()
    await test.close()
  })

  // Whatever was sent in any of these.
  afterEach(() =>
    expect(test.mailbox.mails.flatMap((mail) => mailFaults(mail, ['Asha', 'Northwind', 'Engineer']))).toEqual(
      [],
    ),
  )

  const company = (name: string) => verifiedCompany(test, `ben@${host('firm')}`, name)
  const person = (name?: string) => candidate(test, `asha@${host('mail')}`, name)
  const subjectsOf = ({ email }: { email: string }) =>
    test.mailbox.mails.filter(({ to, kind }) => to === email && kind !== 'code').map(({ subject }) => subject)
  const waiting = async (what: string) => {
    const rows = await test.db.read.findBy(OutboxEntity, { state: 'queued' })
    return rows.filter(({ dedupKey }) => dedupKey.startsWith(what))
  }
  /** Whatever is stored next makes the outbox look again. */
  async function afterAnHour(by: { me: Candidate['me'] } | { team: Company['team'] }) {
    test.clock.advance(HOUR_MS)
    if ('team' in by) await publishedBy(test, by as Company, 'Another')
    await outboxIdle(test)
  }

  it('name an application in quotes, and say of those that follow within the hour how many', async () => {
    const ben = await company('Northwind')
    const posting = await publishedBy(test, ben, 'Ledger Engineer')
    const first = await appliedFor(await person('Asha Verma'), ben, posting.id)
    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'A new application' })
    expect(mail?.text).toContain('“Asha Verma” applied for “Ledger Engineer”.')
    expect(mail?.text).toContain(
      `/company-dashboard?section=applications&posting=${posting.id}&application=${first.id}&place=${ben.place}`,
    )
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<http.+application-updates>$/)

    test.clock.advance(MINUTE_MS)
    for (const name of ['Ines Berg', 'Omar Said']) await appliedFor(await person(name), ben, posting.id)
    await outboxIdle(test)
    expect(await waiting(`team:applied:${posting.id}`)).toHaveLength(1)
    expect(subjectsOf(ben).filter((subject) => subject === 'A new application')).toHaveLength(1)

    await afterAnHour(ben)
    const other = await person('Later Still')
    await other.me.call(applicationsApi.apply, {
      params: { id: (await publishedBy(test, ben, 'Auditor')).id },
      body: {},
    })
    const mails = await test.mailbox.arrived(ben.email, { subject: 'A new application', count: 3 })
    expect(mails.map(({ text }) => text).join()).toContain('2 people applied for “Ledger Engineer”.')
  })

  it('tell of an offer that was answered and of an application that was withdrawn', async () => {
    const ben = await company('Answers')
    const posting = await publishedBy(test, ben, 'Treasurer')
    const [yes, no, gone] = [await person('Yes Sayer'), await person('No Sayer'), await person('Gone Away')]
    const [one, two, three] = [
      await appliedFor(yes, ben, posting.id),
      await appliedFor(no, ben, posting.id),
      await appliedFor(gone, ben, posting.id),
    ]
    await one.review()
    await two.review()
    await one.offer(test)
    await two.offer(test, true)
    const versionOf = async ({ me }: Candidate, params: { id: string }) =>
      (await me.call(applicationsApi.get, { params })).version
    await no.me.call(applicationsApi.respond, {
      params: two.params,
      body: { accept: false, version: await versionOf(no, two.params) },
    })
    await gone.me.call(applicationsApi.withdraw, {
      params: three.params,
      body: { version: await versionOf(gone, three.params) },
    })
    await yes.me.call(applicationsApi.respond, {
      params: one.params,
      body: { accept: true, version: await versionOf(yes, one.params) },
    })

    const answers = await test.mailbox.arrived(ben.email, { subject: 'An offer was answered', count: 2 })
    const [left] = await test.mailbox.arrived(ben.email, { subject: 'An application was withdrawn' })
    const said = answers.map(({ text }) => text).join()
    expect(said).toContain('“Yes Sayer” accepted the offer for “Treasurer”.')
    expect(said).toContain('“No Sayer” declined the offer for “Treasurer”.')
    expect(left?.text).toContain('“Gone Away” withdrew from “Treasurer”.')
    for (const subject of subjectsOf(ben)) expect(subject).not.toMatch(/Sayer|Away|Treasurer|Answers/)
  })

  it('say on the next morning which answers are due, one line a posting and one mail a day', async () => {
    const ben = await company('Late Ltd')
    const [one, two] = [await publishedBy(test, ben, 'Clerk'), await publishedBy(test, ben, 'Cook')]
    const first = await appliedFor(await person(), ben, one.id)
    for (const { id } of [one, two]) await appliedFor(await person(), ben, id)
    await outboxIdle(test)
    const { dueAt } = await first.get()
    // Oslo reads it at eight.
    const due = new Date(dueAt ?? '')
    const subject = 'Answers are due'
    test.clock.set(new Date(due.getTime() + MINUTE_MS))
    await outboxWhen(test.db, (rows) => rows.some(({ dedupKey }) => dedupKey.startsWith('answers-due:')))
    await outboxIdle(test)
    expect(subjectsOf(ben)).not.toContain(subject)
    test.clock.set(morningAfter(test.clock.now(), 'Europe/Oslo'))

    const [mail] = await test.mailbox.arrived(ben.email, { subject })
    expect(mail?.text).toContain('“Clerk”: 2 people\n“Cook”: 1 person')
    expect(mail?.text).toContain(`/company-dashboard?section=applications&place=${ben.place}`)
    test.clock.advance(HOUR_MS)
    await outboxIdle(test)
    expect(subjectsOf(ben).filter((each) => each === subject)).toHaveLength(1)
  })

  it('ask to decide when a posting is over and people wait, and not when nobody does', async () => {
    const ben = await company('Deciders')
    const posting = await publishedBy(test, ben, 'Clerk')
    await publishedBy(test, ben, 'Nobody Came')
    await appliedFor(await person(), ben, posting.id)
    await outboxIdle(test)
    test.clock.advance(31 * DAY_MS)

    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'Decide about the open applications' })
    await outboxIdle(test)
    expect(mail?.text).toContain(
      '“Clerk” has reached its closing date, and 1 application still waits for an answer.',
    )
    expect(mail?.text).toContain(`?section=applications&posting=${posting.id}&place=${ben.place}`)
    expect(test.mailbox.mails.some(({ text }) => text.includes('Nobody Came'))).toBe(false)
  })

  it('of messages come once an hour and conversation, to whoever has not read them', async () => {
    const ben = await company('Writers')
    const asha = await person('Asha Verma')
    const posting = await publishedBy(test, ben, 'Scribe')
    const application = await appliedFor(asha, ben, posting.id)
    const { candidate: to } = await application.get()
    const subject = 'You have a new message'
    const { id } = await ben.team.call(companyMessagesApi.compose, {
      body: { to: to.id, subject: 'Hello', body: 'Hello.' },
    })
    await test.mailbox.arrived(asha.email, { subject })
    const params = { id }
    for (const body of ['One more.', 'And one.'])
      await ben.team.call(companyMessagesApi.reply, { params, body: { body } })
    await outboxIdle(test)
    expect(subjectsOf(asha).filter((each) => each === subject)).toHaveLength(1)
    test.clock.advance(HOUR_MS)
    await publishedBy(test, ben, 'Anything')
    const [, second] = await test.mailbox.arrived(asha.email, { subject, count: 2 })
    expect(second?.text).toContain('There are 3 new messages from “Writers”.')
    expect(second?.text).not.toContain('One more.')

    await asha.me.call(candidateMessagesApi.open, { params })
    await asha.me.call(candidateMessagesApi.reply, { params, body: { body: 'Thank you.' } })
    const [answer] = await test.mailbox.arrived(ben.email, { subject })
    expect(answer?.text).toContain('“Asha Verma” wrote to you.')
    expect(answer?.text).toContain(
      `/company-dashboard?section=messages&conversation=${id}&place=${ben.place}`,
    )

    await ben.team.call(companyMessagesApi.reply, { params, body: { body: 'Read at once.' } })
    await asha.me.call(candidateMessagesApi.open, { params })
    const dropped = (await outboxIdle(test)).filter(({ dedupKey }) => dedupKey.startsWith(`message:${id}`))
    test.clock.advance(2 * HOUR_MS)
    await publishedBy(test, ben, 'Whatever')
    await outboxIdle(test)
    expect(dropped.length).toBeGreaterThan(2)
    expect(subjectsOf(asha).filter((each) => each === subject)).toHaveLength(2)
  })
})
