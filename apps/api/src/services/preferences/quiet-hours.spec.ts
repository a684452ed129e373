import { randomInt } from 'node:crypto'
import { companyInterviewsApi, companyMessagesApi, deliveryApi } from '@tryka/domain'
import type { DeliveryPreferencesUpdate } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../testing/live-market'
import { outboxIdle } from '../../testing/outbox'
import { OutboxEntity } from '../outbox/outbox.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`quiet hours: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
/** 22:00 in Kolkata, where Asha is; the company is in Oslo, at 17:30. */
const NIGHT = '2026-03-02T16:30:00.000Z'
const MORNING = '2026-03-03T02:30:00.000Z'

describe('What people choose about deliveries', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
  })
  afterEach(() => test.close())

  async function hiring() {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Northwind')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await publishedBy(test, ben, 'Ledger Engineer')
    const application = await appliedFor(asha, ben, posting.id)
    await outboxIdle(test)
    return { ben, asha, application }
  }
  const choose = ({ me }: Awaited<ReturnType<typeof candidate>>, body: DeliveryPreferencesUpdate) =>
    me.call(deliveryApi.setPreferences, { body })
  const waiting = async () =>
    (await outboxIdle(test)).filter(({ state }) => state === 'queued').map(({ notBefore }) => notBefore)

  it('waits for the morning of the person, and comes then', async () => {
    const { asha, application } = await hiring()
    test.clock.set(NIGHT)
    await application.review()
    expect(await waiting()).toEqual([MORNING])
    expect(test.mailbox.mails.filter(({ text }) => text.includes('under review'))).toEqual([])
    expect(await test.db.read.findOneBy(OutboxEntity, { notBefore: MORNING })).toMatchObject({ tries: 0 })

    // An offer is a decision, and is not held.
    await application.offer(test)
    await test.mailbox.arrived(asha.email, { subject: 'You have an offer' })

    test.clock.set(MORNING)
    await test.mailbox.arrived(asha.email, { subject: 'Your application has news' })
  })

  it('holds an interview that is far away, and not one within twelve hours', async () => {
    const { ben, asha, application } = await hiring()
    test.clock.set(NIGHT)
    const far = hourAhead(test, 60)
    const interview = await application.propose([far])
    const agreed = await confirmedAt(asha, interview, far)
    const held = (await outboxIdle(test)).filter(
      ({ notBefore, state }) => state === 'queued' && notBefore === MORNING,
    )
    expect(held.length).toBeGreaterThan(0)
    await ben.team.call(companyInterviewsApi.cancel, {
      params: { id: agreed.id },
      body: { version: agreed.version },
    })
    const near = hourAhead(test, 5)
    await confirmedAt(asha, await application.propose([near]), near)
    await test.mailbox.arrived(asha.email, { subject: 'Interview confirmed' })
  })

  it('follows hours and a zone of their own, or none', async () => {
    const { asha, application } = await hiring()
    expect((await asha.me.call(deliveryApi.preferences)).zone).toBe('Asia/Kolkata')
    test.clock.set(NIGHT)
    const chosen = await choose(asha, {
      timeZone: 'America/New_York',
      quietHours: { from: '23:00', to: '06:30' },
    })
    expect(chosen).toMatchObject({ zone: 'America/New_York', quietHours: { from: '23:00', to: '06:30' } })
    await application.review()
    await test.mailbox.arrived(asha.email, { subject: 'Your application has news' })
    await choose(asha, { timeZone: null, quietHours: null })
    await application.propose([hourAhead(test, 60)])
    await test.mailbox.arrived(asha.email, { subject: 'Choose a time' })
  })

  it('mutes a company, but no decision of it', async () => {
    const { ben, asha, application } = await hiring()
    const { muted } = await choose(asha, { mute: { companyId: ben.id, muted: true } })
    expect(muted.map(({ name }) => name)).toEqual(['Northwind'])
    const { candidate: person } = await application.get()
    await ben.team.call(companyMessagesApi.compose, {
      body: { to: person.id, subject: 'Hello', body: 'Hello.' },
    })
    await application.review()
    await application.offer(test)
    await test.mailbox.arrived(asha.email, { subject: 'You have an offer' })
    const rows = (await outboxIdle(test)).filter(
      ({ companyId, lastError }) => companyId && lastError === 'muted',
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['Application updates', 'Messages'])
    expect(test.mailbox.mails.filter(({ text }) => text.includes('under review'))).toEqual([])
  })

  it('refuses what makes no sense, and never breaks', async () => {
    const { asha } = await hiring()
    const nobody = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
    for (const body of [
      { quietHours: { from: '9:00', to: '25:00' } },
      { quietHours: { from: '09:00', to: '09:00' } },
      { quietHours: 'night' },
      { timeZone: 'Mars/Olympus' },
      { showDetails: 'yes' },
      { kinds: { Messages: { email: 'no' } } },
      { kinds: { Messages: { sms: true } } },
      { kinds: null, more: 'x'.repeat(1_000_000) },
    ]) {
      const { statusCode } = await asha.me.send(deliveryApi.setPreferences, { body })
      expect([400, 413]).toContain(statusCode)
    }
    const unknown = await asha.me.send(deliveryApi.setPreferences, {
      body: { mute: { companyId: nobody, muted: true } },
    })
    expect(refusalOf(unknown)).toEqual([404, 'NOT_FOUND'])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        asha.me.send(deliveryApi.setPreferences, { body: { showDetails: n % 2 === 0 } }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
