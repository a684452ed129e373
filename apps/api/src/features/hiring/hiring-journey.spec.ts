import {
  HOUR_MS,
  applicationsApi,
  companyInterviewsApi,
  companyMessagesApi,
  DAY_MS,
  interviewsApi,
  jobsApi,
  offersApi,
  companyApplicationsApi,
  postingsApi,
} from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import type { Visitor } from '../../testing/hiring'
import { openVisitor, refusalOf } from '../../testing/hiring'

describe('A hiring', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const ahead = (hours: number) =>
    new Date(Math.ceil(test.clock.now().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()
  const ownJob = async () => {
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    for (const { id } of items) {
      const job = await visitor.call(jobsApi.get, { params: { id } })
      if (job.canApply) return job
    }
    throw new Error('No own posting is open to the visitor')
  }
  const apply = async () => {
    const job = await ownJob()
    const params = { id: job.id }
    const application = await visitor.call(applicationsApi.apply, {
      params,
      body: { shareSalary: true, resumeId: job.resumes[0]?.id ?? null },
    })
    return { job, params: { id: application.id }, application }
  }
  const versionOf = async (id: string) =>
    (await visitor.call(companyApplicationsApi.get, { params: { id } })).version
  const schedule = async (id: string, slots: string[], memberId = visitor.market.company.member.id) =>
    visitor.call(companyInterviewsApi.schedule, {
      params: { id },
      body: {
        slots,
        type: 'Video',
        duration: 60,
        interviewerIds: [memberId],
        meetingLink: 'https://meet.example/room',
        version: await versionOf(id),
      },
    })
  const offer = async (id: string) => {
    const { salaryMax, currency, period } = await visitor.call(postingsApi.get, {
      params: { id: (await visitor.call(companyApplicationsApi.get, { params: { id } })).postingId },
    })
    return visitor.call(offersApi.draft, {
      params: { id },
      body: {
        salary: salaryMax ?? 0,
        currency: currency ?? 'USD',
        period: period ?? 'year',
        startDate: '2031-01-01',
        expiresAt: new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString(),
        terms: 'As agreed.',
      },
    })
  }

  it('goes from applying to a start date, with both sides reading the same in their own words', async () => {
    const { params, application } = await apply()
    expect(application).toMatchObject({ status: 'Applied', canWithdraw: true, viewed: null })

    const opened = await visitor.call(companyApplicationsApi.get, { params })
    expect(opened).toMatchObject({
      status: 'New',
      match: application.matchAtApply.score,
      canStartReview: true,
    })
    const { viewed, dueAt } = await visitor.call(applicationsApi.get, { params })
    expect(viewed?.role).toBe('Admin')
    const listed = (await visitor.call(applicationsApi.list, { query: {} })).items
    expect(listed.find(({ id }) => id === params.id)).toMatchObject({ dueAt, overdue: false })

    await visitor.call(companyApplicationsApi.startReview, { params, body: { version: opened.version } })
    await visitor.call(companyApplicationsApi.passScreen, {
      params,
      body: { version: await versionOf(params.id) },
    })
    const screened = await visitor.call(companyApplicationsApi.get, { params })
    expect(screened).toMatchObject({ status: 'Under Review', screenPassed: true, canPassScreen: false })
    const reviewed = await visitor.call(applicationsApi.get, { params })
    expect(reviewed.status).toBe('Under Review')
    expect(JSON.stringify(reviewed.timeline)).not.toMatch(/screen/i)

    const proposed = await schedule(params.id, [ahead(48), ahead(72)])
    const mine = await visitor.call(interviewsApi.list)
    expect(mine.upcoming.find(({ id }) => id === proposed.id)).toMatchObject({
      canConfirm: true,
      status: 'pending',
    })
    const confirmed = await visitor.call(interviewsApi.confirm, {
      params: { id: proposed.id },
      body: { slot: ahead(72), version: proposed.version },
    })
    expect(confirmed).toMatchObject({ status: 'confirmed', startsAt: ahead(72) })
    expect((await visitor.call(applicationsApi.get, { params })).status).toBe('Interview Scheduled')
    expect((await visitor.call(companyApplicationsApi.get, { params })).status).toBe('Interviews Scheduled')

    const drafted = await offer(params.id)
    expect((await visitor.call(applicationsApi.get, { params })).offer).toBeNull()
    await visitor.call(offersApi.send, { params: { id: drafted.id }, body: { version: drafted.version } })
    const offered = await visitor.call(applicationsApi.get, { params })
    expect(offered).toMatchObject({ status: 'Offer Received', canRespond: true })
    const hired = await visitor.call(applicationsApi.respond, {
      params,
      body: { accept: true, version: offered.version },
    })

    expect(hired).toMatchObject({
      status: 'Hired',
      canRespond: false,
      offer: { state: 'accepted' },
      steps: 4,
    })
    const history = await visitor.call(companyApplicationsApi.get, { params })
    expect(history.status).toBe('Hired')
    expect(history.timeline.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'apply',
        'view',
        'start_review',
        'screen_pass',
        'propose',
        'confirm',
        'send',
        'accept',
      ]),
    )
  })

  it('answers a stale change with what is stored now', async () => {
    const { params } = await apply()
    const version = await versionOf(params.id)
    await visitor.call(companyApplicationsApi.startReview, { params, body: { version } })

    const late = await visitor.send(applicationsApi.withdraw, { params, body: { version } })

    expect(refusalOf(late)).toEqual([409, 'STALE'])
    expect(late.json()).toMatchObject({ current: { id: params.id, status: 'Under Review' } })
  })

  it('says what is allowed when a move is not', async () => {
    const { params } = await apply()
    const version = await versionOf(params.id)

    const answer = await visitor.send(companyApplicationsApi.passScreen, { params, body: { version } })

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'illegal_transition',
      from: 'applied',
      allowed: expect.arrayContaining(['under_review', 'rejected']) as string[],
    })
  })

  it('makes one application of twenty parallel ones', async () => {
    const job = await ownJob()
    const send = () => visitor.send(applicationsApi.apply, { params: { id: job.id }, body: {} })

    const answers = await Promise.all(Array.from({ length: 20 }, send))

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })

  it('repeats the first answer to a repeated call with one key, and tells the team once', async () => {
    const job = await ownJob()
    const headers = { 'idempotency-key': 'apply-once' }
    const told = async () => {
      const { items } = await visitor.call(companyMessagesApi.notifications)
      return items.filter(({ title }) => title.includes(`applied for ${job.role}`)).length
    }
    const before = await told()
    const send = () => visitor.call(applicationsApi.apply, { params: { id: job.id }, body: {}, headers })

    const [first, second] = [await send(), await send()]

    expect(second).toEqual(first)
    expect((await told()) - before).toBe(1)
  })

  it('lets a person withdraw and apply again', async () => {
    const { job, params, application } = await apply()
    const gone = await visitor.call(applicationsApi.withdraw, {
      params,
      body: { version: application.version, reason: 'Another plan' },
    })

    const again = await visitor.call(applicationsApi.apply, { params: { id: job.id }, body: {} })

    expect(gone.status).toBe('Withdrawn')
    expect(again.id).not.toBe(application.id)
    const { counts } = await visitor.call(applicationsApi.list, { query: {} })
    const { total, ...parts } = counts
    expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBe(total)
    expect(counts).toMatchObject({ withdrawn: 2, total: 14 })
  })

  it('keeps what was sent as it was sent', async () => {
    const { params, application } = await apply()
    const resumes = (await visitor.client.get('/api/resumes')).json<{ id: string }[]>()
    for (const { id } of resumes)
      await visitor.client.request({
        method: 'PUT',
        url: `/api/resumes/${id}`,
        payload: { title: 'Changed' },
      })

    const { snapshot } = await visitor.call(applicationsApi.get, { params })

    expect(snapshot).toEqual(application.snapshot)
    expect(snapshot.resumeTitle).not.toBe('Changed')
    expect(snapshot.sharedFields).toEqual(['profile', 'skills', 'salary', 'resume'])
  })

  it('rejects with a reason, calls interviews off, explains, and can be reopened', async () => {
    const { job, params } = await apply()
    const proposed = await schedule(params.id, [ahead(48)])
    const moved = await visitor.call(companyApplicationsApi.reject, {
      params,
      body: { reasonId: 'skills', message: 'Thank you for your time.', version: await versionOf(params.id) },
    })

    // A move holds the market while it answers: what it answers is where the application stands, and no more.
    const rejected = await visitor.call(companyApplicationsApi.get, { params })
    expect(moved).toEqual({ id: params.id, stage: 'rejected', version: rejected.version })
    expect(rejected).toMatchObject({ status: 'Rejected', canReopen: true })
    const mine = await visitor.call(applicationsApi.get, { params })
    expect(mine).toMatchObject({ status: 'Rejected', canRequestExplanation: true, canWithdraw: false })
    expect(mine.timeline.map(({ text }) => text)).toContain('Rejected')
    expect(rejected.timeline.map(({ text }) => text)).toContain('Rejected')
    expect(mine.rejection).toMatchObject({ message: 'Thank you for your time.', by: 'Admin' })
    const explanation = await visitor.call(applicationsApi.explain, { params })
    expect(explanation).toMatchObject({ message: 'Thank you for your time.', decidedBy: 'a person' })
    const { past } = await visitor.call(interviewsApi.list)
    expect(past.find(({ id }) => id === proposed.id)?.status).toBe('cancelled')
    const again = await visitor.send(applicationsApi.apply, { params: { id: job.id }, body: {} })
    expect(refusalOf(again)).toEqual([409, 'REJECTED_RECENTLY'])
    const reopened = await visitor.call(companyApplicationsApi.reopen, {
      params,
      body: { reason: 'A second opening', version: rejected.version },
    })
    expect(reopened.stage).toBe('under_review')
    expect((await visitor.call(applicationsApi.get, { params })).rejection).toBeNull()
  })
})
