import { applicationsApi, DAY_MS, jobsApi, companyApplicationsApi, postingsApi } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import type { Visitor } from '../../../../testing/hiring'
import { openVisitor, refusalOf } from '../../../../testing/hiring'
import { ApplicationEntity } from '../../applications/application.table'
import { JobViewEntity } from '../candidate/job.table'
import { NotificationEntity } from '../../messages/message.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'

describe('Postings', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS).toISOString()
  const draft = (over: object = {}) => ({ ...buildPostingDraft({ closesAt: inDays(30) }), ...over })
  const publish = async (over: object = {}) => {
    const made = await visitor.call(postingsApi.create, { body: draft(over) })
    return visitor.call(postingsApi.publish, { params: { id: made.id }, body: { version: made.version } })
  }
  const apply = (id: string, body: object = {}) =>
    visitor.call(applicationsApi.apply, { params: { id }, body })

  it('have counts per tab that add up, and the seeded numbers', async () => {
    const page = await visitor.call(postingsApi.list, { query: { pageSize: 50 } })

    expect(page.counts).toEqual({ 'All Jobs': 15, Active: 8, Draft: 3, Closed: 4 })
    expect(page.items).toHaveLength(15)
    expect(page.items.reduce((sum, { views }) => sum + views, 0)).toBe(3_840)
    expect(page.items.reduce((sum, { applications }) => sum + applications, 0)).toBe(96)
    const drafts = await visitor.call(postingsApi.list, { query: { status: 'Draft' } })
    expect(drafts.items.map(({ status }) => status)).toEqual(['Draft', 'Draft', 'Draft'])
  })

  it('follow each other as asked for within each status, and count who is in review', async () => {
    const sorted = async (sort?: 'newest' | 'unread' | 'longest' | 'ends') => {
      const { items } = await visitor.call(postingsApi.list, {
        query: { status: 'Active', pageSize: 50, ...(sort ? { sort } : {}) },
      })
      expect(new Set(items.map(({ id }) => id)).size).toBe(8)
      return items
    }
    const falls = (values: readonly number[]) =>
      values.every((value, i) => i === 0 || value <= Number(values[i - 1]))
    const days = (items: Awaited<ReturnType<typeof sorted>>) =>
      items.map(({ posted }) => Date.parse(posted ?? ''))

    const newest = await sorted()
    expect(newest).toEqual(await sorted('newest'))
    expect(falls(days(newest))).toBe(true)
    expect(falls(days(await sorted('longest')).reverse())).toBe(true)
    expect(falls((await sorted('unread')).map(({ newApplications }) => newApplications))).toBe(true)
    const ends = (await sorted('ends')).map(({ closesAt }) => Date.parse(closesAt ?? '9999-01-01'))
    expect(falls(ends.reverse())).toBe(true)
    const inReview = await test.db.read.countBy(ApplicationEntity, {
      postingId: newest[0]?.id ?? '',
      stage: 'under_review',
    })
    expect(newest[0]?.inReview).toBe(inReview)
    const odd = await visitor.send(postingsApi.list, { query: { sort: 'title' as 'ends' } })
    expect(odd.statusCode).toBe(400)
  })

  it('go live only when nothing is missing, and are found by candidates from then on', async () => {
    const made = await visitor.call(postingsApi.create, {
      body: draft({ title: 'Quantum Plumber', description: 'Short', skills: [], salaryMax: null }),
    })
    const params = { id: made.id }

    const early = await visitor.send(postingsApi.publish, { params, body: { version: made.version } })

    expect(refusalOf(early)).toEqual([422, 'NOT_READY'])
    expect(early.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
      'description',
      'salaryMin',
      'skills',
    ])
    const search = () => visitor.call(jobsApi.list, { query: { q: 'quantum plumber' } })
    expect((await search()).total).toBe(0)
    expect((await visitor.send(jobsApi.get, { params })).statusCode).toBe(404)
    const body = { ...draft({ title: 'Quantum Plumber' }), version: made.version }
    const ready = await visitor.call(postingsApi.update, { params, body })
    expect(ready.problems).toEqual([])
    await visitor.call(postingsApi.publish, { params, body: { version: ready.version } })
    const { items } = await search()
    expect(items.map(({ role }) => role)).toEqual(['Quantum Plumber'])
    const byCompany = { query: { q: `quantum ${items[0]?.company.name}` } }
    expect((await visitor.call(jobsApi.list, byCompany)).total).toBe(1)
  })

  it('close only when every open application is disposed of, and each person is told', async () => {
    const posting = await publish()
    const application = await apply(posting.id)
    const params = { id: posting.id }
    const { version } = await visitor.call(postingsApi.get, { params })
    const close = (dispositions: object[]) =>
      visitor.send(postingsApi.close, { params, body: { reason: 'cancelled', dispositions, version } })
    const decide = (over: object) => [{ applicationId: application.id, action: 'reject', ...over }]

    expect(refusalOf(await close([]))).toEqual([409, 'OPEN_APPLICATIONS'])
    expect(refusalOf(await close(decide({ action: 'keep' })))).toEqual([409, 'OPEN_APPLICATIONS'])
    expect(refusalOf(await close(decide({})))).toEqual([409, 'REASON_REQUIRED'])
    expect((await close(decide({ reasonId: 'closed' }))).json()).toMatchObject({ status: 'Closed' })

    const mine = await visitor.call(applicationsApi.get, { params: { id: application.id } })
    expect(mine).toMatchObject({
      status: 'Rejected',
      rejection: { reason: 'The position was filled or withdrawn' },
    })
    const recipientId = visitor.market.candidate.id
    const told = await test.db.read.findBy(NotificationEntity, { marketId: visitor.market.id, recipientId })
    expect(told.filter(({ title }) => title.endsWith(`has decided about ${posting.title}`))).toHaveLength(1)
    expect((await visitor.send(jobsApi.get, { params })).statusCode).toBe(410)
  })

  it('close by themselves on their day, leaving open applications open', async () => {
    const posting = await publish({ closesAt: inDays(2) })
    const application = await apply(posting.id)

    test.clock.advance(3 * DAY_MS)

    const closed = await visitor.call(postingsApi.get, { params: { id: posting.id } })
    expect(closed).toMatchObject({ status: 'Closed', closeReason: 'expired' })
    expect(closed.openApplicationIds).toEqual([application.id])
    expect((await visitor.call(applicationsApi.get, { params: { id: application.id } })).status).toBe(
      'Applied',
    )
  })

  it('tell who has applied when pay, place, type or must-have skills change', async () => {
    const posting = await publish()
    const application = await apply(posting.id)
    const params = { id: posting.id }
    const news = () => test.db.read.countBy(NotificationEntity, { recipientId: visitor.market.candidate.id })
    const update = async (over: object) => {
      const { version } = await visitor.call(postingsApi.get, { params })
      await visitor.call(postingsApi.update, {
        params,
        body: { ...draft({ ...over, closesAt: posting.closesAt }), version },
      })
    }
    const before = await news()

    await update({ urgency: 'High' })
    expect(await news()).toBe(before)
    await update({ salaryMax: 200_000 })

    expect(await news()).toBe(before + 1)
    const { timeline } = await visitor.call(applicationsApi.get, { params: { id: application.id } })
    expect(timeline.map(({ text }) => text)).toContain('The job was changed')
  })

  it('that were live are not deleted, and those with applications do not go back to draft', async () => {
    const posting = await publish()
    const params = { id: posting.id }
    const back = await visitor.call(postingsApi.unpublish, { params, body: { version: posting.version } })
    expect(refusalOf(await visitor.send(postingsApi.remove, { params }))).toEqual([409, 'WAS_LIVE'])
    const again = await visitor.call(postingsApi.publish, { params, body: { version: back.version } })
    await apply(posting.id)

    const refused = await visitor.send(postingsApi.unpublish, { params, body: { version: again.version } })

    expect(refusalOf(refused)).toEqual([409, 'HAS_APPLICATIONS'])
    expect((await visitor.call(postingsApi.get, { params })).timesPosted).toBe(2)
  })

  it('reviewed blind name nobody to the company until an interview is agreed or an Admin lifts it', async () => {
    const posting = await publish({ blindReview: true })
    const application = await apply(posting.id, { shareSalary: true })
    const { name } = visitor.market.candidate
    const params = { id: application.id }
    const pages = [
      `/api/postings/${posting.id}/applications`,
      `/api/company/applications?postingId=${posting.id}`,
      `/api/company/applications/${application.id}`,
    ]
    const crawl = async () =>
      (await Promise.all(pages.map(async (url) => (await visitor.client.get(url)).body))).join('\n')

    const blind = await crawl()

    expect(blind).toMatch(/Candidate [0-9A-F]{4}/)
    for (const part of [name, visitor.market.candidate.id]) expect(blind).not.toContain(part)
    expect((await visitor.call(companyApplicationsApi.get, { params })).candidate).toMatchObject({
      id: application.id,
    })
    expect(
      (await visitor.call(companyApplicationsApi.list, { query: { postingId: posting.id, q: name } })).total,
    ).toBe(0)
    const told = await test.db.read.findBy(NotificationEntity, {
      marketId: visitor.market.id,
      side: 'company',
      at: test.clock.now().toISOString(),
    })
    expect(told.length).toBeGreaterThan(0)
    for (const { title } of told) expect(title).not.toContain(name)

    await visitor.call(companyApplicationsApi.reveal, {
      params,
      body: { reason: 'A relative may work here' },
    })

    const shown = await visitor.call(companyApplicationsApi.get, { params })
    expect(shown).toMatchObject({ blind: false, candidate: { name } })
    expect(shown.timeline.at(-1)).toMatchObject({ action: 'reveal', reason: 'A relative may work here' })
  })
})

describe('Jobs', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  it('are paged by four from 127, best match first, each once', async () => {
    const first = await visitor.call(jobsApi.list, { query: {} })
    const last = await visitor.call(jobsApi.list, { query: { page: 32 } })
    expect([first.total, first.items.length, last.items.length]).toEqual([127, 4, 3])

    const ids = new Set<string>()
    const scores: number[] = []
    for (let page = 1; page <= 13; page++)
      for (const { id, match } of (await visitor.call(jobsApi.list, { query: { page, pageSize: 10 } }))
        .items) {
        ids.add(id)
        scores.push(match ?? -1)
      }
    expect(ids.size).toBe(127)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('are found by field, place, text and least match', async () => {
    const total = async (query: Record<string, string | number>) =>
      (await visitor.call(jobsApi.list, { query })).total

    expect(await total({ technology: 'Blockchain' })).toBe(32)
    expect(await total({ technology: 'Blockchain', location: 'Seattle' })).toBe(3)
    expect(await total({ location: 'Remote', sort: 'posted' })).toBe(52)
    expect(await total({ q: 'zero knowledge' })).toBe(5)
    expect(await total({ q: 'cobol', sort: 'salary' })).toBe(0)
    const strong = await visitor.call(jobsApi.list, { query: { minMatch: 80, pageSize: 50 } })
    for (const { match } of strong.items) expect(match).toBeGreaterThanOrEqual(80)
  })

  it('show the number of the list in the arithmetic of the match, with its inputs', async () => {
    const { items } = await visitor.call(jobsApi.list, { query: {} })
    for (const { id, match, coverage } of items) {
      const answer = await visitor.call(jobsApi.match, { params: { id } })
      expect([answer.score, answer.coverage]).toEqual([match, coverage])
      expect(answer.inputs?.job.skills.length).toBeGreaterThan(0)
    }
  })

  it('count a person once a day and keep what is kept once', async () => {
    const { items } = await visitor.call(jobsApi.list, { query: {} })
    const params = { id: items[0]?.id ?? '' }
    const views = async () =>
      (await test.db.read.findBy(JobViewEntity, { postingId: params.id })).reduce(
        (sum, { people }) => sum + people,
        0,
      )
    const before = await views()

    for (let i = 0; i < 3; i++) await visitor.call(jobsApi.view, { params })
    expect(await views()).toBe(before + 1)
    test.clock.advance(DAY_MS)
    await visitor.call(jobsApi.view, { params })
    expect(await views()).toBe(before + 2)

    for (let i = 0; i < 2; i++) await visitor.call(jobsApi.save, { params })
    expect((await visitor.call(jobsApi.list, { query: { saved: 'true' } })).total).toBe(4)
    for (let i = 0; i < 2; i++) await visitor.call(jobsApi.unsave, { params })
    expect((await visitor.call(jobsApi.list, { query: { saved: 'true' } })).total).toBe(3)
  })
})

describe('The company’s applications', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  it('add up on the list and on every board', async () => {
    const { counts, total } = await visitor.call(companyApplicationsApi.list, { query: {} })
    expect(total).toBe(96)
    expect(counts).toMatchObject({ applied: 29, under_review: 27, rejected: 17, hired: 5, total: 96 })
    const overdue = await visitor.call(companyApplicationsApi.list, { query: { overdue: 'true' } })
    expect(overdue.total).toBe(2)

    const { items } = await visitor.call(postingsApi.list, { query: { pageSize: 50 } })
    let sum = 0
    for (const { id, applications } of items) {
      const board = await visitor.call(companyApplicationsApi.board, {
        params: { id },
        query: { perColumn: 50 },
      })
      expect(board.counts.total).toBe(applications)
      for (const column of board.columns) expect(column.items).toHaveLength(column.total)
      sum += board.counts.total
    }
    expect(sum).toBe(96)
  })

  it('are rejected together by name only, and what cannot be is said', async () => {
    const { items } = await visitor.call(companyApplicationsApi.list, { query: { status: 'New' } })
    const hired = await visitor.call(companyApplicationsApi.list, { query: { status: 'Hired' } })
    const ids = [items[0]?.id ?? '', items[1]?.id ?? '', hired.items[0]?.id ?? '', 'nobody']

    const receipt = await visitor.call(companyApplicationsApi.bulkReject, {
      body: { ids, reasonId: 'experience' },
    })

    expect(receipt).toEqual({
      rejected: ids.slice(0, 2),
      refused: [
        { id: ids[2], code: 'illegal_transition' },
        { id: 'nobody', code: 'NOT_FOUND' },
      ],
    })
  })

  it('are a CSV with a row for each, harmless in a spreadsheet, for Admins', async () => {
    const candidates = await test.db.read.findBy(CandidateEntity, {
      marketId: visitor.market.id,
    })
    const applicant = await test.db.read.findOneByOrFail(ApplicationEntity, {
      marketId: visitor.market.id,
      companyId: visitor.market.company.id,
      stage: 'hired',
    })
    const person = candidates.find(({ id }) => id === applicant.candidateId)
    await test.db.write((m) =>
      m.update(CandidateEntity, { id: person?.id }, { name: '=HYPERLINK("http://evil.example")' }),
    )

    const file = await visitor.client.get('/api/company/export/applications')

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(97)
    expect(file.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    await visitor.actAs('Recruiter')
    expect((await visitor.client.get('/api/company/export/applications')).statusCode).toBe(403)
  })
})

describe('Export PDF of the applications', () => {
  it('prints what the list shows, every text escaped', async () => {
    const printed: { html: string; title: string }[] = []
    const printer = {
      print: (doc: { html: string; title: string }) =>
        Promise.resolve(Buffer.from((printed.push(doc), '%PDF-1.7'))),
      warmUp: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { printer } })
    const visitor = await openVisitor(test)
    await test.db.write((m) =>
      m.update(CompanyEntity, { id: visitor.market.company.id }, { name: '<img src=x onerror=alert(1)>' }),
    )
    const { items } = await visitor.call(applicationsApi.list, { query: { pageSize: 50 } })

    const file = await visitor.client.get('/api/applications/export-pdf')

    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toBe('attachment; filename=applications.pdf')
    expect(printed[0]?.html.match(/<tr>/g)).toHaveLength(items.length + 1)
    expect(printed[0]?.html).not.toContain('<img')
    // A day is one piece that no line breaks, and never the form that machines write.
    expect(printed[0]?.html.match(/<td>\d{1,2}\u00a0[A-Z][a-z]{2}\u00a0\d{4}<\/td>/g)).toHaveLength(
      items.length,
    )
    expect(printed[0]?.html).not.toMatch(/\d{4}-\d{2}/)
    await visitor.client.get('/api/applications/export-pdf?status=Rejected')
    const rejected = items.filter(({ status }) => status === 'Rejected')
    expect(printed[1]?.html.match(/<tr>/g)).toHaveLength(rejected.length + 1)
    expect(printed[1]?.html).toContain(`${rejected.length} applications, Rejected`)
    await test.close()
  })
})
