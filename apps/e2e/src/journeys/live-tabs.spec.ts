import type { BrowserContext, Request } from '@playwright/test'
import { getCompanyApplication, rejectApplication, startReview } from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { expect, test } from '../support/fixtures'
import { applied, ROLE } from '../support/hiring'
import { pageClient } from '../support/page-client'

/** What the other side does shows within this time, in every tab. */
const LIVE = { timeout: 5_000 }

/** How many event streams this browser holds open now. */
function streamsOf(context: BrowserContext): () => number {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') open.add(request)
  })
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  // A tab that is closed does not always say how its requests ended.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = Date.now()
  await work()
  return Date.now() - start
}

test.describe('Many tabs of one browser', () => {
  test('are all ready, hear the same news by one stream, and outlive the one that held it @desktop', async ({
    context,
    page,
    places,
  }) => {
    const streams = streamsOf(context)
    const first = new CandidateDashboard(page, places)
    await first.open('overview')
    const { id } = await applied(page, places)
    const tabs = [first]
    const times = [await timed(() => first.open('applications'))]
    while (tabs.length < 8) {
      const tab = new CandidateDashboard(await context.newPage(), places)
      times.push(await timed(() => tab.open('applications')))
      tabs.push(tab)
    }
    // A tab that waits for a free connection waits for ever.
    const [, , , ...later] = times
    expect(Math.max(...later)).toBeLessThan(6 * Math.max(...times.slice(0, 3)) + 1_000)
    await expect.poll(streams).toBe(1)

    const last = tabs.at(-1)?.page ?? page
    const client = pageClient(last, places)
    const params = { id }
    const { version } = await client.call(getCompanyApplication, { params })
    await client.call(startReview, { params, body: { version } })
    const row = (tab: CandidateDashboard) => tab.row(ROLE).filter({ hasText: 'Meridian Chain' })
    for (const tab of tabs) await expect(row(tab)).toContainText('Under Review', LIVE)

    await page.close()
    const left = tabs.slice(1)
    await expect.poll(streams).toBe(1)
    const now = await client.call(getCompanyApplication, { params })
    await client.call(rejectApplication, { params, body: { reasonId: 'skills', version: now.version } })
    for (const tab of left) await expect(row(tab)).toContainText('Rejected', LIVE)
  })

  test('do not wait for one another when one is loaded again and again @desktop', async ({
    page,
    places,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('applications')
    const heading = candidate.main.getByRole('heading', { level: 1, name: 'Applications' })
    const times: number[] = []
    for (let round = 0; round < 9; round += 1)
      times.push(
        await timed(async () => {
          await page.reload()
          await heading.waitFor()
        }),
      )
    expect(Math.max(...times.slice(3))).toBeLessThan(6 * Math.max(...times.slice(0, 3)) + 1_000)
  })
})
