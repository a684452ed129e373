import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { DAY_MS, MINUTE_MS, candidateMessagesApi, jobsApi } from '@tryka/domain'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import { publishedBy } from '../../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'
import { outboxIdle } from '../../../../testing/outbox'
import { deriveKey } from '../../../../keys'
import { Idempotency } from '../../../../services/idempotency/idempotency'
import type { Message } from '../../../../services/outbox/queue'
import { addressMark, enqueue } from '../../../../services/outbox/queue'
import { Changes } from '../../core/change'
import { LiveBus } from '../../core/live/live-bus'
import { noColumns } from '../../core/columns'
import { MatchLists } from '../../matching/lists'
import { JobsService } from '../candidate/jobs.service'
import { SearchAlerts } from './search-alerts'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`search alerts: seed ${seed}`)

describe('Alerts of saved searches', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('tell once a day of jobs posted since, and stay silent when there are none or they are off', async () => {
    const { db, clock, config, mailbox } = test
    const mark = addressMark(config.sessionSecret)
    // The application's own outbox finds what is stored here.
    const outbox = {
      enqueue: (manager: EntityManager, messages: readonly Message[]) =>
        enqueue(manager, messages, { now: clock.now(), mark }),
      nudge: () => undefined,
    }
    const idempotency = new Idempotency(db, clock)
    const changes = new Changes({ db, clock, idempotency, bus: new LiveBus({ db, prefix: '' }), outbox })
    const jobs = new JobsService(
      db,
      clock,
      new MatchLists(db, noColumns),
      deriveKey(config.sessionSecret, 'test'),
    )
    const alerts = new SearchAlerts({ db, clock, config, changes, columns: noColumns }, jobs, (error) => {
      throw error
    })
    const ben = await verifiedCompany(test, `ben@firm-${seed}.com`, 'Northwind')
    const asha = await candidate(test, `asha@mail-${seed}.com`)
    const search = { query: { q: 'Ledger' } }
    for (const alert of ['daily', 'off'])
      await asha.me.call(jobsApi.createSearch, { body: { ...search, name: `Ledgers ${alert}`, alert } })
    const told = () => mailbox.mails.filter(({ text }) => text.includes('Ledgers'))

    clock.advance(DAY_MS)
    await alerts.look()
    await outboxIdle(test)
    expect(told()).toEqual([])

    clock.advance(MINUTE_MS)
    await publishedBy(test, ben, 'Ledger Engineer')
    clock.advance(DAY_MS)
    await alerts.look()
    await alerts.look()
    const [mail] = await mailbox.arrived(asha.email, { subject: 'New jobs for your search' })
    await outboxIdle(test)

    expect(told()).toHaveLength(1)
    expect(mail?.text).toContain('1 new job matches “Ledgers daily”.\n\n“Ledger Engineer” at “Northwind”')
    expect(mail?.text).toContain(`${config.appUrl}/candidate-dashboard?section=opportunities&place=me`)
    const { items } = await asha.me.call(candidateMessagesApi.notifications)
    expect(items.filter(({ title }) => title.includes('Ledgers'))).toHaveLength(1)
  })
})
