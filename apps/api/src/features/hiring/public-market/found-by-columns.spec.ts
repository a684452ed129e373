import { randomUUID } from 'node:crypto'
import { DAY_MS, postingsApi } from '@tryka/domain'
import type { PostingDraft } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { readJobsQuery } from '@tryka/public-pages'
import type { TestApp } from '../../../testing/build-test-app'
import { verifiedCompany } from '../../../testing/live-market'
import { buildAppWithColumns } from '../../../testing/matcher'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { noColumns } from '../core/columns'
import { PostingEntity } from '../postings/posting.table'
import { PublicMarket } from './public-market'

jest.setTimeout(120_000)

describe('The public list of jobs, found by columns', () => {
  const seed = randomUUID().slice(0, 6)
  let test: TestApp
  let byRows: PublicMarket
  let ben: Awaited<ReturnType<typeof verifiedCompany>>
  let chloe: typeof ben
  const publish = async (by: typeof ben, over: Partial<PostingDraft>) => {
    const draft = buildPostingDraft({
      closesAt: new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString(),
      ...over,
    })
    const { id, version } = await by.team.call(postingsApi.create, { body: draft })
    return by.team.call(postingsApi.publish, { params: { id }, body: { version } })
  }
  beforeAll(async () => {
    test = await buildAppWithColumns()
    byRows = new PublicMarket(test.db, test.clock, { count: () => undefined }, noColumns)
    ben = await verifiedCompany(test, `ben@firm-${seed}.com`, 'Northwind')
    chloe = await verifiedCompany(test, `chloe@other-${seed}.com`, 'Halden')
    await publish(ben, { title: 'Ledger Engineer', technology: 'Blockchain', mode: 'Remote' })
    await publish(ben, { title: 'Protocol Engineer', technology: 'Blockchain', mode: 'Hybrid' })
    await publish(chloe, { title: 'Vision Engineer', technology: 'AI & Machine Learning', mode: 'Hybrid' })
    await publish(chloe, {
      title: 'Chain Analyst',
      technology: 'Blockchain',
      mode: 'Remote',
      type: 'Contract',
    })
    // The first look begins the columns, and does not wait for them.
    await test.app.inject({ url: '/jobs' })
    while ((await matching()) !== 'ready') await soon()
  })
  afterAll(() => test.close())

  const soon = () => new Promise((go) => setTimeout(go, 20))
  const matching = async () => (await test.client().get('/readyz')).json<{ matching?: string }>().matching

  /** Titles and number as the page says them, and as the rows do. */
  const both = async (query: Record<string, string>) => {
    const { body } = await test.app.inject({ url: `/jobs?${new URLSearchParams(query)}` })
    const { jobs, total } = await byRows.jobs(readJobsQuery(query))
    const [, list = ''] = /<ul class="p-rows">(.*?)<\/ul>/s.exec(body) ?? []
    const titles = [...list.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, title = '']) =>
      title.replace(/<[^>]+>/g, ''),
    )
    return { shown: titles, rows: jobs.map(({ title }) => title), body, total }
  }

  it.each([
    [{}, 4],
    [{ q: 'engineer' }, 4],
    [{ q: 'engi led' }, 1],
    [{ field: 'Blockchain' }, 3],
    [{ field: 'Blockchain', mode: 'Remote' }, 2],
    [{ q: 'analyst', type: 'Contract' }, 1],
    [{ q: 'nobody-says-this' }, 0],
    [{ page: '2' }, 4],
  ])('is that of the rows for %j', async (query, total) => {
    const answer = await both(query as Record<string, string>)

    expect(await matching()).toBe('ready')
    expect(answer.total).toBe(total)
    expect(answer.shown).toEqual(answer.rows)
  })

  it('shows nothing that was taken down or whose company is held, at once', async () => {
    const taken = await publish(ben, { title: `Taken ${seed}` })
    const titles = async () => (await both({ q: `taken ${seed}` })).shown
    // What is new is there when the columns looked.
    while ((await titles()).length === 0) await soon()
    expect(await titles()).toEqual([`Taken ${seed}`])
    await test.db.write((m) => m.update(PostingEntity, { id: taken.id }, { hiddenDecisionId: randomUUID() }))
    expect(await titles()).toEqual([])

    await test.db.write((m) => m.update(CompanyProofEntity, { companyId: chloe.id }, { state: 'suspended' }))
    const answer = await both({})
    expect([...answer.shown].sort()).toEqual(['Ledger Engineer', 'Protocol Engineer'])
    expect(answer.shown).toEqual(answer.rows)
  })
})
