import { randomUUID } from 'node:crypto'
import type { AnalyticsBreakdown } from '@tryka/domain'
import {
  analyticsApi,
  ANALYTICS_RANGE_IDS,
  atLocal,
  cohort,
  companyApplicationsApi,
  COMPANY_STATUS,
  DAY_MS,
  daysBetween,
  localDay,
  localTime,
  medianFigure,
  OPEN_STAGES,
  reached,
} from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { ApplicationEntity } from '../applications/application.table'
import { HiringEventEntity } from '../core/hiring-event.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'

/** The Monday of a moment, taken by the wall clock alone. */
function mondayOf(iso: string, zone: string): string {
  const { year, month, day, weekday } = localTime(new Date(iso), zone)
  return localDay(atLocal(zone, year, month, day + 1 - weekday, 12), zone)
}

describe('The range by week, by stage and by posting', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
  })
  beforeEach(async () => {
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  const own = () => ({ marketId: visitor.market.id, companyId: visitor.market.company.id })
  const rowsOf = () => test.db.read.findBy(ApplicationEntity, own())
  const ask = (query: Record<string, string>) => visitor.call(analyticsApi.breakdown, { query })
  const cases = ANALYTICS_RANGE_IDS.flatMap((range) =>
    ['true', 'false'].map((finishedOnly) => [range, finishedOnly] as const),
  )

  it.each(cases)('is that of the rules, row by row: %s, finished only %s', async (range, finishedOnly) => {
    const rows = await rowsOf()
    const postings = await test.db.read.findBy(PostingEntity, own())
    for (const postingId of [undefined, rows[0]?.postingId ?? '']) {
      const query = { range, finishedOnly, ...(postingId ? { postingId } : {}) }
      const { from, to, timeZone } = await visitor.call(analyticsApi.get, { query })
      const answer = await ask(query)
      const mine = rows.filter((row) => postingId === undefined || row.postingId === postingId)
      const counted = cohort(mine, new Date(from), finishedOnly === 'true')

      expect(answer.weeks.map(({ monday }) => monday)).toEqual(
        answer.weeks.map((_, i) =>
          new Date(Date.parse(mondayOf(from, timeZone)) + i * 7 * DAY_MS).toISOString().slice(0, 10),
        ),
      )
      expect(answer.weeks.at(-1)?.monday).toBe(mondayOf(to, timeZone))
      for (const { monday, count } of answer.weeks)
        expect([monday, count]).toEqual([
          monday,
          counted.filter(({ appliedAt }) => mondayOf(appliedAt, timeZone) === monday).length,
        ])
      expect(answer.weeks.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length)

      const shown = postings.filter(
        ({ id, status, closedAt }) =>
          (postingId === undefined || id === postingId) &&
          (status === 'Active' || (closedAt ?? '') >= from || counted.some((row) => row.postingId === id)),
      )
      expect(answer.postings.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
      expect(answer.postingCount).toBe(shown.length)
      for (const posting of answer.postings) {
        const ofIt = counted.filter((row) => row.postingId === posting.id)
        const count = (metric: Parameters<typeof reached>[1]) =>
          ofIt.filter((row) => reached(row, metric)).length
        expect(posting).toMatchObject({
          applications: ofIt.length,
          screenPassed: count('Screen Passed'),
          interviews: count('Interviews'),
          offers: count('Offers'),
          hires: count('Hires'),
        })
      }
    }
  })

  /** What each stage must say, from every event of every open application. */
  async function agesByHand(): Promise<AnalyticsBreakdown['stages']> {
    const events = await test.db.read.findBy(HiringEventEntity, {
      marketId: visitor.market.id,
      kind: 'application',
    })
    const now = test.clock.now().toISOString()
    const rows = await rowsOf()
    return OPEN_STAGES.map((stage) => {
      const days = rows
        .filter((row) => row.stage === stage)
        .map(({ id, appliedAt }) => {
          const moves = events.filter((e) => e.subjectId === id && e.to === stage && e.from !== stage)
          return daysBetween(
            moves
              .map(({ at }) => at)
              .sort()
              .at(-1) ?? appliedAt,
            now,
          )
        })
      return { stage, ...medianFigure(days), longest: days.length ? Math.max(...days) : null }
    })
  }

  it('counts the days in a stage from the last move into it, whatever the range', async () => {
    const before = await ask({ range: '1y', finishedOnly: 'true' })
    expect(before.stages).toEqual(await agesByHand())
    expect(before.stages.map(({ n }) => n > 0)).toEqual([true, true, true, true])

    // One comes back to review today; before, somebody had waited there longest.
    const events = await test.db.read.findBy(HiringEventEntity, { marketId: visitor.market.id })
    const reviewed = (await rowsOf()).filter(({ stage }) => stage === 'under_review')
    const since = (id: string) =>
      events.find((e) => e.subjectId === id && e.action === 'start_review')?.at ?? ''
    const oldest = reviewed.sort((a, b) => since(a.id).localeCompare(since(b.id)))[0]?.id ?? ''
    await test.db.write((manager) =>
      manager.insert(HiringEventEntity, {
        id: randomUUID(),
        marketId: visitor.market.id,
        kind: 'application',
        subjectId: oldest,
        n: 90,
        applicationId: oldest,
        action: 'interviews_over',
        from: 'interview_scheduled',
        to: 'under_review',
        actorId: null,
        actorRole: 'system',
        reason: null,
        at: test.clock.now().toISOString(),
      }),
    )

    const after = await ask({ range: '30d' })
    expect(after.stages).toEqual(await agesByHand())
    expect(after.stages).not.toEqual(before.stages)
  })

  it('says of each stage as many as the list that it opens', async () => {
    const { stages } = await ask({})
    for (const { stage, n } of stages) {
      const query = { status: COMPANY_STATUS[stage] }
      const list = await visitor.call(companyApplicationsApi.list, { query })
      expect([stage, list.total]).toEqual([stage, n])
    }
  })

  it('begins a week where it is Monday at the company, and has those in which nobody applied', async () => {
    const zone = 'Asia/Kolkata'
    const { id: marketId } = visitor.market
    // The Sunday evening of this one in UTC is a Monday in Kolkata.
    const { year, month, day, weekday } = localTime(test.clock.now(), zone)
    const monday = atLocal(zone, year, month, day + 1 - weekday - 14)
    const late = new Date(monday.getTime() - 1).toISOString()
    await test.db.write(async (manager) => {
      await manager.update(CompanyEntity, { marketId, id: own().companyId }, { timeZone: zone })
      const [first, ...others] = (await rowsOf()).map(({ id }) => id)
      const [second, ...rest] = others
      await manager.update(ApplicationEntity, rest, { appliedAt: '2001-01-01T00:00:00.000Z' })
      await manager.update(ApplicationEntity, [first ?? ''], { appliedAt: monday.toISOString() })
      await manager.update(ApplicationEntity, [second ?? ''], { appliedAt: late })
    })

    const { weeks, timeZone } = await ask({ range: '30d' })
    expect(timeZone).toBe(zone)
    expect(weeks.map(({ count }) => count).slice(-4)).toEqual([1, 1, 0, 0])
    expect(weeks.at(-3)?.monday).toBe(localDay(monday, zone))
  })

  it('counts a posting as open until it closed, and not while it is a draft again', async () => {
    const { marketId, companyId } = own()
    const { postings } = await ask({ range: '1y' })
    const [active, other] = postings.filter(({ status }) => status === 'Active')
    if (!active || !other) throw new Error('Two open postings are needed')
    const now = test.clock.now().getTime()
    const back = (days: number) => new Date(now - days * DAY_MS).toISOString()
    await test.db.write(async (manager) => {
      const of = (id: string) => ({ marketId, companyId, id })
      const closed = { status: 'Closed' as const, postedAt: back(47), closedAt: back(6) }
      await manager.update(PostingEntity, of(active.id), closed)
      await manager.update(PostingEntity, of(other.id), { status: 'Draft', postedAt: back(20) })
    })

    const after = await ask({ range: '1y' })
    const daysOf = (id: string) => after.postings.find((one) => one.id === id)?.daysOpen
    expect([daysOf(active.id), daysOf(other.id)]).toEqual([41, null])
  })

  it('is read by every role that reads the figures', async () => {
    await visitor.actAs('Recruiter')
    expect((await visitor.send(analyticsApi.breakdown)).statusCode).toBe(200)
  })
})
