import { randomInt } from 'node:crypto'
import { applicationsApi, jobsApi, type JobQuery } from '@tryka/domain'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import { appliedFor, publishedBy } from '../../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'
import { buildAppWithColumns } from '../../../../testing/matcher'

jest.setTimeout(180_000)

const SEED = randomInt(1_000)
const SORTS = ['match', 'posted', 'salary']

describe.each([
  ['rows', () => buildTestApp()],
  ['the columns', () => buildAppWithColumns()],
])('Jobs without those applied for, from %s', (_, build) => {
  let test: TestApp
  let northwind: Awaited<ReturnType<typeof verifiedCompany>>
  let asha: Awaited<ReturnType<typeof candidate>>
  let ben: Awaited<ReturnType<typeof candidate>>
  let ids: string[]
  beforeAll(async () => {
    test = await build()
    northwind = await verifiedCompany(test, 'hr@hide-firm.com', 'Northwind')
    asha = await candidate(test, 'asha@hide-mail.com')
    ben = await candidate(test, 'ben@hide-mail.com', 'Ben Ito')
    ids = []
    for (let n = 0; n < 5; n++) ids.push((await publishedBy(test, northwind, `Engineer ${n}`)).id)
  })
  afterAll(() => test.close())

  const list = ({ me } = asha, query: Partial<Record<keyof JobQuery, string | number>> = {}) =>
    me.call(jobsApi.list, { query: { pageSize: 50, ...query } })
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id).sort()
  const unapplied = { hideApplied: 'true' }

  it('are all there until the reader applied, whatever others applied for', async () => {
    for (const id of ids) await appliedFor(ben, northwind, id)

    expect(await list(asha, unapplied)).toEqual(await list(asha))
    expect((await list(asha, unapplied)).total).toBe(5)
    expect(await list(ben, unapplied)).toMatchObject({ items: [], total: 0 })
  })

  it.each(SORTS)('are the rest by %s, in its pages and its count', async (sort) => {
    const before = await list(asha, { ...unapplied, sort })
    // Another one for each order: nobody applies again for what they withdrew.
    const target = ids[(SEED + SORTS.indexOf(sort)) % ids.length] ?? ''
    const { id, version } = await appliedFor(asha, northwind, target)

    const rest = before.items.filter((job) => job.id !== target).map((job) => job.id)
    const query = { ...unapplied, sort, pageSize: 2 }
    const pages = [await list(asha, { ...query, page: 1 }), await list(asha, { ...query, page: 2 })]
    expect([SEED, pages.flatMap(({ items }) => items.map((job) => job.id))]).toEqual([SEED, rest])
    expect(pages.map(({ total }) => total)).toEqual([4, 4])
    expect(await list(asha, { sort, hideApplied: 'false' })).toMatchObject({ total: 5 })
    // Together with what was saved.
    await asha.me.call(jobsApi.save, { params: { id: target } })
    expect((await list(asha, { saved: 'true' })).total).toBe(1)
    expect((await list(asha, { ...unapplied, saved: 'true' })).total).toBe(0)
    await asha.me.call(jobsApi.unsave, { params: { id: target } })

    await asha.me.call(applicationsApi.withdraw, { params: { id }, body: { version: await version() } })
    expect(idsOf(await list(asha, unapplied))).toEqual([...ids].sort())
  })

  it('are asked for in one word alone', async () => {
    for (const hideApplied of ['yes', '1', ''])
      expect((await asha.me.send(jobsApi.list, { query: { hideApplied } })).statusCode).toBe(400)
  })
})
