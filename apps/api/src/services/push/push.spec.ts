import { randomInt } from 'node:crypto'
import { candidateMessagesApi, companyMessagesApi, deliveryApi, pushApi } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import { appliedFor, hourAhead, publishedBy } from '../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../testing/live-market'
import { decided, moderator } from '../../testing/moderation'
import { outboxIdle, outboxWhen } from '../../testing/outbox'
import type { PushService, PushedBrowser } from '../../testing/push-service'
import { startPushService, vapidOf } from '../../testing/push-service'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`push: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
type Someone = Awaited<ReturnType<typeof candidate>>

describe('Pushes to browsers', () => {
  let service: PushService
  let test: TestApp
  beforeAll(async () => {
    service = await startPushService()
    const config = { guestsPerHour: 1_000, pushHosts: [service.host] }
    test = await buildTestApp({ config, deps: { pushAgent: service.agent } })
  })
  beforeEach(() => service.status(201))
  afterAll(async () => {
    await test.close()
    await service.stop()
  })

  async function hiring(name: string) {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, name)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await publishedBy(test, ben, 'Ledger Engineer')
    return { ben, asha, posting, application: await appliedFor(asha, ben, posting.id) }
  }
  async function turnedOn({ me }: Someone): Promise<{ browser: PushedBrowser; id: string }> {
    const browser = service.browser()
    const { id } = await me.call(pushApi.add, { body: browser.subscription })
    return { browser, id }
  }
  const notes = async (browser: PushedBrowser, count: number) => {
    const end = Date.now() + 45_000
    while (service.notesOf(browser).length < count) {
      if (Date.now() > end) throw new Error(`${service.notesOf(browser).length} of ${count} pushes arrived`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return service.notesOf(browser)
  }
  /** Why pushes of a kind were not sent. */
  const reasonsOf = async (what: string) =>
    (await outboxIdle(test))
      .filter(({ channel, kind, state }) => channel === 'push' && kind === what && state === 'dropped')
      .map(({ lastError }) => lastError)
  const states = async ({ me }: Someone) =>
    (await me.call(pushApi.browsers)).items.map(({ state, current }) => [state, current])

  it('say what happened without a name, encrypted for this browser, from a server that proves itself', async () => {
    const { asha, application } = await hiring('Northwind')
    const { key } = await asha.me.call(pushApi.key)
    const { browser } = await turnedOn(asha)

    await application.review()

    const [note] = await notes(browser, 1)
    expect(note).toEqual({
      tag: expect.stringMatching(/^[\w-]{36}$/) as string,
      kind: 'Application updates',
      title: 'Your application is under review',
      body: '',
      link: `/candidate-dashboard?section=applications&application=${application.id}&place=me`,
    })
    const push = service.pushes.find(({ path }) => browser.endpoint.endsWith(path))
    if (!push) throw new Error('There is no push')
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
    expect(Number(push.headers.ttl)).toBeGreaterThan(60)
    expect(push.body.byteLength).toBeLessThan(4_096)
    const vapid = vapidOf(push.headers)
    expect(vapid).toMatchObject({ key, aud: `https://${service.host}` })
    expect(vapid.sub).toMatch(/^mailto:/)
    expect(push.body.includes('Northwind')).toBe(false)
    expect(await states(asha)).toEqual([['active', true]])
  })

  it('name what they are about once the person wants that, and what is muted or off not at all', async () => {
    const { ben, asha, application } = await hiring('Southwind')
    const { browser } = await turnedOn(asha)
    const choose = (body: object) => asha.me.call(deliveryApi.setPreferences, { body })
    await choose({ showDetails: true, kinds: { Messages: { push: false } } })

    await application.review()
    const [note] = await notes(browser, 1)
    expect(note?.['body']).toBe('Your application is under review: Ledger Engineer at Southwind')

    const { candidate: person } = await application.get()
    const write = { body: { to: person.id, subject: 'Hello', body: 'Hello.' } }
    await ben.team.call(companyMessagesApi.compose, write)
    expect(await reasonsOf('Messages')).toEqual(['switched off'])
    // Muted from the line under the bell, which says whose it is.
    const [line] = (await asha.me.call(candidateMessagesApi.notifications)).items
    expect(line?.companyId).toBe(ben.id)
    await choose({ mute: { companyId: ben.id, muted: true } })
    await application.propose([hourAhead(test, 60)])
    expect(await reasonsOf('Interview reminders')).toEqual(['muted'])
    const muted = await choose({
      kinds: { Messages: { push: true } },
      mute: { companyId: ben.id, muted: true },
    })
    expect(muted.muted).toMatchObject([{ id: ben.id, name: 'Southwind' }])
    await ben.team.call(companyMessagesApi.compose, write)
    expect((await reasonsOf('Messages')).sort()).toEqual(['muted', 'switched off'])
    await choose({ mute: { companyId: ben.id, muted: false } })
    await ben.team.call(companyMessagesApi.compose, write)
    const [, message] = await notes(browser, 2)
    expect(message).toMatchObject({ kind: 'Messages', title: 'You have a message' })
    expect(message?.['link']).toMatch(/section=messages&conversation=[\w-]+&place=me$/)
  })

  it('do not name a job that was taken down while they waited', async () => {
    const { asha, application, posting } = await hiring('Shady Pushes')
    const { browser } = await turnedOn(asha)
    await asha.me.call(deliveryApi.setPreferences, { body: { showDetails: true } })
    service.status(429, { 'retry-after': '120' })
    await application.review()
    await outboxWhen(test.db, (rows) => rows.some(({ lastError }) => lastError === 'PUSH_FAILED'))
    await decided(await moderator(test), asha, ['posting', posting.id], 'take_down')

    service.status(201)
    const before = service.notesOf(browser).length
    test.clock.advance(121_000)
    const again = await notes(browser, before + 1)
    expect(again.at(-1)).toMatchObject({
      title: 'Your application is under review',
      body: 'Your application is under review.',
    })
  })

  it('wait out what a push service asks for, and forget a browser that it knows no more', async () => {
    const { asha, application } = await hiring('Patient')
    const [first, second] = [await turnedOn(asha), await turnedOn(asha)]
    service.status(429, { 'retry-after': '120' })
    await application.review()
    const asked = await outboxWhen(test.db, (rows) =>
      rows.some(({ channel, lastError }) => channel === 'push' && lastError === 'PUSH_FAILED'),
    )
    const row = asked.find(({ lastError }) => lastError === 'PUSH_FAILED')
    expect(Date.parse(row?.notBefore ?? '') - test.clock.now().getTime()).toBe(120_000)

    const gone = first.browser.endpoint
    service.answerWith((response) => {
      const isGone = gone.endsWith(service.pushes.at(-1)?.path ?? '-')
      response.writeHead(isGone ? 410 : 201).end()
    })
    test.clock.advance(121_000)
    await outboxWhen(test.db, (rows) => rows.some(({ id, state }) => id === row?.id && state === 'sent'))

    expect((await states(asha)).map(([state]) => state).sort()).toEqual(['active', 'gone'])
    expect(service.notesOf(second.browser).length).toBeGreaterThan(0)
    const answer = await asha.me.send(pushApi.test, { params: { id: first.id } })
    expect(refusalOf(answer)).toEqual([409, 'PUSH_GONE'])
    // Turned on anew, it takes the place of what is gone.
    await turnedOn(asha)
    expect((await states(asha)).map(([state]) => state)).toEqual(['active', 'active'])
  })
})
