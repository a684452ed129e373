import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import {
  DAY_MS,
  applicationsApi,
  candidateMessagesApi,
  companyMessagesApi,
  consoleApi,
  placesApi,
} from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { Idempotency } from '../../../services/idempotency/idempotency'
import type { Message } from '../../../services/outbox/queue'
import { addressMark, enqueue } from '../../../services/outbox/queue'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { applied, candidate, published, signedIn, verifiedCompany } from '../../../testing/live-market'
import { listenTo } from '../../../testing/live-stream'
import { FACTS, GROUND, decided, moderator } from '../../../testing/moderation'
import { ApplicationEntity } from '../applications/application.table'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { Changes } from '../core/change'
import { LiveBus } from '../core/live/live-bus'
import { SuspendedCompanies } from './suspended-companies'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`ends of suspensions: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

/** Longer than the clock waits between two looks. */
const A_LOOK_MS = 11_000
/** More of the machine's time than its ticks take, also when it is busy. */
const SOON_MS = 30_000

describe('The end of a suspension', () => {
  let test: TestApp
  let base: string
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    base = await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  const restored = async (target: string) =>
    (await test.db.read.findBy(AuditEntryEntity, { target }))
      .filter(({ action }) => action.endsWith('.restored'))
      .map(({ action, actor, details }) => `${action} by ${actor}: ${String(details?.['reason'])}`)

  it('is told to a company: by mail, under the bell of its Admins and on their screens, once', async () => {
    const ben = await verifiedCompany(test, `ben@${host('back')}`, 'Back Again Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    await decided(await moderator(test), asha, ['company', ben.id], 'suspend', { days: 7 })
    test.clock.advance(7 * DAY_MS - 2_000)
    const screen = await listenTo(base, (await signedIn(test, ben.email)).client, ben.place)
    await screen.start()
    expect(screen.events.filter(({ event }) => event.topics.includes('team'))).toEqual([])

    test.clock.advance(A_LOOK_MS)
    await screen.next('team', ben.place, SOON_MS)
    await screen.close()
    const about = { subject: 'A decision about your company', says: 'is over' }
    const [mail] = await test.mailbox.arrived(ben.email, about)
    expect(mail?.text).toContain('The suspension of your company is over: nothing is restricted any more.')
    const bell = async () =>
      (await ben.team.call(companyMessagesApi.notifications)).items.filter(({ title }) =>
        title.includes('is over'),
      )
    expect(await bell()).toHaveLength(1)
    expect((await test.db.read.findOneByOrFail(CompanyProofEntity, { companyId: ben.id })).state).toBe(
      'verified',
    )

    test.clock.advance(A_LOOK_MS)
    test.clock.advance(A_LOOK_MS)
    expect(await bell()).toHaveLength(1)
    expect(await restored(ben.id)).toEqual(['company.restored by system: its time is over'])
  })

  it('is told to a person, whose places are open again', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: asha.email } })
    await console.call(consoleApi.suspend, {
      params: { id: items[0]?.id ?? '' },
      body: { ground: GROUND, facts: FACTS, days: 7 },
    })
    expect((await asha.me.send(placesApi.get)).statusCode).toBe(403)
    test.clock.advance(7 * DAY_MS)
    const about = { subject: 'A decision about your account', says: 'is over' }
    const [mail] = await test.mailbox.arrived(asha.email, about)
    expect(mail?.text).toContain('place=me')
    expect(await restored(items[0]?.id ?? '')).toEqual(['account.restored by system: its time is over'])
    const back = (await signedIn(test, asha.email)).at('me')
    const news = (await back.call(candidateMessagesApi.notifications)).items
    expect(news.filter(({ title }) => title.includes('is over'))).toHaveLength(1)
  })
})

describe('What follows from suspensions', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('goes on for other companies when it fails for one', async () => {
    const { db, clock, config } = test
    // The application's own outbox finds what is stored here.
    const outbox = {
      enqueue: (manager: EntityManager, messages: readonly Message[]) =>
        enqueue(manager, messages, { now: clock.now(), mark: addressMark(config.sessionSecret) }),
      nudge: () => undefined,
    }
    const idempotency = new Idempotency(db, clock)
    const changes = new Changes({ db, clock, idempotency, bus: new LiveBus({ db, prefix: 'ends' }), outbox })
    const troubles: unknown[] = []
    const kinds = new SuspendedCompanies(db, changes, (error) => troubles.push(error)).clockKinds()

    const console = await moderator(test)
    const waiting = []
    for (const name of ['First', 'Second', 'Third']) {
      const ben = await verifiedCompany(test, `ben@${host('rests')}`, `${name} Ltd`)
      const asha = await candidate(test, `asha@${host('mail')}`)
      const { id } = await applied(asha, (await published(test, ben)).id)
      await decided(console, asha, ['company', ben.id], 'suspend')
      await test.mailbox.arrived(asha.email, { subject: 'A company you applied to' })
      waiting.push({ ben, asha, id })
    }
    const broken = waiting[randomInt(3)]
    const companyId = In(waiting.map(({ ben }) => ben.id))
    await db.write((m) => m.update(CompanyProofEntity, { companyId }, { untoldAfter: '' }))
    // Nobody is behind this one, as after a repair by hand that went wrong.
    await db.write((m) => m.update(ApplicationEntity, { id: broken?.id ?? '' }, { candidateId: 'nobody' }))
    const others = waiting.filter((one) => one !== broken)

    for (const kind of kinds) expect(await kind.run()).toBe(false)
    expect(troubles).toHaveLength(1)
    for (const { asha } of others)
      await test.mailbox.arrived(asha.email, { subject: 'A company you applied to', count: 2 })

    test.clock.advance(15 * DAY_MS)
    for (const kind of kinds) expect(await kind.run()).toBe(false)
    expect(troubles).toHaveLength(3)
    for (const { asha, id } of others) {
      const me = (await signedIn(test, asha.email)).at('me')
      expect((await me.call(applicationsApi.get, { params: { id } })).status).toBe('Rejected')
    }
  })
})
