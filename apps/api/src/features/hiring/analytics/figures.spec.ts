import {
  analyticsApi,
  ANALYTICS_RANGE_IDS,
  cohort,
  firstResponse,
  funnel,
  hirePoints,
  localDay,
  sourceCounts,
  timeToFill,
  timeToHire,
} from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { ApplicationEntity } from '../applications/application.table'
import { JobViewEntity } from '../postings/candidate/job.table'
import { PostingEntity } from '../postings/posting.table'

describe('The figures that the database sums up', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  const cases = ANALYTICS_RANGE_IDS.flatMap((range) =>
    ['true', 'false'].map((finishedOnly) => [range, finishedOnly] as const),
  )

  it.each(cases)('are those of the rules, row by row: %s, finished only %s', async (range, finishedOnly) => {
    const { id: marketId, company } = visitor.market
    const own = { marketId, companyId: company.id }
    const rows = await test.db.read.findBy(ApplicationEntity, own)
    const postings = await test.db.read.findBy(PostingEntity, own)
    const views = await test.db.read.findBy(JobViewEntity, { marketId })

    const [first] = postings
    for (const postingId of [undefined, first?.id ?? '']) {
      const query = { range, finishedOnly, ...(postingId ? { postingId } : {}) }
      const answer = await visitor.call(analyticsApi.get, { query })

      const from = new Date(answer.from)
      const mine = rows.filter((row) => postingId === undefined || row.postingId === postingId)
      const ids = new Set(
        postings.map(({ id }) => id).filter((id) => postingId === undefined || id === postingId),
      )
      const seen = views.filter(
        (view) => ids.has(view.postingId) && view.day >= localDay(from, answer.timeZone),
      )
      const counted = cohort(mine, from, finishedOnly === 'true')
      const activated = new Map(postings.map(({ id, firstActivatedAt }) => [id, firstActivatedAt ?? '']))
      expect(answer).toMatchObject({
        cohort: counted.length,
        funnel: funnel(
          counted,
          seen.reduce((sum, { people }) => sum + people, 0),
        ),
        sources: sourceCounts(counted),
        hires: hirePoints(mine, from),
        timeToHire: timeToHire(hirePoints(mine, from)),
        timeToFill: timeToFill(mine, activated, from),
        firstResponse: firstResponse(counted),
      })
    }
  })
})
