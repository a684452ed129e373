import {
  APPLICATION_STAGES,
  companyApplicationsApi,
  isOpenStage,
  LIST_SORTS,
  SORT_ORDERS,
  type CompanyApplicationCard,
  type ListSort,
  type SortOrder,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { openVisitor, type Visitor } from '../../../../testing/hiring'
import { ApplicationEntity } from '../application.table'

describe('The order of the list', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  async function listed(sort?: ListSort, order?: SortOrder) {
    const { items } = await visitor.call(companyApplicationsApi.list, {
      query: { pageSize: 100, ...(sort ? { sort } : {}), ...(order ? { order } : {}) },
    })
    return items
  }
  const isSorted = (values: readonly (number | string)[], order: SortOrder): boolean =>
    values.every((value, i) => {
      const before = values[i - 1]
      return before === undefined || (order === 'asc' ? before <= value : before >= value)
    })

  it('has whoever still waits first, and then the rest', async () => {
    const isOpen = (await listed()).map(({ stage }) => isOpenStage(stage))

    expect(isOpen.lastIndexOf(true)).toBe(isOpen.indexOf(false) - 1)
    expect(isOpen).toContain(false)
  })

  it('is by a column either way, what is not known last, and loses nobody', async () => {
    const rows = await test.db.read.findBy(ApplicationEntity, { marketId: visitor.market.id })
    const stored = new Map(rows.map((row) => [row.id, row]))
    const valueOf: Record<ListSort, (card: CompanyApplicationCard) => number | string | null | undefined> = {
      requirements: ({ id }) => stored.get(id)?.matchRequirements,
      match: ({ id }) => stored.get(id)?.matchScore,
      applied: ({ appliedAt }) => appliedAt,
      stage: ({ stage }) => APPLICATION_STAGES.indexOf(stage),
      due: ({ dueAt }) => dueAt,
    }
    for (const sort of LIST_SORTS)
      for (const order of SORT_ORDERS) {
        const items = await listed(sort, order)
        const values = items.map(valueOf[sort])
        const known = values.filter((value) => value !== null && value !== undefined)
        expect([sort, order, isSorted(known, order)]).toEqual([sort, order, true])
        expect(values.slice(0, known.length)).toEqual(known)
        expect(new Set(items.map(({ id }) => id)).size).toBe(96)
      }
    expect(await listed('due')).toEqual(await listed('due', 'asc'))
    expect(await listed('match')).toEqual(await listed('match', 'desc'))
  })

  it.each(['sort=salary', 'order=up', 'sort=match&sort=due', "sort=match'--", 'order='])(
    'is not by %s',
    async (query) => {
      expect((await visitor.client.get(`/api/company/applications?${query}`)).statusCode).toBe(400)
    },
  )

  it('of the board knows its own three alone', async () => {
    const { items } = await visitor.call(companyApplicationsApi.list, { query: { pageSize: 1 } })
    const board = `/api/postings/${items[0]?.postingId ?? ''}/applications`
    expect((await visitor.client.get(`${board}?sort=match`)).statusCode).toBe(200)
    expect((await visitor.client.get(`${board}?sort=due`)).statusCode).toBe(400)
    expect((await visitor.client.get(`${board}?order=asc`)).statusCode).toBe(400)
  })
})
