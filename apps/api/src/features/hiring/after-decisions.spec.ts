import {
  HOUR_MS,
  applicationsApi,
  companyInterviewsApi,
  DAY_MS,
  peopleApi,
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

describe('After a decision', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const inDays = (days: number) =>
    new Date(Math.ceil(test.clock.now().getTime() / HOUR_MS) * HOUR_MS + days * DAY_MS).toISOString()
  /** The visitor applies to a posting of the own company. */
  const apply = async () => {
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    for (const { id } of items) {
      const job = await visitor.call(jobsApi.get, { params: { id } })
      if (!job.canApply) continue
      const { id: applicationId } = await visitor.call(applicationsApi.apply, {
        params: { id },
        body: { shareSalary: false },
      })
      return { params: { id: applicationId }, postingId: id }
    }
    throw new Error('No own posting is open to the visitor')
  }
  const entry = (id: string) => visitor.call(companyApplicationsApi.get, { params: { id } })
  const interviewAhead = async (id: string) => {
    const { version } = await entry(id)
    const proposed = await visitor.call(companyInterviewsApi.schedule, {
      params: { id },
      body: {
        slots: [inDays(3)],
        type: 'Video',
        duration: 60,
        interviewerIds: [visitor.market.company.member.id],
        version,
      },
    })
    return visitor.call(interviewsApi.confirm, {
      params: { id: proposed.id },
      body: { slot: inDays(3), version: proposed.version },
    })
  }
  const offer = async (id: string) => {
    const { postingId } = await entry(id)
    const { salaryMax } = await visitor.call(postingsApi.get, { params: { id: postingId } })
    return visitor.call(offersApi.draft, {
      params: { id },
      body: {
        salary: salaryMax ?? 0,
        currency: 'USD',
        period: 'year',
        startDate: '2031-01-01',
        expiresAt: inDays(7),
        terms: '',
      },
    })
  }
  const sent = async (id: string, choice: object = {}) => {
    const { id: offerId, version } = await offer(id)
    await visitor.call(offersApi.send, { params: { id: offerId }, body: { version, ...choice } })
  }
  const statusOf = async (interviewId: string) => {
    const { upcoming, past } = await visitor.call(interviewsApi.list)
    return [...upcoming, ...past].find(({ id }) => id === interviewId)?.status
  }
  const respond = async (id: string, accept: boolean) => {
    const { version } = await visitor.call(applicationsApi.get, { params: { id } })
    await visitor.call(applicationsApi.respond, { params: { id }, body: { accept, version } })
  }
  const invite = (postingId: string) =>
    visitor.send(peopleApi.invite, {
      params: { id: visitor.market.candidate.id },
      body: { postingId, message: 'We read your work.' },
    })
  const card = () => visitor.call(peopleApi.get, { params: { id: visitor.market.candidate.id } })

  it.each([true, false])(
    'an interview ahead is called off when the offer is answered with %s',
    async (accept) => {
      const { params } = await apply()
      const { id: interviewId } = await interviewAhead(params.id)
      await sent(params.id)
      expect(await statusOf(interviewId)).toBe('confirmed')

      await respond(params.id, accept)

      expect(await statusOf(interviewId)).toBe('cancelled')
      expect((await visitor.call(interviewsApi.list)).upcoming.map(({ id }) => id)).not.toContain(interviewId)
    },
  )

  it('an offer may call interviews off at once, and keeps them unless told', async () => {
    const { params } = await apply()
    const { id: interviewId } = await interviewAhead(params.id)

    await sent(params.id, { interviews: 'cancel' })

    expect(await statusOf(interviewId)).toBe('cancelled')
    expect((await entry(params.id)).stage).toBe('offer_received')
  })

  it('nobody is invited for a posting that rejected them, until they may apply again', async () => {
    const { params, postingId } = await apply()
    const { version } = await entry(params.id)
    await visitor.call(companyApplicationsApi.reject, { params, body: { reasonId: 'skills', version } })

    expect((await card()).rejectedFor).toEqual([postingId])
    expect(refusalOf(await invite(postingId))).toEqual([409, 'REJECTED_RECENTLY'])

    const other = (
      await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    ).items.find(({ id }) => id !== postingId)
    const elsewhere = await invite(other?.id ?? '')
    expect([201, 409]).toContain(elsewhere.statusCode)
    if (elsewhere.statusCode === 409) expect(refusalOf(elsewhere)[1]).not.toBe('REJECTED_RECENTLY')
  })

  it('who was hired is shown as hired and is invited no more', async () => {
    const { params, postingId } = await apply()
    const { version } = await entry(params.id)
    await visitor.call(companyApplicationsApi.startReview, { params, body: { version } })
    await sent(params.id)
    await respond(params.id, true)
    const others = await visitor.call(applicationsApi.list, { query: { pageSize: 50 } })
    for (const each of others.items)
      if (each.company.id === visitor.market.company.id && each.canWithdraw)
        await visitor.call(applicationsApi.withdraw, {
          params: { id: each.id },
          body: { version: each.version },
        })
    for (const each of others.items)
      if (each.company.id === visitor.market.company.id && each.canRespond) await respond(each.id, false)

    expect((await card()).inProcess).toEqual({ applicationId: params.id, status: 'Hired' })
    expect(refusalOf(await invite(postingId))).toEqual([409, 'ALREADY_HIRED'])
  })
})
