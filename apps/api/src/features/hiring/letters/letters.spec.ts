import { randomInt } from 'node:crypto'
import {
  ERASE_WORD,
  HOUR_MS,
  accountApi,
  applicationsApi,
  candidateMessagesApi,
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  companyMessagesApi,
  interviewsApi,
  jobsApi,
  offersApi,
  postingsApi,
} from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { PreferenceEntity } from '../../../services/preferences/preference.table'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { openVisitor, signIn } from '../../../testing/hiring'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { mailFaults } from '../../../testing/mail-faults'
import { outboxIdle } from '../../../testing/outbox'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`letters: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Mails about a hiring', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(() => void (test.mailbox.failWith = undefined))
  afterAll(() => test.close())

  // Whatever was sent in any of these.
  afterEach(() =>
    expect(test.mailbox.mails.flatMap((mail) => mailFaults(mail, ['Asha', 'Northwind', 'Engineer']))).toEqual(
      [],
    ),
  )

  async function hiring(name: string) {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, name)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await publishedBy(test, ben, 'Ledger Engineer')
    return { ben, asha, posting, application: await appliedFor(asha, ben, posting.id) }
  }
  const rowsOf = async (what: string) =>
    (await outboxIdle(test)).filter(({ dedupKey }) => dedupKey.includes(what))
  const calendarLine = (content: string, name: string) =>
    new RegExp(`^${name}[:;](.*)$`, 'm').exec(content)?.[1]?.trim()

  it('name job and company in quotes, lead to what they speak of, and keep names out of subjects', async () => {
    const { ben, asha, application } = await hiring('Northwind')
    const { id, params, version } = application
    await application.review()
    const { candidate: person } = await application.get()
    const body = { to: person.id, subject: 'Hello', body: 'See www.evil.example' }
    await ben.team.call(companyMessagesApi.compose, { body })
    const slot = hourAhead(test, 100)
    const interview = await application.propose([slot])
    // Once a time is agreed on, nobody is asked to choose one.
    await test.mailbox.arrived(asha.email, { subject: 'Choose a time' })
    await confirmedAt(asha, interview, slot)
    const HAS_NEWS = 'Your application has news'
    const subjects = ['Your application was received', HAS_NEWS, 'You have a new message', 'Choose a time']
    for (const subject of [...subjects, 'Interview confirmed'])
      await test.mailbox.arrived(asha.email, { subject })
    const message = 'More on https://evil.example/offer'
    await ben.team.call(companyApplicationsApi.reject, {
      params,
      body: { reasonId: 'closed', message, version: await version() },
    })
    await test.mailbox.arrived(asha.email, { subject: 'Interview cancelled' })
    const says = 'There is an answer to your application'
    await test.mailbox.arrived(asha.email, { subject: HAS_NEWS, says })

    const mails = test.mailbox.mails.filter(({ to, kind }) => to === asha.email && kind !== 'code')
    expect(mails).toHaveLength(7)
    for (const mail of mails) {
      expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
      const about =
        mail.subject === 'You have a new message' ? '“Northwind”' : '“Ledger Engineer” at “Northwind”'
      expect(mail.text).toContain(about)
      expect(mail.text).toMatch(/^http:\/\/127\.0\.0\.1:3000\/candidate-dashboard\?section=\S+&place=me/m)
      expect(mail.text + mail.html).not.toContain('evil.example')
      expect(mail.messageId).toMatch(/^<[\w-]{36}@\S+>$/)
    }
    const linkIn = (what: string) =>
      mails.find(({ text, subject }) => subject === what || text.includes(what))?.text
    expect(linkIn('Your application is under review')).toContain(`?section=applications&application=${id}`)
    expect(linkIn('Interview confirmed')).toContain(`?section=interviews&interview=${interview.id}`)
    expect(linkIn('You have a new message')).toMatch(/\?section=messages&conversation=[\w-]+/)
    expect(linkIn(says)).toContain('They write: “More on (address removed)”')
    expect(linkIn('Interview cancelled')).toContain('Reason: “The application was closed.”')
    const news = (await asha.me.call(candidateMessagesApi.notifications)).items
    expect(news).toContainEqual(
      expect.objectContaining({
        title: 'Your application is under review: Ledger Engineer at Northwind',
        link: `/candidate-dashboard?section=applications&application=${id}&place=me`,
      }),
    )
  })

  it('of an interview go to both sides, each in its own place, with one calendar entry', async () => {
    const { ben, asha, application } = await hiring('Calendars')
    const [first, other] = [hourAhead(test, 120), hourAhead(test, 140)]
    const agreed = await confirmedAt(asha, await application.propose([first]), first)
    const subject = 'Interview confirmed'
    const [mine] = await test.mailbox.arrived(asha.email, { subject })
    const [theirs] = await test.mailbox.arrived(ben.email, { subject })

    expect(mine?.text).toContain('place=me')
    expect(theirs?.text).toContain(`place=${ben.place}`)
    expect(theirs?.text).toContain('with “Asha Verma”')
    // The person reads both clocks; where the person is stays theirs.
    const moment = String.raw`\w+day \d{1,2} \w+ \d{4}, \d\d:\d\d`
    expect(mine?.text).toMatch(
      new RegExp(String.raw`^${moment} \(Asia/Kolkata\)\nAt the company: ${moment} \(Europe/Oslo\)$`, 'm'),
    )
    expect(theirs?.text).toMatch(new RegExp(String.raw`^${moment} \(Europe/Oslo\)$`, 'm'))
    expect(theirs?.text).not.toContain('Kolkata')
    expect(mine?.calendar).toEqual(theirs?.calendar)
    const uid = calendarLine(mine?.calendar?.content ?? '', 'UID')
    expect(mine?.calendar?.method).toBe('REQUEST')
    expect(calendarLine(mine?.calendar?.content ?? '', 'SEQUENCE')).toBe('0')

    const moved = await asha.me.call(interviewsApi.reschedule, {
      params: { id: agreed.id },
      body: { slots: [other], reason: 'A dentist', version: agreed.version },
    })
    const [news] = await test.mailbox.arrived(ben.email, { subject: 'Interview moved' })
    expect(news?.text).toContain('Reason: “A dentist”')
    const [own] = await test.mailbox.arrived(asha.email, { subject: 'Interview moved' })
    const entryOf = (mail: typeof news) => [
      mail?.calendar?.method,
      ...['UID', 'SEQUENCE', 'STATUS'].map((name) => calendarLine(mail?.calendar?.content ?? '', name)),
    ]
    expect(entryOf(news)).toEqual(['CANCEL', uid, '1', 'CANCELLED'])
    expect(own?.calendar).toEqual(news?.calendar)
    expect(calendarLine(news?.calendar?.content ?? '', 'DTSTART')).toContain(first.replace(/[-:]|\.000/g, ''))
    expect(news?.text).toContain('The time agreed on before is given up: ')
    const again = await ben.team.call(companyInterviewsApi.confirm, {
      params: { id: agreed.id },
      body: { slot: other, version: moved.version },
    })
    const [, second] = await test.mailbox.arrived(asha.email, { subject, count: 2 })
    expect(entryOf(second)).toEqual(['REQUEST', uid, '2', 'CONFIRMED'])
    await ben.team.call(companyInterviewsApi.cancel, {
      params: { id: agreed.id },
      body: { version: again.version },
    })
    const [off] = await test.mailbox.arrived(asha.email, { subject: 'Interview cancelled' })
    expect(off?.calendar?.method).toBe('CANCEL')
    const lines = ['UID', 'SEQUENCE', 'STATUS'].map((name) =>
      calendarLine(off?.calendar?.content ?? '', name),
    )
    expect(lines).toEqual([uid, '3', 'CANCELLED'])
  })

  it('say nothing that is not so any more when they go out', async () => {
    const { ben, asha, application } = await hiring('Second Thoughts')
    await outboxIdle(test)
    test.mailbox.failWith = new Error('The mail server is down')
    const slot = hourAhead(test, 160)
    const agreed = await confirmedAt(asha, await application.propose([slot]), slot)
    await ben.team.call(companyInterviewsApi.cancel, {
      params: { id: agreed.id },
      body: { version: agreed.version },
    })
    const offer = await application.offer(test)
    await ben.team.call(offersApi.rescind, {
      params: { id: offer.id },
      body: { version: offer.version, reason: 'The budget is gone.' },
    })

    // Each was tried, and waits.
    await outboxIdle(test)
    test.mailbox.failWith = undefined
    const start = test.mailbox.mails.length
    test.clock.advance(HOUR_MS)
    // Whatever is stored next makes the outbox look again.
    await ben.team.call(companyMessagesApi.compose, {
      body: { to: (await application.get()).candidate.id, subject: 'Sorry', body: 'Sorry.' },
    })
    await outboxIdle(test)

    const subjects = test.mailbox.mails
      .slice(start)
      .filter(({ to }) => to === asha.email)
      .map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(
      new Set(['Interview cancelled', 'Your application has news', 'You have a new message']),
    )
    expect(await rowsOf(`interview:${agreed.id}`)).toContainEqual(
      expect.objectContaining({ state: 'dropped', lastError: 'the interview has moved on' }),
    )
  })

  it('wait out a mail server, while the change is answered at once', async () => {
    const ben = await verifiedCompany(test, `ben@${host('patient')}`, 'Patient Ltd')
    await outboxIdle(test)
    test.mailbox.failWith = new Error('The mail server is down')
    const email = `chloe@${host('guest')}`

    await ben.team.call(companyApi.invite, { body: { name: 'Chloé', email, role: 'Recruiter' } })
    await outboxIdle(test)
    test.mailbox.failWith = undefined
    expect(test.mailbox.last(email)).toBeUndefined()
    test.clock.advance(HOUR_MS)
    await ben.team.call(companyApi.invite, {
      body: { name: 'Dora', email: `dora@${host('guest')}`, role: 'Recruiter' },
    })

    const [mail] = await test.mailbox.arrived(email)
    expect(mail?.text).toContain(
      `(${ben.email}) invites you to the hiring team of “Patient Ltd” as Recruiter.`,
    )
  })

  it('come once for twenty identical requests', async () => {
    const { ben, asha, posting } = await hiring('Just Once')
    const other = await publishedBy(test, ben, 'Auditor')
    expect(other.id).not.toBe(posting.id)
    await test.mailbox.arrived(asha.email, { subject: 'Your application was received' })
    const headers = { 'idempotency-key': 'apply-once' }
    const send = () => asha.me.send(applicationsApi.apply, { params: { id: other.id }, body: {}, headers })

    const answers = await Promise.all(Array.from({ length: 20 }, send))

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    await outboxIdle(test)
    const subject = 'Your application was received'
    expect(await test.mailbox.arrived(asha.email, { subject })).toHaveLength(2)
  })

  it('reach each applicant when a posting is closed', async () => {
    const { ben, asha, posting, application } = await hiring('Closing')
    const { version } = await ben.team.call(postingsApi.get, { params: { id: posting.id } })
    const dispositions = [{ applicationId: application.id, action: 'reject', reasonId: 'closed' }]
    await ben.team.call(postingsApi.close, {
      params: { id: posting.id },
      body: { reason: 'cancelled', dispositions, version },
    })

    const says = 'There is an answer to your application'
    await test.mailbox.arrived(asha.email, { subject: 'Your application has news', says })
  })

  it('are not stored, sent or promised in a demo', async () => {
    await outboxIdle(test)
    const before = await test.db.read.count(OutboxEntity)
    const visitor = await openVisitor(test)
    const email = `demo@${host('mail')}`
    await signIn(test, visitor.client, email)
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    const jobs = await Promise.all(
      items.map(({ id }) => visitor.call(jobsApi.get, { params: { id } }).catch(() => undefined)),
    )
    const job = jobs.find((one) => one?.canApply)
    if (!job) throw new Error('No own posting is open to the visitor')
    await visitor.call(applicationsApi.apply, { params: { id: job.id }, body: {} })
    const body = { to: visitor.market.candidate.id, subject: 'Hello', body: 'Hello.' }
    await visitor.call(companyMessagesApi.compose, { body })

    expect(await test.db.read.count(OutboxEntity)).toBe(before)
    expect(test.mailbox.mails.filter(({ to, kind }) => to === email && kind !== 'code')).toEqual([])
  })

  it('of an erased account are gone with it, those that wait too', async () => {
    const { ben, asha, application } = await hiring('Forgetful')
    await outboxIdle(test)
    const { candidate: person } = await application.get()
    const { id: accountId } = await test.db.read.findOneByOrFail(AccountEntity, { email: asha.email })
    test.mailbox.failWith = new Error('The mail server is down')
    await ben.team.call(companyMessagesApi.compose, {
      body: { to: person.id, subject: 'Hello', body: 'Hello.' },
    })
    expect(await test.db.read.countBy(OutboxEntity, { accountId })).toBeGreaterThan(1)

    const { path, method } = accountApi.erase.endpoint
    const erased = await asha.client.request({ method, url: path, payload: { confirm: ERASE_WORD } })

    expect(erased.statusCode).toBe(204)
    expect(await test.db.read.countBy(OutboxEntity, { accountId })).toBe(0)
    expect(await test.db.read.countBy(PreferenceEntity, { accountId })).toBe(0)
  })
})
