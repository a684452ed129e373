import {
  HOUR_MS,
  applicationsApi,
  companyInterviewsApi,
  interviewsApi,
  planApi,
  companyApplicationsApi,
} from '@tryka/domain'
import type { CompanyInterview } from '@tryka/domain'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import type { Visitor } from '../../../../testing/hiring'
import { openVisitor, refusalOf } from '../../../../testing/hiring'
import { InterviewerTimeEntity } from './interview.table'
import { PostingEntity } from '../../postings/posting.table'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'

describe('Interviews', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const hourFrom = (hours: number) =>
    new Date((Math.ceil(test.clock.now().getTime() / HOUR_MS) + hours) * HOUR_MS).toISOString()
  const me = () => visitor.market.company.member.id
  /** Applications of the company that can be scheduled; the visitor's own first. */
  const applicationIds = async () => {
    const { items } = await visitor.call(companyApplicationsApi.list, {
      query: { status: 'New', pageSize: 50 },
    })
    const own = visitor.market.candidate.id
    return [...items].sort((a, b) => Number(b.candidate.id === own) - Number(a.candidate.id === own))
  }
  const scheduleBody = (version: number, slots: string[], over: object = {}) => ({
    slots,
    type: 'Video',
    duration: 60,
    interviewerIds: [me()],
    version,
    ...over,
  })
  const schedule = async (slots: string[], over: object = {}) => {
    const [card] = await applicationIds()
    if (!card) throw new Error('There is nothing to schedule')
    return visitor.call(companyInterviewsApi.schedule, {
      params: { id: card.id },
      body: scheduleBody(card.version, slots, over),
    })
  }
  const confirm = ({ id, version }: CompanyInterview, slot: string) =>
    visitor.call(interviewsApi.confirm, { params: { id }, body: { slot, version } })
  const calendar = (id: string) => visitor.client.get(`/api/interviews/${id}/calendar.ics?place=demo`)
  const lineOf = (ics: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(ics)?.[1]?.trim()

  it('never put an interviewer into two at once, whoever asks in parallel', async () => {
    const cards = (await applicationIds()).slice(0, 10)
    const send = (card: (typeof cards)[number], minute: number) =>
      visitor.send(companyInterviewsApi.schedule, {
        params: { id: card.id },
        body: scheduleBody(card.version, [hourFrom(200).replace('00:00.000Z', `${minute}:00.000Z`)]),
      })

    const answers = await Promise.all(cards.map((card, i) => send(card, 10 + i)))

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(refusalOf(answer)).toEqual([409, 'INTERVIEWER_BUSY'])
    const held = await test.db.read.findBy(InterviewerTimeEntity, { memberId: me() })
    expect(new Set(held.map(({ at }) => at)).size).toBe(held.length)
  })

  it('may begin as another ends', async () => {
    await schedule([hourFrom(210)])
    const next = (await applicationIds())[1]

    const answer = await visitor.send(companyInterviewsApi.schedule, {
      params: { id: next?.id ?? '' },
      body: scheduleBody(next?.version ?? 0, [hourFrom(211)]),
    })

    expect(answer.statusCode).toBe(201)
  })

  it('have one calendar entry, which says when they are moved and called off', async () => {
    const proposed = await schedule([hourFrom(220), hourFrom(230)])
    const agreed = await confirm(proposed, hourFrom(220))
    const entry = async () => {
      const { body, headers } = await calendar(agreed.id)
      const lines = ['UID', 'SEQUENCE', 'STATUS'].map((name) => lineOf(body, name))
      return { type: headers['content-type'], lines }
    }
    const first = await entry()
    const [uid] = first.lines
    expect(first.type).toBe('text/calendar; method=REQUEST; charset=utf-8')
    expect(first.lines).toEqual([uid, '0', 'CONFIRMED'])

    const moved = await visitor.call(interviewsApi.reschedule, {
      params: { id: agreed.id },
      body: { slots: [hourFrom(240)], reason: 'A dentist', version: agreed.version },
    })
    expect(moved).toMatchObject({ status: 'pending', startsAt: hourFrom(220), canConfirm: false })
    const given = await entry()
    expect(given.type).toBe('text/calendar; method=CANCEL; charset=utf-8')
    expect(given.lines).toEqual([uid, '1', 'CANCELLED'])
    const answered = await visitor.call(companyInterviewsApi.counter, {
      params: { id: agreed.id },
      body: { slots: [hourFrom(245)], reason: 'A workshop', version: moved.version },
    })
    expect((await entry()).lines).toEqual([uid, '1', 'CANCELLED'])
    const again = await visitor.call(interviewsApi.confirm, {
      params: { id: agreed.id },
      body: { slot: hourFrom(245), version: answered.version },
    })
    expect((await entry()).lines).toEqual([uid, '2', 'CONFIRMED'])

    await visitor.call(companyInterviewsApi.cancel, {
      params: { id: agreed.id },
      body: { version: again.version },
    })
    expect((await entry()).lines).toEqual([uid, '3', 'CANCELLED'])
    expect(test.mailbox.mails).toEqual([])
  })

  it('keep the agreed time held until another is agreed, and free it then', async () => {
    const agreed = await confirm(await schedule([hourFrom(250)]), hourFrom(250))
    const moved = await visitor.call(interviewsApi.reschedule, {
      params: { id: agreed.id },
      body: { slots: [hourFrom(260)], reason: 'A trip', version: agreed.version },
    })
    const other = (await applicationIds())[1]
    const take = (version: number) =>
      visitor.send(companyInterviewsApi.schedule, {
        params: { id: other?.id ?? '' },
        body: scheduleBody(version, [hourFrom(250)]),
      })

    expect(refusalOf(await take(other?.version ?? 0))).toEqual([409, 'INTERVIEWER_BUSY'])
    await visitor.call(companyInterviewsApi.confirm, {
      params: { id: agreed.id },
      body: { slot: hourFrom(260), version: moved.version },
    })
    expect((await take(other?.version ?? 0)).statusCode).toBe(201)
  })

  it('are confirmed by the other side alone, at a proposed time that is ahead', async () => {
    const proposed = await schedule([hourFrom(270)])
    const params = { id: proposed.id }
    const { version } = proposed
    const own = await visitor.send(companyInterviewsApi.confirm, {
      params,
      body: { slot: hourFrom(270), version },
    })
    const other = await visitor.send(interviewsApi.confirm, {
      params,
      body: { slot: hourFrom(271), version },
    })
    const elsewhere = await visitor.call(companyInterviewsApi.confirm, {
      params,
      body: { slot: hourFrom(272), reason: 'Agreed by phone', version },
    })

    expect(refusalOf(own)).toEqual([409, 'OWN_PROPOSAL'])
    expect(refusalOf(other)).toEqual([422, 'NOT_PROPOSED'])
    expect(elsewhere).toMatchObject({ status: 'confirmed', startsAt: hourFrom(272) })
    const past = await visitor.send(interviewsApi.reschedule, {
      params,
      body: { slots: [hourFrom(-2)], reason: 'Later', version: elsewhere.version },
    })
    expect(refusalOf(past)).toEqual([422, 'SLOT_PASSED'])
  })

  it('are over by the clock, and then the application is back under review', async () => {
    const agreed = await confirm(await schedule([hourFrom(2)]), hourFrom(2))
    const early = await visitor.send(interviewsApi.noShow, {
      params: { id: agreed.id },
      body: { version: agreed.version },
    })
    expect(refusalOf(early)).toEqual([409, 'NOT_BEGUN'])

    test.clock.advance(4 * HOUR_MS)

    const { past } = await visitor.call(interviewsApi.list)
    expect(past.find(({ id }) => id === agreed.id)?.status).toBe('completed')
    const application = await visitor.call(companyApplicationsApi.get, {
      params: { id: agreed.applicationId },
    })
    expect(application.status).toBe('Under Review')
    expect(application.timeline).toContainEqual(
      expect.objectContaining({ action: 'complete', text: 'Interview held', actor: 'System' }),
    )
  })

  it('have an outcome once held, with feedback only where the company shares it', async () => {
    const agreed = await confirm(await schedule([hourFrom(2)]), hourFrom(2))
    const body = { outcome: 'Passed', feedback: 'Clear answers', version: agreed.version }
    const params = { id: agreed.id }
    expect(refusalOf(await visitor.send(companyInterviewsApi.outcome, { params, body }))[0]).toBe(409)
    test.clock.advance(4 * HOUR_MS)
    await visitor.call(interviewsApi.list)
    const waiting = (await visitor.call(companyInterviewsApi.list)).waitingForOutcome
    const held = waiting.find(({ id }) => id === agreed.id)
    expect(held?.scorecards).toEqual({ due: 1, submitted: 0, mine: 'draft' })

    const told = await visitor.call(companyInterviewsApi.outcome, {
      params,
      body: { ...body, version: held?.version },
    })

    expect(told).toMatchObject({ outcome: 'Passed', feedback: 'Clear answers' })
    const mine = async () => (await visitor.call(interviewsApi.list)).past.find(({ id }) => id === agreed.id)
    expect(await mine()).toMatchObject({ outcome: 'Passed', feedback: 'Clear answers' })
    const { id: companyId } = visitor.market.company
    const company = await test.db.read.findOneByOrFail(CompanyEntity, { id: companyId })
    const preferences = { ...company.preferences, shareFeedbackWithCandidate: false }
    await test.db.write((m) => m.update(CompanyEntity, { id: companyId }, { preferences }))
    expect(await mine()).toMatchObject({ outcome: 'Passed', feedback: null })
  })

  it('keep scorecards apart until the own is in', async () => {
    const team = await test.db.read.findBy(TeamMemberEntity, {
      marketId: visitor.market.id,
      companyId: visitor.market.company.id,
      role: 'Hiring Manager',
    })
    const [manager] = team
    const held = await schedule([hourFrom(280)], { interviewerIds: [me(), manager?.id] })
    const params = { id: held.id }
    const items = [{ criterion: 'Solidity', rating: 3, reason: 'Found the fault' }]
    const write = (rating: number) =>
      visitor.call(companyInterviewsApi.saveScorecard, {
        params,
        body: { items: items.map((item) => ({ ...item, rating })), recommendation: 'yes' },
      })
    await write(3)
    await visitor.call(companyInterviewsApi.submitScorecard, { params })
    expect(
      refusalOf(
        await visitor.send(companyInterviewsApi.saveScorecard, {
          params,
          body: { items, recommendation: 'no' },
        }),
      ),
    ).toEqual([409, 'illegal_transition'])
    await visitor.actAs('Hiring Manager')

    const before = await visitor.send(companyInterviewsApi.scorecards, { params })
    await write(4)
    await visitor.call(companyInterviewsApi.submitScorecard, { params })
    const after = await visitor.call(companyInterviewsApi.scorecards, { params })

    expect(refusalOf(before)).toEqual([403, 'OWN_SCORECARD_FIRST'])
    expect(after.items).toHaveLength(2)
    expect(after.average).toBe(3.5)
  })

  it('ask an interviewer, and nobody else, about the skills of the posting', async () => {
    const { id, postingId } = await schedule([hourFrom(285)])
    const skills = [
      { skill: 'Rust', level: 2, importance: 'nice' },
      { skill: 'Solidity', level: 4, importance: 'must' },
    ] as const
    await test.db.write((m) => m.update(PostingEntity, { id: postingId }, { skills: [...skills] }))
    const params = { id }
    const stranger = await openVisitor(test)

    const own = await visitor.call(companyInterviewsApi.scorecard, { params })
    const ofOthers = await stranger.send(companyInterviewsApi.scorecard, { params })
    await visitor.actAs('Hiring Manager')
    const ofColleague = await visitor.send(companyInterviewsApi.scorecard, { params })

    expect(own).toMatchObject({ state: 'draft', items: [] })
    expect(own.criteria).toEqual([
      { criterion: 'Solidity', asked: { level: 4, importance: 'must' } },
      { criterion: 'Rust', asked: { level: 2, importance: 'nice' } },
      { criterion: 'Problem solving', asked: null },
      { criterion: 'Communication', asked: null },
    ])
    expect(ofOthers.statusCode).toBe(404)
    expect(refusalOf(ofColleague)).toEqual([403, 'NOT_INTERVIEWER'])
  })

  it('are shown to nobody else', async () => {
    const proposed = await schedule([hourFrom(290)])
    await confirm(proposed, hourFrom(290))
    const stranger = await openVisitor(test)

    expect((await calendar(proposed.id)).statusCode).toBe(200)
    expect(
      (await stranger.client.get(`/api/interviews/${proposed.id}/calendar.ics?place=demo`)).statusCode,
    ).toBe(404)
    expect((await stranger.send(planApi.preparation, { params: { id: proposed.id } })).statusCode).toBe(404)
    expect((await visitor.call(planApi.preparation, { params: { id: proposed.id } })).checklist).not.toEqual(
      [],
    )
    await visitor.call(applicationsApi.list)
  })
})
