import { DAY_MS, marketApi } from '@tryka/domain'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import { deriveKey } from '../../../../keys'
import { Idempotency } from '../../../../services/idempotency/idempotency'
import { Changes } from '../../core/change'
import { processBus } from '../../core/live-bus'
import { Post } from '../../core/post'
import { JobsService } from '../candidate/jobs.service'
import { PostingEntity } from '../posting.table'
import { SavedSearchEntity } from './saved-search.table'
import { SearchAlerts } from './search-alerts'

jest.setTimeout(60_000)

describe('Alerts of saved searches', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('tell once a day of jobs posted since, and stay silent when there are none or they are off', async () => {
    const { db, clock, config, mailbox } = test
    const client = test.client()
    const opened = await client.post(marketApi.open.endpoint.path, { persona: 'candidate' })
    const { id: marketId, candidate } = opened.json<{ id: string; candidate: { id: string } }>()
    const failed = (error: unknown) => {
      throw error
    }
    const post = new Post(mailbox, { appUrl: config.appUrl, realAddressesOnly: false, onFailure: failed })
    const idempotency = new Idempotency(db, clock)
    const changes = new Changes({ db, clock, idempotency, bus: processBus(), post })
    const jobs = new JobsService(db, clock, deriveKey(config.sessionSecret, 'test'))
    const alerts = new SearchAlerts({ db, clock, config, changes }, jobs)
    const own = { marketId, candidateId: candidate.id }
    await db.write((m) => m.delete(SavedSearchEntity, own))
    const search = { name: 'All remote', query: { location: 'Remote' } }
    for (const alert of ['daily', 'off'])
      await client.post('/api/saved-searches', { ...search, name: `${search.name} ${alert}`, alert })
    // News of this kind come by mail unless the person chose otherwise.
    const told = () => mailbox.mails.filter(({ text }) => text.includes('All remote'))

    clock.advance(DAY_MS)
    await alerts.sweep()
    expect(told()).toEqual([])

    const [job] = await db.read.findBy(PostingEntity, {
      marketId,
      status: 'Active',
      location: 'Remote',
    })
    clock.advance(DAY_MS)
    const postedAt = new Date(clock.now().getTime() - 60_000).toISOString()
    await db.write((m) => m.update(PostingEntity, { id: job?.id ?? '', marketId }, { postedAt }))
    await alerts.sweep()
    await alerts.sweep()

    expect(told()).toMatchObject([{ subject: 'New jobs for a saved search' }])
    expect(told()[0]?.text).toContain('1 new job matches “All remote daily”.')
    expect(told()[0]?.text).toContain(`${config.appUrl}/candidate-dashboard?section=opportunities`)
  })
})
