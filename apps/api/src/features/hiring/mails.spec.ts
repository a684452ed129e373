import {
  HOUR_MS,
  applicationsApi,
  candidateMessagesApi,
  companyInterviewsApi,
  companyMessagesApi,
  interviewsApi,
  jobsApi,
  companyApplicationsApi,
  postingsApi,
} from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { openVisitor, signIn } from '../../testing/hiring'

const PERSON = 'ada@example.com'

describe('Mails about a hiring', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const slot = () =>
    new Date(Math.ceil(test.clock.now().getTime() / HOUR_MS) * HOUR_MS + 100 * HOUR_MS).toISOString()

  it('name job and company in quotes, lead to what they speak of, and keep names out of subjects', async () => {
    const visitor = await openVisitor(test)
    await signIn(test, visitor.client, PERSON)
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    const jobs = await Promise.all(
      items.map(({ id }) => visitor.call(jobsApi.get, { params: { id } }).catch(() => undefined)),
    )
    const job = jobs.find((one) => one?.canApply)
    if (!job) throw new Error('No own posting is open to the visitor')
    const { company, role } = job
    const before = test.mailbox.mails.length
    const { id } = await visitor.call(applicationsApi.apply, { params: { id: job.id }, body: {} })
    const params = { id }
    const version = async () => (await visitor.call(companyApplicationsApi.get, { params })).version
    await visitor.call(companyApplicationsApi.startReview, { params, body: { version: await version() } })
    const body = { to: visitor.market.candidate.id, subject: 'Hello', body: 'See www.evil.example' }
    await visitor.call(companyMessagesApi.compose, { body })
    const interview = await visitor.call(companyInterviewsApi.schedule, {
      params,
      body: {
        slots: [slot()],
        type: 'Video',
        duration: 60,
        meetingLink: 'https://meet.example/room',
        interviewerIds: [visitor.market.company.member.id],
        version: await version(),
      },
    })
    await visitor.call(interviewsApi.confirm, {
      params: { id: interview.id },
      body: { slot: slot(), version: interview.version },
    })
    const message = 'More on https://evil.example/offer'
    await visitor.call(companyApplicationsApi.reject, {
      params,
      body: { reasonId: 'closed', message, version: await version() },
    })

    const mails = test.mailbox.mails.slice(before)
    // Mails of one change go out side by side, in any order.
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([
        'Your application has arrived',
        'Your application is under review',
        'You have a message',
        'Interview times proposed',
        'Interview confirmed',
        'Interview cancelled',
        'An answer to your application',
      ]),
    )
    for (const mail of mails) {
      expect(mail.to).toBe(PERSON)
      expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
      const about =
        mail.subject === 'You have a message' ? `“${company.name}”` : `“${role}” at “${company.name}”`
      expect(mail.text).toContain(about)
      expect(mail.text).toMatch(/^http:\/\/127\.0\.0\.1:3000\/(candidate|company)-dashboard\?section=\w+/m)
      expect(mail.text + mail.html).not.toContain('evil.example')
    }
    const linkIn = (subject: string) => mails.find((mail) => mail.subject === subject)?.text
    expect(linkIn('Your application is under review')).toContain(`?section=applications&application=${id}`)
    expect(linkIn('Interview confirmed')).toContain(`?section=interviews&interview=${interview.id}`)
    const news = (await visitor.call(candidateMessagesApi.notifications)).items
    expect(news).toContainEqual(
      expect.objectContaining({
        title: `Your application is under review: ${role} at ${company.name}`,
        link: `/candidate-dashboard?section=applications&application=${id}&place=demo`,
      }),
    )
    expect(linkIn('You have a message')).toMatch(/\?section=messages&conversation=[\w-]+/)
    expect(linkIn('An answer to your application')).toContain('They write: “More on (address removed)”')
  })
})
