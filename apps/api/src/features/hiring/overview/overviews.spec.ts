import {
  applicationsApi,
  candidateMessagesApi,
  companyInterviewsApi,
  interviewsApi,
  companyApplicationsApi,
  overviewApi,
} from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'

describe('The overviews', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const mine = () => visitor.call(overviewApi.candidate)
  const ours = (query = {}) => visitor.call(overviewApi.company, { query })

  it('name the offer with its last day and the times to choose, and call no proposal a date', async () => {
    const { needsYou, nextInterview, recentApplications, needReply } = await mine()

    expect(needsYou.offers).toMatchObject([
      { role: 'Protocol Engineer', company: { name: 'Meridian Chain' } },
    ])
    expect(needsYou.offers[0]?.expiresAt.localeCompare(test.clock.now().toISOString())).toBe(1)
    expect(needsYou.times).toMatchObject([
      { status: 'pending', canConfirm: true, canCounter: true, held: true },
    ])
    expect(needReply).toBe(needsYou.offers.length + needsYou.times.length)
    expect(nextInterview?.status).toBe('confirmed')
    const waiting = [needsYou.offers[0]?.applicationId, needsYou.times[0]?.applicationId]
    expect(
      recentApplications
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(waiting.sort())
    const list = await visitor.call(applicationsApi.list, { query: { pageSize: 3 } })
    expect(
      list.items
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(waiting.sort())
  })

  it('recommend first what is new, of which the overview tells', async () => {
    const { recommended, newMatches } = await mine()
    const marks = recommended.map(({ isNew, match }) => isNew && Number(match) >= 80)
    expect(newMatches).toBe(3)
    expect(marks).toEqual([true, true, true])
  })

  it('name unread messages, the newest first, until somebody opens them', async () => {
    const { messages } = (await mine()).needsYou
    const inbox = await visitor.call(candidateMessagesApi.list, { query: { unread: 'true' } })
    expect(messages.length).toBeGreaterThan(0)
    expect(messages).toEqual(inbox.items.slice(0, 5))

    await visitor.call(candidateMessagesApi.open, { params: { id: messages[0]?.id ?? '' } })
    expect((await mine()).needsYou.messages.map(({ id }) => id)).not.toContain(messages[0]?.id)
  })

  it('let the candidate say that none of the times suits; the company reads it and proposes anew', async () => {
    const [asked] = (await mine()).needsYou.times
    if (!asked) throw new Error('No times are proposed')
    const params = { id: asked.id }
    const body = { slots: [], reason: 'I travel that week', version: asked.version }

    const answered = await visitor.call(interviewsApi.counter, { params, body })

    expect(answered).toMatchObject({
      status: 'pending',
      proposedBy: 'candidate',
      proposedSlots: [],
      held: true,
    })
    expect(answered).toMatchObject({ canConfirm: false, canCounter: false })
    expect((await mine()).needsYou.times).toEqual([])
    const stale = await visitor.send(interviewsApi.counter, { params, body })
    expect(stale.statusCode).toBe(409)
  })

  it('list everything that waits for the team once, each with where it is done', async () => {
    const { waiting, waitingCount, timeZone } = await ours()

    const kinds = waiting.map(({ kind }) => kind)
    expect(
      Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((k) => k === kind).length])),
    ).toMatchObject({ move: 1, reply: 2, message: 4, draft: 3 })
    expect(kinds.filter((kind) => kind === 'outcome').length).toBeGreaterThanOrEqual(4)
    expect(waitingCount).toBe(waiting.length)
    expect(kinds[0]).toBe('move')
    expect(new Set(waiting.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(waiting.length)
    expect(waiting.filter(({ link }) => !link.includes(`section=`))).toEqual([])
    expect(timeZone).toBe('America/Los_Angeles')
  })

  it('let the answered one go from the queue', async () => {
    const move = (await ours()).waiting.find(({ kind }) => kind === 'move')
    const { today, upcoming } = await visitor.call(companyInterviewsApi.list)
    const interview = [...today, ...upcoming].find(({ id }) => id === move?.id)
    if (!interview) throw new Error('Nobody asks to move')

    await visitor.call(companyInterviewsApi.confirm, {
      params: { id: interview.id },
      body: { slot: interview.proposedSlots[0], version: interview.version },
    })

    expect((await ours()).waiting.map(({ kind }) => kind)).not.toContain('move')
  })

  it('count arrivals: answering somebody does not unmake an application', async () => {
    const before = (await ours()).newSinceMonday
    const { items } = await visitor.call(companyApplicationsApi.list, {
      query: { status: 'New', sort: 'applied', pageSize: 3 },
    })
    for (const { id, version } of items)
      await visitor.call(companyApplicationsApi.reject, {
        params: { id },
        body: { reasonId: 'skills', version },
      })

    expect((await ours()).newSinceMonday).toBe(before)
  })

  it('begin with the shortest range that can be told', async () => {
    const { range, timeToHire, hires } = await ours()

    expect(range).toBe('1y')
    expect(timeToHire).toEqual({ median: 31, n: 5, tooFew: false })
    expect(hires).toHaveLength(5)
    expect((await ours({ range: '30d' })).timeToHire.tooFew).toBe(true)
  })

  it('say on a card that a time is proposed, not a date', async () => {
    const { items } = await visitor.call(companyApplicationsApi.list, {
      query: { status: 'Interviews Scheduled', pageSize: 50 },
    })

    expect(items.filter(({ timeProposed }) => timeProposed)).toMatchObject([{ interviewAt: null }])
    expect(items.filter(({ interviewAt }) => interviewAt !== null)).toHaveLength(items.length - 1)
  })
})

describe('The exports', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())
  const rows = async (path: string) => {
    const answer = await visitor.client.get(path)
    return answer.statusCode === 200 ? answer.body.trimEnd().split('\r\n').length - 1 : answer.statusCode
  }

  it('hold what the list on screen holds', async () => {
    expect(await rows('/api/company/export/applications?status=Rejected')).toBe(17)
    expect(await rows('/api/company/export/applications?overdue=true')).toBe(2)
    expect(await rows('/api/company/export/applications')).toBe(96)
    expect(await rows('/api/company/export/candidates?focus=Data+Science')).toBe(12)
    expect(await rows('/api/company/export/candidates?verifiedOnly=true')).toBe(23)
  })

  it.each([
    '/api/company/export/applications?status=Nobody',
    '/api/company/export/applications?page=2',
    '/api/company/export/candidates?experience=9+years',
    '/api/applications/export-pdf?status=Everything',
  ])('refuse %s', async (path) => {
    expect(await rows(path)).toBe(400)
  })
})
